"""The worth of a position, by what is public."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import has
from tertulia.core.four import get
from tertulia.games.trunfos.types import At, rules_of

BONUS_WORTH: Final = 3
"""Points that an unused bonus card is worth while a round is to come."""

SPREADS: Final[list[float]] = [5.0 * (1 + left) ** 0.5 for left in range(20)]
"""By rounds left to play, the points that make a seat e times as likely to win as another."""

LAST_SPREAD: Final = 10.0
"""The same for the margin at the end."""

MARGIN: Final = 0.1
"""The part of the value at the end of the game that the margin has, beside the win."""


def values(m: At) -> list[float]:
    """The chance of each seat to win, as far as the totals tell.

    At the end it is the share of the win, with a little for the margin.
    """
    table = m.table
    seats = m.seats
    spread = LAST_SPREAD if m.top is None else SPREADS[rules_of(m).rounds - table.round - 1]
    odds: list[float] = []
    whole = 0.0
    least: i64 = 1 << 40
    seat: i64 = 0
    while seat < seats:
        points = get(table.totals, seat)
        if points < least:
            least = points
        seat += 1
    best = 0.0
    seat = 0
    while seat < seats:
        behind = get(table.totals, seat) - least
        if behind == 0:
            best += 1.0
        if has(table.holding, seat):
            behind -= BONUS_WORTH
        odd = exp(-float(behind) / spread)
        odds.append(odd)
        whole += odd
        seat += 1
    seat = 0
    while seat < seats:
        value = odds[seat] / whole
        if m.top is None:
            won = 1.0 / best if get(table.totals, seat) == least else 0.0
            value = MARGIN * value + (1.0 - MARGIN) * won
        odds[seat] = value
        seat += 1
    return odds
