"""A turn in the Battlefield phase (TROJA-IV.3)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, has
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text, seat_ref
from tertulia.core.window import Window
from tertulia.games.troja import events
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.answers import Ask, play_card
from tertulia.games.troja.cards import (
    TO_DUEL,
    aim_of,
    answer,
    card_of,
    entry_card,
    entry_due,
    entry_seat,
    listed,
)
from tertulia.games.troja.challenge import Package, challenge, declare, launch
from tertulia.games.troja.combat import Fix
from tertulia.games.troja.effects import AFTER, TURN, playable, within_power
from tertulia.games.troja.hands import Hands
from tertulia.games.troja.stats import design_of
from tertulia.games.troja.table import DUEL, OTHER, SELF, Table
from tertulia.games.troja.types import At, Play, rules_of
from tertulia.games.troja.wording import play_option, refusal


class Turn(Step[Table, Hands]):
    """First what has passed to the Hero attacks, then he may act (TROJA-IV.3-3, TROJA-IV.3-7).

    Those fights go in the order of play (TROJA-IV.3-4), nothing is added to them (TROJA-IV.3-5). A
    Hero who departs loses the rest of the turn (TROJA-R-EXIT-3, TROJA-R-EXIT-4).
    """

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def rule(self) -> str:
        return "TROJA-IV.3-3"

    def run(self, m: Play) -> None:
        table = m.table
        if has(table.denied | table.out, self.seat):
            end_turn(m, self.seat)
            return
        for packed in table.standing:
            if entry_due(packed) and entry_seat(packed) == self.seat:
                table.attack(packed)
                m.tell(events.ATTACKED, self.seat, entry_card(packed))
                m.push(After(self.seat))
                m.push(Fix(self.seat))
                m.push(Ask(self.seat, (), True))
                return
        m.become(Act(self.seat))


def end_turn(m: Play, seat: i64) -> None:
    """The turn of ``seat`` is over."""
    m.tell(events.TURN_ENDED, seat)
    m.pop()


class Act(Step[Table, Hands]):
    """Act, any number of times and in any order (TROJA-R-FIELD-17, TROJA-R-FIELD-6).

    Gain Glory once: a duel or a Challenge on oneself (TROJA-IV.3.a-1, TROJA-R-FIELD-4). Challenge
    others (TROJA-IV.3.b-1). Play cards (TROJA-R-FIELD-15). Or end the turn.
    """

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def kind(self) -> str:
        return "stop"

    def rule(self) -> str:
        return "TROJA-IV.3-7"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        table = m.table
        others = [s for s in range(m.seats) if s != seat and not has(table.out, s)]
        found: list[int] = [PASS]
        awake = not has(table.asleep, seat)
        gaining = table.actions > 0 and (awake or not rules_of(m).sleep_all)
        for card in listed(m.secrets.hand(seat)):
            design = design_of(m, card)
            if not design.foe:
                for aim in playable(m, seat, card, TURN):
                    found.append(answer(card, aim))
            elif within_power(m, seat, design):
                if gaining:
                    found.append(answer(card, seat))
                for other in others:
                    found.append(answer(card, other))
        if table.actions > 0 and awake:
            for other in others:
                found.append(answer(TO_DUEL, other))
        return tuple(found)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            end_turn(m, seat)
            return
        card = card_of(answer)
        target = aim_of(answer)
        if card == TO_DUEL:
            m.push(After(seat))
            declare(m, DUEL, seat, target)
            m.push(Fix(seat))
            m.push(Ask(seat, (), True))
        elif design_of(m, card).foe:
            m.push(After(seat))
            declare(m, SELF if seat == target else OTHER, seat, target)
            challenge(m, seat, card)
            if design_of(m, card).kind == words.BEAST:
                launch(m, Fix(seat))
            else:
                m.push(Package(seat))
        else:
            if design_of(m, card).effect != words.POWER:
                m.push(After(seat))
            play_card(m, seat, card, target)

    def run(self, m: Play) -> None:
        if has(m.table.denied | m.table.out, self.seat):
            end_turn(m, self.seat)
        else:
            m.ask(bit(self.seat))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        table = m.table
        if answer >= 0 and (card_of(answer) == TO_DUEL or aim_of(answer) == seat):
            if has(table.asleep, seat):
                return Text("troja-refusal-asleep", None, "TROJA-FAQ-2")
            if table.actions == 0 and card_of(answer) == TO_DUEL:
                return Text("troja-refusal-once", None, "TROJA-VII-3")
        return refusal(m, seat, answer, self.rule())

    def prompt(self, m: At, seat: i64) -> Text:
        key = "troja-ask-act" if m.table.actions > 0 else "troja-ask-act-others"
        return Text(key)

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return Option(Text("troja-answer-end-turn"), style="pass")
        return play_option(m, seat, answer)


class After(Step[Table, Hands]):
    """An action is over; prayers end, and the others may play a card (TROJA-R-FIELD-15)."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def rule(self) -> str:
        return "TROJA-R-CARD-4"

    def run(self, m: Play) -> None:
        m.table.end_action()
        m.tell(events.ACTION_ENDED)
        asked: i64 = 0
        seat: i64 = 0
        while seat < m.seats:
            if seat != self.seat and get(m.table.sizes, seat) > 0:
                asked |= bit(seat)
            seat += 1
        m.become(Aftermath(self.seat), asked)


class Aftermath(Window[Table, Hands]):
    """Play an Event or Intervention after an action of another (TROJA-R-FIELD-15)."""

    def rule(self) -> str:
        return "TROJA-R-FIELD-15"

    def responses(self, m: At, seat: i64) -> tuple[int, ...]:
        found: list[int] = []
        for card in listed(m.secrets.hand(seat)):
            for aim in playable(m, seat, card, AFTER):
                found.append(answer(card, aim))
        return tuple(found)

    def claimed(self, m: Play, seat: i64, answer: i64) -> None:
        m.push(After(self.owner))
        play_card(m, seat, card_of(answer), aim_of(answer))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return refusal(m, seat, answer, self.rule())

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troja-ask-after", {"seat": seat_ref(int(self.owner))})

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return play_option(m, seat, answer)
