"""To study: games between bots by the thousand."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tertulia.cli.words import DeckName, GameName, Options, Seats, content, settings
from tertulia.core.errors import BadOption


def simulate(
    name: GameName,
    seats: Seats = 0,
    games: Annotated[int, typer.Option(min=1, help="How many games to play.")] = 1000,
    bots: Annotated[str, typer.Option(help="One for each seat, or one for all.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    json: Annotated[Path | None, typer.Option(help="Write the result to this file too.")] = None,
    seats_rotate: Annotated[bool, typer.Option(help="Give each bot each seat equally.")] = True,
    option: Options = None,
    deck: DeckName = None,
    budget: Annotated[str, typer.Option(help="What a search may spend: 50 (ms) or 1000it.")] = "",
    workers: Annotated[
        int, typer.Option(min=0, help="How many processes share the work; 0: all processors.")
    ] = 0,
    ray: Annotated[
        str, typer.Option(metavar="ADDRESS", help="Work on a Ray cluster: auto, local, host:port.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(file_okay=False, help="Keep all games in this folder: Parquet.")
    ] = None,
    decisions: Annotated[bool, typer.Option(help="Keep every decision there too.")] = False,
    resume: Annotated[bool, typer.Option(help="Go on with the study in that folder.")] = False,
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
        ray=ray,
        out=out,
        decisions=decisions,
        resume=resume,
    )
