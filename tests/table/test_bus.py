"""Several processes at one table: each hears of what the others write, or finds it itself."""

import asyncio

import pytest
from sqlalchemy import text
from tests.table.tools import TABLES, Sitter, make_spec

from tertulia.table import bus, hub, live
from tertulia.table.bus import Pointer
from tertulia.table.commands import Play, Rest, Say
from tertulia.table.hub import Hub
from tertulia.table.state import State
from tertulia.table.stewards import Pace
from tertulia.table.store import Store
from tertulia.table.thinking import Thinker

pytestmark = pytest.mark.anyio

NEVER = 1000.0
CARRIED = pytest.mark.parametrize("db", ["postgresql"], indirect=True)


@pytest.fixture
def heal_every():
    """Seconds between two looks at the store for what no pointer has told of."""
    return NEVER


@pytest.fixture
async def hubs(db, heal_every, monkeypatch):
    """Two, as in two processes that share a store."""
    monkeypatch.setattr(hub, "HEAL_EVERY", heal_every)
    monkeypatch.setattr(bus, "RETRY", 0.05)
    hubs = [Hub(await Store.open(db), Thinker(1), Pace(0, 0)) for _ in range(2)]
    await asyncio.sleep(0.1)  # until both listen
    yield hubs
    for one in hubs:
        await one.close()


async def found(hubs, humans=(0, 1, 2), number=0):
    """A table of which all hubs know."""
    name, seats = TABLES[number]
    spec = make_spec(name, seats, humans=humans)
    await hubs[0]._store.found(spec, State(spec).first_entry(1))
    return spec


async def sit(hub, spec, seat, held=None):
    table = await hub.table(spec.id)
    assert table
    return await Sitter(table, seat, held).greeted()


async def play_across(spec, hubs, moves):
    """Each seat at a process of its own; all see every move as it happens."""
    them = [await sit(hubs[seat.n % 2], spec, seat.n) for seat in spec.seats]
    for number in range(1, moves + 1):
        mover = next(one for one in them if one.ask)
        assert (await mover.play(f"n{number}"))[0] == "ack"
        for one in them:
            await one.until(lambda me, number=number: me.held["seq"] == number)
    return them


@CARRIED
async def test_all_processes_hear_of_every_move(hubs):
    spec = await found(hubs)
    them = await play_across(spec, hubs, 12)
    for one in them:
        kinds = [frame[:12] for frame in one.frames]
        assert sum(b"hello" in kind for kind in kinds) == 1, "told anew, not what has changed"


@CARRIED
async def test_what_is_said_and_wished_is_known_in_all_processes(hubs):
    spec = await found(hubs)
    ana, bob = await sit(hubs[0], spec, 0), await sit(hubs[1], spec, 1)
    await ana.do(Say("hello", "x"))
    await bob.until(lambda me: me.held["said"])
    await ana.do(Rest(True, "y"))
    await bob.until(lambda me: me.held["people"][0]["rest"])
    await bob.do(Rest(True, "z"))
    await ana.until(lambda me: me.held["resting"])


@pytest.mark.parametrize("heal_every", [0.05])
async def test_what_no_pointer_tells_of_is_found(hubs):
    for one in hubs:
        one._chores[-1].cancel()  # it hears nothing any more
    await play_across(await found(hubs), hubs, 6)


@CARRIED
async def test_who_could_not_listen_for_a_while_reads_what_was_missed(hubs):
    spec = await found(hubs)
    them = await play_across(spec, hubs, 3)
    async with hubs[0]._store._engine.connect() as connection:
        listening = text(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            " WHERE query LIKE 'LISTEN%'"
        )
        assert (await connection.execute(listening)).scalar() == 2
    for number in range(4, 8):
        mover = next(one for one in them if one.ask)
        await mover.play(f"n{number}")
        for one in them:
            await one.until(lambda me, number=number: me.held["seq"] == number)


