"""The random generator: Philox4x32-10, counter-based.

Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy as 1, 2, 3", SC 2011. A block of four
32-bit words depends on a key and a counter alone, so a generator is copied, forked and saved as a
few integers. All values are 32-bit words held in 64-bit integers; products wrap at 64 bits when
compiled and don't when interpreted, and the masks make both agree.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


def philox(c0: i64, c1: i64, c2: i64, c3: i64, k0: i64, k1: i64) -> tuple[i64, i64, i64, i64]:
    """The four words of one block: counter ``c0..c3``, key ``k0, k1``, ten rounds."""
    left: i64 = 0
    right: i64 = 0
    rounds: i64 = 10
    while rounds > 0:
        left = 0xD2511F53 * c0
        right = 0xCD9E8D57 * c2
        c0 = ((right >> 32) ^ c1 ^ k0) & WORD
        c1 = right & WORD
        c2 = ((left >> 32) ^ c3 ^ k1) & WORD
        c3 = left & WORD
        k0 += 0x9E3779B9
        k1 += 0xBB67AE85
        rounds -= 1
    return c0, c1, c2, c3


@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A stream of random words from a seed of any size.

    The seed is an int or a string; 128 bits of its SHA-256 become the key and the upper half of
    the counter. :meth:`fork` gives an independent generator and advances this one;
    :meth:`stream` gives the one with a stated number and changes nothing.
    """

    k0: i64
    k1: i64
    c1: i64
    c2: i64
    c3: i64
    block: i64
    used: i64
    w0: i64
    w1: i64
    w2: i64
    w3: i64

    def __init__(self, seed: int | str = 0, source: Rng | None = None) -> None:
        if source is None:
            # A command line hands over bytes that are no text as lone surrogates.
            text = f"tertulia:{seed}".encode("utf-8", "surrogatepass")
            digest = hashlib.sha256(text).digest()
            words = struct.unpack("<4I", digest[:16])
            self.k0 = words[0]
            self.k1 = words[1]
            self.c2 = words[2]
            self.c3 = words[3]
        else:
            self.k0 = source.k0
            self.k1 = source.k1
            self.c2 = source.c2
            self.c3 = source.c3
        self.c1 = 0
        self.block = 0
        self.used = 4
        self.w0 = 0
        self.w1 = 0
        self.w2 = 0
        self.w3 = 0

    def fork(self) -> Rng:
        """An independent generator, keyed by the next words of this one."""
        other = Rng(0, self)
        other.k0 = self.word()
        other.k1 = self.word()
        other.c2 = self.word()
        other.c3 = self.word()
        return other

    def stream(self, number: i64) -> Rng:
        """The independent generator with this number, 0 <= number < 2**32 - 1."""
        other = Rng(0, self)
        other.c1 = number + 1
        return other

    def word(self) -> i64:
        """The next 32-bit word."""
        if self.used == 4:
            self.w0, self.w1, self.w2, self.w3 = philox(
                self.block & WORD, self.c1, self.c2, self.c3, self.k0, self.k1
            )
            self.block += 1
            self.used = 1
            return self.w0
        self.used += 1
        if self.used == 2:
            return self.w1
        if self.used == 3:
            return self.w2
        return self.w3

    def below(self, bound: i64) -> i64:
        """A number from 0 to ``bound - 1``, 1 <= bound < 2**30; bias below ``bound / 2**32``."""
        return (self.word() * bound) >> 32

    def uniform(self) -> float:
        """A number in [0, 1) with 32 random bits."""
        return float(self.word()) / 4294967296.0

    def draw(self, pool: list[int], size: i64) -> None:
        """Move ``size`` random members of ``pool`` to its front, in random order."""
        place: i64 = 0
        total: i64 = len(pool)
        while place < size:
            other = place + self.below(total - place)
            taken = pool[other]
            pool[other] = pool[place]
            pool[place] = taken
            place += 1
