"""Events: when they come and what they do (TROIKA-EVENTS)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, has, lowest
from tertulia.core.position import Step
from tertulia.games.troika import events
from tertulia.games.troika.cards import (
    EVERYONE,
    FEWEST,
    FIRST_COLOUR,
    FIRST_TYPE,
    GOVERNMENT,
    MOST,
    TO_GOVERNMENT,
    TO_OTHERS,
    Effect,
)
from tertulia.games.troika.drawing import Draw
from tertulia.games.troika.election import INTERIM, REGULAR, Election
from tertulia.games.troika.ending import EndRound, Finish
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.payment import Discard, Pay, Recall, receive
from tertulia.games.troika.rules import TroikaRules
from tertulia.games.troika.table import NOBODY, Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.values import measure


class Reveal(Step[Table, Hands]):
    """The next Event is revealed and carried out at once (TROIKA-SEQ-5, TROIKA-EVENTS-1).

    From the top the pile holds N others, Elections, N others, Elections, and at last Troika among
    three others (TROIKA-SETUP-3 to TROIKA-SETUP-7, TROIKA-C-24). Elections lie open; chance decides
    late what the others are. Troika ends the game at once (TROIKA-END-1, TROIKA-R-B44).
    """

    def rule(self) -> str:
        return "TROIKA-EVENTS-1"

    def run(self, m: Play) -> None:
        rules = rules_of(m)
        event = next_event(m)
        m.table.reveal(event)
        m.show(events.REVEALED, event)
        if event == rules.troika:
            m.become(Finish())
            return
        m.become(EndRound())
        effect = rules.events[event].effect
        if effect.name == "elections":
            m.push(Election(REGULAR))
        elif effect.name == "confidence":
            m.push(Election(INTERIM))
        else:
            m.push(Happen(event, concerned(m, effect)))


def next_event(m: Play) -> i64:
    """The Event on top of the pile."""
    rules = rules_of(m)
    table = m.table
    place = table.round - 1
    gap = rules.before_elections
    if place in (gap, 2 * gap + 1):
        return lowest(rules.elections & ~table.revealed)
    gone = place - 2 * gap - 2
    if gone >= 0:
        # One of the cards left at the bottom is Troika; 0 stands for it.
        left = int(rules.with_troika + 1 - gone)
        if m.draw("troika", list(range(left)), 1)[0] == 0:
            return rules.troika
    return m.draw_one("events", rules.others & ~table.revealed)


def concerned(m: At, effect: Effect) -> i64:
    """The seats that meet the condition of an Event: all who are tied in it (TROIKA-EVENTS-4).

    None, if it speaks of a Government and there is none (TROIKA-EVENTS-5), or of the most of
    something that nobody has.
    """
    table = m.table
    found: i64 = 0
    if table.government == NOBODY and effect.to == TO_GOVERNMENT:
        return 0
    if effect.who in (MOST, FEWEST):
        return extreme(m, effect)
    if table.government == NOBODY and effect.who != EVERYONE:
        return 0
    for seat in range(m.seats):
        governs = seat == table.government
        if effect.who == EVERYONE or (effect.who == GOVERNMENT) == governs:
            found |= bit(seat)
    return found


def extreme(m: At, effect: Effect) -> i64:
    """The seats with the most or the fewest of what ``effect`` compares."""
    rules = rules_of(m)
    best: i64 = NOBODY
    found: i64 = 0
    for seat in range(m.seats):
        here = measure(rules, m.table, seat, effect.measure)
        if effect.who == MOST:
            if here == 0:
                continue
            ahead = here > best
        else:
            ahead = best == NOBODY or here < best
        if ahead:
            best = here
            found = 0
        if here == best:
            found |= bit(seat)
    return found


class Happen(Step[Table, Hands]):
    """An Event acts on ``seats`` in round order, on each fully before the next (TROIKA-R-B32).

    The vocabulary of Events (TROIKA-EVENTS-3): ``pay`` money to the Treasury, the Government or
    each other player; ``receive`` money from the Treasury; ``discard`` Groups; ``recall`` Groups
    to the hand; ``draw`` a Group or 2 M€. Amounts count once, or for each of something.
    """

    event: i64
    seats: i64

    def __init__(self, event: i64, seats: i64) -> None:
        super().__init__()
        self.event = event
        self.seats = seats

    def rule(self) -> str:
        return "TROIKA-EVENTS-7"

    def run(self, m: Play) -> None:
        if self.seats == 0:
            m.pop()
            return
        seat = m.table.first
        while not has(self.seats, seat):
            seat = (seat + 1) % m.seats
        m.become(Happen(self.event, self.seats & ~bit(seat)))
        rules = rules_of(m)
        happen(m, rules, rules.events[self.event].effect, seat)


def happen(m: Play, rules: TroikaRules, effect: Effect, seat: i64) -> None:
    """Carry out ``effect`` on one seat."""
    amount = effect.amount
    if effect.per >= 0:
        amount *= measure(rules, m.table, seat, effect.per)
    if amount == 0:
        return
    if effect.name == "pay":
        pay(m, effect, seat, amount)
    elif effect.name == "receive":
        receive(m, seat, amount)
    elif effect.name == "discard":
        m.push(Discard(seat, amount, effect.table_only))
    elif effect.name == "recall":
        m.push(Recall(seat, amount, counted(rules, effect.measure)))
    else:
        assert effect.name == "draw"
        for _ in range(amount):
            m.push(Draw(seat, "TROIKA-EVENTS-3"))


def pay(m: Play, effect: Effect, seat: i64, amount: i64) -> None:
    """``seat`` pays the Treasury, the Government unless it is one, or each other in round order."""
    if effect.to == TO_OTHERS:
        for other in reversed(m.after(m.table.first - 1)):
            if other != seat:
                m.push(Pay(seat, amount, other))
    elif effect.to == TO_GOVERNMENT:
        if seat != m.table.government:
            m.push(Pay(seat, amount, m.table.government))
    else:
        m.push(Pay(seat, amount, NOBODY))


def counted(rules: TroikaRules, what: i64) -> i64:
    """The Groups that a measure counts: of a colour or type, else all."""
    if what >= FIRST_TYPE:
        return rules.kinds[what - FIRST_TYPE]
    if what >= FIRST_COLOUR:
        return rules.families[what - FIRST_COLOUR]
    return rules.all_groups
