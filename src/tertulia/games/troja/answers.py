"""Playing a card, and the windows in which others answer it (TROJA-R-FLOW-3, TROJA-R-CARD-5)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, has, low
from tertulia.core.four import get
from tertulia.core.position import Step
from tertulia.core.text import Option, Text, card_ref, seat_ref
from tertulia.core.window import Window
from tertulia.games.troja import events
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.cards import (
    NOTHING,
    TAME,
    aim_of,
    answer,
    card_of,
    common,
    empty,
    entry_card,
    listed,
    minus,
    union,
)
from tertulia.games.troja.effects import EFFECTS, discard, serves, within_power
from tertulia.games.troja.hands import Hands
from tertulia.games.troja.stats import design_of, power
from tertulia.games.troja.table import DUEL, PASSED, SELF, Table
from tertulia.games.troja.types import At, Play, rules_of
from tertulia.games.troja.wording import card_key, play_option, refusal


def play_card(m: Play, seat: i64, card: i64, aim: i64) -> None:
    """``seat`` plays an Event or Intervention; it takes effect unless it is cancelled."""
    m.secrets.leave(seat, card)
    m.table.leave_hand(seat, card)
    m.show(events.PLAYED, seat, card, aim)
    m.push(Effect(seat, card, aim))
    m.push(Ask(seat, (int(card),), False))


class Effect(Step[Table, Hands]):
    """A card takes effect, or is discarded without if it was cancelled (TROJA-FAQ-11)."""

    def __init__(self, seat: i64, card: i64, aim: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.card: i64 = card
        self.aim: i64 = aim

    def rule(self) -> str:
        return "TROJA-FAQ-11"

    def run(self, m: Play) -> None:
        m.pop()
        if m.table.struck == self.card:
            discard(m, self.card)
        else:
            EFFECTS[design_of(m, self.card).effect].apply(m, self.seat, self.card, self.aim)


class Cancel(Step[Table, Hands]):
    """Zeus's Judgement cancels a card, unless it was cancelled itself (TROJA-FAQ-7).

    A card whose canceller was cancelled stands for good (TROJA-R-CARD-5).
    """

    def __init__(self, card: i64, other: i64) -> None:
        super().__init__()
        self.card: i64 = card
        self.other: i64 = other

    def rule(self) -> str:
        return "TROJA-FAQ-7"

    def run(self, m: Play) -> None:
        m.pop()
        cancelled = m.table.struck == self.card
        discard(m, self.card)
        if not cancelled:
            m.table.strike(self.other)
            m.tell(events.STRUCK, self.other)


class Enter(Step[Table, Hands]):
    """Challenges just played stand in the line, but for one cancelled (TROJA-R-FIELD-14)."""

    def rule(self) -> str:
        return "TROJA-R-FIELD-14"

    def run(self, m: Play) -> None:
        m.pop()
        if m.table.struck != NOTHING:
            discard(m, m.table.struck)


class Ask(Step[Table, Hands]):
    """Opens the window on cards just played, or on a declaration (TROJA-R-FLOW-3).

    Asked are all but ``owner`` who, by what is public, might hold an answer and meet its M
    (TROJA-R-CARD-14).
    """

    def __init__(self, owner: i64, cards: tuple[int, ...], declared: bool) -> None:
        super().__init__()
        self.owner: i64 = owner
        self.cards = cards
        self.declared = declared

    def rule(self) -> str:
        return "TROJA-R-CARD-14"

    def run(self, m: Play) -> None:
        if self.declared:
            m.become(Reaction(self.owner, self.cards), reactors(m, self.owner, self.cards))
        else:
            m.become(Reply(self.owner, self.cards), judges(m, self.owner))


def judges(m: At, owner: i64) -> i64:
    """The seats but ``owner`` that might answer a card with Zeus's Judgement."""
    found: i64 = 0
    seat: i64 = 0
    while seat < m.seats:
        if seat != owner and might(m, seat, words.CANCEL):
            found |= bit(seat)
        seat += 1
    return found


def reactors(m: At, owner: i64, cards: tuple[int, ...]) -> i64:
    """The seats that might answer the declaration of the action."""
    table = m.table
    found: i64 = judges(m, owner) if cards else 0
    if table.kind == SELF or table.kind == DUEL:
        seat: i64 = 0
        while seat < m.seats:
            if seat != table.initiator and might(m, seat, words.SLEEP):
                found |= bit(seat)
            seat += 1
    if avoidable(m) and might(m, table.target, words.AVOID):
        found |= bit(table.target)
    if tamable(m, table.target, True):
        found |= bit(table.target)
    return found


def might(m: At, seat: i64, effect: i64) -> bool:
    """Whether by what is public ``seat`` might have a card with ``effect`` and meet its M."""
    table = m.table
    size = get(table.sizes, seat)
    if size == 0 or has(table.out, seat):
        return False
    rules = rules_of(m)
    if not unseen(m, effect):
        return False
    needed: i64 = rules.powers[effect]
    if needed <= power(m, seat):
        return True
    return size > 1 and unseen(m, words.POWER) and needed <= power(m, seat) + rules.prayer


def unseen(m: At, effect: i64) -> bool:
    """Whether some card with ``effect`` has not been seen to be anywhere but in a hand."""
    shown = union(m.table.discards, m.table.open)
    return not empty(minus(rules_of(m).with_effect[effect], shown))


