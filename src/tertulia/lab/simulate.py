"""Games between bots: played by one process or many, with equal results."""

from __future__ import annotations

import json
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tertulia.bots import Bot, bot
from tertulia.core.game import Game, game
from tertulia.core.rng import Rng
from tertulia.lab.plan import Plan, Played, make_plan
from tertulia.lab.report import Report, tables

CHECK_SECONDS = 0.1
MOST_IN_BATCH = 200

Stop = Callable[[], bool]
Take = Callable[[list[Played]], None]


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
) -> Report:
    """Play a study with a progress bar, print its tables and write its JSON.

    Arguments are those of :func:`make_plan`, whose errors come before anything is played. Ctrl-C
    ends the study early; what is done is printed and written all the same.
    """
    plan = make_plan(name, seats, games, tuple(bots), seed, options, deck, budget, rotate)
    console = console or Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as progress:
        task = progress.add_task(f"{plan.game}: {', '.join(plan.bots)}", total=plan.games)
        report = simulate(plan, workers, lambda more: progress.advance(task, more))
    for table in tables(report):
        console.print(table)
    if report.interrupted:
        console.print(f"Stopped after {len(report.games)} of {plan.games} games.")
    if json_path is not None:
        text = json.dumps(report.data(), indent=2, ensure_ascii=False) + "\n"
        Path(json_path).write_text(text, encoding="utf-8")
    return report


def simulate(
    plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda more: None
) -> Report:
    """Play the games of a plan; ``progress`` is told how many more are done.

    Only a bot with a budget in milliseconds may make results depend on ``workers``. An
    interruption from the keyboard ends the study with the games that are done.
    """
    games: list[Played] = []

    def take(done: list[Played]) -> None:
        games.extend(done)
        progress(len(done))

    begun = time.perf_counter()
    interrupted = False
    try:
        if workers > 1:
            play_in_pool(plan, workers, take)
        else:
            for played in play(plan, range(plan.games), lambda: False):
                take([played])
    except KeyboardInterrupt:
        interrupted = True
    return Report(plan, games, time.perf_counter() - begun, interrupted)


def play(plan: Plan, numbers: range, stop: Stop) -> Iterator[Played]:
    """Play some of the games of a plan, in order, until told to stop."""
    found = game(plan.game)
    players = {name: bot(name) for name in plan.bots}
    for number in numbers:
        played = play_one(plan, found, players, number, stop)
        if played is None:
            return
        yield played


def play_one(
    plan: Plan, found: Game[Any, Any], players: dict[str, Bot], number: int, stop: Stop
) -> Played | None:
    """Play a game to its end or to its limit of decisions; ``None`` when told to stop."""
    deal = f"{plan.seed}:{plan.deal(number)}"
    match = found.start(plan.seats, deal, plan.options, deck=plan.deck, record=False)
    seated = [players[plan.entrant(number, seat)] for seat in range(plan.seats)]
    rngs = [Rng(f"{plan.seed}:{number}:{seat}") for seat in range(plan.seats)]
    decisions = 0
    checked = time.perf_counter()
    while not match.over and decisions < found.limit:
        for seat in match.to_move:
            match.play(seat, seated[seat].choose(match.view(seat), rngs[seat]))
            decisions += 1
        now = time.perf_counter()
        if now - checked > CHECK_SECONDS:
            checked = now
            if stop():
                return None
    return Played(number, decisions, match.winners, match.scores)


# Many processes.


def play_in_pool(plan: Plan, workers: int, take: Take) -> None:
    """Play the games of a plan in ``workers`` processes and hand over those that are done.

    :class:`KeyboardInterrupt` is passed on when the workers have given up what they have done.
    """
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _begin_worker, (stop,)) as pool:
        waiting: set[Future[list[Played]]] = set()
        try:
            for numbers in batches(plan.games, workers):
                waiting.add(pool.submit(_work, plan, numbers))
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                _take_all(done, take)
        except KeyboardInterrupt:
            stop.set()
            pool.shutdown(cancel_futures=True)
            # A worker that was still starting has died of the interruption; its games are lost.
            ended = {future for future in waiting if not future.cancelled()}
            _take_all({future for future in ended if future.exception() is None}, take)
            raise


def _take_all(futures: set[Future[list[Played]]], take: Take) -> None:
    for future in futures:
        take(future.result())


def batches(games: int, workers: int) -> list[range]:
    """The numbers of all games in batches, small enough to show progress and share the work."""
    size = max(1, min(MOST_IN_BATCH, games // (workers * 20)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


_stop: Event | None = None


def _begin_worker(stop: Event) -> None:
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent is told, and asks workers to stop


def _work(plan: Plan, numbers: range) -> list[Played]:
    assert _stop is not None
    return list(play(plan, numbers, _stop.is_set))
