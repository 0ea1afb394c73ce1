"""What to bid and how to distribute it: the expected cost of every prediction."""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from tertulia.core.four import get
from tertulia.games.trunfos.cards import COUNTS, LOWEST, lane, ranks_of
from tertulia.games.trunfos.rules import TrunfosRules
from tertulia.games.trunfos.types import At, rules_of

CHANCE: Final[list[int]] = [772, 508, 333, 260, 180, 116, 60, 30, 10, 0, 0, 0, 0]
"""The chance in 1000 that a card wins a trick of its suit, by the higher ones in other hands."""

TO_BID: Final[list[int]] = [1333, 1278]
TO_DISTRIBUTE: Final[list[int]] = [1341, 897]
"""By auction, the tricks that the whole hand may win for 1000 by the cards in sight."""

CAUTION: Final[list[int]] = [430, 830]
"""By auction, what a step of the bid costs beside its expected cost, in thousandths."""

CHANCES: Final = 20
TAKEN: Final[list[int]] = [0, 3900, 6120, 8540, 10200, 11200] + [12000] * 7
"""The cost of a suit's cards in thousandths, by the tricks won that were led with it."""

NEVER: Final = 1000000000
"""More than anything costs."""


def column_costs() -> list[int]:
    """The expected cost of a column in thousandths, at ``eighths * 16 + prediction``.

    ``eighths`` is the mean of the tricks won that are led with its suit, times 8, up to 64. They
    are taken to be binomial, with ``CHANCES`` trials.
    """
    costs: list[int] = []
    for eighths in range(65):
        p = eighths / 8 / CHANCES
        odds = [comb(CHANCES, k) * p**k * (1 - p) ** (CHANCES - k) for k in range(13)]
        for prediction in range(16):
            cost = 0.0
            for tricks, chance in enumerate(odds):
                missed = max(0, prediction - tricks)
                cost += chance * (2000 * missed if missed else TAKEN[tricks])
            costs.append(int(cost))
    return costs


COSTS: Final[list[int]] = column_costs()


def power(hand: i64, others: i64, suit: i64) -> i64:
    """The tricks in 1000 led with ``suit`` that ``hand`` may win against ``others``."""
    ranks = ranks_of(hand, suit)
    against = ranks_of(others, suit)
    tricks: i64 = 0
    while ranks != 0:
        rank: i64 = LOWEST[ranks]
        ranks &= ranks - 1
        higher: i64 = COUNTS[against >> rank]
        tricks += CHANCE[higher]
    return tricks


def column_rows(m: At, cards: i64, scale: i64) -> list[int]:
    """Where the costs of each column begin in ``COSTS``, for a hand that holds ``cards``."""
    others = rules_of(m).cards & ~cards
    rows: list[int] = []
    suit: i64 = 0
    while suit < 4:
        eighths = power(cards, others, suit) * scale // 125000
        rows.append(int(eighths * 16 if eighths < 64 else 1024))
        suit += 1
    return rows


def cheapest(rules: TrunfosRules, rows: list[int], marks: i64, most: i64) -> list[int]:
    """The least expected cost of all columns, by the steps to distribute, 0 to ``most``."""
    found = [0] + [NEVER] * int(most)
    suit: i64 = 0
    while suit < 4:
        steps = most
        while steps >= 0:
            least: i64 = NEVER
            here: i64 = 0
            while here <= steps and lane(marks, suit) + here <= rules.prediction_max:
                cost = found[steps - here] + column_cost(rows, suit, lane(marks, suit) + here)
                if cost < least:
                    least = cost
                here += 1
            found[steps] = int(least)
            steps -= 1
        suit += 1
    return found


def column_cost(rows: list[int], suit: i64, prediction: i64) -> i64:
    """The expected cost of a column with this prediction; beyond 15 the next level is missed."""
    if prediction < 16:
        return COSTS[rows[suit] + prediction]
    return COSTS[rows[suit] + 15] + 2000 * (prediction - 15)


def bid(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """The cards and the number that together cost least."""
    table = m.table
    rules = rules_of(m)
    hand = m.secrets.hand(seat)
    marks = get(table.marks, seat)
    caution: i64 = CAUTION[table.auction]
    least: i64 = NEVER
    answer = answers[0]
    lot = -1
    costs: list[int] = []
    for choice in answers:
        if choice >> 6 != lot:
            lot = choice >> 6
            rows = column_rows(m, hand | get(table.lots, lot), TO_BID[table.auction])
            costs = cheapest(rules, rows, marks, rules.track[-1])
        cost: i64 = costs[choice & 63] + caution * (choice & 63)
        if cost < least:
            least = cost
            answer = choice
    return answer


def distribute(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """The split that costs least."""
    rows = column_rows(m, m.secrets.hand(seat), TO_DISTRIBUTE[m.table.auction])
    marks = get(m.table.marks, seat)
    least: i64 = NEVER
    answer = answers[0]
    for split in answers:
        after: i64 = marks + split
        cost: i64 = 0
        suit: i64 = 0
        while suit < 4:
            cost += column_cost(rows, suit, lane(after, suit))
            suit += 1
        if cost < least:
            least = cost
            answer = split
    return answer
