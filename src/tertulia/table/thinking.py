"""The bots of a table: strengths, worker processes with a hard time limit, and a fallback.

A view does not cross to another process; a save does, and the worker takes the seat's view of it.
Only the view reaches the bot.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from pebble import ProcessExpired, ProcessPool

import tertulia
from tertulia.bots import choose
from tertulia.core.match import Match
from tertulia.core.position import View
from tertulia.table import metrics

log = logging.getLogger(__name__)

R = TypeVar("R")

NICE = 10
TASKS_A_WORKER = 500
REBUILD = 0.25
"""Seconds that a worker has for the way from a save to a view, beside twice the bot's budget."""

PATIENCE = 10.0
"""Seconds that a table waits for a bot at most, whatever the workers are busy with."""


@dataclass(frozen=True)
class Strength:
    """A bot and the milliseconds that it may think; one without any answers at once."""

    bot: str
    budget: int = 0

    @property
    def seconds(self) -> float:
        """What it takes to answer when no other bot thinks."""
        return self.budget / 1000 + REBUILD if self.budget else 0.0


STRENGTHS = {
    "random": Strength("random"),
    "greedy": Strength("greedy"),
    "quick": Strength("search", 50),
    "normal": Strength("search", 400),
    "strong": Strength("search", 1500),
}

FALLBACK = STRENGTHS["greedy"]


class Workers:
    """So many processes, made when first needed, that end what takes too long."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPool | None = None

    async def do(
        self, work: Callable[..., R], args: tuple[object, ...], limit: float, within: float
    ) -> R:
        """What ``work`` returns if it takes ``limit`` seconds at most and is done ``within`` some.

        Raises :class:`TimeoutError`, and whatever else ``work`` raises.
        """
        if self._pool is None or not self._pool.active:
            method = "forkserver" if os.name == "posix" else "spawn"
            context = multiprocessing.get_context(method)
            self._pool = ProcessPool(self.count, TASKS_A_WORKER, _get_ready, context=context)
        future = self._pool.schedule(work, args, timeout=limit)
        async with asyncio.timeout(min(within, PATIENCE)):
            done: R = await asyncio.wrap_future(future)
        return done

    def close(self) -> None:
        """End them, working or not."""
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]  # pebble leaves it unannotated
            self._pool.join()
            self._pool = None


class Thinker:
    """Answers for bots. Those that think do so in worker processes.

    The more of them think at once, the less time each has, so that no table waits for the rest.
    Errands for visitors, such as a replay, have a worker of their own: no bot waits for them.
    """

    def __init__(self, workers: int) -> None:
        self._bots = Workers(workers)
        self._errands = Workers(1)
        self._busy = 0

    async def answer(
        self, match: Match[Any, Any], seat: int, strength: str, within: float = PATIENCE
    ) -> int:
        """The answer of a bot that sits at ``seat``; always a legal one, whatever the bot does.

        A search is over ``within`` so many seconds, or its fallback answers.
        """
        view = match.view(seat)
        legal = view.ask().answers
        seed = secrets.randbits(128)
        for bot in (STRENGTHS[strength], FALLBACK):
            try:
                if bot.budget:
                    given = await self._think(match.save(), seat, bot, seed, within)
                else:
                    given = _choose(bot.bot, view, seed, 0)
            except Exception as error:
                log.warning("bot %s was stopped: %s", bot.bot, type(error).__name__)
                metrics.bots.labels(bot.bot, "stopped").inc()
                continue
            if given in legal:
                metrics.bots.labels(bot.bot, "given").inc()
                return given
            metrics.bots.labels(bot.bot, "illegal").inc()
            log.warning("bot %s gave an illegal answer", bot.bot)
        return legal[0]

    async def run(self, work: Callable[..., R], *args: object) -> R:
        """What ``work`` returns, done by a worker; raises :class:`TimeoutError` if it can't be."""
        try:
            return await self._errands.do(work, args, PATIENCE, PATIENCE)
        except ProcessExpired:  # by want of memory, say
            raise TimeoutError from None

    def close(self) -> None:
        """End the workers, thinking or not."""
        self._bots.close()
        self._errands.close()

    async def _think(
        self,
        save: dict[str, object],
        seat: int,
        bot: Strength,
        seed: int,
        within: float = PATIENCE,
    ) -> int:
        self._busy += 1
        try:
            longest = min(bot.budget, int(500 * (within - REBUILD)))
            budget = max(1, min(longest, bot.budget * self._bots.count // self._busy))
            limit = 2 * budget / 1000 + REBUILD
            args = (save, seat, bot.bot, seed, budget)
            return await self._bots.do(_work, args, limit, within)
        finally:
            self._busy -= 1


def _get_ready() -> None:
    """Give way to the server, and load all games, so that no bot's time is spent on that."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    tertulia.games()


def _work(save: dict[str, object], seat: int, bot: str, seed: int, budget: int) -> int:
    return _choose(bot, tertulia.load(save).view(seat), seed, budget)


def _choose(bot: str, view: View[Any, Any], seed: int, budget: int) -> int:
    return choose(bot, view, tertulia.Rng(seed), budget)
