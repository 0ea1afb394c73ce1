"""What a seat observes, as numbers. Cards are told suit by suit, twelve ranks each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit
from tertulia.core.four import fill, get, put
from tertulia.core.observation import Observation
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
    to.flags("hand", flat(view.secrets.hand(to.me)), CARDS)
    to.flags("gone", flat(t.gone), CARDS)
    cards(t, to)
    lots(t, to)
    to.counts_by_seat("marks", t.marks, 4, 48)
    to.counts_by_seat("predicted", t.predicted, 4, 48)
    to.counts_by_seat("won", t.won, 4, 48)
    to.counts_by_seat("late", t.late, 4, 48)
    to.counts_by_seat("surplus", t.surplus, 4, 48)
    to.number("round", t.round, rules_of(view).rounds)
    to.number("auction", t.auction, 1)
    to.number("tricks", t.tricks, 12)
    to.number("level", t.level, rules_of(view).levels)
    to.choice("trump", t.trump, 4)
    to.seat("first", t.first)
    to.seat("leader", t.leader)
    to.number("clockwise", 1 if t.direction == 1 else 0, 1)
    to.seat_flags("holding", t.holding)
    to.choices_by_seat("bonus", view.secrets.faces, 6)
    to.numbers_by_seat("points", t.totals, 191, -64)


def cards(t: Table, to: Observation) -> None:
    """Where cards lie or are known to be."""
    played = fill(0)
    known = fill(0)
    voids = fill(0)
    seat: i64 = 0
    place: i64 = t.seats - t.leader
    while seat < t.seats:
        if place >= t.seats:
            place = 0
        if place < t.played:
            card = t.card_at(place)
            played = put(played, seat, flat(bit(card)))
        known = put(known, seat, flat(t.must_hold(seat)))
        voids = put(voids, seat, t.voids >> (4 * seat))
        seat += 1
        place += 1
    to.flags_by_seat("trick", played, CARDS)
    to.flags_by_seat("known", known, CARDS)
    to.flags_by_seat("voids", voids, 4)


def lots(t: Table, to: Observation) -> None:
    """The auction, lot by lot."""
    lot: i64 = 0
    while lot < t.seats:
        to.flags("lots", flat(get(t.lots, lot)), CARDS)
        lot += 1
    lot = 0
    while lot < t.seats:
        bid = get(t.bids, lot)
        to.number("bids", 0 if bid == NOBODY else (bid & 63) + 1, 32)
        lot += 1
    lot = 0
    while lot < t.seats:
        to.seat("bidders", get(t.bids, lot) >> 6)
        lot += 1
