"""Where logs are kept: SQLite by default, another database by its address."""

from __future__ import annotations

import hmac
import os
import sys
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from dataclasses import asdict
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    event,
    func,
    insert,
    select,
    text,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tertulia.core.errors import BadOption
from tertulia.table import bus, codes, metrics, schema, talk
from tertulia.table.bus import SEATS, Pointer
from tertulia.table.clock import Timer
from tertulia.table.commands import Entry, read_command, read_facts, to_json
from tertulia.table.seats import Seat, TableSpec
from tertulia.table.talk import Said

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
UPSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
ALLOWED = "sqlite:///PATH, postgresql+psycopg://USER:PASSWORD@HOST/NAME"


class Taken(Exception):
    """Another process has written the entry with this number."""


def default_db() -> str:
    """The address of the store in the user's own data folder."""
    home = Path.home()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return f"sqlite:///{base / 'tertulia' / 'tables.sqlite3'}"


def parse_url(db: str) -> URL:
    """The address ``db`` with its driver; raises :class:`BadOption`."""
    try:
        url = make_url(db)
    except ArgumentError:
        raise BadOption("db", db, ALLOWED) from None
    kind = url.drivername.partition("+")[0]
    if kind not in DRIVERS or (kind == "sqlite" and not url.database):
        raise BadOption("db", db, ALLOWED)
    return url.set(drivername=DRIVERS[kind])


def shareable(db: str) -> bool:
    """Whether several processes may use the store at ``db``; raises :class:`BadOption`."""
    return parse_url(db).get_backend_name() == bus.CARRIER


