"""Who sits at a table, and the tokens that prove it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, get_args

HUMAN = "human"
BOT = "bot"
DEFAULT_BOT = "normal"
Times = Literal[1, 2, 5]
TIMES: tuple[int, ...] = get_args(Times)
"""How many times as long as agreed a seat's time may last."""

AT_PLAY, WISHED, RESTING = 0, 1, 2


@dataclass(frozen=True)
class Seat:
    """A seat: a person's, whose token's hash it keeps, or that of a bot of some strength.

    A person's seat without a token is open: whoever has the invitation made with ``salt``, whose
    hash it keeps, may take it. ``wake`` is one of ``windows.ORDERS``; so are ``orders``, which hold
    in its place by the topic of a window; for the ``muted`` items it is not asked at all. ``times``
    is one of ``TIMES``. ``rest`` says whether the seat is at play, has wished for a pause, or rests
    as all others do. Until ``here_until``, in milliseconds since 1970, its owner is known to be at
    the table. ``devices`` are the hashes of the tokens of the owner's further devices. ``votes``
    are the hashes of the tokens of those whose seat it would give to a bot.
    """

    n: int
    kind: str
    name: str = ""
    bot: str | None = None
    token_hash: str | None = None
    salt: str | None = None
    invite_hash: str | None = None
    wake: str = "able"
    here_until: int = 0
    devices: tuple[str, ...] = ()
    muted: list[str] = field(default_factory=list)
    times: int = 1
    rest: int = AT_PLAY
    orders: dict[str, str] = field(default_factory=dict)
    votes: list[str] = field(default_factory=list)

    @property
    def wishes(self) -> tuple[object, ...]:
        """What its owner wishes that changes what the seat is asked, and for how long."""
        return self.wake, self.orders, self.muted, self.times

    @property
    def open(self) -> bool:
        """Whether it waits for somebody who is invited."""
        return self.invite_hash is not None


@dataclass(frozen=True)
class TableSpec:
    """All that a table is founded on, and who sits there.

    Only ``seats`` change, and ``next``, the table at which the same people play on. ``host`` is the
    seat whose owner invites the others. ``options`` are complete, so that a later default changes
    nothing here; ``terms`` are what people agreed on beside them (see ``terms``). ``seed`` stays on
    the server until the game is over; ``seed_commit`` is its hash.
    """

    id: str
    game: str
    game_version: int
    options: dict[str, object]
    seats: tuple[Seat, ...]
    seed: str
    seed_commit: str
    created: int
    host: int = 0
    terms: dict[str, str] = field(default_factory=dict)
    next: str | None = None


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
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def seat_of(seats: Iterable[Seat], token: str) -> int | None:
    """The seat that ``token`` opens, if any; takes as long for a wrong token as for a right one."""
    given = digest(token)
    found = None
    for seat in seats:
        for known in (seat.token_hash or "", *seat.devices):
            if hmac.compare_digest(known, given):
                found = seat.n
    return found


def resting(seats: Iterable[Seat]) -> bool:
    """Whether the table rests."""
    return any(seat.rest == RESTING for seat in seats)


def votes_against(seats: Sequence[Seat], n: int) -> list[int]:
    """The seats that would give seat ``n`` to a bot."""
    return [seat.n for seat in seats if seats[n].token_hash in seat.votes]


def rotated(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """The same people, each one seat further, so that another begins; nobody is waited for.

    When they want to be asked, and how much time they need, is remembered.
    """
    return tuple(
        Seat(
            *(n, old.kind, old.name, old.bot, old.token_hash),
            devices=old.devices,
            wake=old.wake,
            times=old.times,
            orders=old.orders,
        )
        if old.kind == BOT or old.token_hash
        else held_by_bot(n, DEFAULT_BOT)
        for n, old in enumerate((*seats[1:], seats[0]))
    )


def held_by_bot(n: int, bot: str) -> Seat:
    """A seat at which a bot of this strength plays."""
    return Seat(n, BOT, bot=bot)


def invite(table: str, n: int, host_token: str) -> Seat:
    """A seat open to whoever gets a new invitation; one made before opens it no more."""
    salt = secrets.token_urlsafe(16)
    return Seat(n, HUMAN, salt=salt, invite_hash=digest(invitation(table, n, host_token, salt)))


def invitation(table: str, n: int, host_token: str, salt: str) -> str:
    """The secret that opens a seat once.

    It is made from the host's token, which is not stored, so that the host may look at it again
    and nobody who reads the store can.
    """
    made = hmac.digest(host_token.encode(), f"{table} {n} {salt}".encode(), "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()
