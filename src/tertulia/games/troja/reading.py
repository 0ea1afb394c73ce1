"""Reading a deck file: typed values, and what is wrong with them."""

from __future__ import annotations

from typing import Final

from tertulia.core.deck import Deck, value
from tertulia.core.errors import BadDeck

NUMBERS: Final = {"amount": (-31, 31)}


def section(deck: Deck, name: str) -> dict[str, Deck]:
    """The tables below ``name`` by their ids; raises :class:`BadDeck`."""
    found = deck.get(name)
    if not isinstance(found, dict) or not found:
        raise BadDeck("file", "deck", name, "missing or empty")
    for key, entry in found.items():
        if not isinstance(entry, dict):
            raise BadDeck("file", str(key), name, "must be a table")
    return dict(found)


def fields_only(entry: Deck, card: str, allowed: tuple[str, ...], constraint: str) -> None:
    """Raise :class:`BadDeck` if ``entry`` has a field that such a card does not show."""
    for field in entry:
        if field not in allowed:
            known = ", ".join(allowed)
            raise BadDeck(constraint, card, field, f"such a card shows only {known}")


def number(entry: Deck, field: str, card: str, low: int, high: int, constraint: str) -> int:
    """A field that is a whole number from ``low`` to ``high``; raises :class:`BadDeck`."""
    if field not in entry:
        raise BadDeck(constraint, card, field, "missing")
    return whole(value(entry, field, card), field, card, low, high, constraint)


def whole(found: object, field: str, card: str, low: int, high: int, constraint: str) -> int:
    """``found`` as a whole number from ``low`` to ``high``; raises :class:`BadDeck`."""
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise BadDeck(constraint, card, field, f"{found!r} is not a number {low} to {high}")
    return found


def maybe(entry: Deck, field: str, card: str, default: int, low: int, constraint: str) -> int:
    """As :func:`number` up to 20, or ``default`` where the card does not show it."""
    return number(entry, field, card, low, 20, constraint) if field in entry else default


def choice(entry: Deck, field: str, card: str, names: tuple[str, ...], constraint: str) -> int:
    """The place in ``names`` of a field that is one of them; raises :class:`BadDeck`."""
    if field not in entry:
        raise BadDeck(constraint, card, field, "missing")
    return named(value(entry, field, card), field, card, names, constraint)


def named(found: object, field: str, card: str, names: tuple[str, ...], constraint: str) -> int:
    """The place of ``found`` in ``names``; raises :class:`BadDeck`."""
    if not isinstance(found, str) or found not in names:
        raise BadDeck(constraint, card, field, f"{found!r} is not one of {', '.join(names)}")
    return names.index(found)


def pips_of(entry: Deck, card: str) -> list[int]:
    """The pips of each copy of a card; no two copies show the same (TROJA-C-1)."""
    found = value(entry, "pips", card)
    if not isinstance(found, list) or not found:
        raise BadDeck("TROJA-C-1", card, "pips", "must be a list with the pips of every copy")
    pips = [whole(one, "pips", card, 1, 6, "TROJA-C-1") for one in found]
    if len(set(pips)) < len(pips):
        raise BadDeck("file", card, "pips", "copies must differ, so that they can be told apart")
    return pips


def word(
    entry: Deck,
    field: str,
    card: str,
    names: tuple[str, ...],
    parameters: dict[str, tuple[str, ...]],
    constraint: str,
) -> tuple[int, Deck]:
    """A word of the vocabulary and its parameters, none lacking and none unknown."""
    if field not in entry:
        raise BadDeck(constraint, card, field, "missing")
    found = value(entry, field, card)
    if not isinstance(found, dict):
        raise BadDeck("file", card, field, 'must be a table such as { is = "power", amount = 2 }')
    code = named(found.get("is"), field, card, names, "file")
    known = parameters.get(names[code], ())
    for name in found:
        if name != "is" and name not in known:
            raise BadDeck("file", card, field, f"{names[code]} has no parameter {name!r}")
    for name in known:
        if name not in found:
            raise BadDeck("file", card, field, f"{names[code]} lacks its parameter {name!r}")
    return code, dict(found)


def by_patron(found: object, field: str, card: str, patrons: tuple[str, ...]) -> list[int]:
    """An amount by patron: one number for all, or ``other`` and some patrons' own."""
    low, high = NUMBERS["amount"]
    if not isinstance(found, dict):
        return [whole(found, field, card, low, high, "file")] * len(patrons)
    for name in found:
        if name not in patrons and name != "other":
            raise BadDeck("file", card, field, f"there is no patron {name!r}")
    return [
        whole(found.get(name, found.get("other")), field, card, low, high, "file")
        for name in patrons
    ]
