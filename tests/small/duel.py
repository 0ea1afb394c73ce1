"""A tiny duel that uses all of the contract: hidden hands, chance, secret stakes, nested windows.

24 cards: 4 suits of 6. Everyone is dealt five. A round: the first player calls a suit; all stake a
card in secret, of that suit if they can, and show it. Then they go round: play a boost (the second
card of a suit) for 2 points more, or pass, until all pass in a row. Any boost may be vetoed with
the first card of a suit, and a veto with another; enough cards for later stakes must stay in hand.
At last a card is turned over: stakes of its suit are worth 3 more. The highest stake alone wins.
"""

from __future__ import annotations

from tests.small.state import (
    BOOST,
    BOOSTED,
    CALLED,
    CANCELLED,
    DEALT,
    DECK,
    ENDED,
    EVENTS,
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
    Seen,
    put,
    suit,
)

from tertulia.core.bits import low, mask_of, members
from tertulia.core.errors import BadOption
from tertulia.core.game import Game
from tertulia.core.match import world
from tertulia.core.position import PASS, Step
from tertulia.core.rules import Choice, Rules
from tertulia.core.scene import Scene
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


class Duel(Game[Board, Hands]):
    def __init__(self) -> None:
        super().__init__("duel", 1, (2, 3, 4))
        self.options = (Choice("rounds", 3, "DUEL-8", low=1, high=3),)
        self.events = EVENTS
        self.limit = 60

    def make_rules(self, seats, options, deck):
        rules = Rules(seats, options, deck or {})
        rules.actions = 29
        return rules

    def make_table(self, rules):
        return Board(rules.seats)

    def make_secrets(self, rules):
        return Hands((0,) * rules.seats)

    def first_step(self, rules):
        return Deal()

    def check_deal(self, rules, deal):
        cards = [card for pile in deal.values() for card in pile]
        if set(deal) - {"hand", "turn"} or len(set(cards)) < len(cards) or set(cards) - set(DECK):
            raise BadOption("deal", deal, "hand and turn, every card once")

    def secrets_of(self, m, seat):
        return Hands(tuple(h if p == seat else 0 for p, h in enumerate(m.secrets.hands)))

    def fold(self, view, event):
        table, args = view.table, event.args
        if event.kind == DEALT and len(args) > 1:
            view.secrets.hands = put(view.secrets.hands, *args)
        elif event.kind == CALLED:
            table.called = args[1]
        elif event.kind in (STAKED, PLAYED, VETOED):
            if args[0] == view.seat:
                view.secrets.remove(*args)
            (table.stake if event.kind == STAKED else table.leave)(*args)
        elif event.kind in (CANCELLED, SAVED):
            table.cancelled = event.kind == CANCELLED
        elif event.kind == BOOSTED:
            table.boost(args[0])
        elif event.kind == TURNED:
            table.gone |= 1 << args[0]
        elif event.kind == WON:
            table.win(args[0])
        elif event.kind == ENDED:
            table.next_round()

    def sample(self, view, rng):
        pool = unseen(view)
        while True:
            rng.draw(pool, len(pool))
            hands, used = list(view.secrets.hands), 0
            for seat, size in enumerate(view.table.sizes):
                if seat != view.seat:
                    hands[seat] = int(mask_of(pool[used : used + size]))
                    used += size
            if possible(view, hands):
                return world(view, Hands(tuple(hands)), rng)

    def scores(self, m):
        return m.table.wins

    def winners(self, m):
        best = max(m.table.wins)
        return tuple(seat for seat, wins in enumerate(m.table.wins) if wins == best)

    def values(self, m):
        return [wins / rounds(m) for wins in m.table.wins]

    def greedy(self, m, seat, rng):
        return m.decision(seat).answers[-1]

    def scene(self, view):
        return Scene(Text("duel-title"))

    def text(self, event):
        return Text(f"duel-event-{EVENTS[event.kind].name}")

    def encode(self, rules, step, answer):
        return 24 + answer if step == "Call" else 28 if answer == PASS else answer


def unseen(view: Seen) -> list[int]:
    """The cards that the view's owner has not seen."""
    known = view.table.gone
    for hand in view.secrets.hands:
        known |= hand
    return [card for card in DECK if not known >> card & 1]


def possible(view: Seen, hands: list[int]) -> bool:
    """Whether the hands agree with the voids that others have shown."""
    return not any(
        suit(card) in shown
        for hand, shown in zip(hands, view.table.voids, strict=True)
        for card in members(hand)
    )


GAME = Duel()
