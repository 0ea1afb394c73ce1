"""Rules of the house that no linter knows: who may name a game, what must not be in a file."""

import ast
import json
import re
import subprocess
import sys
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tertulia.table.seats import TIMES
from tertulia.table.talk import PHRASES

ROOT = Path(__file__).resolve().parent.parent
LONGEST = 450
# Only a game's own folder, its texts, its tests and pages about it may name it.
MAY_NAME_GAMES = (
    *("src/tertulia/games/", "src/tertulia/locales/"),
    *("tests/", "docs/", "benchmarks/", "examples/"),
)
# Machines differ; what is committed fits all. Written in parts, so that this file passes.
PLACES = ["/" + "work/", "/" + "tmp/bash_jobs", "/" + "root/"]
REGISTRIES = ["pypi" + ".org", "pythonhosted" + ".org", "registry." + "npmjs", "--index" + "-url"]
REGISTRIES += ["--find" + "-links", "--extra-index" + "-url"]


@cache
def tracked() -> list[str]:
    found = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if found.returncode:
        pytest.skip("not a git checkout")
    names = found.stdout.decode().split("\0")
    return [name for name in names if name and (ROOT / name).is_file()]


@cache
def text(name: str) -> str:
    data = (ROOT / name).read_bytes()
    return "" if b"\0" in data[:8000] else data.decode("utf-8", "replace")


def places(words: list[str], names: list[str]) -> list[str]:
    pattern = re.compile("|".join(map(re.escape, words)), re.IGNORECASE)
    return [
        f"{name}:{number}: {line.strip()[:120]}"
        for name in names
        for number, line in enumerate(text(name).splitlines(), 1)
        if pattern.search(line)
    ]


def games() -> list[str]:
    project = tomllib.loads(text("pyproject.toml"))["project"]
    # Those that are here and those that are to come.
    return sorted({"trunfos", "troika", "troja", *project["entry-points"]["tertulia.games"]})


def test_only_a_game_names_a_game():
    names = [
        name
        for name in tracked()
        if not name.startswith(MAY_NAME_GAMES) and name != "pyproject.toml" and "/" in name
    ]
    assert places(games(), names) == []


def test_no_file_names_a_place_of_one_machine():
    assert places(PLACES + REGISTRIES, tracked()) == []


def test_files_can_be_read_in_one_sitting():
    names = [name for name in tracked() if name.endswith((".py", ".pyi", ".ts", ".tsx", ".js"))]
    lengths = {name: len(text(name).splitlines()) for name in names}
    assert {name: n for name, n in lengths.items() if n > LONGEST} == {}


def test_the_client_never_takes_text_for_markup():
    names = [name for name in tracked() if name.startswith("ui/src/")]
    assert names
    assert places(["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write"], names) == []


@pytest.mark.parametrize(
    ("file", "name", "known"),
    [("Manners.tsx", "PHRASES", PHRASES), ("Help.tsx", "TIMES", TIMES)],
)
def test_the_client_offers_what_the_server_takes(file, name, known):
    (told,) = re.findall(rf"const {name} = (\[.*\]);", text(f"ui/src/chrome/{file}"))
    assert tuple(json.loads(told)) == known


def test_the_figures_of_speed_are_the_same_wherever_they_stand():
    pages = [
        [line for line in text(name).splitlines() if re.match(r"\| \d+ \|", line)]
        for name in ("README.md", "docs/speed.md")
    ]
    assert pages[0]
    assert pages[0] == pages[1]


def test_compiled_packages_need_nothing_installed():
    # An installer compiles them where only mypy is present, with what it brings; there another
    # import would be an error.
    known = sys.stdlib_module_names | {"librt", "mypy_extensions", "tertulia"}
    for name in tracked():
        if re.match(r"src/tertulia/(core|games|bots)/.*\.py$", name):
            for node in ast.walk(ast.parse(text(name))):
                found = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
                found += (
                    [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
                )
                assert {module.split(".")[0] for module in found} <= known, name


def test_locked_packages_have_versions_and_hashes():
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith((" ", "#")):
                assert re.match(r"[a-z0-9-]+(\[[a-z,]+\])?==\S+", line), (path.name, line)
                assert line.endswith("\\"), (path.name, line)
