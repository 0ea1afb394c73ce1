"""Hand Actions: a Group that is played for its text, and the answer to it (TROIKA-ADV-HAND)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, extend, lowest, members
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text
from tertulia.core.window import Window
from tertulia.games.troika import events
from tertulia.games.troika.effects import apply_effect, has_object
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.wording import group_ref, passing, with_card

ACT: Final = 192
"""Added to a Group that is played for its Hand Action."""


def playable(m: At, seat: i64, symbol: str) -> i64:
    """The Groups in the hand of ``seat`` that can act with ``symbol`` (TROIKA-ADV-HAND-2)."""
    found = m.secrets.hand(seat) & rules_of(m).acting[symbol]
    rest = found
    while rest != 0:
        card = lowest(rest)
        if not useful(m, seat, card):
            found &= ~bit(card)
        rest &= rest - 1
    return found


def useful(m: At, seat: i64, card: i64) -> bool:
    """Whether the Hand Action of ``card`` can do anything, as far as all can see."""
    table = m.table
    rules = rules_of(m)
    effect = rules.groups[card].effect
    if effect.name == "scatter":
        return table.attack == 0 and table.idle == 0
    if effect.name == "add_power":
        return table.duel == 1 or not effect.discard_only
    if effect.name == "add_power_if":
        colour: i64 = rules.colours[table.target]
        return colour == effect.colour
    return has_object(m, seat, effect)


def use(m: Play, seat: i64, card: i64) -> None:
    """``seat`` plays ``card`` for its Hand Action; the others may answer it first.

    Asked are all who hold a Group, whatever it is (TROIKA-ADV-CARD-1).
    """
    m.secrets.remove(seat, card)
    m.table.use_hand(seat, card)
    m.show(events.HAND_ACTION, seat, card)
    announce(m, seat, card)


def announce(m: Play, seat: i64, card: i64) -> None:
    """The Hand Action of ``card`` is to happen, unless it is answered."""
    m.push(Apply(seat, card))
    m.push(Answer(seat, card), listeners(m, seat))


def listeners(m: At, seat: i64) -> i64:
    """The seats that may answer ``seat``: all others who hold a Group."""
    found: i64 = 0
    for other in range(m.seats):
        if other != seat and get(m.table.held, other) > 0:
            found |= bit(other)
    return found


class Apply(Step[Table, Hands]):
    """A Hand Action happens as its card says, which beats the rulebook (TROIKA-ADV-HAND-1).

    See TROIKA-ADV-PRIORITY-1 and TROIKA-R-A28.
    """

    seat: i64
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def rule(self) -> str:
        return "TROIKA-ADV-HAND-1"

    def run(self, m: Play) -> None:
        m.pop()
        apply_effect(m, self.seat, rules_of(m).groups[self.card].effect, self.card)


@mypyc_attr(free_list_len=1)
class Answer(Window[Table, Hands]):
    """Cancel the Hand Action just played, with a Group made for it (TROIKA-ADV-CARD-1).

    The first to do so from the player's left counts; that answer may be answered itself, and only
    the last card played can be (TROIKA-R-A18). Used by Militant Lawyers, Coffee-House Tribunal.
    """

    card: i64

    def __init__(self, owner: i64, card: i64) -> None:
        super().__init__(owner)
        self.card = card

    def rule(self) -> str:
        return "TROIKA-ADV-CARD-1"

    def responses(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(members(m.secrets.hand(seat) & rules_of(m).cancellers))

    def claimed(self, m: Play, seat: i64, answer: i64) -> None:
        m.secrets.remove(seat, answer)
        m.table.use_hand(seat, answer)
        m.show(events.HAND_ACTION, seat, answer)
        m.push(Annul(self.owner, self.card))
        m.push(Answer(seat, answer), listeners(m, seat))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-answer", None, "TROIKA-ADV-CARD-1")

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-answer", {"card": group_ref(rules_of(m), int(self.card))})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-answer", None, "TROIKA-R-A18")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return passing("troika-answer-let-happen")
        return with_card("troika-answer-cancel", rules_of(m), answer)


class Annul(Step[Table, Hands]):
    """The Hand Action of ``card`` is cancelled; the action it belongs to goes on (TROIKA-R-A18)."""

    seat: i64
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def rule(self) -> str:
        return "TROIKA-R-A18"

    def run(self, m: Play) -> None:
        m.pop()
        m.pop()
        m.table.thwart(self.seat)
        m.tell(events.CANCELLED, self.seat, self.card)


@mypyc_attr(free_list_len=1)
class Interlude(Step[Table, Hands]):
    """Play Hand Actions before, between or after the parts of an action (TROIKA-R-A6).

    Any number, one by one (TROIKA-ADV-HAND-3). Asked is whoever holds a Group, so that being asked
    tells nothing. In an attack the cards of the fight go before.
    """

    seat: i64
    symbol: str

    def __init__(self, seat: i64, symbol: str) -> None:
        super().__init__()
        self.seat = seat
        self.symbol = symbol

    def kind(self) -> str:
        return "stop"

    def rule(self) -> str:
        return "TROIKA-ADV-HAND-3"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        found: list[int] = [PASS]
        extend(found, playable(m, seat, self.symbol), ACT)
        return tuple(found)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-hand-action", None, "TROIKA-ADV-HAND-2")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.pop()
        else:
            use(m, seat, answer - ACT)

    def run(self, m: Play) -> None:
        if get(m.table.held, self.seat) > 0:
            m.ask(bit(self.seat))
        else:
            m.pop()

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-interlude")

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-interlude", None, "TROIKA-ADV-HAND-3")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return passing("troika-answer-go-on")
        return act_option(m, answer)


def act_option(m: At, answer: int) -> Option:
    """The option to play a Group for its Hand Action."""
    return with_card("troika-answer-act", rules_of(m), answer - ACT)
