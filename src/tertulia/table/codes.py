"""Codes by which somebody takes the own seat on a second device: short, for once, and soon over."""

from __future__ import annotations

import hashlib
import secrets

DIGITS = 6
LIFE = 300_000
"""Milliseconds for which a code may be used."""

TRIES = 5
"""How many codes may be tried at a table before one that stands opens nothing any more."""

DEVICES = 8
"""How many devices beside the first may hold a seat; the oldest give way."""


def new_code() -> str:
    """A code that nobody can foresee."""
    return f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"


def stretched(table: str, code: str) -> str:
    """The hash under which a code is stored: so slow that nobody tries all codes in time.

    To be called in a thread of its own.
    """
    made = hashlib.scrypt(code.encode("utf-8", "replace"), salt=table.encode(), n=2**14, r=8, p=1)
    return made[:32].hex()
