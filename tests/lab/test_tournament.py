"""Tournaments: who sits where, what the ladder says, and who is refused."""

import json
from collections import Counter
from itertools import combinations

import pytest

from tertulia.core.errors import BadOption, UnknownGame
from tertulia.lab.plan import Played
from tertulia.lab.tournament import Result, Standings, hold, lineups, make_tournament, rate

BOTS = ("greedy", "random", "search:2it", "search:3it")


def test_all_tables_of_the_entrants_play():
    assert lineups(("a", "b", "c", "d"), 3) == list(combinations("abcd", 3))
    assert lineups(("a", "b"), 2) == [("a", "b")]
    assert lineups(("a", "b"), 4) == [("a", "b", "a", "b")]


def test_each_deal_is_played_at_every_table_from_every_seat():
    held = make_tournament("trunfos", BOTS, deals=2, seats=3)
    assert held.games == 4 * 2 * 3
    sat: Counter = Counter()
    for plan in held.tables:
        assert plan.seed == 0
        for number in range(plan.games):
            for seat in range(3):
                sat[plan.deal(number), plan.entrant(number, seat), seat] += 1
    assert set(sat.values()) == {3}  # each entrant is at three of the four tables
    assert len(sat) == 2 * 4 * 3


def test_the_better_player_leads_the_ladder_whoever_works():
    held = make_tournament("trunfos", ("random", "greedy", "search:1it"), deals=3, seats=3)
    one, two = hold(held, workers=1), hold(held, workers=2)
    assert {**one.data(), "seconds": 0} == {**two.data(), "seconds": 0}
    assert json.loads(json.dumps(one.data()))["finished"] == 9
    ladder = one.ladder()
    assert ladder[0]["bot"] == "greedy"
    assert sum(row["win_share"] * row["seats_played"] for row in ladder) == pytest.approx(9, 1e-4)
    for row in ladder:
        assert row["ci_low"] <= row["win_share"] <= row["ci_high"]
        assert row["rating_low"] < row["rating"] < row["rating_high"]


def test_pairs_compare_two_at_one_table_by_the_seats_they_had():
    held = make_tournament("trunfos", ("greedy", "random"), deals=1, seats=3)
    assert held.tables[0].bots == ("greedy", "random", "greedy")
    # Seats 0 and 2 of game 0 are greedy's: a win shared by all three is level.
    (pair,) = Standings(held, [Played(0, 9, (0, 1, 2), (5, 5, 5))], 1.0, False).pairs()
    assert (pair["bot"], pair["against"], pair["win_share"]) == ("greedy", "random", 0.5)


def test_ratings_follow_wins_and_ties_leave_equals_equal():
    def game(*won: float) -> Result:
        return Result(0, dict(zip("abc", won, strict=True)), dict.fromkeys("abc", 1))

    means = {name: mean for name, (mean, _) in rate([game(1, 0, 0)] * 20, tuple("abc")).items()}
    assert means["a"] > 25 > means["b"]
    even = rate([game(1 / 3, 1 / 3, 1 / 3)] * 20, tuple("abc"))
    assert len({round(mean, 6) for mean, _ in even.values()}) == 1
    more = rate([game(1, 0, 0), game(0, 1, 0), game(0, 0, 1)] * 20, tuple("abc"))
    few = rate([game(1, 0, 0), game(0, 1, 0), game(0, 0, 1)], tuple("abc"))
    assert more["a"][1] < few["a"][1]


@pytest.mark.parametrize(
    ("arguments", "error", "said"),
    [
        ({"name": "chess"}, UnknownGame, "chess"),
        ({"bots": ("greedy",)}, BadOption, "at least 2, all different"),
        ({"bots": ("greedy", "greedy")}, BadOption, "at least 2, all different"),
        ({"bots": ("greedy", "clever")}, BadOption, "clever"),
        ({"deals": 10_000_000}, BadOption, "deals"),
        ({"seats": 9}, BadOption, "seats"),
    ],
)
def test_a_wrong_tournament_names_its_field(arguments, error, said):
    with pytest.raises(error, match=said):
        make_tournament(**{"name": "trunfos", "bots": BOTS, "deals": 1, **arguments})
