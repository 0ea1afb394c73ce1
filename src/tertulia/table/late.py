"""Spectators who see what happened a while ago, so that none of them can help a player."""

from __future__ import annotations

from tertulia.table import presence
from tertulia.table.audience import Audience
from tertulia.table.clock import Clock
from tertulia.table.seats import TableSpec
from tertulia.table.state import State
from tertulia.table.store import Store

DELAY = 60_000
"""Milliseconds by which they see everything later."""

STEP = 2.0
"""Seconds from one look at the log to the next."""


class Late:
    """An audience of its own, with a state that follows the log from afar."""

    def __init__(self, spec: TableSpec, store: Store) -> None:
        self.audience = Audience(spec, State(spec), Clock("none"))
        self._store = store

    async def catch_up(self, spec: TableSpec) -> None:
        """Tell what is old enough by now, and who sits there at once: ``spec`` may be newer."""
        self.audience.spec = spec
        self.audience.tell_people()
        state, limit = self.audience.state, presence.now() - DELAY
        for entry in await self._store.entries(state.spec.id, state.seq):
            if entry.at > limit:
                return
            state.follow([entry])
            self.audience.tell(entry)
