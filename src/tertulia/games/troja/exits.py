"""Gaining and losing Glory, departing in disgrace, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, count, low, lowest, members
from tertulia.core.four import get
from tertulia.games.troja import events
from tertulia.games.troja.cards import listed
from tertulia.games.troja.table import BY_GLORY, BY_SURVIVAL, Table
from tertulia.games.troja.types import Play, rules_of


def gain(m: Play, seat: i64, amount: i64) -> None:
    """``seat`` gains Glory, to the goal at most; reaching it ends the game (TROJA-R-BASIC-12)."""
    table = m.table
    goal = rules_of(m).goal
    amount = min(amount, goal - get(table.glory, seat))
    table.gain(seat, amount)
    m.tell(events.GAINED, seat, amount)
    if get(table.glory, seat) == goal:
        end(m, BY_GLORY)


def lose(m: Play, seat: i64, amount: i64) -> None:
    """``seat`` loses Glory, without debt; at 0 the Hero departs (TROJA-R-EXIT-1)."""
    amount = min(amount, get(m.table.glory, seat))
    m.table.lose(seat, amount)
    m.tell(events.LOST, seat, amount)
    if get(m.table.glory, seat) == 0:
        depart(m, seat)


def depart(m: Play, seat: i64) -> None:
    """A Hero departs in disgrace; a new one comes, or not (TROJA-IV-6, TROJA-VI.1-1)."""
    table = m.table
    hero = get(table.heroes, seat)
    table.depart(seat)
    m.tell(events.DEPARTED, seat, hero)
    if rules_of(m).elimination:
        eliminate(m, seat)
    else:
        pool = table.pool if table.pool != 0 else table.departed & ~bit(hero)
        welcome(m, seat, m.draw_one("heroes", pool))


def welcome(m: Play, seat: i64, hero: i64) -> None:
    """``hero`` comes to ``seat`` with starting Glory and tokens (TROJA-III-4, TROJA-III-6)."""
    rules = rules_of(m)
    m.table.welcome(seat, hero, rules.start_glory, rules.wraths)
    m.show(events.WELCOMED, seat, hero)


def eliminate(m: Play, seat: i64) -> None:
    """``seat`` is out and its hand is discarded; the last one left wins (TROJA-R-OPT-1)."""
    table = m.table
    for card in listed(m.secrets.hand(seat)):
        throw(m, seat, card)
    table.leave_game(seat)
    m.tell(events.ELIMINATED, seat)
    if count(low(m.seats) & ~table.out) == 1:
        end(m, BY_SURVIVAL)


def throw(m: Play, seat: i64, card: i64) -> None:
    """``seat`` discards a card from hand."""
    m.secrets.leave(seat, card)
    m.table.throw(seat, card)
    m.show(events.THREW, seat, card)


def end(m: Play, how: i64) -> None:
    """The game is over at this instant; what is pending is void (TROJA-R-FIELD-2)."""
    m.table.finish(how)
    m.tell(events.ENDED, how, winners(m.table))
    while m.top is not None:
        m.pop()


def winners(table: Table) -> i64:
    """The seats with the most Glory among those in the game, or the last one left, as a mask."""
    left = low(table.seats) & ~table.out
    if table.ending == BY_SURVIVAL:
        return bit(lowest(left))
    most = max([get(table.glory, seat) for seat in members(left)])
    found: i64 = 0
    for seat in members(left):
        if get(table.glory, seat) == most:
            found |= bit(seat)
    return found
