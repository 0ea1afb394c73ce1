"""Deck files: TOML in which every value carries its source.

A value is a table ``{ value = ..., source = "printed" | "derived" | "faq" | "reconstruction" }``,
with an optional ``note``. Editions differ in their values alone, so an owner of a printed game can
type in the real ones.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from typing import Final

from tertulia.core.errors import BadDeck

SOURCES: Final = ("printed", "derived", "faq", "reconstruction")

Deck = dict[str, object]


def parse_deck(text: str, game: str) -> Deck:
    """The content of a deck file for ``game``; raises :class:`BadDeck` if it isn't one."""
    try:
        deck: Deck = tomllib.loads(text)
    except RecursionError:
        raise BadDeck("TOML", "file", "syntax", "nested too deeply") from None
    except ValueError as error:  # a TOMLDecodeError, or a number too long for Python
        raise BadDeck("TOML", "file", "syntax", str(error)) from None
    if deck.get("game") != game:
        raise BadDeck("file", "file", "game", f"{deck.get('game')!r} is not {game!r}")
    return deck


def only(deck: Deck, fields: tuple[str, ...]) -> None:
    """Raise :class:`BadDeck` if ``deck`` has a field that the game would not read."""
    for field in deck:
        if field not in fields and field not in ("game", "name"):
            raise BadDeck("file", "deck", field, f"unknown; known are {', '.join(fields)}")
        try:
            json.dumps(deck[field], allow_nan=False)
        except (TypeError, ValueError) as error:  # such as a date: a save could not hold it
            raise BadDeck("file", "deck", field, str(error)) from None


def value(deck: Deck, field: str, card: str = "deck") -> object:
    """The value of ``field``; raises :class:`BadDeck` if it or its source is missing or unknown."""
    entry = deck.get(field)
    if not isinstance(entry, dict) or "value" not in entry:
        raise BadDeck("file", card, field, "missing, or without a value")
    if entry.get("source") not in SOURCES:
        raise BadDeck("file", card, field, f"source must be one of {', '.join(SOURCES)}")
    found: object = entry["value"]
    return found


def reconstructed(deck: Deck, field: str) -> bool:
    """Whether the value of ``field`` is a reconstruction."""
    entry = deck.get(field)
    return isinstance(entry, dict) and entry.get("source") == "reconstruction"


def digest(deck: Deck) -> str:
    """A fingerprint of the deck's whole content."""
    return hashlib.sha256(json.dumps(deck, sort_keys=True).encode()).hexdigest()[:16]
