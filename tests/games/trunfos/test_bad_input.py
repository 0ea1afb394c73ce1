"""Answers that the rules refuse, each with its clause, and deals that cannot be."""

import pytest
from tests.games.clauses import ROOT, clause, listed
from tests.games.trunfos.playing import (
    ANA,
    BIA,
    H,
    P,
    at_level_3,
    at_tricks,
    before_scoring,
    bid,
    bid_own,
    cards,
    deal_of,
    score,
    split,
)

from tertulia.core.errors import BadOption, IllegalMove, NotPossible
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.cards import card_named
from tertulia.games.trunfos.types import Play
from tertulia.testing.state import state_of

FAR = [-(2**70), -(2**63) - 1, -(2**31), -65, -2, 2**31, 2**32, 2**63, 2**64, 2**70]


def refuse(match: Play, seat: int, answer: int, rule: str) -> None:
    """``answer`` is illegal by ``rule`` and changes nothing."""
    before = state_of(match)
    with pytest.raises(IllegalMove) as error:
        match.play(seat, answer)
    assert error.value.rule == rule
    assert error.value.reason.key
    assert state_of(match) == before


# Bids.


@clause("TRUNFOS-AUCTION-4.c", "TRUNFOS-SETUP-2.a", "TRUNFOS-R-A12", "TRUNFOS-R-A14")
def test_bids():
    match = GAME.start(3, deal={"first": [ANA]})
    bid(match, 1, 3)
    refuse(match, BIA, 1 * 64 + 3, "TRUNFOS-AUCTION-4.c")
    refuse(match, BIA, 1 * 64 + 0, "TRUNFOS-AUCTION-4.c")
    refuse(match, BIA, 0 * 64 + 7, "TRUNFOS-R-A12")
    refuse(match, BIA, 1 * 64 + 7, "TRUNFOS-R-A12")
    refuse(match, BIA, 3 * 64 + 1, "TRUNFOS-SETUP-2.a")
    for far in FAR:
        refuse(match, BIA, far, "TRUNFOS-SETUP-2.a")
    refuse(match, BIA, -1, "TRUNFOS-R-A14")  # to pass


# Predictions.


@clause("TRUNFOS-R-A18", "TRUNFOS-R-A19")
def test_predictions():
    match = GAME.start(3, options={"prediction_max": 4})
    bid_own(match, [6, 1, 0])
    for wrong in (0, split(5, 0, 0, 0), split(2, 2, 2, 1), split(0, 0, 0, 7), *FAR, -1):
        refuse(match, ANA, wrong, "TRUNFOS-R-A18")
    refuse(match, ANA, split(6, 0, 0, 0), "TRUNFOS-R-A19")
    refuse(match, ANA, split(0, 1, 5, 0), "TRUNFOS-R-A19")
    refuse(match, ANA, split(6, 0, 0, 0) + (1 << 32), "TRUNFOS-R-A18")
    match.play(ANA, split(4, 2, 0, 0))
    with pytest.raises(NotPossible):  # What was predicted in secret stays.
        match.play(ANA, split(0, 2, 4, 0))


# Cards.


@clause("TRUNFOS-TRICK-1.a", "TRUNFOS-TRICK-1.b")
def test_cards():
    match = at_tricks(["S12", "S1 S3 P1", "S4", "S5"])
    refuse(match, ANA, card_named("S1"), "TRUNFOS-TRICK-1.a")  # not in this hand
    for nothing in (*FAR, -1, 0, 13, 15, 16, 61, 63, 64):
        refuse(match, ANA, nothing, "TRUNFOS-TRICK-1.a")
    match.play(ANA, card_named("S12"))
    refuse(match, BIA, card_named("S12"), "TRUNFOS-TRICK-1.a")
    refuse(match, BIA, card_named("P1"), "TRUNFOS-TRICK-1.b")


# The new trump.


