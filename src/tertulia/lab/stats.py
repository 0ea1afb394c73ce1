"""How sure a share is."""

from __future__ import annotations

from math import sqrt
from typing import Final

Z95: Final = 1.959964
"""Two-sided 95 % of the normal distribution."""


def wilson(share: float, size: float) -> tuple[float, float]:
    """The 95 % interval of a share seen in ``size`` independent trials (Wilson 1927)."""
    if size <= 0:
        return 0.0, 1.0
    square = Z95 * Z95 / size
    middle = (share + square / 2) / (1 + square)
    half = Z95 * sqrt(share * (1 - share) / size + square / (4 * size)) / (1 + square)
    return max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half))


def share_interval(clusters: list[tuple[float, float]]) -> tuple[float, float, float]:
    """The share that was won, and its 95 % interval.

    Each cluster is (won, tried). Games with one deal hang together, so the size in
    :func:`wilson` is the one at which independent trials would vary as much as the clusters do:
    ``share * (1 - share) / variance``, by the ratio estimator (Cochran 1977, 6.3). Where that
    says nothing (no variance, or one cluster) it is the number of clusters.
    """
    tried = sum(cluster[1] for cluster in clusters)
    if tried == 0:
        return 0.0, 0.0, 1.0
    share = sum(cluster[0] for cluster in clusters) / tried
    count = len(clusters)
    size = float(count)
    if count > 1:
        squares = sum((won - share * size) ** 2 for won, size in clusters)
        variance = squares * count / (count - 1) / tried**2
        if variance > 1e-12:
            size = share * (1 - share) / variance
    low, high = wilson(share, size)
    return share, low, high
