"""What commands share: their arguments, and how what was typed is read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer

from tertulia.core.deck import Deck, parse_deck
from tertulia.core.errors import BadDeck, BadOption
from tertulia.core.game import Game, folder, game

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game that `games` lists.")]
Seats = Annotated[int, typer.Option(help="How many play; 0: as many as can.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A rule of the table; may be repeated."),
]
DeckName = Annotated[
    str | None,
    typer.Option(metavar="DECK", help="Play with these cards: a name that `games` lists, a file."),
]
Language = Annotated[
    str, typer.Option(help="The language, such as en; else that of the system.", show_default=False)
]


def settings(given: list[str] | None) -> dict[str, object]:
    """Options as typed, ``name=value``; raises :class:`BadOption`."""
    found: dict[str, object] = {}
    for entry in given or []:
        name, equals, value = entry.partition("=")
        if not equals:
            raise BadOption("option", entry, "NAME=VALUE")
        found[name.strip()] = value.strip()
    return found


def content(deck: str | None, name: str) -> Deck | None:
    """A deck of the game ``name``: one that comes with it, by name, or the content of a file.

    Raises :class:`BadDeck` for a file that is none, :class:`BadOption` for a name of neither.
    """
    if deck is None:
        return None
    found = game(name)
    path = Path(deck)
    if path.is_file():
        data = path.read_bytes()
    elif deck in found.decks:
        data = shipped(found, deck).read_bytes()
    else:
        raise BadOption("deck", deck, ", ".join([*found.decks, "a file"]))
    try:
        return parse_deck(data.decode("utf-8"), name)
    except UnicodeDecodeError as error:
        raise BadDeck("TOML", "file", "syntax", str(error)) from None


def check_writable(field: str, path: Path | None) -> None:
    """Raise :class:`BadOption` for a path that no file can have."""
    if path is not None and (path.is_dir() or not path.parent.is_dir()):
        raise BadOption(field, str(path), "a file in a folder that exists")


def shipped(found: Game[Any, Any], deck: str) -> Path:
    """The file of a deck that comes with a game."""
    return folder(found) / found.decks[deck]


def language(wanted: str) -> str:
    """The language ``wanted``, or else that of the system if the table speaks it.

    Raises :class:`BadOption` for a wanted language that the table does not speak.
    """
    from tertulia import texts

    if wanted and wanted not in texts.languages():
        raise BadOption("lang", wanted, ", ".join(texts.languages()))
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return wanted or texts.spoken([system]) or texts.FALLBACK
