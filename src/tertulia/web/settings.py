"""What whoever runs the server may set."""

from __future__ import annotations

from dataclasses import dataclass, field

from tertulia.table.live import Pace


@dataclass(frozen=True)
class Rate:
    """A bounded rate: ``burst`` at once, ``per_minute`` in the long run."""

    burst: int = 30
    per_minute: int = 100


@dataclass(frozen=True)
class Settings:
    """The address of the store, the bots' pace and workers, and the limits."""

    db: str
    pace: Pace = field(default_factory=Pace)
    workers: int | None = None
    messages: Rate = field(default_factory=Rate)
