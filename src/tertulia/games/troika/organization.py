"""The Organization action (TROIKA-ORG)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, count, extend, has, members
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text, key_ref
from tertulia.games.troika.cards import COLOURS
from tertulia.games.troika.hand_actions import ACT, act_option, playable, use
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.moving import family_of, full_families, place, swap, take_back
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.wording import group_ref, passing, with_card

BACK: Final = 64
SWAP: Final = 128
ALONE: Final = 256


@mypyc_attr(free_list_len=1)
class Organize(Step[Table, Hands]):
    """Up to two moves: place a Group, or discard one and draw (TROIKA-ORG-1, TROIKA-ORG-4).

    Answers: a Group to place; ``BACK`` + a Group to place while another is taken back
    (TROIKA-ORG-2); ``SWAP`` + a Group to discard for a new one (TROIKA-ORG-3). Two moves may be
    alike; none at all works as a pass (TROIKA-R-B10). ``made`` counts the moves.

    In the advanced game also ``ALONE`` + a Group to take back alone, which is a move too
    (TROIKA-ADV-ORG-1, TROIKA-R-A8), and ``ACT`` + a Group for its Hand Action. The Greek edition
    has placements alone (TROIKA-EL-SEQ-5, TROIKA-R-G5).
    """

    seat: i64
    made: i64

    def __init__(self, seat: i64, made: i64) -> None:
        super().__init__()
        self.seat = seat
        self.made = made

    def left(self, m: At) -> i64:
        """How many moves are left."""
        return rules_of(m).moves + m.table.extra_moves - self.made

    def kind(self) -> str:
        return "stop"

    def rule(self) -> str:
        return "TROIKA-ORG-1"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        found: list[int] = [PASS]
        table = get(m.table.controlled, seat)
        if self.left(m) > 0:
            hand = m.secrets.hand(seat)
            extend(found, hand & ~full_families(m, seat))
            if not rules_of(m).greek:
                extend(found, hand if table != 0 else 0, BACK)
                extend(found, hand, SWAP)
            if rules_of(m).advanced:
                extend(found, table, ALONE)
        extend(found, playable(m, seat, "organization"), ACT)
        return tuple(found)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        if ACT <= answer < ALONE:
            return Text("troika-refusal-hand-action", None, "TROIKA-ADV-HAND-2")
        if self.left(m) <= 0:
            return Text("troika-refusal-moves", None, "TROIKA-ORG-1")
        if 0 <= answer < BACK and has(m.secrets.hand(seat), answer):
            colour = key_ref(f"troika-colour-{COLOURS[rules_of(m).colours[answer]]}")
            limit = int(rules_of(m).family_limit)
            return Text(
                "troika-refusal-family", {"colour": colour, "number": limit}, "TROIKA-ORG-6"
            )
        return Text("troika-refusal-not-in-hand", None, "TROIKA-ORG-1")

    def tempting(self, m: At, seat: i64) -> tuple[int, ...]:
        hand = m.secrets.hand(seat)
        return tuple(members(hand & full_families(m, seat) if self.left(m) > 0 else hand))

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.pop()
            return
        if ACT <= answer < ALONE:
            use(m, seat, answer - ACT)
            return
        m.become(Organize(seat, self.made + 1))
        if answer >= ALONE:
            take_back(m, seat, answer - ALONE)
        elif answer >= SWAP:
            swap(m, seat, answer - SWAP)
        elif answer >= BACK:
            place(m, seat, answer - BACK)
            m.push(TakeBack(seat, answer - BACK))
        else:
            place(m, seat, answer)

    def run(self, m: Play) -> None:
        if self.goes_on(m):
            m.ask(bit(self.seat))
        else:
            m.pop()

    def goes_on(self, m: At) -> bool:
        """Whether a move or a Hand Action may come, as far as all can see."""
        holds = get(m.table.held, self.seat) > 0
        if not rules_of(m).advanced:
            return holds and self.left(m) > 0
        return holds or (self.left(m) > 0 and get(m.table.controlled, self.seat) != 0)

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-organize", {"number": int(self.left(m))})

    def why(self, m: At, seat: i64) -> Text | None:
        rules = rules_of(m)
        if rules.greek:
            return Text("troika-why-organize-greek", None, "TROIKA-EL-SEQ-5")
        if rules.advanced:
            return Text("troika-why-organize-advanced", None, "TROIKA-ADV-ORG-1")
        return Text("troika-why-organize", None, "TROIKA-ORG-2")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        rules = rules_of(m)
        if answer == PASS:
            return passing("troika-answer-done")
        if answer >= ALONE:
            return with_card("troika-answer-take-back", rules, answer - ALONE)
        if answer >= ACT:
            return act_option(m, answer)
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
    full = not rules_of(m).advanced and count(family) >= rules_of(m).family_limit
    return family if full else others
