"""The socket of a table: ``docs/protocol.md`` as seen from the server."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from anyio import create_task_group
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from tertulia.core.text import Text
from tertulia.table import metrics
from tertulia.table.commands import Say
from tertulia.table.hub import Hub, Unreadable
from tertulia.table.live import Table
from tertulia.table.seats import TableSpec
from tertulia.table.watcher import Watcher
from tertulia.table.wire import Nack, encode
from tertulia.web import limits, messages, security
from tertulia.web.pages import hub, number

PROTOCOL = "tertulia.v1"
PING_EVERY = 15.0
SEND_LIMIT = 20.0
"""Seconds in which a client has to take a frame."""

STRIKES = 3

POLICY = 1008
TOO_BIG = 1009
TRY_AGAIN = 1013

GONE = (TimeoutError, WebSocketDisconnect, RuntimeError)
"""What sending raises when there is nobody to take it."""

Admission = Callable[[Hub, HTTPConnection], Awaitable[tuple[TableSpec, int | None] | None]]
Way = Callable[[WebSocket, Table, Watcher], Awaitable[None]]


async def table_socket(socket: WebSocket) -> None:
    """Talk with a player for as long as they stay."""
    await _admit(socket, security.admit)


async def watch_socket(socket: WebSocket) -> None:
    """Talk with a spectator for as long as they stay."""
    await _admit(socket, security.admit_spectator)


async def _admit(socket: WebSocket, admit: Admission) -> None:
    if not security.same_origin(socket.headers):
        await _deny(socket, 403)
        return
    if PROTOCOL not in socket.scope["subprotocols"]:
        await _deny(socket, 400)
        return
    admitted = await admit(hub(socket), socket)
    if admitted is None:
        await _deny(socket, 404)
        return
    with limits.limits(socket).sockets.enter(limits.address(socket)) as room:
        if room:
            with metrics.sockets.track_inprogress():
                await _attend(socket, *admitted)
        else:
            await _deny(socket, 429)


async def _attend(socket: WebSocket, spec: TableSpec, seat: int | None) -> None:
    watcher = Watcher(seat, _held(socket))
    try:
        table = await hub(socket).table(spec.id)
    except Unreadable:
        table = None
    if table is None:
        await _deny(socket, 503)
        return
    table.join(watcher)
    try:
        await socket.accept(PROTOCOL)
        await _converse(socket, table, watcher)
    except WebSocketDisconnect:  # gone before the handshake was over
        pass
    finally:
        table.leave(watcher)


async def _converse(socket: WebSocket, table: Table, watcher: Watcher) -> None:
    """Send and listen, until either is at its end."""
    async with create_task_group() as both:

        async def follow(way: Way) -> None:
            await way(socket, table, watcher)
            both.cancel_scope.cancel()

        both.start_soon(follow, _write)
        both.start_soon(follow, _listen)


async def _write(socket: WebSocket, table: Table, watcher: Watcher) -> None:
    """Send what is queued, until the client is gone, dropped, or takes nothing any more."""
    while True:
        try:
            frame = await watcher.next(PING_EVERY)
        except TimeoutError:
            frame = table.ping(watcher)
        if frame is None:
            await _close(socket, TRY_AGAIN)
            return
        try:
            async with asyncio.timeout(SEND_LIMIT):
                await socket.send_text(frame.decode())
        except GONE:
            return


async def _listen(socket: WebSocket, table: Table, watcher: Watcher) -> None:
    whose = table.spec.id, limits.address(socket) if watcher.seat is None else watcher.seat
    bucket = limits.limits(socket).messages.of(whose)
    phrases = limits.limits(socket).phrases.of(whose)
    strikes = 0
    while strikes < STRIKES:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data: str | bytes = message.get("text") or message.get("bytes") or ""
        if len(data) > limits.MESSAGE_BYTES:
            await _close(socket, TOO_BIG)
            return
        try:
            command = messages.read(data)
        except messages.Malformed as wrong:
            strikes += 1
            metrics.messages.labels("malformed").inc()
            watcher.tell(encode(Nack(wrong.cid, wrong.text)))
            continue
        if not bucket.take():
            strikes += 1
            metrics.messages.labels("too-fast").inc()
            watcher.tell(encode(Nack(command.cid, Text("refusal-too-fast"))))
            continue
        strikes = 0
        if isinstance(command, Say) and not phrases.take():
            watcher.tell(encode(Nack(command.cid, Text("refusal-too-fast"))))
            continue
        metrics.messages.labels("taken").inc()
        table.do(watcher, command)
    with contextlib.suppress(TimeoutError):  # who does not read is cut off without the rest
        async with asyncio.timeout(SEND_LIMIT):
            await watcher.drained()
    await _close(socket, POLICY)


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(*GONE):  # whoever has left needs no close
        async with asyncio.timeout(SEND_LIMIT):
            await socket.close(code)


def _held(socket: WebSocket) -> int | None:
    """The number that a client holds, if it says so."""
    return number(socket.query_params.get("from", ""))


async def _deny(socket: WebSocket, status: int) -> None:
    """Refuse the handshake; the answer tells a stranger nothing."""
    await socket.send_denial_response(PlainTextResponse("", status))
