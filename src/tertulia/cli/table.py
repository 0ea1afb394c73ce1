"""To play: list the games, play in the terminal, serve browsers."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tertulia.cli.words import (
    DeckName,
    GameName,
    Language,
    Options,
    Seats,
    content,
    language,
    settings,
)
from tertulia.core.errors import BadOption
from tertulia.core.game import Game, game, games
from tertulia.core.rng import Rng
from tertulia.core.rules import Choice


def list_games(lang: Language = "") -> None:
    """List the games: seats, decks, and options with their defaults."""
    lang = language(lang)
    console = Console(highlight=False)
    for found in games().values():
        describe(found, lang, console)


def play(
    name: GameName,
    seats: Seats = 0,
    seat: Annotated[int, typer.Option(help="Your seat; the first is 0.")] = 0,
    bots: Annotated[str, typer.Option(help="The others; the last stands for the rest.")] = "greedy",
    option: Options = None,
    deck: DeckName = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    lang: Language = "",
) -> None:
    """Play a whole game in the terminal, against bots."""
    from secrets import randbits

    from tertulia import texts
    from tertulia.bots.registry import bot
    from tertulia.sitting import Sitting
    from tertulia.terminal import Voice

    lang = language(lang)
    found = game(name)
    number = seats or max(found.seats)
    dealt = str(randbits(64)) if seed is None else seed
    match = found.start(number, dealt, settings(option), deck=content(deck, found.name))
    if not 0 <= seat < number:
        raise BadOption("seat", seat, f"0 to {number - 1}")
    kinds = opponents(bots, number - 1)
    kinds.insert(seat, "")
    names = [
        texts.say(lang, "bot-numbered", {"bot": bot_name(kind, lang), "number": place + 1})
        for place, kind in enumerate(kinds)
    ]
    players = {place: bot(kind) for place, kind in enumerate(kinds) if place != seat}
    console = Console(highlight=False)
    voice = Voice(lang, found.name, names, seat)
    Sitting(match, players, voice, console, console.input, Rng(f"bots {dealt}")).play()


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 for all.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    db: Annotated[
        str,
        typer.Option(
            help="Where games are kept: sqlite:///PATH or postgresql+psycopg://USER:PASSWORD@HOST/NAME."
        ),
    ] = "",
    workers: Annotated[
        int, typer.Option(min=1, help="How many processes; more than one needs PostgreSQL.")
    ] = 1,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="A proxy whose X-Forwarded-For is believed, beside those on this machine; "
            "an address or a network; may be repeated."
        ),
    ] = None,
    monitor: Annotated[
        list[str] | None,
        typer.Option(
            help="Who may read /metrics, beside this machine; an address or a network; "
            "may be repeated."
        ),
    ] = None,
) -> None:
    """Open the table for browsers, until Ctrl-C or SIGTERM ends it.

    By default for this machine alone, with games in a file of your own data folder. docs/operate.md
    says how to let others in: a proxy for https, PostgreSQL for more processes, limits, backups.
    """
    from tertulia.web import server

    try:
        server.run(host, port, db or None, workers, proxy or (), monitor or ())
    except server.NoPort as error:  # what was typed is right, and may be possible later
        Console(stderr=True, soft_wrap=True, markup=False, highlight=False).print(str(error))
        raise typer.Exit(1) from None


def opponents(bots: str, count: int) -> list[str]:
    """``count`` bots from a list with commas, the last standing for those that lack."""
    kinds = [kind.strip() for kind in bots.split(",")]
    if len(kinds) > count:
        raise BadOption("bots", bots, f"at most {count}")
    return kinds + kinds[-1:] * (count - len(kinds))


def bot_name(kind: str, lang: str) -> str:
    """What a kind of bot is called."""
    from tertulia import texts

    return texts.say(lang, f"bot-{kind.partition(':')[0]}")


def describe(found: Game[Any, Any], lang: str, console: Console) -> None:
    """Print what a game may be played with."""
    from tertulia import texts

    seats = ", ".join(str(number) for number in found.seats)
    console.print(f"\n[bold]{found.name}[/]  {texts.say(lang, f'{found.name}-name')}")
    console.print(texts.say(lang, f"{found.name}-name.text"))
    console.print(texts.say(lang, "cli-seats", {"seats": seats}))
    if found.decks:
        console.print(texts.say(lang, "cli-decks", {"decks": ", ".join(found.decks)}))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for heading in ("cli-option", "cli-values", "cli-ruling"):
        table.add_column(texts.say(lang, heading))
    for option, choice in zip(texts.options(found, lang), found.options, strict=True):
        mark = texts.say(lang, "option-reconstruction") if option.guess else ""
        table.add_row(
            f"{option.name}\n[dim]{option.label}[/]",
            values(choice, lang),
            f"{option.rule}\n[italic]{mark}[/]",
        )
    console.print(table)


def values(choice: Choice, lang: str) -> str:
    """What an option may be, the default first and bold."""
    from tertulia import texts

    default = choice.default
    if isinstance(default, tuple):
        default = ",".join(str(part) for part in default)
    words = [f"[bold]{default}[/]"] + [value for value in choice.values if value != default]
    numbers: dict[str, int | str] = {"low": choice.low, "high": choice.high}
    if choice.entries:
        words.append(texts.say(lang, f"cli-list-{choice.entries}", numbers))
    elif isinstance(choice.default, int):
        words.append(texts.say(lang, "cli-range", numbers))
    return " | ".join(words)
