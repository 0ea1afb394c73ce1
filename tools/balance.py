"""Write docs/balance.md: how often each choice and each seat wins, between bots of one kind.

`make balance` measures all games between greedy bots, in some minutes. Bots that search take hours:
``python -m tools.balance GAME --bots search:40it``. A cell that is done is kept until its table
is, so whoever interrupts a study starts it again at the cell that was under way.
"""

import json
from pathlib import Path
from statistics import median
from typing import Annotated, TypedDict

import typer
from rich.console import Console

import tertulia
from tertulia import texts
from tertulia.lab.designer import watch
from tertulia.lab.measure import Estimate
from tertulia.lab.plan import make_plan
from tertulia.lab.showing import bar

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/balance.md"
KEPT = ROOT / "build/balance"
HEADING = "\n### "


class Cell(TypedDict):
    """What the games at one seat count showed: shares by name, as (value, low, high)."""

    choice: dict[str, tuple[float, float, float]]
    seat: dict[str, tuple[float, float, float]]
    rounds: float


def main(
    games: Annotated[list[str] | None, typer.Argument(help="Which games; all.")] = None,
    bots: Annotated[str, typer.Option(help="Who plays at every seat.")] = "greedy",
    number: Annotated[int, typer.Option(help="Games at each seat count.")] = 2000,
) -> None:
    """Measure, and put each table in its place on the page as soon as it is made."""
    for name in games or sorted(tertulia.games()):
        for options in rule_sets(name):
            title = ", ".join([" ".join([name, *map(str, options.values())]), bots])
            put(title, table(name, options, bots, number))


def rule_sets(name: str) -> list[dict[str, object]]:
    """The options that make each rule set of a game."""
    choice = next((each for each in tertulia.game(name).options if each.name == "rules"), None)
    return [{"rules": one} for one in choice.values] if choice else [{}]


def table(name: str, options: dict[str, object], bots: str, number: int) -> str:
    """Shares of a rule set at every seat count, in parts of an even share."""
    counts = tertulia.game(name).seats
    files = {
        seats: KEPT / "-".join([name, *map(str, options.values()), bots, f"{seats}x{number}.json"])
        for seats in counts
    }
    cells: dict[int, Cell] = {}
    for seats in counts:
        if not files[seats].exists():
            KEPT.mkdir(parents=True, exist_ok=True)
            files[seats].write_text(json.dumps(play(name, seats, options, bots, number)))
        cells[seats] = json.loads(files[seats].read_text())
    heads = " | ".join(f"{seats} seats" for seats in counts)
    lines = [f"| | {heads} |", "|---" * (len(counts) + 1) + "|"]
    lines += rows([cell["choice"] for cell in cells.values()])
    lines += rows([cell["seat"] for cell in cells.values()])
    lengths = " | ".join(f"{cell['rounds']:g}" for cell in cells.values())
    lines.append(f"| median of rounds | {lengths} |")
    lines.append("| games |" + f" {number} |" * len(counts))
    for file in files.values():
        file.unlink()
    return "\n".join(lines) + "\n"


def play(name: str, seats: int, options: dict[str, object], bots: str, number: int) -> Cell:
    """Play the games of one cell."""
    title = " ".join([name, *map(str, options.values()), f"{seats} seats"])
    with bar(Console(), title, number) as progress:
        study = watch(make_plan(name, seats, number, (bots,), options=options), 0, progress)
    if study.interrupted:
        raise KeyboardInterrupt
    shares = {
        group: {
            called(key, which): even(share, seats)
            for (key, which), share in (
                (each.name, one) for each, one in study.group(group).items()
            )
        }
        for group in ("choice", "seat")
    }
    rounds = float(median(story.rounds for story in study.stories))
    return {"choice": shares["choice"], "seat": shares["seat"], "rounds": rounds}


def called(key: str, number: int) -> str:
    """What a choice is called, or a seat, which has no key."""
    return texts.say("en", key, {"number": number}) if key else f"seat {number + 1}"


def even(share: Estimate, seats: int) -> tuple[float, float, float]:
    """A share of wins in parts of an even one, with its 95 % interval."""
    return seats * share.value, seats * share.low, seats * share.high


def rows(columns: list[dict[str, tuple[float, float, float]]]) -> list[str]:
    """A row for each name of a group."""
    names = sorted({name for column in columns for name in column})
    return [
        f"| {name} | {' | '.join(cell(column.get(name)) for column in columns)} |" for name in names
    ]


def cell(share: tuple[float, float, float] | None) -> str:
    """A share as it is printed; nothing for what can't be there with so many seats."""
    return "{:.2f} ({:.2f} to {:.2f})".format(*share) if share else ""


def put(title: str, body: str) -> None:
    """Put a table in the place of the one with the same title, or at the end."""
    head, *sections = PAGE.read_text(encoding="utf-8").split(HEADING)
    bodies = dict(section.split("\n\n", 1) for section in sections)
    bodies[title] = body
    parts = [f"{name}\n\n{text.strip()}\n" for name, text in bodies.items()]
    PAGE.write_text(HEADING.join([head, *parts]), encoding="utf-8")


if __name__ == "__main__":
    typer.run(main)
