"""What a seat observes, as numbers: one byte an entry, in an order that never changes in a match.

A game writes its observation field by field (:meth:`Game.observe`). The same writing, with
``fields`` noted, gives the layout, so the two cannot drift apart.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i32_le, write_i64_le
from mypy_extensions import i32, i64, u8

from tertulia.core.bits import bit
from tertulia.core.four import Four, get

MOST: Final = 255
"""The highest entry."""

SPREAD: Final = 0x02040810204081
"""Seven bits times this stand in seven bytes, one lowest in each, the rest to be masked away."""

LOWEST: Final = 0x0101010101010101

HALF: Final = 60
"""The bits in one mask of a set that takes two."""

NOUGHTS: Final = [bytes(size) for size in range(HALF + 1)]
"""The entries of a mask that holds nothing, by size."""


def fit(packed: i64, high: i64) -> bool:
    """Whether four numbers, packed 8 bits each, are none of them above ``high``, nor above 127.

    Added to what ``high`` lacks of 127, one above it sets the topmost of its bits.
    """
    lacking = (127 - high) * 0x01010101
    return high < 128 and (packed | (packed + lacking)) & 0x80808080 == 0


class Field:
    """A named part of an observation.

    Its entries are whole numbers from 0 to ``high``, each the number observed less ``low``. It has
    as many ``rows`` as it was written in a row, each of ``entries``.
    """

    def __init__(self, name: str, entries: int, low: int, high: int) -> None:
        self.name = name
        self.rows = 1
        self.entries = entries
        self.low = low
        self.high = high

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of its array."""
        if self.entries == 1 or self.rows == 1:
            return (self.size,)
        return (self.rows, self.entries)

    @property
    def size(self) -> int:
        """How many entries it has in all."""
        return self.rows * self.entries

    def __repr__(self) -> str:
        return f"Field({self.name}, {self.shape}, {self.low} to {self.low + self.high})"


class Observation:
    """Where a game writes what a seat observes.

    Seats are told as seen by the observer, who is 0; the next clockwise is 1. Consecutive fields
    of one name are the rows of one array; ``..._by_seat`` writes a row for each seat. With
    ``noting``, ``fields`` collects the layout.
    """

    out: BytesWriter
    fields: list[Field]
    noting: bool
    me: i64
    seats: i64

    def __init__(self, noting: bool = False) -> None:
        self.out = BytesWriter()
        self.fields = []
        self.noting = noting
        self.me = 0
        self.seats = 0

    def by(self, me: i64, seats: i64) -> None:
        """What follows is observed by ``me``, one of ``seats``."""
        self.me = me
        self.seats = seats

    def number(self, name: str, value: i64, high: i64, low: i64 = 0) -> None:
        """A number from ``low`` to ``high``, at most 255 apart; beyond them it is cut off."""
        if self.noting:
            self._note(name, 1, int(low), int(high - low))
        entry = value - low
        if entry > high - low:
            entry = high - low
        if entry < 0:
            entry = 0
        self.out.append(u8(entry))

    def counts(self, name: str, packed: i64, lanes: i64, high: i64) -> None:
        """Numbers packed 8 bits each, the first lowest, none above ``high``."""
        if self.noting:
            self._note(name, int(lanes), 0, int(high))
        if lanes == 4 and fit(packed, high):
            write_i32_le(self.out, i32(packed))
            return
        rest: i64 = packed
        left: i64 = lanes
        while left > 0:
            entry = rest & 255
            self.out.append(u8(entry if entry < high else high))
            rest = rest >> 8
            left -= 1

    def flags(self, name: str, mask: i64, size: i64) -> None:
        """The lowest ``size`` bits of ``mask``, one an entry."""
        if self.noting:
            self._note(name, int(size), 0, 1)
        self._bits(mask, size)

    def halves(self, name: str, low: i64, high: i64, size: i64) -> None:
        """``size`` bits of which ``low`` holds the first 60 and ``high`` the others."""
        if self.noting:
            self._note(name, int(size), 0, 1)
        self._wide(low, high, size)

    def choice(self, name: str, value: i64, size: i64) -> None:
        """One of ``size`` things: a 1 at ``value``; nothing but 0 for a value out of range."""
        if self.noting:
            self._note(name, int(size), 0, 1)
        first: i64 = 0
        second: i64 = 0
        if 0 <= value < size:
            if value < HALF:
                first = bit(value)
            else:
                second = bit(value - HALF)
        self._wide(first, second, size)

    # By seat.

    def seat(self, name: str, seat: i64) -> None:
        """One of the seats, or for -1 nobody."""
        self.choice(name, self.seen_from(seat), self.seats)

    def seat_flags(self, name: str, mask: i64) -> None:
        """A mask of seats."""
        seats = self.seats
        self.flags(name, (mask >> self.me) | (mask << (seats - self.me)), seats)

    def numbers_by_seat(self, name: str, values: Four, high: i64, low: i64 = 0) -> None:
        """A number for each seat."""
        turn: i64 = 0
        while turn < self.seats:
            self.number(name, get(values, self._at(turn)), high, low)
            turn += 1

    def counts_by_seat(self, name: str, packed: Four, lanes: i64, high: i64) -> None:
        """Packed numbers for each seat."""
        turn: i64 = 0
        while turn < self.seats:
            self.counts(name, get(packed, self._at(turn)), lanes, high)
            turn += 1

    def flags_by_seat(self, name: str, masks: Four, size: i64) -> None:
        """A mask for each seat."""
        turn: i64 = 0
        while turn < self.seats:
            self.flags(name, get(masks, self._at(turn)), size)
            turn += 1

    def choices_by_seat(self, name: str, values: Four, size: i64) -> None:
        """One of ``size`` things for each seat."""
        turn: i64 = 0
        while turn < self.seats:
            self.choice(name, get(values, self._at(turn)), size)
            turn += 1

    def seen_from(self, seat: i64) -> i64:
        """How many seats clockwise of the observer ``seat`` sits; -1 for nobody."""
        place = seat - self.me
        if seat < 0:
            return -1
        return place + self.seats if place < 0 else place

    def _at(self, turn: i64) -> i64:
        seat = self.me + turn
        return seat - self.seats if seat >= self.seats else seat

    # How entries are written.

    def _wide(self, low: i64, high: i64, size: i64) -> None:
        if size <= HALF:
            self._bits(low, size)
        else:
            self._bits(low, HALF)
            self._bits(high, size - HALF)

    def _bits(self, mask: i64, size: i64) -> None:
        out = self.out
        if mask == 0 and size > 16:
            out.write(NOUGHTS[size])
            return
        rest: i64 = mask
        left: i64 = size
        while left >= 8:
            write_i64_le(out, (((rest & 127) * SPREAD) & LOWEST) | ((rest & 128) << 49))
            rest = rest >> 8
            left -= 8
        if left >= 4:
            write_i32_le(out, i32(((rest & 15) * SPREAD) & 0x01010101))
            rest = rest >> 4
            left -= 4
        while left > 0:
            out.append(u8(rest & 1))
            rest = rest >> 1
            left -= 1

    def _note(self, name: str, entries: int, low: int, high: int) -> None:
        last = self.fields[-1] if self.fields else None
        if last is not None and last.name == name:
            if entries != last.entries or (low, high) != (last.low, last.high):
                raise ValueError(f"the rows of {name} differ")
            last.rows += 1
        elif not 0 < high <= MOST:
            raise ValueError(f"{name} ranges over {high}; at most {MOST} fit")
        elif name in [field.name for field in self.fields]:
            raise ValueError(f"{name} is written in two places")
        else:
            self.fields.append(Field(name, entries, low, high))
