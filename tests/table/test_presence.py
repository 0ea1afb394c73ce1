"""Who leaves is stood in for after a while, and can come back."""

import asyncio

import pytest
from tests.table.tools import TABLES, Sitter, make_spec

from tertulia.table import presence, terms
from tertulia.table.commands import Play

pytestmark = pytest.mark.anyio


@pytest.fixture
def shop(shop, monkeypatch):
    monkeypatch.setattr(presence, "BEAT", 0.05)
    monkeypatch.setitem(terms.GRACE, "short", 0.4)
    return shop


@pytest.fixture(params=["sqlite"])
def db(request, tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


@pytest.fixture
def two():
    """A table of two people."""
    name, seats = next(table for table in TABLES if table[1] == 2)
    return make_spec(name, seats, humans=range(seats))


def person(sitter, n):
    return sitter.held["people"][n]


async def play_until(sitter, other, done):
    """Play for one seat until something is so."""
    number = 0
    while not done():
        number += 1
        if sitter.ask:
            await sitter.play(f"{sitter.watcher.seat} {number}")
        else:
            await sitter.next()
        assert not sitter.held["over"], other


async def test_a_bot_stands_in_for_a_leaver_who_comes_back(shop, two):
    table = await shop.found(two)
    stays, leaves = [await Sitter(table, seat).greeted() for seat in (0, 1)]
    table.leave(leaves.watcher)
    await stays.until(lambda me: not person(me, 1)["here"])
    assert not person(stays, 1)["stand_in"]
    seq = stays.held["seq"]
    await play_until(stays, leaves, lambda: person(stays, 1)["stand_in"])
    log = await shop.store.entries(two.id)
    assert all(entry.actor == 0 for entry in log[seq + 1 : stays.held["seq"] + 1])
    await play_until(stays, leaves, lambda: stays.held["seq"] > seq + 4)
    log = await shop.store.entries(two.id)
    assert {entry.actor for entry in log[seq + 1 :]} == {0, 1}
    back = await Sitter(table, 1).greeted()
    await stays.until(lambda me: person(me, 1)["here"])
    assert not person(stays, 1)["stand_in"]
    await play_until(stays, leaves, lambda: not stays.ask)
    await back.until(lambda me: me.ask)
    seq = back.held["seq"]
    await asyncio.sleep(0.6)  # longer than a bot would take
    assert (await shop.store.entries(two.id))[-1].seq == seq
    assert (await back.play("again"))[0] == "ack"


async def nobody_stands_in(shop, table, two):
    before = len(await shop.store.entries(two.id))
    await asyncio.sleep(0.8)
    assert len(await shop.store.entries(two.id)) == before


async def test_while_nobody_waits_nothing_is_played(shop, two):
    table = await shop.found(two)
    for seat in (0, 1):
        table.leave((await Sitter(table, seat).greeted()).watcher)
    await nobody_stands_in(shop, table, two)


async def test_a_table_that_waits_does_so(shop, two):
    two.terms["away"] = "wait"
    table = await shop.found(two)
    await Sitter(table, 0).greeted()
    await nobody_stands_in(shop, table, two)


async def test_nobody_stands_in_for_who_was_never_there(shop, two):
    table = await shop.found(two)
    await Sitter(table, 0).greeted()
    await shop.store.put_seat(two.id, type(two.seats[1])(1, "human", salt="s", invite_hash="h"))
    table.look_again()
    await nobody_stands_in(shop, table, two)


async def test_who_is_at_another_process_is_here(shop, two):
    first, second = await shop.found(two), await shop.table(two)
    ana, bob = await Sitter(first, 0).greeted(), await Sitter(second, 1).greeted()
    await ana.until(lambda me: person(me, 1)["here"])
    await bob.until(lambda me: person(me, 0)["here"])
    await asyncio.sleep(0.6)
    assert not person(ana, 1)["stand_in"]
    second.leave(bob.watcher)
    await ana.until(lambda me: not person(me, 1)["here"])


async def test_the_first_answer_of_a_returned_player_counts(shop, two):
    table = await shop.found(two)
    sitter = await Sitter(table, 0).greeted()
    await Sitter(table, 1).greeted()
    if not sitter.ask:
        sitter = await Sitter(table, 1).greeted()
    ask = sitter.ask
    table.leave(sitter.watcher)
    back = await Sitter(table, sitter.watcher.seat).greeted()
    assert back.ask == ask
    assert (await back.do(Play(ask["id"], ask["answers"][0]["a"], "x")))[0] == "ack"
