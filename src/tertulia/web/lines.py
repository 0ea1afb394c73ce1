"""Connections as uvicorn makes them, but cut where somebody would hold or fill one for nothing.

Uvicorn waits for ever for the end of a request and for whoever does not read an answer, and sends
an answer to each ping, read or not.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from tertulia.web.limits import Bucket
from tertulia.web.settings import Rate

EXCHANGE = 60.0
"""Seconds that a client has for a request, and to take the answer."""

FAREWELL = 15.0
"""Seconds that a client has to take what was sent to it before its socket was closed."""

SIGNS = Rate(60, 120)
"""What may come over a socket beside messages: pings, pongs, and the further parts of a message."""


class RequestLine(H11Protocol):
    """A connection for requests, cut when :data:`EXCHANGE` is over and none has been answered."""

    _end: asyncio.TimerHandle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # so does h11_impl
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end.cancel()
        super().connection_lost(exc)

    def on_response_complete(self) -> None:
        self._end.cancel()
        self._wait()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._end.cancel()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._end = self.loop.call_later(EXCHANGE, self.transport.abort)


class SocketLine(WebSocketsSansIOProtocol):
    """A socket, cut if it is all signs and no messages, or if its client does not let it end."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._signs = Bucket(SIGNS)

    def handle_ping(self) -> None:
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may():
            super().handle_cont(event)

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(FAREWELL, self.transport.abort)

    def _may(self) -> bool:
        if self._signs.take():
            return True
        self.transport.abort()
        return False
