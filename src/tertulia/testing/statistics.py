"""The few tests of chance that the checks need. Seeds are fixed, so a result never flickers."""

from __future__ import annotations

from collections.abc import Mapping
from math import comb, erfc, sqrt
from typing import Any

LEVEL = 1e-6
"""How improbable a result must be to count as a fault."""


def chi_square(counts: Mapping[Any, float], weights: Mapping[Any, float]) -> float:
    """How probable counts at least as far from ``weights`` are: Pearson's test.

    The tail is that of Wilson and Hilferty (1931), good to a fraction of its size.
    """
    total = sum(counts.values())
    scale = total / sum(weights.values())
    statistic = sum(
        (counts.get(cell, 0) - weight * scale) ** 2 / (weight * scale)
        for cell, weight in weights.items()
    )
    freedom = len(weights) - 1
    if freedom == 0:
        return 1.0
    spread = 2 / (9 * freedom)
    deviation = ((statistic / freedom) ** (1 / 3) - 1 + spread) / sqrt(spread)
    return erfc(deviation / sqrt(2)) / 2


def at_least(hits: int, tries: int) -> float:
    """How probable ``hits`` or more of ``tries`` are if each is even."""
    return sum(comb(tries, count) for count in range(hits, tries + 1)) / (1 << tries)
