"""Forced payments and discards (TROIKA-PAY)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, has, members
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text
from tertulia.games.troika import events
from tertulia.games.troika.cards import POWER
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.moving import discard, take_back
from tertulia.games.troika.table import NOBODY, Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.values import total
from tertulia.games.troika.wording import passing, with_card


class Pay(Step[Table, Hands]):
    """Pay ``amount`` to ``to`` (``NOBODY``: the Treasury); short of it, discard Groups instead.

    Who lacks the money discards Groups from hand or table with at least that Power, and keeps the
    money (TROIKA-PAY-2, TROIKA-R-B34); a creditor is paid by the Treasury (TROIKA-PAY-3,
    TROIKA-R-B36). Whoever has too little of both shows the hand and pays what there is
    (TROIKA-R-B35). Asked is everyone short of money who has a Group, so that being asked tells
    nothing; an answer sets one Group out, ``PASS`` ends.
    """

    seat: i64
    amount: i64
    to: i64

    def __init__(self, seat: i64, amount: i64, to: i64) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount
        self.to = to

    def kind(self) -> str:
        return "stop"

    def rule(self) -> str:
        return "TROIKA-PAY-2"

    def means(self, m: At) -> i64:
        """The Power of all Groups that the seat could discard."""
        groups = get(m.table.controlled, self.seat) | m.secrets.hand(self.seat)
        return total(rules_of(m), m.table, self.seat, groups, POWER)

    def offered(self, m: At) -> i64:
        """The Power of the Groups set out so far; all are read before any leaves."""
        return total(rules_of(m), m.table, self.seat, m.table.paying, POWER)

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        if self.means(m) < self.amount:
            return (PASS,)
        groups = (get(m.table.controlled, seat) | m.secrets.hand(seat)) & ~m.table.paying
        cards = tuple(members(groups))
        return (PASS, *cards) if self.offered(m) >= self.amount else cards

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        args: dict[str, int | str] = {"money": int(self.amount), "number": int(self.offered(m))}
        return Text("troika-refusal-debt", args, "TROIKA-PAY-2")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer != PASS:
            m.table.set_out(seat, answer)
            m.show(events.SET_OUT, seat, answer)
            return
        m.pop()
        if self.means(m) < self.amount:
            self.fail(m)
            return
        m.secrets.remove_all(seat, m.table.paying)
        m.table.settle(seat)
        m.tell(events.SETTLED, seat)
        if self.to != NOBODY:
            receive(m, self.to, self.amount)

    def run(self, m: Play) -> None:
        table = m.table
        if get(table.money, self.seat) >= self.amount:
            m.pop()
            transfer(m, self.seat, self.amount, self.to)
        elif get(table.held, self.seat) == 0 and get(table.controlled, self.seat) == 0:
            m.pop()
            self.fail(m)
        else:
            m.ask(bit(self.seat))

    def fail(self, m: Play) -> None:
        """The seat cannot settle, and shows it."""
        rules = rules_of(m)
        seat = self.seat
        for card in members(m.secrets.hand(seat)):
            m.table.show(seat, card)
            m.show(events.SHOWED, seat, card)
        if rules.pay_all:
            transfer(m, seat, get(m.table.money, seat), self.to)
        elif rules.discard_all:
            for card in members(get(m.table.controlled, seat)):
                drop(m, seat, card)
            for card in members(m.secrets.hand(seat)):
                discard(m, seat, card)

    def prompt(self, m: At, seat: i64) -> Text:
        if self.means(m) < self.amount:
            return Text("troika-ask-insolvent", {"money": int(self.amount)})
        args: dict[str, int | str] = {"money": int(self.amount), "number": int(self.offered(m))}
        return Text("troika-ask-debt", args)

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-debt", None, "TROIKA-PAY-2")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            insolvent = self.means(m) < self.amount
            return passing("troika-answer-show-hand" if insolvent else "troika-answer-settle")
        return with_card("troika-answer-set-out", rules_of(m), answer)


def transfer(m: Play, seat: i64, money: i64, to: i64) -> None:
    """``seat`` pays ``money`` M€ to ``to`` (``NOBODY``: the Treasury)."""
    if money == 0:
        return
    if to == NOBODY:
        m.table.pay(seat, money)
        m.tell(events.PAID, seat, money)
    else:
        m.table.hand_over(seat, to, money)
        m.tell(events.HANDED, seat, to, money)


def receive(m: Play, seat: i64, money: i64) -> None:
    """``seat`` receives ``money`` M€ from the Treasury, as far as it reaches (TROIKA-EVENTS-6)."""
    paid = min(money, m.table.treasury)
    m.table.take(seat, paid)
    m.tell(events.RECEIVED, seat, paid)


def drop(m: Play, seat: i64, card: i64) -> None:
    """``seat`` discards ``card`` from the table."""
    m.table.drop(seat, card)
    m.tell(events.DROPPED, seat, card)


class Discard(Step[Table, Hands]):
    """Discard ``left`` Groups, from hand or table as the player likes (TROIKA-PAY-1).

    Groups only, and nothing from one who has none (TROIKA-R-B33). With ``table_only`` they come
    from the table.
    """

    seat: i64
    left: i64
    table_only: bool

    def __init__(self, seat: i64, left: i64, table_only: bool) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.table_only = table_only

    def rule(self) -> str:
        return "TROIKA-PAY-1"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        table = get(m.table.controlled, seat)
        return tuple(members(table if self.table_only else table | m.secrets.hand(seat)))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-discard", None, "TROIKA-PAY-1")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.become(Discard(seat, self.left - 1, self.table_only))
        if has(get(m.table.controlled, seat), answer):
            drop(m, seat, answer)
        else:
            discard(m, seat, answer)

    def run(self, m: Play) -> None:
        table = m.table
        some = get(table.controlled, self.seat) != 0
        if not some and not self.table_only:
            some = get(table.held, self.seat) > 0
        if self.left > 0 and some:
            m.ask(bit(self.seat))
        else:
            m.pop()

    def prompt(self, m: At, seat: i64) -> Text:
        key = "troika-ask-discard-table" if self.table_only else "troika-ask-discard"
        return Text(key, {"number": int(self.left)})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-discard", None, "TROIKA-PAY-1")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return with_card("troika-answer-discard", rules_of(m), answer)


class Recall(Step[Table, Hands]):
    """Take ``left`` of the Groups ``among`` from the table back to the hand (TROIKA-EVENTS-3).

    Not a discard: the Groups come to the hand. Used by General Strike.
    """

    seat: i64
    left: i64
    among: i64

    def __init__(self, seat: i64, left: i64, among: i64) -> None:
        super().__init__()
        self.seat = seat
        self.left = left
        self.among = among

    def rule(self) -> str:
        return "TROIKA-EVENTS-3"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(members(get(m.table.controlled, seat) & self.among))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-recall", None, "TROIKA-EVENTS-3")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.become(Recall(seat, self.left - 1, self.among))
        take_back(m, seat, answer)

    def run(self, m: Play) -> None:
        if self.left > 0 and get(m.table.controlled, self.seat) & self.among != 0:
            m.ask(bit(self.seat))
        else:
            m.pop()

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-recall", {"number": int(self.left)})

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return with_card("troika-answer-take-back", rules_of(m), answer)
