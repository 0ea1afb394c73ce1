"""Clocks on a clock of our own, and at a live table."""

import asyncio

import pytest
from tests.table.tools import GAMES, TABLES, Sitter, any_answer, make_spec

import tertulia
from tertulia.table import clock, presence
from tertulia.table.clock import BANK, GENTLE, INCREMENT, MORE, Clock
from tertulia.table.commands import Play, Undo
from tertulia.table.state import State

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def db(request, tmp_path):
    if request.param == "postgresql":
        return request.getfixturevalue("postgresql")()
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def two(kind):
    """A table of two people with clocks."""
    name, seats = next(table for table in TABLES if table[1] == 2)
    spec = make_spec(name, seats, humans=range(seats))
    spec.terms["clock"] = kind
    return spec


def test_without_clocks_there_is_all_the_time_in_the_world():
    none = Clock("none")
    assert none.turn({0: 1}, 1000) == []
    assert none.due(0, 1) is None
    assert none.next() is None


def test_a_gentle_clock_gives_each_answer_the_same():
    gentle = Clock("gentle")
    for ask, begun in ((1, 1000), (2, 50_000), (9, 90_000)):
        gentle.turn({0: ask}, begun)
        assert gentle.due(0, ask) == begun + GENTLE
        assert gentle.due(0, ask - 1) is gentle.due(1, ask) is None
        assert gentle.turn({0: ask}, begun + 5) == []
        gentle.turn({}, begun + 100)
        assert gentle.next() is None


def test_a_strict_clock_takes_from_the_bank_what_the_increment_does_not_cover():
    strict = Clock("strict")
    strict.turn({0: 1, 1: 1}, 0)
    assert strict.due(0, 1) == BANK + INCREMENT
    strict.turn({1: 1}, INCREMENT + 60_000)  # a minute beyond
    strict.turn({0: 2, 1: 1}, 500_000)
    assert strict.due(0, 2) == 500_000 + BANK - 60_000 + INCREMENT
    assert strict.due(1, 1) == BANK + INCREMENT  # goes on as it was
    strict.turn({1: 1}, 10_000_000)  # long after
    strict.turn({0: 3, 1: 1}, 10_000_000)
    assert strict.due(0, 3) == 10_000_000 + INCREMENT


def test_time_in_which_nobody_could_answer_is_given_back():
    gentle = Clock("gentle")
    gentle.turn({0: 1}, 0)
    gentle.turn({0: 1, 1: 2}, 30_000)
    gentle.seen(40_000)
    later = Clock("gentle", gentle.timers.values())
    assert later.woken(40_000 + clock.ASLEEP - 1) == 0
    given = later.woken(640_000)
    assert given == 600_000 + MORE
    assert later.due(0, 1) == GENTLE + given
    assert later.due(1, 2) == 30_000 + GENTLE + given
    assert later.woken(640_001) == 0


@pytest.mark.parametrize(("kind", "first"), [("gentle", GENTLE), ("strict", BANK + INCREMENT)])
def test_to_take_back_and_answer_again_gains_no_time(kind, first):
    clock = Clock(kind)
    clock.turn({0: 0}, 0)
    for n in range(1, 9, 2):
        clock.turn({1: n}, 1000 * n, retracing=0)
        assert clock.due(1, n) >= 1000 * n + first, "the others do not lose by it"
        clock.turn({0: n + 1}, 1000 * n, retracing=0)
        assert clock.due(0, n + 1) == first
    clock.turn({}, 10_000)
    clock.turn({0: 99}, 10_000)
    assert clock.due(0, 99) > first


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_who_goes_back_is_told_from_who_goes_on(table):
    spec = make_spec(*table)
    state, rng = State(spec), tertulia.Rng(5)
    log, back = [state.first_entry(1)], 0
    while state.asks and back < 5:
        seat, command = any_answer(state, rng)
        log.append(state.advance(1, seat, command))
        assert state.retracing is None
        if not state.match.undoable(seat):
            continue
        back += 1
        for again in range(2):  # the first time and no less the second
            log.append(state.advance(1, seat, Undo()))
            assert state.retracing == seat
            answer = state.match.decision(seat).answers[-again]
            log.append(state.advance(1, seat, Play(state.asks[seat], answer)))
            assert state.retracing == seat
            if not state.match.undoable(seat):
                break
        if state.asks:
            log.append(state.advance(1, *any_answer(state, rng)))
            assert state.retracing is None
    other = State(spec)  # as another process reads it
    other.follow(log)
    assert other.retracing == state.retracing
    assert back


