"""The clocks of a live table as the store keeps them, and the alarm for the next one due."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

from tertulia.table import presence
from tertulia.table.clock import Clock
from tertulia.table.store import Store


class Timekeeper:
    """Keeps the clock of the table with this id. ``ring`` is called when a timer is due."""

    def __init__(self, table: str, clock: Clock, store: Store, ring: Callable[[], None]) -> None:
        self.clock = clock
        self._table = table
        self._store = store
        self._ring = ring
        self._alarm: asyncio.TimerHandle | None = None

    async def wake(self) -> int:
        """Go on where clocks have stood still; the milliseconds given for that."""
        given = self.clock.woken(presence.now())
        if given:
            await self._store.put_timers(self._table, list(self.clock.timers.values()))
        return given

    async def wind(
        self, asks: Mapping[int, int], times: Mapping[int, int], retracing: int | None
    ) -> list[int]:
        """Have just the clocks of these asks run; whose have changed."""
        changed = self.clock.turn(asks, presence.now(), times, retracing)
        if changed:
            await self._store.put_timers(self._table, changed)
        return [timer.n for timer in changed]

    async def stretch(self, n: int, before: int, times: int) -> None:
        """Have a seat's time last ``times`` times as long as agreed, no longer ``before``."""
        if changed := self.clock.stretch(n, before, times, presence.now()):
            await self._store.put_timers(self._table, [changed])

    async def read(self) -> None:
        """Take over the clocks as another process has set them."""
        if self.clock.runs:
            timers = await self._store.timers(self._table)
            self.clock.timers = {timer.n: timer for timer in timers}

    async def note_alive(self) -> None:
        """Write down that the running clocks do run."""
        if running := self.clock.seen(presence.now()):
            await self._store.put_timers(self._table, running)

    def set_alarm(self) -> None:
        """Ring when the next timer is due."""
        self.stop()
        due, now = self.clock.next(), presence.now()
        if due is not None and due > now:
            wait = (due - now) / 1000 + 0.01
            self._alarm = asyncio.get_running_loop().call_later(wait, self._ring)

    def stop(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
