"""Decks: check one against the game's constraints, show it, compare two, begin a new one."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tertulia.cli.words import (
    GameName,
    Options,
    Seats,
    check_writable,
    content,
    settings,
    shipped,
)
from tertulia.core.deck import Deck
from tertulia.core.errors import BadDeck, BadOption
from tertulia.core.game import Game, game

if TYPE_CHECKING:
    from tertulia.lab.decks import Entry

app = typer.Typer(help="Check, show and compare decks, or begin a new one.", no_args_is_help=True)

DeckGiven = Annotated[str, typer.Argument(metavar="DECK", help="A deck's name, or a file.")]
MARK = "*"
MOST = 10_000
"""Characters in a line, as wide as a table may wish to be."""


@app.command()
def check(
    name: GameName,
    decks: Annotated[
        list[str] | None, typer.Argument(metavar="[DECK]...", help="Names or files; none: all.")
    ] = None,
    seats: Seats = 0,
    option: Options = None,
) -> None:
    """Say whether decks keep to the game's constraints: by rule set, and at each seat count.

    Leaves with code 2 if one of them fits no rule set.
    """
    found = game(name)
    console = Console(highlight=False, soft_wrap=True)
    fits = True
    for each in decks or list(found.decks):
        deck = content(each, name)
        assert deck is not None
        console.print(f"[bold]{each}[/]")
        results = [
            _check(found, deck, chosen, seats, console)
            for chosen in _rule_sets(found, settings(option))
        ]
        fits = fits and any(results)
    sys.exit(0 if fits else 2)


@app.command()
def show(name: GameName, deck: DeckGiven = "") -> None:
    """Show a deck as tables; values with a star are reconstructions."""
    from tertulia.lab.decks import entries

    said = content(deck or next(iter(game(name).decks)), name)
    assert said is not None
    console = Console(highlight=False)
    found = entries(said)
    for title, rows in _sections(found).items():
        table = _table(title, rows)
        wide = console.measure(table, options=console.options.update(max_width=MOST)).maximum
        console.print(table if wide <= console.width else _lines(title, rows))
    sources = [entry.source for entry in found if entry.source]
    guessed = sources.count("reconstruction")
    console.print(f"{guessed} of {len(sources)} values are reconstructions ({MARK}).")


@app.command()
def diff(name: GameName, one: DeckGiven, other: DeckGiven) -> None:
    """Show where two decks differ."""
    from tertulia.lab.decks import differences

    decks = [content(each, name) for each in (one, other)]
    assert decks[0] is not None
    assert decks[1] is not None
    table = Table("Value", one, other, box=None, pad_edge=False)
    found = differences(decks[0], decks[1])
    for each in found:
        table.add_row(each.path, _word(each.one), _word(each.other))
    console = Console(highlight=False, markup=False)
    console.print(table if found else "The decks say the same.")


@app.command()
def new(
    name: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")],
    like: Annotated[str, typer.Option(metavar="DECK", help="The deck to begin with.")] = "",
) -> None:
    """Begin a deck of your own: a copy of one, named as its file, for you to change."""
    found = game(name)
    like = like or next(iter(found.decks))
    if file.exists():
        raise BadOption("file", str(file), "a file that does not exist yet")
    check_writable("file", file)
    content(like, name)
    path = Path(like)
    text = (path if path.is_file() else shipped(found, like)).read_text(encoding="utf-8")
    text = re.sub(r"(?m)^name = .*$", f'name = "{file.stem}"', text, count=1)
    file.write_text(text, encoding="utf-8")
    Console(highlight=False, markup=False, soft_wrap=True).print(
        f"{file} holds the deck {like}. Change it, then: tertulia deck check {name} {file}"
    )


def _rule_sets(found: Game[Any, Any], options: dict[str, object]) -> list[dict[str, object]]:
    """The options, once for each rule set that the game has, unless they state one."""
    for choice in found.options:
        if choice.name == "rules" and "rules" not in options:
            return [{"rules": value, **options} for value in choice.values]
    return [options]


def _check(
    found: Game[Any, Any], deck: Deck, options: dict[str, object], seats: int, console: Console
) -> bool:
    counts = (seats,) if seats else found.seats
    rules = f" {options['rules']}:" if "rules" in options else ""
    try:
        for count in counts:
            found.prepare(count, 0, options, None, deck)
    except BadDeck as error:
        console.print(f" {rules} {error}", markup=False)
        return False
    console.print(f" {rules} fits at {', '.join(map(str, counts))} seats", markup=False)
    return True


def _sections(found: list[Entry]) -> dict[str, dict[str, dict[str, Entry]]]:
    """Entries as tables: by title, row and column. Values of the whole deck have no title."""
    tables: dict[str, dict[str, dict[str, Entry]]] = {}
    for entry in found:
        title, _, rest = entry.path.rpartition(".")[0].partition(".")
        row, column = (rest, entry.path.rpartition(".")[2]) if rest else (entry.path, "value")
        tables.setdefault(title if rest else "", {}).setdefault(row, {})[column] = entry
    return tables


def _table(title: str, rows: dict[str, dict[str, Entry]]) -> Table:
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    columns = [column for column in columns if column != "id"]
    table = _blank(title)
    for column in columns:
        table.add_column(column)
    for name, row in rows.items():
        table.add_row(name, *(_word(row.get(column)) for column in columns))
    return table


def _lines(title: str, rows: dict[str, dict[str, Entry]]) -> Table:
    """The same where columns would be too many: a row says what it has, one after the other."""
    table = _blank(title)
    table.show_header = False
    table.add_column()
    for name, row in rows.items():
        said = [f"{column} {_word(entry)}" for column, entry in row.items() if column != "id"]
        table.add_row(name, " · ".join(said))
    return table


def _blank(title: str) -> Table:
    """A table with a column for the names of its rows."""
    table = Table(title=title or None, title_justify="left", box=None, pad_edge=False)
    table.add_column(no_wrap=True)
    return table


def _word(entry: Entry | None) -> str:
    if entry is None:
        return "-"
    star = MARK if entry.source == "reconstruction" else ""
    return f"{_plain(entry.value)}{star}"


def _plain(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_plain(inner)}" for name, inner in value.items())
    if isinstance(value, list):
        return "; ".join(map(_plain, value)) or "none"
    return str(value)
