"""The store keeps what it has confirmed, in order, and lets one writer win."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import select, text
from sqlalchemy.exc import IntegrityError
from tests.table.tools import TABLES, make_spec, random_log

from tertulia.core.errors import BadOption
from tertulia.table.clock import Timer
from tertulia.table.schema import metadata
from tertulia.table.seats import new_id
from tertulia.table.store import Store, Taken, default_db, parse_url

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(params=TABLES, ids=str)
def spec(request):
    return make_spec(*request.param)


async def test_a_log_comes_back_as_it_was_written(store, db, spec):
    _, log = random_log(spec, 1)
    await store.found(spec, log[0])
    for entry in log[1:]:
        await store.append(spec.id, entry)
    other = await Store.open(db)
    assert await other.spec(spec.id) == spec
    assert await other.entries(spec.id) == log
    assert await other.entries(spec.id, 4) == log[5:]
    await other.close()


async def test_of_two_writers_one_wins(store, db):
    spec = make_spec(*TABLES[0])
    _, log = random_log(spec, 1, 3)
    _, rival = random_log(spec, 2, 3)
    await store.found(spec, log[0])
    other = await Store.open(db)
    await store.append(spec.id, log[1])
    with pytest.raises(Taken):
        await other.append(spec.id, rival[1])
    assert await other.entries(spec.id) == log[:2]
    await other.close()


async def test_what_a_seat_wishes_is_kept(store):
    spec = make_spec(*TABLES[0])
    await store.found(spec, random_log(spec, 1, 1)[1][0])
    assert await store.spec(spec.id) == spec
    wishes = {"wake": "turn", "orders": {"a topic": "always"}, "muted": ["c1"], "times": 2}
    await store.set_seat(spec.id, 0, **wishes)
    kept = (await store.spec(spec.id)).seats
    assert kept == (replace(spec.seats[0], **wishes), *spec.seats[1:])


async def test_clocks_that_two_set_at_once_are_those_of_one_of_them(store, db):
    spec = make_spec(*TABLES[0])
    await store.found(spec, random_log(spec, 1, 1)[1][0])
    other = await Store.open(db)
    mine, theirs = ([Timer(n, ask, 9, 9, 9) for n in range(2)] for ask in (1, 2))
    for _ in range(10):
        puts = [(store, mine), (other, theirs[::-1]), (other, theirs), (store, mine[::-1])]
        await asyncio.gather(*(one.put_timers(spec.id, timers) for one, timers in puts))
    assert sorted(await store.timers(spec.id), key=lambda timer: timer.n) in (mine, theirs)
    await other.close()


async def test_there_is_nothing_under_another_id(store):
    assert await store.spec("no such table") is None
    assert await store.entries("no such table") == []


async def test_an_entry_needs_its_table(store):
    _, log = random_log(make_spec(*TABLES[0]), 1, 1)
    with pytest.raises(Taken):
        await store.append("no such table", log[1])


async def test_the_migrations_make_the_schema(store):
    def differences(connection):
        return compare_metadata(MigrationContext.configure(connection), metadata)

    async with store._engine.connect() as connection:
        assert await connection.run_sync(differences) == []


def test_nothing_is_stored_about_people_but_their_names():
    columns = {column.name for table in metadata.tables.values() for column in table.columns}
    assert "name" in columns
    words = ("ip", "address", "host", "mail", "agent", "phone")
    assert not {name for name in columns - {"host"} for word in words if word in name.split("_")}


@pytest.mark.parametrize("db", ["sqlite"], indirect=True)
async def test_sqlite_waits_for_the_disk(store):
    async with store._engine.connect() as connection:
        assert (await connection.execute(text("PRAGMA journal_mode"))).scalar() == "wal"
        assert (await connection.execute(text("PRAGMA synchronous"))).scalar() == 2
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1


@pytest.mark.parametrize("db", ["", "tables.db", "sqlite://", "mysql://host/name", "sqlite"])
def test_a_wrong_address_says_what_is_right(db):
    with pytest.raises(BadOption, match=r"^db: .*sqlite:///PATH"):
        parse_url(db)


async def test_a_store_that_cannot_be_opened_says_so(tmp_path):
    (tmp_path / "file").write_text("not a folder, nor a database, but long enough to be one" * 20)
    for path in (tmp_path, tmp_path / "file", tmp_path / "file" / "below"):
        with pytest.raises(BadOption, match=r"^db: .*can be opened"):
            await Store.open(f"sqlite:///{path}")


async def test_an_address_with_a_wrong_setting_says_so(tmp_path):
    with pytest.raises(BadOption, match=r"^db: .*can be opened"):
        await Store.open(f"sqlite:///{tmp_path}/tables.sqlite3?timeout=soon")


async def test_an_error_of_the_store_tells_nothing_of_what_was_to_be_written(store, spec):
    _, log = random_log(spec, 1)
    await store.found(spec, log[0])
    with pytest.raises(IntegrityError) as found:
        await store.found(spec, log[0])
    assert spec.seed not in str(found.value)
    with pytest.raises(Taken) as taken:
        await store.append(spec.id, log[0])
    assert "chance" in str(taken.value.__cause__)
    assert '"n"' not in str(taken.value.__cause__)


def test_addresses_get_their_drivers():
    assert parse_url("sqlite:///a.sqlite3").drivername == "sqlite+aiosqlite"
    assert parse_url("postgresql://h/n").drivername == "postgresql+psycopg"
    assert parse_url(default_db()).drivername == "sqlite+aiosqlite"


async def test_of_a_deleted_table_nothing_is_left(store, db):
    spec, other = (replace(make_spec(*TABLES[0]), terms={"watch": "open"}) for _ in range(2))
    _, log = random_log(spec, 1, 3)
    for one in (spec, other):
        await store.found(one, log[0])
        await store.append(one.id, log[1])
        await store.put_timers(one.id, [Timer(0, 1, 9, 9, 9)])
    following = replace(spec, id=new_id())
    await store.found(following, log[0], other.id)
    kept = await everything(store, other.id, following.id)
    await store.delete(spec.id)
    assert await everything(store, spec.id) == []
    assert await everything(store, other.id, following.id) == kept
    with pytest.raises(Taken):
        await store.append(spec.id, log[2])
    await store.delete(following.id)
    left = await store.spec(other.id)
    assert left is not None
    assert left.next is None
    await store.delete("no such table")


async def everything(store, *ids):
    """All rows that belong to these tables."""
    async with store._engine.connect() as connection:
        found = []
        for rows in metadata.sorted_tables:
            whose = rows.c.table_id if "table_id" in rows.c else rows.c.id
            found += (await connection.execute(select(rows).where(whose.in_(ids)))).all()
    return found


@pytest.mark.parametrize("db", ["sqlite"], indirect=True)
async def test_what_is_deleted_is_not_in_the_file_either(store, tmp_path):
    name, seats = TABLES[0]
    spec = make_spec(name, seats, seed="a seed that nobody shall find again")
    await store.found(spec, random_log(spec, 1, 1)[1][0])

    def stored():
        return b"".join(file.read_bytes() for file in tmp_path.rglob("tables.sqlite3*"))

    assert spec.seed.encode() in stored()
    await store.delete(spec.id)
    await store.close()
    assert spec.seed.encode() not in stored()


@pytest.mark.parametrize("db", ["sqlite"], indirect=True)
async def test_what_the_operator_is_told_to_do_deletes_all_old_tables(store):
    page = (ROOT / "docs" / "operate.md").read_text(encoding="utf-8")
    block = page.partition("```sql\n")[2].partition("```")[0]
    spec = make_spec(*TABLES[0])
    young = replace(spec, id=new_id(), created=2**60, next=spec.id)
    for one in (spec, young):
        await store.found(one, random_log(spec, 1, 1)[1][0])
        await store.put_timers(one.id, [Timer(0, 1, 9, 9, 9)])
        await store.put_code(one.id, 0, one.seats[0].token_hash, "x", 9)
        await store.say(one.id, 0, "hello", 1)
    kept = len(await everything(store, young.id))
    async with store._engine.begin() as connection:
        for statement in block.split(";")[:-1]:
            await connection.execute(text(statement))
    assert await everything(store, spec.id) == []
    assert len(await everything(store, young.id)) == kept
    assert all(f"FROM {table} " in block for table in metadata.tables)


@pytest.mark.parametrize("db", ["sqlite"], indirect=True)
async def test_whose_seat_is_given_away_meanwhile_gets_no_code_for_it(store):
    spec = make_spec(*TABLES[0])
    await store.found(spec, random_log(spec, 1, 1)[1][0])
    seat = spec.seats[0]
    assert await store.put_code(spec.id, 0, seat.token_hash, "x", 9)
    assert not await store.put_code(spec.id, 0, "not the token", "y", 9)
    assert await store.take_code(spec.id, "x", 1, "device") == 0
    assert await store.put_code(spec.id, 0, "device", "z", 9)
    await store.put_seat(spec.id, replace(seat, token_hash="another"))
    for token in (seat.token_hash, "device"):
        assert not await store.put_code(spec.id, 0, token, "x", 9)
    await store.delete(spec.id)
    assert not await store.put_code(spec.id, 0, "another", "x", 9)


@pytest.mark.parametrize("db", ["postgresql"], indirect=True)
async def test_what_is_done_at_once_to_a_seat_and_its_codes_waits_in_no_circle(store, db):
    """Else the database would end one of them, and whoever wanted it be told of a failure."""
    other = await Store.open(db)
    name, seats = TABLES[-1]
    for number in range(20):
        spec = make_spec(name, seats, humans=range(seats))
        await store.found(spec, random_log(spec, 1, 1)[1][0])
        for seat in spec.seats:
            await store.put_code(spec.id, seat.n, seat.token_hash, f"code {seat.n}", 9)
        at_once = [
            act
            for one, seat in zip((store, other) * len(spec.seats), spec.seats * 2, strict=False)
            for act in (
                one.put_seat(spec.id, seat),
                one.put_code(spec.id, seat.n, seat.token_hash, "another", 9),
                one.take_code(spec.id, f"code {seat.n}", 1, "device"),
                one.is_here(spec.id, [0, 1], 9, told=False),
                one.set_seat(spec.id, None, rest=0),
            )
        ]
        if number % 2:
            at_once.append(store.delete(spec.id))
        await asyncio.gather(*at_once)
    await other.close()
