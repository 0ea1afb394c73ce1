"""The state that all may know: the fields of the public record."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.four import Four, fill
from tertulia.core.position import Record

NOBODY: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class State(Record):
    """All that is public, knowledge included; the verbs are in :class:`Tableau` and :class:`Table`.

    A :data:`Four` is by seat. ``money`` and ``held`` count the M€ and the Groups of a hand, those
    face down in a campaign included; ``laid`` counts what lies face down. ``controlled`` are the
    Groups on tables, ``leaders`` the Leaders. ``titles`` and ``owned`` count Titles by value, 8
    bits for each of 4, 5 and 6 points; ``offshore`` is money under a Leader. ``won`` counts
    elections won by their kind (:meth:`elect`), 8 bits each.

    ``unseen`` are the Groups of the present pile, as it was last shuffled, that nobody has shown
    since: ``fresh`` of them by seat are in hands, ``pile`` are left. At a reshuffle those in hands
    become a layer of ``older``: a mask, then counts by seat, 8 bits each. ``known`` are cards
    seen to enter a hand or shown in it.

    In the advanced game the four ``plane``s hold the number of each Group's column, one bit each.
    ``used`` are seats whose Leader is turned sideways, ``disabled`` those whose Leader counts
    nothing this round, ``ousted`` those whose Leader is out for good. ``extra_moves``,
    ``extra_income`` and ``price`` (of a Title, 0: as printed) last for a turn. ``early`` calls for
    Elections at the end of the round.

    ``duel`` is the kind of attack under way, else ``NOBODY``; ``attack`` and ``defence`` are the
    cards played in it, ``idle`` those played in it for a Hand Action. ``doubled`` are Groups that
    count twice for the attack, ``extra_power`` is added to it; ``scattered`` takes the column from
    the defence; ``thwarted`` tells that a Hand Action of the attacker was cancelled. ``backing``
    are cards played in support, with the seats and the Power on either side.

    ``paying`` are the Groups set out to settle a debt. ``spent`` and ``staked`` are a campaign's
    cards once they are shown. ``sway`` is what effects add to the Votes of a seat;
    ``claims`` are Groups whose Votes were given away, each ``card * 4`` + the candidate;
    ``pending`` are Pre-Campaign cards still to act, each ``card * 4`` + its player.
    """

    seats: i64
    round: i64
    first: i64
    next_first: i64
    active: i64
    government: i64
    treasury: i64
    titles: i64
    pile: i64
    unseen: i64
    discards: i64
    event: i64
    revealed: i64
    duel: i64
    target: i64
    attacker: i64
    defender: i64
    attack: i64
    defence: i64
    paying: i64
    spent: i64
    staked: i64
    plane0: i64
    plane1: i64
    plane2: i64
    plane3: i64
    used: i64
    disabled: i64
    ousted: i64
    extra_moves: i64
    extra_income: i64
    price: i64
    early: bool
    idle: i64
    thwarted: bool
    scattered: bool
    doubled: i64
    extra_power: i64
    backing: i64
    attack_backers: i64
    defence_backers: i64
    attack_backing: i64
    defence_backing: i64
    money: Four
    held: Four
    laid: Four
    controlled: Four
    leaders: Four
    owned: Four
    offshore: Four
    won: Four
    fresh: Four
    known: Four
    votes: Four
    sway: Four
    claims: tuple[int, ...]
    pending: tuple[int, ...]
    older: tuple[int, ...]

    def __init__(self, seats: i64, source: State | None = None) -> None:
        if source is None:
            nought = fill(0)
            self.seats = seats
            self.round = 0
            self.first = 0
            self.next_first = 0
            self.active = NOBODY
            self.government = NOBODY
            self.treasury = 0
            self.titles = 0
            self.pile = 0
            self.unseen = 0
            self.discards = 0
            self.event = NOBODY
            self.revealed = 0
            self.duel = NOBODY
            self.target = NOBODY
            self.attacker = NOBODY
            self.defender = NOBODY
            self.attack = 0
            self.defence = 0
            self.paying = 0
            self.spent = 0
            self.staked = 0
            self.plane0 = 0
            self.plane1 = 0
            self.plane2 = 0
            self.plane3 = 0
            self.used = 0
            self.disabled = 0
            self.ousted = 0
            self.extra_moves = 0
            self.extra_income = 0
            self.price = 0
            self.early = False
            self.idle = 0
            self.thwarted = False
            self.scattered = False
            self.doubled = 0
            self.extra_power = 0
            self.backing = 0
            self.attack_backers = 0
            self.defence_backers = 0
            self.attack_backing = 0
            self.defence_backing = 0
            self.money = nought
            self.held = nought
            self.laid = nought
            self.controlled = nought
            self.leaders = fill(NOBODY)
            self.owned = nought
            self.offshore = nought
            self.won = nought
            self.fresh = nought
            self.known = nought
            self.votes = nought
            self.sway = nought
            self.claims = ()
            self.pending = ()
            self.older = ()
        else:
            self.seats = source.seats
            self.round = source.round
            self.first = source.first
            self.next_first = source.next_first
            self.active = source.active
            self.government = source.government
            self.treasury = source.treasury
            self.titles = source.titles
            self.pile = source.pile
            self.unseen = source.unseen
            self.discards = source.discards
            self.event = source.event
            self.revealed = source.revealed
            self.duel = source.duel
            self.target = source.target
            self.attacker = source.attacker
            self.defender = source.defender
            self.attack = source.attack
            self.defence = source.defence
            self.paying = source.paying
            self.spent = source.spent
            self.staked = source.staked
            self.plane0 = source.plane0
            self.plane1 = source.plane1
            self.plane2 = source.plane2
            self.plane3 = source.plane3
            self.used = source.used
            self.disabled = source.disabled
            self.ousted = source.ousted
            self.extra_moves = source.extra_moves
            self.extra_income = source.extra_income
            self.price = source.price
            self.early = source.early
            self.idle = source.idle
            self.thwarted = source.thwarted
            self.scattered = source.scattered
            self.doubled = source.doubled
            self.extra_power = source.extra_power
            self.backing = source.backing
            self.attack_backers = source.attack_backers
            self.defence_backers = source.defence_backers
            self.attack_backing = source.attack_backing
            self.defence_backing = source.defence_backing
            self.money = source.money
            self.held = source.held
            self.laid = source.laid
            self.controlled = source.controlled
            self.leaders = source.leaders
            self.owned = source.owned
            self.offshore = source.offshore
            self.won = source.won
            self.fresh = source.fresh
            self.known = source.known
            self.votes = source.votes
            self.sway = source.sway
            self.claims = source.claims
            self.pending = source.pending
            self.older = source.older
