"""Games as PettingZoo environments: turn by turn (AEC), and all seats at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv

from tertulia.core.errors import NotPossible
from tertulia.envs.setting import Setting

ILLEGAL = -1.0
"""The reward of a seat whose action is not legal; the game ends."""

Agent = str
Seen = dict[str, Any]


def aec(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> AECEnv[Agent, Any, Any]:
    """The game as an AEC environment.

    A seat's observation has ``observation`` and ``action_mask``. Where several seats are asked at
    once they answer in turn, and none sees what another has answered. An illegal action ends the
    game with -1 for who chose it and 0 for the others.
    """
    return TurnByTurn(Setting(game, seats, options))


def parallel(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> ParallelEnv[Agent, Any, Any]:
    """The game as a parallel environment: a step takes an action of every seat.

    Those of seats that are not asked, whose mask is empty, do nothing.
    """
    return AllAtOnce(Setting(game, seats, options))


class Seated:
    """What both forms share: agents, spaces, and a match under way."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[Agent] = []
        self.seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, high = len(setting.actions), setting.layout.high
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (size,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        self.chance = seeding.np_random()[0]
        self.match = setting.start(0)
        self.taken = 0

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def observe(self, agent: Agent) -> Seen:
        """What an agent sees, and what it may do now."""
        seat = self.seat[agent]
        return {
            "observation": self.setting.observe(self.match.view(seat)),
            "action_mask": self.setting.mask(self.match, seat),
        }

    def render(self) -> None:
        """Nothing: the table is drawn in the browser."""

    def close(self) -> None:
        """Nothing is held open."""

    def begin(self, seed: int | None) -> None:
        """Start the next match."""
        if seed is not None:
            self.chance = seeding.np_random(seed)[0]
        self.match = self.setting.start(int(self.chance.integers(2**62)))
        self.taken = 0
        self.agents = self.possible_agents[:]

    def allowed(self, agent: Agent, action: int) -> bool:
        """Whether an action of an agent is legal."""
        return int(action) in self.setting.legal(self.match, self.seat[agent])

    def take(self, agent: Agent, action: int) -> None:
        """Carry out an action; raises :class:`NotPossible` for an illegal one."""
        seat = self.seat[agent]
        self.match.play(seat, self.setting.answer(self.match, seat, int(action)))
        self.taken += 1

    @property
    def cut_off(self) -> bool:
        """Whether the game has reached its limit of decisions."""
        return not self.match.over and self.taken >= self.setting.limit

    def outcome(self) -> dict[Agent, float]:
        """The rewards of the last step."""
        rewards = self.setting.rewards(self.match)
        return {agent: rewards[seat] for agent, seat in self.seat.items()}

    def tell(self) -> dict[Agent, dict[str, Any]]:
        """What else is told: the scores as they stand."""
        scores = self.match.scores
        return {agent: {"score": scores[seat]} for agent, seat in self.seat.items()}


class TurnByTurn(Seated, AECEnv[Agent, Any, Any]):  # type: ignore[misc]  # it ships no types
    """One seat acts at a time."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "tertulia_v0",
        "render_modes": [],
        "is_parallelizable": False,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.tell()
        self.agent_selection = self.possible_agents[self.match.to_move[0]]

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise NotPossible("reset the environment first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        if action is None or not self.allowed(agent, action):
            self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.take(agent, action)
            self.rewards = self.outcome()
            self.infos = self.tell()
            self.terminations = dict.fromkeys(self.agents, self.match.over)
            self.truncations = dict.fromkeys(self.agents, self.cut_off)
            if self.match.to_move:
                self.agent_selection = self.possible_agents[self.match.to_move[0]]
        self._accumulate_rewards()
        if self.terminations[agent] or self.truncations[agent]:
            self._deads_step_first()


class AllAtOnce(Seated, ParallelEnv[Agent, Any, Any]):  # type: ignore[misc]  # the same
    """Every seat acts at each step; those that are not asked do nothing."""

    metadata: ClassVar[dict[str, Any]] = {"name": "tertulia_v0", "render_modes": []}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Agent, Any], dict[Agent, dict[str, Any]]]:
        self.begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, self.tell()

    def step(
        self, actions: dict[Agent, Any]
    ) -> tuple[
        dict[Agent, Any],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        asked = [self.possible_agents[seat] for seat in self.match.to_move]
        wrong = [agent for agent in asked if not self.allowed(agent, actions[agent])]
        if not wrong:
            for agent in asked:
                self.take(agent, actions[agent])
        over = self.match.over or bool(wrong)
        rewards = self.outcome()
        rewards.update(dict.fromkeys(wrong, ILLEGAL))
        agents = self.agents
        told = (
            {agent: self.observe(agent) for agent in agents},
            rewards,
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, self.cut_off),
            self.tell(),
        )
        if over or self.cut_off:
            self.agents = []
        return told
