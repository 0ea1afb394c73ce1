"""Tertulia: an open table for modern card games, to play, to study and to tune."""

from importlib import import_module

# First the package of this name: on its first import it takes the name, from the function too.
import tertulia.games  # noqa: F401
from tertulia.core import match as _match
from tertulia.core.game import game, games, load
from tertulia.core.rng import Rng

compiled: bool = not str(_match.__file__).endswith(".py")
"""Whether the rules run as compiled code."""


def __getattr__(name: str) -> object:
    """``tertulia.envs``, when it is first asked for: who only plays does not need it."""
    if name == "envs":
        return import_module("tertulia.envs")
    raise AttributeError(f"module 'tertulia' has no attribute {name!r}")


__all__ = ["Rng", "compiled", "game", "games", "load"]
