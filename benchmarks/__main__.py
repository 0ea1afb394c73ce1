"""Measure speed beside other engines, in one run: ``python -m benchmarks``."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import tertulia
from benchmarks import (
    catan,
    deals,
    environments,
    floor,
    gate,
    matches,
    openspiel,
    processes,
    rlcards,
    trunfos,
)
from benchmarks.report import Report
from benchmarks.task import Interpreted, Task, measure

LEAST_ROUNDS = 5
MOST_LOAD = 0.5

console = Console()


def tasks() -> list[Task]:
    """All that can be measured here; says what can't be, and why."""
    found = trunfos.tasks() + matches.tasks()
    for name, others in (
        ("equal C", floor.tasks),
        ("OpenSpiel", openspiel.tasks),
        ("RLCard", rlcards.tasks),
        ("Catanatron", catan.tasks),
        ("environments", environments.tasks),
    ):
        found += tried(name, others)
    return found


def tried(name: str, others: Callable[[], list[Task]]) -> list[Task]:
    """The tasks of another engine, none if it is not installed."""
    try:
        return others()
    except ImportError as error:
        console.print(f"Skipped: {name} ({error}).")
        return []


def run(
    rounds: Annotated[
        int, typer.Option(min=LEAST_ROUNDS, help="Rounds of which to take medians.")
    ] = 9,
    seconds: Annotated[float, typer.Option(min=0.01, help="CPU time of a task in a round.")] = 0.1,
    json_path: Annotated[
        Path | None, typer.Option("--json", help="Write the same as JSON.")
    ] = None,
    before: Annotated[
        typer.FileText | None,
        typer.Option("--gate", help="Fail if a goal lost 15 % against the run that --json wrote."),
    ] = None,
) -> None:
    """Measure Tertulia beside other engines and plain C, and print the table of goals."""
    if not tertulia.compiled:
        console.print(
            "The rules are interpreted here: the ratios say nothing of the compiled build."
        )
    load = os.getloadavg()[0]
    busy = load > MOST_LOAD
    if busy:
        console.print(
            f"Skipped: goals of wall time, 12 and 14; the machine is busy (load {load:.1f})."
        )
    report = measured(rounds, seconds, not busy)
    for table in report.tables():
        console.print(table)
    data = report.data()
    if json_path is not None:
        json_path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    if before is not None:
        lost = gate.losses(data, json.load(before))
        for line in lost:
            console.print(f"Lost more than 15 %: {line}.")
        sys.exit(1 if lost else 0)


def measured(rounds: int, seconds: float, wall: bool) -> Report:
    """All that can be measured here, with ``wall`` what takes wall time too."""
    known = tasks()
    interpreted = Interpreted()
    known.append(interpreted.task(known[0]))
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        steps = (rounds + 1) * len(known) + (4 * LEAST_ROUNDS if wall else 0)
        task = progress.add_task("Measuring", total=steps)

        def advance() -> None:
            progress.advance(task)

        equal = interpreted.ask("digest") == trunfos.digest()
        rates = measure(known, rounds, seconds, advance)
        interpreted.close()
        if wall:
            rates.update(processes.measure(LEAST_ROUNDS, advance))
            with suppress(ImportError):  # said above
                rates.update(deals.measure(LEAST_ROUNDS, advance))
    units = {each.name: each.unit for each in known}
    units |= {processes.ONE: "games", processes.TWO: "games"}
    units |= {deals.SIMULATED: "deals", deals.HEARTS: "deals"}
    return Report(rates, units, equal, rounds)


if __name__ == "__main__":
    typer.run(run)
