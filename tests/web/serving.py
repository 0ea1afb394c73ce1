"""A server in a process of its own, which tests may kill, and clients over real sockets."""

import asyncio
import contextlib
import json
import os
import random
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
from tests.table.tools import LONG, Client
from tests.web.browsing import form
from tests.web.nursery import ROOT, Child
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from tertulia.table.clock import BANK, INCREMENT
from tertulia.table.state import State
from tertulia.table.store import Store


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
        self.process = Child(self.log, self.port, self.db, self.workers)
        self.wait()
        return self

    def wait(self):
        for _ in range(6000):
            assert self.process.poll() is None, self.log.read_text()
            try:
                httpx.get(f"{self.url}/healthz").raise_for_status()
                return
            except httpx.TransportError:
                time.sleep(0.01)
        raise AssertionError(self.log.read_text())

    def kill(self):
        self.process.kill()
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait()

    def stored(self, table):
        """What the table was founded on, and its log."""
        return self._read(table)[:2]

    def clocks(self, table):
        """Who is on the clock and who is asked, each with the ask; how long the clocks may run."""
        spec, log, timers = self._read(table)
        state = State(spec)
        state.follow(log)
        running = {timer.n: timer.ask for timer in timers if timer.runs}
        now = 1000 * time.time()
        left = [timer.due - now for timer in timers if timer.runs]
        return running, state.asks, left, BANK + INCREMENT * len(log)

    def _read(self, table):
        async def read():
            store = await Store.open(self.db)
            found = await store.spec(table), await store.entries(table), await store.timers(table)
            await store.close()
            return found

        with ThreadPoolExecutor(1) as elsewhere:  # here a loop may be running already
            return elsewhere.submit(asyncio.run, read()).result()

    def wait_for_the_end_of_all(self):
        wait_until(lambda: not self.orphans, "a worker outlives its server")

    def end_orphans(self):
        with contextlib.suppress(ProcessLookupError):  # all have ended
            os.killpg(self.process.pid, signal.SIGKILL)

    def children(self):
        """The workers of a server that has several, by id."""
        pid = self.process.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        started = (Path(f"/proc/{child}/cmdline").read_text() for child in found)
        named = zip(found, started, strict=True)
        return [int(child) for child, command in named if "spawn_main" in command]

    def thinkers(self):
        """All that the server has started, by id."""
        started = (int(path.name) for path in Path("/proc").glob("[0-9]*"))
        return [pid for pid in started if pid != self.process.pid and self.started(pid)]

    def started(self, pid):
        try:
            return os.getpgid(pid) == self.process.pid
        except ProcessLookupError:
            return False

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

    def __init__(self, server, address, cookie, seat=0):
        super().__init__()
        self.server = server
        self.address = address
        self.cookie = cookie
        self.seat = seat
        self.dice = random.Random(seat)
        self.links: dict[str, str] = {}  # of those whom it may invite
        self.pending = None
        self.sent = 0
        self.acknowledged = {}
        self.stack = ExitStack()
        self.socket: Any = None

    def companion(self):
        """Another window of the same seat."""
        return Visitor(self.server, self.address, self.cookie, self.seat)

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
                open_timeout=LONG,
            )
        )
        self.next()
        if self.pending:
            self.socket.send(self.pending)

    def next(self):
        kind, told = self.take(self.socket.recv(timeout=LONG))
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

    def live_once(self):
        """Come back if the server lets us, and play until it ends; the code as above."""
        try:
            self.open()
        except (OSError, EOFError, WebSocketException):
            return None
        return self.until_cut()

    def settle(self):
        """Come back, and wait for the answer that is still due."""
        self.open()
        while self.pending:
            self.next()

    def play_on(self, moves=1000):
        """Play until the game is over or so many moves are acknowledged."""
        moves += len(self.acknowledged)
        while not self.held["over"] and len(self.acknowledged) < moves:
            if not self.pending:
                self.pending = self.wish()
                if self.pending:
                    self.socket.send(self.pending)
            self.next()

    def wish(self):
        """What to send now, if anything: mostly an answer, now and then an undo."""
        self.sent += 1
        cid = f"{self.seat} {self.sent}"
        if self.held["undo"] and self.dice.random() < 0.1:
            return json.dumps({"t": "undo", "cid": cid})
        if self.ask is None:
            return None
        answers = self.ask["answers"]
        answer = answers[len(answers) // 2]["a"]
        return json.dumps({"t": "do", "cid": cid, "ask": self.ask["id"], "answer": answer})


def wait_until(done, otherwise):
    """Wait until something is so; fails with ``otherwise`` if it does not come to be."""
    until = time.monotonic() + LONG
    while not done():
        assert time.monotonic() < until, otherwise
        time.sleep(0.05)


def founder(server, **fields):
    """The founder of a new table."""
    answer = httpx.post(f"{server.url}/tables", data=form(**fields))
    return Visitor(server, answer.headers["location"], _cookie(answer))


def gather(server, **fields):
    """The founder of a new table, and all guests."""
    host = founder(server, bot="friend", **fields)
    links = httpx.get(f"{server.url}{host.address}/seats", headers={"Cookie": host.cookie})
    party = [host]
    host.links = links.json()["links"]
    for seat, link in host.links.items():
        answer = httpx.post(server.url + link, data={"name": f"Guest {seat}"})
        party.append(Visitor(server, host.address, _cookie(answer), int(seat)))
    return party


def _cookie(answer):
    return answer.headers["set-cookie"].partition(";")[0]


def all_at_once(party, act):
    """What each gives, acting in threads of their own."""
    with ThreadPoolExecutor(len(party)) as threads:
        return list(threads.map(act, party))


def check(server, *party):
    """Everything acknowledged is in the log, once, where the acknowledgement said."""
    spec, log = server.stored(party[0].address.removeprefix("/t/"))
    named = [entry.command.cid for entry in log[1:] if entry.command.cid]
    assert len(named) == len(set(named))
    for visitor in party:
        for cid, seq in visitor.acknowledged.items():
            assert (log[seq].actor, log[seq].command.cid) == (visitor.seat, cid)
    State(spec).follow(log)


def check_clocks(server, party):
    """The clocks of exactly those who are asked run, to a time that may be."""
    table = party[0].address.removeprefix("/t/")
    for _ in range(1200):
        running, asked, left, most = server.clocks(table)
        if running == asked:  # else the server is between an entry and its clocks
            assert all(0 < one <= most for one in left)
            return
        time.sleep(0.05)
    raise AssertionError((running, asked))


def run(*arguments):
    """The command ``tertulia serve``, to its end."""
    program = "from tertulia.cli import main; main()"
    command = [sys.executable, "-c", program, "serve", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60)
