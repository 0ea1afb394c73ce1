"""Tertulia: an open table for modern card games, to play, to study and to tune."""

# First the package of this name: on its first import it takes the name, from the function too.
import tertulia.games  # noqa: F401
from tertulia.core import match as _match
from tertulia.core.game import game, games, load
from tertulia.core.rng import Rng

compiled: bool = not str(_match.__file__).endswith(".py")
"""Whether the rules run as compiled code."""

__all__ = ["Rng", "compiled", "game", "games", "load"]
