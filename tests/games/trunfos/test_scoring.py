"""End of Round and Scoring: the points of a round, and who wins the game."""

import pytest
from tests.games.clauses import clause
from tests.games.trunfos.playing import (
    ANA,
    BIA,
    DAVI,
    JACK,
    P,
    at_tricks,
    before_scoring,
    marks,
    play,
    play_out,
    score,
    split,
    told,
    win,
    won,
)

from tertulia.core.position import PASS
from tertulia.games.trunfos import GAME


def last_told(match):
    return GAME.text(match.rules, match.log.events[-1])


@clause("TRUNFOS-SCORE-1", "TRUNFOS-SCORE-4")
def test_the_round_is_scored_when_all_cards_are_played():
    match = at_tricks([""] * 4)
    play_out(match)
    points = [args[1] for args in told(match, "scored")]
    assert len(points) == 4
    assert match.scores == tuple(points)


@clause("TRUNFOS-SCORE-2", "TRUNFOS-R-A34")
def test_a_marker_above_0_costs_2_points_a_level_and_its_cards_nothing():
    match = before_scoring(4, [0, 0, 0, 0])
    match.table.predict(ANA, split(5, 0, 0, 0))
    win(match, ANA, "P1 P2 P3 P4")
    win(match, ANA, "P5 P6 P7 P8")
    assert marks(match, ANA) == [3, 0, 0, 0]
    assert score(match) == [6, 0, 0, 0]


@clause("TRUNFOS-SCORE-3", "TRUNFOS-R-A35", "TRUNFOS-R-A36", "TRUNFOS-R-A41")
def test_a_marker_on_0_costs_1_point_a_card_of_its_suit_predicted_or_not():
    match = before_scoring(4, [0, 0, 0, 0])
    match.table.predict(ANA, split(1, 0, 0, 0))
    win(match, ANA, "P1 P2 S3 H4")
    win(match, BIA, "C1 H2 H3 C4")
    assert marks(match, ANA) == [0, 0, 0, 0]
    assert score(match) == [2 + 1 + 1, 2 + 2, 0, 0]


@clause("TRUNFOS-R-A34b")
def test_winning_more_than_predicted_costs_only_through_the_cards():
    match = before_scoring(4, [0, 0, 0, 0])
    match.table.predict(ANA, split(0, 1, 0, 0))
    win(match, ANA, "S1 H2 H3 H4")
    win(match, ANA, "S2 H5 H6 H7")
    assert marks(match, ANA) == [0, 0, 0, 0]
    assert score(match)[ANA] == 2 + 6


@clause("TRUNFOS-R-A34b")
def test_a_missing_trick_costs_2_and_the_cards_of_its_column_are_free():
    match = before_scoring(4, [0, 0, 0, 0])
    match.table.predict(ANA, split(0, 2, 0, 0))
    win(match, ANA, "S1 S2 S3 S4")
    assert score(match)[ANA] == 2


@clause("TRUNFOS-R-A35")
@pytest.mark.parametrize(
    ("option", "predicted", "points"),
    [
        # Parrot, Sword and Ham of Ana; Sword and Coin of Bia.
        ("literal", 2, [6 + 1 + 2, 3 + 3]),
        ("literal", 1, [6 + 1 + 2, 3 + 3]),
        ("after_zero", 2, [1 + 1 + 0, 3 + 3]),
        ("after_zero", 1, [3 + 1 + 0, 3 + 3]),
        ("surplus_only", 2, [0 + 0 + 0, 0 + 3]),
        ("surplus_only", 1, [6 + 0 + 0, 0 + 3]),
        ("literal", 4, [2 * 2 + 1 + 2, 3 + 3]),
        ("after_zero", 4, [2 * 2 + 1 + 0, 3 + 3]),
        ("surplus_only", 4, [2 * 2 + 0 + 0, 0 + 3]),
    ],
)
def test_what_a_column_on_0_costs_is_an_option(option, predicted, points):
    match = before_scoring(3, [0, 0, 0], exact_scoring=option)
    match.table.predict(ANA, split(predicted, 0, 1, 0))
    win(match, ANA, "P1 P3 P4")
    win(match, ANA, "P5 P7 S1")
    win(match, ANA, "H1 H3 P8")
    win(match, BIA, "C1 S3 S4")
    win(match, BIA, "C3 S5 C4")
    assert won(match, ANA) == [6, 1, 2, 0]
    assert won(match, BIA) == [0, 3, 0, 3]
    assert score(match) == [*points, 0]


