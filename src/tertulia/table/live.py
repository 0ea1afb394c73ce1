"""A live table: one task that takes one command after the other, writes it down, and tells it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

from tertulia.core.errors import IllegalMove
from tertulia.core.text import Text
from tertulia.table import late, metrics, presence, terms, windows
from tertulia.table.audience import Audience
from tertulia.table.clock import Clock
from tertulia.table.commands import Action, Entry, Manners, Play, Refused, Request, Undo
from tertulia.table.late import Late
from tertulia.table.manners import Register
from tertulia.table.presence import LEASE, now
from tertulia.table.reactions import Reactions
from tertulia.table.seats import Seat, TableSpec, resting
from tertulia.table.state import State
from tertulia.table.stewards import Pace, Steward, Stewards
from tertulia.table.store import Store, Taken
from tertulia.table.thinking import Thinker
from tertulia.table.timekeeper import Timekeeper
from tertulia.table.watcher import Watcher
from tertulia.table.wire import Ack, Nack, encode

log = logging.getLogger(__name__)

Job = Callable[[], Awaitable[None]]

GRACE = 5.0
"""Seconds that a table has to finish what is in hand when it is to end."""

STAND_IN = "greedy"
"""Who plays for somebody who is gone, until they come back."""

STANDBY = 3.0
"""Seconds that stewards wait for those of another process which has written the newest entry."""


class Deleted(Exception):
    """The store has no such table any more."""


class Table:
    """One table in this process. All that it does, it does in its own task, in order.

    If anything unforeseen happens, such as a full disk, what is in memory can't be trusted: the
    table has ``failed`` and lets everyone go. They come back to one that is read anew, and send
    again what was not acknowledged.
    """

    def __init__(
        self,
        spec: TableSpec,
        state: State,
        store: Store,
        thinker: Thinker,
        pace: Pace,
        clock: Clock,
    ) -> None:
        self.spec = spec
        self.idle_since: float | None = time.monotonic()
        self.failed = False
        self._state = state
        self._store = store
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._arriving: set[Watcher] = set()
        self._time = Timekeeper(spec.id, clock, store, self._ring)
        self._register = Register(store, self._time)
        self._late = Late(spec, store) if terms.late(spec.terms) else None
        self._reactions = Reactions(spec, pace.most == 0, self._show)
        self._reactions.follow(state)
        self._audience = Audience(spec, state, clock, self._reactions)
        self._stewards = Stewards(thinker, pace, self._reactions, self._answered)
        self._task = asyncio.create_task(self._run(), name=f"table {spec.id}")
        self._hearts = [
            asyncio.create_task(beat()) for beat in (self._keep_beating, self._keep_telling_late)
        ]

    @classmethod
    async def load(cls, spec: TableSpec, store: Store, thinker: Thinker, pace: Pace) -> Table:
        """The table as the store tells it."""
        state = State(spec)
        state.follow(await store.entries(spec.id))
        clock = Clock(spec.terms.get("clock", "none"), await store.timers(spec.id))
        table = cls(spec, state, store, thinker, pace, clock)
        table._audience.said.extend(await store.said(spec.id))
        return table

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

    def do(self, watcher: Watcher, command: Request) -> None:
        """Carry out a command of the watcher's seat, and answer it."""
        asked = time.monotonic()

        async def answer() -> None:
            await self._do(watcher, command)
            metrics.answer_seconds.observe(time.monotonic() - asked)

        self._jobs.put_nowait(answer)

    def look_again(self) -> None:
        """Read anew who sits here, and what they have said."""
        self._jobs.put_nowait(self._listen)

    async def state(self) -> State | None:
        """The state as it is on disk, to be read; ``None`` if the table has failed."""
        found: asyncio.Future[State] = asyncio.get_running_loop().create_future()

        async def look() -> None:
            found.set_result(self._state)

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

    def ping(self, watcher: Watcher) -> bytes:
        """The frame that tells the newest number that ``watcher`` may know."""
        return self._seen_by(watcher).ping()

    async def close(self) -> None:
        """Finish what is in hand, and end. Nothing is lost: all is in the store."""
        for heart in self._hearts:
            heart.cancel()
        self._stewards.close()
        self._reactions.close()
        self._jobs.put_nowait(None)
        await asyncio.wait((self._task,), timeout=GRACE)
        self._task.cancel()
        self._let_go()
        await asyncio.gather(self._task, return_exceptions=True)

    # In the table's own task.

    def _seen_by(self, watcher: Watcher) -> Audience:
        """Those with whom ``watcher`` sees the table."""
        delayed = self._late if watcher.seat is None else None
        return self._audience if delayed is None else delayed.audience

    def _all_watchers(self) -> set[Watcher]:
        delayed = set() if self._late is None else self._late.audience.watchers
        return self._audience.watchers | delayed

    async def _keep_telling_late(self) -> None:
        while self._late is not None:
            self._jobs.put_nowait(partial(self._late.catch_up, self.spec))
            await asyncio.sleep(late.STEP)

    async def _keep_beating(self) -> None:
        while True:
            await asyncio.sleep(presence.BEAT)
            self._jobs.put_nowait(self._beat)

    async def _run(self) -> None:
        try:
            await self._wake_clocks()
            while job := await self._jobs.get():
                await job()
                self._note_idle()
        except Deleted:
            self._let_go()
        except Exception:  # whatever it is: one table that fails must not take the others along
            log.exception("table %s has failed", self.spec.id)
            self._let_go()

    def _let_go(self) -> None:
        self.failed = True
        for heart in self._hearts:
            heart.cancel()
        self._time.stop()
        self._stewards.close()
        self._reactions.close()
        for watcher in self._all_watchers() | self._arriving:
            watcher.drop()

    async def _join(self, watcher: Watcher) -> None:
        self._arriving.discard(watcher)
        if watcher.held is not None and watcher.held > self.seq:
            await self._catch_up()
        self._seen_by(watcher).admit(watcher)
        if watcher.seat is not None:
            await self._beat(told=True)
        self._attend()

    async def _leave(self, watcher: Watcher) -> None:
        if self._seen_by(watcher).dismiss(watcher) and watcher.seat is not None and self._shared():
            await self._store.is_here(self.spec.id, [watcher.seat], now(), told=True)
            await self._reseat()

    async def _beat(self, told: bool = False) -> None:
        """Tell other processes who is here, and hear from them; somebody may be gone since."""
        held = self._audience.presence.seats()
        if held and self._shared():
            await self._store.is_here(self.spec.id, held, now() + int(1000 * LEASE), told)
            await self._reseat()
        await self._time.note_alive()

    def _shared(self) -> bool:
        """Whether several people hold seats."""
        return sum(seat.token_hash is not None for seat in self.spec.seats) > 1

    async def _do(self, watcher: Watcher, command: Request) -> None:
        if watcher.dropped:
            return
        if watcher.seat is None:
            watcher.tell(_nack(command, Text("refusal-watching")))
            return
        if isinstance(command, Manners):
            await self._heed(watcher, command)
        elif isinstance(command, Undo) and windows.is_open(self._state.match):
            self._take_back(watcher, command)
        elif isinstance(command, Play) and self._reactions.keep(self._state, watcher, command):
            self._audience.show_again(watcher.seat)
        else:
            await self._answer(watcher, command)

    async def _answer(self, watcher: Watcher, command: Action) -> None:
        """Carry out a command now, and tell whoever sent it."""
        assert watcher.seat is not None
        try:
            if self._reactions.keeps(watcher.seat):
                raise Refused(Text("refusal-too-late"))
            seq = await self._carry_out(watcher.seat, command)
        except IllegalMove as error:
            watcher.tell(_nack(command, error.reason))
        except Refused as error:
            watcher.tell(_nack(command, error.text))
        else:
            watcher.tell(encode(Ack(command.cid, seq)))

    async def _heed(self, watcher: Watcher, command: Manners) -> None:
        """Follow what somebody wishes or says beside the game."""
        assert watcher.seat is not None
        try:
            await self._register.heed(self.spec, watcher.seat, command, self._state)
        except Refused as error:
            watcher.tell(_nack(command, error.text))
        else:
            await self._listen()
            watcher.tell(encode(Ack(command.cid, self._state.seq)))

    def _show(self, seat: int) -> None:
        """Have the answer that is kept for a seat carried out."""

        async def show() -> None:
            kept = self._reactions.take(seat)
            if kept is not None:
                await self._answer(kept.watcher, kept.command)

        self._jobs.put_nowait(show)

    def _take_back(self, watcher: Watcher, command: Undo) -> None:
        """Ask a seat anew whose answer in a window does not show yet; what shows is given."""
        assert watcher.seat is not None
        kept = self._reactions.take(watcher.seat)
        if kept is None:
            watcher.tell(_nack(command, Text("refusal-no-undo")))
            return
        kept.watcher.tell(_nack(kept.command, Text("note-taken-back")))
        self._audience.show_again(watcher.seat)
        self._attend()
        watcher.tell(encode(Ack(command.cid, self._state.seq)))

    async def _carry_out(self, seat: int, command: Action) -> int:
        """The number of the command's entry, which is on disk when this returns."""
        if isinstance(command, Play) and command.ask > self.seq:
            await self._catch_up()
        while True:
            done = self._state.done.get((seat, command.cid))
            if done is not None:
                return done
            if resting(self.spec.seats):
                raise Refused(Text("refusal-resting"))
            entry = self._state.advance(now(), seat, command)
            try:
                await self._store.append(self.spec.id, entry)
            except Taken:
                await self._step_back(entry.seq - 1)
            else:
                self._audience.note = None
                await self._wind()
                self._reactions.follow(self._state)
                self._audience.tell(entry)
                if await self._register.relax(self.spec, self._state.match):
                    await self._reseat()
                self._attend()
                return entry.seq

    async def _catch_up(self) -> None:
        entries = await self._store.entries(self.spec.id, self.seq)
        await self._time.read()
        self._follow(entries)

    async def _step_back(self, told: int) -> None:
        """Another process was faster: undo what is not in the log, and follow what is."""
        log = await self._store.entries(self.spec.id)
        if not log:
            raise Deleted
        await self._time.read()
        self._state = self._audience.state = State(self.spec)
        self._state.follow(log[: told + 1])
        self._follow(log[told + 1 :])

    def _follow(self, entries: list[Entry]) -> None:
        """Carry on with what another process has written; its stewards go on, if it lives."""
        for entry in entries:
            self._state.follow([entry])
            self._reactions.follow(self._state)
            self._audience.tell(entry)
        self._attend(STANDBY)

    async def _reseat(self) -> None:
        spec = await self._store.spec(self.spec.id)
        if spec is None:
            raise Deleted
        spec = await self._register.settle(spec, self._audience.presence.lately)
        await self._time.read()
        before, self.spec = self.spec, spec
        self._audience.spec = spec
        for old, new in zip(before.seats, spec.seats, strict=True):
            if old.token_hash != new.token_hash:
                self._turn_out(old.n)
            if old.wishes != new.wishes:
                self._audience.show_again(new.n)
        anew = self._reactions.heed(spec.seats, self._state)
        for n in {*anew, *await self._wind()}:
            self._audience.show_again(n)
        self._audience.tell_people()
        self._attend()

    async def _listen(self) -> None:
        await self._reseat()
        said = self._audience.said
        self._audience.hear(await self._store.said(self.spec.id, said[-1].n if said else 0))

    def _turn_out(self, seat: int) -> None:
        self._audience.turn_out(seat)
        if self._reactions.take(seat) is not None:
            self._audience.show_again(seat)
        for watcher in self._arriving:
            if watcher.seat == seat:
                watcher.drop()

    def _note_idle(self) -> None:
        if self._all_watchers() or self._stewards.busy:
            self.idle_since = None
        elif self.idle_since is None:
            self.idle_since = time.monotonic()

    # Clocks.

    async def _wake_clocks(self) -> None:
        """Begin, or go on where clocks have stood still, and say so to whoever comes back."""
        given = await self._time.wake()
        if given:
            self._audience.note = Text("note-clocks", {"seconds": given // 1000})
        await self._wind()
        self._attend()

    async def _wind(self) -> list[int]:
        """Have the clocks run of those who have to answer themselves; whose have changed."""
        on = {n: ask for n, ask in self._state.asks.items() if self._on_the_clock(n)}
        times = {seat.n: seat.times for seat in self.spec.seats}
        return await self._time.wind(on, times, self._state.retracing)

    def _on_the_clock(self, n: int) -> bool:
        seat, match = self.spec.seats[n], self._state.match
        if seat.token_hash is None or self._spoken_for(seat) or resting(self.spec.seats):
            return False
        return not (terms.untimed(self.spec.terms) and windows.is_open(match))

    def _spoken_for(self, seat: Seat) -> bool:
        return windows.spoken_for(self._state.match, seat)

    def _ring(self) -> None:
        self._jobs.put_nowait(self._look)

    async def _look(self) -> None:
        self._attend()

    # Those who do not answer themselves.

    def _attend(self, standby: float = 0.0) -> None:
        """Have a steward answer for each seat that is asked and does not answer itself."""
        asked = () if resting(self.spec.seats) else self._state.asks
        found = ((seat, self._steward(seat)) for seat in asked)
        wanted = {seat: one for seat, one in found if one is not None}
        self._stewards.attend(self._state, wanted, standby)
        self._time.set_alarm()

    def _steward(self, n: int) -> Steward | None:
        seat = self.spec.seats[n]
        if seat.bot is not None:
            return Steward(seat.bot)
        if self._spoken_for(seat):
            return Steward(None)
        if self._reactions.keeps(n):
            return None
        due = self._time.clock.due(n, self._state.asks.get(n, -1))
        late = due is not None and due <= now()
        presence = self._audience.presence
        if late or presence.gone(seat):
            return Steward(STAND_IN)
        # Whoever sits in another process is spoken for there, where an answer may be kept.
        ours = n in presence.seats() or not presence.here(seat)
        closes = self._reactions.closing(n, self._state.asks.get(n, -1)) is not None
        return Steward(None) if closes and ours else None

    def _answered(self, seat: int, command: Play) -> None:
        self._jobs.put_nowait(partial(self._steward_does, seat, command))

    async def _steward_does(self, seat: int, command: Play) -> None:
        if self._state.asks.get(seat) == command.ask and self._steward(seat) is None:
            return  # its owner has come back
        try:
            await self._carry_out(seat, command)
        except Refused:
            log.info("table %s: the answer for a seat came too late", self.spec.id)


def _nack(command: Request, text: Text) -> bytes:
    return encode(Nack(command.cid, text))
