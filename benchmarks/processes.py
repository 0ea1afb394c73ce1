"""Simulations in one process and in two, by the wall clock."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from benchmarks.task import Rates
from tertulia.lab.plan import make_plan
from tertulia.lab.simulate import simulate

ONE: Final = "simulation of games between greedy bots, one process"
TWO: Final = "simulation of games between greedy bots, two processes"
SECONDS: Final = 6.0
"""How long one process is to be busy: the start of two is part of their time."""


def measure(rounds: int, progress: Callable[[], None]) -> Rates:
    """Games a second in each round."""
    games = int(rate(1, 200) * SECONDS)
    rates: Rates = {ONE: [], TWO: []}
    for _ in range(rounds):
        for workers, name in ((1, ONE), (2, TWO)):
            rates[name].append(rate(workers, games))
            progress()
    return rates


def rate(workers: int, games: int, bot: str = "greedy") -> float:
    """Games a second."""
    plan = make_plan("trunfos", 4, games, (bot,))
    begun = perf_counter()
    simulate(plan, workers)
    return games / (perf_counter() - begun)
