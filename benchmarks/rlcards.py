"""What is measured of RLCard, whose games are written in Python."""

from __future__ import annotations

from random import choice
from typing import Any, Final

from benchmarks.task import Task

GAMES: Final = ("bridge", "uno")
BRIDGE: Final = "RLCard bridge: steps"


def play(env: Any) -> int:
    """A game at random, step by step; counts the steps."""
    steps = 0
    state, _ = env.reset()
    while not env.is_over():
        state, _ = env.step(choice(list(state["legal_actions"])))
        steps += 1
    return steps


def tasks() -> list[Task]:
    """All of them; raises :class:`ImportError` where RLCard is not installed."""
    import rlcard

    return [task(name, rlcard.make(name)) for name in GAMES]


def task(name: str, env: Any) -> Task:
    """Whole games of one environment."""
    return Task(f"RLCard {name}: steps", "decisions", lambda: env, play)
