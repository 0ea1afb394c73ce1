"""The same table in two worlds that one seat can't tell apart: all that reaches it is the same.

People hold every seat. Whoever is asked in a window passes at once; in the one world that is
somebody who could answer, in the other nobody, and the server passes for the seat.
"""

import asyncio
import json

import pytest
from tests.table.test_frames import worlds
from tests.table.test_windows import GAME
from tests.table.tools import Sitter, any_answer, make_spec

import tertulia
from tertulia.core.position import PASS
from tertulia.table import windows
from tertulia.table.clock import Clock
from tertulia.table.commands import Play, Rest, Say, Time, Undo, Wake
from tertulia.table.live import Table
from tertulia.table.seats import HUMAN, Seat
from tertulia.table.state import State
from tertulia.table.stewards import Pace
from tertulia.table.store import Store
from tertulia.table.thinking import Thinker

pytestmark = pytest.mark.anyio

PAIRS = 4
PAUSES = (2.0, 2.5, 3.0, 3.5)
BESIDE = [Say("hello", "a"), Time(2, "b"), Wake("always", "c"), Rest(True, "d"), Undo("e")]


def differing(name, wanted):
    """Pairs of states at a window in which not the same seats could answer, and the seat to which
    they are the same."""
    found: list[tuple[int, list[State]]] = []
    for seed in range(60):
        state, rng = State(make_spec(name, 4, f"seed {seed}", range(4))), tertulia.Rng(seed)
        while state.asks and len(found) < wanted:
            state.advance(1, *any_answer(state, rng))
            if windows.is_open(state.match) and not state.match.commits:
                seat = rng.below(4)
                pair = worlds(state, seat, rng)
                if pair and able(pair[0]) != able(pair[1]):
                    found.append((seat, pair))
                    break
    return found


def able(state):
    return [not windows.spoken_for(state.match, Seat(seat, HUMAN)) for seat in state.asks]


async def told(state, seat, store):
    """All that reaches ``seat``, and whoever watches, while the window is open."""
    closed = state.seq + len(state.asks)
    await store.found(state.spec, State(state.spec).first_entry(1))
    table = Table(state.spec, state, store, Thinker(1), Pace(), Clock("none"))
    them = [await Sitter(table, n).greeted() for n in (0, 1, 2, 3, None)]

    async def pass_at_once(sitter):
        if sitter.ask:
            table.do(sitter.watcher, Play(sitter.ask["id"], PASS, "pass"))
        await sitter.until(lambda me: me.held["seq"] >= closed)

    for command in BESIDE:
        await them[seat].do(command)
    await asyncio.gather(*(pass_at_once(sitter) for sitter in them))
    await table.close()
    return [by_kind(them[who].frames, closed) for who in (seat, 4)]


def by_kind(frames, closed):
    """The frames of each kind, in order; people come and talk at any moment."""
    found: dict[str, list[bytes]] = {}
    for frame in frames:
        told = json.loads(frame)
        if told.get("seq", 0) < closed:
            found.setdefault(told["t"], []).append(frame)
    return found


async def test_a_window_shows_the_same_whoever_could_answer(tmp_path, monkeypatch):
    monkeypatch.setattr(windows, "pause", lambda secret, seat, ask: PAUSES[seat])
    pairs = differing(GAME, PAIRS)
    assert len(pairs) == PAIRS
    tables = [(state, seat) for seat, pair in pairs for state in pair]
    asked = [len(state.asks) for state, _ in tables]
    stores = [await Store.open(f"sqlite:///{tmp_path / str(n)}") for n in range(len(tables))]
    heard = await asyncio.gather(
        *(told(state, seat, store) for (state, seat), store in zip(tables, stores, strict=True))
    )
    assert [len(to_eye["ev"]) for _, to_eye in heard] == [number - 1 for number in asked]
    assert heard[::2] == heard[1::2]
    for store in stores:
        await store.close()
