"""Choices that only powers of the Greek edition ask for (TROIKA-EL-CARD)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, has, low, members
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text, seat_ref
from tertulia.games.troika import events
from tertulia.games.troika.cards import VOTES
from tertulia.games.troika.choices import Pick, on_tables
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.payment import drop, transfer
from tertulia.games.troika.ransom import NO, YES
from tertulia.games.troika.table import NOBODY, VOTE, Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.values import value
from tertulia.games.troika.wording import group_ref, passing


def others_of(m: At, seat: i64) -> i64:
    """All seats but ``seat``, as a mask."""
    return low(m.seats) & ~bit(seat)


class Borrow(Pick):
    """Name an opponent's Group: its Votes count for you in these Elections (TROIKA-EL-CARD-6).

    Only before the campaign. Used by The Friend of the People.
    """

    def rule(self) -> str:
        return "TROIKA-EL-CARD-6"

    def pool(self, m: At, seat: i64) -> i64:
        return on_tables(m) & ~get(m.table.controlled, seat)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        number = value(rules_of(m), m.table, m.table.owner(answer), answer, VOTES)
        m.table.claim(answer, seat, number)
        m.tell(events.CLAIMED, answer, seat, number)

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-claim")


class Extort(Step[Table, Hands]):
    """Name a table Group of each opponent, who pays you or discards it (TROIKA-EL-CARD-5).

    From the left on; who has none is exempt (TROIKA-R-G15). ``left`` are the opponents still to
    come. Used by Well-Off Monasteries.
    """

    seat: i64
    amount: i64
    left: i64

    def __init__(self, seat: i64, amount: i64, left: i64) -> None:
        super().__init__()
        self.seat = seat
        self.amount = amount
        self.left = left

    def rule(self) -> str:
        return "TROIKA-EL-CARD-5"

    def victim(self, m: At) -> i64:
        """The opponent whose Group is named now."""
        for other in m.after(self.seat):
            if has(self.left, other):
                return other
        return NOBODY

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(members(get(m.table.controlled, self.victim(m))))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-pick", None, "TROIKA-EL-CARD-5")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        other = self.victim(m)
        m.become(Extort(seat, self.amount, self.left & ~bit(other)))
        m.push(PayOrLose(other, seat, answer, self.amount))

    def run(self, m: Play) -> None:
        other = self.victim(m)
        if other == NOBODY:
            m.pop()
        elif get(m.table.controlled, other) == 0:
            m.become(Extort(self.seat, self.amount, self.left & ~bit(other)))
        else:
            m.ask(bit(self.seat))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-extort", {"seat": seat_ref(int(self.victim(m)))})

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        args: dict[str, int | str] = {"card": group_ref(rules_of(m), answer)}
        return Option(Text("troika-answer-pick", args), (f"g{answer}",))


class PayOrLose(Step[Table, Hands]):
    """Pay ``to`` the ``amount``, or discard ``card`` (TROIKA-EL-CARD-5).

    Who cannot pay discards it; other Groups do not serve (TROIKA-R-G15).
    """

    seat: i64
    to: i64
    card: i64
    amount: i64

    def __init__(self, seat: i64, to: i64, card: i64, amount: i64) -> None:
        super().__init__()
        self.seat = seat
        self.to = to
        self.card = card
        self.amount = amount

    def rule(self) -> str:
        return "TROIKA-R-G15"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return (NO, YES)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        if answer == YES:
            transfer(m, seat, self.amount, self.to)
        else:
            drop(m, seat, self.card)

    def run(self, m: Play) -> None:
        if get(m.table.money, self.seat) >= self.amount:
            m.ask(bit(self.seat))
        else:
            m.pop()
            drop(m, self.seat, self.card)

    def prompt(self, m: At, seat: i64) -> Text:
        args: dict[str, int | str] = {
            "seat": seat_ref(int(self.to)),
            "card": group_ref(rules_of(m), int(self.card)),
            "money": int(self.amount),
        }
        return Text("troika-ask-pay-or-lose", args)

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == YES:
            return Option(Text("troika-answer-pay"))
        args: dict[str, int | str] = {"card": group_ref(rules_of(m), int(self.card))}
        return Option(Text("troika-answer-discard", args))


class ShiftFrom(Step[Table, Hands]):
    """Take one Vote from a player who has one, or let it be (TROIKA-EL-CARD-3, TROIKA-R-G3).

    Used by Tele-Stars, Corner Club of the Old, Pollsters, State Television.
    """

    seat: i64

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def rule(self) -> str:
        return "TROIKA-EL-CARD-3"

    def kind(self) -> str:
        return "pass"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        having = [other for other in range(m.seats) if get(m.table.votes, other) > 0]
        return (PASS, *having)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-vote", None, "TROIKA-R-G3")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.pop()
        else:
            m.become(ShiftTo(seat, answer), bit(seat))

    def run(self, m: Play) -> None:
        m.ask(bit(self.seat))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-vote-from")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return passing("troika-answer-no-vote")
        text = Text("troika-answer-candidate", {"seat": seat_ref(answer)})
        return Option(text, (f"seat:{answer}",))


class ShiftTo(Step[Table, Hands]):
    """Give the Vote to any other player, yourself included (TROIKA-EL-CARD-3)."""

    seat: i64
    loser: i64

    def __init__(self, seat: i64, loser: i64) -> None:
        super().__init__()
        self.seat = seat
        self.loser = loser

    def rule(self) -> str:
        return "TROIKA-EL-CARD-3"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(members(others_of(m, self.loser)))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-candidate", None, "TROIKA-EL-CARD-3")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        for other, number in ((self.loser, -1), (answer, 1)):
            m.table.change(other, VOTE, number)
            m.tell(events.CHANGED, other, VOTE, number)

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-vote-to", {"seat": seat_ref(int(self.loser))})

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        text = Text("troika-answer-candidate", {"seat": seat_ref(answer)})
        return Option(text, (f"seat:{answer}",))
