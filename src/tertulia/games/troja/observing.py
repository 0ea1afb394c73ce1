"""What a seat observes, as numbers. Cards are told by their place in the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core import four
from tertulia.core.observation import Observation
from tertulia.games.troja.answers import Reply
from tertulia.games.troja.cards import (
    CHALLENGE,
    HERO,
    NOTHING,
    Cards,
    Four,
    add,
    at,
    bonus_aim,
    bonus_amount,
    bonus_card,
    entry_card,
    entry_seat,
    none,
    nowhere,
    put,
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
    "added": "by side: what these cards add",
    "lasting": "by seat: cards that work on its Hero for a round",
    "lasting_added": "by seat: what these cards add",
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
    size: i64 = len(rules_of(view).cards)
    heroes: i64 = len(rules_of(view).heroes)
    cards(to, "hand", view.secrets.hand(to.me), size)
    cards(to, "down", listed_as(view.secrets.down), size)
    cards(to, "discards", t.discards, size)
    cards(to, "open", t.open, size)
    cards_by_seat(to, "attached", t.attached, size)
    cards_by_seat(to, "known", t.known, size)
    cards_by_seat(to, "standing", entered(t.standing), size)
    cards_by_seat(to, "line", entered(t.line), size)
    cards_by_seat(to, "fighting", entered(t.fighting), size)
    effects(t, size, to)
    camps(t, heroes, to)
    action(t, size, to)
    top = view.top
    cards(to, "answered", listed_as(top.cards) if isinstance(top, Reply) else none(), size)


def cards(to: Observation, name: str, found: Cards, size: i64) -> None:
    """A set of cards."""
    to.halves(name, found[0], found[1], size)


def cards_by_seat(to: Observation, name: str, found: Four, size: i64) -> None:
    """A set of cards for each seat."""
    turn: i64 = 0
    while turn < to.seats:
        cards(to, name, at(found, (to.me + turn) % to.seats), size)
        turn += 1


def listed_as(found: tuple[int, ...]) -> Cards:
    """The set of these cards, ``NOTHING`` left out."""
    known = none()
    for card in found:
        if card != NOTHING:
            known = add(known, card)
    return known


def entered(entries: tuple[int, ...]) -> Four:
    """The cards of entries, by seat."""
    found = nowhere()
    for packed in entries:
        seat = entry_seat(packed)
        found = put(found, seat, add(at(found, seat), entry_card(packed)))
    return found


def worked(bonuses: tuple[int, ...]) -> Four:
    """The cards of bonuses, by the side or seat that they work on."""
    found = nowhere()
    for packed in bonuses:
        aim = bonus_aim(packed)
        found = put(found, aim, add(at(found, aim), bonus_card(packed)))
    return found


def added(bonuses: tuple[int, ...]) -> four.Four:
    """What bonuses add to each side or seat."""
    found = four.fill(0)
    for packed in bonuses:
        aim = bonus_aim(packed)
        found = four.put(found, aim, four.get(found, aim) + bonus_amount(packed))
    return found


def effects(t: Table, size: i64, to: Observation) -> None:
    """Cards in effect, and cards face down."""
    mods = worked(t.mods)
    cards(to, "mods", mods[CHALLENGE], size)
    cards(to, "mods", mods[HERO], size)
    total = added(t.mods)
    to.number("added", total[CHALLENGE], 31, -32)
    to.number("added", total[HERO], 31, -32)
    cards_by_seat(to, "lasting", worked(t.lasting), size)
    to.numbers_by_seat("lasting_added", added(t.lasting), 31, -32)
    laid = four.fill(0)
    for entry in t.laid:
        packed: i64 = entry
        one: i64 = 1 if packed >> 2 == 0 else 256
        laid = four.put(laid, packed & 3, four.get(laid, packed & 3) + one)
    to.counts_by_seat("laid", laid, 2, 30)


def camps(t: Table, heroes: i64, to: Observation) -> None:
    """What every seat has, and the Heroes that nobody has."""
    to.choices_by_seat("heroes", t.heroes, heroes)
    to.numbers_by_seat("glory", t.glory, 63)
    to.numbers_by_seat("tokens", t.tokens, 9)
    to.numbers_by_seat("sizes", t.sizes, 127)
    to.numbers_by_seat("prayers", t.prayers, 31)
    to.seat_flags("denied", t.denied)
    to.seat_flags("out", t.out)
    to.seat_flags("asleep", t.asleep)
    to.seat_flags("tamed", t.tamed)
    to.flags("pool", t.pool, heroes)
    to.flags("departed", t.departed, heroes)


def action(t: Table, size: i64, to: Observation) -> None:
    """The turn, the action and the fight."""
    to.seat("first", t.first)
    to.seat("active", t.active)
    to.seat("initiator", t.initiator)
    to.seat("target", t.target)
    to.choice("kind", t.kind, 4)
    to.choice("on", t.on, 4)
    to.choice("result", t.result, 2)
    to.number("state", 1 if t.off else 0, 1)
    to.number("state", 1 if t.fled else 0, 1)
    to.number("state", 1 if t.armed else 0, 1)
    to.number("state", 1 if t.doubled else 0, 1)
    to.number("state", 1 if t.changed else 0, 1)
    to.number("state", 1 if t.vain else 0, 1)
    to.choice("struck", t.struck, size)
    to.choice("acted", t.acted, size)
    to.number("fates", t.fates[0], 63)
    to.number("fates", t.fates[1], 63)
    to.number("round", t.round, 255)
    to.number("actions", t.actions, 15)
    to.number("pile", t.pile, 127)
