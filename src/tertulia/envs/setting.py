"""What all environments share: a game with its rules, and its decisions and views as arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from tertulia.core.game import Game, game
from tertulia.core.learning import Actions, rewards
from tertulia.core.match import Match
from tertulia.core.observation import Field, Observation
from tertulia.core.position import View

Bytes = npt.NDArray[np.uint8]
"""Entries of an observation."""

Mask = npt.NDArray[np.int8]
"""1 for what is legal."""


class Layout:
    """What each entry of an observation means.

    ``fields`` stand in order, without gaps; ``size`` is the number of entries, ``low`` and
    ``high`` are by entry: what an entry of 0 stands for, and the highest entry.
    """

    def __init__(self, fields: list[Field]) -> None:
        self.fields = fields
        self.size = sum(field.size for field in fields)
        self.low = np.concatenate([np.full(field.size, field.low, np.int16) for field in fields])
        self.high = np.concatenate([np.full(field.size, field.high, np.uint8) for field in fields])

    def named(self, observation: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """The fields of an observation by name, in their shapes: views of the same memory.

        Leading axes, such as one for matches, stay in front.
        """
        found: dict[str, npt.NDArray[Any]] = {}
        begin = 0
        for field in self.fields:
            part = observation[..., begin : begin + field.size]
            found[field.name] = part.reshape(*observation.shape[:-1], *field.shape)
            begin += field.size
        return found


class Setting:
    """A game at a number of seats and with options, for learning.

    ``actions`` are the names of the action ids, ``layout`` tells what an observation holds,
    ``limit`` is the number of decisions at which a game is cut off. Options that the game sets for
    simulations hold unless ``options`` says otherwise. Raises :class:`UnknownGame` and
    :class:`BadOption`.
    """

    def __init__(
        self, name: str, seats: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        self.game: Game[Any, Any] = game(name)
        self.options = {**self.game.simulated, **(options or {})}
        blank = self.game.prepare(seats or max(self.game.seats), 0, self.options, None, None)
        self.rules = blank.rules
        self.seats = int(blank.seats)
        self.limit = self.game.limit
        self.actions = self.game.action_names(self.rules)
        self._ids = Actions(self.rules)
        noted = Observation(noting=True)
        self.game.write_observation(blank.view(0), noted)
        self.layout = Layout(noted.fields)

    def start(self, seed: int | str, record: bool = False) -> Match[Any, Any]:
        """A match at its first decision."""
        return self.game.start(self.seats, seed, self.options, record=record)

    def observe(self, view: View[Any, Any]) -> Bytes:
        """What the view's owner observes, laid out as in ``layout``."""
        to = Observation()
        self.game.write_observation(view, to)
        return np.frombuffer(to.out.getvalue(), np.uint8).copy()

    def legal(self, match: Match[Any, Any], seat: int) -> list[int]:
        """The ids of the legal actions of ``seat``, ascending; none if it is not asked."""
        if seat not in match.to_move:
            return []
        return sorted(self._ids.ids(match, match.decision(seat).answers))

    def mask(self, match: Match[Any, Any], seat: int) -> Mask:
        """1 for each legal action of ``seat``; all 0 if it is not asked."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[self.legal(match, seat)] = 1
        return mask

    def action(self, match: Match[Any, Any], answer: int) -> int:
        """The action id of an answer to what is asked now."""
        return self._ids.ids(match, (answer,))[0]

    def answer(self, match: Match[Any, Any], seat: int, action: int) -> int:
        """The answer that an action id stands for now; raises :class:`NotPossible`."""
        return self._ids.answer(match, seat, action)

    def rewards(self, match: Match[Any, Any]) -> list[float]:
        """The rewards by seat; see :func:`tertulia.core.learning.rewards`."""
        return rewards(match)
