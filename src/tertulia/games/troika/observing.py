"""What a seat observes, as numbers. Cards are told by their place in the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit
from tertulia.core.four import get
from tertulia.core.observation import Observation, seen_from, turned
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import Seen, rules_of

MEANINGS: Final = {
    "hand": "the Groups in the observer's hand",
    "campaign": "the Groups that the observer has laid face down in the campaign",
    "stake": "the M€ that the observer has laid face down in the campaign",
    "dealt": "the Leaders from which the observer chooses",
    "controlled": "by seat: the Groups on its table",
    "known": "by seat: Groups that all know to be in its hand",
    "columns": "the column of each Group on a table, in binary: by bit, the lowest first",
    "discards": "the discards",
    "unseen": "Groups of the present pile that nobody has shown since it was shuffled",
    "attack": "Groups played for the attack",
    "defence": "Groups played for the defence",
    "idle": "Groups played in the attack for a Hand Action",
    "doubled": "Groups that count twice for the attack",
    "backing": "Groups played in support",
    "paying": "Groups set out to settle a debt",
    "spent": "Groups of the campaign that have been shown",
    "target": "the Group that is attacked",
    "claims": "by seat: Groups whose Votes it was given",
    "pending": "by seat: its Pre-Campaign and campaign cards that are still to act",
    "leaders": "by seat: its Leader",
    "event": "the Event of the round",
    "revealed": "the Events that have been revealed",
    "money": "by seat: M€ in hand",
    "held": "by seat: Groups in hand, those face down included",
    "laid": "by seat: cards face down in the campaign",
    "owned": "by seat: Titles of 4, 5 and 6 points",
    "offshore": "by seat: M€ under the Leader",
    "won": "by seat: Elections, Votes of Confidence, Elections without a card, that it won",
    "fresh": "by seat: Groups in hand that came from the present pile unseen",
    "votes": "by seat: its Votes in the campaign",
    "sway": "by seat: what effects add to its Votes, -32 to 31",
    "used": "by seat: its Leader is turned sideways",
    "disabled": "by seat: its Leader counts nothing this round",
    "ousted": "by seat: its Leader is out for good",
    "backers": "by side, then seat: who supports the attack, the defence",
    "first": "the first player",
    "active": "whose turn it is",
    "government": "the Government",
    "attacker": "who attacks",
    "defender": "who is attacked",
    "duel": "the kind of attack",
    "state": "early Elections, a cancelled Hand Action of the attacker, the column taken away",
    "round": "rounds played",
    "treasury": "M€ in the Treasury",
    "titles": "Titles of 4, 5 and 6 points in the pile",
    "pile": "Groups in the pile",
    "staked": "M€ of the campaign that have been shown",
    "extra_moves": "moves added for the turn",
    "extra_income": "M€ added for the turn",
    "extra_power": "Power added to the attack, -32 to 31",
    "support": "by side: Power of the support",
    "price": "the price of a Title for the turn, 0 as printed",
}
"""The fields, in order."""


def observe(view: Seen, to: Observation) -> None:
    """Write the fields of ``MEANINGS``."""
    t = view.table
    rules = rules_of(view)
    me: i64 = 0 if view.seat is None else view.seat
    seats = view.after(me - 1)
    groups: i64 = len(rules.groups)
    to.flags("hand", view.secrets.hand(me), groups)
    to.flags("campaign", get(view.secrets.campaign, me), groups)
    to.number("stake", get(view.secrets.stake, me), 63)
    to.flags("dealt", get(view.secrets.dealt, me), len(rules.leaders))
    open_groups(t, seats, groups, to)
    for seat in seats:
        to.choice("leaders", get(t.leaders, seat), len(rules.leaders))
    to.choice("event", t.event, len(rules.events))
    to.flags("revealed", t.revealed, len(rules.events))
    holdings(t, seats, to)
    roles(t, me, to)
    numbers(t, to)


def open_groups(t: Table, seats: list[int], groups: i64, to: Observation) -> None:
    """Where Groups lie or are known to be."""
    for seat in seats:
        to.flags("controlled", get(t.controlled, seat), groups)
    for seat in seats:
        to.flags("known", get(t.known, seat), groups)
    for plane in (t.plane0, t.plane1, t.plane2, t.plane3):
        to.flags("columns", plane, groups)
    to.flags("discards", t.discards, groups)
    to.flags("unseen", t.unseen, groups)
    to.flags("attack", t.attack, groups)
    to.flags("defence", t.defence, groups)
    to.flags("idle", t.idle, groups)
    to.flags("doubled", t.doubled, groups)
    to.flags("backing", t.backing, groups)
    to.flags("paying", t.paying, groups)
    to.flags("spent", t.spent, groups)
    to.choice("target", t.target, groups)
    for seat in seats:
        to.flags("claims", entered(t.claims, seat), groups)
    for seat in seats:
        to.flags("pending", entered(t.pending, seat), groups)


def entered(entries: tuple[int, ...], seat: i64) -> i64:
    """The Groups of the entries, ``card * 4`` + seat, of ``seat``."""
    found: i64 = 0
    for entry in entries:
        if entry & 3 == seat:
            found |= bit(entry >> 2)
    return found


def holdings(t: Table, seats: list[int], to: Observation) -> None:
    """What every seat has in numbers."""
    for seat in seats:
        to.number("money", get(t.money, seat), 127)
    for seat in seats:
        to.number("held", get(t.held, seat), 63)
    for seat in seats:
        to.number("laid", get(t.laid, seat), 63)
    for seat in seats:
        to.counts("owned", get(t.owned, seat), 3, 31)
    for seat in seats:
        to.number("offshore", get(t.offshore, seat), 127)
    for seat in seats:
        to.counts("won", get(t.won, seat), 3, 31)
    for seat in seats:
        to.number("fresh", get(t.fresh, seat), 63)
    for seat in seats:
        to.number("votes", get(t.votes, seat), 127)
    for seat in seats:
        to.number("sway", get(t.sway, seat), 31, -32)


def roles(t: Table, me: i64, to: Observation) -> None:
    """Which seat is what."""
    seats = t.seats
    to.flags("used", turned(t.used, me, seats), seats)
    to.flags("disabled", turned(t.disabled, me, seats), seats)
    to.flags("ousted", turned(t.ousted, me, seats), seats)
    to.flags("backers", turned(t.attack_backers, me, seats), seats)
    to.flags("backers", turned(t.defence_backers, me, seats), seats)
    to.choice("first", seen_from(me, t.first, seats), seats)
    to.choice("active", seen_from(me, t.active, seats), seats)
    to.choice("government", seen_from(me, t.government, seats), seats)
    to.choice("attacker", seen_from(me, t.attacker, seats), seats)
    to.choice("defender", seen_from(me, t.defender, seats), seats)


def numbers(t: Table, to: Observation) -> None:
    """Numbers of the round, the turn and the attack."""
    to.choice("duel", t.duel, 4)
    for state in (t.early, t.thwarted, t.scattered):
        to.number("state", 1 if state else 0, 1)
    to.number("round", t.round, 255)
    to.number("treasury", t.treasury, 255)
    to.counts("titles", t.titles, 3, 31)
    to.number("pile", t.pile, 63)
    to.number("staked", t.staked, 127)
    to.number("extra_moves", t.extra_moves, 15)
    to.number("extra_income", t.extra_income, 31)
    to.number("extra_power", t.extra_power, 31, -32)
    to.number("support", t.attack_backing, 63)
    to.number("support", t.defence_backing, 63)
    to.number("price", t.price, 31)
