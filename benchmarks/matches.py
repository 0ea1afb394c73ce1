"""What is measured of Troika and Troja: whole games from Python, and worlds of a view."""

from __future__ import annotations

from random import random
from typing import Any, Final

import tertulia
from benchmarks.task import Task
from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.position import View

SEATS: Final = 4
GAMES: Final = 4
VIEWS: Final = 40
LATEST: Final = 120
"""Answers given, at most, before what a seat sees then is taken as a view."""

Options = dict[str, object]

TROIKA: Final[dict[str, Options]] = {
    f"troika-{rules}": {"rules": rules} for rules in ("basic", "advanced", "greek")
}
"""Each rule set of Troika by itself."""

TROJA: Final[dict[str, Options]] = {"troja": {"round_limit": 40}}
"""With the limit of simulations, for play at random may go on for very long."""

VARIANTS: Final = TROIKA | TROJA
"""By name, which begins with the game's, the options."""


def whole(name: str) -> str:
    """The task of playing whole games."""
    return f"{name}: whole games, from Python"


def worlds(name: str) -> str:
    """The task of sampling what a view leaves open."""
    return f"{name}: a world of a view"


def play(matches: list[Match[Any, Any]]) -> int:
    """Play at random through the public interface; counts decisions."""
    decisions = 0
    for match in matches:
        while asked := match.to_move:
            answers = match.decision(asked[0]).answers
            match.play(asked[0], answers[int(random() * len(answers))])
            decisions += 1
    return decisions


def sample(views: list[View[Any, Any]]) -> int:
    """Worlds for every view."""
    rng = tertulia.Rng("sample")
    draw = views[0].game.sample
    for view in views:
        for _ in range(20):
            draw(view, rng)
    return 20 * len(views)


def view(game: Game[Any, Any], options: Options, seed: int) -> View[Any, Any]:
    """What the seat to move sees somewhere in a game at random, the same in every run."""
    rng = tertulia.Rng(f"view {seed}")
    match = game.start(SEATS, seed, options, record=False)
    for _ in range(rng.below(LATEST)):
        seat = match.to_move[0]
        answers = match.decision(seat).answers
        match.play(seat, answers[rng.below(len(answers))])
    return match.view(match.to_move[0])


def tasks() -> list[Task]:
    """All of them."""
    return [task for name in VARIANTS for task in tasks_of(name)]


def tasks_of(name: str) -> list[Task]:
    """Those of one of :data:`VARIANTS`."""
    game = tertulia.game(name.split("-")[0])
    options = VARIANTS[name]
    views = [view(game, options, seed) for seed in range(VIEWS)]

    def play_whole(games: int) -> int:
        return sum(play([game.start(SEATS, seed, options, record=False)]) for seed in range(games))

    return [
        Task(whole(name), "decisions", lambda: GAMES, play_whole),
        Task(worlds(name), "worlds", lambda: views, sample),
    ]
