"""The tables of a process: read when somebody comes, let go when nobody is there."""

import asyncio

import pytest
from tests.table.tools import LONG, TABLES, Sitter, make_spec

from tertulia.table import hub
from tertulia.table.commands import Play
from tertulia.table.hub import Hub
from tertulia.table.state import State
from tertulia.table.stewards import Pace
from tertulia.table.store import Store
from tertulia.table.thinking import Thinker

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("db", ["sqlite"], indirect=True)
async def test_a_table_sleeps_when_everybody_has_gone_and_wakes_for_whoever_comes(db, monkeypatch):
    monkeypatch.setattr(hub, "SWEEP_EVERY", 0.02)
    monkeypatch.setattr(hub, "IDLE", 1.0)
    name, seats = TABLES[0]
    spec = make_spec(name, seats, humans=range(seats))
    store = await Store.open(db)
    tables = Hub(store, Thinker(1), Pace(0, 0))
    await store.found(spec, State(spec).first_entry(1))
    table = await tables.table(spec.id)
    assert table
    sitter = await Sitter(table, 0).greeted()
    await asyncio.sleep(1.5)
    assert len(tables._tables) == 1, "somebody is there"
    table.leave(sitter.watcher)
    async with asyncio.timeout(LONG):
        while tables._tables:
            await asyncio.sleep(0.01)
    again = await tables.table(spec.id)
    assert again
    assert again is not table
    assert (await Sitter(again, 0).greeted()).held["seq"] == 0
    await tables.close()


async def test_a_table_that_is_deleted_lets_everyone_go_in_every_process(db, monkeypatch):
    """Also where the pointer to it is lost, as it always is with SQLite."""
    monkeypatch.setattr(hub, "HEAL_EVERY", 0.1)
    spec = make_spec(*TABLES[0])
    here, there = [Hub(await Store.open(db), Thinker(1), Pace(0, 0)) for _ in range(2)]
    await here._store.found(spec, State(spec).first_entry(1))
    sitters = []
    for process in (here, there):
        table = await process.table(spec.id)
        assert table
        sitters += [Sitter(table, seat) for seat in (0, None)]
    for sitter in sitters:
        await sitter.greeted()
    await here.delete(spec.id)
    async with asyncio.timeout(LONG):
        for sitter in sitters:
            while (await sitter.next())[0] is not None:
                pass
    for process in (here, there):
        assert await process.table(spec.id) is None
        await process.close()


async def test_what_is_done_at_a_table_that_was_deleted_elsewhere_ends_it(store):
    spec = make_spec(*TABLES[0])
    tables = Hub(store, Thinker(1), Pace(0, 0))
    await store.found(spec, State(spec).first_entry(1))
    table = await tables.table(spec.id)
    assert table
    sitter = await Sitter(table, 0).greeted()
    await sitter.until(lambda me: me.ask)
    await store.delete(spec.id)
    ask = sitter.ask
    table.do(sitter.watcher, Play(ask["id"], ask["answers"][0]["a"], "x"))
    async with asyncio.timeout(LONG):
        while (await sitter.next())[0] is not None:
            pass
    assert table.failed
    assert "x" not in sitter.answers
    await tables.close()


@pytest.mark.parametrize("db", ["sqlite"], indirect=True)
async def test_a_table_deleted_while_others_are_let_go_ends_no_sweep(db, monkeypatch):
    monkeypatch.setattr(hub, "SWEEP_EVERY", 0.02)
    monkeypatch.setattr(hub, "IDLE", 1.0)
    tables = Hub(await Store.open(db), Thinker(1), Pace(0, 0))
    specs = [make_spec(*TABLES[0]) for _ in range(3)]
    for spec in specs:
        await tables._store.found(spec, State(spec).first_entry(1))
    first, second, third = specs
    slow = await tables.table(first.id)
    assert slow
    await tables.table(second.id)
    closing, close = asyncio.Event(), slow.close

    async def close_later():
        closing.set()
        await asyncio.sleep(0.3)
        await close()

    monkeypatch.setattr(slow, "close", close_later)
    async with asyncio.timeout(LONG):
        await closing.wait()
        await tables.delete(second.id)
        await tables.table(third.id)
        while tables._tables:
            await asyncio.sleep(0.01)
    await tables.close()
