"""The end of a round and of the game (TRUNFOS-SCORE, TRUNFOS-BONUS, TRUNFOS-NEXT, TRUNFOS-END)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, has, low
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text, key_ref
from tertulia.games.trunfos import auction, events
from tertulia.games.trunfos.cards import SUIT_NAMES, lane
from tertulia.games.trunfos.hands import Hands
from tertulia.games.trunfos.rules import AFTER_ZERO, LITERAL, TrunfosRules
from tertulia.games.trunfos.table import Table
from tertulia.games.trunfos.types import At, Play, rules_of


def round_points(table: Table, rules: TrunfosRules, seat: i64) -> i64:
    """The points of ``seat`` for the round played (TRUNFOS-SCORE-2, TRUNFOS-SCORE-3)."""
    points: i64 = 0
    suit: i64 = 0
    while suit < 4:
        points += column_points(table, rules, seat, suit)
        suit += 1
    return points


def column_points(table: Table, rules: TrunfosRules, seat: i64, suit: i64) -> i64:
    """The points that one column costs.

    A marker above 0 costs 2 a level. One on 0 costs 1 a card of its suit: every card won, or by
    option those won after it stood on 0, or any only if more tricks than predicted were won
    (TRUNFOS-R-A35).
    """
    level = lane(get(table.marks, seat), suit)
    if level > 0:
        return level * rules.level_points
    if rules.exact == LITERAL:
        return lane(get(table.won, seat), suit) * rules.card_points
    if rules.exact == AFTER_ZERO:
        return lane(get(table.late, seat), suit) * rules.card_points
    if lane(get(table.surplus, seat), suit) > 0:
        return lane(get(table.won, seat), suit) * rules.card_points
    return 0


class Score(Step[Table, Hands]):
    """All cards are played: the round is scored and bonus cards are drawn (TRUNFOS-SCORE-1)."""

    def rule(self) -> str:
        return "TRUNFOS-SCORE-1"

    def run(self, m: Play) -> None:
        table = m.table
        rules = rules_of(m)
        seat: i64 = 0
        while seat < m.seats:
            points = round_points(table, rules, seat)
            table.score(seat, points)
            m.tell(events.SCORED, seat, points)
            seat += 1
        place: i64 = 0
        while place < m.seats:
            seat = (table.first + place) % m.seats
            if get(table.totals, seat) >= rules.bonus_at and not has(table.drawn, seat):
                draw_bonus(m, seat)
            place += 1
        m.become(Bonus(0))


def draw_bonus(m: Play, seat: i64) -> None:
    """``seat`` draws a bonus card (TRUNFOS-BONUS-1)."""
    left = low(len(rules_of(m).pairs))
    owner: i64 = 0
    while owner < m.seats:
        if has(m.table.drawn, owner):
            left &= ~bit(get(m.secrets.faces, owner))
        owner += 1
    face = m.draw_one("bonus", left)
    m.secrets.draw_bonus(seat, face)
    m.table.draw_bonus(seat)
    if rules_of(m).bonus_open:
        m.table.open_bonus(seat, face)
        m.show(events.BONUS_DRAWN, seat, face)
    else:
        m.tell_only(bit(seat), 1, events.BONUS_DRAWN, seat, face)


def taken_back(table: Table, seat: i64, suit: i64) -> i64:
    """The points that a bonus card takes off: 1 a card of ``suit`` won, down to 0 at most."""
    cards = lane(get(table.won, seat), suit)
    total = get(table.totals, seat)
    return cards if cards < total else total


class Bonus(Step[Table, Hands]):
    """Use the bonus card now or keep it (TRUNFOS-BONUS-2, TRUNFOS-R-A40).

    Asked openly of each holder, clockwise from the round's first player; ``place`` counts the
    seats that are through. An answer is one of the card's suits, or ``PASS`` to keep it.
    """

    place: i64

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def kind(self) -> str:
        return "pass"

    def rule(self) -> str:
        return "TRUNFOS-BONUS-2"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return rules_of(m).bonus_answers[get(m.secrets.faces, seat)]

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("trunfos-refusal-bonus", None, "TRUNFOS-BONUS-3")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.tell(events.BONUS_KEPT, seat)
            return
        face = get(m.secrets.faces, seat)
        points = taken_back(m.table, seat, answer)
        m.table.open_bonus(seat, face)
        m.table.use_bonus(seat, points)
        m.show(events.BONUS_USED, seat, face, answer, points)

    def run(self, m: Play) -> None:
        place = self.place
        while place < m.seats:
            seat = (m.table.first + place) % m.seats
            place += 1
            if has(m.table.holding, seat):
                m.become(Bonus(place), bit(seat))
                return
        m.become(NextRound())

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("trunfos-ask-bonus")

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("trunfos-why-bonus", None, "TRUNFOS-BONUS-3")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return Option(Text("trunfos-answer-bonus-keep"), (), (), "pass")
        suit = key_ref(f"trunfos-suit-{SUIT_NAMES[answer]}")
        points = int(taken_back(m.table, seat, answer))
        return Option(Text("trunfos-answer-bonus", {"suit": suit, "points": points}))


class NextRound(Step[Table, Hands]):
    """Whoever has the most points begins the next round; after three the game ends."""

    def rule(self) -> str:
        return "TRUNFOS-NEXT-1"

    def run(self, m: Play) -> None:
        table = m.table
        if table.round + 1 == rules_of(m).rounds:
            best = min(table.scores())
            winners: i64 = 0
            for seat, total in enumerate(table.scores()):
                if total == best:
                    winners |= bit(seat)
            m.tell(events.ENDED, winners)
            m.pop()
            return
        first = next_first(m)
        table.next_round(first)
        m.epoch += 1
        m.tell(events.NEXT, first, table.round)
        m.become(auction.Deal())


def next_first(m: Play) -> i64:
    """The first player of the next round (TRUNFOS-NEXT-1, TRUNFOS-R-A43)."""
    table = m.table
    most: i64 = -1
    found: i64 = 0
    place: i64 = 1
    while place <= m.seats:
        seat = (table.first + place) % m.seats
        if get(table.totals, seat) > most:
            most = get(table.totals, seat)
            found = seat
        place += 1
    if rules_of(m).random_tie:
        tied = [seat for seat in m.after(table.first) if get(table.totals, seat) == most]
        if len(tied) > 1:
            return m.draw("first", tied, 1)[0]
    return found