class Store:
    """The logs of all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, db: str) -> Store:
        """The store at the address ``db``, made or brought up to date if need be.

        Raises :class:`BadOption` if there can be none.
        """
        url = parse_url(db)
        lite = url.get_backend_name() == "sqlite"
        # SQLite lets one write at a time, and whoever finds it busy tries again up to 0.1 s later:
        # a queue for one connection is quicker. A server's connections may be lost, and are asked.
        pool: dict[str, int] = (
            {"pool_size": 1, "max_overflow": 0} if lite else {"pool_pre_ping": True}
        )
        try:
            # An error would else carry into the log what was to be written: cards, seeds, tokens.
            engine = create_async_engine(url, hide_parameters=True, **pool)
        except (TypeError, ValueError) as error:  # a setting in the address
            raise _no_store(url, error) from error
        try:
            if lite:
                Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)
                event.listen(engine.sync_engine, "connect", _set_up_sqlite)
            async with engine.begin() as connection:
                await connection.run_sync(_migrate)
        except (OSError, SQLAlchemyError, CommandError) as error:
            await engine.dispose()
            raise _no_store(url, error) from error
        return cls(engine)

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def found(self, spec: TableSpec, first: Entry, after: str | None = None) -> None:
        """Keep a new table and the first entry of its log.

        If it is to follow another table that has one already, nothing is kept.
        """
        table = {
            "id": spec.id,
            "game": spec.game,
            "game_version": spec.game_version,
            "options": spec.options,
            "seed": spec.seed,
            "seed_commit": spec.seed_commit,
            "created": spec.created,
            "host": spec.host,
            "terms": spec.terms,
        }
        rows = [{"table_id": spec.id, **asdict(seat)} for seat in spec.seats]
        async with self._engine.begin() as connection:
            await connection.execute(insert(schema.tables), table)
            await connection.execute(insert(schema.seats), rows)
            await _insert(connection, spec.id, first)
            if after is not None and not await _lead_on(connection, after, spec.id):
                await connection.rollback()

    async def spec(self, table: str) -> TableSpec | None:
        """What the table was founded on, or ``None`` if there is no such table."""
        seats = schema.seats
        async with self._engine.connect() as connection:
            query = select(schema.tables).where(schema.tables.c.id == table)
            found = (await connection.execute(query)).mappings().first()
            if found is None:
                return None
            rows = await connection.execute(
                select(seats).where(seats.c.table_id == table).order_by(seats.c.n)
            )
            held = tuple(_seat(dict(row)) for row in rows.mappings())
        return TableSpec(**found, seats=held)

    async def delete(self, table: str) -> None:
        """Leave nothing of a table, whatever refers to it.

        Whoever writes an entry at the same time waits, and then finds that there is no such table.
        """
        known = schema.tables
        lock = select(known.c.id).where(known.c.id == table).with_for_update()
        unlead = update(known).where(known.c.next == table).values(next=None)
        async with self._engine.begin() as connection:
            await connection.execute(lock)
            for rows in reversed(schema.metadata.sorted_tables):
                whose = rows.c.id if rows is known else rows.c.table_id
                await connection.execute(delete(rows).where(whose == table))
            await connection.execute(unlead)
            await bus.point(connection, Pointer(table, SEATS))

    async def put_seat(self, table: str, seat: Seat, before: str | None = None) -> None:
        """Give a seat to somebody else, if it is that of the token with the hash ``before``."""
        seats = schema.seats
        change = update(seats).where(seats.c.table_id == table, seats.c.n == seat.n)
        if before is not None:
            change = change.where(seats.c.token_hash == before)
        async with self._engine.begin() as connection:
            await _hold(connection, table)
            await connection.execute(change, asdict(seat))
            await connection.execute(delete(schema.codes).where(_code(table, seat.n)))
            await bus.point(connection, Pointer(table, SEATS))

    async def put_code(self, table: str, n: int, token_hash: str, code_hash: str, due: int) -> bool:
        """Keep a code for the seat ``n`` until ``due``, and none that was kept before.

        Not if the seat is no longer that of the token; whether it is.
        """
        seats = schema.seats
        holder = select(seats.c.token_hash, seats.c.devices).where(
            seats.c.table_id == table, seats.c.n == n
        )
        row = {"table_id": table, "n": n, "code_hash": code_hash, "due": due, "tries": codes.TRIES}
        async with self._engine.begin() as connection:
            await _hold(connection, table)
            await connection.execute(delete(schema.codes).where(_code(table, n)))
            held = (await connection.execute(holder)).first()
            if held is None or token_hash not in (held.token_hash, *held.devices):
                await connection.rollback()
                return False
            await connection.execute(insert(schema.codes), row)
        return True

    async def take_code(self, table: str, code_hash: str, now: int, token_hash: str) -> int | None:
        """Let a device have the seat of a code, once; the number of the seat, if the code is right.

        Each try counts against every code that stands at the table.
        """
        kept, seats = schema.codes, schema.seats
        standing = (kept.c.table_id == table, kept.c.due > now, kept.c.tries > 0)
        tried = update(kept).where(*standing).values(tries=kept.c.tries - 1)
        async with self._engine.begin() as connection:
            await _hold(connection, table)
            rows = (await connection.execute(tried.returning(kept.c.n, kept.c.code_hash))).all()
            right = (row.n for row in rows if hmac.compare_digest(row.code_hash, code_hash))
            n: int | None = next(right, None)
            if n is None:
                return None
            await connection.execute(delete(kept).where(_code(table, n)))
            own = (seats.c.table_id == table, seats.c.n == n)
            known = (await connection.execute(select(seats.c.devices).where(*own))).scalar_one()
            devices = [*known, token_hash][-codes.DEVICES :]
            await connection.execute(update(seats).where(*own).values(devices=devices))
        return n

    async def is_here(self, table: str, held: Iterable[int], until: int, told: bool) -> None:
        """Note until when the owners of the seats ``held`` are surely at the table.

        ``told``: it is news for the other processes.
        """
        seats = schema.seats
        change = update(seats).where(seats.c.table_id == table, seats.c.n.in_(held))
        async with self._engine.begin() as connection:
            await _hold(connection, table)
            await connection.execute(change.values(here_until=until))
            if told:
                await bus.point(connection, Pointer(table, SEATS))

    async def set_seat(self, table: str, n: int | None, **values: object) -> None:
        """Note what the owner of a seat wishes (``None``: those of all seats)."""
        seats = schema.seats
        change = update(seats).where(seats.c.table_id == table)
        if n is not None:
            change = change.where(seats.c.n == n)
        async with self._engine.begin() as connection:
            await _hold(connection, table)
            await connection.execute(change.values(values))
            await bus.point(connection, Pointer(table, SEATS))

    async def set_terms(self, table: str, terms: Mapping[str, str]) -> None:
        """Note what people at a table agree on now."""
        change = update(schema.tables).where(schema.tables.c.id == table)
        async with self._engine.begin() as connection:
            await connection.execute(change.values(terms=dict(terms)))
            await bus.point(connection, Pointer(table, SEATS))

    async def say(self, table: str, seat: int, phrase: str, after: int) -> None:
        """Keep what a seat has said; raises :class:`Taken` if another speaks at the same moment."""
        kept = schema.said
        number = select(func.coalesce(func.max(kept.c.n), 0) + 1).where(kept.c.table_id == table)
        row = {"table_id": table, "seat": seat, "phrase": phrase, "after": after}
        try:
            async with self._engine.begin() as connection:
                row["n"] = (await connection.execute(number)).scalar_one()
                await connection.execute(insert(kept), row)
                await bus.point(connection, Pointer(table, SEATS))
        except IntegrityError as error:
            raise Taken from error

    async def said(self, table: str, beyond: int = 0) -> list[Said]:
        """The latest that has been said at a table beyond the number ``beyond``."""
        kept = schema.said
        query = (
            select(kept.c.n, kept.c.seat, kept.c.phrase, kept.c.after)
            .where(kept.c.table_id == table, kept.c.n > beyond)
            .order_by(kept.c.n.desc())
            .limit(talk.LATEST)
        )
        async with self._engine.connect() as connection:
            return [Said(*row) for row in await connection.execute(query)][::-1]

    async def claim(self, table: str, invite_hash: str, name: str, token_hash: str) -> int | None:
        """Give the seat of an invitation to whoever brings it first; the number of the seat."""
        seats = schema.seats
        change = (
            update(seats)
            .where(seats.c.table_id == table, seats.c.invite_hash == invite_hash)
            .values(name=name, token_hash=token_hash, salt=None, invite_hash=None)
            .returning(seats.c.n)
        )
        async with self._engine.begin() as connection:
            seat: int | None = (await connection.execute(change)).scalar()
            await bus.point(connection, Pointer(table, SEATS))
        return seat

    async def append(self, table: str, entry: Entry) -> None:
        """Add an entry and return when it is safe on disk; raises :class:`Taken`.

        The other processes of the store then get a pointer to it.
        """
        try:
            with metrics.append_seconds.time():
                async with self._engine.begin() as connection:
                    await _insert(connection, table, entry)
                    await bus.point(connection, Pointer(table, entry.seq))
        except IntegrityError as error:
            metrics.conflicts.inc()
            raise Taken from error
        metrics.entries.inc()

    async def entries(self, table: str, after: int = -1) -> list[Entry]:
        """The entries of a table's log beyond the number ``after``, in order."""
        log = schema.events
        query = select(log).where(log.c.table_id == table, log.c.seq > after).order_by(log.c.seq)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [
            Entry(
                row["seq"],
                row["at"],
                row["actor"],
                read_command(row["command"]),
                read_facts(row["facts"]),
                tuple(tuple(draw) for draw in row["chance"]),
            )
            for row in rows
        ]

    async def timers(self, table: str) -> list[Timer]:
        """The clocks of a table."""
        kept = schema.timers
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(kept).where(kept.c.table_id == table))
            return [Timer(row.n, row.ask, row.due, row.bank, row.alive) for row in rows]

    async def put_timers(self, table: str, timers: Sequence[Timer]) -> None:
        """Keep clocks as they are now; of processes that do so at once, the last is right."""
        rows = [{"table_id": table, **asdict(timer)} for timer in sorted(timers, key=_number)]
        put = UPSERTS[self._engine.dialect.name](schema.timers)
        changed = {name: put.excluded[name] for name in ("ask", "due", "bank", "alive")}
        async with self._engine.begin() as connection:
            await connection.execute(
                put.on_conflict_do_update(index_elements=["table_id", "n"], set_=changed), rows
            )

    async def newest(self, tables: Iterable[str]) -> dict[str, int]:
        """The number of the newest entry of each of these tables."""
        known, log = schema.tables, schema.events
        last = select(func.max(log.c.seq)).where(log.c.table_id == known.c.id).label("seq")
        query = select(known.c.id, last).where(known.c.id.in_(tables))
        async with self._engine.connect() as connection:
            return {row.id: row.seq for row in await connection.execute(query)}

    def pointers(self) -> AsyncIterator[Pointer | None]:
        """Pointers to what any process writes; ``None`` when some may have been missed.

        They end at once if no other process can share this store.
        """
        return bus.listen(self._engine)


