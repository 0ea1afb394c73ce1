"""Studies: games between bots, on as many processors as there are, shown and written."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from tertulia.core.errors import BadOption
from tertulia.lab.plan import Plan, Played, make_plan
from tertulia.lab.play import Simulation
from tertulia.lab.report import Report, tables
from tertulia.lab.showing import bar, write_json
from tertulia.lab.store import Store
from tertulia.lab.wording import Words
from tertulia.lab.workers import cluster, cores, pool, spread


def run(
    name: str,
    seats: int = 0,
    games: int = 1000,
    bots: tuple[str, ...] = ("greedy",),
    seed: int | str = 0,
    options: dict[str, object] | None = None,
    deck: dict[str, object] | None = None,
    budget: str = "",
    rotate: bool = True,
    json_path: str | Path | None = None,
    workers: int = 1,
    console: Console | None = None,
    out: Path | None = None,
    decisions: bool = False,
    resume: bool = False,
    ray: str = "",
    lang: str = "en",
) -> Report:
    """Play a study with a progress bar, print its tables and write its JSON and Parquet.

    Arguments are those of :func:`make_plan`, whose errors come before anything is played, and of
    :func:`simulate`; ``out`` is the folder of a :class:`Store`. Ctrl-C ends the study early; what
    is done is printed and written all the same.
    """
    plan = make_plan(name, seats, games, tuple(bots), seed, options, deck, budget, rotate)
    if out is None and (decisions or resume):
        raise BadOption("out", "", "a folder, to keep decisions or to resume")
    store = None if out is None else Store(out, plan, decisions, resume)
    console = console or Console()
    title = f"{plan.game}: {', '.join(plan.bots)}"
    with bar(console, title, plan.games) as progress:
        report = simulate(plan, workers, progress, store, ray)
    words = Words(lang)
    for table in tables(report, words):
        console.print(table)
    if report.interrupted:
        console.print(words.say("lab-stopped", done=len(report.games), all=plan.games))
    write_json(json_path, report.data())
    return report


def simulate(
    plan: Plan,
    workers: int = 1,
    progress: Callable[[int], None] = lambda more: None,
    store: Store | None = None,
    ray: str = "",
) -> Report:
    """Play the games of a plan; ``progress`` is told how many more are done.

    ``workers`` 0 is all processors, and ``ray`` the address of a cluster instead. Only a bot with a
    budget in milliseconds may make results depend on who works. A ``store`` keeps the games, and
    those that it had before are not played again. An interruption from the keyboard ends the study
    with the games that are done.
    """
    games = [] if store is None else list(store.games)
    had = {played.number for played in games}
    numbers = [number for number in range(plan.games) if number not in had]
    progress(len(games))

    def take(done: list[Played]) -> None:
        if store is not None:
            store.add(done)
            done = [Played(each.number, each.decisions, each.winners, each.scores) for each in done]
        games.extend(done)
        progress(len(done))

    work = Simulation(plan, store is not None and store.decisions)
    begun = time.perf_counter()
    interrupted = False
    try:
        with cluster(ray) if ray else pool(min(workers or cores(), len(numbers))) as crew:
            spread(work, numbers, take, crew)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        if store is not None:
            store.flush()
    return Report(plan, games, time.perf_counter() - begun, interrupted)
