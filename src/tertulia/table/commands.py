"""What may happen at a table, as it stands in the log, and the entries of the log."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, convert, to_builtins

from tertulia.core.errors import TertuliaError
from tertulia.core.text import Text


class Start(Struct, frozen=True, tag="start", tag_field="do"):
    """The game begins; always the first entry."""


class Play(Struct, frozen=True, tag="play", tag_field="do", omit_defaults=True):
    """A seat answers what it was asked. ``cid`` is the client's own id of the command."""

    ask: int
    answer: int
    cid: str = ""


class Undo(Struct, frozen=True, tag="undo", tag_field="do", omit_defaults=True):
    """A seat takes back its last answer."""

    cid: str = ""


Action = Play | Undo
"""What a seat may do."""


class Wake(Struct, frozen=True):
    """A seat says when it wants to be asked in windows: one of ``windows.ORDERS``.

    ``orders`` are those that stand in its place, by the topic of a window.
    """

    when: str
    cid: str = ""
    orders: dict[str, str] = {}


class Mute(Struct, frozen=True):
    """A seat does not want to be asked in windows for the sake of these of its cards."""

    items: list[str]
    cid: str = ""


class Time(Struct, frozen=True):
    """A seat needs so many times as long as agreed: one of ``seats.TIMES``."""

    times: int
    cid: str = ""


class Rest(Struct, frozen=True):
    """A seat wants the table to rest, or to go on."""

    rest: bool
    cid: str = ""


class Vote(Struct, frozen=True):
    """A seat wants the person at ``seat`` to give way to a bot, or no more (``out``)."""

    seat: int
    out: bool
    cid: str = ""


class Say(Struct, frozen=True):
    """A seat says one of ``talk.PHRASES``."""

    phrase: str
    cid: str = ""


class Talk(Struct, frozen=True):
    """The host lets people talk, or not."""

    open: bool
    cid: str = ""


Manners = Wake | Mute | Time | Rest | Vote | Say | Talk
"""What people tell each other and the table beside the game.

None of it is part of the log: it changes no game, and everyone can count the numbers of a log.
"""

Request = Action | Manners
"""What a client may send."""

Command = Start | Action
"""What a log may hold."""


class Fact(Struct, frozen=True):
    """An event in full, with those who may know it: enough to tell the game for ever."""

    n: int
    kind: str
    args: tuple[int, ...]
    to: int
    shown: int


class Entry(Struct, frozen=True):
    """One entry of a table's log: who did what, what followed, and what chance gave.

    ``seq`` counts from 0 without a gap, ``at`` is in milliseconds since 1970, ``actor`` a seat or
    ``None`` for the table itself.
    """

    seq: int
    at: int
    actor: int | None
    command: Command
    facts: tuple[Fact, ...]
    chance: tuple[tuple[int, ...], ...]


class Refused(TertuliaError):
    """A command that the table does not take; nothing has changed."""

    def __init__(self, text: Text) -> None:
        super().__init__(f"{text.key} {text.args}")
        self.text = text


def to_json(value: object) -> Any:
    """``value`` in the types that JSON has."""
    return to_builtins(value)


def read_command(data: object) -> Command:
    """The command that :func:`to_json` has written."""
    command: Command = convert(data, Command)
    return command


def read_facts(data: object) -> tuple[Fact, ...]:
    """The facts that :func:`to_json` has written."""
    return convert(data, tuple[Fact, ...])