def avoidable(m: At) -> bool:
    """Whether Under the Aegis may answer the declaration (TROJA-R-CHAL-19)."""
    kind = m.table.kind
    return kind == DUEL or (kind != SELF and rules_of(m).aegis_any)


def tamable(m: At, seat: i64, praying: bool) -> bool:
    """Whether ``seat`` may send the attacking Beast on (TROJA-VI.2-1, TROJA-R-OPT-2).

    Its M must be above what the Beast demands, with a prayer to come if ``praying``.
    """
    rules = rules_of(m)
    table = m.table
    if not rules.taming or table.kind == SELF or table.kind == DUEL or not table.line:
        return False
    if seat != table.target or has(table.tamed, seat):
        return False
    design = design_of(m, entry_card(table.line[0]))
    if design.kind != words.BEAST:
        return False
    needed = design.m + 1
    mine = power(m, seat)
    if mine == needed or (mine > needed and not rules.taming_exact):
        return True
    prays = praying and get(table.sizes, seat) > 0 and unseen(m, words.POWER)
    return prays and needed <= mine + rules.prayer


class Reply(Window[Table, Hands]):
    """Answer a card just played: cancel it, or pray for the M to do so (TROJA-FAQ-7)."""

    cards: tuple[int, ...]

    def __init__(self, owner: i64, cards: tuple[int, ...]) -> None:
        super().__init__(owner)
        self.cards = cards

    def rule(self) -> str:
        return "TROJA-FAQ-7"

    def responses(self, m: At, seat: i64) -> tuple[int, ...]:
        rules = rules_of(m)
        hand = m.secrets.hand(seat)
        found: list[int] = []
        for card in listed(common(hand, rules.answering)):
            self.offer(m, seat, card, found)
        return tuple(found)

    def offer(self, m: At, seat: i64, card: i64, found: list[int]) -> None:
        """Add to ``found`` the responses that ``card`` gives ``seat``."""
        design = design_of(m, card)
        if design.effect == words.POWER:
            if serves(m, seat, card):
                found.append(answer(card, 0))
        elif design.effect == words.CANCEL and within_power(m, seat, design):
            for other in self.cards:
                found.append(answer(card, other))

    def claimed(self, m: Play, seat: i64, answer: i64) -> None:
        card = card_of(answer)
        effect = design_of(m, card).effect
        if effect == words.POWER:
            m.push(self.again())
            play_card(m, seat, card, 0)
        elif effect == words.CANCEL:
            m.secrets.leave(seat, card)
            m.table.leave_hand(seat, card)
            m.show(events.PLAYED, seat, card, aim_of(answer))
            m.push(Cancel(card, aim_of(answer)))
            m.push(Ask(seat, (int(card),), False))
        else:
            play_card(m, seat, card, aim_of(answer))

    def again(self) -> Ask:
        """The same window once more."""
        return Ask(self.owner, self.cards, False)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return refusal(m, seat, answer, self.rule())

    def prompt(self, m: At, seat: i64) -> Text:
        args: dict[str, int | str] = {"seat": seat_ref(int(self.owner))}
        if len(self.cards) != 1:
            return Text("troja-ask-reply", args)
        args["card"] = card_ref(card_key(m, self.cards[0]))
        return Text("troja-ask-reply-card", args)

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return play_option(m, seat, answer)


class Reaction(Reply):
    """Answer a declared duel, Challenge or attack (TROJA-FAQ-2, TROJA-R-CHAL-19, TROJA-VI.2-1).

    The attacked Hero may avoid it or send a Beast on; others may put the initiator's Hero to sleep.
    """

    def rule(self) -> str:
        return "TROJA-R-FLOW-3"

    def responses(self, m: At, seat: i64) -> tuple[int, ...]:
        found = super().responses(m, seat)
        if rules_of(m).taming and tamable(m, seat, False):
            others = low(m.seats) & ~m.table.out & ~bit(seat)
            found += tuple([answer(TAME, s) for s in range(m.seats) if has(others, s)])
        return found

    def offer(self, m: At, seat: i64, card: i64, found: list[int]) -> None:
        design = design_of(m, card)
        table = m.table
        if design.effect == words.SLEEP:
            open_to = table.kind == SELF or table.kind == DUEL
            if open_to and seat != table.initiator and within_power(m, seat, design):
                found.append(answer(card, 0))
        elif design.effect == words.AVOID:
            if avoidable(m) and seat == table.target and within_power(m, seat, design):
                found.append(answer(card, 0))
        elif design.effect == words.POWER and tamable(m, seat, True):
            found.append(answer(card, 0))
        elif design.effect == words.POWER or seat != self.owner:
            super().offer(m, seat, card, found)

    def claimed(self, m: Play, seat: i64, answer: i64) -> None:
        if card_of(answer) != TAME:
            super().claimed(m, seat, answer)
            return
        target = aim_of(answer)
        m.table.retarget(seat, target)
        m.tell(events.TAMED, seat, target)
        m.push(Ask(seat, (), True))

    def again(self) -> Ask:
        return Ask(self.owner, self.cards, True)

    def aims_at(self, m: At, seat: i64) -> bool:
        return seat == m.table.target

    def prompt(self, m: At, seat: i64) -> Text:
        table = m.table
        args: dict[str, int | str] = {
            "seat": seat_ref(int(table.initiator)),
            "target": seat_ref(int(table.target)),
        }
        if table.kind == PASSED:
            return Text("troja-ask-attacked", args)
        return Text(f"troja-ask-declared-{int(table.kind)}", args)
