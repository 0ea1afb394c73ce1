"""The prediction card."""

import pytest
from tests.games.clauses import clause
from tests.games.trunfos.playing import (
    ANA,
    BIA,
    DAVI,
    JACK,
    at_tricks,
    bid,
    bid_own,
    marks,
    play,
    predict,
    split,
    told,
    views,
)

from tertulia.core.errors import BadOption, IllegalMove
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.cards import unpack
from tertulia.games.trunfos.types import Play


def after_bids(numbers: list[int], **options: object) -> Play:
    deal: dict[str, list[int]] = {"first": [ANA]}
    match = GAME.start(len(numbers), 0, options, deal)
    bid_own(match, numbers)
    return match


def ways(match: Play, seat: int) -> set[tuple[int, ...]]:
    return {tuple(unpack(answer)) for answer in match.decision(seat).answers}


@clause("TRUNFOS-PREDICTION-2", "TRUNFOS-PREDICTION-EX-2", "TRUNFOS-R-A18")
def test_a_bid_of_2_gives_two_steps_split_as_you_like():
    match = after_bids([2, 1, 1, 1])
    assert ways(match, ANA) == {
        *[(2, 0, 0, 0), (0, 2, 0, 0), (0, 0, 2, 0), (0, 0, 0, 2)],
        *[(1, 1, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1), (0, 1, 1, 0), (0, 1, 0, 1), (0, 0, 1, 1)],
    }
    assert match.decision(ANA).kind == "allocate"


@clause("TRUNFOS-R-A18")
@pytest.mark.parametrize(("number", "splits"), list(enumerate([1, 4, 10, 20, 35, 56, 84])))
def test_exactly_the_bid_in_whole_steps(number, splits):
    match = after_bids([number, 1, 1])
    if number == 0:
        assert match.to_move == (BIA, JACK)  # Nothing to move, so Ana isn't asked.
        return
    found = ways(match, ANA)
    assert len(found) == splits
    assert all(sum(columns) == number and min(columns) >= 0 for columns in found)
    for wrong in (split(number - 1, 0, 0, 0), split(number, 1, 0, 0), -1, 1 << 32):
        with pytest.raises(IllegalMove) as error:
            match.play(ANA, wrong)
        assert error.value.rule == "TRUNFOS-R-A18"


@clause("TRUNFOS-PREDICTION-1", "TRUNFOS-PREDICTION-EX-1")
def test_a_marker_at_2_in_the_parrot_column_is_met_by_two_tricks_led_with_parrot():
    match = at_tricks(
        ["P12 P11 S12", "P1 P3 S1 C1", "P4 P5 S3 C3", "P7 P8 S4 C4"],
        [(2, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)],
    )
    play(match, "S12 S1 S3 S4")
    assert marks(match, ANA) == [2, 0, 0, 0]
    play(match, "P12 P1 P4 P7")
    assert marks(match, ANA) == [1, 0, 0, 0]
    play(match, "P11 P3 P5 P8")
    assert marks(match, ANA) == [0, 0, 0, 0]


@clause("TRUNFOS-R-A17", "TRUNFOS-C-11")
def test_bids_are_distributed_after_each_auction_and_the_second_only_adds():
    match = after_bids([2, 0, 0])
    predict(match, [split(2, 0, 0, 0), 0, 0])
    assert marks(match, ANA) == [2, 0, 0, 0]
    bid_own(match, [3, 0, 0])
    assert len(ways(match, ANA)) == 20
    predict(match, [split(0, 3, 0, 0), 0, 0])
    assert marks(match, ANA) == [2, 3, 0, 0]


@clause("TRUNFOS-R-A16")
def test_the_winner_sees_the_face_down_card_before_distributing():
    match = after_bids([1, 1, 1])
    for seat, lot, _, card in told(match, "collected"):
        assert match.to_move == (ANA, BIA, JACK)
        assert lot == seat
        assert match.view(seat).secrets.hand(seat) >> card & 1


@clause("TRUNFOS-R-A19", "TRUNFOS-C-11")
def test_a_column_stops_at_its_end():
    match = after_bids([6, 0, 0], prediction_max=3)
    assert (3, 3, 0, 0) in ways(match, ANA)
    assert all(max(columns) <= 3 for columns in ways(match, ANA))
    with pytest.raises(IllegalMove) as error:
        match.play(ANA, split(4, 2, 0, 0))
    assert error.value.rule == "TRUNFOS-R-A19"
    predict(match, [split(3, 3, 0, 0), 0, 0])
    bid_own(match, [6, 0, 0])
    assert ways(match, ANA) == {(0, 0, 3, 3)}


@clause("TRUNFOS-R-A19", "TRUNFOS-C-29")
def test_columns_too_short_for_two_highest_bids_are_refused():
    with pytest.raises(BadOption) as error:
        GAME.start(4, options={"prediction_max": 2})
    assert error.value.field == "prediction_max"
    assert "3" in error.value.allowed


@clause("TRUNFOS-R-A20")
def test_all_predict_at_the_same_time_in_secret_and_are_revealed_together():
    match = after_bids([1, 2, 0, 3])
    splits = [split(0, 0, 0, 1), split(1, 1, 0, 0), 0, split(1, 1, 1, 0)]
    assert match.to_move == (ANA, BIA, DAVI)
    for seat in (DAVI, ANA):
        match.play(seat, splits[seat])
        for viewer, view in views(match).items():
            if viewer != seat:
                assert seat not in match.to_move
                assert view.table.marks == (0, 0, 0, 0)
                assert not view.commits or view.commits[seat] < 0
    assert told(match, "predicted") == []
    match.play(BIA, splits[BIA])
    assert told(match, "predicted") == [(s, splits[s]) for s in (ANA, BIA, DAVI)]
    assert all(view.table.marks == tuple(splits) for view in views(match).values())


@clause("TRUNFOS-R-A20")
def test_by_option_they_predict_openly_and_clockwise():
    match = GAME.start(4, 0, {"prediction_reveal": "clockwise"}, {"first": [JACK]})
    for lot, number in ((2, 1), (3, 0), (0, 2), (1, 3)):
        bid(match, lot, number)
    for seat, answer in ((JACK, split(1, 0, 0, 0)), (ANA, split(0, 2, 0, 0))):
        assert match.to_move == (seat,)
        match.play(seat, answer)
        assert all(view.table.marks[seat] == answer for view in views(match).values())
    assert match.to_move == (BIA,)
