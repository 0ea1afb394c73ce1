"""Bots in workers: a hard limit, a fallback, and an event loop that nobody holds up."""

import asyncio
import time

import pytest
from tests.table import tools
from tests.table.tools import LONG

import tertulia
from tertulia.table import thinking
from tertulia.table.thinking import STRENGTHS, Strength, Thinker

pytestmark = pytest.mark.anyio


@pytest.fixture
def match():
    name, seats = tools.TABLES[0]
    return tertulia.game(name).start(seats, 1)


@pytest.fixture
def thinker(monkeypatch):
    monkeypatch.setattr(thinking, "PATIENCE", LONG)
    thinker = Thinker(1)
    yield thinker
    thinker.close()


@pytest.mark.parametrize("strength", STRENGTHS)
async def test_every_strength_gives_a_legal_answer(match, thinker, strength, caplog):
    seat = match.to_move[0]
    answer = await thinker.answer(match, seat, strength)
    assert answer in match.decision(seat).answers
    if strength != "quick":  # whose limit a busy machine may well break
        assert not caplog.records


@pytest.mark.parametrize("fault", [tools.hang, tools.die, tools.fail, tools.cheat])
async def test_a_bot_that_fails_is_stood_in_for(match, thinker, monkeypatch, fault):
    seat = match.to_move[0]
    await thinker.answer(match, seat, "quick")  # so that a worker is there
    monkeypatch.setattr(thinking, "_work", fault)
    monkeypatch.setitem(STRENGTHS, "quick", Strength("search", 100))
    began = time.monotonic()
    held, answer = await tools.longest_hold(thinker.answer(match, seat, "quick", LONG))
    assert answer in match.decision(seat).answers
    assert held < 0.2
    assert time.monotonic() - began < LONG / 2
    monkeypatch.undo()
    assert await thinker.answer(match, seat, "quick") in match.decision(seat).answers


async def test_those_that_think_at_once_share_the_time(thinker, monkeypatch):
    monkeypatch.setattr(thinking, "_work", tools.echo)
    strength = Strength("search", 400)
    given = await asyncio.gather(*(thinker._think({}, 0, strength, 1, LONG) for _ in range(4)))
    assert given == [400, 200, 133, 100]
    assert await thinker._think({}, 0, strength, 1, LONG) == 400


async def test_no_table_waits_for_busy_workers(match, thinker, monkeypatch):
    monkeypatch.setattr(thinking, "_work", tools.hang)
    monkeypatch.setattr(thinking, "PATIENCE", 0.3)
    monkeypatch.setitem(STRENGTHS, "strong", Strength("search", 60_000))
    seat = match.to_move[0]
    async with asyncio.timeout(LONG):
        answers = await asyncio.gather(*(thinker.answer(match, seat, "strong") for _ in range(5)))
    assert set(answers) <= set(match.decision(seat).answers)


async def test_even_without_its_fallback_a_table_goes_on(match, thinker, monkeypatch):
    monkeypatch.setattr(thinking, "_choose", tools.fail)
    seat = match.to_move[0]
    assert await thinker.answer(match, seat, "greedy") == match.decision(seat).answers[0]


async def test_a_search_does_not_hold_up_the_loop(match, thinker):
    seat = match.to_move[0]
    searches = asyncio.gather(*(thinker.answer(match, seat, "normal") for _ in range(2)))
    held, _ = await tools.longest_hold(searches)
    assert held < 0.2
