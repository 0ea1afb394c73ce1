"""What is measured, and how: short turns of CPU time, taken in rounds."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

SOURCES = Path(__file__).parent.parent / "src"

Rates = dict[str, list[float]]
"""By task, what it did a second in each round."""


class Task:
    """Something that can be done over and over.

    ``prepare`` makes what ``work`` needs and is not timed; ``work`` returns how much it has done,
    in ``unit``.
    """

    def __init__(
        self, name: str, unit: str, prepare: Callable[[], Any], work: Callable[[Any], int]
    ) -> None:
        self.name = name
        self.unit = unit
        self.prepare = prepare
        self.work = work

    def rate(self, seconds: float) -> float:
        """How much is done in a second, measured for about ``seconds`` of CPU time."""
        done = 0
        spent = 0.0
        while spent < seconds:
            given = self.prepare()
            begun = process_time()
            done += self.work(given)
            spent += process_time() - begun
        return done / spent


class Interpreted:
    """Another process of this Python, which runs the sources as they are."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.child"],
            cwd=SOURCES.parent,
            env={**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, question: str) -> str:
        """The line with which the process answers a line."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()

    def task(self, task: Task) -> Task:
        """The same task, done in that process."""
        return Elsewhere(f"{task.name}, interpreted", task, self)

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


class Elsewhere(Task):
    """A task that another process does."""

    def __init__(self, name: str, task: Task, process: Interpreted) -> None:
        super().__init__(name, task.unit, task.prepare, task.work)
        self.question = task.name
        self.process = process

    def rate(self, seconds: float) -> float:
        return float(self.process.ask(f"{seconds} {self.question}"))


def measure(
    tasks: list[Task], rounds: int, seconds: float, progress: Callable[[], None] = lambda: None
) -> Rates:
    """Every task's rate in each of ``rounds``; in a round the tasks take turns.

    A machine's speed drifts, so two tasks are compared within a round. The first round, in which
    caches and memory are still cold, does not count.
    """
    rates: Rates = {task.name: [] for task in tasks}
    for number in range(rounds + 1):
        for task in tasks:
            rate = task.rate(seconds)
            progress()
            if number > 0:
                rates[task.name].append(rate)
    return rates


def ratio(rates: Rates, task: str, other: str) -> float:
    """How many times quicker ``task`` is than ``other``: the median over the rounds."""
    return median(a / b for a, b in zip(rates[task], rates[other], strict=True))
