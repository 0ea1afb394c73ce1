"""Many tables at once, on loopback: ``python -m benchmarks.load``.

People hold all seats. Actions come evenly spread over the tables, from a schedule that does not
wait for answers; each is timed from its sending to the frame that tells it to the last of its
table, but for those in a response window, which are held back on purpose. The client shares the
machine's cores with the server, as everything here does.

Memory is judged where a run is long enough to tell: games give way to new ones all the time, so
once each table has seen some the server holds as much as before. It grows if the median of the last
third of the run is more than 2 % over that of the middle third. With ``short`` games, which end by
the limits that they offer, ten minutes see hundreds.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Annotated, Any

import httpx
import typer
from msgspec import Struct, json
from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Subprotocol

import tertulia
from tertulia.web.memory import settle
from tertulia.web.server import serve
from tertulia.web.settings import Rate, Settings

ANY = Rate(10**9, 10**9)
SHORT = "3"  # of whatever a game limits for simulations, such as rounds
GOAL_MS = 100
GROWTH = 0.02
ENOUGH = 10  # samples in a third of the run
SAMPLE = 10.0
WRITE = 0.05
console = Console()


class Answer(Struct):
    """Of a legal answer, what it takes to give it."""

    a: int


class Ask(Struct):
    """Of an ask, what it takes to answer it."""

    id: int
    answers: list[Answer]


class Frame(Struct):
    """Of any frame, what the load needs."""

    t: str
    seq: int = -1
    ask: Ask | None = None
    thinking: int | None = None
    over: dict[str, Any] | None = None


read = json.Decoder(Frame).decode


@dataclass
class Seat:
    """A socket, and when it was told of what since the last action."""

    line: ClientConnection
    ask: Ask | None = None
    in_window: bool = False
    told: list[tuple[int, float]] = field(default_factory=list)

    def reached(self, seq: int) -> float | None:
        """When it was told of the entry ``seq``."""
        return next((at for found, at in self.told if found >= seq), None)


class Party:
    """A table, its seats, and the action that is under way."""

    def __init__(self, seats: list[Seat], times: list[float]) -> None:
        self.seats = seats
        self.times = times
        self.over = False
        self.lost = False
        self.refused = 0
        self.sent: float | None = None
        self.held = False
        self.acked: int | None = None
        self.listeners = [asyncio.create_task(self.listen(seat)) for seat in seats]

    async def listen(self, seat: Seat) -> None:
        """Take what one seat is told; a table that loses a socket gives way to another."""
        with suppress(WebSocketException):
            async for data in seat.line:
                frame = read(data)
                now = time.perf_counter()
                if frame.t in ("hello", "ev"):
                    seat.ask, seat.in_window = frame.ask, frame.thinking is not None
                    seat.told.append((frame.seq, now))
                    self.over |= frame.over is not None
                elif frame.t == "ack":
                    self.acked = frame.seq
                elif frame.t == "nack":
                    self.refused += 1
                    self.sent = None
                self.settle()
        self.lost = self.over = True

    def settle(self) -> None:
        """Note the time if the action has reached everyone."""
        if self.sent is None or self.acked is None:
            return
        reached = [seat.reached(self.acked) for seat in self.seats]
        found = [at for at in reached if at is not None]
        if len(found) == len(reached):
            if not self.held:
                self.times.append(1000 * (max(found) - self.sent))
            self.sent = None

    async def act(self, dice: random.Random) -> bool:
        """Let one of those who are asked answer; whether anybody could."""
        asked = [seat for seat in self.seats if seat.ask]
        if self.sent is not None or self.over or not asked:
            return False
        seat = dice.choice(asked)
        ask = seat.ask
        assert ask is not None
        for other in self.seats:
            other.told.clear()
        answer = dice.choice(ask.answers).a
        message = {"t": "do", "cid": f"{ask.id}", "ask": ask.id, "answer": answer}
        self.acked, self.held, self.sent = None, seat.in_window, time.perf_counter()
        with suppress(WebSocketException):  # `listen` takes note of it
            await seat.line.send(json.encode(message).decode())
        return True

    async def leave(self) -> None:
        """Close all sockets."""
        for listener in self.listeners:
            listener.cancel()
        await asyncio.gather(*(seat.line.close() for seat in self.seats), return_exceptions=True)


class Crowd:
    """All parties, and the web client that founds their tables."""

    def __init__(self, port: int, seats: int, short: bool) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.port = port
        self.seats = seats
        self.short = short
        self.played = self.lost = 0
        # The server closes a line that is idle for 5 s, perhaps just as it would be used again.
        lines = httpx.Limits(keepalive_expiry=1)
        self.web = httpx.AsyncClient(base_url=self.url, timeout=60, limits=lines)
        self.times: list[float] = []
        self.parties: list[Party] = []
        self.games = itertools.cycle(
            name for name, game in sorted(tertulia.games().items()) if seats in game.seats
        )

    async def gather(self) -> Party:
        """Found a table and take all its seats."""
        name = next(self.games)
        form = {"game": name} | {f"seat-{n}": "friend" for n in range(1, self.seats)}
        if self.short:
            form |= {f"option-{limit}": SHORT for limit in tertulia.game(name).simulated}
        self.web.cookies.clear()
        answer = await self.web.post("/tables", data=form)
        table, host = answer.headers["location"], _cookie(answer)
        links = await self.web.get(f"{table}/seats", headers={"Cookie": host})
        cookies = [host]
        for n, link in links.json()["links"].items():
            self.web.cookies.clear()
            cookies.append(_cookie(await self.web.post(link, data={"name": f"Guest {n}"})))
        lines = [await self.open(table, cookie) for cookie in cookies]
        return Party([Seat(line) for line in lines], self.times)

    async def open(self, table: str, cookie: str) -> ClientConnection:
        """A socket of the seat that ``cookie`` opens."""
        return await connect(
            f"ws://127.0.0.1:{self.port}{table}/ws",
            subprotocols=[Subprotocol("tertulia.v1")],
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )

    async def play(self, rate: float, seconds: float) -> int:
        """Act at this rate; a table whose game is over gives way to a new one."""
        dice = random.Random(1)
        began, late, renewals = time.perf_counter(), 0, set()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            for _ in range(len(self.parties)):
                place = dice.randrange(len(self.parties))
                if self.parties[place].over:
                    gone, self.parties[place] = self.parties[place], _nobody(self.times)
                    renewal = asyncio.create_task(self.renew(place, gone))
                    renewals.add(renewal)
                    renewal.add_done_callback(renewals.discard)
                elif await self.parties[place].act(dice):
                    break
            else:
                late += 1
        await asyncio.sleep(1)
        return late

    async def renew(self, place: int, gone: Party) -> None:
        """Put a new table in the place of one that is over."""
        self.played += not gone.lost
        self.lost += gone.lost
        await gone.leave()
        self.parties[place] = await self.gather()


def _spread(times: Sequence[float]) -> str:
    p50, p99 = (times[int(len(times) * share)] for share in (0.5, 0.99))
    return f"median {p50:.1f} ms, 99 % {p99:.1f} ms, most {times[-1]:.1f} ms"


def _nobody(times: list[float]) -> Party:
    return Party([], times)


def _cookie(answer: httpx.Response) -> str:
    if "set-cookie" not in answer.headers:
        raise RuntimeError(f"no seat, but {answer.status_code} {answer.url}: {answer.text[:2000]}")
    return answer.headers["set-cookie"].partition(";")[0]


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1024


def busy(pid: int) -> float:
    """Seconds of a processor that a process has used."""
    spent = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


async def write(folder: str, found: list[float]) -> None:
    """Note again and again how long the disk takes by itself, in milliseconds."""
    with tempfile.TemporaryFile(dir=folder) as file:
        while True:
            await asyncio.sleep(WRITE)
            began = time.perf_counter()
            await asyncio.to_thread(_flush, file.fileno())
            found.append(1000 * (time.perf_counter() - began))


def _flush(file: int) -> None:
    os.write(file, bytes(4096))
    os.fsync(file)


async def sample(pid: int, found: list[float]) -> None:
    """Note the server's memory again and again."""
    while True:
        await asyncio.sleep(SAMPLE)
        found.append(memory(pid))


