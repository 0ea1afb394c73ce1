"""Orders by what a window is about: obeyed in place of the general one, and told to nobody else."""

import asyncio
import json
from dataclasses import replace

import pytest
from tests.table.test_windows import able, found_window, one_able
from tests.table.tools import Sitter, make_spec

import tertulia
from tertulia.core.position import PASS
from tertulia.table import windows
from tertulia.table.commands import Play, Wake
from tertulia.table.seats import new_id, rotated
from tertulia.table.stewards import Pace

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite"])
def db(request, tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def about(state):
    topic = windows.topic(state.match)
    assert topic
    return topic


def other_than(topic, game):
    """A topic of the same game that the open window is not about."""
    return next(one for one in tertulia.game(game).topics.values() if one != topic)


@pytest.mark.parametrize("when", windows.ORDERS)
async def test_an_order_for_windows_like_this_one_holds_in_place_of_the_general(
    opened, monkeypatch, when
):
    monkeypatch.setattr(windows, "pause", lambda *_: 600)
    spec, state, log = found_window(one_able)
    topic = about(state)
    holder = next(seat for seat in range(4) if able(state, seat))
    idle = next(seat for seat in state.asks if seat != holder)
    table = await opened(spec, log)
    mine, other = [await Sitter(table, seat).greeted() for seat in (holder, idle)]
    assert mine.held["topic"] == topic
    aimed = state.match.top.aims_at(state.match, holder)
    asked = {"always": True, "able": True, "turn": aimed, "stack": False}
    for general in windows.ORDERS:
        assert (await mine.do(Wake(general, f"in general {general}", {topic: when})))[0] == "ack"
        assert (mine.held["wake"], mine.held["orders"]) == (general, {topic: when})
        assert (mine.ask is not None) == asked[when]
        elsewhere = {other_than(topic, spec.game): when}
        await mine.do(Wake(general, f"about another {general}", elsewhere))
        assert (mine.ask is not None) == asked[general]
    await other.do(Wake("able", "idle", {topic: when}))
    assert (other.ask is not None) == (when == "always")


async def test_nobody_else_can_tell_who_has_given_orders(opened, monkeypatch):
    """In one world somebody passes by hand, in the other by an order: all others see the same."""
    monkeypatch.setattr(windows, "pause", lambda _, seat, __: 0.3 + 0.1 * seat)
    spec, state, log = found_window(one_able)
    holder = next(seat for seat in range(4) if able(state, seat))
    order = Wake("able", "x", {about(state): "stack"})
    by_hand = Play(state.asks[holder], PASS, "x")
    worlds = []
    for command in (by_hand, order):
        world = replace(spec, id=new_id())
        table = await opened(world, log, Pace(0, 0))
        others = [seat for seat in (*range(4), None) if seat != holder]
        them = [await Sitter(table, seat).greeted() for seat in others]
        mine = await Sitter(table, holder).greeted()
        await mine.do(command)
        closed = len(log) - 1 + len(state.asks)
        for sitter in them:
            await sitter.until(lambda me, end=closed: me.held["seq"] >= end)
        worlds.append([[one.replace(world.id.encode(), b"") for one in s.frames] for s in them])
        assert not any(json.loads(one).get("orders") for s in them for one in s.frames)
        await table.close()
    assert worlds[0] == worlds[1]


def closing(state):
    """Whether something else than a window follows, if all pass."""
    ahead = state.match.copy()
    for seat in ahead.to_move:
        ahead.apply(seat, PASS)
    return ahead.to_move and not windows.is_open(ahead)


async def test_an_order_by_topic_ends_as_the_general_one_does(opened):
    spec, state, log = found_window(lambda state: one_able(state) and closing(state))
    topic = about(state)
    kept = {other_than(topic, spec.game): "always"}
    table = await opened(spec, log)
    them = [await Sitter(table, seat).greeted() for seat in range(4)]
    await asyncio.gather(*(one.do(Wake("able", "w", {topic: "stack", **kept})) for one in them))
    await asyncio.gather(*(one.until(lambda me: me.held["orders"] == kept) for one in them))


async def test_orders_by_topic_are_kept_with_the_seat_and_in_the_next_game(shop):
    spec = make_spec("troja", 2, humans=range(2))
    table = await shop.found(spec)
    mine = await Sitter(table, 1).greeted()
    orders = {"troja-topic-wrath": "always", "troja-topic-reply": "turn"}
    await mine.do(Wake("able", "w", orders))
    assert (await Sitter(await shop.table(spec), 0).greeted()).held["orders"] == {}
    kept = await shop.store.spec(spec.id)
    assert (await Sitter(await shop.table(kept), 1).greeted()).held["orders"] == orders
    assert [seat.orders for seat in rotated(kept.seats)] == [orders, {}]
    await mine.do(Wake("able", "as usual"))
    assert mine.held["orders"] == {}


@pytest.mark.parametrize("game", ["troja", "trunfos"])
async def test_an_order_about_what_the_game_does_not_know_is_refused_and_changes_nothing(
    shop, game
):
    spec = make_spec(game, max(tertulia.game(game).seats), humans=(0,))
    table = await shop.found(spec)
    mine = await Sitter(table, 0).greeted()
    before = Wake("always", "w", dict.fromkeys(tertulia.game(game).topics.values(), "able"))
    assert (await mine.do(before))[0] == "ack"
    kind, told = await mine.do(Wake("able", "x", {"Drawing": "always"}))
    assert (kind, told["text"]["key"]) == ("nack", "refusal-topic")
    assert told["text"]["args"]["topic"] == "Drawing"
    assert (mine.held["wake"], mine.held["orders"]) == ("always", before.orders)
    assert (await shop.store.spec(spec.id)).seats[0].orders == before.orders
