"""Every clause has a test, and the code names only clauses that exist."""

import re

import pytest
from tests.games.clauses import ROOT, covered, listed

from tertulia.games.troja import GAME

TESTS = ROOT / "tests/games/troja"
KNOWN, NEEDED = listed(TESTS / "clauses.txt")
ID = re.compile(r"TROJA-[A-Z]+(?:\.\d)?(?:\.[a-c])?(?:-EX)?(?:-[A-Z]+)?-\d+")


def test_the_list_is_whole():
    assert len(KNOWN) == 321
    assert len(KNOWN - NEEDED) == 14


def test_every_clause_is_covered_by_a_test():
    assert sorted(NEEDED - set(covered(TESTS))) == []


def test_tests_name_only_clauses_that_exist():
    assert {name: at for name, at in covered(TESTS).items() if name not in KNOWN} == {}


@pytest.mark.parametrize("folder", ["src/tertulia/games/troja", "tests/games/troja"])
def test_files_mention_only_clauses_that_exist(folder):
    found: dict[str, str] = {}
    for path in (ROOT / folder).rglob("*.py"):
        for name in ID.findall(path.read_text(encoding="utf-8")):
            found.setdefault(name, path.name)
    assert {name: at for name, at in found.items() if name not in KNOWN} == {}


def test_events_and_options_name_a_clause():
    assert {told.rule for told in GAME.events} <= KNOWN
    assert {choice.rule for choice in GAME.options} <= KNOWN
