"""What whoever runs the server may set."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from tertulia.table.live import Pace


@dataclass(frozen=True)
class Rate:
    """A bounded rate: ``burst`` at once, ``per_minute`` in the long run."""

    burst: int = 30
    per_minute: int = 100


@dataclass(frozen=True)
class Settings:
    """The address of the store, the processes, the bots' pace, and the limits."""

    db: str
    pace: Pace = field(default_factory=Pace)
    workers: int = 1
    messages: Rate = field(default_factory=Rate)

    @property
    def thinkers(self) -> int:
        """In how many processes the bots of each worker think: a share of the spare cores."""
        return max(1, ((os.cpu_count() or 1) - 1) // self.workers)
