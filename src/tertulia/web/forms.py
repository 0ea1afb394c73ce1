"""The form that founds a table: what it offers, and what comes back."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import tertulia
from tertulia import texts
from tertulia.core.errors import BadOption
from tertulia.core.game import Game
from tertulia.core.rules import Choice
from tertulia.table import terms
from tertulia.table.seats import HUMAN, Seat, held_by_bot
from tertulia.table.thinking import STRENGTHS
from tertulia.web.names import skeleton

FRIEND = "friend"
NOBODY = "nobody"
NAME_LENGTH = 24
MARKS = 2  # accents that one letter may carry
UNSEEN = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters and signs that show nothing


@dataclass(frozen=True)
class Field:
    """An option of a game as a field: a choice of names, or a line to type in."""

    choice: Choice
    text: texts.OptionText

    @property
    def typed(self) -> bool:
        """Whether it takes more than the named values."""
        return bool(self.choice.entries) or isinstance(self.choice.default, int)


@dataclass(frozen=True)
class Order:
    """A table as somebody wants it."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, object]
    terms: dict[str, str]


def fields(game: Game[Any, Any], lang: str) -> list[Field]:
    """The options of ``game``, to be shown."""
    shown = texts.options(game, lang)
    return [Field(choice, text) for choice, text in zip(game.options, shown, strict=True)]


def label(game: str, field: str, lang: str) -> str:
    """What the form for ``game`` calls the option ``field``; ``field`` itself if it is none."""
    found = tertulia.games().get(game)
    shown = [] if found is None else texts.options(found, lang)
    return next((text.label for text in shown if text.name == field), field)


def read(form: Mapping[str, str]) -> Order:
    """The order that a form sends; raises :class:`UnknownGame` or :class:`BadOption`."""
    game = tertulia.game(form.get("game", ""))
    seats = [Seat(0, HUMAN, clean_name(form.get("name", "")))]
    options: dict[str, object] = {}
    agreed: dict[str, str] = {}
    for field, value in sorted(form.items()):
        if field.startswith("seat-"):
            if value != NOBODY:
                seats.append(_seat(len(seats), field, value))
        elif field.startswith("option-"):
            options[field.removeprefix("option-")] = value
        elif field.startswith("term-"):
            agreed[field.removeprefix("term-")] = value
        elif field not in ("game", "name"):
            raise BadOption("form", field, "game, name, seat-N, option-NAME, term-NAME")
    if len(seats) not in game.seats:
        raise BadOption("seats", len(seats), ", ".join(str(n) for n in game.seats))
    return Order(game.name, tuple(seats), options, terms.check(agreed))


def clean_name(name: str) -> str:
    """A name that does no harm to a page: no control, no direction marks, no towers of accents,
    nothing that can't be seen."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if kind.startswith("Z"):
            kept.append(" ")
        elif not kind.startswith("C") and marks <= MARKS and letter not in UNSEEN:
            kept.append(letter)
    cleaned = " ".join("".join(kept).split())[:NAME_LENGTH].strip()
    return cleaned if skeleton(cleaned) else ""


def _seat(n: int, field: str, who: str) -> Seat:
    if who == FRIEND:
        return Seat(n, HUMAN)
    if who not in STRENGTHS:
        raise BadOption(field, who, ", ".join((FRIEND, *STRENGTHS, NOBODY)))
    return held_by_bot(n, who)
