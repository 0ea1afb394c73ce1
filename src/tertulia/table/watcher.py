"""One open socket, as its table sees it: a seat and a bounded queue of frames."""

from __future__ import annotations

import asyncio

from tertulia.table import metrics

QUEUE = 64


class Watcher:
    """Somebody who is told what happens at a table, as ``seat`` or as a spectator (``None``).

    Whoever reads too slowly is dropped, and resumes by the number it holds.
    """

    def __init__(self, seat: int | None, held: int | None = None) -> None:
        self.seat = seat
        self.held = held
        """The newest entry that the client already knows, if it has been here before."""
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue(QUEUE + 1)
        self.dropped = False

    def tell(self, frame: bytes) -> None:
        """Queue a frame to be sent."""
        if self.dropped:
            return
        if self._queue.qsize() >= QUEUE:
            metrics.dropped.inc()
            self.drop()
        else:
            self._queue.put_nowait(frame)

    def drop(self) -> None:
        """Send what is queued no more: the socket is to be closed."""
        self.dropped = True
        while not self._queue.empty():
            self._queue.get_nowait()
        self._queue.put_nowait(None)

    async def next(self, patience: float) -> bytes | None:
        """The next frame, ``None`` if dropped; raises :class:`TimeoutError` after ``patience``."""
        async with asyncio.timeout(patience):
            return await self._queue.get()

    async def drained(self) -> None:
        """Return when all that was queued has been taken."""
        while not self._queue.empty():
            await asyncio.sleep(0.01)