def grows(held: Sequence[float]) -> bool | None:
    """Whether memory grows, told by samples of the whole run; ``None`` if they are too few."""
    third = len(held) // 3
    if third < ENOUGH:
        console.print("verdict on memory: none, as it takes five minutes at least")
        return None
    first, middle, last = (median(held[n * third : (n + 1) * third]) for n in range(3))
    over = last / middle - 1
    console.print(
        f"memory by thirds: {first:.1f}, {middle:.1f}, {last:.1f} MiB, most {max(held):.1f}\n"
        f"verdict on memory: {'GROWS' if over > GROWTH else 'does not grow'}, the last third is "
        f"{100 * over:+.1f} % of the middle one; allowed are {100 * GROWTH:.0f} %"
    )
    return over > GROWTH


async def load(
    port: int,
    pid: int,
    folder: str,
    tables: int,
    seats: int,
    rate: float,
    seconds: float,
    short: bool,
) -> bool:
    """Put the load on a server and report; whether it has reached its goals."""
    crowd = Crowd(port, seats, short)
    empty = memory(pid)
    began = time.perf_counter()
    for _ in range(tables):
        crowd.parties.append(await crowd.gather())
    opened = memory(pid)
    took = time.perf_counter() - began
    console.print(
        f"{tables} tables of {seats} sockets in {took:.0f} s; "
        f"{1024 * (opened - empty) / tables:.0f} KiB a table over {empty:.0f} MiB without any"
    )
    settle()  # the client's own collections would count as the server's time
    held: list[float] = []
    flushes: list[float] = []
    probes = [asyncio.create_task(sample(pid, held)), asyncio.create_task(write(folder, flushes))]
    before = busy(pid)
    late = await crowd.play(rate, seconds)
    spent = busy(pid) - before
    for probe in probes:
        probe.cancel()
    times = sorted(crowd.times)
    refused = sum(party.refused for party in crowd.parties)
    p99 = times[int(len(times) * 0.99)]
    console.print(
        f"{rate * seconds:g} actions, {rate:g} a second, {refused} refused, {late} not possible; "
        f"{1000 * spent / (rate * seconds):.2f} ms of a processor in the server for each\n"
        f"to the last seat, of the {len(times)} outside windows: {_spread(times)}\n"
        f"the disk alone, {len(flushes)} times meanwhile: {_spread(sorted(flushes))}\n"
        f"load of the machine {os.getloadavg()[0]:.1f}"
    )
    quick = p99 < GOAL_MS
    done = 1 - late / (rate * seconds)
    console.print(
        f"{crowd.played} games came to their end and gave way to others, {crowd.lost} tables lost "
        "a socket\n"
        f"verdict on time: {'good' if quick else 'TOO SLOW'}, 99 % within {p99:.0f} ms of "
        f"{GOAL_MS}; {100 * done:.0f} % of the actions were possible, of 95"
    )
    steady = not grows(held)
    good = quick and done > 0.95 and steady
    await asyncio.gather(*(party.leave() for party in crowd.parties))
    await crowd.web.aclose()
    return good


