"""The Organization action (TROIKA-ORG)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit, count, has, members
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text, key_ref
from tertulia.games.troika import events
from tertulia.games.troika.cards import COLOURS
from tertulia.games.troika.drawing import draw_group
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.wording import group_ref, passing, with_card

BACK: Final = 64
SWAP: Final = 128


def family_of(m: At, card: i64) -> i64:
    """All Groups of the colour of ``card``."""
    rules = rules_of(m)
    return rules.families[rules.colours[card]]


def fits(m: At, seat: i64, card: i64) -> bool:
    """Whether ``seat`` may place ``card`` as it stands: 4 a Family at most (TROIKA-ORG-6)."""
    family = get(m.table.controlled, seat) & family_of(m, card)
    return count(family) < rules_of(m).family_limit


class Organize(Step[Table, Hands]):
    """Up to two moves: place a Group, or discard one and draw (TROIKA-ORG-1, TROIKA-ORG-4).

    Answers: a Group to place; ``BACK`` + a Group to place while another is taken back
    (TROIKA-ORG-2); ``SWAP`` + a Group to discard for a new one (TROIKA-ORG-3). Two moves may be
    alike; none at all works as a pass (TROIKA-R-B10).
    """

    seat: i64
    left: i64

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__()
        self.seat = seat
        self.left = left

    def kind(self) -> str:
        return "stop"

    def rule(self) -> str:
        return "TROIKA-ORG-1"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        hand = members(m.secrets.hand(seat))
        found: list[int] = [PASS]
        found += [card for card in hand if fits(m, seat, card)]
        if get(m.table.controlled, seat) != 0:
            found += [BACK + card for card in hand]
        found += [SWAP + card for card in hand]
        return tuple(found)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        if 0 <= answer < BACK and has(m.secrets.hand(seat), answer):
            colour = key_ref(f"troika-colour-{COLOURS[rules_of(m).colours[answer]]}")
            limit = int(rules_of(m).family_limit)
            return Text(
                "troika-refusal-family", {"colour": colour, "number": limit}, "TROIKA-ORG-6"
            )
        return Text("troika-refusal-not-in-hand", None, "TROIKA-ORG-1")

    def tempting(self, m: At, seat: i64) -> tuple[int, ...]:
        hand = members(m.secrets.hand(seat))
        return tuple([card for card in hand if not fits(m, seat, card)])

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.pop()
            return
        m.become(Organize(seat, self.left - 1))
        if answer >= SWAP:
            swap(m, seat, answer - SWAP)
        elif answer >= BACK:
            place(m, seat, answer - BACK)
            m.push(TakeBack(seat, answer - BACK))
        else:
            place(m, seat, answer)

    def run(self, m: Play) -> None:
        if self.left > 0 and get(m.table.held, self.seat) > 0:
            m.ask(bit(self.seat))
        else:
            m.pop()

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-organize", {"number": int(self.left)})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-organize", None, "TROIKA-ORG-2")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        rules = rules_of(m)
        if answer == PASS:
            return passing("troika-answer-done")
        if answer >= SWAP:
            return with_card("troika-answer-swap", rules, answer - SWAP)
        if answer >= BACK:
            return with_card("troika-answer-back", rules, answer - BACK)
        return with_card("troika-answer-place", rules, answer)


class TakeBack(Step[Table, Hands]):
    """Take another Group from the table as ``card`` is placed, in one move (TROIKA-ORG-2).

    The Family is checked after both, so a fifth Group of a colour makes one of the four leave; what
    is taken back can be placed again only by the next move (TROIKA-R-B11).
    """

    seat: i64
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def rule(self) -> str:
        return "TROIKA-ORG-2"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(members(leaving(m, seat, self.card)))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-back", None, "TROIKA-ORG-6")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        take_back(m, seat, answer)

    def run(self, m: Play) -> None:
        m.ask(bit(self.seat))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-back", {"card": group_ref(rules_of(m), int(self.card))})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-back", None, "TROIKA-ORG-2")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return with_card("troika-answer-take-back", rules_of(m), answer)


def leaving(m: At, seat: i64, card: i64) -> i64:
    """What ``seat`` may take back for ``card``: any other Group, or one of a Family too large."""
    others = get(m.table.controlled, seat) & ~bit(card)
    family = others & family_of(m, card)
    return family if count(family) >= rules_of(m).family_limit else others


def place(m: Play, seat: i64, card: i64) -> None:
    """``seat`` places ``card`` from the hand on the table."""
    m.secrets.remove(seat, card)
    m.table.place(seat, card)
    m.show(events.PLACED, seat, card)


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
