"""Many matches side by side, as NumPy arrays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np
import numpy.typing as npt

from tertulia.bots import bot
from tertulia.bots.runner import Runner
from tertulia.core.errors import BadOption
from tertulia.envs.setting import Setting

WORD: Final = np.dtype("<i8")
"""How the runner writes numbers."""


class Vector:
    """``matches`` matches of a game; a step takes one action of each.

    ``bots`` are by seat, ``None`` where the caller decides: by default everywhere. The arrays are
    filled anew by each step, match by match:

    - ``observation`` (matches, entries), uint8: what the seat that is asked observes, laid out as
      in ``setting.layout``;
    - ``mask`` (matches, actions), bool: its legal actions;
    - ``seat`` (matches,), uint8: which seat it is;
    - ``done`` (matches,), bool: whether the last step has ended a match here, or cut it off; the
      other arrays are of the next match already;
    - ``reward`` (matches, seats), float32: of the match that has ended, else 0.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: Sequence[str | None] | None = None,
        seed: int | str = 0,
    ) -> None:
        self.setting = setting = Setting(game, seats, options)
        names: Sequence[str | None] = [None] * setting.seats if bots is None else bots
        if len(names) != setting.seats or None not in names:
            allowed = f"{setting.seats} names, None for a seat that the caller plays"
            raise BadOption("bots", names, allowed)
        if matches < 1:
            raise BadOption("matches", matches, "1 or more")
        players = [None if name is None else bot(name) for name in names]
        self.runner = Runner(setting.game, setting.rules, setting.options, players, matches, seed)
        self.observation = np.zeros((matches, setting.layout.size), np.uint8)
        self.mask = np.zeros((matches, len(setting.actions)), np.bool_)
        self.seat = np.zeros(matches, np.uint8)
        self.done = np.zeros(matches, np.bool_)
        self.reward = np.zeros((matches, setting.seats), np.float32)
        self._first = np.arange(matches) * len(setting.actions)
        self._legal: npt.NDArray[np.int64] = np.zeros(0, np.int64)
        self._fill()

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Carry out one action in each match; raises :class:`NotPossible` and changes nothing."""
        self.runner.step(actions.astype(WORD, casting="same_kind", copy=False).tobytes())
        self._fill()

    def sample(self, chance: np.random.Generator) -> npt.NDArray[np.int64]:
        """A legal action for each match, all equally likely."""
        sizes = np.frombuffer(self.runner.sizes, WORD)
        last = sizes.cumsum() - 1
        picked = last - (chance.random(len(sizes)) * sizes).astype(np.int64)
        actions: npt.NDArray[np.int64] = self._legal[picked] - self._first
        return actions

    def _fill(self) -> None:
        runner = self.runner
        shape = self.observation.shape
        self.observation[:] = np.frombuffer(runner.observed, np.uint8).reshape(shape)
        self.seat[:] = np.frombuffer(runner.seats, np.uint8)
        mask = self.mask.reshape(-1)
        mask[self._legal] = False
        self._legal = np.frombuffer(runner.legal, WORD)
        mask[self._legal] = True
        self.done[:] = False
        self.reward[:] = 0
        for place, rewards in runner.ended:
            self.done[place] = True
            self.reward[place] = rewards
