"""The gate: no ratio may fall far behind that of an earlier run."""

from __future__ import annotations

from typing import Any, Final

from benchmarks.goals import GOALS

MOST_LOST: Final = 0.15


def losses(now: dict[str, Any], before: dict[str, Any]) -> list[str]:
    """A line for every goal of ``before`` that has lost too much or is not measured any more."""
    old = ratios(before)
    new = ratios(now)
    lines: list[str] = []
    for goal in GOALS:
        was, now_is = old.get(goal.key), new.get(goal.key)
        if was is None or goal.wall:
            continue
        if now_is is None:
            lines.append(f"{goal.key}: {was:.2f}x before, not measured now")
        elif (was / now_is if goal.most else now_is / was) < 1 - MOST_LOST:
            lines.append(f"{goal.key}: {was:.2f}x before, {now_is:.2f}x now")
    return lines


def ratios(run: dict[str, Any]) -> dict[str, float | None]:
    """The ratios in the JSON of a run, by goal."""
    return {goal["key"]: goal["ratio"] for goal in run["goals"]}
