"""Groups that move between hand, table and discards, and the columns they stand in."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit, count, has, lowest
from tertulia.core.four import get
from tertulia.core.position import Step
from tertulia.core.text import Option, Text
from tertulia.games.troika import events
from tertulia.games.troika.drawing import draw_group
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.wording import group_ref, with_card

NEW_COLUMN: Final = 60


def family_of(m: At, card: i64) -> i64:
    """All Groups of the colour of ``card``."""
    rules = rules_of(m)
    return rules.families[rules.colours[card]]


def full_families(m: At, seat: i64) -> i64:
    """The Groups that ``seat`` may not place: 4 a Family (TROIKA-ORG-6); advanced, any number."""
    rules = rules_of(m)
    found: i64 = 0
    if not rules.advanced:
        for family in rules.families:
            if count(get(m.table.controlled, seat) & family) >= rules.family_limit:
                found |= family
    return found


def fits(m: At, seat: i64, card: i64) -> bool:
    """Whether ``seat`` may place ``card``."""
    return not has(full_families(m, seat), card)


def place(m: Play, seat: i64, card: i64) -> None:
    """``seat`` places ``card`` from the hand on the table."""
    m.secrets.remove(seat, card)
    m.table.place(seat, card)
    m.show(events.PLACED, seat, card)
    line_up(m, seat, card)


def take_back(m: Play, seat: i64, card: i64) -> None:
    """``seat`` takes ``card`` from the table into the hand."""
    m.table.take_back(seat, card)
    m.secrets.add(seat, bit(card))
    m.tell(events.TAKEN_BACK, seat, card)


def swap(m: Play, seat: i64, card: i64) -> None:
    """``seat`` discards ``card``, then draws; the discard may be drawn again (TROIKA-R-B12)."""
    discard(m, seat, card)
    draw_group(m, seat)


def discard(m: Play, seat: i64, card: i64) -> None:
    """``seat`` discards a Group from the hand, for all to see (TROIKA-REMIND-1)."""
    m.secrets.remove(seat, card)
    m.table.discard(seat, card)
    m.show(events.DISCARDED, seat, card)


def line_up(m: Play, seat: i64, card: i64) -> None:
    """``card`` has come to the table of ``seat``: in the advanced game it chooses its column.

    It opens a new one unless another of its colour has room (TROIKA-ADV-ORG-2, TROIKA-R-A9).
    """
    if not rules_of(m).advanced:
        return
    others = get(m.table.controlled, seat) & family_of(m, card) & ~bit(card)
    number: i64 = 0
    while m.table.in_column(others, number) != 0:
        number += 1
    if number > 0:
        stand(m, seat, card, number)
    m.push(ChooseColumn(seat, card))


def stand(m: Play, seat: i64, card: i64, column: i64) -> None:
    """``card`` stands in the column with this number."""
    m.table.stand(card, column)
    m.tell(events.STOOD_IN, seat, card, column)


def columns(m: At, seat: i64, card: i64) -> list[int]:
    """The columns that ``card`` may join, each by its lowest Group."""
    others = get(m.table.controlled, seat) & family_of(m, card) & ~bit(card)
    found: list[int] = []
    number: i64 = 0
    while others != 0:
        here = m.table.in_column(others, number)
        if here != 0 and count(here) < rules_of(m).family_limit:
            found.append(int(lowest(here)))
        others &= ~here
        number += 1
    return found


class ChooseColumn(Step[Table, Hands]):
    """Choose the column in which a Group stands (TROIKA-ADV-ORG-2, TROIKA-R-A9).

    On entry alone, 4 a column; only the own column defends (TROIKA-ADV-ORG-3). An answer is the
    lowest Group of a column, or ``NEW_COLUMN``.
    """

    seat: i64
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def rule(self) -> str:
        return "TROIKA-ADV-ORG-2"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return (*columns(m, seat, self.card), NEW_COLUMN)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-column", None, "TROIKA-ADV-ORG-2")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        if answer != NEW_COLUMN:
            stand(m, seat, self.card, m.table.column(answer))

    def run(self, m: Play) -> None:
        if columns(m, self.seat, self.card):
            m.ask(bit(self.seat))
        else:
            m.pop()

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-column", {"card": group_ref(rules_of(m), int(self.card))})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-column", None, "TROIKA-ADV-ORG-3")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == NEW_COLUMN:
            return Option(Text("troika-answer-new-column"))
        return with_card("troika-answer-column", rules_of(m), answer)
