"""Connections that somebody holds or fills for nothing, over real sockets."""

import asyncio
import contextlib
import socket
import threading
import time
from types import SimpleNamespace

import httpx
import pytest
import uvicorn
from tests.table.tools import LONG
from tests.web.serving import founder, wait_until

from tertulia.table.stewards import Pace
from tertulia.web import lines
from tertulia.web.server import configure
from tertulia.web.settings import Settings

MASK = bytes(4)
PING, PONG, PART = (bytes([code, 0x80]) + MASK for code in (0x89, 0x8A, 0x00))
BEGIN = b"\x01\x80" + MASK  # of a text that never ends
HALVES = {
    "nothing": b"",
    "half a header": b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half a form": b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\ngame=",
    "a second half": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
}


@pytest.fixture
def serve(tmp_path, monkeypatch):
    """Serves the application, or another, in a thread; ends it at the end."""
    monkeypatch.setattr(lines, "EXCHANGE", 0.5)
    monkeypatch.setattr(lines, "FAREWELL", 0.5)
    with contextlib.ExitStack() as stack:

        def serve(app=None):
            door = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
            host, port = door.getsockname()
            settings = Settings(f"sqlite:///{tmp_path / 'tables.sqlite3'}", Pace(0, 0))
            config = configure(settings, host, port)
            if app:
                config.app, config.lifespan = lambda: app, "off"
            server = uvicorn.Server(config)
            thread = threading.Thread(target=server.run, args=([door],))
            thread.start()
            stack.callback(thread.join)
            stack.callback(setattr, server, "should_exit", True)
            lines_of = server.server_state.connections
            return SimpleNamespace(url=f"http://{host}:{port}", port=port, lines=lines_of)

        yield serve


def call(server, said):
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(LONG)
    line.sendall(said)
    return line


def shake_hands(server, address, cookie="", more=""):
    """A bare socket at ``address``."""
    line = call(
        server,
        f"GET {address}/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Protocol: tertulia.v1\r\n{more}\r\n".encode(),
    )
    assert b" 101 " in line.recv(20)
    return line


def until_cut(line):
    """Read until the server cuts the line; raises :class:`TimeoutError` if it does not."""
    with contextlib.suppress(ConnectionError):  # cut off is cut off, be it with a reset
        while line.recv(1 << 16):
            pass


@pytest.mark.parametrize("half", HALVES)
def test_who_does_not_end_a_request_is_cut_off(serve, half):
    with call(serve(), HALVES[half]) as line:
        until_cut(line)


def test_whoever_is_answered_or_talks_keeps_the_line(serve, monkeypatch):
    monkeypatch.setattr(lines, "EXCHANGE", 2.0)
    server = serve()
    with httpx.Client(base_url=server.url) as client:
        client.get("/healthz")
        (line,) = server.lines
        for _ in range(4):
            time.sleep(0.7)
            client.get("/healthz")
        assert server.lines == {line}
        visitor = founder(server)
        visitor.open()
        time.sleep(2.5)
        visitor.play_on(moves=3)


@pytest.mark.parametrize("sign", [PING, PONG, PART], ids=["ping", "pong", "part"])
def test_who_sends_signs_and_no_messages_is_cut_off(serve, sign):
    server = serve()
    visitor = founder(server)
    with shake_hands(server, visitor.address, visitor.cookie) as line:
        line.sendall((BEGIN if sign == PART else b"") + sign * (lines.SIGNS.burst // 2))
        time.sleep(0.3)
        assert any(isinstance(one, lines.SocketLine) for one in list(server.lines))
        line.sendall(sign * 2 * lines.SIGNS.burst)
        until_cut(line)


def test_no_frame_is_packed_though_a_client_would_like_it(serve):
    """Its length would tell more of a hand than that of the same frame unpacked."""
    server = serve()
    visitor = founder(server)
    offer = "Sec-WebSocket-Extensions: permessage-deflate\r\n"
    with shake_hands(server, visitor.address, visitor.cookie, offer) as line:
        assert b"permessage-deflate" not in line.recv(1 << 16)


def test_who_reads_nothing_is_cut_off_though_much_is_still_to_be_sent(serve):
    async def talkative(scope, receive, send):
        await send({"type": "websocket.accept", "subprotocol": "tertulia.v1"})
        with contextlib.suppress(TimeoutError):  # it stops talking, as its reader does not read
            async with asyncio.timeout(0.3):
                while True:
                    await send({"type": "websocket.send", "text": "x" * 1_000_000})

    server = serve(talkative)
    with shake_hands(server, ""):
        wait_until(lambda: not server.lines, "the line is still there")
