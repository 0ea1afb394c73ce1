"""Stores to test with: SQLite always, a real PostgreSQL where its wheel is installed."""

import pytest

from tertulia.table.store import Store


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def db(tmp_path):
    return f"sqlite:///{tmp_path / 'sub folder' / 'tables.sqlite3'}"


@pytest.fixture
async def store(db):
    store = await Store.open(db)
    yield store
    await store.close()
