"""Chances from odds."""

from __future__ import annotations

from math import exp


def shares(logs: list[float]) -> list[float]:
    """The chance of each of which one comes true, by the logarithms of their odds.

    What can't come true has ``-inf``; at least one must be more than that.
    """
    best = max(logs)
    odds = [exp(each - best) for each in logs]
    whole = sum(odds)
    return [each / whole for each in odds]
