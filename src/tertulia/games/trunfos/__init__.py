"""Trunfos e Tesouros (Brazil): auctions that become predictions, tricks, a Kraken."""

from tertulia.games.trunfos.game import GAME

__all__ = ["GAME"]
