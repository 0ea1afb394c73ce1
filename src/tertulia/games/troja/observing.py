"""What a seat observes, as numbers. Cards are told by their place in the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.four import get
from tertulia.core.observation import Observation, seen_from, turned
from tertulia.games.troja.answers import Reply
from tertulia.games.troja.cards import (
    NOTHING,
    Cards,
    add,
    at,
    bonus_aim,
    bonus_amount,
    bonus_card,
    entry_card,
    entry_seat,
    none,
)
from tertulia.games.troja.table import Table
from tertulia.games.troja.types import Seen, rules_of

MEANINGS: Final = {
    "hand": "the cards in the observer's hand",
    "down": "cards that the observer has laid face down",
    "discards": "the discards",
    "open": "cards that lie open elsewhere",
    "attached": "by seat: cards attached to its Hero",
    "known": "by seat: cards that all know it holds",
    "standing": "by seat: undefeated Challenges before its Hero",
    "line": "by seat: Challenges it has played that wait",
    "fighting": "by seat: Challenges it has played that fight",
    "mods": "by side: cards in effect in the fight",
    "added": "by side: what these cards add, -32 to 31",
    "lasting": "by seat: cards that work on its Hero for a round",
    "lasting_added": "by seat: what these cards add, -32 to 31",
    "laid": "by seat and side: cards face down",
    "heroes": "by seat: its Hero",
    "glory": "by seat: its Glory",
    "tokens": "by seat: wraths of its patron that are left",
    "sizes": "by seat: cards in hand",
    "prayers": "by seat: M added for the action",
    "denied": "by seat: no turn this round",
    "out": "by seat: out of the game",
    "asleep": "by seat: barred from Glory this turn",
    "tamed": "by seat: has sent the Beast on",
    "pool": "Heroes that may still come",
    "departed": "Heroes that are gone",
    "first": "who begins the round",
    "active": "whose turn it is",
    "initiator": "who began the action",
    "target": "whose Hero it is aimed at",
    "kind": "the action: against the own Hero, another's, a duel, or what was passed on",
    "on": "what the fight is on: S, T, M or either",
    "result": "who has won the fight: Challenge or Hero",
    "state": "off, fled, armed, doubled, changed, in vain",
    "struck": "the card that is cancelled at this moment",
    "acted": "the Challenge whose special has acted",
    "fates": "by side: pips of Fate",
    "round": "rounds played",
    "actions": "gains of Glory left in the turn",
    "pile": "cards in the draw pile",
    "answered": "cards just played that may be answered",
}
"""The fields, in order."""


def observe(view: Seen, to: Observation) -> None:
    """Write the fields of ``MEANINGS``."""
    t = view.table
    me: i64 = 0 if view.seat is None else view.seat
    seats = view.after(me - 1)
    size: i64 = len(rules_of(view).cards)
    down = none()
    for card in view.secrets.down:
        if card != NOTHING:
            down = add(down, card)
    cards(to, "hand", view.secrets.hand(me), size)
    cards(to, "down", down, size)
    cards(to, "discards", t.discards, size)
    cards(to, "open", t.open, size)
    for seat in seats:
        cards(to, "attached", at(t.attached, seat), size)
    for seat in seats:
        cards(to, "known", at(t.known, seat), size)
    for seat in seats:
        cards(to, "standing", entered(t.standing, seat), size)
    for seat in seats:
        cards(to, "line", entered(t.line, seat), size)
    for seat in seats:
        cards(to, "fighting", entered(t.fighting, seat), size)
    effects(t, seats, size, to)
    camps(t, me, seats, i64(len(rules_of(view).heroes)), to)
    action(t, me, size, to)
    top = view.top
    answered = none()
    if isinstance(top, Reply):
        for card in top.cards:
            answered = add(answered, card)
    cards(to, "answered", answered, size)


def cards(to: Observation, name: str, found: Cards, size: i64) -> None:
    """A set of cards."""
    to.halves(name, found[0], found[1], size)


def entered(entries: tuple[int, ...], seat: i64) -> Cards:
    """The cards of the entries of ``seat``."""
    found = none()
    for packed in entries:
        if entry_seat(packed) == seat:
            found = add(found, entry_card(packed))
    return found


def worked(bonuses: tuple[int, ...], aim: i64) -> Cards:
    """The cards that work on a side or seat."""
    found = none()
    for packed in bonuses:
        if bonus_aim(packed) == aim:
            found = add(found, bonus_card(packed))
    return found


def added(bonuses: tuple[int, ...], aim: i64) -> i64:
    """What bonuses add to a side or seat."""
    total: i64 = 0
    for packed in bonuses:
        if bonus_aim(packed) == aim:
            total += bonus_amount(packed)
    return total


def effects(t: Table, seats: list[int], size: i64, to: Observation) -> None:
    """Cards in effect, and cards face down."""
    for side in range(2):
        cards(to, "mods", worked(t.mods, side), size)
    for side in range(2):
        to.number("added", added(t.mods, side), 31, -32)
    for seat in seats:
        cards(to, "lasting", worked(t.lasting, seat), size)
    for seat in seats:
        to.number("lasting_added", added(t.lasting, seat), 31, -32)
    for seat in seats:
        laid: i64 = 0
        for packed in t.laid:
            if packed & 3 == seat:
                laid += 256 if packed >> 2 else 1
        to.counts("laid", laid, 2, 30)


def camps(t: Table, me: i64, seats: list[int], heroes: i64, to: Observation) -> None:
    """What every seat has, and the Heroes that nobody has."""
    for seat in seats:
        to.choice("heroes", get(t.heroes, seat), heroes)
    for seat in seats:
        to.number("glory", get(t.glory, seat), 63)
    for seat in seats:
        to.number("tokens", get(t.tokens, seat), 9)
    for seat in seats:
        to.number("sizes", get(t.sizes, seat), 127)
    for seat in seats:
        to.number("prayers", get(t.prayers, seat), 31)
    to.flags("denied", turned(t.denied, me, t.seats), t.seats)
    to.flags("out", turned(t.out, me, t.seats), t.seats)
    to.flags("asleep", turned(t.asleep, me, t.seats), t.seats)
    to.flags("tamed", turned(t.tamed, me, t.seats), t.seats)
    to.flags("pool", t.pool, heroes)
    to.flags("departed", t.departed, heroes)


def action(t: Table, me: i64, size: i64, to: Observation) -> None:
    """The turn, the action and the fight."""
    seats = t.seats
    to.choice("first", seen_from(me, t.first, seats), seats)
    to.choice("active", seen_from(me, t.active, seats), seats)
    to.choice("initiator", seen_from(me, t.initiator, seats), seats)
    to.choice("target", seen_from(me, t.target, seats), seats)
    to.choice("kind", t.kind, 4)
    to.choice("on", t.on, 4)
    to.choice("result", t.result, 2)
    for state in (t.off, t.fled, t.armed, t.doubled, t.changed, t.vain):
        to.number("state", 1 if state else 0, 1)
    to.choice("struck", t.struck, size)
    to.choice("acted", t.acted, size)
    to.number("fates", t.fates[0], 63)
    to.number("fates", t.fates[1], 63)
    to.number("round", t.round, 255)
    to.number("actions", t.actions, 15)
    to.number("pile", t.pile, 127)
