"""A game as a Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from tertulia.bots import bot
from tertulia.core.errors import BadOption
from tertulia.core.rng import Rng
from tertulia.envs.setting import Bytes, Mask, Setting

ILLEGAL = -1.0
"""The reward of an action that is not legal; the episode ends."""


class Learner(gymnasium.Env[Bytes, np.int64]):
    """The learner sits at seat 0; seat ``n`` is played by ``bots[n - 1]``.

    An observation is laid out as in ``setting.layout``; ``info["action_mask"]`` tells the legal
    actions, :meth:`action_masks` as well. The reward comes at the end: 1 for a win alone,
    -1 / (seats - 1) for a loss. An action that is not legal ends the episode with -1 and the
    match as it was.
    """

    metadata = {"render_modes": []}  # noqa: RUF012  # declared for instances by Gymnasium

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        bots: Sequence[str] = ("greedy",),
    ) -> None:
        self.setting = Setting(game, seats, options)
        others = self.setting.seats - 1
        names = list(bots) * others if len(bots) == 1 else list(bots)
        if len(names) != others:
            raise BadOption(
                "bots", ",".join(bots), f"{others} names for the {others} other seats, or one"
            )
        self.players = [bot(name) for name in names]
        high = self.setting.layout.high
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(len(self.setting.actions))
        self.match = self.setting.start(0)
        self.rngs = [Rng(0) for _ in names]
        self.taken = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**62))
        self.match = self.setting.start(dealt)
        self.rngs = [Rng(f"{dealt}:{seat}") for seat in range(1, self.setting.seats)]
        self.taken = 0
        self.play_others()
        return self.look(), self.info()

    def step(self, action: np.int64) -> tuple[Bytes, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.setting.legal(self.match, 0):
            return self.look(), ILLEGAL, True, False, self.info()
        self.match.play(0, self.setting.answer(self.match, 0, int(action)))
        self.taken += 1
        self.play_others()
        over = self.match.over
        reward = self.setting.rewards(self.match)[0]
        return self.look(), reward, over, not over and self.cut_off, self.info()

    def play_others(self) -> None:
        """Bots answer until the learner alone is asked, or the game is over or cut off."""
        while (asked := self.match.to_move) and asked != (0,) and not self.cut_off:
            seat = asked[-1]
            view = self.match.view(seat)
            answer = self.players[seat - 1].choose(view, self.rngs[seat - 1])
            self.match.play(seat, answer)
            self.taken += 1

    @property
    def cut_off(self) -> bool:
        """Whether the game has reached its limit of decisions."""
        return self.taken >= self.setting.limit

    def look(self) -> Bytes:
        """What the learner observes."""
        return self.setting.observe(self.match.view(0))

    def info(self) -> dict[str, Any]:
        """The learner's legal actions, and the scores as they stand."""
        return {"action_mask": self.action_masks(), "scores": self.match.scores}

    def action_masks(self) -> Mask:
        """The learner's legal actions: the form in which sb3-contrib's MaskablePPO asks."""
        return self.setting.mask(self.match, 0)
