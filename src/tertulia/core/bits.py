"""Sets of up to 60 things as 64-bit masks: seats, cards.

mypyc turns ``small_literal << variable`` into a 32-bit shift, so a bit is made by shifting a large
literal to the right.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.rng import Rng

MAX_SEATS: Final = 4


def bit(index: i64) -> i64:
    """The mask that holds ``index`` alone, 0 <= index <= 60."""
    return 0x1000000000000000 >> (60 - index)


def count(mask: i64) -> i64:
    """How many indices ``mask`` holds."""
    m: i64 = mask
    m = m - ((m >> 1) & 0x1555555555555555)
    m = (m & 0x3333333333333333) + ((m >> 2) & 0x3333333333333333)
    m = (m + (m >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((m * 0x0101010101010101) >> 56) & 0x7F


if __file__.endswith(".py"):  # interpreted, these are quicker
    bit = (1).__lshift__  # type: ignore[assignment]
    count = int.bit_count  # type: ignore[assignment]


def low(count: i64) -> i64:
    """The mask of the indices 0 to ``count - 1``, 0 <= count <= 60."""
    return (0x1000000000000000 >> (60 - count)) - 1


def has(mask: i64, index: i64) -> bool:
    """Whether ``index`` is in ``mask``."""
    return (mask >> index) & 1 != 0


def extend(found: list[int], mask: i64, plus: i64 = 0) -> None:
    """Append the indices in ``mask`` to ``found``, ascending, each with ``plus`` added."""
    rest: i64 = mask
    while rest != 0:
        found.append(int(count((rest & -rest) - 1) + plus))
        rest &= rest - 1


def members(mask: i64) -> list[int]:
    """The indices in ``mask``, ascending."""
    found: list[int] = []
    extend(found, mask)
    return found


def mask_of(indices: list[int]) -> i64:
    """The mask that holds every one of ``indices``."""
    mask: i64 = 0
    for index in indices:
        mask |= bit(index)
    return mask


def nth(mask: i64, place: i64) -> i64:
    """The index at ``place`` (from 0) among the members of ``mask``; undefined beyond the last."""
    rest: i64 = mask
    left: i64 = place
    index: i64 = 0
    here: i64 = 0
    width: i64 = 32
    while width != 0:
        here = count(rest & low(width))
        if left >= here:
            left -= here
            rest = rest >> width
            index += width
        width = width >> 1
    return index


def lowest(mask: i64) -> i64:
    """The smallest index in ``mask``, which is not empty."""
    return count((mask & -mask) - 1)


def pick(mask: i64, rng: Rng) -> i64:
    """A random index in ``mask``, which is not empty."""
    rest: i64 = mask
    total = count(rest)
    left: i64 = 0
    if total > 1:
        left = rng.below(total)
    while left > 0:
        rest &= rest - 1
        left -= 1
    return lowest(rest)


SEATS: Final[list[tuple[int, ...]]] = [tuple(members(mask)) for mask in range(16)]
"""``SEATS[mask]`` is the tuple of the seats in ``mask``."""
