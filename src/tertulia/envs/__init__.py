"""Games as environments for learning: PettingZoo, Gymnasium, OpenSpiel, many matches at once.

Each needs what ``pip install tertulia[envs]`` brings; nothing of it is imported before it is asked
for.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pettingzoo import AECEnv, ParallelEnv

    from tertulia.envs.batch import Vector
    from tertulia.envs.gymnasium import Learner

Options = Mapping[str, object] | None


def aec(game: str, seats: int | None = None, options: Options = None) -> AECEnv[str, Any, Any]:
    """The game for PettingZoo, turn by turn; see :func:`tertulia.envs.pettingzoo.aec`."""
    made: AECEnv[str, Any, Any] = _of("pettingzoo").aec(game, seats, options)
    return made


def parallel(
    game: str, seats: int | None = None, options: Options = None
) -> ParallelEnv[str, Any, Any]:
    """The game for PettingZoo, all seats at once."""
    made: ParallelEnv[str, Any, Any] = _of("pettingzoo").parallel(game, seats, options)
    return made


def gym(
    game: str,
    seats: int | None = None,
    options: Options = None,
    bots: Sequence[str] = ("greedy",),
) -> Learner:
    """The game for Gymnasium, seat 0 for the learner, the others for bots."""
    made: Learner = _of("gymnasium").Learner(game, seats, options, bots)
    return made


def openspiel(game: str, seats: int | None = None, options: Options = None) -> Any:
    """The game as a :class:`pyspiel.Game`; see :func:`tertulia.envs.spiel.openspiel`."""
    return _of("spiel").openspiel(game, seats, options)


def vector(
    game: str,
    matches: int,
    seats: int | None = None,
    options: Options = None,
    bots: Sequence[str | None] | None = None,
    seed: int | str = 0,
) -> Vector:
    """Many matches, stepped by one call into NumPy arrays."""
    made: Vector = _of("batch").Vector(game, matches, seats, options, bots, seed)
    return made


def _of(name: str) -> Any:
    """A module of this package; raises :class:`ImportError` that says what to install."""
    try:
        return import_module(f"tertulia.envs.{name}")
    except ImportError as error:
        raise ImportError(
            f"environments need more: {error}; pip install 'tertulia[envs]'", name=error.name
        ) from error
