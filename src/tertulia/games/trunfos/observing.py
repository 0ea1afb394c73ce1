"""What a seat observes, as numbers. Cards are told suit by suit, twelve ranks each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.four import get
from tertulia.core.observation import Observation, seen_from, turned
from tertulia.games.trunfos.table import NOBODY, Table
from tertulia.games.trunfos.types import Seen, rules_of

CARDS: Final = 48

MEANINGS: Final = {
    "hand": "the cards in the observer's hand",
    "gone": "the cards played this round",
    "trick": "by seat: the card it has played to the trick",
    "known": "by seat: cards that all know to be in its hand",
    "voids": "by seat: suits of which it has shown to hold none",
    "lots": "by lot: its open cards",
    "bids": "by lot: the number bid on it plus one, 0 without a bid",
    "bidders": "by lot: the seat whose marker stands on it",
    "marks": "by seat and suit: the prediction markers as they stand",
    "predicted": "by seat and suit: the prediction markers as they were set",
    "won": "by seat and suit: cards won this round",
    "late": "by seat and suit: cards won after the marker stood on 0, where scoring asks for it",
    "surplus": "by seat and suit: tricks won beyond the prediction, where scoring asks for it",
    "round": "rounds played",
    "auction": "the second auction of the round",
    "tricks": "tricks played this round",
    "level": "the level of the Kraken",
    "trump": "the trump",
    "first": "the first player of the round",
    "leader": "who leads the trick",
    "clockwise": "whether turns in the auction go clockwise",
    "holding": "by seat: an unused bonus card",
    "bonus": "by seat: its bonus card, as far as the observer knows it",
    "points": "by seat: its points",
}
"""The fields, in order."""


def flat(cards: i64) -> i64:
    """A mask of cards without gaps: bit ``suit * 12 + rank - 1``."""
    return (
        ((cards >> 1) & 0xFFF)
        | ((cards >> 5) & 0xFFF000)
        | ((cards >> 9) & 0xFFF000000)
        | ((cards >> 13) & 0xFFF000000000)
    )


def observe(view: Seen, to: Observation) -> None:
    """Write the fields of ``MEANINGS``."""
    t = view.table
    me: i64 = 0 if view.seat is None else view.seat
    seats = view.after(me - 1)
    to.flags("hand", flat(view.secrets.hand(me)), CARDS)
    to.flags("gone", flat(t.gone), CARDS)
    cards(t, seats, to)
    lots(t, me, to)
    markers(t, seats, to)
    to.number("round", t.round, rules_of(view).rounds)
    to.number("auction", t.auction, 1)
    to.number("tricks", t.tricks, 12)
    to.number("level", t.level, rules_of(view).levels)
    to.choice("trump", t.trump, 4)
    to.choice("first", seen_from(me, t.first, t.seats), t.seats)
    to.choice("leader", seen_from(me, t.leader, t.seats), t.seats)
    to.number("clockwise", 1 if t.direction == 1 else 0, 1)
    to.flags("holding", turned(t.holding, me, t.seats), t.seats)
    for seat in seats:
        to.choice("bonus", get(view.secrets.faces, seat), 6)
    for seat in seats:
        to.number("points", get(t.totals, seat), 191, -64)


def cards(t: Table, seats: list[int], to: Observation) -> None:
    """Where cards lie or are known to be."""
    for seat in seats:
        place = seen_from(t.leader, seat, t.seats)
        card = t.card_at(place) if place < t.played else 0
        to.choice("trick", (card >> 4) * 12 + (card & 15) - 1, CARDS)
    for seat in seats:
        to.flags("known", flat(t.must_hold(seat)), CARDS)
    for seat in seats:
        to.flags("voids", t.voids >> (4 * i64(seat)), 4)


def lots(t: Table, me: i64, to: Observation) -> None:
    """The auction."""
    for lot in range(t.seats):
        to.flags("lots", flat(get(t.lots, lot)), CARDS)
    for lot in range(t.seats):
        bid = get(t.bids, lot)
        to.number("bids", 0 if bid == NOBODY else (bid & 63) + 1, 32)
    for lot in range(t.seats):
        to.choice("bidders", seen_from(me, get(t.bids, lot) >> 6, t.seats), t.seats)


def markers(t: Table, seats: list[int], to: Observation) -> None:
    """The counts by suit."""
    for seat in seats:
        to.counts("marks", get(t.marks, seat), 4, 48)
    for seat in seats:
        to.counts("predicted", get(t.predicted, seat), 4, 48)
    for seat in seats:
        to.counts("won", get(t.won, seat), 4, 48)
    for seat in seats:
        to.counts("late", get(t.late, seat), 4, 48)
    for seat in seats:
        to.counts("surplus", get(t.surplus, seat), 4, 48)
