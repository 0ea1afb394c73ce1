"""Vem aí a Troika (Portugal) and its Greek edition: families, attacks, elections, and a bill."""

from tertulia.games.troika.game import GAME

__all__ = ["GAME"]
