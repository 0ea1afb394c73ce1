"""Four 64-bit numbers, one a seat: an immutable value that compiled code copies for nothing.

mypyc keeps a tuple of fixed length unboxed in its owner, where a tuple of any length would box
every number anew at each change. With fewer than four seats the rest stay as they are.
"""

from __future__ import annotations

from operator import getitem

from mypy_extensions import i64

Four = tuple[i64, i64, i64, i64]


def get(values: Four, seat: i64) -> i64:
    """The number of ``seat``."""
    if seat < 2:
        return values[0] if seat == 0 else values[1]
    return values[2] if seat == 2 else values[3]


if __file__.endswith(".py"):  # interpreted, this one is quicker
    get = getitem  # type: ignore[assignment]


def put(values: Four, seat: i64, value: i64) -> Four:
    """``values`` with ``value`` for ``seat``."""
    if seat == 0:
        return value, values[1], values[2], values[3]
    if seat == 1:
        return values[0], value, values[2], values[3]
    if seat == 2:
        return values[0], values[1], value, values[3]
    return values[0], values[1], values[2], value


def fill(value: i64) -> Four:
    """``value`` for every seat."""
    return value, value, value, value
