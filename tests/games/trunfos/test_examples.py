"""The specification's worked examples, with the printed numbers."""

import pytest
from tests.games.clauses import clause
from tests.games.trunfos.playing import (
    ANA,
    BIA,
    DAVI,
    JACK,
    C,
    H,
    P,
    S,
    at_level_3,
    at_tricks,
    before_scoring,
    bid_own,
    deal_of,
    marks,
    play,
    play_out,
    predict,
    score,
    split,
    told,
    win,
    won,
)

from tertulia.core.position import PASS
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.cards import card_named

NOTHING = (0, 0, 0, 0)


def points_of(seat, match):
    (points,) = [args[1] for args in told(match, "scored") if args[0] == seat]
    return points


@clause("TRUNFOS-WX-1")
def test_nil():
    hands = [
        "P7 H2 P8 P9 P10 P12 C8 C9 C10 C11 C12 H12",
        "P3 H6 P4 P5 P6 H5 H7 H8 H9 H10 H11 C7",
        "P11 S9 H1 C1 P1 H3 C2 C3 H4 S3 S2 P2",
        "C4 S1 S4 S5 S6 S7 S8 S10 S11 S12 C5 C6",
    ]
    match = at_tricks(hands)
    play(match, "P7 P3 P11 C4")
    play(match, "S9 S1 H2 H6")
    assert [args[0] for args in told(match, "won")] == [JACK, JACK]
    assert match.table.level == 2
    play_out(match, lazy=JACK)
    assert [args[0] for args in told(match, "won")].count(JACK) == 2
    assert won(match, JACK) == [3, 2, 2, 1]
    assert points_of(JACK, match) == 8


@clause("TRUNFOS-WX-2a", "TRUNFOS-WX-2b")
@pytest.mark.parametrize(("predicted", "left", "points"), [(2, 0, 8), (3, 1, 4)])
def test_exact_and_one_over(predicted, left, points):
    hands = [
        "P12 P10 H1 C1 S1 S2 H2 C2 C3 S3 H4 S4",
        "P4 P9 P2 P3 P5 P7 P8 P11 S12 S11 H12 C12",
        "P1 H3 H5 H6 H7 H8 H9 H10 H11 C11 C10 C9",
        "P6 S5 S6 S7 S8 S9 S10 C4 C5 C6 C7 C8",
    ]
    match = at_tricks(hands, [(predicted, 0, 0, 0), NOTHING, NOTHING, NOTHING])
    play(match, "P12 P4 P1 P6")
    play(match, "P10 P9 H3 S5")
    play_out(match, lazy=ANA)
    assert marks(match, ANA) == [left, 0, 0, 0]
    assert won(match, ANA) == [6, 1, 1, 0]
    assert points_of(ANA, match) == points


@clause("TRUNFOS-WX-3")
def test_too_few():
    hands = [
        "S11 C12 P1 P2 P3 P4 C1 C2 H2 H3 H4 H5",
        "S2 C3 S1 S3 S4 S5 S6 S8 S9 S10 S12 P12",
        "C9 H1 H6 H7 H8 H9 H10 H11 H12 P9 P10 P11",
        "S7 C5 C4 C6 C7 C8 C10 C11 P5 P6 P7 P8",
    ]
    match = GAME.start(4, deal=deal_of(hands))
    bid_own(match, [4, 0, 0, 0])
    predict(match, [split(1, 1, 0, 2), 0, 0, 0])
    bid_own(match, [2, 0, 0, 0])
    predict(match, [split(0, 1, 0, 1), 0, 0, 0])
    assert marks(match, ANA) == [1, 2, 0, 3]
    play(match, "S11 S2 C9 S7")
    play(match, "C12 C3 H1 C5")
    play_out(match, lazy=ANA)
    assert marks(match, ANA) == [1, 1, 0, 2]
    assert won(match, ANA) == [0, 3, 1, 4]
    assert points_of(ANA, match) == 9


