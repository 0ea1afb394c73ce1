"""The worth of positions, and of what a Hero attaches.

The chance to win is taken to be logistic in a few public features of each seat. Their weights are
fitted to who won games between greedy bots, at the ends of rounds (``make worth``).
"""

from __future__ import annotations

from math import inf
from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import has
from tertulia.core.four import get
from tertulia.core.odds import shares
from tertulia.games.troja.cards import S, T
from tertulia.games.troja.designs import Design
from tertulia.games.troja.exits import winners
from tertulia.games.troja.stats import equipped, hero_of, power
from tertulia.games.troja.types import At, rules_of

WEIGHTS: Final[dict[str, float]] = {
    "glory": 0.03,
    "glory above two thirds of the goal": 0.21,
    "wraths": 0.24,
    "attached S": 0.28,
    "attached T": 0.09,
    "attached M": 0.03,
    "cards in hand": -0.07,
}
"""What one of each adds to the logarithm of the odds to win."""

BY_PLACE: Final = list(WEIGHTS.values())
GLORY: Final = WEIGHTS["glory"]
HIGH_GLORY: Final = WEIGHTS["glory above two thirds of the goal"]
GEAR_S: Final = WEIGHTS["attached S"]
GEAR_T: Final = WEIGHTS["attached T"]
GEAR_M: Final = WEIGHTS["attached M"]


def features(m: At, seat: i64) -> list[float]:
    """The features of ``seat``, in the order of :data:`WEIGHTS`."""
    table = m.table
    hero = hero_of(m, seat)
    glory = get(table.glory, seat)
    return [
        float(glory),
        high(m, glory),
        float(get(table.tokens, seat)),
        float(equipped(m, seat, S) - hero.s),
        float(equipped(m, seat, T) - hero.t),
        float(power(m, seat) - hero.m),
        float(get(table.sizes, seat)),
    ]


def high(m: At, glory: i64) -> float:
    """How much of ``glory`` lies above two thirds of the goal."""
    return max(0.0, float(glory) - float(2 * rules_of(m).goal) / 3.0)


def standing(m: At, seat: i64) -> float:
    """The logarithm of the odds of ``seat`` to win, up to a constant of all seats."""
    total = 0.0
    for place, feature in enumerate(features(m, seat)):
        total += BY_PLACE[place] * feature
    return total


def values(m: At) -> list[float]:
    """The chance of each seat to win."""
    table = m.table
    if table.ending != 0:
        first = winners(table)
        return shares([0.0 if has(first, seat) else -inf for seat in range(m.seats)])
    out = table.out
    return shares([-inf if has(out, seat) else standing(m, seat) for seat in range(m.seats)])


def of_glory(m: At, glory: i64) -> float:
    """What ``glory`` adds to the logarithm of the odds to win."""
    return GLORY * float(glory) + HIGH_GLORY * high(m, glory)


def of_gear(design: Design) -> float:
    """What an attached card adds to the logarithm of the odds to win."""
    return GEAR_S * float(design.s) + GEAR_T * float(design.t) + GEAR_M * float(design.m)
