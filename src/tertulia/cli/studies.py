"""To study: games between bots by the thousand."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from tertulia.cli.words import (
    DeckName,
    GameName,
    Language,
    Options,
    Seats,
    check_writable,
    content,
    language,
    settings,
)

if TYPE_CHECKING:
    from tertulia.lab.designer import Study
    from tertulia.lab.tournament import Standings, Tournament
    from tertulia.lab.wording import Words
    from tertulia.web.guests import Guest

GUEST = "socket:"
Bots = Annotated[str, typer.Option(help="With commas: greedy, search:50, path/file.py:Class, ...")]
Budget = Annotated[str, typer.Option(help="What a search may spend: 50 (ms) or 1000it.")]
Json = Annotated[Path | None, typer.Option(help="Write the result to this file too.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Workers = Annotated[
    int, typer.Option(min=0, help="How many processes share the work; 0: all processors.")
]
Cluster = Annotated[
    str, typer.Option(metavar="ADDRESS", help="Work on a Ray cluster: auto, local, host:port.")
]


def simulate(
    name: GameName,
    seats: Seats = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    bots: Annotated[str, typer.Option(help="One for each seat, or one for all.")] = "greedy",
    seed: Seed = 0,
    json: Json = None,
    seats_rotate: Annotated[bool, typer.Option(help="Give each bot each seat equally.")] = True,
    option: Options = None,
    deck: DeckName = None,
    budget: Budget = "",
    workers: Workers = 0,
    ray: Cluster = "",
    out: Annotated[
        Path | None, typer.Option(file_okay=False, help="Keep all games in this folder: Parquet.")
    ] = None,
    decisions: Annotated[bool, typer.Option(help="Keep every decision there too.")] = False,
    resume: Annotated[bool, typer.Option(help="Go on with the study in that folder.")] = False,
    lang: Language = "",
) -> None:
    """Let bots play many games, and show who wins."""
    from tertulia.lab import simulate as lab

    lang = language(lang)
    check_writable("json", json)
    done = lab.run(
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
        ray=ray,
        out=out,
        decisions=decisions,
        resume=resume,
        lang=lang,
    )
    leave(done.interrupted)


def tournament(
    name: GameName,
    bots: Bots,
    deals: Annotated[int, typer.Option(min=1, help="How many deals each table plays.")] = 100,
    seats: Seats = 0,
    seed: Seed = 0,
    json: Json = None,
    option: Options = None,
    deck: DeckName = None,
    budget: Budget = "",
    workers: Workers = 0,
    ray: Cluster = "",
    patience: Annotated[
        float, typer.Option(min=0.001, help="Seconds for each answer of a bot by socket.")
    ] = 10.0,
    port: Annotated[
        int, typer.Option(min=0, max=65535, help="Where bots by socket come; 0: any.")
    ] = 0,
    lang: Language = "",
) -> None:
    """Let bots meet at every table they can form, each deal from every seat; rate them.

    A bot named socket:NAME comes from outside, with the token that is printed.
    """
    from tertulia.lab.showing import write_json
    from tertulia.lab.tournament import make_tournament
    from tertulia.lab.wording import Words

    words = Words(language(lang))
    check_writable("json", json)
    names = tuple(each.strip() for each in bots.split(","))
    with invited([each for each in names if each.startswith(GUEST)], patience, port) as guests:
        held = make_tournament(
            name,
            names,
            deals,
            seats,
            seed,
            settings(option),
            content(deck, name),
            budget,
            guests,
        )
        await_all(guests)
        standings = meet(held, workers, ray)
    faults = {each.name: dict(each.faults) for each in guests.values() if each.faults}
    show(standings, faults, words)
    write_json(json, standings.data() | ({"faults": faults} if guests else {}))
    leave(standings.interrupted)


def meet(held: Tournament, workers: int, ray: str) -> Standings:
    """Hold a tournament under a bar that tells how far it is."""
    from tertulia.lab.showing import bar
    from tertulia.lab.tournament import hold

    title = f"{held.tables[0].game}: {len(held.tables)} tables"
    with bar(Console(), title, held.games) as progress:
        return hold(held, workers, progress, ray)


def show(standings: Standings, faults: dict[str, dict[str, int]], words: Words) -> None:
    """Print what came of a tournament, and where bots from outside failed."""
    from tertulia.lab.tournament import tables

    console = Console()
    for table in tables(standings, words):
        console.print(table)
    for guest, found in faults.items():
        counts = {fault: found.get(fault, 0) for fault in ("late", "refused", "gone")}
        console.print(words.say("lab-faults", bot=guest, **counts))
    if standings.interrupted:
        games = standings.tournament.games
        console.print(words.say("lab-stopped", done=standings.played, all=games))


@contextmanager
def invited(names: list[str], patience: float, port: int) -> Iterator[dict[str, Guest]]:
    """The bots that come from outside, by name; without any, no door is opened."""
    if not names:
        yield {}
        return
    from tertulia.web import guests

    with guests.invited(names, patience, port) as found:
        yield found


def await_all(guests: dict[str, Guest]) -> None:
    """Say where bots are awaited, and wait for them."""
    console = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
    for guest in guests.values():
        console.print(f"{guest.name} is awaited: {guest.address} {guest.token}")
    for guest in guests.values():
        guest.arrived.wait()


def report(
    name: GameName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The page to write.")],
    seats: Seats = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games to watch.")] = 1000,
    bots: Bots = "greedy",
    seed: Seed = 0,
    option: Options = None,
    deck: DeckName = None,
    against: Annotated[
        str | None, typer.Option(metavar="DECK", help="Compare with the same games with this deck.")
    ] = None,
    against_option: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Compare with this rule of the table."),
    ] = None,
    budget: Budget = "",
    workers: Workers = 0,
    ray: Cluster = "",
    lang: Language = "",
) -> None:
    """Write a page on how a game plays, or on what another deck or rule changes."""
    from tertulia.lab.designer import watch
    from tertulia.lab.page import render
    from tertulia.lab.plan import make_plan
    from tertulia.lab.showing import bar
    from tertulia.lab.wording import Words

    lang = language(lang)
    check_writable("out", out)
    console = Console(highlight=False, soft_wrap=True)
    names = tuple(bots.split(","))
    options = settings(option)
    decks = [(content(deck, name), options)]
    if against is not None or against_option:
        other = {**options, **settings(against_option)}
        decks.append((content(against or deck, name), other))
    plans = [
        make_plan(name, seats, games, names, seed, chosen, cards, budget, len(names) > 1)
        for cards, chosen in decks
    ]
    studies: list[Study] = []
    for number, plan in enumerate(plans, 1):
        if not stopped(studies):
            with bar(console, f"{name} {number} of {len(plans)}", games) as progress:
                studies.append(watch(plan, workers, progress, ray))
    again = shlex.join(["tertulia", *sys.argv[1:]])
    page = render(studies[0], studies[1] if len(studies) > 1 else None, lang, again)
    out.write_text(page, encoding="utf-8")
    console.print(f"{out}: {sum(len(study.stories) for study in studies)} games")
    if stopped(studies):
        said = Words(lang).say("lab-stopped-studies", done=len(studies), all=len(plans))
        console.print(said)
    leave(stopped(studies))


def sweep(
    name: GameName,
    vary: Annotated[
        str,
        typer.Option(metavar="NAME=RANGE", help="An option, or a value of the deck by its path."),
    ],
    seats: Seats = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games for each value.")] = 200,
    bots: Bots = "greedy",
    seed: Seed = 0,
    json: Json = None,
    option: Options = None,
    deck: DeckName = None,
    budget: Budget = "",
    workers: Workers = 0,
    ray: Cluster = "",
    lang: Language = "",
) -> None:
    """Vary one number of a rule set or deck: rounds=1..4, card.troilus.t=1..3."""
    from tertulia.core.game import game
    from tertulia.lab import sweep as lab
    from tertulia.lab.designer import watch
    from tertulia.lab.plan import make_plan
    from tertulia.lab.showing import bar, write_json
    from tertulia.lab.wording import Words

    words = Words(language(lang))
    check_writable("json", json)
    names = tuple(bots.split(","))
    cards = content(deck, name)
    plan = make_plan(
        name, seats, games, names, seed, settings(option), cards, budget, len(names) > 1
    )
    base = game(name).rules(plan.seats, plan.options, cards).deck
    points = lab.make_sweep(vary, plan, base)
    console = Console(highlight=False)
    studies: list[Study] = []
    for point in points:
        if not stopped(studies):
            with bar(console, f"{name} {point.value}", games) as progress:
                studies.append(watch(point.plan, workers, progress, ray))
    points = points[: len(studies)]
    console.print(lab.table(points, studies, words))
    if stopped(studies):
        console.print(words.say("lab-stopped-at", value=str(points[-1].value)))
    write_json(json, lab.data(points, studies, vary))
    leave(stopped(studies))


def stopped(studies: list[Study]) -> bool:
    """Whether the last study was interrupted, so that no other should begin."""
    return bool(studies) and studies[-1].interrupted


def leave(interrupted: bool) -> None:
    """Leave with code 130, as is usual after Ctrl-C, if a study was interrupted."""
    if interrupted:
        raise typer.Exit(130)
