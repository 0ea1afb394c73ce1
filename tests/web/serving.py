"""A server in a process of its own, which tests may kill. Run as a module it is that server."""

import asyncio
import contextlib
import copy
import os
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from tests.table.tools import Client
from tests.web.browsing import form
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from tertulia.table.commands import Play
from tertulia.table.live import Pace
from tertulia.table.state import State
from tertulia.table.store import Store
from tertulia.web.server import serve
from tertulia.web.settings import Rate, Settings

ROOT = Path(__file__).resolve().parents[2]
FAST = Rate(100_000, 100_000)


class Server:
    """A server with a store of its own, or with the one at ``db``."""

    def __init__(self, folder, db=None, workers=1):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = db or f"sqlite:///{folder / 'tables.sqlite3'}"
        self.workers = workers
        self.log = folder / "log"
        self.process: Any = None

    def start(self):
        command = [sys.executable, "-m", "tests.web.serving"]
        command += [str(self.port), self.db, str(self.workers)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True
            )
        self.wait()
        return self

    def wait(self):
        for _ in range(600):
            assert self.process.poll() is None, self.log.read_text()
            try:
                httpx.get(f"{self.url}/healthz").raise_for_status()
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)

    def stored(self, table):
        """What the table was founded on, and its log."""

        async def read():
            store = await Store.open(self.db)
            found = await store.spec(table), await store.entries(table)
            await store.close()
            return found

        with ThreadPoolExecutor(1) as elsewhere:  # here a loop may be running already
            return elsewhere.submit(asyncio.run, read()).result()

    def wait_for_the_end_of_all(self):
        for _ in range(200):
            if not self.orphans:
                return
            time.sleep(0.05)
        raise AssertionError("a worker outlives its server")

    def end_orphans(self):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    @property
    def orphans(self):
        """Whether anything of the server still runs after its end."""
        try:
            os.killpg(self.process.pid, 0)
        except ProcessLookupError:
            return False
        return True


class Visitor(Client):
    """A client over a real socket, which comes back after every cut and repeats what is pending."""

    def __init__(self, server, **fields):
        super().__init__()
        self.server = server
        answer = httpx.post(f"{server.url}/tables", data=form(**fields))
        self.address = answer.headers["location"]
        self.cookie = answer.headers["set-cookie"].partition(";")[0]
        self.pending = None
        self.acknowledged = {}
        self.stack = ExitStack()
        self.socket: Any = None

    def companion(self):
        """Another window of the same seat."""
        other = copy.copy(self)
        Client.__init__(other)
        other.stack, other.socket = ExitStack(), None
        return other

    def until_seq(self, seq):
        while not self.held or self.held["seq"] < seq:
            self.next()

    def open(self):
        held = f"?from={self.held['seq']}" if self.held else ""
        self.stack.close()
        self.socket = self.stack.enter_context(
            connect(
                f"ws://127.0.0.1:{self.server.port}{self.address}/ws{held}",
                subprotocols=[Subprotocol("tertulia.v1")],
                additional_headers={"Cookie": self.cookie},
                compression=None,
                open_timeout=20,
            )
        )
        self.next()
        if self.pending:
            self.socket.send(self.pending)

    def next(self):
        kind, told = self.take(self.socket.recv(timeout=30))
        if kind == "ack":
            self.acknowledged[told["cid"]] = told["seq"]
        if kind in ("ack", "nack"):
            self.pending = None
        return kind, told

    def until_cut(self):
        """Play on, and return the code with which the line is cut, ``None`` if it has none."""
        try:
            self.play_on()
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd and closed.rcvd.code

    def play_on(self, moves=1000):
        """Play until the game is over or so many moves are acknowledged."""
        moves += len(self.acknowledged)
        while not self.held["over"] and len(self.acknowledged) < moves:
            ask = self.ask
            if ask and not self.pending:
                answer = ask["answers"][len(ask["answers"]) // 2]["a"]
                self.pending = (
                    f'{{"t": "do", "cid": "n{ask["id"]}", "ask": {ask["id"]}, "answer": {answer}}}'
                )
                self.socket.send(self.pending)
            self.next()


def check(server, visitor):
    """Everything acknowledged is in the log, once, where the acknowledgement said."""
    spec, log = server.stored(visitor.address.removeprefix("/t/"))
    named = [entry.command.cid for entry in log if isinstance(entry.command, Play)]
    named = [cid for cid in named if cid]
    assert len(named) == len(set(named))
    for cid, seq in visitor.acknowledged.items():
        assert log[seq].command.cid == cid
    State(spec).follow(log)


def run(*arguments):
    """The command ``tertulia serve``, to its end."""
    program = "from tertulia.cli import main; main()"
    command = [sys.executable, "-c", program, "serve", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)


if __name__ == "__main__":
    port, db, workers = sys.argv[1:]
    settings = Settings(db, Pace(0, 0), int(workers), messages=FAST)
    serve(settings, "127.0.0.1", int(port))
