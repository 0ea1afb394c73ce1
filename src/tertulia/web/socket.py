"""The socket of a table: ``docs/protocol.md`` as seen from the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from starlette.responses import PlainTextResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from tertulia.core.errors import TertuliaError
from tertulia.core.text import Text
from tertulia.table.live import Table
from tertulia.table.watcher import Watcher
from tertulia.table.wire import Nack, encode
from tertulia.web import limits, messages, security
from tertulia.web.pages import hub

log = logging.getLogger(__name__)

PROTOCOL = "tertulia.v1"
PING_EVERY = 15.0
STRIKES = 3

POLICY = 1008
TOO_BIG = 1009
TRY_AGAIN = 1013


async def table_socket(socket: WebSocket) -> None:
    """Talk with one client for as long as it stays."""
    if not security.same_origin(socket.headers):
        await _deny(socket, 403)
        return
    if PROTOCOL not in socket.scope["subprotocols"]:
        await _deny(socket, 400)
        return
    tables = hub(socket)
    admitted = await security.admit(tables, socket)
    if admitted is None:
        await _deny(socket, 404)
        return
    spec, seat = admitted
    watcher = Watcher(seat, _held(socket))
    try:
        table = await tables.table(spec.id)
    except TertuliaError:
        log.exception("table %s can't be opened", spec.id)
        table = None
    if table is None:
        await _deny(socket, 503)
        return
    table.join(watcher)
    try:
        await socket.accept(PROTOCOL)
        await _converse(socket, table, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        table.leave(watcher)


async def _converse(socket: WebSocket, table: Table, watcher: Watcher) -> None:
    writer = asyncio.create_task(_write(socket, table, watcher))
    try:
        await _listen(socket, table, watcher)
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)


async def _write(socket: WebSocket, table: Table, watcher: Watcher) -> None:
    while True:
        try:
            frame = await watcher.next(PING_EVERY)
        except TimeoutError:
            frame = table.ping()
        # The client may be gone already; then the listener hears of it too.
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            if frame is None:
                await socket.close(TRY_AGAIN)
                return
            await socket.send_text(frame.decode())


async def _listen(socket: WebSocket, table: Table, watcher: Watcher) -> None:
    bucket = limits.Bucket(socket.app.state.settings.messages)
    strikes = 0
    while strikes < STRIKES:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        data: str | bytes = message.get("text") or message.get("bytes") or ""
        if len(data) > limits.MESSAGE_BYTES:
            await socket.close(TOO_BIG)
            return
        try:
            command = messages.read(data)
        except messages.Malformed as wrong:
            strikes += 1
            watcher.tell(encode(Nack(wrong.cid, wrong.text)))
            continue
        if not bucket.take():
            strikes += 1
            watcher.tell(encode(Nack(command.cid, Text("refusal-too-fast"))))
            continue
        strikes = 0
        table.do(watcher, command)
    await watcher.drained()
    await socket.close(POLICY)


def _held(socket: WebSocket) -> int | None:
    """The number that a client holds, if it says so."""
    held = socket.query_params.get("from", "")
    return int(held) if held.isascii() and held.isdigit() and len(held) < 10 else None


async def _deny(socket: WebSocket, status: int) -> None:
    """Refuse the handshake; the answer tells a stranger nothing."""
    await socket.send_denial_response(PlainTextResponse("", status))
