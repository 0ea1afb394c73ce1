"""What a seat observes, as numbers. Cards are told by their place in the deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit
from tertulia.core.four import Four, fill, get, put
from tertulia.core.observation import Observation
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
    "sway": "by seat: what effects add to its Votes",
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
    "extra_power": "Power added to the attack",
    "support": "by side: Power of the support",
    "price": "the price of a Title for the turn, 0 as printed",
}
"""The fields, in order."""


def observe(view: Seen, to: Observation) -> None:
    """Write the fields of ``MEANINGS``."""
    t = view.table
    rules = rules_of(view)
    groups: i64 = len(rules.groups)
    leaders: i64 = len(rules.leaders)
    events: i64 = len(rules.events)
    to.flags("hand", view.secrets.hand(to.me), groups)
    to.flags("campaign", get(view.secrets.campaign, to.me), groups)
    to.number("stake", get(view.secrets.stake, to.me), 63)
    to.flags("dealt", get(view.secrets.dealt, to.me), leaders)
    open_groups(t, groups, to)
    to.choices_by_seat("leaders", t.leaders, leaders)
    to.choice("event", t.event, events)
    to.flags("revealed", t.revealed, events)
    holdings(t, to)
    roles(t, to)
    numbers(t, to)


def open_groups(t: Table, groups: i64, to: Observation) -> None:
    """Where Groups lie or are known to be."""
    to.flags_by_seat("controlled", t.controlled, groups)
    to.flags_by_seat("known", t.known, groups)
    to.flags("columns", t.plane0, groups)
    to.flags("columns", t.plane1, groups)
    to.flags("columns", t.plane2, groups)
    to.flags("columns", t.plane3, groups)
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
    to.flags_by_seat("claims", by_seat(t.claims), groups)
    to.flags_by_seat("pending", by_seat(t.pending), groups)


def by_seat(entries: tuple[int, ...]) -> Four:
    """The Groups of entries, ``card * 4`` + seat, by seat."""
    found = fill(0)
    for entry in entries:
        packed: i64 = entry
        found = put(found, packed & 3, get(found, packed & 3) | bit(packed >> 2))
    return found


def holdings(t: Table, to: Observation) -> None:
    """What every seat has in numbers."""
    to.numbers_by_seat("money", t.money, 127)
    to.numbers_by_seat("held", t.held, 63)
    to.numbers_by_seat("laid", t.laid, 63)
    to.counts_by_seat("owned", t.owned, 3, 31)
    to.numbers_by_seat("offshore", t.offshore, 127)
    to.counts_by_seat("won", t.won, 3, 31)
    to.numbers_by_seat("fresh", t.fresh, 63)
    to.numbers_by_seat("votes", t.votes, 127)
    to.numbers_by_seat("sway", t.sway, 31, -32)


def roles(t: Table, to: Observation) -> None:
    """Which seat is what."""
    to.seat_flags("used", t.used)
    to.seat_flags("disabled", t.disabled)
    to.seat_flags("ousted", t.ousted)
    to.seat_flags("backers", t.attack_backers)
    to.seat_flags("backers", t.defence_backers)
    to.seat("first", t.first)
    to.seat("active", t.active)
    to.seat("government", t.government)
    to.seat("attacker", t.attacker)
    to.seat("defender", t.defender)


def numbers(t: Table, to: Observation) -> None:
    """Numbers of the round, the turn and the attack."""
    to.choice("duel", t.duel, 4)
    to.number("state", 1 if t.early else 0, 1)
    to.number("state", 1 if t.thwarted else 0, 1)
    to.number("state", 1 if t.scattered else 0, 1)
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
