"""A live table: durable before acknowledged, each command once, one writer at a time."""

import asyncio
import copy

import pytest
from tests.table.tools import TABLES, Sitter, heard, make_spec

from tertulia.table import watcher
from tertulia.table.commands import Play, Undo
from tertulia.table.state import State
from tertulia.table.stewards import Pace
from tertulia.table.store import Store
from tertulia.table.thinking import STRENGTHS, Strength, Thinker

pytestmark = pytest.mark.anyio


@pytest.fixture(params=TABLES, ids=str)
def spec(request):
    return make_spec(*request.param)


@pytest.fixture
def everyone(request):
    """A table at which people hold every seat."""
    name, seats = TABLES[0]
    return make_spec(name, seats, humans=range(seats))


async def sitters(table, spec):
    return [await Sitter(table, seat.n).greeted() for seat in spec.seats]


async def mover(all_of_them):
    """Whoever is asked, as soon as everyone has heard the newest."""
    await heard(*all_of_them)
    return next(sitter for sitter in all_of_them if sitter.ask)


async def test_one_person_plays_a_whole_game_against_bots(shop, spec):
    sitter = await Sitter(await shop.found(spec), 0).greeted()
    await sitter.play_on()
    over = sitter.held["over"]
    assert over["text"]["key"] == f"won-{len(over['winners'])}"
    log = await shop.store.entries(spec.id)
    assert [entry.seq for entry in log] == list(range(len(log)))
    again = State(spec)
    again.follow(log)
    assert list(again.match.scores) == over["scores"]


async def test_a_table_goes_on_in_another_process(shop, spec):
    sitter = await Sitter(await shop.found(spec), 0).greeted()
    await sitter.play_on(3)
    await shop.close()
    later = await Sitter(await shop.table(spec), 0).greeted()
    assert later.held["seq"] >= sitter.held["seq"]
    await later.play_on(3)


class Slow(Store):
    """A store whose disk takes its time."""

    def __init__(self, other):
        super().__init__(other._engine)
        self.ready = asyncio.Event()

    async def append(self, table, entry):
        await self.ready.wait()
        await super().append(table, entry)


async def test_nothing_is_told_before_it_is_on_disk(shop, everyone):
    await shop.found(everyone)
    slow = Slow(shop.store)
    table = await shop.table(everyone, slow)
    them = await sitters(table, everyone)
    sitter = await mover(them)
    table.do(sitter.watcher, Play(sitter.ask["id"], sitter.ask["answers"][0]["a"], "x"))
    await asyncio.sleep(0.1)
    assert all(them.watcher._queue.empty() for them in them)
    slow.ready.set()
    await sitter.until(lambda me: "x" in me.answers)
    assert sitter.answers["x"][0] == "ack"
    assert [entry.command.cid for entry in (await shop.store.entries(everyone.id))[1:]] == ["x"]


async def test_a_repeated_command_is_answered_alike_and_done_once(shop, everyone):
    table = await shop.found(everyone)
    sitter = await mover(await sitters(table, everyone))
    command = Play(sitter.ask["id"], sitter.ask["answers"][0]["a"], "once")
    first = await sitter.do(command)
    sitter.answers.clear()
    assert await sitter.do(command) == first
    assert len(await shop.store.entries(everyone.id)) == 2
    await table.close()
    later = await Sitter(await shop.table(everyone), sitter.watcher.seat).greeted()
    assert await later.do(command) == first
    assert len(await shop.store.entries(everyone.id)) == 2


async def test_what_is_refused_says_why_and_changes_nothing(shop, everyone):
    table = await shop.found(everyone)
    them = await sitters(table, everyone)
    sitter = await mover(them)
    while sum(one.ask is not None for one in them) > 1:
        await sitter.play("until one alone is asked")
        sitter = await mover(them)
    other = next(one for one in them if one is not sitter)
    ask, answer = sitter.ask["id"], sitter.ask["answers"][0]["a"]
    before = await shop.store.entries(everyone.id)
    refused = {
        "refusal-too-late": [
            await sitter.do(Play(ask - 1, answer, "an old ask")),
            await sitter.do(Play(ask + 1, answer, "an ask to come")),
            await other.do(Play(ask, answer, "another seat's ask")),
        ],
        "refusal-no-undo": [await sitter.do(Undo("nothing to take back"))],
    }
    for key, answers in refused.items():
        for kind, told in answers:
            assert (kind, told["text"]["key"]) == ("nack", key)
    kind, told = await sitter.do(Play(ask, 4095, "illegal"))
    assert kind == "nack"
    assert told["text"]["rule"]
    spectator = await Sitter(table, None).greeted()
    assert spectator.ask is None
    kind, told = await spectator.do(Play(ask, answer, "x"))
    assert (kind, told["text"]["key"]) == ("nack", "refusal-watching")
    assert await shop.store.entries(everyone.id) == before
    legal = await sitter.do(Play(ask, answer, "legal"))
    assert legal == ("ack", {"cid": "legal", "seq": len(before)})


