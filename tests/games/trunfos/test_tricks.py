"""Trick-taking Game: following, the strongest card, what the winner does."""

import pytest
from tests.games.clauses import clause
from tests.games.trunfos.playing import (
    ANA,
    BIA,
    DAVI,
    JACK,
    at_tricks,
    bid,
    cards,
    held,
    marks,
    mask,
    play,
    told,
    told_to,
    views,
    won,
)

from tertulia.core.bits import count
from tertulia.core.errors import IllegalMove
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.cards import card_named
from tertulia.games.trunfos.types import Play

# Kraken cards are kept out of these tricks, except where said. Parrot is trump.
HANDS = [
    "P12 S12 S11 S4 H12 C12",
    "P3 P4 S5 S7 H4 C3",
    "P5 P7 H5 H7 H8 H9",
    "P8 P10 S1 S3 H1 C5",
]


def at_lead(first: int = ANA) -> Play:
    return at_tricks(HANDS, first=first)


def offered(match: Play) -> set[int]:
    (seat,) = match.to_move
    return set(match.decision(seat).answers)


# Who leads.


@clause("TRUNFOS-TRICK-1.a", "TRUNFOS-R-A22")
@pytest.mark.parametrize("first", [ANA, BIA, JACK, DAVI])
def test_the_rounds_first_player_leads_any_card_of_the_hand(first):
    match = at_lead(first)
    assert match.to_move == (first,)
    assert offered(match) == set(held(match, first))
    assert len(offered(match)) == 12


@clause("TRUNFOS-R-A22")
@pytest.mark.parametrize(
    ("leader", "last_bidder", "seat"),
    [
        ("round_first", "chronological", ANA),
        ("round_first", "turn_order", ANA),
        ("auction2_first", "chronological", DAVI),
        ("auction2_first", "turn_order", DAVI),
        ("auction2_last", "chronological", BIA),
        ("auction2_last", "turn_order", ANA),
    ],
)
def test_by_option_a_bidder_of_the_second_auction_leads(leader, last_bidder, seat):
    options = {"first_leader": leader, "last_bidder": last_bidder}
    match = GAME.start(4, 0, options, {"first": [ANA]})
    for lot in range(4):
        bid(match, lot, 0)
    assert match.to_move == (DAVI,)
    for lot in (3, 2, 1):  # Davi, Jack, Bia
        bid(match, lot, 0)
    bid(match, 1, 1)  # Ana, last in turn order, surpasses Bia,
    bid(match, 0, 0)  # who places last.
    match.play(ANA, 1)
    assert match.to_move == (seat,)
    assert told(match, "led") == [(seat,)]


# Following.


@clause("TRUNFOS-TRICK-1.b", "TRUNFOS-C-13", "TRUNFOS-R-A23")
def test_whoever_can_follow_must_and_need_neither_trump_nor_beat():
    match = at_lead()
    play(match, "S12")
    followers = set(cards("S5 S7")) | {c for c in held(match, BIA) if c >> 4 == 1}
    assert match.to_move == (BIA,)
    assert offered(match) == followers
    with pytest.raises(IllegalMove) as error:
        play(match, "P3")
    assert error.value.rule == "TRUNFOS-TRICK-1.b"


@clause("TRUNFOS-TRICK-1.c", "TRUNFOS-C-13", "TRUNFOS-R-A23")
def test_a_player_without_the_suit_led_may_play_any_card():
    hands = ["S12", "S11", "P1 P3 P4 P5 H1 H3 H4 H5 C1 C3 C4 C5", "S10"]
    match = at_tricks(hands)
    play(match, "S12 S11")
    assert match.to_move == (JACK,)
    assert offered(match) == set(cards(hands[JACK]))


@clause("TRUNFOS-R-A23", "TRUNFOS-KRAKEN-4")
def test_a_kraken_is_an_ordinary_card_of_its_suit():
    hands = ["S12 P1 P3", "S2 S6 P12 H12 C12 P4 P5 P7 H1 H3 C1 C3", "S3", "S4"]
    match = at_tricks(hands)
    play(match, "S12")
    assert offered(match) == set(cards("S2 S6"))


@clause("TRUNFOS-TRICK-1.d", "TRUNFOS-C-14")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_trick_is_complete_when_each_has_played_one_card(seats):
    match = at_tricks(["H9", "H1", "H3", "H4"][:seats])
    for turn, name in enumerate(["H9", "H1", "H3", "H4"][:seats]):
        assert match.to_move == (turn,)
        assert told(match, "won") == []
        play(match, name)
    assert told(match, "won") == [(ANA, card_named("H9"), 2)]


# The strongest card.


@clause("TRUNFOS-TRICK-2.a", "TRUNFOS-TRICK-3.a", "TRUNFOS-C-19", "TRUNFOS-R-A2")
def test_the_highest_trump_wins():
    match = at_tricks(
        [
            "S12",
            "P3 H1 H3 H4 C1 C3 C4 C5 C7 C8 C10 C11",
            "P12 H5 H7 H8 H9 H10 H11 H12 P5 P7 P8 P10",
            "S1",
        ]
    )
    play(match, "S12 P3 P12 S1")
    assert told(match, "won") == [(JACK, card_named("P12"), 1)]