def main(
    tables: Annotated[int, typer.Option(help="Tables at once.")] = 300,
    seats: Annotated[int, typer.Option(help="People at each.")] = 4,
    rate: Annotated[float, typer.Option(help="Actions a second, over all tables.")] = 150,
    seconds: Annotated[float, typer.Option(help="For how long.")] = 60,
    db: Annotated[str, typer.Option(help="The store; by default a new SQLite file.")] = "",
    workers: Annotated[int, typer.Option(help="Processes of the server.")] = 1,
    short: Annotated[bool, typer.Option(help="Games that end soon.")] = False,
    role: Annotated[str, typer.Option(hidden=True)] = "",
) -> None:
    """Measure; the exit code is 1 if 99 % take too long or memory grows."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if role:
        settings = Settings(db, workers=workers, messages=ANY, tables=ANY, sockets=10**9)
        serve(settings, "127.0.0.1", int(role))
        return
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        store = db or f"sqlite:///{folder}/tables.sqlite3"
        command = [sys.executable, "-m", "benchmarks.load", "--role", str(port)]
        command += ["--db", store, "--workers", str(workers)]
        with open(f"{folder}/log", "wb") as log:
            server = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            _wait(port)
            good = asyncio.run(load(port, server.pid, folder, tables, seats, rate, seconds, short))
        finally:
            server.terminate()
            server.wait()
    sys.exit(not good)


def _wait(port: int) -> None:
    for _ in range(300):
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz").raise_for_status()
            return
        except (httpx.HTTPError, WebSocketException):
            time.sleep(0.1)
    raise TimeoutError("the server does not start")


if __name__ == "__main__":
    typer.run(main)
