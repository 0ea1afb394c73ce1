"""Every clause has a test, and the code names only clauses that exist."""

import pytest
from tests.games.clauses import ROOT, covered, listed, mentioned, names_one

from tertulia.games.troika import GAME

TESTS = ROOT / "tests/games/troika"
KNOWN, NEEDED = listed(TESTS / "clauses.txt")


def test_every_clause_is_covered_by_a_test():
    assert sorted(NEEDED - set(covered(TESTS))) == []


def test_tests_name_only_clauses_that_exist():
    assert {name: at for name, at in covered(TESTS).items() if name not in KNOWN} == {}


@pytest.mark.parametrize("folder", ["src/tertulia/games/troika", "tests/games/troika"])
def test_files_mention_only_clauses_that_exist(folder):
    found = mentioned(ROOT / folder, "TROIKA")
    assert {name: at for name, at in found.items() if not names_one(name, KNOWN)} == {}


def test_events_and_options_name_a_clause():
    assert {told.rule for told in GAME.events} <= KNOWN
    assert {choice.rule for choice in GAME.options} <= KNOWN