async def test_who_knows_more_than_a_process_makes_it_read(hubs):
    """A client that changes from one process to the other before the pointer has come."""
    for one in hubs:
        one._chores[-1].cancel()
    spec = await found(hubs)
    stale = await sit(hubs[1], spec, None)
    quick = [await sit(hubs[0], spec, seat.n) for seat in spec.seats]
    mover = next(one for one in quick if one.ask)
    await mover.play("x")
    table = await hubs[1].table(spec.id)
    back = Sitter(table, mover.watcher.seat, held=1)
    assert await back.next() == ("ping", {"seq": 1})
    await stale.until(lambda me: me.held["seq"] == 1)
    for one in quick:
        await one.until(lambda me: me.held["seq"] == 1)
    mover = next(one for one in quick if one.ask)
    await mover.play("y")
    for one in quick:
        await one.until(lambda me: me.held["seq"] == 2)
    mover = next(one for one in quick if one.ask)
    if mover.ask["id"] == 2:  # asked by the entry that the other process has not read
        other = await sit(hubs[1], spec, mover.watcher.seat)
        answer = Play(2, mover.ask["answers"][0]["a"], "z")
        assert await other.do(answer) == ("ack", {"cid": "z", "seq": 3})


@CARRIED
async def test_bots_think_where_the_game_goes_on(hubs, monkeypatch):
    """And elsewhere only if nothing has come for a while."""
    monkeypatch.setattr(live, "STANDBY", 2.0)
    asked = {id(one._thinker): 0 for one in hubs}
    answer = Thinker.answer

    async def count(thinker, *arguments):
        asked[id(thinker)] += 1
        return await answer(thinker, *arguments)

    monkeypatch.setattr(Thinker, "answer", count)
    spec = await found(hubs, humans=(0,))
    here, there = await sit(hubs[0], spec, 0), await sit(hubs[1], spec, 0)
    for one in (here, there):  # at the start both have thought
        await one.until(lambda me: me.ask)
    asked |= dict.fromkeys(asked, 0)
    orphan = None
    while not asked[id(hubs[0]._thinker)] or not orphan:
        await here.until(lambda me: me.ask)
        orphan = await leading_to_bots(hubs[0]._store, spec, here.ask)
        if not orphan or not asked[id(hubs[0]._thinker)]:
            await here.play(f"n{here.ask['id']}")
    assert not asked[id(hubs[1]._thinker)]
    await here.table.close()
    await hubs[0]._store.append(spec.id, orphan)  # the last that its process does
    await there.until(lambda me: me.held["seq"] > orphan.seq)
    assert asked[id(hubs[1]._thinker)]


async def leading_to_bots(store, spec, ask):
    """The entry in which seat 0 answers ``ask``, if it is a bot's turn then."""
    state = State(spec)
    state.follow(await store.entries(spec.id))
    entry = state.advance(1, 0, Play(ask["id"], ask["answers"][0]["a"]))
    return entry if set(state.asks) - {0} else None


@CARRIED
async def test_a_pointer_holds_a_table_and_a_number(db, store):
    spec = make_spec(*TABLES[0])
    pointers = store.pointers()
    assert await anext(pointers) is None
    other = await Store.open(db)
    state = State(spec)
    await other.found(spec, state.first_entry(1))
    ask = next(iter(state.asks.items()))
    answer = state.match.decision(ask[0]).answers[0]
    await other.append(spec.id, state.advance(1, ask[0], Play(ask[1], answer, "secret")))
    assert await anext(pointers) == Pointer(spec.id, 1)
    await pointers.aclose()
    await other.close()


@pytest.mark.parametrize("db", ["sqlite"], indirect=True)
async def test_sqlite_has_nobody_to_hear_from(store):
    assert [pointer async for pointer in store.pointers()] == []


@CARRIED
async def test_stores_that_open_at_once_make_the_tables_once(db):
    stores = await asyncio.gather(*(Store.open(db) for _ in range(4)))
    await asyncio.gather(*(store.close() for store in stores))
