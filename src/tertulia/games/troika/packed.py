"""Small counts packed into one number, 8 bits each: Titles by value, cards by seat."""

from __future__ import annotations

from mypy_extensions import i64


def lane(counts: i64, place: i64) -> i64:
    """The count at ``place`` in ``counts``."""
    return (counts >> (8 * place)) & 0xFF


def unit(place: i64) -> i64:
    """Packed counts that hold 1 at ``place``, 0 to 3."""
    return 0x1000000 >> (24 - 8 * place)


def pack(counts: list[int]) -> int:
    """Up to four counts, packed."""
    packed = 0
    for place, number in enumerate(counts):
        packed += number << (8 * place)
    return packed
