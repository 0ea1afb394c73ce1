"""Events: what happened, and who may know it."""

from __future__ import annotations

from typing import Final

EVERYONE: Final = 15


class Told:
    """A kind of event: its name, the names of its arguments, and the clause it restates.

    Argument names are a blank-separated list; a name's first part tells an edge how to show it
    (``seat``, ``card``, ``cards``, ``suit``, ``number``, ...), as each game documents.
    """

    __slots__ = ("arguments", "name", "rule")

    def __init__(self, name: str, arguments: str, rule: str) -> None:
        self.name = name
        self.arguments: tuple[str, ...] = tuple(arguments.split())
        self.rule = rule


class Event:
    """One thing that happened.

    ``seq`` numbers the events of a match from 1. ``args`` are all its arguments as ints;
    seats in the mask ``audience`` know them all, the others the first ``shown`` (-1: nothing at
    all, though the number is used up).
    """

    __slots__ = ("args", "audience", "kind", "seq", "shown")

    def __init__(
        self, seq: int, kind: int, args: tuple[int, ...], audience: int, shown: int
    ) -> None:
        self.seq = seq
        self.kind = kind
        self.args = args
        self.audience = audience
        self.shown = shown

    def seen_by(self, seat: int | None) -> Event | None:
        """What ``seat`` (``None``: a spectator) may know of it; ``None`` if nothing at all."""
        if self.audience == EVERYONE or (seat is not None and (self.audience >> seat) & 1):
            return self
        if self.shown < 0:
            return None
        return Event(self.seq, self.kind, self.args[: self.shown], EVERYONE, self.shown)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Event)
            and self.seq == other.seq
            and self.kind == other.kind
            and self.args == other.args
            and self.audience == other.audience
            and self.shown == other.shown
        )

    def __hash__(self) -> int:
        return hash((self.seq, self.kind, self.args))

    def __repr__(self) -> str:
        return f"Event({self.seq}, {self.kind}, {self.args}, {self.audience}, {self.shown})"
