"""The start, and the four phases of a round (TROJA-III, TROJA-IV)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, has
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text
from tertulia.games.troja import events
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.cards import NOTHING, aim_of, answer, at, card_of, listed
from tertulia.games.troja.designs import Design
from tertulia.games.troja.exits import depart, end, throw, welcome
from tertulia.games.troja.hands import Hands
from tertulia.games.troja.piles import READ, draw_cards, fate, take_cards
from tertulia.games.troja.stats import design_of, hero_of
from tertulia.games.troja.table import BY_ROUNDS, Table
from tertulia.games.troja.turn import Turn
from tertulia.games.troja.types import At, Play, rules_of
from tertulia.games.troja.wording import card_args, refusal


class Setup(Step[Table, Hands]):
    """Everyone draws a Hero; hands are empty (TROJA-III-4, TROJA-III-7).

    A stated deal may give hands, for puzzles.
    """

    def rule(self) -> str:
        return "TROJA-III-4"

    def run(self, m: Play) -> None:
        heroes = m.draw("heroes", list(range(len(rules_of(m).heroes))), m.seats)
        for seat, hero in enumerate(heroes):
            welcome(m, seat, hero)
        script = m.script
        for seat in range(m.seats):
            stated = script.piles.get(f"hand{seat}", []) if script is not None else []
            if stated:
                take_cards(m, seat, f"hand{seat}", len(stated))
        m.become(First(tuple(range(m.seats))))


class First(Step[Table, Hands]):
    """The Hero with the highest M begins; ties draw Fate (TROJA-III-8, TROJA-R-BASIC-11)."""

    tied: tuple[int, ...]

    def __init__(self, tied: tuple[int, ...]) -> None:
        super().__init__()
        self.tied = tied

    def rule(self) -> str:
        return "TROJA-III-8"

    def run(self, m: Play) -> None:
        powers = [int(hero_of(m, seat).m) for seat in self.tied]
        tied = [seat for seat, power in zip(self.tied, powers, strict=True) if power == max(powers)]
        while len(tied) > 1:
            pips = [int(fate(m, seat, READ)) for seat in tied]
            tied = [seat for seat, one in zip(tied, pips, strict=True) if one == max(pips)]
        m.table.begin(tied[0])
        m.tell(events.BEGUN, tied[0])
        m.become(Drawing(0))


def seat_at(m: At, turn: i64) -> i64:
    """The seat that is ``turn``-th in the order of the game (TROJA-III-9)."""
    return (m.table.first + turn) % m.seats


class Drawing(Step[Table, Hands]):
    """In order each draws up to three cards, to six in hand (TROJA-IV.1-1, TROJA-R-CAMP-2).

    A round limit ends the game here (TROJA-R-FIELD-6).
    """

    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn: i64 = turn

    def kind(self) -> str:
        return "amount"

    def rule(self) -> str:
        return "TROJA-IV.1-1"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(range(int(allowance(m, seat)) + 1))

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.become(Drawing(self.turn + 1))
        draw_cards(m, seat, answer)

    def run(self, m: Play) -> None:
        rules = rules_of(m)
        if self.turn == 0 and rules.round_limit != 0 and m.table.round >= rules.round_limit:
            end(m, BY_ROUNDS)
            return
        if self.turn == m.seats:
            m.become(Camp(0))
            return
        seat = seat_at(m, self.turn)
        if has(m.table.out, seat):
            m.become(Drawing(self.turn + 1))
        elif rules.fewer and allowance(m, seat) > 0:
            m.ask(bit(seat))
        else:
            m.become(Drawing(self.turn + 1))
            draw_cards(m, seat, allowance(m, seat))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troja-ask-draw")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return Option(Text("troja-answer-draw", {"number": answer}), parts=(answer,))


def allowance(m: At, seat: i64) -> i64:
    """How many cards ``seat`` draws: three, or four with a scout, none above six in hand."""
    rules = rules_of(m)
    draw = rules.draw
    feature = hero_of(m, seat).feature
    if feature.code == words.SCOUT:
        draw += feature.amount
    room = rules.hand - get(m.table.sizes, seat)
    return max(0, min(draw, room))


class Camp(Step[Table, Hands]):
    """Each in turn may attach Items and Troops for Glory (TROJA-IV.2-1, TROJA-R-CAMP-6).

    Any number, of Items one a slot (TROJA-R-CAMP-7). Nothing else is played and nobody answers
    (TROJA-IV.2-4, TROJA-R-CAMP-14).
    """

    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn: i64 = turn

    def kind(self) -> str:
        return "stop"

    def rule(self) -> str:
        return "TROJA-IV.2-1"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        found: list[int] = [PASS]
        for card in listed(m.secrets.hand(seat)):
            design = design_of(m, card)
            if design.attached and affordable(m, seat, design) and fits(m, seat, design):
                found.append(answer(card, 0))
        return tuple(found)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.become(Camp(self.turn + 1))
            return
        card = card_of(answer)
        paid = price(m, seat, design_of(m, card))
        replaced = in_slot(m, seat, design_of(m, card))
        m.secrets.leave(seat, card)
        m.table.attach(seat, card, paid, replaced)
        m.show(events.ATTACHED, seat, card, paid, replaced)
        if get(m.table.glory, seat) == 0:
            depart(m, seat)

    def run(self, m: Play) -> None:
        if self.turn == m.seats:
            m.become(Battle(0))
            return
        seat = seat_at(m, self.turn)
        if get(m.table.sizes, seat) == 0:
            m.become(Camp(self.turn + 1))
        else:
            m.ask(bit(seat))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        said = refusal(m, seat, answer, "TROJA-IV.2-4")
        if said.key != "troja-refusal-not-now" or aim_of(answer) != 0:
            return said
        design = design_of(m, card_of(answer))
        if design.attached and not affordable(m, seat, design):
            return Text("troja-refusal-glory", said.args, "TROJA-R-CAMP-9")
        if design.attached:
            return Text("troja-refusal-slot", said.args, "TROJA-R-CAMP-8")
        return said

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troja-ask-camp")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return Option(Text("troja-answer-camp-done"), style="pass")
        card = int(card_of(answer))
        args = card_args(m, card)
        args["glory"] = int(price(m, seat, design_of(m, card)))
        return Option(Text("troja-answer-attach", args), (f"c{card}",))


def price(m: At, seat: i64, design: Design) -> i64:
    """What attaching a card costs ``seat`` in Glory; Troops may be cheaper (TROJA-R-CAMP-10)."""
    rules = rules_of(m)
    if design.kind != words.ACHAEAN_TROOP or hero_of(m, seat).feature.code != words.DISCOUNT:
        return design.cost
    if rules.discount == "half":
        return (design.cost + 1) // 2
    if rules.discount == "first":
        for card in listed(at(m.table.attached, seat)):
            if design_of(m, card).kind == words.ACHAEAN_TROOP:
                return design.cost
    return design.cost - 1


def affordable(m: At, seat: i64, design: Design) -> bool:
    """Whether ``seat`` can pay and keep Glory (TROJA-R-CAMP-9)."""
    least = 0 if rules_of(m).to_zero else 1
    return get(m.table.glory, seat) - price(m, seat, design) >= least


def in_slot(m: At, seat: i64, design: Design) -> i64:
    """The Item that takes the slot of another, ``NOTHING`` if it is free."""
    if design.kind == words.ITEM:
        for card in listed(at(m.table.attached, seat)):
            other = design_of(m, card)
            if other.kind == words.ITEM and other.slot == design.slot:
                return card
    return NOTHING


def fits(m: At, seat: i64, design: Design) -> bool:
    """Whether the slot is free, or its Item may be replaced (TROJA-R-CAMP-8, TROJA-R-MISC-5)."""
    other = in_slot(m, seat, design)
    return other == NOTHING or (rules_of(m).replace and design_of(m, other) is not design)


class Battle(Step[Table, Hands]):
    """The Battlefield: turns go in turn order (TROJA-IV.3-2).

    A Hero who came this round has none (TROJA-IV-8); what lasts until then ends all the same
    (TROJA-R-CARD-3).
    """

    def __init__(self, turn: i64) -> None:
        super().__init__()
        self.turn: i64 = turn

    def rule(self) -> str:
        return "TROJA-IV.3-2"

    def run(self, m: Play) -> None:
        if self.turn == m.seats:
            m.become(Discarding(0, 0))
            return
        seat = seat_at(m, self.turn)
        m.become(Battle(self.turn + 1))
        if has(m.table.denied | m.table.out, seat):
            m.table.skip_turn(seat)
            m.tell(events.SKIPPED, seat)
        else:
            m.table.begin_turn(seat)
            m.tell(events.TURN, seat)
            m.push(Turn(seat))


class Discarding(Step[Table, Hands]):
    """The end of the round: each may discard up to two cards (TROJA-IV.4-1, TROJA-R-END-1)."""

    def __init__(self, turn: i64, done: i64) -> None:
        super().__init__()
        self.turn: i64 = turn
        self.done: i64 = done

    def kind(self) -> str:
        return "stop"

    def rule(self) -> str:
        return "TROJA-IV.4-1"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return (PASS, *[answer(card, 0) for card in listed(m.secrets.hand(seat))])

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.become(Discarding(self.turn + 1, 0))
            return
        throw(m, seat, card_of(answer))
        m.become(Discarding(self.turn, self.done + 1))

    def run(self, m: Play) -> None:
        if self.turn == m.seats:
            m.become(Passing())
            return
        seat = seat_at(m, self.turn)
        if get(m.table.sizes, seat) == 0 or self.done >= rules_of(m).discards:
            m.become(Discarding(self.turn + 1, 0))
        else:
            m.ask(bit(seat))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return refusal(m, seat, answer, self.rule())

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troja-ask-discard", {"number": int(rules_of(m).discards - self.done)})

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return Option(Text("troja-answer-keep"), style="pass")
        card = int(card_of(answer))
        return Option(Text("troja-answer-discard", card_args(m, card)), (f"c{card}",))


class Passing(Step[Table, Hands]):
    """Then all that stands on the battlefield passes on clockwise (TROJA-IV.4-2, TROJA-R-END-2)."""

    def rule(self) -> str:
        return "TROJA-IV.4-2"

    def run(self, m: Play) -> None:
        table = m.table
        table.pass_on()
        m.tell(events.PASSED_ON)
        table.next_round()
        m.tell(events.ROUND, table.round)
        m.epoch += 1
        m.become(Drawing(0))
