"""The worth of cards and positions.

To the greedy bot a table is worth its points, and what its Votes and Income may still bring, and a
card what it adds to its owner's table. Search takes the chance to win to be logistic in a few
public features of each seat. Their weights are fitted to who won games between greedy bots, at the
ends of rounds (``make worth``).
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit, count
from tertulia.core.four import get
from tertulia.core.odds import shares
from tertulia.games.troika.cards import INCOME, POWER, VOTES
from tertulia.games.troika.rules import TroikaRules
from tertulia.games.troika.table import NOBODY, Table
from tertulia.games.troika.types import At, rules_of
from tertulia.games.troika.values import (
    LINES,
    consensuses,
    income,
    points,
    score,
    value,
    votes,
)

PLAIN: Final = (*LINES, "votes", "income", "hand", "groups")
FEATURES: Final[tuple[str, ...]] = (*PLAIN, *[f"{each} by rounds left" for each in PLAIN])
"""What is public of a seat: the lines of its score, Votes before Elections, Income, Groups held
and controlled; and each of them times the rounds still to come."""

WEIGHTS: Final[dict[str, list[float]]] = {
    "basic": [
        *(0.148, 0.196, 0.306, 0.297, 0.386, 0.0, 0.083, 0.234, 0.339, 0.433),
        *(-0.008, -0.073, -0.042, -0.037, -0.032, 0.0, 0.008, -0.014, 0.003, -0.031),
    ],
    "advanced": [
        *(0.186, 0.11, 0.263, 0.232, 0.243, 0.0, 0.069, 0.191, 0.399, 0.217),
        *(-0.022, -0.045, -0.035, -0.03, 0.0, 0.0, -0.001, -0.015, -0.005, 0.037),
    ],
    "greek": [
        *(0.263, 0.135, 0.24, 0.226, 0.235, 0.135, 0.055, 0.018, 0.104, 0.03),
        *(-0.042, -0.008, -0.019, -0.014, 0.021, -0.014, 0.0, 0.038, 0.044, 0.072),
    ],
}
"""What one of each :data:`FEATURES` adds to the logarithm of the odds to win, by rule set."""

MARGIN: Final = 0.1
"""The part of the value at the end of the game that the margin has, beside the win."""

MONEY_WORTH: Final = 0.65
CARD_WORTH: Final = 1.1
"""The points that an M€ and an unknown Group in a hand may bring."""


def rounds_left(rules: TroikaRules, table: Table) -> float:
    """How many rounds may still come."""
    last = 2 * rules.before_elections + 2 + (rules.with_troika + 2) // 2
    return max(0.5, float(last - table.round))


def elections_left(rules: TroikaRules, table: Table) -> i64:
    """How many Elections are still to come."""
    return count(rules.elections & ~table.revealed)


def card_worth(m: At, seat: i64, card: i64) -> float:
    """What ``card`` is worth on the table of ``seat``."""
    rules = rules_of(m)
    table = m.table
    left = rounds_left(rules, table)
    own = get(table.controlled, seat) & ~bit(card)
    worth = float(value(rules, table, seat, card, POWER))
    worth += float(value(rules, table, seat, card, VOTES)) * vote_worth(rules, table)
    worth += float(value(rules, table, seat, card, INCOME)) * 0.35 * left
    sets = consensuses(rules, own | bit(card)) - consensuses(rules, own)
    return worth + 4.5 * float(sets)


def vote_worth(rules: TroikaRules, table: Table) -> float:
    """The points that a Vote may bring."""
    return 0.6 * float(elections_left(rules, table))


def worth(m: At, seat: i64) -> float:
    """Points, and what Votes, Income and hand may bring."""
    rules = rules_of(m)
    table = m.table
    if get(table.leaders, seat) == NOBODY:
        return 0.0
    left = rounds_left(rules, table)
    found = float(score(rules, table, seat))
    found += float(votes(rules, table, seat)) * vote_worth(rules, table) * 0.7
    found += float(income(rules, table, seat)) * 0.35 * left
    return found + CARD_WORTH * float(get(table.held, seat))


def features(m: At, seat: i64) -> list[float]:
    """The :data:`FEATURES` of ``seat``; all 0 before it has a Leader."""
    rules = rules_of(m)
    table = m.table
    if get(table.leaders, seat) == NOBODY:
        return [0.0] * len(FEATURES)
    coming = elections_left(rules, table) > 0
    found = [float(points(rules, table, seat, line)) for line in range(len(LINES))]
    found.append(float(votes(rules, table, seat)) if coming else 0.0)
    found.append(float(income(rules, table, seat)))
    found.append(float(get(table.held, seat)))
    found.append(float(count(get(table.controlled, seat))))
    left = rounds_left(rules, table)
    return found + [left * each for each in found]


def standing(m: At, seat: i64) -> float:
    """The logarithm of the odds of ``seat`` to win, up to a constant of all seats."""
    total = 0.0
    weights = WEIGHTS[str(rules_of(m).options["rules"])]
    for place, feature in enumerate(features(m, seat)):
        total += weights[place] * feature
    return total


def values(m: At) -> list[float]:
    """The chance of each seat to win; at the end of the game :func:`final_values`."""
    if m.top is None:
        return final_values([float(total) for total in m.game.scores(m)])
    return shares([standing(m, seat) for seat in range(m.seats)])


def final_values(scores: list[float]) -> list[float]:
    """The shares of the win, and a little for the margin."""
    best = max(scores)
    winners = 0
    for total in scores:
        if total == best:
            winners += 1
    return [
        (1.0 - MARGIN) * (1.0 / winners if total == best else 0.0)
        + MARGIN * exp((total - best) / 15.0)
        for total in scores
    ]
