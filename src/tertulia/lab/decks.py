"""Decks as data: what a deck holds by path, how two differ, and a deck with one value changed.

A path names a value as the file does, such as ``hero.ajax.s`` or ``groups.media.power``: in a list
of tables an entry is named by its ``id``, and what lies inside a value goes on (``prices.0``).
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from tertulia.core.deck import Deck
from tertulia.core.errors import BadOption


@dataclass(frozen=True)
class Entry:
    """A value of a deck and where it comes from; a plain value, such as a name, has no source."""

    path: str
    value: object
    source: str = ""
    note: str = ""


@dataclass(frozen=True)
class Difference:
    """What one deck says at a path and what another does; ``None`` where it says nothing."""

    path: str
    one: Entry | None
    other: Entry | None


def entries(deck: Deck) -> list[Entry]:
    """All that a deck says, in the order of its file."""
    return list(_walk(deck, ""))


def differences(one: Deck, other: Deck) -> list[Difference]:
    """Where two decks differ in a value or in its source; notes and order do not count."""
    ours = {entry.path: entry for entry in entries(one)}
    theirs = {entry.path: entry for entry in entries(other)}
    return [
        Difference(path, ours.get(path), theirs.get(path))
        for path in dict.fromkeys([*ours, *theirs])
        if _said(ours.get(path)) != _said(theirs.get(path))
    ]


def changed(deck: Deck, path: str, value: object) -> Deck:
    """A copy of ``deck`` with another value at ``path``; raises :class:`BadOption`.

    The value must be of the kind that it replaces: a game's own checks come when it reads the deck.
    """
    found = deepcopy(deck)
    holder, key = _place(found, path)
    old = holder[key]
    if type(old) is not type(value):
        raise BadOption(path, value, f"a value such as {old!r}")
    holder[key] = value
    return found


def _walk(at: object, path: str) -> Iterator[Entry]:
    if isinstance(at, dict) and "value" in at:
        yield Entry(path, at["value"], str(at.get("source", "")), str(at.get("note", "")))
    elif isinstance(at, (dict, list)):
        for name, key in _keys(at).items():
            yield from _walk(at[key], f"{path}.{name}" if path else name)
    else:
        yield Entry(path, at)


def _place(deck: Deck, path: str) -> tuple[Any, Any]:
    """Where the value at ``path`` is kept: a table or list, and the key there."""
    at: Any = deck
    holder, key = at, None
    for name in path.split("."):
        if isinstance(at, dict) and "value" in at and name not in at:
            at = at["value"]
        keys = _keys(at)
        if name not in keys:
            raise BadOption(path, name, ", ".join(keys) or "nothing more, it is a plain value")
        holder, key = at, keys[name]
        at = holder[key]
    return (at, "value") if isinstance(at, dict) and "value" in at else (holder, key)


def _keys(at: object) -> dict[str, Any]:
    """The key of each entry of a table or list, by its name in a path."""
    if isinstance(at, dict):
        return {name: name for name in at}
    rows = at if isinstance(at, list) else []
    return {
        str(row["id"]) if isinstance(row, dict) and "id" in row else str(number): number
        for number, row in enumerate(rows)
    }


def _said(entry: Entry | None) -> tuple[object, str] | None:
    return None if entry is None else (entry.value, entry.source)
