"""Truck Drivers: the Government pays, or may be brought down (TROIKA-ADV-CARD-6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit
from tertulia.core.four import get
from tertulia.core.position import Step
from tertulia.core.text import Option, Text, seat_ref
from tertulia.games.troika import events
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.payment import transfer
from tertulia.games.troika.table import NOBODY, Table
from tertulia.games.troika.types import At, Play

NO: Final = 0
YES: Final = 1


class Ransom(Step[Table, Hands]):
    """The Government pays ``amount`` to the player ``seat``, or refuses (TROIKA-ADV-CARD-6).

    The choice is free, and no Groups serve instead; one without the money refuses
    (TROIKA-R-A21). Used by Truck Drivers.
    """

    seat: i64
    amount: i64

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount

    def rule(self) -> str:
        return "TROIKA-ADV-CARD-6"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return (NO, YES)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == YES:
            m.pop()
            transfer(m, seat, self.amount, self.seat)
        else:
            self.refuse(m)

    def refuse(self, m: Play) -> None:
        """The Government does not pay."""
        m.tell(events.REFUSED, m.table.government)
        m.become(BringDown(self.seat, self.amount))

    def run(self, m: Play) -> None:
        if get(m.table.money, m.table.government) >= self.amount:
            m.ask(bit(m.table.government))
        else:
            self.refuse(m)

    def prompt(self, m: At, seat: i64) -> Text:
        args: dict[str, int | str] = {"seat": seat_ref(int(self.seat)), "money": int(self.amount)}
        return Text("troika-ask-ransom", args)

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-ransom", None, "TROIKA-ADV-CARD-6")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return Option(Text("troika-answer-pay" if answer == YES else "troika-answer-refuse"))


class BringDown(Step[Table, Hands]):
    """Pay the Treasury ``amount`` to bring the Government down (TROIKA-ADV-CARD-6).

    Its office is vacant at once, its card keeps the points; Elections follow at the end of the
    round (TROIKA-R-A21). Without the money nothing happens.
    """

    seat: i64
    amount: i64

    def __init__(self, seat: i64, amount: i64) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount

    def rule(self) -> str:
        return "TROIKA-R-A21"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return (NO, YES)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        if answer == YES:
            transfer(m, seat, self.amount, NOBODY)
            m.table.fall()
            m.table.call_elections(True)
            m.tell(events.FELL, seat)

    def run(self, m: Play) -> None:
        if get(m.table.money, self.seat) >= self.amount:
            m.ask(bit(self.seat))
        else:
            m.pop()

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-bring-down", {"money": int(self.amount)})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-bring-down", None, "TROIKA-R-A21")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        key = "troika-answer-bring-down" if answer == YES else "troika-answer-let-be"
        return Option(Text(key))
