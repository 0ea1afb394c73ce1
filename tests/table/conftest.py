"""Stores and tables to test with."""

import pytest
from tests.table.tools import Shop

from tertulia.table.live import Table
from tertulia.table.stewards import Pace
from tertulia.table.store import Store
from tertulia.table.thinking import Thinker

EVEN = Pace(0, 0.001)


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
async def store(db):
    store = await Store.open(db)
    yield store
    await store.close()


@pytest.fixture
async def shop(store):
    shop = Shop(store)
    yield shop
    await shop.close()


@pytest.fixture
async def opened(db):
    """Opens a table with a log; the newest is closed at the end."""
    tables = []

    async def opened(spec, log, pace=EVEN):
        store = await Store.open(db)
        await store.found(spec, log[0])
        for entry in log[1:]:
            await store.append(spec.id, entry)
        tables.append((await Table.load(spec, store, Thinker(1), pace), store))
        return tables[-1][0]

    yield opened
    for table, store in tables:
        await table.close()
        await store.close()
