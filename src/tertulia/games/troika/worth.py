"""The worth of cards and positions.

A table is worth its points, and what its Votes and Income may still bring; a card is worth what it
adds to its owner's table.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit, count
from tertulia.core.four import get
from tertulia.games.troika.cards import INCOME, POWER, VOTES
from tertulia.games.troika.rules import TroikaRules
from tertulia.games.troika.table import NOBODY, Table
from tertulia.games.troika.types import At, rules_of
from tertulia.games.troika.values import consensuses, income, score, value, votes

SPREAD: Final = 9.0
"""Points that make one seat e times as likely to win as another, in the middle of a game."""

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


def values(m: At) -> list[float]:
    """The chance to win by seat, as far as the tables tell."""
    if m.top is None:
        return final_values([float(total) for total in m.game.scores(m)])
    left = rounds_left(rules_of(m), m.table)
    spread = SPREAD * (left / 6.0) ** 0.5 + 2.0
    estimates = [worth(m, seat) for seat in range(m.seats)]
    best = max(estimates)
    odds = [exp((estimate - best) / spread) for estimate in estimates]
    total_odds = sum(odds)
    return [odd / total_odds for odd in odds]


def final_values(scores: list[float]) -> list[float]:
    """The shares of the win, and a little for the margin."""
    best = max(scores)
    winners = 0
    for points in scores:
        if points == best:
            winners += 1
    return [
        (1.0 - MARGIN) * (1.0 / winners if points == best else 0.0)
        + MARGIN * exp((points - best) / 15.0)
        for points in scores
    ]
