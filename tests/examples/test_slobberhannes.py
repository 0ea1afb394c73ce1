"""The example is a package of its own, and everything there is plays it once it is installed.

It is installed where only these tests look. There the tests of the environments, the terminal, the
table and the pages find it beside the other games, and are run for it.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "slobberhannes"
NAME = EXAMPLE.name
OF_EVERY_GAME = [
    "tests/envs/test_peers.py",
    "tests/texts/test_texts.py",
    "tests/cli/test_sitting.py",
    "tests/table/test_live.py",
    "tests/web/test_after.py",
    "tests/web/test_pages.py",
    "tests/web/test_socket.py",
]

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """Runs Python where the example is installed, and gives what it printed."""
    folder = tmp_path_factory.mktemp(NAME)
    source, site = folder / "source", folder / "site"
    shutil.copytree(EXAMPLE, source)
    paths = [str(site), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}

    def run(*arguments):
        command = [sys.executable, *map(str, arguments)]
        done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
        return done.stdout

    alone = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation")
    run("-m", "pip", "install", *alone, "--target", site, source)
    return run


def tertulia(run, *arguments):
    return run("-c", "from tertulia.cli import main; main()", *arguments)


def test_it_holds_the_contract_and_its_rules(run):
    run("-m", "pytest", "-q", "-p", "no:cacheprovider", EXAMPLE / "tests")


def test_environments_terminal_table_and_pages_play_it(run):
    chosen = f"({NAME} or home_offers_every_game) and not postgresql"
    told = run("-m", "pytest", "-v", "-p", "no:cacheprovider", "-k", chosen, *OF_EVERY_GAME)
    assert "home_offers_every_game" in told
    for path in OF_EVERY_GAME:
        assert re.search(rf"{path}::.*{NAME}", told), f"no test of {path} plays it"


def test_greedy_beats_random_in_simulation(run, tmp_path):
    file = tmp_path / "result.json"
    bots = ("--bots", "greedy,random,random", "--json", file)
    tertulia(run, "simulate", NAME, "--seats", "3", "--games", "60", *bots, "--out", tmp_path / "s")
    greedy, others = json.loads(file.read_text())["entrants"]
    assert greedy["ci_low"] > 1 / 3 > others["ci_high"]


def test_search_leads_the_ladder_of_a_tournament(run, tmp_path):
    file = tmp_path / "ladder.json"
    bots = ("--bots", "random,greedy,search:30it", "--deals", "24", "--seats", "3", "--json", file)
    tertulia(run, "tournament", NAME, *bots)
    ladder = json.loads(file.read_text())["ladder"]
    assert [row["bot"] for row in ladder] == ["search:30it", "greedy", "random"]


def test_a_designer_reads_its_report(run, tmp_path):
    page = tmp_path / "report.html"
    tertulia(run, "report", NAME, "--games", "40", "--out", page)
    assert "Queen of clubs" in page.read_text(encoding="utf-8")
