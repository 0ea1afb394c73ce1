"""Response windows at a live table: who is troubled, and what the others can tell from it."""

import asyncio
import json
import time
from dataclasses import replace

import pytest
from tests.table.tools import LONG, Sitter, any_answer, heard, make_spec

import tertulia
from tertulia.core.position import PASS
from tertulia.table import clock, live, presence, reactions, windows
from tertulia.table.commands import Play, Rest, Undo, Wake
from tertulia.table.seats import HUMAN, Seat
from tertulia.table.state import State
from tertulia.table.stewards import Pace
from tertulia.table.thinking import Thinker

pytestmark = pytest.mark.anyio

GAME = "troja"  # the one with the most windows


@pytest.fixture(params=["sqlite"])
def db(request, tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def able(state, seat):
    """Whether a seat is asked in a window and could answer."""
    return seat in state.asks and state.match.decision(seat).answers != (PASS,)


def found_window(wanted, humans=range(4), **terms):
    """A table on these terms, and a log that ends at a window of which ``wanted`` holds."""
    for seed in range(200):
        spec = make_spec(GAME, 4, f"seed {seed}", humans)
        state, rng = State(spec), tertulia.Rng(seed)
        log = [state.first_entry(1)]
        while state.asks and len(log) < 150:
            log.append(state.advance(len(log), *any_answer(state, rng)))
            if windows.is_open(state.match) and not state.match.commits and wanted(state):
                spec.terms.update(terms)
                return spec, state, log
    raise AssertionError("no such window")


def one_able(state):
    return [able(state, seat) for seat in range(4)].count(True) == 1 and len(state.asks) > 2


async def test_only_who_could_answer_is_troubled(opened, monkeypatch):
    monkeypatch.setattr(windows, "pause", lambda *_: 2.0)
    spec, state, log = found_window(one_able)
    table = await opened(spec, log)
    them = [await Sitter(table, seat).greeted() for seat in range(4)]
    holder = next(seat for seat in range(4) if able(state, seat))
    assert [one.held["ask"] is not None for one in them] == [n == holder for n in range(4)]
    watched = them[holder]
    assert watched.held["thinking"] == len(state.asks)
    await watched.until(lambda me: me.held["thinking"] == 1)
    assert watched.ask
    kind, _ = await watched.do(Play(watched.ask["id"], PASS, "mine"))
    assert kind == "ack"


async def test_who_has_answered_is_not_told(opened, monkeypatch):
    monkeypatch.setattr(windows, "pause", lambda *_: 1.0)
    spec, state, log = found_window(one_able)
    table = await opened(spec, log)
    eye = await Sitter(table, None).greeted()
    before = {name: eye.held[name] for name in ("waiting", "scene", "ask")}
    said = []

    def quiet(me):
        said.append(me.held["thinking"])
        return me.held["thinking"] == 1

    await eye.until(quiet)
    assert set(said) == set(range(1, len(state.asks) + 1))
    assert {name: eye.held[name] for name in before} == before
    assert eye.held["waiting"] == sorted(state.asks)


async def test_no_answer_shows_before_its_pause_whoever_gives_it(opened, monkeypatch):
    """Bots, people and the server: the time at which an answer shows is the pause, for all."""
    pauses = {0: 0.9, 1: 1.8, 2: 2.7, 3: 3.6}
    began = []

    def pause(secret, seat, ask):
        began.append(time.monotonic())
        return pauses[seat]

    monkeypatch.setattr(windows, "pause", pause)
    spec, state, log = found_window(
        lambda state: able(state, 1) and not able(state, 2) and len(state.asks) > 2, (1, 2)
    )
    table = await opened(spec, log)
    person = await Sitter(table, 1).greeted()
    table.do(person.watcher, Play(person.ask["id"], PASS, "at once"))
    eye = await Sitter(table, None).greeted()
    shown = []
    left = len(state.asks)
    while left:
        kind, told = await eye.next()
        if kind == "ev":
            shown.append(time.monotonic() - began[0])
            left = told["thinking"] if told["thinking"] and len(shown) < len(state.asks) else 0
    expected = sorted(pauses[seat] for seat in state.asks)
    for seen, due in zip(shown, expected, strict=True):
        assert due - 0.01 < seen < due + 0.9
    assert person.answers == {} or person.answers["at once"][0] == "ack"


async def test_among_friends_there_is_no_pause(opened, monkeypatch):
    monkeypatch.setattr(windows, "pause", lambda *_: 2 * LONG)
    spec, state, log = found_window(
        lambda state: not any(able(state, n) for n in range(4)), windows="friendly"
    )
    table = await opened(spec, log)
    eye = await Sitter(table, None).greeted()
    await eye.until(lambda me: me.held["seq"] >= len(log) - 1 + len(state.asks))


def two_able(state):
    return able(state, 0) and able(state, 1)


def told_since(sitter, before):
    return [json.loads(frame) for frame in sitter.frames[before:]]


async def test_an_answer_is_taken_back_while_others_think_and_nobody_learns_of_it(opened):
    spec, _, log = found_window(two_able, (0, 1), windows="friendly")
    table = await opened(spec, log)
    mine, other, eye = [await Sitter(table, seat).greeted() for seat in (0, 1, None)]
    await mine.until(lambda me: me.held["thinking"] == 2)  # the bots have passed
    await eye.until(lambda me: me.held["thinking"] == 2)
    seen, ask = len(eye.frames), mine.ask
    assert not mine.held["undo"]
    table.do(mine.watcher, Play(ask["id"], PASS, "hasty"))
    await mine.until(lambda me: me.held["undo"])
    assert mine.ask == ask
    assert (await mine.do(Undo("oops")))[0] == "ack"
    assert mine.answers["hasty"][1]["text"]["key"] == "note-taken-back"
    assert not mine.held["undo"]
    assert (await mine.do(Undo("twice")))[1]["text"]["key"] == "refusal-no-undo"
    await heard(other, eye)
    for sitter in (other, eye):
        assert sitter.held["thinking"] == 2
    assert {one["t"] for one in told_since(eye, seen)} <= {"people"}
    answer = next(one["a"] for one in ask["answers"] if one["a"] != PASS)
    table.do(mine.watcher, Play(ask["id"], answer, "well thought"))
    kind, told = await other.do(Play(other.ask["id"], PASS, "the last closes the window"))
    assert kind == "ack", told
    await mine.until(lambda me: "well thought" in me.answers)
    assert mine.answers["well thought"][0] == "ack"


async def test_what_is_not_taken_back_shows_after_a_moment(opened, monkeypatch):
    monkeypatch.setattr(reactions, "OOPS", 1.0)
    spec, _, log = found_window(two_able, (0, 1), windows="friendly")
    table = await opened(spec, log)
    mine = await Sitter(table, 0).greeted()
    await mine.until(lambda me: me.held["thinking"] == 2)
    began = time.monotonic()
    first, again = (Play(mine.ask["id"], PASS, cid) for cid in ("a", "b"))
    table.do(mine.watcher, first)
    assert (await mine.do(again))[1]["text"]["key"] == "refusal-too-late"
    assert (await mine.do(first))[0] == "ack"
    assert time.monotonic() - began > 0.99
    assert (await mine.do(Undo("too late")))[1]["text"]["key"] == "refusal-no-undo"


async def test_all_windows_stay_open_for_the_same_time(opened, monkeypatch):
    """Whether somebody answers at once, in time or not at all: everything shows at one moment."""
    monkeypatch.setattr(reactions, "OPEN", 2.0)
    spec, state, log = found_window(
        lambda state: two_able(state) and len(state.asks) > 2, (0, 1), windows="fixed"
    )
    began = time.monotonic()
    table = await opened(spec, log)
    quick, idle, eye = [await Sitter(table, seat).greeted() for seat in (0, 1, None)]
    deadline = quick.ask["deadline"]
    assert idle.ask["deadline"] == deadline
    assert 0 < deadline - 1000 * time.time() < 2000
    table.do(quick.watcher, Play(quick.ask["id"], PASS, "at once"))
    before = len(eye.frames)
    await eye.until(lambda me: me.held["thinking"] != len(state.asks))
    assert time.monotonic() - began > 1.9
    assert not [one for one in told_since(eye, before)[:-1] if one["t"] == "ev"]
    await quick.until(lambda me: "at once" in me.answers)
    assert quick.answers["at once"][0] == "ack"
    await idle.until(lambda me: me.held["thinking"] is None or me.held["seq"] > len(log) + 3)


async def test_a_window_closes_for_whoever_takes_an_answer_back_and_gives_no_other(
    opened, monkeypatch
):
    monkeypatch.setattr(reactions, "OPEN", 1.5)
    spec, _, log = found_window(
        lambda state: able(state, 0) and len(state.asks) == 1, (0, 1), windows="fixed"
    )
    table = await opened(spec, log)
    mine = await Sitter(table, 0).greeted()
    table.do(mine.watcher, Play(mine.ask["id"], PASS, "hasty"))
    table.look_again()  # as when somebody speaks
    assert (await mine.do(Undo("oops")))[0] == "ack"
    await mine.until(lambda me: me.held["seq"] == len(log))


async def test_an_answer_given_in_time_stands_though_the_clock_runs_out_before_it_shows(
    opened, monkeypatch
):
    monkeypatch.setattr(reactions, "OPEN", 2.0)
    monkeypatch.setattr(clock, "GENTLE", 1000)
    spec, _, log = found_window(two_able, (0, 1), windows="fixed", clock="gentle")
    table = await opened(spec, log)
    mine = await Sitter(table, 0).greeted()
    answer = next(one["a"] for one in mine.ask["answers"] if one["a"] != PASS)
    assert (await mine.do(Play(mine.ask["id"], answer, "mine")))[0] == "ack"


async def test_what_somebody_answered_does_not_show_once_the_seat_is_anothers(opened, monkeypatch):
    monkeypatch.setattr(reactions, "OPEN", 2.0)
    spec, _, log = found_window(two_able, (0, 1), windows="fixed")
    table = await opened(spec, log)
    mine, _ = [await Sitter(table, seat).greeted() for seat in (0, 1)]
    table.do(mine.watcher, Play(mine.ask["id"], PASS, "before I go"))
    await table._store.put_seat(spec.id, replace(spec.seats[0], token_hash="another"))
    table.look_again()
    while (await mine.next())[0] is not None:
        pass
    heir = await Sitter(table, 0).greeted()
    assert not heir.held["undo"]
    answer = next(one["a"] for one in heir.ask["answers"] if one["a"] != PASS)
    table.do(heir.watcher, Play(heir.ask["id"], answer, "my own"))
    await heir.until(lambda me: "my own" in me.answers)
    assert heir.answers["my own"][0] == "ack"


async def test_after_a_pause_a_window_is_open_as_long_as_any(opened, monkeypatch):
    monkeypatch.setattr(reactions, "OPEN", 2.0)
    spec, _, log = found_window(two_able, (0, 1), windows="fixed")
    table = await opened(spec, log)
    mine, other = [await Sitter(table, seat).greeted() for seat in (0, 1)]
    before = mine.ask["deadline"]
    for sitter in (mine, other):
        await sitter.do(Rest(True, "a pause"))
    hasty = Play(mine.ask["id"], PASS, "in the pause")
    assert (await mine.do(hasty))[1]["text"]["key"] == "refusal-resting"
    await asyncio.sleep(0.3)
    await other.do(Rest(False, "on"))
    await mine.until(lambda me: me.ask["deadline"] != before)
    assert mine.ask["deadline"] - before >= 300
    assert mine.held["seq"] == len(log) - 1


async def test_where_reactions_are_untimed_no_clock_runs_in_a_window(opened):
    spec, _, log = found_window(two_able, (0, 1), clock="gentle", reactions="timed")
    assert (await Sitter(await opened(spec, log), 0).greeted()).ask["deadline"]
    spec, _, log = found_window(two_able, (0, 1), clock="gentle", reactions="untimed")
    assert (await Sitter(await opened(spec, log), 0).greeted()).ask["deadline"] is None


async def test_that_clocks_stood_still_in_a_window_is_told_to_those_who_are_asked(
    opened, monkeypatch
):
    """A clock runs for those alone who could answer: that one did would tell of them."""
    monkeypatch.setattr(windows, "pause", lambda *_: 60.0)
    spec, _, log = found_window(one_able, clock="gentle")
    table = await opened(spec, log)
    await table.close()
    later = presence.now() + 3_600_000
    for module in (live, presence):
        monkeypatch.setattr(module, "now", lambda: later)
    table = await live.Table.load(spec, table._store, Thinker(1), Pace())
    them = [await Sitter(table, seat).greeted() for seat in (0, 1, 2, 3, None)]
    await heard(*them)
    for one in them:
        noted = [told["t"] for told in told_since(one, 0) if told["t"] == "note"]
        assert noted == (["note"] if one.ask else [])
    assert [one.ask is not None for one in them].count(True) == 1
    await table.close()


@pytest.mark.parametrize("when", windows.ORDERS)
async def test_orders_are_obeyed_and_private(opened, when, monkeypatch):
    monkeypatch.setattr(windows, "pause", lambda *_: LONG)
    spec, state, log = found_window(one_able)
    holder = next(seat for seat in range(4) if able(state, seat))
    other = next(seat for seat in state.asks if seat != holder)
    table = await opened(spec, log, Pace())
    them = {seat: await Sitter(table, seat).greeted() for seat in (holder, other)}
    spectator = await Sitter(table, None).greeted()
    for seat, sitter in them.items():
        assert (await sitter.do(Wake(when, "w")))[0] == "ack"
        assert sitter.held["wake"] == when
        asked = {
            "always": True,
            "able": seat == holder,
            "turn": seat == holder and state.match.top.aims_at(state.match, seat),
            "stack": False,
        }
        assert (sitter.held["ask"] is not None) == asked[when], seat
    await spectator.hear()
    frames = told_since(spectator, 0)
    assert {frame.get("seq") for frame in frames} <= {None, len(log) - 1}
    assert not any(frame.get("wake") for frame in frames)


async def test_an_order_for_this_stack_ends_with_it(opened):
    spec, _, log = found_window(one_able)
    table = await opened(spec, log, Pace(0, 0))
    them = [await Sitter(table, seat).greeted() for seat in range(4)]
    for sitter in them:
        await sitter.do(Wake("stack", "w"))
    await asyncio.gather(*(one.until(lambda me: me.held["thinking"] is None) for one in them))
    await asyncio.gather(*(one.until(lambda me: me.held["wake"] == "able") for one in them))


def test_until_my_turn_ends_with_my_turn():
    _, state, _ = found_window(one_able)
    for seat in range(4):
        assert not windows.over(state.match, seat, "turn")
        assert not windows.over(state.match, seat, "stack")
    rng = tertulia.Rng(1)
    while windows.is_open(state.match):
        state.advance(1, *any_answer(state, rng))
    for seat in range(4):
        assert windows.over(state.match, seat, "turn") == (seat in state.asks)
        assert windows.over(state.match, seat, "stack")
        assert not windows.over(state.match, seat, "always")


def test_few_are_troubled_and_nobody_without_an_answer():
    """Greedy bots play; a prompt is a window that a seat is shown by the default order."""
    turns = asked = prompts = 0
    for seed in range(3):
        state = State(make_spec(GAME, 4, f"s{seed}"))
        match, rng, active = state.match, tertulia.Rng(seed), None
        while state.asks:
            seat = min(state.asks)
            if windows.is_open(match):
                asked += 1
                if not windows.spoken_for(match, Seat(seat, HUMAN)):
                    prompts += 1
                    assert able(state, seat)
            elif match.table.active != active:
                active = match.table.active
                turns += 1
            answer = match.game.greedy(match.view(seat), seat, rng)
            state.advance(1, seat, Play(state.asks[seat], answer))
    assert prompts / (4 * turns) <= 1.5
    assert prompts < asked / 2


def test_pauses_are_of_one_distribution_and_the_tables_secret():
    drawn = [
        [windows.pause(secret, seat, ask) for seat in range(4) for ask in range(500)]
        for secret in ("one", "other")
    ]
    for pauses in drawn:
        assert windows.SHORTEST <= min(pauses) < 0.75
        assert 1.8 < max(pauses) <= windows.LONGEST
    seats = [drawn[0][500 * seat : 500 * (seat + 1)] for seat in range(4)]
    assert max(gap(seats[0], other) for other in seats[1:]) < 0.12  # 1 in 1000 by chance
    assert gap(*drawn) < 0.062
    assert drawn[0] != drawn[1]
    assert windows.pause("one", 2, 7) == windows.pause("one", 2, 7)


def gap(one, other):
    """The largest difference of two empirical distributions (Kolmogorov and Smirnov)."""
    return max(
        abs(sum(x <= at for x in one) / len(one) - sum(x <= at for x in other) / len(other))
        for at in one
    )
