"""What a bot is: it sees a view, and answers."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tertulia.core.errors import NotPossible
from tertulia.core.position import View
from tertulia.core.rng import Rng


def asked(view: View[Any, Any]) -> int:
    """The seat of the owner of ``view``; raises :class:`NotPossible` if it owes no answer."""
    if view.seat is None or not view.asked_me:
        raise NotPossible("a bot answers for a seat that is asked, and with its view")
    return view.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that knows what its view holds and nothing else.

    ``name`` is the one it was asked for by, budget included.
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View[Any, Any], rng: Rng) -> int:
        """A legal answer for the owner of ``view``; raises :class:`NotPossible` if it owes none."""
        raise NotImplementedError


class RandomBot(Bot):
    """Every legal answer is equally likely."""

    def choose(self, view: View[Any, Any], rng: Rng) -> int:
        seat = asked(view)
        top = view.top
        assert top is not None
        return top.pick(view, seat, rng)


class GreedyBot(Bot):
    """The game's own rule of thumb, at once."""

    def choose(self, view: View[Any, Any], rng: Rng) -> int:
        return view.game.greedy(view, asked(view), rng)
