"""The command line: list games, play in the terminal, serve, simulate, look at decks."""

from __future__ import annotations

import sys
from importlib import metadata
from typing import Annotated

import typer
from rich.console import Console

from tertulia.cli import decks, played, studies, table
from tertulia.core.errors import BadSave, TertuliaError

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.command("games")(table.list_games)
app.command()(table.play)
app.command()(table.serve)
app.command()(played.replay)
app.command()(played.verify)
app.command()(studies.simulate)
app.command()(studies.tournament)
app.command()(studies.report)
app.command()(studies.sweep)
app.add_typer(decks.app, name="deck")


def say_version(wanted: bool) -> None:
    """Say which version this is, and leave."""
    if wanted:
        print(f"tertulia {metadata.version('tertulia')}")
        raise typer.Exit


@app.callback()
def about(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=say_version, is_eager=True, help="Say which version this is."
        ),
    ] = False,
) -> None:
    """An open table for modern card games."""


def main() -> None:
    """Run the command line; what a person did wrong is one line, and exit code 2.

    So is a file that the system refuses to read or write.
    """
    try:
        app()
    except (TertuliaError, OSError) as error:
        Console(stderr=True, soft_wrap=True, markup=False, highlight=False).print(said(error))
        sys.exit(2)


def said(error: Exception) -> str:
    """The line that says what went wrong, with the reason if that is a rule of a game."""
    if not isinstance(error, BadSave) or error.reason is None:
        return str(error)
    from tertulia import texts

    return f"{error}: {texts.render(texts.FALLBACK, error.reason)}"
