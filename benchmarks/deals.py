"""Deals simulated in two processes, beside hearts played from Python, by the wall clock."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from benchmarks import openspiel, processes
from benchmarks.task import Rates
from tertulia.games.trunfos.rules import standard_deck

SIMULATED: Final = "trunfos: deals simulated by random bots, two processes"
HEARTS: Final = "hearts: deals, from Python, by the wall clock"
HANDS: Final = 3000


def measure(rounds: int, progress: Callable[[], None]) -> Rates:
    """Deals a second in each round; a game of Trunfos has as many deals as rounds.

    Raises :class:`ImportError` where OpenSpiel is not installed.
    """
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    deals = deals_of_a_game()
    games = int(processes.rate(1, 2000, "random") * processes.SECONDS)
    rates: Rates = {SIMULATED: [], HEARTS: []}
    for _ in range(rounds):
        rates[SIMULATED].append(deals * processes.rate(2, games, "random"))
        progress()
        begun = perf_counter()
        openspiel.play_whole(hearts, HANDS)
        rates[HEARTS].append(HANDS / (perf_counter() - begun))
        progress()
    return rates


def deals_of_a_game() -> int:
    """How often the cards are dealt in a game."""
    rounds = standard_deck()["rounds"]
    assert isinstance(rounds, dict)
    return int(rounds["value"])
