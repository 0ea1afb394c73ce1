"""A server in a process of its own, which tests may kill. Run as a module it is that server."""

import asyncio
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

from tertulia.table.live import Pace
from tertulia.table.store import Store
from tertulia.web.server import serve
from tertulia.web.settings import Rate, Settings

ROOT = Path(__file__).resolve().parents[2]
FAST = Rate(100_000, 100_000)


class Server:
    """A server with a store of its own."""

    def __init__(self, folder):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.db = f"sqlite:///{folder / 'tables.sqlite3'}"
        self.log = folder / "log"
        self.process: Any = None

    def start(self):
        command = [sys.executable, "-m", "tests.web.serving", str(self.port), self.db]
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


if __name__ == "__main__":
    port, db = sys.argv[1:]
    serve(Settings(db, Pace(0, 0), messages=FAST), "127.0.0.1", int(port))
