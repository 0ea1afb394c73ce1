"""The Income action (TROIKA-INCOME)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit
from tertulia.core.four import get
from tertulia.core.position import Step
from tertulia.core.text import Option, Text
from tertulia.games.troika import events
from tertulia.games.troika.hand_actions import Interlude
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.values import income


class Collect(Step[Table, Hands]):
    """Receive the Income of Leader and Groups, and buy Titles with it (TROIKA-INCOME-1).

    An answer is how many Titles, at 6 M€ each, from the top (TROIKA-INCOME-2, TROIKA-R-B15): as
    many as Income and hand money pay together (TROIKA-R-B16, TROIKA-R-B17, TROIKA-FAQ-3). Income
    spent on Titles never leaves the Treasury; what is left of it is received. In the Greek edition
    Income alone buys (TROIKA-EL-INCOME-2, TROIKA-R-G8).
    """

    seat: i64

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def kind(self) -> str:
        return "amount"

    def rule(self) -> str:
        return "TROIKA-INCOME-2"

    def most(self, m: At) -> i64:
        """How many Titles can be bought."""
        table = m.table
        means = income(rules_of(m), table, self.seat)
        if rules_of(m).hand_buys:
            means += get(table.money, self.seat)
        return min(means // price_of(m), table.titles_left())

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(range(int(self.most(m)) + 1))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        price = int(price_of(m))
        return Text("troika-refusal-titles", {"money": price}, "TROIKA-INCOME-2")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        collect(m, seat, answer)

    def run(self, m: Play) -> None:
        if self.most(m) == 0:
            collect(m, self.seat, 0)
        else:
            m.ask(bit(self.seat))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-titles", {"money": int(income(rules_of(m), m.table, seat))})

    def why(self, m: At, seat: i64) -> Text | None:
        price = int(price_of(m))
        if not rules_of(m).hand_buys:
            return Text("troika-why-titles-income", {"money": price}, "TROIKA-EL-INCOME-2")
        return Text("troika-why-titles", {"money": price}, "TROIKA-INCOME-2")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        received, paid = settle(m, seat, answer)
        args: dict[str, int | str] = {"number": answer, "money": int(received), "paid": int(paid)}
        return Option(Text("troika-answer-titles", args), (), (answer,))


def begin_income(m: Play, seat: i64) -> None:
    """The Income action; in the advanced game with Hand Actions between its parts (TROIKA-R-A6)."""
    if not rules_of(m).advanced:
        m.become(Collect(seat))
        return
    m.become(Interlude(seat, "income"))
    m.push(Collect(seat))
    m.push(Interlude(seat, "income"))
    m.push(Due(seat))
    m.push(Interlude(seat, "income"))


class Due(Step[Table, Hands]):
    """The Income is announced; Titles are bought with it later (TROIKA-INCOME-1)."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def rule(self) -> str:
        return "TROIKA-INCOME-1"

    def run(self, m: Play) -> None:
        m.pop()
        m.tell(events.DUE, self.seat, income(rules_of(m), m.table, self.seat))


def price_of(m: At) -> i64:
    """What a Title costs now (TROIKA-INCOME-2, TROIKA-ADV-CARD-2)."""
    return m.table.price if m.table.price > 0 else rules_of(m).title_price


def settle(m: At, seat: i64, titles: i64) -> tuple[i64, i64]:
    """What ``seat`` receives from the Treasury and pays from the hand when it buys ``titles``."""
    rules = rules_of(m)
    left = income(rules, m.table, seat) - titles * price_of(m)
    if left < 0:
        return 0, -left
    return min(left, m.table.treasury), 0


def collect(m: Play, seat: i64, titles: i64) -> None:
    """``seat`` buys ``titles``, then receives what is left; the last Title opens the Offshore."""
    table = m.table
    rules = rules_of(m)
    received, paid = settle(m, seat, titles)
    due = income(rules, table, seat)
    bought: i64 = 0
    while bought < titles:
        points = table.top_title()
        share = paid if bought == titles - 1 else 0
        table.buy(seat)
        table.pay(seat, share)
        m.tell(events.BOUGHT, seat, points, share)
        bought += 1
    table.take(seat, received)
    m.tell(events.COLLECTED, seat, due, received)
    m.become(Stash(seat))


class Stash(Step[Table, Hands]):
    """With no Title left, put M€ under the Leader (TROIKA-INCOME-4, TROIKA-R-B18).

    An answer is how many M€. They stay there, safe and known to all, and count at the end.
    """

    seat: i64

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def kind(self) -> str:
        return "amount"

    def rule(self) -> str:
        return "TROIKA-INCOME-4"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(range(int(get(m.table.money, seat)) + 1))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-stash", None, "TROIKA-INCOME-4")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        if answer > 0:
            m.table.stash(seat, answer)
            m.tell(events.STASHED, seat, answer)

    def run(self, m: Play) -> None:
        some = get(m.table.money, self.seat) > 0
        if m.table.titles == 0 and some and not rules_of(m).greek:
            m.ask(bit(self.seat))
        else:
            m.pop()

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-stash")

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-stash", None, "TROIKA-INCOME-4")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return Option(Text("troika-answer-stash", {"money": answer}), (), (answer,))