@clause("TRUNFOS-KRAKEN-2", "TRUNFOS-R-A28")
def test_trumps():
    match = at_level_3(["H6", "H1", "H3", "H4"])
    match.play(ANA, card_named("H6"))
    for wrong in (P, 4, -1, *FAR):
        refuse(match, ANA, wrong, "TRUNFOS-R-A28")
    refuse(match, ANA, card_named("H6"), "TRUNFOS-R-A28")
    match.play(ANA, H)


# Bonus cards.


@clause("TRUNFOS-BONUS-3")
def test_bonus_cards():
    match = before_scoring(4, [20, 0, 0, 0], bonus=[3])  # Sword and Ham
    score(match)
    for wrong in (0, 3, 4, *FAR):
        refuse(match, ANA, wrong, "TRUNFOS-BONUS-3")


# Seats.


@clause("TRUNFOS-AUCTION-4.a", "TRUNFOS-TRICK-1.b")
def test_only_who_is_asked_may_answer():
    match = GAME.start(4, deal={"first": [ANA]})
    before = state_of(match)
    for seat in (-1, 1, 2, 3, 4, 2**40):
        with pytest.raises(NotPossible):
            match.play(seat, 0)
        with pytest.raises(NotPossible):
            match.decision(seat)
    assert state_of(match) == before


# Texts.


def test_every_refusal_names_a_clause_that_exists():
    known, _ = listed(ROOT / "tests/games/trunfos/clauses.txt")
    match = GAME.start(4, 3)
    while match.to_move:
        for seat in match.to_move:
            decision = match.decision(seat)
            assert decision.rule in known
            for answer in (-2, -1, 0, 1, 70, 99, 2**40, *decision.tempting):
                if answer not in decision.answers:
                    with pytest.raises(IllegalMove) as error:
                        match.play(seat, answer)
                    assert error.value.rule in known
        seat = match.to_move[0]
        match.play(seat, match.decision(seat).answers[-1])


# Deals.

WHOLE = deal_of([""] * 4)


@clause("TRUNFOS-C-2", "TRUNFOS-R-A8")
@pytest.mark.parametrize(
    ("deal", "field"),
    [
        ({"hands": [1]}, "deal"),
        ({"first": [4]}, "deal.first"),
        ({"first": [-1]}, "deal.first"),
        ({"first": [0, 1]}, "deal.first"),
        ({"hand": [0]}, "deal.hand"),
        ({"hand": [13]}, "deal.hand"),
        ({"hand": cards("P1 P2 P1")}, "deal.hand"),
        ({"hand": WHOLE["hand"] * 4}, "deal.hand"),
        ({"lots": cards("P1")}, "deal.lots"),  # before the hands are stated
        ({"hand": WHOLE["hand"][:23], "lots": WHOLE["lots"]}, "deal.lots"),
        ({"hand": WHOLE["hand"], "lots": WHOLE["hand"][:1]}, "deal.lots"),
        ({"hand": WHOLE["hand"], "lots": WHOLE["lots"][:1] * 2}, "deal.lots"),
        ({"hand": WHOLE["hand"], "lots": [*WHOLE["lots"], 1]}, "deal.lots"),
        ({"bonus": [6]}, "deal.bonus"),
        ({"bonus": [0, 0]}, "deal.bonus"),
    ],
)
def test_a_deal_that_cannot_be_is_refused_at_once(deal, field):
    with pytest.raises(BadOption) as error:
        GAME.start(4, deal=deal)
    assert error.value.field == field
    assert error.value.allowed


@clause("TRUNFOS-SETUP-6")
def test_a_card_that_three_players_take_out_cannot_be_dealt():
    GAME.start(4, deal={"hand": cards("P10")})
    with pytest.raises(BadOption) as error:
        GAME.start(3, deal={"hand": cards("P10")})
    assert "P9" in error.value.allowed
    assert "P10" not in error.value.allowed


def test_a_deal_may_leave_its_end_to_chance():
    deal = {"hand": WHOLE["hand"], "lots": WHOLE["lots"][:5]}
    seen = set()
    for seed in range(10):
        match = GAME.start(4, seed, deal=deal)
        assert match.table.lots[0] == sum(1 << card for card in deal["lots"][1:3])
        seen.add(match.table.lots)
    assert len(seen) > 1
