"""The public test kit: what every game must hold, as checks that a game's author runs.

    import pytest
    from tertulia import testing
    from mygame import GAME

    @pytest.mark.parametrize("case", testing.cases(GAME, options=[{}, {"long": "on"}]), ids=str)
    def test_contract(case):
        case.run()

``check_game(GAME)`` runs all without pytest. A failed check raises :class:`Fault`, which says what
differed and how to come there (:func:`replay`). :class:`Trial` lists what a game may add.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tertulia.core.game import Game
from tertulia.testing.copies import check_copies
from tertulia.testing.coverage import check_coverage
from tertulia.testing.folds import check_folds
from tertulia.testing.observing import check_observations
from tertulia.testing.play import check_answers, check_ends
from tertulia.testing.progress import check_progress
from tertulia.testing.repeats import check_golden, check_repeats, check_saves, write_save
from tertulia.testing.rollouts import check_rollouts
from tertulia.testing.sampling import check_sampling
from tertulia.testing.secrecy import check_secrecy
from tertulia.testing.state import differences, digest_of, state_of
from tertulia.testing.trial import Fault, Trial, replay
from tertulia.testing.wording import check_texts

CHECKS: dict[str, Callable[[Trial], None]] = {
    "ends": check_ends,
    "progress": check_progress,
    "answers": check_answers,
    "copies": check_copies,
    "secrecy": check_secrecy,
    "sampling": check_sampling,
    "folds": check_folds,
    "rollouts": check_rollouts,
    "observations": check_observations,
    "repeats": check_repeats,
    "texts": check_texts,
    "coverage": check_coverage,
}
"""The checks that need nothing but a trial, by name."""


@dataclass(frozen=True)
class Case:
    """One check of one trial; as a text, the name of the test."""

    check: str
    trial: Trial

    def run(self) -> None:
        """Run it; raises :class:`Fault`."""
        CHECKS[self.check](self.trial)

    def __str__(self) -> str:
        return f"{self.check}, {self.trial}"


def cases(
    game: Game[Any, Any],
    *,
    seats: Iterable[int] | None = None,
    options: Iterable[Mapping[str, object]] = ({},),
    checks: Iterable[str] = CHECKS,
    **more: Any,
) -> list[Case]:
    """Every check for every seat count and set of options; ``more`` goes to :class:`Trial`."""
    counts, sets = list(game.seats if seats is None else seats), list(options)
    return [
        Case(check, Trial(game, count, chosen, **more))
        for check in checks
        for count in counts
        for chosen in sets
    ]


def check_game(
    game: Game[Any, Any],
    *,
    seats: Iterable[int] | None = None,
    options: Iterable[Mapping[str, object]] = ({},),
    games: int = 2,
    seed: int = 1,
    **more: Any,
) -> None:
    """Run every check on ``game``; raises :class:`Fault` at the first that fails."""
    for case in cases(game, seats=seats, options=options, games=games, seed=seed, **more):
        case.run()


__all__ = [
    "CHECKS",
    "Case",
    "Fault",
    "Trial",
    "cases",
    "check_answers",
    "check_copies",
    "check_coverage",
    "check_ends",
    "check_folds",
    "check_game",
    "check_golden",
    "check_observations",
    "check_progress",
    "check_repeats",
    "check_rollouts",
    "check_sampling",
    "check_saves",
    "check_secrecy",
    "check_texts",
    "differences",
    "digest_of",
    "replay",
    "state_of",
    "write_save",
]
