"""The gate: no ratio may fall far behind the one in ``baseline.json``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

BASELINE: Final = Path(__file__).with_name("baseline.json")
MOST_LOST: Final = 0.15


def losses(now: dict[str, Any], before: dict[str, Any]) -> list[str]:
    """A line for every goal of ``before`` that has lost too much or is not measured any more."""
    found = {goal["key"]: goal["ratio"] for goal in now["goals"]}
    lines: list[str] = []
    for goal in before["goals"]:
        old, new = goal["ratio"], found.get(goal["key"])
        if old is None:
            continue
        if new is None:
            lines.append(f"{goal['key']}: {old:.2f}x before, not measured now")
        elif (new / old if goal["at_most"] else old / new) > 1 / (1 - MOST_LOST):
            lines.append(f"{goal['key']}: {old:.2f}x before, {new:.2f}x now")
    return lines


def baseline() -> dict[str, Any]:
    """What was measured before: the JSON of a run."""
    found: dict[str, Any] = json.loads(BASELINE.read_text(encoding="utf-8"))
    return found