async def test_undo_takes_back_and_everyone_begins_anew(shop, everyone):
    table = await shop.found(everyone)
    them = await sitters(table, everyone)
    undone = 0
    for number in range(40):
        sitter = await mover(them)
        before = copy.deepcopy(sitter.held)
        await sitter.play(f"do {number}")
        await mover(them)
        if sitter.held["undo"]:
            ask = before["ask"]["id"]
            kind, _ = await sitter.do(Undo(f"undo {number}"))
            assert kind == "ack"
            assert sitter.held["log"] == before["log"]
            assert sitter.held["scene"] == before["scene"]
            assert sitter.ask["id"] > ask
            undone += 1
            await sitter.play(f"again {number}")
    assert undone


async def test_two_processes_at_one_table_take_turns_by_the_log(shop, everyone):
    """Neither knows of the other; what it has not read yet it learns when it would write."""
    first = await shop.found(everyone)
    second = await shop.table(everyone)
    for number in range(20):
        table = (first, second)[number % 2]
        them = [await Sitter(table, seat.n).greeted() for seat in everyone.seats]
        sitter = next((one for one in them if one.ask), None)
        assert sitter
        seat, ask = sitter.watcher.seat, sitter.ask
        kind, _ = await sitter.do(Play(ask["id"], ask["answers"][0]["a"], f"n{number}"))
        if kind == "nack":  # it held an old state; now it has read the log
            again = await mover(them)
            kind, told = await again.play(f"n{number} again")
            assert kind == "ack", (seat, told)
    log = await shop.store.entries(everyone.id)
    assert len(log) == 21
    State(everyone).follow(log)


class Broken(Store):
    """A store whose disk is full."""

    def __init__(self, other):
        super().__init__(other._engine)
        self.full = True

    async def append(self, table, entry):
        if self.full:
            raise OSError("no space left")
        await super().append(table, entry)


async def test_a_failing_store_loses_nothing_and_the_table_recovers(shop, everyone):
    await shop.found(everyone)
    broken = Broken(shop.store)
    table = await shop.table(everyone, broken)
    sitter = await mover(await sitters(table, everyone))
    table.do(sitter.watcher, Play(sitter.ask["id"], sitter.ask["answers"][0]["a"], "x"))
    while not sitter.watcher.dropped:
        await asyncio.sleep(0.01)
    assert table.failed
    assert await Sitter(table, 0).next() == (None, None)
    broken.full = False
    again = await Sitter(await shop.table(everyone, broken), sitter.watcher.seat).greeted()
    assert again.held["seq"] == 0
    assert (await again.play("x"))[0] == "ack"


async def test_who_holds_the_newest_is_not_told_it_again(shop, everyone):
    table = await shop.found(everyone)
    sitter = await mover(await sitters(table, everyone))
    await sitter.play("x")
    back = Sitter(table, sitter.watcher.seat, held=1)
    assert await back.next() == ("ping", {"seq": 1})
    assert (await back.next())[0] == "people"
    behind = Sitter(table, sitter.watcher.seat, held=0)
    assert (await behind.next())[0] == "hello"


async def test_a_slow_reader_is_dropped_and_holds_up_nobody(shop, everyone, monkeypatch):
    monkeypatch.setattr(watcher, "QUEUE", 8)
    table = await shop.found(everyone)
    them = await sitters(table, everyone)
    slow = await Sitter(table, 0).greeted()
    for number in range(12):
        await (await mover(them)).play(f"n{number}")
    assert slow.watcher.dropped
    assert await slow.next() == (None, None)


async def test_people_come_and_go(shop, everyone):
    table = await shop.found(everyone)
    first = await Sitter(table, 0).greeted()
    assert [one["here"] for one in first.held["people"]][:2] == [True, False]
    second = await Sitter(table, 1).greeted()
    twice = await Sitter(table, 1).greeted()

    def here(me):
        return [one["here"] for one in me.held["people"]][:2]

    await first.until(lambda me: here(me) == [True, True])
    table.leave(second.watcher)
    table.leave(twice.watcher)
    await first.until(lambda me: here(me) == [True, False])


async def test_those_who_come_and_change_nothing_are_told_to_nobody_else(shop, everyone):
    """Whoever watches could else send to everyone as often as it comes."""
    table = await shop.found(everyone)
    sitter = await Sitter(table, 0).greeted()
    await sitter.hear()
    for seat in (None, None, 0):
        other = await Sitter(table, seat).greeted()
        assert (await other.next())[0] == "people"
        assert other.held["people"] == sitter.held["people"]
    await table.state()
    assert not sitter.watcher._queue.qsize()


async def pauses(shop, table):
    """Milliseconds from a question to the answer of a bot, as soon as the log has an example."""
    sitter = await Sitter(table, 0).greeted()
    while True:
        log = await shop.store.entries(table.spec.id)
        answers = [entry for entry in log[1:] if entry.actor and entry.command.ask]
        if answers:
            return [entry.at - log[entry.command.ask].at for entry in answers]
        if sitter.ask:
            await sitter.play(f"x{sitter.ask['id']}")
        else:
            await sitter.next()


async def test_a_bot_without_a_choice_is_not_told_by_its_haste(shop, spec, monkeypatch):
    async def answer(thinker, match, seat, strength, within):
        return match.decision(seat).answers[0]

    monkeypatch.setattr(Thinker, "answer", answer)  # at once, as with one answer
    monkeypatch.setitem(STRENGTHS, "greedy", Strength("search", 400))
    assert min(await pauses(shop, await shop.found(spec))) > 390


async def test_a_bot_takes_its_time(shop, spec):
    assert min(await pauses(shop, await shop.found(spec, Pace(0.3, 0.4)))) > 290