@clause("TRUNFOS-WX-4", "TRUNFOS-WX-0", "TRUNFOS-KRAKEN-EX-1")
def test_the_kraken_turns_the_trump():
    hands = [
        "H9",
        "C4 P1 P3 P4 P5 S1 S2 S3 S4 S5 C1",
        "P2 P12 P11 P10 S12 S11 S10 S9 C11 C10 C8",
        "H12",
    ]
    match = at_level_3(hands, [NOTHING, (2, 0, 1, 1), NOTHING, NOTHING])
    play(match, "H9 C4")
    assert match.table.strongest() == ANA
    play(match, "P2=C")
    table = match.table
    assert (table.level, table.trump, table.strongest(), table.led()) == (0, C, BIA, H)
    answers = match.decision(DAVI).answers
    assert {card >> 4 for card in answers} == {H}
    play(match, "H12")
    assert told(match, "won")[-1] == (BIA, card_named("C4"), H)
    assert marks(match, BIA) == [2, 0, 0, 1]
    assert match.to_move == (BIA,)
    play_out(match, lazy=BIA)
    assert won(match, BIA) == [1, 0, 2, 1]
    assert points_of(BIA, match) == 8


@clause("TRUNFOS-WX-4")
def test_without_the_new_trump_the_2_of_parrot_would_have_won():
    hands = ["H9", "C4 P1 P3 P4 P5 S1 S2 S3 S4 S5 C1", "P2", "H12"]
    match = at_level_3(hands)
    # Jack has Ham as well here, so the trick is laid out by hand.
    match.table.lead(ANA)
    for seat, name in enumerate(["H9", "C4", "P2", "H12"]):
        match.table.play(seat, card_named(name))
    assert match.table.strongest() == JACK


@clause("TRUNFOS-WX-5", "TRUNFOS-R-A41")
@pytest.mark.parametrize(("suit", "total"), [(P, 15), (C, 20), (PASS, 21)])
def test_a_bonus_card(suit, total):
    match = before_scoring(4, [11, 0, 0, 0], bonus=[2])  # Parrot and Coin
    match.table.predict(ANA, split(2, 0, 0, 0))
    win(match, ANA, "S1 P3 P4 P5")
    win(match, ANA, "H1 P7 P8 H3")
    win(match, ANA, "H4 P10 H5 C1")
    assert marks(match, ANA) == [2, 0, 0, 0]
    assert won(match, ANA) == [6, 1, 4, 1]
    assert score(match)[ANA] == 10
    assert match.scores[ANA] == 21
    match.play(ANA, suit)
    assert match.scores[ANA] == total


@clause("TRUNFOS-WX-6", "TRUNFOS-END-3", "TRUNFOS-C-28")
def test_the_finish_of_a_game_for_three():
    match = before_scoring(3, [17, 19, 13], round_number=2, bonus=[0])  # Parrot and Sword
    for seat, face in ((ANA, 5), (BIA, 3)):  # Ana has used hers, Bia holds Sword and Ham.
        match.table.draw_bonus(seat)
        match.secrets.draw_bonus(seat, face)
    match.table.open_bonus(ANA, 5)
    match.table.use_bonus(ANA, 0)
    match.table.predict(ANA, split(0, 0, 0, 1))
    match.table.predict(JACK, split(1, 2, 0, 0))
    for text in ("P1 C1 C2", "P2 S1 C3", "P3 S2 C4"):
        win(match, ANA, text)
    for text in ("S3 H1 H2", "S4 H3 C5", "S5 S6 P4"):
        win(match, BIA, text)
    for text in ("H4 P5 P6", "H5 P7 P8", "H6 P9 S7", "H7 S8 S9", "H8 H9 C6", "C7 C8 C9"):
        win(match, JACK, text)
    assert [won(match, seat) for seat in range(3)] == [[3, 2, 0, 4], [1, 4, 3, 1], [5, 3, 6, 4]]
    assert [marks(match, seat) for seat in range(3)] == [[0, 0, 0, 1], [0, 0, 0, 0], [1, 2, 0, 0]]
    assert score(match) == [7, 9, 16]
    assert match.scores == (24, 28, 29)
    match.play(BIA, S)
    match.play(JACK, P)
    assert match.scores == (24, 24, 24)
    assert match.winners == (ANA, BIA, JACK)
