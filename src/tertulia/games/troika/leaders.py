"""Table Actions of Leaders (TROIKA-ADV-LEADERS)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, has
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text
from tertulia.games.troika import events
from tertulia.games.troika.effects import apply_effect, has_object
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.wording import leader_ref, passing

USE: Final = 0


def usable(m: At, seat: i64, time: str) -> bool:
    """Whether the Leader of ``seat`` may act now: once a round, if the cost can be paid.

    A disabled Leader may not (TROIKA-ADV-CARD-8); Groups pay no cost (TROIKA-R-A4). Nor may one
    whose action has no object.
    """
    table = m.table
    rules = rules_of(m)
    if not rules.powers or has(table.used | table.disabled, seat):
        return False
    effect = rules.leaders[get(table.leaders, seat)].effect
    if effect.symbol != time or get(table.money, seat) < effect.cost:
        return False
    return has_object(m, seat, effect)


def use_leader(m: Play, seat: i64) -> None:
    """``seat`` pays the cost, turns the Leader, and the Table Action happens."""
    leader = get(m.table.leaders, seat)
    effect = rules_of(m).leaders[leader].effect
    m.table.use_leader(seat, effect.cost)
    m.tell(events.TABLE_ACTION, seat, leader, effect.cost)
    apply_effect(m, seat, effect)


@mypyc_attr(free_list_len=1)
class LeaderTime(Step[Table, Hands]):
    """Use your Leader's Table Action, or not (TROIKA-ADV-LEADERS-2, TROIKA-ADV-LEADERS-3).

    In the own turn, after the action too, or in Elections in round order, as printed; a use turns
    the Leader until the next round (TROIKA-R-A4). ``place`` counts the seats that are through in
    Elections; -1 is in the turn of the player whose turn it is.
    """

    place: i64

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def kind(self) -> str:
        return "pass"

    def rule(self) -> str:
        return "TROIKA-ADV-LEADERS-2"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return (PASS, USE)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if self.place < 0:
            m.pop()
        else:
            m.become(LeaderTime(self.place + 1))
        if answer == USE:
            use_leader(m, seat)

    def run(self, m: Play) -> None:
        if self.place < 0:
            if usable(m, m.table.active, "turn"):
                m.ask(bit(m.table.active))
            else:
                m.pop()
            return
        place = self.place
        while place < m.seats:
            seat = (m.table.first + place) % m.seats
            if usable(m, seat, "elections"):
                m.become(LeaderTime(place), bit(seat))
                return
            place += 1
        m.pop()

    def prompt(self, m: At, seat: i64) -> Text:
        rules = rules_of(m)
        leader = int(get(m.table.leaders, seat))
        cost = int(rules.leaders[leader].effect.cost)
        args: dict[str, int | str] = {"leader": leader_ref(rules, leader), "money": cost}
        return Text("troika-ask-leader-action", args)

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-leader-action", None, "TROIKA-ADV-LEADERS-2")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return passing("troika-answer-no-leader-action")
        return Option(Text("troika-answer-leader-action"))
