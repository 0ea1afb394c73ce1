"""What a client may send over the socket, and what is wrong with anything else."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import Annotated

from msgspec import DecodeError, Meta, Struct, ValidationError
from msgspec.json import Decoder
from msgspec.structs import asdict

from tertulia.core.text import Text, key_ref
from tertulia.table import commands
from tertulia.table.commands import Request
from tertulia.table.seats import Times
from tertulia.table.talk import Phrase
from tertulia.table.windows import Order

LIMIT = 1 << 53  # what every JSON reader keeps exact

Cid = Annotated[str, Meta(min_length=1, max_length=64)]
Number = Annotated[int, Meta(gt=-LIMIT, lt=LIMIT)]


class DoFrame(Struct, tag_field="t", tag="do", forbid_unknown_fields=True):
    """Answer an ask."""

    cid: Cid
    ask: Number
    answer: Number


class UndoFrame(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    """Take the last answer back."""

    cid: Cid


class WakeFrame(Struct, tag_field="t", tag="wake", forbid_unknown_fields=True):
    """Say when to be asked in windows, and in those about some topics instead."""

    cid: Cid
    when: Order
    orders: Annotated[dict[Cid, Order], Meta(max_length=100)] = {}


class MuteFrame(Struct, tag_field="t", tag="mute", forbid_unknown_fields=True):
    """Say for the sake of which items one does not want to be asked in windows."""

    cid: Cid
    items: Annotated[list[Cid], Meta(max_length=100)]


class TimeFrame(Struct, tag_field="t", tag="time", forbid_unknown_fields=True):
    """Say how many times as long as agreed one needs."""

    cid: Cid
    times: Times


class RestFrame(Struct, tag_field="t", tag="rest", forbid_unknown_fields=True):
    """Wish for a pause, or to go on."""

    cid: Cid
    rest: bool


class VoteFrame(Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """Want somebody to give way to a bot, or no more."""

    cid: Cid
    seat: Number
    out: bool


class SayFrame(Struct, tag_field="t", tag="say", forbid_unknown_fields=True):
    """Say something to the others."""

    cid: Cid
    phrase: Phrase


class TalkFrame(Struct, tag_field="t", tag="talk", forbid_unknown_fields=True):
    """Let people talk, or not."""

    cid: Cid
    open: bool


COMMANDS: dict[type[Struct], Callable[..., Request]] = {
    DoFrame: commands.Play,
    UndoFrame: commands.Undo,
    WakeFrame: commands.Wake,
    MuteFrame: commands.Mute,
    TimeFrame: commands.Time,
    RestFrame: commands.Rest,
    VoteFrame: commands.Vote,
    SayFrame: commands.Say,
    TalkFrame: commands.Talk,
}


class _Named(Struct):
    cid: Cid = ""


_frames: Decoder[Struct] = Decoder(reduce(or_, COMMANDS))
_named = Decoder(_Named)
_FIELD = re.compile(r"(?:at|in) `\$\.(\w+)[`\[]|(required|unknown) field `([^`]{1,40})`")
FIELDS = (
    *("t", "cid", "ask", "answer", "when"),
    *("orders", "items", "times", "rest", "seat", "out", "phrase", "open"),
)
UNREADABLE = (DecodeError, UnicodeDecodeError, RecursionError)


class Malformed(Exception):
    """A message that is none of the protocol's; ``text`` says why."""

    def __init__(self, cid: str, text: Text) -> None:
        super().__init__(text.key)
        self.cid = cid
        self.text = text


def read(data: str | bytes) -> Request:
    """The command in a message; raises :class:`Malformed`."""
    try:
        frame = _frames.decode(data)
    except UNREADABLE as error:
        raise Malformed(_cid(data), _reason(error)) from None
    return COMMANDS[type(frame)](**asdict(frame))


def _cid(data: str | bytes) -> str:
    try:
        return _named.decode(data).cid
    except UNREADABLE:
        return ""


def _reason(error: Exception) -> Text:
    found = _FIELD.search(str(error)) if isinstance(error, ValidationError) else None
    if found is None:
        return Text("refusal-malformed")
    field = found.group(1) or found.group(3)
    if field not in FIELDS or found.group(2) == "unknown":
        return Text("refusal-unknown-field", {"field": field, "allowed": ", ".join(FIELDS)})
    return Text("refusal-field", {"field": field, "allowed": key_ref(f"allowed-{field}")})
