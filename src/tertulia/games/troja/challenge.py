"""Challenges: declaring an action, laying the line, and the lap in which others add (TROJA-V.3)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text, seat_ref
from tertulia.games.troja import events
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.answers import Ask, Enter
from tertulia.games.troja.cards import answer, card_of, entry_card, listed
from tertulia.games.troja.combat import Fix
from tertulia.games.troja.hands import Hands
from tertulia.games.troja.stats import design_of
from tertulia.games.troja.table import SELF, Table
from tertulia.games.troja.types import At, Play, rules_of
from tertulia.games.troja.wording import play_option, refusal


def declare(m: Play, kind: i64, seat: i64, target: i64) -> None:
    """``seat`` declares an action."""
    m.table.declare(kind, seat, target)
    m.tell(events.DECLARED, kind, seat, target)


def challenge(m: Play, seat: i64, card: i64) -> None:
    """``seat`` plays a Challenge from hand into the line."""
    m.secrets.leave(seat, card)
    m.table.line_up(seat, card)
    m.show(events.CHALLENGED, seat, card, m.table.target)


def launch(m: Play, then: Step[Table, Hands]) -> None:
    """The initiator's Challenges lie there: they can be answered, and ``then`` it goes on."""
    table = m.table
    m.push(then)
    m.push(Enter())
    cards = tuple([int(entry_card(packed)) for packed in table.line])
    m.push(Ask(table.initiator, cards, True))


def joins(m: At, card: i64, separate: bool) -> bool:
    """Whether a Challenge can join the line (TROJA-V.3-4, TROJA-R-CHAL-1, TROJA-R-CHAL-2).

    Beasts stay alone (TROJA-V.3.c-3). A Trojan Hero who fights beside Troops needs T
    (TROJA-R-CHAL-5). Two Trojan Heroes only with Aeneas, or if they may fight one by one.
    """
    mine = design_of(m, card)
    if not mine.foe or mine.kind == words.BEAST:
        return False
    heroes: i64 = 0
    troops: i64 = 1 if mine.kind == words.TROJAN_TROOP else 0
    pair = mine.feature.code == words.PAIR
    able = mine.t >= 0
    for packed in m.table.line:
        design = design_of(m, entry_card(packed))
        if design.kind == words.BEAST:
            return False
        if design.kind == words.TROJAN_TROOP:
            troops += 1
        else:
            heroes += 1
            pair = pair or design.feature.code == words.PAIR
            able = able and design.t >= 0
    if troops > 0 and not able:
        return False
    if mine.kind == words.TROJAN_TROOP or heroes == 0:
        return True
    return separate or (heroes == 1 and pair)


class Package(Step[Table, Hands]):
    """The initiator may add to its own Challenge at once (TROJA-FAQ-10, TROJA-R-CHAL-1)."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def kind(self) -> str:
        return "stop"

    def rule(self) -> str:
        return "TROJA-R-CHAL-1"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        found: list[int] = [PASS]
        for card in listed(m.secrets.hand(seat)):
            if joins(m, card, False):
                found.append(answer(card, m.table.target))
        return tuple(found)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            self.go(m)
        else:
            challenge(m, seat, card_of(answer))

    def run(self, m: Play) -> None:
        if get(m.table.sizes, self.seat) == 0:
            self.go(m)
        else:
            m.ask(bit(self.seat))

    def go(self, m: Play) -> None:
        """Nothing more is added."""
        m.pop()
        launch(m, Lap(m.table.next_seat(self.seat)))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return refusal(m, seat, answer, "TROJA-R-CHAL-1")

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troja-ask-package", {"target": seat_ref(int(m.table.target))})

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return Option(Text("troja-answer-launch"), style="main")
        return play_option(m, seat, answer)


class Lap(Step[Table, Hands]):
    """The others, clockwise, may add one Challenge each (TROJA-V.3-6, TROJA-IV.3.a-3).

    Neither the target nor the initiator (TROJA-V.3-7, TROJA-V.3-8); a pass is final
    (TROJA-IV.3.a-5). It ends on the initiator's right (TROJA-V.3-9).
    """

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    def kind(self) -> str:
        return "pass"

    def rule(self) -> str:
        return "TROJA-V.3-6"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        separate = rules_of(m).separate
        found: list[int] = [PASS]
        for card in listed(m.secrets.hand(seat)):
            if joins(m, card, separate):
                found.append(answer(card, m.table.target))
        return tuple(found)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.become(Lap(m.table.next_seat(seat)))
        if answer != PASS:
            card = card_of(answer)
            challenge(m, seat, card)
            m.push(Enter())
            m.push(Ask(seat, (int(card),), False))

    def run(self, m: Play) -> None:
        table = m.table
        if self.seat == table.initiator or table.off or not table.line:
            m.become(Fix(table.initiator))
        elif self.seat == table.target or get(table.sizes, self.seat) == 0:
            m.become(Lap(table.next_seat(self.seat)))
        else:
            m.ask(bit(self.seat))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return refusal(m, seat, answer, "TROJA-R-CHAL-2")

    def prompt(self, m: At, seat: i64) -> Text:
        args: dict[str, int | str] = {
            "seat": seat_ref(int(m.table.initiator)),
            "target": seat_ref(int(m.table.target)),
        }
        return Text("troja-ask-add-self" if m.table.kind == SELF else "troja-ask-add", args)

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troja-why-add", None, "TROJA-IV.3.a-5")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return play_option(m, seat, answer)
