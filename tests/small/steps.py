"""The rules of the duel, a step a clause."""

from __future__ import annotations

from tests.small.state import (
    BOOST,
    BOOSTED,
    CALLED,
    CANCELLED,
    DEALT,
    DECK,
    ENDED,
    HAND,
    PASSED,
    PLAYED,
    SAVED,
    STAKED,
    TURNED,
    VETO,
    VETOED,
    WON,
    At,
    Board,
    Hands,
    Play,
    put,
    suit,
)

from tertulia.core.bits import low, mask_of, members
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text, seat_ref
from tertulia.core.window import Window


def rounds(m: At) -> int:
    chosen = m.rules.options["rounds"]
    assert isinstance(chosen, int)
    return chosen


def able(m: At) -> int:
    """The seats that hold more cards than they must still stake."""
    needed = rounds(m) - m.table.round - 1
    return int(mask_of([seat for seat, size in enumerate(m.table.sizes) if size > needed]))


class Clause(Step[Board, Hands]):
    def prompt(self, m: At, seat: int) -> Text:
        return Text(f"duel-ask-{type(self).__name__.lower()}")

    def describe(self, m: At, seat: int, answer: int) -> Option:
        return Option(describe(answer))

    def rule(self) -> str:
        return "DUEL-1"


def describe(answer: int) -> Text:
    return Text("duel-pass") if answer == PASS else Text("duel-answer", {"number": answer})


class Deal(Clause):
    def run(self, m: Play) -> None:
        cards = m.draw("hand", list(DECK), HAND * m.seats)
        for seat in range(m.seats):
            hand = int(mask_of(cards[HAND * seat : HAND * (seat + 1)]))
            m.secrets.hands = put(m.secrets.hands, seat, hand)
            m.tell_only(1 << seat, 1, DEALT, seat, hand)
        m.become(Call(), 1 << m.table.first)


class Call(Clause):
    def rule(self) -> str:
        return "DUEL-2"

    def answers(self, m: At, seat: int) -> tuple[int, ...]:
        return (0, 1, 2, 3)

    def take(self, m: Play, seat: int, answer: int) -> None:
        m.table.called = answer
        m.tell(CALLED, seat, answer)

    def run(self, m: Play) -> None:
        m.become(Stake(), low(m.seats))


class Stake(Clause):
    def rule(self) -> str:
        return "DUEL-3"

    def answers(self, m: At, seat: int) -> tuple[int, ...]:
        hand = members(m.secrets.hands[seat])
        return tuple([card for card in hand if suit(card) == m.table.called] or hand)

    def take(self, m: Play, seat: int, answer: int) -> None:
        m.commit(seat, answer)

    def run(self, m: Play) -> None:
        for seat, card in enumerate(m.collect()):
            m.secrets.remove(seat, card)
            m.table.stake(seat, card)
            m.show(STAKED, seat, card)
        m.become(Visits(m.table.first, 0))


class Visits(Clause):
    """One play or pass a visit, clockwise, until all pass in a row."""

    def __init__(self, seat: int, passes: int) -> None:
        super().__init__()
        self.seat = seat
        self.passes = passes

    def rule(self) -> str:
        return "DUEL-4"

    def kind(self) -> str:
        return "pass"

    def answers(self, m: At, seat: int) -> tuple[int, ...]:
        return (PASS, *m.secrets.of_rank(seat, BOOST))

    def take(self, m: Play, seat: int, answer: int) -> None:
        if answer == PASS:
            m.tell(PASSED, seat)
            m.become(Visits((seat + 1) % m.seats, self.passes + 1))
            return
        m.secrets.remove(seat, answer)
        m.table.leave(seat, answer)
        m.show(PLAYED, seat, answer)
        m.become(Visits((seat + 1) % m.seats, 0))
        m.push(Boost(seat))
        m.push(Veto(seat), able(m) & ~(1 << seat))

    def run(self, m: Play) -> None:
        if self.passes == m.seats:
            m.become(Turn())
        elif not able(m) >> self.seat & 1:
            m.become(Visits((self.seat + 1) % m.seats, self.passes + 1))
        else:
            m.ask(1 << self.seat)


class Boost(Clause):
    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def run(self, m: Play) -> None:
        if m.table.cancelled:
            m.table.cancelled = False
            m.tell(SAVED)
        else:
            m.table.boost(self.seat)
            m.tell(BOOSTED, self.seat)
        m.pop()


class Veto(Window[Board, Hands]):
    def rule(self) -> str:
        return "DUEL-5"

    def prompt(self, m: At, seat: int) -> Text:
        return Text("duel-ask-veto", {"seat": seat_ref(self.owner)})

    def describe(self, m: At, seat: int, answer: int) -> Option:
        return Option(describe(answer))

    def responses(self, m: At, seat: int) -> tuple[int, ...]:
        return m.secrets.of_rank(seat, VETO)

    def claimed(self, m: Play, seat: int, answer: int) -> None:
        m.secrets.remove(seat, answer)
        m.table.leave(seat, answer)
        m.show(VETOED, seat, answer)
        m.push(Cancel())
        m.push(Veto(seat), able(m) & ~(1 << seat))


class Cancel(Clause):
    def rule(self) -> str:
        return "DUEL-5"

    def run(self, m: Play) -> None:
        m.table.cancelled = not m.table.cancelled
        m.tell(CANCELLED if m.table.cancelled else SAVED)
        m.pop()


class Turn(Clause):
    def rule(self) -> str:
        return "DUEL-6"

    def run(self, m: Play) -> None:
        out = m.table.gone
        for hand in m.secrets.hands:
            out |= hand
        turned = m.draw("turn", [card for card in DECK if not out >> card & 1], 1)[0]
        m.table.gone |= 1 << turned
        m.show(TURNED, turned)
        worth = [
            card % 6 + m.table.boosts[seat] + 3 * (suit(card) == suit(turned))
            for seat, card in enumerate(m.table.stakes)
        ]
        if worth.count(max(worth)) == 1:
            winner = worth.index(max(worth))
            m.table.win(winner)
            m.tell(WON, winner)
        m.table.next_round()
        m.tell(ENDED)
        if m.table.round == rounds(m):
            m.pop()
        else:
            m.epoch += 1
            m.become(Call(), 1 << m.table.first)
