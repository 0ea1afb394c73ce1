"""Who sits at a table, and the tokens that prove it."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass

HUMAN = "human"
BOT = "bot"


@dataclass(frozen=True)
class Seat:
    """A seat: held by a person, whose token's hash it keeps, or by a bot of some strength."""

    n: int
    kind: str
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None


@dataclass(frozen=True)
class TableSpec:
    """All that a table is founded on, and that never changes.

    ``options`` are complete, so that a later default changes nothing here. ``seed`` stays on the
    server until the game is over; ``seed_commit`` is its hash.
    """

    id: str
    game: str
    game_version: int
    options: dict[str, object]
    seats: tuple[Seat, ...]
    seed: str
    seed_commit: str
    created: int


def new_id() -> str:
    """An id that can't be guessed: 128 random bits."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    """Whether ``text`` may be an id; what may not, such as a null, some stores can't look up."""
    return re.fullmatch(r"[A-Za-z0-9_-]{1,32}", text) is not None


def new_token() -> str:
    """A seat's token: 192 random bits. Only its hash is stored."""
    return secrets.token_urlsafe(24)


def new_seed() -> str:
    """A seed of 256 random bits."""
    return secrets.token_hex(32)


def digest(secret: str) -> str:
    """The hash under which a token is stored, or by which a seed is promised."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seat_of(seats: Iterable[Seat], token: str) -> int | None:
    """The seat that ``token`` opens, if any; takes as long for a wrong token as for a right one."""
    given = digest(token)
    found = None
    for seat in seats:
        if hmac.compare_digest(seat.token_hash or "", given):
            found = seat.n
    return found
