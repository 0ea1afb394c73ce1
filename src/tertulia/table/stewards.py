"""Those who answer for a seat that does not answer itself, each in a task of its own."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tertulia.core.position import PASS
from tertulia.table import windows
from tertulia.table.commands import Play
from tertulia.table.reactions import Reactions
from tertulia.table.state import State
from tertulia.table.thinking import PATIENCE, STRENGTHS, Thinker


@dataclass(frozen=True)
class Pace:
    """How long a bot's move takes at least, in seconds: somewhere from ``least`` to ``most``.

    With a pace of 0 nothing ever takes longer than it must, in windows neither.
    """

    least: float = 0.6
    most: float = 1.4

    def pause(self, bot: str) -> float:
        """The seconds from a question to the answer of a bot of this strength.

        Never less than it may think: a bot with a single answer does not, and its haste would
        tell the table what it holds.
        """
        return max(self.least, STRENGTHS[bot].seconds) + random.uniform(0, self.most - self.least)


@dataclass(frozen=True)
class Steward:
    """Who answers for a seat: a bot of some strength, or without one the server, which passes."""

    bot: str | None


@dataclass
class _Duty:
    ask: int
    steward: Steward
    task: asyncio.Task[None]


class Stewards:
    """The stewards at work at one table. What they answer goes to ``act``."""

    def __init__(
        self, thinker: Thinker, pace: Pace, reactions: Reactions, act: Callable[[int, Play], None]
    ) -> None:
        self._thinker = thinker
        self._pace = pace
        self._reactions = reactions
        self._act = act
        self._duties: dict[int, _Duty] = {}

    @property
    def busy(self) -> bool:
        """Whether any of them is at work."""
        return bool(self._duties)

    def attend(self, state: State, wanted: Mapping[int, Steward], standby: float = 0.0) -> None:
        """Have just these answer what their seats are asked, each ask once.

        Those that begin now leave ``standby`` more seconds to others.
        """
        for seat, duty in list(self._duties.items()):
            if state.asks.get(seat) != duty.ask or wanted.get(seat) != duty.steward:
                del self._duties[seat]
                duty.task.cancel()
        for seat, steward in wanted.items():
            if seat in state.asks and seat not in self._duties:
                ask = state.asks[seat]
                task = asyncio.create_task(self._serve(state, seat, ask, steward, standby))
                self._duties[seat] = _Duty(ask, steward, task)

    def close(self) -> None:
        """Send all of them home."""
        for duty in self._duties.values():
            duty.task.cancel()
        self._duties.clear()

    async def _serve(
        self, state: State, seat: int, ask: int, steward: Steward, standby: float
    ) -> None:
        await asyncio.sleep(standby)
        if state.asks.get(seat) != ask:
            return
        due = shown = self._reactions.due(seat, ask)
        if due is None:
            pause = 0.0 if steward.bot is None else self._pace.pause(steward.bot)
            due = time.monotonic() + pause
        answer = PASS
        if steward.bot is not None:
            within = PATIENCE if shown is None else windows.SHORTEST
            answer = await self._thinker.answer(state.match, seat, steward.bot, within)
        await asyncio.sleep(due - time.monotonic())
        self._duties.pop(seat, None)
        self._act(seat, Play(ask, answer))
