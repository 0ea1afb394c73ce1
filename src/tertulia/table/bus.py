"""How processes that share a store hear of what another has written: pointers, never content.

PostgreSQL carries them, with the commit. SQLite has a single process, and nothing to carry.
A pointer may get lost: whoever listens is told when that may have happened, and reads the log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)

CARRIER = "postgresql"
CHANNEL = "tertulia"
SEATS = -1
"""In place of a number: somebody else sits there."""

RETRY = 1.0
"""Seconds until the next try to listen, while the database is away."""


class Pointer(NamedTuple):
    """The log of this table has an entry with this number, or its seats have changed."""

    table: str
    seq: int


async def point(connection: AsyncConnection, pointer: Pointer) -> None:
    """Tell every process, when the transaction of ``connection`` is committed."""
    if connection.dialect.name == CARRIER:
        await connection.execute(select(func.pg_notify(CHANNEL, f"{pointer.table} {pointer.seq}")))


async def listen(engine: AsyncEngine) -> AsyncIterator[Pointer | None]:
    """The pointers as they come, for ever; ``None`` when some may have been missed."""
    while engine.dialect.name == CARRIER:
        try:
            async for pointer in _heard(engine):
                yield pointer
        except Exception as error:  # SQLAlchemy's while connecting, then those of the driver
            log.warning("no pointers from other processes: %s", type(error).__name__)
        await asyncio.sleep(RETRY)


async def _heard(engine: AsyncEngine) -> AsyncIterator[Pointer | None]:
    async with engine.connect() as connection:
        try:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(text(f"LISTEN {CHANNEL}"))
            yield None
            driver: Any = (await connection.get_raw_connection()).driver_connection
            async for notice in driver.notifies():
                table, _, seq = notice.payload.partition(" ")
                yield Pointer(table, int(seq))
        finally:
            await connection.invalidate()  # it listens: no use to anybody else