async def first_asked(table):
    them = [await Sitter(table, seat).greeted() for seat in (0, 1)]
    return next(one for one in them if one.ask)


async def test_who_runs_out_of_time_is_answered_for_once(shop, monkeypatch):
    monkeypatch.setattr(clock, "GENTLE", 300)
    spec = two("gentle")
    before = presence.now()
    sitter = await first_asked(await shop.found(spec))
    ask = sitter.ask
    assert before <= ask["deadline"] - 300 <= presence.now()
    await sitter.until(lambda me: not me.ask or me.ask["id"] != ask["id"])
    log = await shop.store.entries(spec.id)
    assert log[1].actor in (0, 1)
    assert log[1].at >= ask["deadline"]


@pytest.mark.parametrize("db", ["sqlite"], indirect=True)
@pytest.mark.parametrize("name", GAMES)
async def test_a_game_in_which_nobody_ever_answers_comes_to_its_end(shop, monkeypatch, name):
    monkeypatch.setattr(clock, "GENTLE", 1)
    seats = min(tertulia.game(name).seats)
    spec = make_spec(name, seats, humans=range(seats))
    spec.terms["clock"] = "gentle"
    table = await shop.found(spec)
    sitters = [await Sitter(table, seat).greeted() for seat in range(seats)]
    await sitters[0].until(lambda me: me.held["over"])
    assert sitters[0].held["progress"] == 100


async def test_who_answers_in_time_is_left_alone(shop):
    spec = two("strict")
    table = await shop.found(spec)
    sitter = await first_asked(table)
    assert sitter.ask["deadline"] > presence.now() + BANK
    assert (await sitter.play("mine"))[0] == "ack"
    await asyncio.sleep(0.1)
    assert len(await shop.store.entries(spec.id)) == 2


async def test_clocks_outlive_the_server_and_whoever_returns_is_told(shop, monkeypatch):
    spec = two("gentle")
    sitter = await first_asked(await shop.found(spec))
    ask, seat = sitter.ask, sitter.watcher.seat
    await shop.close()
    at = presence.now()
    soon = await shop.table(spec)
    same = await Sitter(soon, seat).greeted()
    assert same.ask["deadline"] == ask["deadline"]
    await soon.close()
    for module in ("live", "presence"):
        monkeypatch.setattr(f"tertulia.table.{module}.now", lambda: at + 3_600_000)
    late = Sitter(await shop.table(spec), seat, held=sitter.held["seq"])
    await late.until(lambda me: me.held)  # all anew, though no number is missing
    while (told := await late.next())[0] != "note":
        pass
    seconds = told[1]["text"]["args"]["seconds"]
    assert 3590 <= seconds - 15 < 3660
    assert late.ask["deadline"] - ask["deadline"] == pytest.approx(1000 * seconds, abs=1000)
    assert len(await shop.store.entries(spec.id)) == 1


def test_a_seat_that_is_asked_again_at_once_has_one_clock():
    clock = Clock("strict")
    clock.turn({0: 1}, 1000)
    (changed,) = clock.turn({0: 2}, 3000)
    assert (changed.n, changed.ask, changed.bank) == (0, 2, BANK + INCREMENT - 2000)


@pytest.mark.parametrize(("kind", "first"), [("gentle", GENTLE), ("strict", BANK + INCREMENT)])
def test_to_stop_a_clock_and_go_on_gains_no_time(kind, first):
    """As by a pause, or by wishing not to be asked and then to be asked again."""
    clock = Clock(kind)
    clock.turn({0: 1}, 1000)
    for n in range(1, 4):
        clock.turn({}, 1000 * (2 * n))
        assert clock.due(0, 1) is clock.next() is None
        (changed,) = clock.turn({0: 1}, 1000 * (2 * n + 1))
        assert clock.due(0, 1) == 1000 + first + 1000 * n == changed.due
    clock.turn({}, 9000)
    assert Clock(kind, clock.timers.values()).turn({0: 1}, 10_000)[0].due == 5000 + first
    stretched = clock.stretch(0, 1, 2, 10_000)
    assert stretched is not None
    assert stretched.due == 0
    clock.turn({0: 2}, 20_000)
    left = first - 5000  # of the bank, twice as long as it was
    assert clock.due(0, 2) == 20_000 + (GENTLE if kind == "gentle" else 2 * left + INCREMENT)
