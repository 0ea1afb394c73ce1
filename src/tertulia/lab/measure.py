"""Figures as ratios over deals, how sure they are, and how sure their differences are.

Games of one deal hang together, so a deal is what is independent: each gives a pair (part, whole),
and a figure is the sum of the parts over the sum of the wholes. Its variance is that of the ratio
estimator (Cochran 1977, 6.3), with Student's t for few deals. Two studies with the same seed have
the same deals and chance: their difference is taken deal by deal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from math import exp, log, sqrt
from statistics import NormalDist
from typing import Final, TypeVar

from tertulia.lab.stats import Z95, share_interval

NORMAL: Final = NormalDist()
CERTAIN: Final = 0.05
TINY: Final = 1e-12
FEW: Final = 20

K = TypeVar("K")


@dataclass
class Measure:
    """A ratio: (part, whole) by deal. A ``share`` lies between 0 and 1 by its nature.

    ``null`` is the variance that the sum of the parts would have if there were no effect, where
    the game itself says so. Rare wins are uneven, and a few of them can look steadier than they
    are: nothing is taken for steadier than that.
    """

    share: bool = False
    null: float = 0.0
    part: float = 0.0
    whole: float = 0.0
    sums: dict[int, tuple[float, float]] = field(default_factory=dict)

    def add(self, deal: int, part: float, whole: float = 1.0, null: float = 0.0) -> None:
        """Add what one game has to say."""
        self.null += null
        self.part += part
        self.whole += whole
        had = self.sums.get(deal, (0.0, 0.0))
        self.sums[deal] = (had[0] + part, had[1] + whole)

    @property
    def value(self) -> float:
        """The ratio; 0 if there is nothing yet."""
        return self.part / self.whole if self.whole > TINY else 0.0

    def residuals(self) -> dict[int, float]:
        """What each deal adds to the deviation of the ratio from its true value."""
        value, whole = self.value, self.whole
        return {
            deal: (part - value * size) / whole for deal, (part, size) in self.sums.items() if whole
        }

    def estimate(self, usual: float = 0.0) -> Estimate:
        """The ratio with its interval, and how likely it is by chance if ``usual`` is true."""
        null = usual * (1 - usual) * self.whole if self.share else self.null
        p = p_value(self.value - usual, self.residuals(), self.floor(null))
        if self.share:
            return Estimate(*share_interval(list(self.sums.values())), p)
        return replace(estimate(self.value, self.residuals(), self.floor(null)), p=p)

    def floor(self, null: float) -> float:
        """The standard deviation of the ratio if its parts sum to one with this variance."""
        return sqrt(null) / self.whole if self.whole > TINY else 0.0


@dataclass(frozen=True)
class Estimate:
    """A figure, its 95 % interval, and the probability of one so far off by chance alone."""

    value: float
    low: float
    high: float
    p: float


def difference(one: Measure, other: Measure) -> Estimate:
    """By how much ``other`` is above ``one``, deal by deal."""
    ours, theirs = one.residuals(), other.residuals()
    deals = dict.fromkeys([*ours, *theirs])
    residuals = {deal: theirs.get(deal, 0.0) - ours.get(deal, 0.0) for deal in deals}
    floor = sqrt(one.floor(one.null) ** 2 + other.floor(other.null) ** 2)
    return estimate(other.value - one.value, residuals, floor)


def estimate(value: float, residuals: dict[int, float], floor: float = 0.0) -> Estimate:
    """A figure whose deviation is the sum of independent ``residuals``, and at least ``floor``."""
    half = 0.0
    if len(residuals) > 1:
        half = student(len(residuals) - 1) * max(deviation(residuals), floor)
    return Estimate(value, value - half, value + half, p_value(value, residuals, floor))


def deviation(residuals: dict[int, float]) -> float:
    """The standard deviation of a sum of independent residuals, themselves summing to 0."""
    count = len(residuals)
    return sqrt(sum(each * each for each in residuals.values()) * count / (count - 1))


def p_value(value: float, residuals: dict[int, float], floor: float = 0.0) -> float:
    """The probability of a figure so far from 0 if it were 0: two-sided, by Student's t.

    The t is turned into a normal deviate as Wallace 1959 does. It leans on sums of many deals: with
    fewer than :data:`FEW`, nothing is certain.
    """
    freedom = len(residuals) - 1
    if freedom + 1 < FEW or abs(value) < TINY:
        return 1.0
    spread = max(deviation(residuals), floor)
    if spread < TINY:
        return 0.0
    t = value / spread
    z = sqrt(freedom * log(1 + t * t / freedom)) * (8 * freedom + 1) / (8 * freedom + 3)
    return 2 * NORMAL.cdf(-z)


def student(freedom: int) -> float:
    """The two-sided 95 % point of Student's t: Wallace's transformation, turned round."""
    z = Z95 * (8 * freedom + 3) / (8 * freedom + 1)
    return sqrt(freedom * (exp(z * z / freedom) - 1))


def holm(p_values: Mapping[K, float]) -> set[K]:
    """Those that stay certain among so many comparisons: Holm 1979.

    The chance that even one of them is in truth 0 is at most 5 %.
    """
    found: set[K] = set()
    for place, name in enumerate(sorted(p_values, key=lambda each: p_values[each])):
        if p_values[name] > CERTAIN / (len(p_values) - place):
            break
        found.add(name)
    return found