def _seat(row: dict[str, Any]) -> Seat:
    del row["table_id"]
    return Seat(**row | {"devices": tuple(row["devices"])})


def _number(timer: Timer) -> int:
    """The order in which rows are locked, the same in every process."""
    return timer.n


def _code(table: str, n: int) -> ColumnElement[bool]:
    """The code of a seat."""
    return and_(schema.codes.c.table_id == table, schema.codes.c.n == n)


def _no_store(url: URL, error: Exception) -> BadOption:
    shown = url.render_as_string(hide_password=True)
    return BadOption("db", shown, f"a store that can be opened: {error}")


async def _hold(connection: AsyncConnection, table: str) -> None:
    """Have others wait who would change the seats of a table or their codes, too.

    Each does this first, so that of those who change several rows none waits in a circle.
    """
    known = schema.tables
    lock = select(known.c.id).where(known.c.id == table).with_for_update(key_share=True)
    await connection.execute(lock)


async def _lead_on(connection: AsyncConnection, table: str, following: str) -> bool:
    tables = schema.tables
    change = update(tables).where(tables.c.id == table, tables.c.next.is_(None))
    led = await connection.execute(change.values(next=following).returning(tables.c.id))
    await bus.point(connection, Pointer(table, SEATS))
    return led.scalar() is not None


async def _insert(connection: AsyncConnection, table: str, entry: Entry) -> None:
    row = {
        "table_id": table,
        "seq": entry.seq,
        "at": entry.at,
        "actor": entry.actor,
        "command": to_json(entry.command),
        "facts": to_json(entry.facts),
        "chance": to_json(entry.chance),
    }
    await connection.execute(insert(schema.events), row)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA busy_timeout = 5000")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten
    cursor.close()


def _migrate(connection: Connection) -> None:
    if connection.dialect.name == bus.CARRIER:  # several processes may start at once
        connection.execute(text(f"SELECT pg_advisory_xact_lock(hashtext('{bus.CHANNEL}'))"))
    with as_file(files("tertulia.table") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        config.set_main_option("path_separator", "os")
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
