"""What came out, as tables and as JSON."""

from __future__ import annotations

import os
import platform
from datetime import date
from statistics import median
from typing import Any

from rich.table import Table

from benchmarks.goals import GOALS
from benchmarks.task import Rates


class Report:
    """What was measured, and by how it was done.

    ``equal`` tells whether both builds play equal games, ``None`` if that was not tried.
    """

    def __init__(
        self, rates: Rates, units: dict[str, str], equal: bool | None, rounds: int
    ) -> None:
        self.rates = rates
        self.units = units
        self.equal = equal
        self.rounds = rounds

    def data(self) -> dict[str, Any]:
        """All of it, for JSON."""
        goals = []
        for goal in GOALS:
            found = goal.ratio(self.rates)
            goals.append(
                {
                    "goal": goal.number,
                    "key": goal.key,
                    "text": goal.text,
                    "at_most": goal.most,
                    "commitment": goal.commitment,
                    "stretch": goal.stretch,
                    "ratio": None if found is None else round(found, 3),
                    "met": None if found is None else goal.met(found),
                }
            )
        return {
            "date": date.today().isoformat(),
            "machine": machine(),
            "rounds": self.rounds,
            "goals": goals,
            "equal_games_in_both_builds": self.equal,
            "per_second": {
                name: {"unit": self.units[name], "median": round(median(found))}
                for name, found in self.rates.items()
            },
        }

    def tables(self) -> list[Table]:
        """The goals, and what was measured."""
        goals = Table(title=f"Goals: ratios in one run, {machine()}")
        for column in ("#", "what"):
            goals.add_column(column)
        for column in ("commitment", "stretch", "measured"):
            goals.add_column(column, justify="right")
        goals.add_column("met")
        for goal in GOALS:
            found = goal.ratio(self.rates)
            bound = "at most " if goal.most else ""
            goals.add_row(
                str(goal.number),
                goal.text,
                f"{bound}{goal.commitment:g}x",
                f"{bound}{goal.stretch:g}x",
                "-" if found is None else f"{found:.2f}x",
                "not measured" if found is None else goal.met(found),
            )
        known = "not measured" if self.equal is None else ("stretch" if self.equal else "no")
        goals.add_row(
            "13", "equal games from equal seeds in both builds", "always", "always", "-", known
        )
        return [goals, self._speeds()]

    def _speeds(self) -> Table:
        speeds = Table(title=f"A second of CPU time; medians of {self.rounds} rounds")
        speeds.add_column("what")
        speeds.add_column("a second", justify="right")
        speeds.add_column("of")
        for name, found in self.rates.items():
            speeds.add_row(name, f"{median(found):,.0f}", self.units[name])
        return speeds


def machine() -> str:
    """The machine and the Python, as far as they matter."""
    return f"{os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}"
