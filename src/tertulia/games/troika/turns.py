"""Rounds and turns: draw, act, keep the hand small (TROIKA-SEQ)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, extend, members
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text
from tertulia.games.troika import events
from tertulia.games.troika.attack import ChooseTarget
from tertulia.games.troika.drawing import Draw, draw_groups
from tertulia.games.troika.hand_actions import ACT, act_option, playable, use
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.income import begin_income
from tertulia.games.troika.leaders import LeaderTime, usable, use_leader
from tertulia.games.troika.moving import discard
from tertulia.games.troika.occasions import Reveal
from tertulia.games.troika.organization import Organize
from tertulia.games.troika.strength import targets
from tertulia.games.troika.table import NOBODY, Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.wording import ACTIONS, MONEY_CARD, passing, with_card

ORGANIZE: Final = 0
COLLECT: Final = 1
CONTROL: Final = 2
DISCARD: Final = 3
LEADER: Final = 4
RENEW: Final = 5


class NewRound(Step[Table, Hands]):
    """A round begins with the Government, or with the first player as before (TROIKA-SEQ-6).

    The order of a round is fixed when it begins (TROIKA-R-B5, TROIKA-R-B51).
    """

    def rule(self) -> str:
        return "TROIKA-SEQ-1"

    def run(self, m: Play) -> None:
        if m.table.round > 0:
            m.epoch += 1
        m.table.next_round()
        m.tell(events.ROUND, m.table.first, m.table.round)
        m.become(Turns(0))


@mypyc_attr(free_list_len=1)
class Turns(Step[Table, Hands]):
    """Each player has a turn, clockwise from the first; then an Event (TROIKA-SEQ-1).

    ``place`` counts the turns begun. A turn is to draw (TROIKA-SEQ-2), to act (TROIKA-SEQ-3), and
    to discard down to the limit (TROIKA-SEQ-4).
    """

    place: i64

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def rule(self) -> str:
        return "TROIKA-SEQ-1"

    def run(self, m: Play) -> None:
        table = m.table
        if self.place == m.seats:
            table.turn_of(NOBODY)
            m.become(Reveal())
            return
        seat = (table.first + self.place) % m.seats
        table.turn_of(seat)
        m.tell(events.TURN, seat)
        m.become(Turns(self.place + 1))
        if not rules_of(m).greek:
            m.push(Limit(seat))
        if rules_of(m).powers:
            m.push(LeaderTime(-1))
        m.push(Act(seat))
        m.push(Draw(seat, "TROIKA-SEQ-2"))


@mypyc_attr(free_list_len=1)
class Act(Step[Table, Hands]):
    """One action: Organization, Income or Attack, or none (TROIKA-SEQ-3, TROIKA-SEQ-9).

    Organization needs a Group in hand, an attack a Group that the whole hand would beat
    (TROIKA-R-B19, TROIKA-R-B21). In the advanced game a Leader may act first, which uses up no
    action (TROIKA-R-A4). The Greek edition has no attacks, but lets a Group be renewed, and a hand
    power be played instead of an action (TROIKA-EL-SEQ-3, TROIKA-EL-HAND-2, TROIKA-R-G1).
    """

    seat: i64

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def kind(self) -> str:
        return "pass"

    def rule(self) -> str:
        return "TROIKA-SEQ-3"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        rules = rules_of(m)
        hand = m.secrets.hand(seat)
        found: list[int] = [PASS]
        if hand != 0 or (rules.advanced and get(m.table.controlled, seat) != 0):
            found.append(ORGANIZE)
        found.append(COLLECT)
        if not rules.greek:
            if targets(rules, m.table, seat, hand, 0, True) != 0:
                found.append(CONTROL)
            if targets(rules, m.table, seat, hand, 1, True) != 0:
                found.append(DISCARD)
        if usable(m, seat, "turn"):
            found.append(LEADER)
        if rules.greek and hand != 0:
            found.append(RENEW)
            extend(found, playable(m, seat, "turn"), ACT)
        return tuple(found)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        if answer in (CONTROL, DISCARD) and not rules_of(m).greek:
            return Text("troika-refusal-attack", None, "TROIKA-ATTACK-SEQ-1")
        if answer == ORGANIZE:
            return Text("troika-refusal-organize", None, "TROIKA-ORG-1")
        return Text("refusal-not-offered", None, "TROIKA-SEQ-3")

    def tempting(self, m: At, seat: i64) -> tuple[int, ...]:
        legal = self.answers(m, seat)
        actions = range(CONTROL if rules_of(m).greek else LEADER)
        return tuple([answer for answer in actions if answer not in legal])

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == LEADER:
            use_leader(m, seat)
            return
        if answer >= ACT:
            m.pop()
            use(m, seat, answer - ACT)
            return
        m.tell(events.ACTED, seat, answer)
        if answer == RENEW:
            m.become(Renew(seat), bit(seat))
        elif answer == PASS:
            m.pop()
        elif answer == ORGANIZE:
            m.become(Organize(seat, 0))
        elif answer == COLLECT:
            begin_income(m, seat)
        else:
            m.become(ChooseTarget(seat, answer - CONTROL))

    def run(self, m: Play) -> None:
        m.ask(bit(self.seat))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-action")

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-action", None, "TROIKA-SEQ-3")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return passing("troika-answer-no-action")
        if answer >= ACT:
            return act_option(m, answer)
        if answer == LEADER:
            return Option(Text("troika-answer-leader-action"), (f"l{get(m.table.leaders, seat)}",))
        edition = "-greek" if answer == ORGANIZE and rules_of(m).greek else ""
        return Option(Text(f"troika-answer-action-{ACTIONS[answer]}{edition}"))


class Renew(Step[Table, Hands]):
    """Discard a Group from the hand and draw two (TROIKA-EL-SEQ-4, TROIKA-R-G4).

    The discard may be shuffled in and drawn again; what there is, is drawn.
    """

    seat: i64

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def rule(self) -> str:
        return "TROIKA-EL-SEQ-4"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(members(m.secrets.hand(seat)))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-not-in-hand", None, "TROIKA-EL-SEQ-4")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        discard(m, seat, answer)
        draw_groups(m, seat, 2)

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-renew")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return with_card("troika-answer-discard", rules_of(m), answer)


@mypyc_attr(free_list_len=1)
class Limit(Step[Table, Hands]):
    """Discard down to the hand limit: Groups to their pile, M€ to the Treasury (TROIKA-SEQ-10).

    All cards of the hand count, at the end of the own turn alone (TROIKA-SEQ-4, TROIKA-R-B30,
    TROIKA-R-B50). An answer is a Group, or ``MONEY_CARD`` for 1 M€.
    """

    seat: i64

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def rule(self) -> str:
        return "TROIKA-SEQ-4"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        cards = members(m.secrets.hand(seat))
        if get(m.table.money, seat) > 0:
            cards.append(MONEY_CARD)
        return tuple(cards)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-not-in-hand", None, "TROIKA-SEQ-10")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == MONEY_CARD:
            m.table.pay(seat, 1)
            m.tell(events.RETURNED, seat)
        else:
            discard(m, seat, answer)

    def run(self, m: Play) -> None:
        table = m.table
        if get(table.held, self.seat) + get(table.money, self.seat) > rules_of(m).hand_limit:
            m.ask(bit(self.seat))
        else:
            m.pop()

    def prompt(self, m: At, seat: i64) -> Text:
        size = int(get(m.table.held, seat) + get(m.table.money, seat) - rules_of(m).hand_limit)
        return Text("troika-ask-limit", {"number": size})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-limit", {"number": int(rules_of(m).hand_limit)}, "TROIKA-SEQ-4")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == MONEY_CARD:
            return Option(Text("troika-answer-return"), ("money",))
        return with_card("troika-answer-discard", rules_of(m), answer)
