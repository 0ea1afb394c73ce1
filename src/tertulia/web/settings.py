"""What whoever runs the server may set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from tertulia.table.stewards import Pace

LOOPBACK = ("127.0.0.1", "::1")


@dataclass(frozen=True)
class Rate:
    """A bounded rate: ``burst`` at once, ``per_minute`` in the long run."""

    burst: int
    per_minute: float


@dataclass(frozen=True)
class Settings:
    """The address of the store, the processes, the bots' pace, and the limits.

    ``messages`` may come from a seat, over all its sockets, of which it says so many ``phrases``;
    ``sockets`` and ``errands`` (replays, lessons, hints) may be open at once from one address,
    ``tables`` be founded, and ``codes`` for another device be made or tried. Whose request comes
    from one of the ``proxies`` (addresses, or networks such as 10.0.0.0/8) is where its
    ``X-Forwarded-For`` says. The ``monitors`` may read ``/metrics``.
    """

    db: str
    pace: Pace = field(default_factory=Pace)
    workers: int = 1
    messages: Rate = Rate(30, 100)
    phrases: Rate = Rate(5, 10)
    sockets: int = 100
    errands: int = 4
    tables: Rate = Rate(30, 3)
    codes: Rate = Rate(10, 3)
    proxies: tuple[str, ...] = LOOPBACK
    monitors: tuple[str, ...] = LOOPBACK

    @property
    def thinkers(self) -> int:
        """In how many processes the bots of each worker think: a share of the spare cores."""
        return max(1, ((os.cpu_count() or 1) - 1) // self.workers)
