"""Tertulia: an open table for modern card games, to play, to study and to tune."""

from tertulia.core.game import game, games
from tertulia.core.rng import Rng

__all__ = ["Rng", "game", "games"]
