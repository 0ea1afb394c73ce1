"""Card Auction: the deal, the layout, bids and who is surpassed, the second auction."""

import pytest
from tests.games.clauses import clause
from tests.games.trunfos.playing import (
    ANA,
    BIA,
    DAVI,
    JACK,
    bid,
    bid_own,
    deal_of,
    deck,
    mask,
    predict,
    split,
    told,
    told_to,
    views,
)

from tertulia.core.bits import count, members
from tertulia.core.errors import IllegalMove, NotPossible
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.types import Play

HANDS = [
    "P1 P2 P3 P4 P5 P6  P7 P8 P9  P10 P11 P12",
    "S1 S2 S3 S4 S5 S6  S7 S8 S9  S10 S11 S12",
    "H1 H2 H3 H4 H5 H6  H7 H8 H9  H10 H11 H12",
    "C1 C2 C3 C4 C5 C6  C7 C8 C9  C10 C11 C12",
]


def table(first: int = ANA, **options: object) -> Play:
    return GAME.start(4, 0, options, deal_of(HANDS, first))


def offered(match: Play) -> set[tuple[int, int]]:
    """The auction cards and numbers that may be bid."""
    (seat,) = match.to_move
    return {(answer // 64, answer % 64) for answer in match.decision(seat).answers}


def every(lots: set[int], numbers: range) -> set[tuple[int, int]]:
    return {(lot, number) for lot in lots for number in numbers}


# The deal and the layout.


@clause("TRUNFOS-AUCTION-1.a", "TRUNFOS-R-A10")
@pytest.mark.parametrize("seats", [3, 4])
def test_six_cards_are_dealt_to_each_from_the_whole_deck(seats):
    dealt = [[cards for _, cards in told(GAME.start(seats, seed), "dealt")] for seed in range(30)]
    assert all(count(hand) == 6 for hands in dealt for hand in hands)
    assert all(count(sum(hands)) == 6 * seats for hands in dealt)
    assert len({tuple(hands) for hands in dealt}) == 30
    together = 0
    for hands in dealt:
        together |= hands[0]
    assert members(together) == deck(seats)


@clause("TRUNFOS-AUCTION-1.b")
def test_you_see_your_own_hand_and_no_other():
    match = table()
    for viewer, view in views(match).items():
        hands = [view.secrets.hand(seat) for seat in range(4)]
        own = [mask(HANDS[seat]) & match.secrets.hand(seat) for seat in range(4)]
        assert hands == [cards if seat == viewer else 0 for seat, cards in enumerate(own)]
        known = [args for args in told_to(match, viewer, "dealt") if len(args) == 2]
        assert known == ([] if viewer is None else [(viewer, own[viewer])])


@clause("TRUNFOS-AUCTION-2", "TRUNFOS-R-A11", "TRUNFOS-C-3")
def test_each_auction_card_holds_one_card_face_down_and_two_face_up():
    match = table()
    assert match.table.lots == (mask("P8 P9"), mask("S8 S9"), mask("H8 H9"), mask("C8 C9"))
    assert told(match, "laid") == list(enumerate(match.table.lots))
    for view in views(match).values():
        assert view.table.lots == match.table.lots
        assert view.secrets.down == (-1, -1, -1, -1)


# Bids.


@clause("TRUNFOS-AUCTION-3.a", "TRUNFOS-R-A12", "TRUNFOS-R-A13", "TRUNFOS-C-5")
def test_the_first_player_may_bid_0_to_6_on_any_auction_card():
    match = table(first=JACK)
    assert match.to_move == (JACK,)
    assert match.decision(JACK).rule == "TRUNFOS-AUCTION-3.a"
    assert offered(match) == every({0, 1, 2, 3}, range(7))


@clause("TRUNFOS-R-A12", "TRUNFOS-R-A13")
def test_a_track_from_1_to_6():
    match = table(auction_track=[1, 2, 3, 4, 5, 6])
    assert offered(match) == every({0, 1, 2, 3}, range(1, 7))


@clause("TRUNFOS-R-A13")
def test_a_track_with_gaps():
    match = table(auction_track=[0, 2, 5])
    bid(match, 0, 2)
    assert offered(match) == {(0, 5), *((lot, n) for lot in (1, 2, 3) for n in (0, 2, 5))}


@clause("TRUNFOS-AUCTION-4.a", "TRUNFOS-AUCTION-4.b")
def test_turns_go_clockwise_and_an_empty_auction_card_takes_any_number():
    match = table(first=JACK)
    for seat, lot in ((JACK, 2), (DAVI, 0), (ANA, 3), (BIA, 1)):
        assert match.to_move == (seat,)
        assert {number for at, number in offered(match) if at == lot} == set(range(7))
        bid(match, lot, 4)


@clause("TRUNFOS-AUCTION-4.c", "TRUNFOS-R-A14", "TRUNFOS-C-5")
def test_another_players_marker_must_be_surpassed_by_any_jump():
    match = table()
    bid(match, 0, 3)
    assert offered(match) == every({0}, range(4, 7)) | every({1, 2, 3}, range(7))
    for number in range(4):
        with pytest.raises(IllegalMove) as error:
            bid(match, 0, number)
        assert error.value.rule == "TRUNFOS-AUCTION-4.c"


@clause("TRUNFOS-R-A14", "TRUNFOS-C-5")
def test_nobody_may_pass():
    match = table()
    for _ in range(4):
        (seat,) = match.to_move
        with pytest.raises(IllegalMove):
            match.play(seat, -1)
        bid(match, seat, 0)


@clause("TRUNFOS-AUCTION-4.d", "TRUNFOS-R-A14b")
def test_the_surpassed_player_places_at_once_on_another_card_or_higher_on_the_same():
    match = table()
    bid(match, 0, 3)
    bid(match, 0, 4)
    assert match.to_move == (ANA,)
    assert told(match, "surpassed") == [(ANA, 0)]
    assert match.table.lot_of(ANA) == -1
    assert offered(match) == every({0}, range(5, 7)) | every({1, 2, 3}, range(7))


@clause("TRUNFOS-AUCTION-4.d", "TRUNFOS-R-A14b")
def test_two_players_may_raise_each_other_on_the_same_card():
    match = table()
    for number, seat in enumerate([ANA, BIA, ANA, BIA, ANA, BIA, ANA]):
        assert match.to_move == (seat,)
        bid(match, 0, number)
    assert match.to_move == (BIA,)
    bid(match, 1, 0)
    assert match.to_move == (JACK,)


@clause("TRUNFOS-AUCTION-4.d", "TRUNFOS-R-A14b", "TRUNFOS-R-A14c", "TRUNFOS-C-7")
def test_a_chain_goes_on_over_other_cards_until_a_marker_comes_to_an_empty_one():
    match = table()
    bid(match, 0, 1)
    bid(match, 1, 1)
    assert match.to_move == (JACK,)
    bid(match, 0, 2)  # Ana is surpassed,
    assert match.to_move == (ANA,)
    bid(match, 1, 4)  # and surpasses Bia,
    assert match.to_move == (BIA,)
    bid(match, 0, 6)  # who surpasses Jack,
    assert match.to_move == (JACK,)
    bid(match, 2, 0)  # who comes to an empty card: the chain ends.
    assert match.to_move == (DAVI,)
    bid(match, 3, 0)
    assert told(match, "collected")[:2] == [(BIA, 0, 6, 7), (ANA, 1, 4, 16 + 7)]


@clause("TRUNFOS-AUCTION-3.a", "TRUNFOS-AUCTION-4.d")
def test_whoever_is_surpassed_is_told_by_whom_in_the_own_turn_too():
    match = table()
    bid(match, 0, 1)
    assert match.decision(BIA).rule == "TRUNFOS-AUCTION-3.a"
    bid(match, 0, 2)  # Bia surpasses Ana,
    assert match.decision(ANA).rule == "TRUNFOS-AUCTION-4.d"
    bid(match, 0, 3)  # and Ana surpasses Bia, whose turn it still is.
    why = match.decision(BIA).why
    assert why is not None
    assert (why.rule, why.args) == ("TRUNFOS-AUCTION-4.d", {"seat": "seat:0"})
    bid(match, 1, 0)
    assert match.decision(JACK).rule == "TRUNFOS-AUCTION-3.a"


@clause("TRUNFOS-R-A14c", "TRUNFOS-R-A14d")
def test_after_a_chain_the_next_without_a_marker_bids_and_a_standing_bidder_does_not():
    match = table(first=DAVI)
    bid(match, 0, 1)  # Davi
    bid(match, 1, 1)  # Ana
    bid(match, 1, 2)  # Bia surpasses Ana, who was the one before.
    assert match.to_move == (ANA,)
    bid(match, 0, 5)  # Ana surpasses Davi, the last to place in this chain.
    bid(match, 3, 3)
    assert match.to_move == (JACK,)
    for seat in (ANA, BIA, DAVI):
        with pytest.raises(NotPossible):
            match.play(seat, 2 * 64)


@clause("TRUNFOS-R-A13", "TRUNFOS-C-8")
def test_a_bid_at_the_end_of_the_track_stands_and_there_is_always_an_empty_card():
    match = table()
    bid(match, 0, 6)
    bid(match, 1, 6)
    bid(match, 2, 6)
    assert offered(match) == every({3}, range(7))


@clause("TRUNFOS-AUCTION-5.a", "TRUNFOS-R-A14e", "TRUNFOS-C-9")
@pytest.mark.parametrize(("seats", "longest"), [(3, 15), (4, 22)])
def test_the_longest_auction_ends_after_22_placements_with_four_and_15_with_three(seats, longest):
    match = GAME.start(seats)
    while match.decision(match.to_move[0]).step == "Bid":
        (seat,) = match.to_move
        # The lowest raise there is; only without one, the next empty auction card at 0.
        taken = [lot for lot, standing in enumerate(match.table.bids) if standing != -1]
        answers = match.decision(seat).answers
        raises = [answer for answer in answers if answer // 64 in taken]
        match.play(seat, min(raises or answers, key=lambda answer: (answer % 64, answer)))
    assert len(told(match, "bid")) == longest


@clause("TRUNFOS-AUCTION-5.a", "TRUNFOS-C-9")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_shortest_auction_has_one_placement_each(seats):
    match = GAME.start(seats)
    bid_own(match, [2] * seats)
    assert match.to_move == tuple(range(seats))
    assert len(told(match, "bid")) == seats


@clause("TRUNFOS-AUCTION-5.b", "TRUNFOS-R-A21", "TRUNFOS-C-10")
def test_each_takes_the_three_cards_at_the_own_marker_and_only_the_face_up_ones_are_known():
    match = table()
    for lot in (2, 3, 0, 1):
        bid(match, lot, 1)
    assert match.secrets.hand(ANA) == mask("P1 P2 P3 P4 P5 P6  H7 H8 H9")
    assert match.secrets.hand(DAVI) == mask("C1 C2 C3 C4 C5 C6  S7 S8 S9")
    assert match.table.lots == (0, 0, 0, 0)
    for viewer, view in views(match).items():
        assert view.table.known[ANA] == mask("H8 H9")
        (collected,) = [a for a in told_to(match, viewer, "collected") if a[0] == ANA]
        assert collected == ((ANA, 2, 1, 32 + 7) if viewer == ANA else (ANA, 2, 1))


@clause("TRUNFOS-AUCTION-3.b", "TRUNFOS-AUCTION-5.c", "TRUNFOS-R-A1")
def test_the_winning_bid_goes_to_the_prediction_and_is_not_paid():
    match = table()
    bid(match, 1, 2)  # Ana, who will be surpassed
    bid(match, 1, 3)
    bid(match, 0, 5)  # Ana again
    bid(match, 2, 0)
    bid(match, 3, 1)
    splits = [split(5, 0, 0, 0), split(1, 1, 1, 0), split(0, 0, 0, 0), split(0, 0, 0, 1)]
    predict(match, splits)
    assert match.table.marks == tuple(splits)
    assert match.table.totals == (0, 0, 0, 0)


# The second auction.


@clause("TRUNFOS-AUCTION-6.a", "TRUNFOS-R-A16b", "TRUNFOS-C-12")
def test_the_second_auction_begins_with_new_sets_and_all_markers_returned():
    match = table()
    bid_own(match, [0, 0, 0, 0])
    assert [args[0] for args in told(match, "opened")] == [0, 1]
    assert match.table.bids == (-1, -1, -1, -1)
    assert match.table.lots == (mask("P11 P12"), mask("S11 S12"), mask("H11 H12"), mask("C11 C12"))
    assert offered(match) == every({0, 1, 2, 3}, range(7))


@clause("TRUNFOS-R-A10", "TRUNFOS-C-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_second_layout_uses_up_the_deck(seats):
    match = GAME.start(seats, 5)
    bid_own(match, [0] * seats)
    down = [1 << card for card in match.secrets.down[:seats]]
    hands = [match.secrets.hand(seat) for seat in range(seats)]
    seen = [*down, *hands, *match.table.lots[:seats]]
    assert sum(map(count, seen)) == 12 * seats
    assert members(sum(seen)) == deck(seats)


def first_auction_that_jack_closes(last_bidder: str) -> Play:
    """In turn order Davi is last, but the last marker placed is Jack's."""
    match = table(last_bidder=last_bidder)
    bid(match, 0, 0)
    bid(match, 1, 0)
    bid(match, 2, 0)
    bid(match, 2, 1)  # Davi surpasses Jack,
    bid(match, 3, 0)  # who comes to the last empty card.
    return match


@clause("TRUNFOS-AUCTION-6.b", "TRUNFOS-R-A15", "TRUNFOS-C-12")
@pytest.mark.parametrize(
    ("option", "order"),
    [
        ("chronological", [JACK, BIA, ANA, DAVI]),
        ("turn_order", [DAVI, JACK, BIA, ANA]),
    ],
)
def test_the_last_to_have_bid_begins_the_second_auction(option, order):
    match = first_auction_that_jack_closes(option)
    predict(match, [0, 0, 0, split(1, 0, 0, 0)])
    for seat in order:
        assert match.to_move == (seat,)
        bid(match, seat, 0)


@clause("TRUNFOS-AUCTION-6.c", "TRUNFOS-R-A15b", "TRUNFOS-C-12")
@pytest.mark.parametrize("first", [ANA, BIA, JACK, DAVI])
def test_the_second_auction_goes_counter_clockwise_and_the_tricks_clockwise(first):
    match = table(first=first)
    bid_own(match, [0, 0, 0, 0])
    last = (first + 3) % 4
    for turn in range(4):
        assert match.to_move == ((last - turn) % 4,)
        bid(match, (last - turn) % 4, 0)
    for turn in range(4):
        (seat,) = match.to_move
        assert seat == (first + turn) % 4
        match.play(seat, match.decision(seat).answers[0])


@clause("TRUNFOS-AUCTION-7.a", "TRUNFOS-AUCTION-7.b", "TRUNFOS-C-10", "TRUNFOS-C-11")
def test_afterwards_each_holds_12_cards_and_predicts_the_sum_of_both_bids():
    match = table()
    bid_own(match, [3, 0, 1, 6])
    assert [count(match.secrets.hand(seat)) for seat in range(4)] == [9, 9, 9, 9]
    predict(match, [split(1, 1, 1, 0), 0, split(0, 0, 0, 1), split(0, 0, 0, 6)])
    bid_own(match, [2, 4, 0, 6])
    predict(match, [split(2, 0, 0, 0), split(1, 1, 1, 1), 0, split(0, 0, 6, 0)])
    assert [match.secrets.hand(seat) for seat in range(4)] == [mask(hand) for hand in HANDS]
    assert match.table.marks == (
        split(3, 1, 1, 0),
        split(1, 1, 1, 1),
        split(0, 0, 0, 1),
        split(0, 0, 6, 6),
    )
