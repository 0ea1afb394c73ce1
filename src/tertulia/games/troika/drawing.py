"""One Group from the pile or M€ from the Treasury: the draw that all the rules share."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, has, mask_of, members
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text
from tertulia.games.troika import events
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.wording import passing

GROUP: Final = 0
MONEY: Final = 1

WHY: Final = {
    "TROIKA-SEQ-2": "troika-why-draw-turn",
    "TROIKA-ATTACK-SEQ-4": "troika-why-draw-defender",
    "TROIKA-ATTACK-SEQ-6": "troika-why-draw-attacker",
    "TROIKA-ADV-ATTACK-3": "troika-why-draw-supporter",
    "TROIKA-ELECTIONS-5": "troika-why-draw-second",
    "TROIKA-ELECTIONS-TIE-1": "troika-why-draw-tied",
    "TROIKA-EVENTS-3": "troika-why-draw-event",
}


@mypyc_attr(free_list_len=1)
class Draw(Step[Table, Hands]):
    """Draw one Group or take 2 M€, as the player likes (TROIKA-SEQ-2).

    What one source lacks the other gives; with both empty nothing is drawn (TROIKA-SEQ-8,
    TROIKA-R-B6, TROIKA-R-B8). ``cause`` is the clause that grants the draw.
    """

    seat: i64
    cause: str

    def __init__(self, seat: i64, cause: str) -> None:
        super().__init__()
        self.seat = seat
        self.cause = cause

    def rule(self) -> str:
        return self.cause

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return (GROUP, MONEY)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        if answer == GROUP:
            draw_group(m, seat)
        else:
            take_money(m, seat)

    def run(self, m: Play) -> None:
        if not can_draw(m.table):
            m.pop()
            take_money(m, self.seat)
        elif m.table.treasury == 0:
            m.pop()
            draw_group(m, self.seat)
        else:
            m.ask(bit(self.seat))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-draw", {"money": int(rules_of(m).draw_money)})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text(WHY[self.cause], None, self.cause)

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == GROUP:
            return Option(Text("troika-answer-draw-group"), ("pile",))
        money = int(min(rules_of(m).draw_money, m.table.treasury))
        return Option(Text("troika-answer-draw-money", {"money": money}), ("treasury",))


class MayDraw(Draw):
    """As :class:`Draw`, but the player may do without (TROIKA-ADV-ATTACK-3)."""

    def kind(self) -> str:
        return "pass"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        found = [PASS]
        if can_draw(m.table):
            found.append(GROUP)
        if m.table.treasury > 0:
            found.append(MONEY)
        return tuple(found)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.pop()
        else:
            super().take(m, seat, answer)

    def run(self, m: Play) -> None:
        m.ask(bit(self.seat))

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return passing("troika-answer-no-draw")
        return super().describe(m, seat, answer)


def can_draw(table: Table) -> bool:
    """Whether there is a Group to draw, in the pile or after a reshuffle."""
    return table.pile > 0 or table.discards != 0


def draw_group(m: Play, seat: i64) -> None:
    """``seat`` draws a Group; an empty pile is made anew from the discards (TROIKA-SEQ-7)."""
    table = m.table
    if table.pile == 0:
        table.reshuffle()
        m.tell(events.RESHUFFLED)
    card = m.draw_one("groups", table.unseen & ~m.secrets.held())
    m.secrets.add(seat, bit(card))
    table.draw(seat, 1)
    m.tell_only(bit(seat), 1, events.DREW, seat, card)


def draw_groups(m: Play, seat: i64, number: i64) -> None:
    """``seat`` draws up to ``number`` Groups at once, in no order; a reshuffle may come between."""
    table = m.table
    left = number
    while left > 0 and can_draw(table):
        if table.pile == 0:
            table.reshuffle()
            m.tell(events.RESHUFFLED)
        size = min(left, table.pile)
        pool = members(table.unseen & ~m.secrets.held())
        cards = mask_of(m.draw("groups", pool, int(size)))
        m.secrets.add(seat, cards)
        table.draw(seat, size)
        m.tell_only(bit(seat), 2, events.DREW_SEVERAL, seat, size, cards)
        left -= size


def take_money(m: Play, seat: i64) -> None:
    """``seat`` takes 2 M€, or what the Treasury has (TROIKA-R-B9)."""
    money = min(rules_of(m).draw_money, m.table.treasury)
    if money == 0:
        m.tell(events.NOTHING, seat)
        return
    m.table.take(seat, money)
    m.tell(events.TOOK, seat, money)


def thank(m: Play, backers: i64, attacker: i64) -> None:
    """Each supporter of the winner may draw, in round order (TROIKA-ADV-ATTACK-3, TROIKA-R-A14)."""
    for seat in reversed(m.after(attacker)):
        if has(backers, seat):
            m.push(MayDraw(seat, "TROIKA-ADV-ATTACK-3"))
