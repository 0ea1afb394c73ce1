"""The goals: what is compared with what, what is asked and what is aimed for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from benchmarks import (
    catan,
    deals,
    environments,
    floor,
    matches,
    openspiel,
    processes,
    rlcards,
    trunfos,
)
from benchmarks.task import Rates, ratio

INTERPRETED: Final = f"{trunfos.API_DEALT}, interpreted"


@dataclass(frozen=True)
class Goal:
    """How many times quicker ``task`` is to be than ``other``.

    With ``most``, how many times slower it may be at most. ``key`` names the goal in JSON. A goal
    of ``wall`` time needs a quiet machine and is no matter for the gate.
    """

    number: int
    key: str
    text: str
    task: str
    other: str
    commitment: float
    stretch: float
    most: bool = False
    wall: bool = False

    def ratio(self, rates: Rates) -> float | None:
        """The measured ratio, ``None`` if one of the two was not measured."""
        if self.task not in rates or self.other not in rates:
            return None
        if self.most:
            return ratio(rates, self.other, self.task)
        return ratio(rates, self.task, self.other)

    def met(self, found: float) -> str:
        """What a ratio reaches: ``stretch``, ``commitment`` or ``no``."""
        if found <= self.stretch if self.most else found >= self.stretch:
            return "stretch"
        if found <= self.commitment if self.most else found >= self.commitment:
            return "commitment"
        return "no"


def worlds(name: str) -> Goal:
    """Honest sampling of one of :data:`matches.VARIANTS`."""
    return Goal(
        7,
        f"sample-{name}",
        f"{name}, worlds of a view over hearts resampled",
        matches.worlds(name),
        openspiel.HEARTS_EARLY,
        1.0,
        3.0,
    )


def whole_games(number: int, name: str, over_catan: float, over_gin: float) -> list[Goal]:
    """Whole games of one of :data:`matches.VARIANTS`; aimed for is twice what is asked."""
    return [
        Goal(
            number,
            f"whole-{name}-{peer}",
            f"{name}, whole games, from Python, over {title}",
            matches.whole(name),
            task,
            asked,
            2 * asked,
        )
        for peer, title, task, asked in (
            ("catan", "Catanatron", catan.CATAN, over_catan),
            ("gin", "OpenSpiel gin_rummy", openspiel.GIN_RUMMY, over_gin),
        )
    ]


GOALS: Final = (
    Goal(
        1,
        "api-dealt",
        "rounds already dealt, from Python, over OpenSpiel hearts",
        trunfos.API_DEALT,
        openspiel.HEARTS_DEALT,
        2.0,
        2.3,
    ),
    Goal(
        2,
        "api-whole",
        "whole games, from Python, over hearts with its deal",
        trunfos.API_WHOLE,
        openspiel.HEARTS_WHOLE,
        3.0,
        4.0,
    ),
    Goal(
        3,
        "own-dealt",
        "rounds already dealt, own loop, over hearts from Python",
        trunfos.OWN_DEALT,
        openspiel.HEARTS_DEALT,
        10.0,
        20.0,
    ),
    Goal(
        3,
        "own-whole",
        "whole games, own loop, over hearts from Python, already dealt",
        trunfos.OWN_WHOLE,
        openspiel.HEARTS_DEALT,
        6.0,
        10.0,
    ),
    Goal(
        4,
        "search",
        "iterations of the search over the C++ ISMCTSBot on hearts",
        trunfos.SEARCH,
        openspiel.HEARTS_SEARCH,
        4.0,
        6.0,
    ),
    Goal(
        5,
        "interpreted",
        "rounds already dealt, interpreted, over hearts from Python",
        INTERPRETED,
        openspiel.HEARTS_DEALT,
        0.2,
        0.25,
    ),
    Goal(
        6,
        "copy",
        "copies over clones of hearts",
        trunfos.COPY,
        openspiel.HEARTS_CLONE,
        4.0,
        9.0,
    ),
    Goal(
        7,
        "sample-early",
        "worlds of an early view over hearts resampled",
        trunfos.SAMPLE_EARLY,
        openspiel.HEARTS_EARLY,
        10.0,
        20.0,
    ),
    Goal(
        7,
        "sample-voids",
        "the same after voids were shown",
        trunfos.SAMPLE_LATE,
        openspiel.HEARTS_LATE,
        10.0,
        20.0,
    ),
    *[worlds(name) for name in matches.VARIANTS],
    *[goal for name in matches.TROIKA for goal in whole_games(8, name, 20.0, 10.0)],
    *[goal for name in matches.TROJA for goal in whole_games(9, name, 15.0, 8.0)],
    Goal(
        10,
        "vector-bridge",
        "many matches at once, step and observation, over RLCard bridge",
        environments.many("trunfos"),
        rlcards.BRIDGE,
        30.0,
        50.0,
    ),
    *[
        Goal(
            10,
            f"vector-{game}",
            f"{game}, many matches at once, over OpenSpiel's rl_environment on spades",
            environments.many(game),
            environments.SPADES,
            35.0 if game == "trunfos" else 10.0,
            50.0 if game == "trunfos" else 20.0,
        )
        for game in environments.GAMES
    ],
    *[
        Goal(
            10,
            f"step-{game}",
            f"{game}, environment step with its observation, over the same",
            environments.one(game),
            environments.SPADES,
            3.0,
            6.0,
        )
        for game in environments.GAMES
    ],
    Goal(
        11,
        "floor",
        "rounds already dealt, own loop: times slower than equal C -O3",
        trunfos.OWN_DEALT,
        floor.FLOOR,
        5.0,
        2.0,
        most=True,
    ),
    Goal(
        12,
        "processes",
        "games between greedy bots in two processes over one (wall clock)",
        processes.TWO,
        processes.ONE,
        1.7,
        1.8,
        wall=True,
    ),
    Goal(
        14,
        "deals",
        "deals by random bots, simulated in two processes, over deals of hearts (wall clock)",
        deals.SIMULATED,
        deals.HEARTS,
        6.67,  # a million in the time of 150,000
        10.0,
        wall=True,
    ),
)
