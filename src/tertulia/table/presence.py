"""Who is at a table, in this process or another, and who has been away for too long.

A process says in a seat's row until when it surely holds a socket of that seat, and renews that for
as long as it does. Of a process that has died nothing is left to clean up.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable

from tertulia.table import terms
from tertulia.table.seats import BOT, Seat, TableSpec
from tertulia.table.watcher import Watcher

BEAT = 20.0
LEASE = 3 * BEAT
RELOAD = 30.0
"""Seconds after which somebody who has left has not just loaded the page anew."""


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Presence:
    """Who is at one table. ``watchers`` are those of this process, as they come and go."""

    def __init__(self, spec: TableSpec, watchers: Iterable[Watcher]) -> None:
        self._grace = terms.grace(spec.terms)
        self._watchers = watchers
        self._opened = now()

    def seats(self) -> list[int]:
        """The seats that somebody holds in this process."""
        held = Counter(one.seat for one in self._watchers if one.seat is not None)
        return sorted(held)

    def here(self, seat: Seat) -> bool:
        """Whether the seat's owner is at the table; a bot always is."""
        return seat.kind == BOT or seat.n in self.seats() or seat.here_until > now()

    def lately(self, seat: Seat) -> bool:
        """Whether the seat's owner is at the table, or was a moment ago."""
        return self.here(seat) or seat.here_until + 1000 * RELOAD > now()

    def gone(self, seat: Seat) -> bool:
        """Whether a bot stands in for the seat: its owner is away, and somebody waits.

        Nobody's time begins before this process could see them come back.
        """
        if self._grace is None or seat.open or self.here(seat) or not self.seats():
            return False
        return now() > max(seat.here_until, self._opened) + 1000 * self._grace
