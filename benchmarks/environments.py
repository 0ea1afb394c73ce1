"""What is measured of environments: steps with their observations, at random."""

from __future__ import annotations

from random import random
from typing import Any, Final

import tertulia
from benchmarks.task import Task

GAMES: Final = tuple(sorted(tertulia.games()))
SPADES: Final = "OpenSpiel rl_environment on spades: steps"
MATCHES: Final = 256
STEPS: Final = 20


def one(game: str) -> str:
    """The task of stepping one environment."""
    return f"{game}: environment steps"


def many(game: str) -> str:
    """The task of stepping many matches at once."""
    return f"{game}: steps of {MATCHES} matches at once"


def play_spades(env: Any) -> int:
    """A hand; a step gives what every player observes, and the legal actions."""
    steps = 0
    told = env.reset()
    while not told.last():
        observed = told.observations
        legal = observed["legal_actions"][observed["current_player"]]
        told = env.step([legal[int(random() * len(legal))]])
        steps += 1
    return steps


def play_turns(env: Any) -> int:
    """A game in a PettingZoo environment, every seat's turns."""
    steps = 0
    env.reset()
    while True:
        seen, _, over, cut_off, _ = env.last()
        if over or cut_off:
            return steps
        legal = seen["action_mask"].nonzero()[0]
        env.step(int(legal[int(random() * len(legal))]))
        steps += 1


def play_many(given: tuple[Any, Any]) -> int:
    """Some steps of all matches."""
    vector, chance = given
    for _ in range(STEPS):
        vector.step(vector.sample(chance))
    return STEPS * MATCHES


def tasks() -> list[Task]:
    """All of them; raises :class:`ImportError` where a library is not installed."""
    import numpy as np
    from open_spiel.python import rl_environment

    from tertulia import envs

    spades = rl_environment.Environment("spades")
    found = [Task(SPADES, "decisions", lambda: spades, play_spades)]
    chance = np.random.default_rng(1)
    return found + [task for game in GAMES for task in tasks_of(game, envs, chance)]


def tasks_of(game: str, envs: Any, chance: Any) -> list[Task]:
    """Those of a game."""
    turns = envs.aec(game)
    vector = envs.vector(game, MATCHES)
    return [
        Task(one(game), "decisions", lambda: turns, play_turns),
        Task(many(game), "decisions", lambda: (vector, chance), play_many),
    ]
