"""Tertulia: an open table for modern card games, to play, to study and to tune."""

from tertulia.core import rng as _rng
from tertulia.core.game import game, games
from tertulia.core.rng import Rng

__all__ = ["Rng", "compiled", "game", "games"]

compiled: bool = not _rng.__file__.endswith(".py")  # which build of the rules is running
