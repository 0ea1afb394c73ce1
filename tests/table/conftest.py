"""Stores to test with."""

import pytest

from tertulia.table.store import Store


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
async def store(db):
    store = await Store.open(db)
    yield store
    await store.close()
