"""Tables of earlier releases: their store is brought up to date, and their games go on.

Each file of ``golden/logs`` is what a release has written, as SQL. None is ever renewed; a new
release adds its own.
"""

import sqlite3
from pathlib import Path

import pytest
from tests.table.tools import GAMES, Sitter

import tertulia
from tertulia.table.hub import Hub
from tertulia.table.stewards import Pace
from tertulia.table.store import Store
from tertulia.table.thinking import Thinker

pytestmark = pytest.mark.anyio

LOGS = sorted((Path(__file__).parent.parent / "golden" / "logs").glob("*.sql"))


@pytest.fixture(params=LOGS, ids=lambda path: path.stem)
async def store(request, tmp_path):
    """The store of an earlier release, opened by this one."""
    path = tmp_path / "tables.sqlite3"
    with sqlite3.connect(path) as old:
        old.executescript(request.param.read_text(encoding="utf-8"))
    old.close()
    store = await Store.open(f"sqlite:///{path}")
    yield store
    await store.close()


@pytest.mark.parametrize("name", GAMES)
async def test_a_log_of_an_earlier_release_replays_and_its_game_goes_on(store, name):
    hub = Hub(store, Thinker(1), Pace(0, 0))
    table = f"{name}-goes-on"
    log = await store.entries(table)
    assert len(log) > 40
    live = await hub.table(table)
    assert live
    assert live.seq == log[-1].seq
    sitters = [await Sitter(live, seat).greeted() for seat in (0, 1)]
    first = next((one for one in sitters if one.ask), sitters[0])
    await first.play_on(moves=1)
    assert (await store.entries(table))[: len(log)] == log
    assert live.seq > log[-1].seq
    await hub.close()


def test_there_is_a_log_of_each_game():
    for path in LOGS:
        text = path.read_text(encoding="utf-8")
        assert all(f"'{name}-goes-on'" in text for name in tertulia.games())