@clause("TRUNFOS-R-A45", "TRUNFOS-C-24", "TRUNFOS-SCORE-4")
def test_totals_have_no_upper_end():
    match = before_scoring(4, [10_000, 0, 0, 0])
    win(match, ANA, "P1 P2 P3 P4")
    score(match)
    assert match.scores == (10_004, 0, 0, 0)


@clause("TRUNFOS-C-24")
def test_the_dearest_round():
    # All tricks won and every card of theirs paid, or everything predicted and nothing won.
    match = before_scoring(4, [0, 0, 0, 0])
    for suit in "PSHC":
        for low in (1, 5, 9):
            win(match, ANA, " ".join(f"{suit}{rank}" for rank in range(low, low + 4)))
    match.table.predict(BIA, split(12, 0, 0, 0))
    assert score(match) == [48, 24, 0, 0]


@clause("TRUNFOS-SCORE-3", "TRUNFOS-C-23")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_every_column_on_0_the_scores_sum_to_all_cards(seats):
    match = at_tricks([""] * seats)
    play_out(match)
    assert sum(args[1] for args in told(match, "scored")) == 12 * seats


@clause("TRUNFOS-TRICK-3.b", "TRUNFOS-SCORE-2")
def test_a_trick_through_real_play_meets_its_prediction():
    match = at_tricks(["S12", "S3", "S4", "S5"], [(0, 1, 0, 0)] + [(0, 0, 0, 0)] * 3)
    play(match, "S12 S3 S4 S5")
    assert marks(match, ANA) == [0, 0, 0, 0]
    assert won(match, ANA) == [0, 4, 0, 0]


@clause("TRUNFOS-END-1", "TRUNFOS-END-2")
def test_after_three_rounds_the_fewest_points_win():
    match = before_scoring(4, [5, 4, 3, 6], round_number=2)
    assert not match.winners
    score(match)
    assert match.over
    assert not match.to_move
    assert match.scores == (5, 4, 3, 6)
    assert list(match.winners) == [JACK]
    assert told(match, "ended") == [(1 << JACK,)]
    assert last_told(match).rule == "TRUNFOS-END-2"


@clause("TRUNFOS-END-3", "TRUNFOS-R-A46", "TRUNFOS-C-28")
@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ([3, 4, 3, 6], (ANA, JACK)),
        ([6, 3, 3, 3], (BIA, JACK, DAVI)),
        ([3, 3, 3, 3], (ANA, BIA, JACK, DAVI)),
    ],
)
def test_those_tied_share_the_win(totals, winners):
    match = before_scoring(4, totals, round_number=2)
    score(match)
    assert match.winners == winners
    assert told(match, "ended") == [(sum(1 << seat for seat in winners),)]
    assert last_told(match).rule == "TRUNFOS-END-3"


@clause("TRUNFOS-END-2")
def test_bonus_cards_used_after_the_third_round_count_for_the_win():
    match = before_scoring(4, [14, 14, 18, 18], round_number=2, bonus=[0])
    match.table.predict(ANA, split(2, 0, 0, 0))
    win(match, ANA, "P1 P3 P4 P5")
    score(match)
    assert match.scores == (16, 14, 18, 18)
    match.play(ANA, P)
    for _ in range(3):
        match.play(match.to_move[0], PASS)
    assert match.scores == (12, 14, 18, 18)
    assert match.winners == (ANA,)
