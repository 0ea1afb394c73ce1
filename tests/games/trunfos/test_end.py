"""The next round and the end of the game."""

import pytest
from tests.games.clauses import clause
from tests.games.trunfos.playing import (
    ANA,
    BIA,
    DAVI,
    JACK,
    P,
    before_scoring,
    score,
    split,
    told,
    win,
)

from tertulia.core.position import PASS
from tertulia.core.rng import Rng
from tertulia.games.trunfos import GAME


@clause("TRUNFOS-FLOW-1", "TRUNFOS-FLOW-2", "TRUNFOS-END-1")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_is_three_rounds_of_two_auctions_and_twelve_tricks(seats):
    match = GAME.start(seats, 4)
    GAME.rollout(match, Rng(4))
    assert match.over
    assert match.log is not None
    names = [GAME.events[event.kind].name for event in match.log.events]
    flow = [name for name in names if name in ("opened", "won", "next", "ended")]
    round_flow = ["opened"] * 2 + ["won"] * 12
    assert flow == [*round_flow, "next", *round_flow, "next", *round_flow, "ended"]


@clause("TRUNFOS-NEXT-1", "TRUNFOS-R-A43")
def test_the_most_points_in_total_begin_the_next_round():
    match = before_scoring(4, [9, 13, 0, 0])
    win(match, JACK, "P1 P2 P3 P4")  # Most in this round, not in total.
    score(match)
    assert match.table.round == 1
    assert match.table.first == BIA
    assert told(match, "next") == [(BIA, 1)]
    assert match.to_move == (BIA,)


@clause("TRUNFOS-NEXT-1", "TRUNFOS-R-A43")
def test_points_count_after_the_use_of_bonus_cards():
    match = before_scoring(4, [14, 12, 0, 0], bonus=[0])
    win(match, ANA, "P1 P3 P4 P5")
    score(match)
    assert match.scores == (18, 12, 0, 0)
    match.play(ANA, P)
    assert match.scores == (14, 12, 0, 0)
    assert match.table.first == ANA


@clause("TRUNFOS-R-A43")
def test_a_bonus_card_may_pass_the_lead_to_another():
    match = before_scoring(4, [14, 13, 0, 0], bonus=[0])
    match.table.predict(ANA, split(2, 0, 0, 0))
    win(match, ANA, "P1 P3 P4 P5")  # One level is left: 2 points, while four cards are deducted.
    score(match)
    assert match.scores == (16, 13, 0, 0)
    match.play(ANA, P)
    assert match.scores == (12, 13, 0, 0)
    assert match.table.first == BIA


@clause("TRUNFOS-R-A43")
@pytest.mark.parametrize(
    ("first", "totals", "next_first"),
    [
        (ANA, [9, 9, 9, 9], BIA),
        (BIA, [9, 9, 0, 0], ANA),
        (BIA, [9, 9, 0, 9], DAVI),
        (DAVI, [0, 9, 0, 9], BIA),
        (JACK, [0, 0, 9, 0], JACK),
    ],
)
def test_of_those_tied_the_first_clockwise_from_the_left_of_the_first_player(
    first, totals, next_first
):
    match = before_scoring(4, totals, first=first)
    score(match)
    assert match.table.first == next_first


@clause("TRUNFOS-R-A43")
def test_by_option_chance_decides_between_those_tied():
    chosen = set()
    for seed in range(40):
        match = before_scoring(4, [9, 0, 9, 9], first=BIA, seed=seed, next_first_tie="random")
        score(match)
        chosen.add(match.table.first)
    assert chosen == {ANA, JACK, DAVI}


@clause("TRUNFOS-R-A7", "TRUNFOS-C-4", "TRUNFOS-C-27")
def test_prediction_markers_return_to_0_for_every_round():
    match = before_scoring(4, [0, 0, 0, 0])
    match.table.predict(ANA, split(3, 3, 3, 3))
    win(match, BIA, "P1 P2 P3 P4")
    score(match)
    match.play(ANA, PASS)
    assert match.table.round == 1
    assert match.table.marks == match.table.predicted == match.table.won == (0, 0, 0, 0)
    assert match.scores == (24, 4, 0, 0)
