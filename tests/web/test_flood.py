"""A hundred thousand messages of all kinds of nonsense leave the server as it was."""

import asyncio
import json
import random
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect
from tests.table.tools import GAMES, Sitter, make_spec
from tests.web.browsing import sit, start

import tertulia
from tertulia.table.live import Table
from tertulia.table.state import State
from tertulia.table.stewards import Pace
from tertulia.table.store import Store
from tertulia.table.thinking import Thinker
from tertulia.web import messages

MESSAGES = 100_000
OVER_THE_WIRE = 1_000
WORDS = ("do", "undo", "x", "", "t", "cid", "ask", "answer", "\u0000", "é" * 70, "🜁")
VALUES: tuple[Any, ...] = (
    None,
    True,
    0,
    1,
    -1,
    1.5,
    1 << 52,
    1 << 60,
    1 << 90,
    [],
    {},
    [[]],
    *WORDS,
)


@pytest.fixture
def anyio_backend():
    return "asyncio"


def nonsense(dice, ask):
    """Something that a client might send: noise, half a message, or a wrong one of our own."""
    kind = dice.random()
    if kind < 0.1:
        return dice.randbytes(dice.randrange(60))
    fields = {dice.choice(WORDS): dice.choice(VALUES) for _ in range(dice.randrange(5))}
    if kind < 0.6:
        fields |= {"t": dice.choice(("do", "undo")), "cid": f"c{dice.randrange(1 << 40)}"}
        fields |= {"ask": dice.choice((ask, dice.choice(VALUES)))} if fields["t"] == "do" else {}
        fields |= {"answer": dice.choice((4095, -7, 1 << 40))} if fields["t"] == "do" else {}
    text = json.dumps(fields)
    return text[: dice.randrange(len(text) + 1)] if kind > 0.9 else text


@pytest.mark.anyio
async def test_nonsense_reaches_no_state(tmp_path):
    dice = random.Random(1)
    store = await Store.open(f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    name = GAMES[0]
    seats = max(tertulia.game(name).seats)
    spec = make_spec(name, seats, humans=range(seats))
    await store.found(spec, State(spec).first_entry(1))
    table = await Table.load(spec, store, Thinker(1), Pace(0, 0))
    them = [await Sitter(table, seat).greeted() for seat in range(seats)]
    me = next(one for one in them if one.ask)
    malformed = refused = 0
    for number in range(MESSAGES):
        try:
            command = messages.read(nonsense(dice, me.ask["id"]))
        except messages.Malformed:
            malformed += 1
        else:
            refused += 1
            table.do(me.watcher, command)
        if number % 20 == 0:
            await read_all(me)
    await read_all(me)
    assert malformed > MESSAGES / 5
    assert refused > MESSAGES / 20
    assert {kind for kind, _ in me.answers.values()} == {"nack"}
    assert len(await store.entries(spec.id)) == 1
    assert (await me.play("fine"))[0] == "ack"
    await table.close()
    await store.close()


async def read_all(me):
    while not me.table._jobs.empty() or me.watcher._queue.qsize():
        await asyncio.sleep(0)
        while me.watcher._queue.qsize():
            assert (await me.next())[0] is not None, "dropped"
    me.frames.clear()


def test_nonsense_over_the_wire_leaves_the_server_healthy(web):
    dice = random.Random(2)
    table = start(web)
    sent = 0
    while sent < OVER_THE_WIRE:
        with sit(web, table) as me:
            more, code = annoy(me, dice)
        assert code == 1008
        sent += more
    with sit(web, table) as me:
        ask = me.asked()
        assert me.do("fine", ask["id"], ask["answers"][0]["a"])[0] == "ack"
    assert web.get("/healthz").status_code == 200


def annoy(me, dice):
    """Send nonsense until the socket is closed; how much it took, and the code."""
    ask = me.asked()["id"]
    for sent in range(1, OVER_THE_WIRE):
        message = nonsense(dice, ask)
        send = me.socket.send_bytes if isinstance(message, bytes) else me.socket.send_text
        send(message)
        try:
            me.next()
        except WebSocketDisconnect as closed:
            return sent, closed.code
    raise AssertionError("nobody closes the socket")
