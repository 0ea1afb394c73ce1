"""The answers in the open response window of a live table, until they show.

None shows before its pause is over; at a table whose windows all stay open for the same time, none
before that is. Until it shows, what a person has answered can be taken back, and nobody else learns
of it: it is in no log. For that, an answer given after its pause is kept for a moment more, but
only while others still think, so that no window closes later for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass

from tertulia.table import presence, terms, windows
from tertulia.table.commands import Play
from tertulia.table.seats import Seat, TableSpec, resting
from tertulia.table.state import State
from tertulia.table.watcher import Watcher

OOPS = 2.0
"""Seconds for which an answer can be taken back while others think."""

OPEN = 8.0
"""Seconds for which windows stay open at a table where all do for the same time."""


@dataclass
class Kept:
    """An answer that does not show yet. It is ``free`` if no pause holds it back any more."""

    watcher: Watcher
    command: Play
    free: bool
    timer: asyncio.TimerHandle


class Reactions:
    """What is kept of the open window. ``show`` is told whose answer is to be carried out.

    ``quick``: nothing takes longer than it must.
    """

    def __init__(self, spec: TableSpec, quick: bool, show: Callable[[int], None]) -> None:
        self.fixed = terms.windows(spec.terms) == "fixed" and not quick
        self._secret = spec.seed
        self._paused = terms.windows(spec.terms) != "friendly" and not quick
        self._times = max(seat.times for seat in spec.seats)
        self._resting = resting(spec.seats)
        self._oops = 0.0 if quick else OOPS
        self._show = show
        self._due: dict[tuple[int, int], float] = {}
        self._closing: int | None = None
        self._kept: dict[int, Kept] = {}

    def follow(self, state: State) -> None:
        """Fix when answers to what is asked now may show; what is no longer asked is forgotten."""
        before, self._due = self._due, {}
        if self._paused and windows.is_open(state.match):
            if not self._closing or before.keys().isdisjoint(state.asks.items()):
                self._closing = presence.now() + int(1000 * OPEN * self._times)
            for ask in state.asks.items():
                self._due[ask] = before.get(ask) or time.monotonic() + self._pause(*ask)
        self._let(state)

    def heed(self, seats: Collection[Seat], state: State) -> Collection[int]:
        """Go by what people wish now; after a pause, the seats for which the window opens anew."""
        rested, self._resting = self._resting, resting(seats)
        self._times = max(seat.times for seat in seats)
        if not rested or self._resting:
            return ()
        self._due.clear()
        self.follow(state)
        return state.asks.keys()

    def due(self, seat: int, ask: int) -> float | None:
        """When an answer may show, by the monotonic clock; ``None``: at once."""
        return self._due.get((seat, ask))

    def closing(self, seat: int, ask: int) -> int | None:
        """Until when a seat may answer, in milliseconds since 1970, if the window then closes."""
        return self._closing if self.fixed and (seat, ask) in self._due else None

    def keep(self, state: State, watcher: Watcher, command: Play) -> bool:
        """Keep a legal answer, if it does not show yet; the same answer sent again is the same."""
        assert watcher.seat is not None
        seat, ask = watcher.seat, command.ask
        if self._resting or state.asks.get(seat) != ask or not windows.is_open(state.match):
            return False
        kept = self._kept.get(seat)
        if kept is not None and kept.command.cid == command.cid:
            kept.watcher = watcher
            return True
        if kept is not None or command.answer not in state.match.decision(seat).answers:
            return False
        early = self._due.get((seat, ask), 0.0) - time.monotonic()
        others = len(state.asks) > 1
        wait = early if early > 0 else self._oops if others else 0.0
        if wait > 0:
            timer = asyncio.get_running_loop().call_later(wait, self._show, seat)
            self._kept[seat] = Kept(watcher, command, early <= 0, timer)
            self._let(state)
        return wait > 0

    def keeps(self, seat: int | None) -> bool:
        """Whether an answer of ``seat`` is kept, so that it can be taken back."""
        return seat in self._kept

    def take(self, seat: int) -> Kept | None:
        """Keep the answer of ``seat`` no longer: it is carried out, or taken back."""
        kept = self._kept.pop(seat, None)
        if kept is not None:
            kept.timer.cancel()
        return kept

    def close(self) -> None:
        """Forget what is kept; whoever gave it has not been told that it is done."""
        for seat in list(self._kept):
            self.take(seat)

    def _let(self, state: State) -> None:
        """Show what nobody has to wait for, and what came too late."""
        free = {seat for seat, kept in self._kept.items() if kept.free}
        for seat, kept in self._kept.items():
            if state.asks.get(seat) != kept.command.ask or state.asks.keys() <= free:
                self._show(seat)

    def _pause(self, seat: int, ask: int) -> float:
        return OPEN * self._times if self.fixed else windows.pause(self._secret, seat, ask)
