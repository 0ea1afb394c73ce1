"""The tables of this process: founded, found, and let go when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

import tertulia
from tertulia.core.errors import BadOption, TertuliaError
from tertulia.table import codes, metrics, terms
from tertulia.table.bus import SEATS, Pointer
from tertulia.table.live import Table
from tertulia.table.presence import now
from tertulia.table.seats import (
    HUMAN,
    Seat,
    TableSpec,
    digest,
    held_by_bot,
    invite,
    new_id,
    new_seed,
    new_token,
    rotated,
)
from tertulia.table.state import State
from tertulia.table.stewards import Pace
from tertulia.table.store import Store
from tertulia.table.thinking import STRENGTHS, Thinker

R = TypeVar("R")

log = logging.getLogger(__name__)

SWEEP_EVERY = 30.0
HEAL_EVERY = 10.0
IDLE = 120.0


@dataclass(frozen=True)
class Founded:
    """A new table's id, and the token of its host's seat."""

    id: str
    token: str


class Unreadable(TertuliaError):
    """A table that this program can't go on with: other rules made it, or a game that is gone."""

    def __init__(self, table: str) -> None:
        super().__init__(f"table {table} can't be opened")


class Hub:
    """All live tables of this process. A table is read from the store when somebody comes."""

    def __init__(self, store: Store, thinker: Thinker, pace: Pace) -> None:
        self._store = store
        self._thinker = thinker
        self._pace = pace
        self._tables: dict[str, asyncio.Task[Table | None]] = {}
        self._chores = [
            asyncio.create_task(chore()) for chore in (self._sweep, self._heal, self._hear)
        ]

    async def found(
        self,
        game: str,
        wanted: Sequence[Seat],
        options: Mapping[str, object],
        agreed: Mapping[str, str] | None = None,
    ) -> Founded:
        """A new table, written down; the first seat is its host's, other people are invited.

        Raises :class:`UnknownGame` or :class:`BadOption`.
        """
        table, token = new_id(), new_token()
        host, *others = wanted
        seats = (
            replace(host, token_hash=digest(token)),
            *(invite(table, one.n, token) if one.kind == HUMAN else _bot(one) for one in others),
        )
        chosen = tertulia.game(game)
        rules = chosen.start(len(seats), 0, dict(options), record=False).rules
        seed = new_seed()
        spec = TableSpec(
            id=table,
            game=chosen.name,
            game_version=chosen.version,
            options={
                name: list(value) if isinstance(value, tuple) else value
                for name, value in rules.options.items()
            },
            seats=seats,
            seed=seed,
            seed_commit=digest(seed),
            created=now(),
            terms=terms.check(agreed or {}),
        )
        await self._store.found(spec, State(spec).first_entry(spec.created))
        metrics.founded.labels(chosen.name).inc()
        return Founded(table, token)

    async def rematch(self, spec: TableSpec) -> str | None:
        """The id of the table at which the people of this one play on, made if need be.

        ``None`` if this one has been deleted.
        """
        if spec.next is None:
            seed = new_seed()
            following = replace(
                spec,
                id=new_id(),
                seats=rotated(spec.seats),
                host=(spec.host - 1) % len(spec.seats),
                seed=seed,
                seed_commit=digest(seed),
                created=now(),
            )
            await self._store.found(following, State(following).first_entry(now()), spec.id)
            self.look_again(spec.id)
        known = await self._store.spec(spec.id)
        return None if known is None else known.next

    async def spec(self, table: str) -> TableSpec | None:
        """What a table was founded on and who sits there; ``None`` if there is none."""
        return await self._store.spec(table)

    async def claim(self, table: str, invitation: str, name: str) -> str | None:
        """Take the seat of an invitation; the token of the seat, or ``None`` if it opens none."""
        token = new_token()
        seat = await self._store.claim(table, digest(invitation), name, digest(token))
        if seat is None:
            return None
        self.look_again(table)
        return token

    async def invite(self, table: str, n: int, host_token: str) -> None:
        """Free a seat for whoever gets a new invitation."""
        await self._store.put_seat(table, invite(table, n, host_token))
        self.look_again(table)

    async def code(self, table: str, n: int, token: str) -> tuple[str, int] | None:
        """A code for a further device of a seat, and until when, in milliseconds since 1970;
        ``None`` if ``token`` does not open the seat any more."""
        code, due = codes.new_code(), now() + codes.LIFE
        stretched = await asyncio.to_thread(codes.stretched, table, code)
        kept = await self._store.put_code(table, n, digest(token), stretched, due)
        return (code, due) if kept else None

    async def enter(self, table: str, code: str) -> str | None:
        """Let a further device in: the token of the seat there, ``None`` if the code is wrong."""
        token = new_token()
        stretched = await asyncio.to_thread(codes.stretched, table, code)
        seat = await self._store.take_code(table, stretched, now(), digest(token))
        return None if seat is None else token

    async def seat_bot(self, table: str, n: int, bot: str) -> None:
        """Give a seat to a bot; raises :class:`BadOption` for a strength that there isn't."""
        await self._store.put_seat(table, _bot(held_by_bot(n, bot)))
        self.look_again(table)

    async def delete(self, table: str) -> None:
        """Leave nothing of a table; whoever is there is let go."""
        await self._store.delete(table)
        await self._let_go(table)

    def look_again(self, table: str) -> None:
        """Have the table read anew who sits there, if it lives in this process."""
        task = self._tables.get(table)
        live = _usable(task) if task is not None and task.done() else None
        if live is not None:
            live.look_again()

    async def table(self, table: str) -> Table | None:
        """The live table with this id; read from the store if it sleeps.

        Raises :class:`Unreadable`.
        """
        while True:
            task = self._tables.get(table)
            if task is None or (task.done() and _usable(task) is None):
                task = asyncio.create_task(self._load(table))
                self._tables[table] = task
            live = await asyncio.shield(task)
            if live is None or self._tables.get(table) is task:
                return live

    async def work(self, work: Callable[..., R], *args: object) -> R:
        """What ``work`` returns, done beside the tables; raises :class:`TimeoutError`."""
        return await self._thinker.run(work, *args)

    async def close(self) -> None:
        """Let every table go."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await asyncio.gather(*(self._let_go(table) for table in list(self._tables)))
        self._thinker.close()
        await self._store.close()

    async def _load(self, table: str) -> Table | None:
        spec = await self._store.spec(table)
        if spec is None:
            return None
        try:
            live = await Table.load(spec, self._store, self._thinker, self._pace)
        except TertuliaError as error:
            log.exception("table %s can't be opened", table)
            raise Unreadable(table) from error
        metrics.tables.inc()
        return live

    async def _hear(self) -> None:
        """Follow what other processes write."""
        async for pointer in self._store.pointers():
            if pointer is None:
                await self._look_all_up()
                for table in list(self._tables):
                    self._point(Pointer(table, SEATS))
            else:
                self._point(pointer)

    async def _heal(self) -> None:
        """Find what no pointer has told of."""
        while True:
            await asyncio.sleep(HEAL_EVERY)
            await self._look_all_up()

    async def _look_all_up(self) -> None:
        here = list(self._tables)
        try:
            newest = await self._store.newest(here)
        except SQLAlchemyError as error:
            log.warning("the store is away: %s", type(error).__name__)
            return
        for table in here:
            self._point(Pointer(table, newest.get(table, SEATS)))  # those not found are deleted

    def _point(self, pointer: Pointer) -> None:
        task = self._tables.get(pointer.table)
        if task is None:
            return
        if not task.done():
            task.add_done_callback(lambda _: self._point(pointer))
            return
        live = _usable(task)
        if live is None:
            return
        if pointer.seq == SEATS:
            live.look_again()
        elif pointer.seq > live.seq:
            live.catch_up()

    async def _let_go(self, table: str) -> None:
        task = self._tables.pop(table, None)
        if task is None:
            return  # another was faster
        (live,) = await asyncio.gather(task, return_exceptions=True)
        if isinstance(live, Table):
            metrics.tables.dec()
            await live.close()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            for table, task in list(self._tables.items()):
                if self._tables.get(table) is not task or not task.done():
                    continue
                live = _usable(task)
                since = None if live is None else live.idle_since
                if live is None or (since is not None and time.monotonic() - since > IDLE):
                    await self._let_go(table)


def _usable(task: asyncio.Task[Table | None]) -> Table | None:
    """The table that a finished task has read, unless it failed then or since."""
    live = None if task.exception() else task.result()
    return None if live is None or live.failed else live


def _bot(seat: Seat) -> Seat:
    if seat.bot not in STRENGTHS:
        raise BadOption(f"seat-{seat.n}", seat.bot or seat.kind, ", ".join((HUMAN, *STRENGTHS)))
    return seat
