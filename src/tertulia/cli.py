"""The command line: list games, play in the terminal, simulate, serve."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from tertulia.core.deck import Deck, parse_deck
from tertulia.core.errors import BadDeck, BadOption, TertuliaError
from tertulia.core.game import Game, game, games
from tertulia.core.rng import Rng
from tertulia.core.rules import Choice

app = typer.Typer(
    help="An open table for modern card games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game that `games` lists.")]
Seats = Annotated[int, typer.Option(help="How many play; 0: as many as can.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A rule of the table; may be repeated."),
]
DeckFile = Annotated[
    Path | None,
    typer.Option(exists=True, dir_okay=False, help="Play with the cards of this file."),
]
Language = Annotated[str, typer.Option(help="The language, such as en.")]


def main() -> None:
    """Run the command line; what a person did wrong is one line, and exit code 2.

    So is a file that the system refuses to read or write.
    """
    try:
        app()
    except (TertuliaError, OSError) as error:
        Console(stderr=True, soft_wrap=True, markup=False, highlight=False).print(str(error))
        sys.exit(2)


@app.command("games")
def list_games(lang: Language = "en") -> None:
    """List the games: seats, decks, and options with their defaults."""
    check_language(lang)
    console = Console(highlight=False)
    for found in games().values():
        describe(found, lang, console)


@app.command()
def play(
    name: GameName,
    seats: Seats = 0,
    seat: Annotated[int, typer.Option(help="Your seat; the first is 0.")] = 0,
    bots: Annotated[str, typer.Option(help="The others; the last stands for the rest.")] = "greedy",
    option: Options = None,
    deck: DeckFile = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same game.")] = None,
    lang: Language = "en",
) -> None:
    """Play a whole game in the terminal, against bots."""
    from secrets import randbits

    from tertulia import texts
    from tertulia.bots.registry import bot
    from tertulia.sitting import Sitting
    from tertulia.terminal import Voice

    check_language(lang)
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


@app.command()
def simulate(
    name: GameName,
    seats: Seats = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    bots: Annotated[str, typer.Option(help="One for each seat, or one for all.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    json: Annotated[Path | None, typer.Option(help="Write the result to this file too.")] = None,
    seats_rotate: Annotated[bool, typer.Option(help="Give each bot each seat equally.")] = True,
    option: Options = None,
    deck: DeckFile = None,
    budget: Annotated[str, typer.Option(help="What a search may spend: 50 (ms) or 1000it.")] = "",
    workers: Annotated[int, typer.Option(min=1, help="How many processes share the work.")] = 1,
) -> None:
    """Let bots play many games, and show who wins."""
    from tertulia.lab import simulate as lab

    if json is not None and (json.is_dir() or not json.parent.is_dir()):
        raise BadOption("json", str(json), "a file in a folder that exists")
    lab.run(
        name,
        seats=seats,
        games=games,
        bots=tuple(bots.split(",")),
        seed=seed,
        options=settings(option),
        deck=content(deck, name),
        budget=budget,
        rotate=seats_rotate,
        json_path=json,
        workers=workers,
    )


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    db: Annotated[str, typer.Option(help="Where games are kept: the URL of a database.")] = "",
) -> None:
    """Open the table for browsers."""
    from tertulia.web import server

    server.run(host, port, db or None)


def settings(given: list[str] | None) -> dict[str, object]:
    """Options as typed, ``name=value``; raises :class:`BadOption`."""
    found: dict[str, object] = {}
    for entry in given or []:
        name, equals, value = entry.partition("=")
        if not equals:
            raise BadOption("option", entry, "NAME=VALUE")
        found[name.strip()] = value.strip()
    return found


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


def content(deck: Path | None, name: str) -> Deck | None:
    """The content of a deck file; raises :class:`BadDeck`."""
    if deck is None:
        return None
    try:
        return parse_deck(deck.read_text(encoding="utf-8"), name)
    except UnicodeDecodeError as error:
        raise BadDeck("TOML", "file", "syntax", str(error)) from None


def check_language(lang: str) -> None:
    """Raise :class:`BadOption` for a language that the table does not speak."""
    from tertulia import texts

    known = texts.languages()
    if lang not in known:
        raise BadOption("lang", lang, ", ".join(known))


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
