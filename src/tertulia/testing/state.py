"""The whole of an object as plain data: for equality, differences and digests."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from tertulia.core.deck import digest as deck_digest
from tertulia.core.game import Game
from tertulia.core.rules import Rules

KIND = ""
"""The key under which the state of an object keeps the name of its class."""


_FIELDS: dict[type, tuple[str, ...]] = {}


def fields_of(kind: type) -> tuple[str, ...]:
    """The names that ``kind`` declares for its instances: compiled attributes and slots."""
    if kind in _FIELDS:
        return _FIELDS[kind]
    names: set[str] = set()
    for base in kind.__mro__:
        for place in ("__mypyc_attrs__", "__slots__"):
            declared = base.__dict__.get(place, ())
            names.update((declared,) if isinstance(declared, str) else declared)
    _FIELDS[kind] = tuple(names - {"__dict__", "__weakref__"})
    return _FIELDS[kind]


def state_of(value: object, skip: frozenset[str] = frozenset()) -> object:
    """``value`` as nested plain data, every field covered; the same in both builds.

    An object becomes a dict of its fields, its class under ``""``; steps below the top of a stack
    and everything else that is reachable are followed. A game stands for itself by its name, and
    so do the rules inside a position, which copies share, by what they are made from: pass a
    ``Rules`` itself to see its tables. Fields named in ``skip`` are left out, at any depth.
    """
    if isinstance(value, Rules):
        return _object(value, skip)
    return _walk(value, skip)


def digest_of(value: object, skip: frozenset[str] = frozenset()) -> str:
    """A fingerprint of :func:`state_of`, equal in every process and build."""
    return hashlib.sha256(repr(state_of(value, skip)).encode()).hexdigest()[:16]


def differences(one: object, other: object, path: str = "") -> Iterator[str]:
    """Where two states differ: the path of the attribute and both values."""
    if isinstance(one, dict) and isinstance(other, dict) and one.get(KIND) == other.get(KIND):
        for name in [*one, *(name for name in other if name not in one)]:
            here = f"{path}.{name}" if KIND in one else f"{path}[{name!r}]"
            yield from differences(one.get(name, "missing"), other.get(name, "missing"), here)
    elif isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        for place, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, f"{path}[{place}]")
    elif one != other:
        yield f"{path.lstrip('.') or 'value'}: {_short(one)} and {_short(other)}"


def _walk(value: object, skip: frozenset[str]) -> object:
    if isinstance(value, bool):
        return int(value)  # a compiled int field gives an int where Python keeps the bool
    if value is None or isinstance(value, (int, str, float, bytes)):
        return value
    if isinstance(value, (list, tuple)):
        return tuple([_walk(entry, skip) for entry in value])
    if isinstance(value, dict):
        return {key: _walk(value[key], skip) for key in sorted(value, key=repr)}
    if isinstance(value, (set, frozenset)):
        return tuple(sorted((_walk(entry, skip) for entry in value), key=repr))
    if isinstance(value, Game):
        return f"game {value.name}"
    if isinstance(value, Rules):
        return {
            KIND: type(value).__name__,
            "seats": int(value.seats),
            "options": _walk(value.options, skip),
            "deck": deck_digest(value.deck),
        }
    if isinstance(value, type) or callable(value):
        return f"{getattr(value, '__qualname__', type(value).__name__)}"
    return _object(value, skip)


def _object(value: Any, skip: frozenset[str]) -> dict[str, object]:
    names = {*fields_of(type(value)), *getattr(value, "__dict__", ())}
    state: dict[str, object] = {KIND: type(value).__name__}
    for name in sorted(names - skip):
        if hasattr(value, name):  # a declared field may be unset
            state[name] = _walk(getattr(value, name), skip)
    return state


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 120 else text[:117] + "..."
