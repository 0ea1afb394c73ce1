"""What is measured of Catanatron, a board game of trade and building written in Python."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from benchmarks.task import Task

CATAN: Final = "Catanatron: whole games"


def play(begin: Callable[[], Any]) -> int:
    """A game between random players, decision by decision, up to the library's limit of turns."""
    from catanatron.game import TURNS_LIMIT

    game = begin()
    decisions = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return decisions


def tasks() -> list[Task]:
    """All of them; raises :class:`ImportError` where Catanatron is not installed."""
    from catanatron import Color, Game, RandomPlayer

    def begin() -> Any:
        return Game([RandomPlayer(color) for color in Color])

    return [Task(CATAN, "decisions", lambda: begin, play)]
