"""The tools of the checks: whole states, their differences, and the tests of chance."""

from fractions import Fraction
from typing import Any

import pytest
from tests.small.duel import GAME
from tests.small.played import at_visits

from tertulia.core.match import Match
from tertulia.core.position import Step, View
from tertulia.core.rng import Rng
from tertulia.testing import differences, digest_of, state_of
from tertulia.testing.statistics import at_least, chi_square
from tertulia.testing.trial import UNSHARED

# What a match of the duel consists of. Whoever adds a field adds it here and to the copies.
MATCH = {
    "asked",
    "commits",
    "drawn",
    "epoch",
    "game",
    "horizon",
    "log",
    "observer",
    "owing",
    "root",
    "rules",
    "script",
    "secrets",
    "seats",
    "seed",
    "seen",
    "table",
    "top",
}
BOARD = {
    "boosts",
    "called",
    "cancelled",
    "first",
    "gone",
    "round",
    "sizes",
    "stakes",
    "voids",
    "wins",
}


class Base:
    __slots__ = ("a",)


class Slotted(Base):
    __slots__ = ("b", "never")

    def __init__(self, a, b):
        self.a = a
        self.b = b


class Loose(Slotted):
    def __init__(self):
        super().__init__(1, [2, {"x": {3, 4}}])
        self.c = True


def test_every_field_is_seen_in_both_builds():
    state = state_of(at_visits())
    assert isinstance(state, dict)
    assert set(state) - {""} == MATCH
    assert set(state["table"]) - {""} == BOARD
    assert state["top"]["seat"] == 0
    assert state["top"]["below"] is None
    assert {"inputs", "outcomes", "events", "points"} <= set(state["log"])
    assert len(state["log"]["events"]) == 7
    assert {"kind", "args", "audience", "shown", "seq"} <= set(state["log"]["events"][0])
    assert state["root"]["k0"] == Rng(5).k0


def test_the_stack_is_followed_down():
    match = at_visits()
    match.play(0, 1)
    state: Any = state_of(match, UNSHARED)
    top = state["top"]
    assert [top[""], top["below"][""], top["below"]["below"][""]] == ["Veto", "Boost", "Visits"]


def test_slots_loose_and_unset_fields():
    assert state_of(Loose()) == {"": "Loose", "a": 1, "b": (2, {"x": (3, 4)}), "c": 1}
    assert state_of(Loose(), frozenset({"b"})) == {"": "Loose", "a": 1, "c": 1}


def test_rules_show_their_tables_only_when_asked_for():
    match = GAME.start(3)
    state: Any = state_of(match)
    assert state["game"] == "game duel"
    assert set(state["rules"]) == {"", "seats", "options", "deck"}
    tables: Any = state_of(match.rules)
    assert "actions" in tables


def test_differences_name_the_path_and_both_values():
    one, other = Loose(), Loose()
    other.b = [2, {"x": {3, 5}}]
    found = list(differences(state_of(one), state_of(other)))
    assert found == ["b[1]['x'][1]: 4 and 5"]
    assert list(differences(state_of(one), state_of(Base()))) != []
    assert list(differences((1, 2), (1, 2, 3))) == ["value: (1, 2) and (1, 2, 3)"]
    assert list(differences({"a": 1}, {"a": 1, "b": 2})) == ["['b']: 'missing' and 2"]
    assert list(differences(state_of(one), state_of(Loose()))) == []


def test_digests_follow_the_state():
    match = GAME.start(3, 1)
    assert digest_of(match) == digest_of(GAME.start(3, 1))
    assert digest_of(match) != digest_of(GAME.start(3, 2))


def test_copies_and_views_are_new_objects_that_share_steps():
    match = at_visits()
    copy, view = match.copy(), match.view(1)
    assert isinstance(copy, Match)
    assert isinstance(view, View)
    assert copy.table is not match.table
    assert view.table is not match.table
    assert isinstance(copy.top, Step)
    assert copy.top is match.top


# From tables of the chi-square distribution.
@pytest.mark.parametrize(
    ("statistic", "freedom", "probability"),
    [(5.991, 2, 0.05), (30.578, 15, 0.01), (149.449, 100, 0.001), (9.342, 10, 0.5)],
)
def test_chi_square(statistic, freedom, probability):
    # Counts of two cells at the ends of the same expectation, which give the wanted statistic.
    expected = 1e6
    shift = (statistic * expected / 2) ** 0.5
    counts = dict.fromkeys(range(freedom + 1), expected)
    counts[0] += shift
    counts[1] -= shift
    weights = dict.fromkeys(counts, 1.0)
    assert chi_square(counts, weights) == pytest.approx(probability, rel=0.04)


def test_chi_square_of_one_cell_says_nothing():
    assert chi_square({"a": 9}, {"a": 1.0}) == 1.0


def test_at_least():
    assert at_least(0, 5) == 1
    assert at_least(5, 5) == Fraction(1, 32)
    assert at_least(3, 4) == Fraction(5, 16)
