"""What a bot is: it sees a view, and answers."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tertulia.core.position import View
from tertulia.core.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that knows what its view holds and nothing else.

    ``name`` is the one it was asked for by, budget included.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View[Any, Any], rng: Rng) -> int:
        """A legal answer for the owner of ``view``, who owes one."""
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal answer is equally likely."""

    def choose(self, view: View[Any, Any], rng: Rng) -> int:
        top = view.top
        seat = view.seat
        assert top is not None
        assert seat is not None
        return top.pick(view, seat, rng)


class GreedyBot(Bot):
    """The game's own rule of thumb, at once."""

    def choose(self, view: View[Any, Any], rng: Rng) -> int:
        seat = view.seat
        assert seat is not None
        return view.game.greedy(view, seat, rng)
