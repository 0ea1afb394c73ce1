"""The clocks of a table: until when each person has to answer.

A timer is a row of the store, so it outlives the server. While a table sleeps or its server is down
no clock runs: whoever is on the clock then gets that time back, and some more to find their way.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

MINUTE = 60_000
GENTLE = MINUTE
BANK, INCREMENT = 5 * MINUTE, 20_000
MORE = 15_000
ASLEEP = MINUTE
"""Milliseconds without a sign of life after which clocks have stood still."""


@dataclass(frozen=True)
class Timer:
    """A seat's clock: it runs for ``ask`` until ``due``, or stands (0) with ``bank`` left.

    While it stands, ``ask`` is what it has run for. Times are in milliseconds, ``due`` since 1970.
    ``alive`` is when the clock was last seen to run.
    """

    n: int
    ask: int | None
    due: int
    bank: int
    alive: int

    @property
    def runs(self) -> bool:
        """Whether it runs."""
        return self.ask is not None and self.due > 0

    def runs_for(self, ask: int | None) -> bool:
        """Whether it runs for this ask."""
        return self.runs and self.ask == ask


class Clock:
    """The timers of one table, by the term ``clock``: ``none``, ``gentle`` or ``strict``."""

    def __init__(self, kind: str, timers: Iterable[Timer] = ()) -> None:
        self._kind = kind
        self.timers = {timer.n: timer for timer in timers}

    @property
    def runs(self) -> bool:
        """Whether the table has clocks at all."""
        return self._kind != "none"

    def turn(
        self,
        asks: Mapping[int, int],
        now: int,
        times: Mapping[int, int] | None = None,
        retracing: int | None = None,
    ) -> list[Timer]:
        """Start the clocks of just these asks, and stop all others; the timers that changed.

        One that stood while its seat was still asked the same goes on with what was left, as does
        that of a seat that is ``retracing`` its steps: to take answers back gains no time.
        ``times`` says by seat how many times as long as agreed its time lasts, where not once.
        """
        if not self.runs:
            return []
        changed = [
            replace(timer, due=0, bank=max(0, timer.due - now), alive=now)
            for timer in self.timers.values()
            if timer.runs and not timer.runs_for(asks.get(timer.n))
        ]
        self.timers |= {timer.n: timer for timer in changed}
        started = [
            self._started(n, ask, now, (times or {}).get(n, 1), n == retracing)
            for n, ask in asks.items()
            if n not in self.timers or not self.timers[n].runs_for(ask)
        ]
        self.timers |= {timer.n: timer for timer in started}
        return list({timer.n: timer for timer in changed + started}.values())

    def stretch(self, n: int, before: int, times: int, now: int) -> Timer | None:
        """Have what a seat has left last ``times`` times as long as agreed, no longer ``before``;
        its timer, if it has one."""
        timer = self.timers.get(n)
        if timer is None:
            return None
        due = now + (timer.due - now) * times // before if timer.runs else timer.due
        bank = timer.bank * times // before
        self.timers[n] = replace(timer, due=due, bank=bank)
        return self.timers[n]

    def woken(self, now: int) -> int:
        """Give back the time for which clocks have stood still; the milliseconds given."""
        running = [timer for timer in self.timers.values() if timer.runs]
        still = now - max((timer.alive for timer in running), default=now)
        if still < ASLEEP:
            return 0
        for timer in running:
            more = replace(timer, due=timer.due + still + MORE, alive=now)
            self.timers[timer.n] = more
        return still + MORE

    def seen(self, now: int) -> list[Timer]:
        """The running timers, noted to be alive now."""
        for n, timer in self.timers.items():
            if timer.runs:
                self.timers[n] = replace(timer, alive=now)
        return [timer for timer in self.timers.values() if timer.runs]

    def due(self, n: int, ask: int) -> int | None:
        """Until when a seat has to answer an ask; ``None`` if it has all the time in the world."""
        timer = self.timers.get(n)
        return timer.due if timer is not None and timer.runs_for(ask) else None

    def next(self) -> int | None:
        """When the next running timer is due."""
        return min((one.due for one in self.timers.values() if one.runs), default=None)

    def _started(self, n: int, ask: int, now: int, times: int, again: bool) -> Timer:
        stood = self.timers.get(n)
        if stood is not None and (again or stood.ask == ask):  # to stop it and go on gains no time
            return replace(stood, ask=ask, due=now + stood.bank, alive=now)
        if self._kind == "gentle":
            return Timer(n, ask, now + times * GENTLE, 0, now)
        bank = self.timers[n].bank if n in self.timers else times * BANK
        return Timer(n, ask, now + bank + times * INCREMENT, bank, now)
