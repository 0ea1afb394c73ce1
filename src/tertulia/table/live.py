"""A live table: one task that takes one command after the other, writes it down, and tells it."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

from tertulia.core.errors import IllegalMove
from tertulia.core.match import Match
from tertulia.core.text import Text
from tertulia.table import frames, metrics
from tertulia.table.commands import Action, Entry, Play, Refused
from tertulia.table.frames import Picture
from tertulia.table.seats import TableSpec
from tertulia.table.state import State
from tertulia.table.store import Store, Taken
from tertulia.table.thinking import STRENGTHS, Thinker
from tertulia.table.watcher import Watcher
from tertulia.table.wire import Ack, Nack, People, Person, Ping, encode

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[None]]

GRACE = 5.0
"""Seconds that a table has to finish what is in hand when it is to end."""

STANDBY = 3.0
"""Seconds that bots wait for those of another process which has written the newest entry."""


@dataclass(frozen=True)
class Pace:
    """How long a bot's move takes at least, in seconds: somewhere from ``least`` to ``most``."""

    least: float = 0.6
    most: float = 1.4

    def pause(self, bot: str) -> float:
        """The seconds from a question to the answer of a bot of this strength.

        Never less than it may think: a bot with a single answer does not, and its haste would
        tell the table what it holds.
        """
        return max(self.least, STRENGTHS[bot].seconds) + random.uniform(0, self.most - self.least)


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Table:
    """One table in this process. All that it does, it does in its own task, in order.

    If anything unforeseen happens, such as a full disk, what is in memory can't be trusted: the
    table has ``failed`` and lets everyone go. They come back to one that is read anew, and send
    again what was not acknowledged.
    """

    def __init__(
        self, spec: TableSpec, state: State, store: Store, thinker: Thinker, pace: Pace
    ) -> None:
        self.spec = spec
        self.idle_since: float | None = time.monotonic()
        self.failed = False
        self._state = state
        self._store = store
        self._thinker = thinker
        self._pace = pace
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._arriving: set[Watcher] = set()
        self._watchers: set[Watcher] = set()
        self._pictures: dict[int | None, Picture] = {}
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._task = asyncio.create_task(self._run(), name=f"table {spec.id}")

    @classmethod
    async def load(cls, spec: TableSpec, store: Store, thinker: Thinker, pace: Pace) -> Table:
        """The table as the store tells it."""
        state = State(spec)
        state.follow(await store.entries(spec.id))
        return cls(spec, state, store, thinker, pace)

    # From outside: each puts one job in the queue.

    def join(self, watcher: Watcher) -> None:
        """Begin to tell ``watcher`` what happens."""
        if self.failed:
            watcher.drop()
            return
        self._arriving.add(watcher)
        self._jobs.put_nowait(partial(self._join, watcher))

    def leave(self, watcher: Watcher) -> None:
        """Tell ``watcher`` no more."""
        self._jobs.put_nowait(partial(self._leave, watcher))

    def do(self, watcher: Watcher, command: Action) -> None:
        """Carry out a command of the watcher's seat, and answer it."""
        asked = time.monotonic()

        async def answer() -> None:
            await self._do(watcher, command)
            metrics.answer_seconds.observe(time.monotonic() - asked)

        self._jobs.put_nowait(answer)

    def look_again(self) -> None:
        """Read anew who sits here."""
        self._jobs.put_nowait(self._reseat)

    async def match(self) -> Match[Any, Any] | None:
        """The match as it is on disk; ``None`` if the table has failed."""
        found: asyncio.Future[Match[Any, Any]] = asyncio.get_running_loop().create_future()

        async def look() -> None:
            found.set_result(self._state.match)

        self._jobs.put_nowait(look)
        await asyncio.wait((found, self._task), return_when=asyncio.FIRST_COMPLETED)
        return found.result() if found.done() else None

    @property
    def seq(self) -> int:
        """The number of the newest entry that is known here."""
        return self._state.seq

    def catch_up(self) -> None:
        """Read what other processes have written."""
        self._jobs.put_nowait(self._catch_up)

    def ping(self) -> bytes:
        """The frame that tells the newest number."""
        return encode(Ping(self.seq))

    async def close(self) -> None:
        """Finish what is in hand, and end. Nothing is lost: all is in the store."""
        for _, task in self._thinking.values():
            task.cancel()
        self._jobs.put_nowait(None)
        await asyncio.wait((self._task,), timeout=GRACE)
        self._task.cancel()
        self._let_go()
        await asyncio.gather(self._task, return_exceptions=True)

    # In the table's own task.

    async def _run(self) -> None:
        try:
            self._wake_bots()
            while job := await self._jobs.get():
                await job()
                self._note_idle()
        except Exception:
            log.exception("table %s has failed", self.spec.id)
            self._let_go()

    def _let_go(self) -> None:
        self.failed = True
        for _, task in self._thinking.values():
            task.cancel()
        for watcher in self._watchers | self._arriving:
            watcher.drop()

    async def _join(self, watcher: Watcher) -> None:
        self._arriving.discard(watcher)
        self._watchers.add(watcher)
        seat = watcher.seat
        if watcher.held is not None and watcher.held > self.seq:
            await self._catch_up()
        if seat not in self._pictures:
            self._pictures[seat] = frames.picture(self._state, seat)
        if watcher.held == self._state.seq:
            watcher.tell(self.ping())
        else:
            self._greet(watcher)
        self._tell_people()
        self._wake_bots()

    async def _leave(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        if all(other.seat != watcher.seat for other in self._watchers):
            self._pictures.pop(watcher.seat, None)
            self._tell_people()

    async def _do(self, watcher: Watcher, command: Action) -> None:
        if watcher.dropped:
            return
        if watcher.seat is None:
            watcher.tell(_nack(command, Text("refusal-watching")))
            return
        try:
            seq = await self._carry_out(watcher.seat, command)
        except IllegalMove as error:
            watcher.tell(_nack(command, error.reason))
        except Refused as error:
            watcher.tell(_nack(command, error.text))
        else:
            watcher.tell(encode(Ack(command.cid, seq)))

    async def _carry_out(self, seat: int, command: Action) -> int:
        """The number of the command's entry, which is on disk when this returns."""
        if isinstance(command, Play) and command.ask > self.seq:
            await self._catch_up()
        while True:
            done = self._state.done.get((seat, command.cid))
            if done is not None:
                return done
            entry = self._state.advance(now(), seat, command)
            try:
                await self._store.append(self.spec.id, entry)
            except Taken:
                await self._step_back(entry.seq - 1)
            else:
                self._tell(entry)
                self._wake_bots()
                return entry.seq

    async def _catch_up(self) -> None:
        self._follow(await self._store.entries(self.spec.id, self.seq))

    async def _step_back(self, told: int) -> None:
        """Another process was faster: undo what is not in the log, and follow what is."""
        log = await self._store.entries(self.spec.id)
        self._state = State(self.spec)
        self._state.follow(log[: told + 1])
        self._follow(log[told + 1 :])

    def _follow(self, entries: list[Entry]) -> None:
        """Carry on with what another process has written; its bots will go on, if it lives."""
        for entry in entries:
            self._state.follow([entry])
            self._tell(entry)
        self._wake_bots(STANDBY)

    async def _reseat(self) -> None:
        spec = await self._store.spec(self.spec.id)
        assert spec is not None
        before, self.spec = self.spec, spec
        for old, new in zip(before.seats, spec.seats, strict=True):
            if old.token_hash != new.token_hash:
                self._turn_out(old.n)
            if old.bot != new.bot and old.n in self._thinking:
                self._thinking.pop(old.n)[1].cancel()
        self._tell_people()
        self._wake_bots()

    def _turn_out(self, seat: int) -> None:
        """Whoever has looked from a seat that is now another's sees it no more."""
        for watcher in self._watchers | self._arriving:
            if watcher.seat == seat:
                watcher.drop()

    # Telling.

    def _tell(self, entry: Entry) -> None:
        if not isinstance(entry.command, Play):
            # What was taken back leaves everyone's story.
            self._begin_anew()
            return
        news = self._state.news(entry)
        for seat, before in list(self._pictures.items()):
            after = frames.picture(self._state, seat)
            frame = frames.change(self._state, seat, before, after, news)
            self._pictures[seat] = after
            for watcher in self._watchers:
                if watcher.seat == seat:
                    watcher.tell(frame)

    def _begin_anew(self) -> None:
        for seat in self._pictures:
            self._pictures[seat] = frames.picture(self._state, seat)
        for watcher in self._watchers:
            self._greet(watcher)

    def _greet(self, watcher: Watcher) -> None:
        seen = self._pictures[watcher.seat]
        host = self.spec.host
        watcher.tell(frames.hello(self._state, watcher.seat, seen, self._people(), host))

    def _tell_people(self) -> None:
        frame = encode(People(self._people()))
        for watcher in self._watchers:
            watcher.tell(frame)

    def _people(self) -> list[Person]:
        here = Counter(watcher.seat for watcher in self._watchers if watcher.seat is not None)
        return frames.people(self.spec.seats, here)

    def _note_idle(self) -> None:
        if self._watchers or self._thinking:
            self.idle_since = None
        elif self.idle_since is None:
            self.idle_since = time.monotonic()

    # Bots.

    def _wake_bots(self, standby: float = 0.0) -> None:
        """Have every bot that is asked think, once an ask, in ``standby`` seconds."""
        for seat, ask in self._state.asks.items():
            bot = self.spec.seats[seat].bot
            if bot is None or self._thinking.get(seat, (None,))[0] == ask:
                continue
            task = asyncio.create_task(self._think(seat, ask, bot, standby))
            self._thinking[seat] = (ask, task)

    async def _think(self, seat: int, ask: int, bot: str, standby: float) -> None:
        await asyncio.sleep(standby)
        if self._state.asks.get(seat) != ask:
            self._forget(seat, ask)
            return
        due = time.monotonic() + self._pace.pause(bot)
        answer = await self._thinker.answer(self._state.match, seat, bot)
        await asyncio.sleep(due - time.monotonic())
        self._jobs.put_nowait(partial(self._bot_does, seat, Play(ask, answer)))

    async def _bot_does(self, seat: int, command: Play) -> None:
        self._forget(seat, command.ask)
        try:
            await self._carry_out(seat, command)
        except Refused:
            log.info("table %s: a bot's answer came too late", self.spec.id)

    def _forget(self, seat: int, ask: int) -> None:
        if self._thinking.get(seat, (None,))[0] == ask:
            del self._thinking[seat]


def _nack(command: Action, text: Text) -> bytes:
    return encode(Nack(command.cid, text))
