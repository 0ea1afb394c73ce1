"""Bots by socket that take part in a tournament: the protocol of a table, without a table.

A guest is a :class:`Bot` whose answers come from whoever holds its token. It is told the view of
its seat at each of its decisions, and nothing else.
"""

from __future__ import annotations

import hmac
import re
import secrets
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http import HTTPStatus
from select import select
from threading import Event, Thread
from typing import Any, Final

from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve
from websockets.typing import Subprotocol

from tertulia.bots import Bot
from tertulia.core.errors import BadOption
from tertulia.core.position import Decision, View
from tertulia.core.rng import Rng
from tertulia.core.text import Text
from tertulia.table.commands import Play
from tertulia.table.frames import moment
from tertulia.table.wire import Ack, Nack, encode
from tertulia.web.limits import MESSAGE_BYTES
from tertulia.web.messages import Malformed, read
from tertulia.web.security import COOKIE
from tertulia.web.socket import POLICY, PROTOCOL, STRIKES

NAME: Final = re.compile(r"socket:(?P<path>[A-Za-z0-9_-]{1,40})")
HOST: Final = "127.0.0.1"
FAREWELL: Final = 2.0
"""Seconds in which a guest has to answer that the line is closed."""


class Guest(Bot):
    """A bot somewhere else, with ``patience`` in seconds for each of its answers.

    It comes to ``address`` with ``token`` as its cookie, as to a table. Greedy answers where it is
    late or gone. What it does wrong :data:`STRIKES` times in a row closes its line; it may come
    again. ``faults`` counts how often it was ``late`` or ``gone``, and what it said that was
    ``refused``.
    """

    def __init__(self, name: str, patience: float) -> None:
        super().__init__(name)
        self.token = f"{COOKIE}={secrets.token_urlsafe(24)}"
        self.address = ""
        self.arrived = Event()
        self.faults: Counter[str] = Counter()
        self._patience = patience
        self._line: ServerConnection | None = None
        self._asks = 0
        self._strikes = 0

    def attend(self, line: ServerConnection) -> None:
        """Speak over ``line`` until it is closed, and no more over the one before."""
        before, self._line, self._strikes = self._line, line, 0
        if before is not None:
            before.close()
        self.arrived.set()
        line.wait_closed()

    def leave(self) -> None:
        """Close the line: there is nothing more to play."""
        if self._line is not None:
            self._line.close()

    def choose(self, view: View[Any, Any], rng: Rng) -> int:
        decision = view.ask()
        try:
            return self._answer(view, decision)
        except TimeoutError:
            self._note("late")
        except ConnectionClosed:
            self.faults["gone"] += 1
        return view.game.greedy(view, decision.seat, rng)

    def _answer(self, view: View[Any, Any], decision: Decision) -> int:
        """What it answers; raises :class:`TimeoutError` and :class:`ConnectionClosed`."""
        self._asks += 1
        line = self._line
        assert line is not None
        until = time.monotonic() + self._patience
        if not _takes(line, self._patience):
            raise TimeoutError
        line.send(moment(view, self._asks), text=True)
        while True:
            said = line.recv(max(0.0, until - time.monotonic()))
            try:
                command = self._read(said, decision)
            except Malformed as wrong:
                line.send(encode(Nack(wrong.cid, wrong.text)), text=True)
                self._note("refused")
                continue
            line.send(encode(Ack(command.cid, self._asks)), text=True)
            self._strikes = 0
            return command.answer

    def _read(self, said: str | bytes, decision: Decision) -> Play:
        """A legal answer to this decision; raises :class:`Malformed` with what is wrong."""
        command = read(said)
        if not isinstance(command, Play):
            raise Malformed(command.cid, Text("refusal-malformed"))
        if command.ask != self._asks:
            raise Malformed(command.cid, Text("refusal-too-late"))
        if command.answer not in decision.answers:
            raise Malformed(command.cid, decision.refuse(command.answer).reason)
        return command

    def _note(self, fault: str) -> None:
        self.faults[fault] += 1
        self._strikes += 1
        if self._strikes == STRIKES and self._line is not None:
            self._line.close(POLICY)


@contextmanager
def invited(names: Sequence[str], patience: float, port: int = 0) -> Iterator[dict[str, Guest]]:
    """Guests by name, with a door for them at ``port`` of this machine; 0 is any that is free.

    Raises :class:`BadOption` for a name that is none.
    """
    guests = {_path(name): Guest(name, patience) for name in names}

    def admit(line: ServerConnection, request: Request) -> Response | None:
        guest = guests.get(request.path.removesuffix("/ws"))
        token = request.headers.get("Cookie", "").encode()
        if guest is None or not hmac.compare_digest(token, guest.token.encode()):
            return line.respond(HTTPStatus.NOT_FOUND, "")
        return None

    def attend(line: ServerConnection) -> None:
        assert line.request is not None
        guests[line.request.path.removesuffix("/ws")].attend(line)

    with serve(
        attend,
        HOST,
        port,
        subprotocols=[Subprotocol(PROTOCOL)],
        compression=None,
        process_request=admit,
        close_timeout=FAREWELL,
        max_size=MESSAGE_BYTES,
    ) as server:
        for path, guest in guests.items():
            guest.address = f"http://{HOST}:{server.socket.getsockname()[1]}{path}"
        Thread(target=server.serve_forever).start()
        yield {guest.name: guest for guest in guests.values()}


def _takes(line: ServerConnection, patience: float) -> bool:
    """Whether ``line`` takes a frame in time; to who reads nothing one would be sent for ever."""
    try:
        return bool(select([], [line.socket], [], patience)[1])
    except (OSError, ValueError):  # closed, as whoever sends will learn
        return True


def _path(name: str) -> str:
    found = NAME.fullmatch(name)
    if found is None:
        raise BadOption("bots", name, "socket: and a name of letters, digits, - and _")
    return f"/{found['path']}"
