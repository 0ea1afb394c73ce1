"""Support in attacks to control (TROIKA-ADV-ATTACK-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit, members
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text
from tertulia.games.troika import attack, events
from tertulia.games.troika.cards import POWER
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.values import value
from tertulia.games.troika.wording import group_ref, passing, with_card

DEFENCE: Final = 64


class Support(Step[Table, Hands]):
    """Support one side of an attack to control with a single Group's Power (TROIKA-ADV-ATTACK-2).

    With three or four players, in round order from the attacker's left, after the first cards and
    before the defender (TROIKA-R-A11). The Power is read with the supporter's variable values,
    its Hand Action does nothing (TROIKA-R-A13). An answer is a Group for the attack, ``DEFENCE`` +
    a Group for the defence, or ``PASS``. ``place`` counts the seats that are through.
    """

    place: i64

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def kind(self) -> str:
        return "pass"

    def rule(self) -> str:
        return "TROIKA-ADV-ATTACK-2"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        hand = members(m.secrets.hand(seat))
        return (PASS, *hand, *[DEFENCE + card for card in hand])

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-not-in-hand", None, "TROIKA-ADV-ATTACK-2")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.become(Support(self.place + 1))
        if answer == PASS:
            return
        side: i64 = 1 if answer >= DEFENCE else 0
        card = answer & 63
        strength = value(rules_of(m), m.table, seat, card, POWER)
        m.secrets.remove(seat, card)
        m.table.back(seat, card, side, strength)
        m.show(events.BACKED, seat, card, side, strength)

    def run(self, m: Play) -> None:
        table = m.table
        place = self.place
        while place < m.seats:
            seat = (table.attacker + place) % m.seats
            if seat not in (table.attacker, table.defender) and get(table.held, seat) > 0:
                m.become(Support(place), bit(seat))
                return
            place += 1
        m.become(attack.Defend())

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-support", {"card": group_ref(rules_of(m), int(m.table.target))})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-support", attack.totals(m), "TROIKA-ADV-ATTACK-3")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return passing("troika-answer-no-support")
        if answer >= DEFENCE:
            return with_card("troika-answer-support-defence", rules_of(m), answer - DEFENCE)
        return with_card("troika-answer-support-attack", rules_of(m), answer)
