"""Troja (Poland, 2004): heroes, challenges and reactions before the walls of Troy."""

from tertulia.games.troja.game import GAME

__all__ = ["GAME"]
