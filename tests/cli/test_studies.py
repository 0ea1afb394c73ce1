"""The commands of the laboratory: what they leave, and what they say of bad input."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import polars
import pytest

import tertulia
from tertulia import texts

NAME = sorted(tertulia.games())[0]
VARIED = next(each for each in tertulia.game(NAME).options if each.values)
ROOT = Path(__file__).parents[2]
BOTH = ("--bots", "random,greedy", "--seats", "2", "--workers", "1")
QUICK = ("--bots", "random", "--games", "2", "--workers", "1")


def test_a_study_is_kept_in_a_folder_and_goes_on(run, tmp_path):
    study = ("simulate", NAME, *QUICK, "--out", str(tmp_path / "study"), "--decisions")
    assert run(*study)[0] == 0
    code, _, err = run(*study)
    assert (code, "--resume to go on" in err) == (2, True)
    assert run(*study, "--resume")[0] == 0
    assert polars.read_parquet(tmp_path / "study" / "games" / "*.parquet").height == 2
    assert polars.read_parquet(tmp_path / "study" / "decisions" / "*.parquet").height > 2


def test_a_tournament_ends_with_a_ladder(run, tmp_path):
    file = tmp_path / "ladder.json"
    code, out, _ = run("tournament", NAME, *BOTH, "--deals", "1", "--json", str(file))
    assert code == 0
    assert "Rating" in out
    assert {row["bot"] for row in json.loads(file.read_text())["ladder"]} == {"random", "greedy"}


def test_a_report_says_how_to_get_it_again(run, tmp_path):
    file = tmp_path / "report.html"
    code, out, _ = run("report", NAME, *QUICK, "--out", str(file), "--lang", "en")
    assert (code, str(file) in out) == (0, True)
    page = file.read_text("utf-8")
    assert f"tertulia report {NAME} --bots random" in page
    assert '<html lang="en">' in page


def test_a_report_compares_a_deck_with_another(run, tmp_path):
    deck = tmp_path / "mine.toml"
    assert run("deck", "new", NAME, str(deck))[0] == 0
    file = tmp_path / "report.html"
    study = ("report", NAME, *QUICK, "--against", str(deck), "--out", str(file), "--lang", "en")
    assert run(*study)[0] == 0
    assert "Nothing changed for certain" in file.read_text("utf-8")


def test_a_sweep_is_a_table_and_json(run, tmp_path):
    file = tmp_path / "sweep.json"
    vary = f"{VARIED.name}={','.join(VARIED.values[:2])}"
    code, out, _ = run("sweep", NAME, *QUICK, "--vary", vary, "--json", str(file), "--lang", "en")
    assert code == 0
    assert "Rounds a game" in out
    assert json.loads(file.read_text())["values"] == list(VARIED.values[:2])


@pytest.mark.parametrize("lang", texts.languages())
def test_a_study_speaks_the_language_that_is_named(run, lang):
    heads = [texts.say(lang, f"lab-column-{head}") for head in ("bot", "win-share")]
    for study in (("simulate", NAME, *QUICK), ("tournament", NAME, *BOTH, "--deals", "1")):
        code, out, _ = run(*study, "--lang", lang)
        assert code == 0
        assert all(head in out for head in heads)


def test_an_interruption_leaves_a_page_of_what_is_done(run, tmp_path, monkeypatch):
    def interrupt(progress, task, more):
        raise KeyboardInterrupt

    monkeypatch.setattr("tertulia.lab.showing.Progress.advance", interrupt)
    file = tmp_path / "report.html"
    study = ("report", NAME, *QUICK, "--against-option", "nothing=1", "--out", str(file))
    assert run(*study)[0] == 2
    deck = next(iter(tertulia.game(NAME).decks))
    code, out, _ = run("report", NAME, *QUICK, "--against", deck, "--out", str(file))
    assert (code, "Stopped; studies done: 1 of 2." in out) == (130, True)
    assert "<main>" in file.read_text("utf-8")
    vary = f"{VARIED.name}={','.join(VARIED.values[:2])}"
    code, out, _ = run("sweep", NAME, *QUICK, "--vary", vary)
    assert (code, f"Stopped at {VARIED.values[0]}." in out) == (130, True)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("report", NAME, "--out", "no/such/report.html"), "out: 'no/such/report.html' is not"),
        (("report", NAME, "--out", "x.html", "--against", "nonsense"), "deck: 'nonsense'"),
        (("report", NAME, "--out", "x.html", "--lang", "tlh"), "lang: 'tlh'"),
        (("report", NAME, "--out", "x.html", "--bots", "clever"), "bots: 'clever'"),
        (("sweep", NAME, "--vary", "nonsense=1..2"), "nonsense: 'nonsense' is not possible"),
        (("sweep", NAME, "--vary", "nonsense"), "vary: 'nonsense' is not possible"),
        (("tournament", NAME, "--bots", "random"), "bots: 'random' is not possible"),
        (("simulate", NAME, "--resume"), "out: '' is not possible; allowed: a folder"),
        (("simulate", NAME, "--bots", "absent.py:Player"), "bots: 'absent.py:Player'"),
    ],
)
def test_bad_input_is_one_line_and_nothing_is_played(run, words, said, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    code, out, err = run(*words)
    assert (code, out) == (2, "")
    assert err.startswith(said)
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_the_sweeps_of_the_documentation_run(run):
    page = (ROOT / "docs" / "laboratory.md").read_text("utf-8")
    commands = re.findall(r"(?m)^    tertulia (sweep .*?)(?: --games \d+)?$", page)
    assert len(commands) == 3
    for command in commands:
        code, _, err = run(*command.split(), "--games", "1", "--workers", "1")
        assert code == 0, err


@pytest.mark.skipif(sys.platform != "linux", reason="sees in /proc that a worker begins")
@pytest.mark.parametrize(
    "study",
    [
        ("simulate", "--games", "100000"),
        ("tournament", "--bots", "random,greedy", "--deals", "50000"),
        ("report", "--games", "100000", "--out", "report.html"),
        ("sweep", "--games", "100000", "--vary", f"{VARIED.name}={VARIED.values[0]}"),
    ],
    ids=lambda study: study[0],
)
def test_ctrl_c_is_quiet_while_workers_begin(study, tmp_path):
    command, *words = study
    process = subprocess.Popen(
        [sys.executable, "-c", "from tertulia.cli import main; main()", command, NAME, *words],
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    while len(children.read_text().split()) < 2:  # the first is Python's own, for semaphores
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does
    _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, "")
