"""The tables of a process: read when somebody comes, let go when nobody is there."""

import asyncio

import pytest
from tests.table.tools import TABLES, Sitter, make_spec

from tertulia.table import hub
from tertulia.table.hub import Hub
from tertulia.table.state import State
from tertulia.table.stewards import Pace
from tertulia.table.store import Store
from tertulia.table.thinking import Thinker

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("db", ["sqlite"], indirect=True)
async def test_a_table_sleeps_when_everybody_has_gone_and_wakes_for_whoever_comes(db, monkeypatch):
    monkeypatch.setattr(hub, "SWEEP_EVERY", 0.02)
    monkeypatch.setattr(hub, "IDLE", 0.05)
    name, seats = TABLES[0]
    spec = make_spec(name, seats, humans=range(seats))
    store = await Store.open(db)
    tables = Hub(store, Thinker(1), Pace(0, 0))
    await store.found(spec, State(spec).first_entry(1))
    table = await tables.table(spec.id)
    assert table
    sitter = await Sitter(table, 0).greeted()
    await asyncio.sleep(0.3)
    assert len(tables._tables) == 1, "somebody is there"
    table.leave(sitter.watcher)
    async with asyncio.timeout(5):
        while tables._tables:
            await asyncio.sleep(0.01)
    again = await tables.table(spec.id)
    assert again
    assert again is not table
    assert (await Sitter(again, 0).greeted()).held["seq"] == 0
    await tables.close()