@clause("TRUNFOS-TRICK-2.a")
def test_a_low_trump_beats_the_highest_card_of_the_suit_led():
    match = at_tricks(["S11", "P1 H1 H3 H4 C1 C3 C4 C5 C7 C8 C10 C11", "S12", "S1"])
    play(match, "S11 P1 S12 S1")
    assert told(match, "won")[0][0] == BIA


@clause("TRUNFOS-TRICK-2.b", "TRUNFOS-R-A24", "TRUNFOS-C-19", "TRUNFOS-R-A2")
def test_without_a_trump_the_highest_card_of_the_suit_led_wins():
    hands = ["S3", "S10", "H12 C12 H1 H3 H4 H5 H7 H8 C1 C3 C4 C5", "S1"]
    match = at_tricks(hands)
    play(match, "S3 S10 H12 S1")
    assert told(match, "won") == [(BIA, card_named("S10"), 1)]


# What the winner does.


@clause("TRUNFOS-TRICK-3.b", "TRUNFOS-R-A32", "TRUNFOS-R-A31", "TRUNFOS-C-20")
def test_a_trick_won_by_a_trump_lowers_the_column_of_the_suit_led():
    hands = ["S12", "P3 H1 H3 H4 C1 C3 C4 C5 C7 C8 C10 C11", "S3", "S1"]
    match = at_tricks(hands, [(0, 1, 0, 0), (1, 2, 0, 0), (0, 1, 0, 0), (0, 1, 0, 0)])
    play(match, "S12 P3 S3 S1")
    assert marks(match, BIA) == [1, 1, 0, 0]
    assert [marks(match, seat) for seat in (ANA, JACK, DAVI)] == [[0, 1, 0, 0]] * 3


@clause("TRUNFOS-TRICK-3.c", "TRUNFOS-R-A31", "TRUNFOS-C-20")
def test_a_marker_on_0_stays():
    match = at_tricks(["S12", "S3", "S4", "S5"], [(1, 0, 0, 0)] + [(0, 0, 0, 0)] * 3)
    play(match, "S12 S3 S4 S5")
    assert marks(match, ANA) == [1, 0, 0, 0]


@clause("TRUNFOS-TRICK-3.d", "TRUNFOS-R-A33", "TRUNFOS-C-22")
def test_the_winner_collects_all_cards_of_the_trick():
    hands = ["S12", "S3", "H4 P1 P3 P4 P5 P7 P8 P10 P11 P12 C1 C3", "S5"]
    match = at_tricks(hands, first=BIA)
    play(match, "S3 H4 S5 S12")
    assert won(match, ANA) == [0, 3, 1, 0]
    assert [won(match, seat) for seat in (BIA, JACK, DAVI)] == [[0, 0, 0, 0]] * 3
    assert match.table.gone == mask("S3 H4 S5 S12")
    assert [count(match.secrets.hand(seat)) for seat in range(4)] == [11, 11, 11, 11]


@clause("TRUNFOS-R-A33")
@pytest.mark.parametrize("piles", ["counts", "hidden"])
def test_the_cards_of_a_trick_are_public_when_played_whatever_the_option(piles):
    match = at_tricks(["S12", "S3", "S4", "S5"], piles=piles)
    play(match, "S12 S3 S4 S5")
    for viewer in views(match):
        assert told_to(match, viewer, "played") == [
            (seat, card) for seat, card in enumerate(cards("S12 S3 S4 S5"))
        ]


@clause("TRUNFOS-TRICK-3.e", "TRUNFOS-C-19")
def test_the_winner_leads_the_next_trick_and_play_stays_clockwise():
    match = at_tricks(["S3", "S4", "S12 H1", "S5"])
    play(match, "S3 S4 S12 S5")
    for seat in (JACK, DAVI, ANA, BIA):
        assert match.to_move == (seat,)
        match.play(seat, match.decision(seat).answers[0])


@clause("TRUNFOS-TRICK-1.a", "TRUNFOS-TRICK-1.b", "TRUNFOS-TRICK-1.c", "TRUNFOS-TRICK-3.e")
def test_each_card_is_asked_for_by_the_clause_that_applies():
    def asked():
        why = match.decision(match.to_move[0]).why
        assert why is not None
        return why.key.rpartition("-")[2], why.rule

    match = at_tricks(["S3", "S4", "S12 H1", "H5 H6 H7 H8 H9 H10 H11 H12 C1 C2 C3 C4"])
    seen = [asked()]
    for card in ("S3", "S4", "S12", "H5"):
        play(match, card)
        seen.append(asked())
    follow = ("follow", "TRUNFOS-TRICK-1.b")
    assert seen == [
        ("lead", "TRUNFOS-TRICK-1.a"),
        follow,
        follow,
        ("discard", "TRUNFOS-TRICK-1.c"),
        ("lead", "TRUNFOS-TRICK-3.e"),
    ]


@clause("TRUNFOS-SCORE-1", "TRUNFOS-FLOW-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_a_round_is_an_auction_phase_and_twelve_tricks(seats):
    match = at_tricks([""] * seats)
    for trick in range(12):
        assert match.table.tricks == trick
        assert told(match, "scored") == []
        for _ in range(seats):
            seat = match.to_move[0]
            match.play(seat, match.decision(seat).answers[0])
            while match.to_move and match.decision(match.to_move[0]).step == "ChooseTrump":
                match.play(seat, match.decision(seat).answers[0])
    assert len(told(match, "scored")) == seats
