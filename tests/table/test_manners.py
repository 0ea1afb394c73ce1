"""What people tell each other and the table beside the game: nothing of it is in the log."""

import asyncio
import json
from dataclasses import replace
from typing import get_args, get_type_hints

import pytest
from tests.table.test_live import sitters
from tests.table.test_windows import able, found_window, one_able
from tests.table.tools import TABLES, Sitter, heard, make_spec

from tertulia import texts
from tertulia.core.position import PASS
from tertulia.table import presence, reactions, talk, windows
from tertulia.table.commands import Mute, Play, Rest, Say, Talk, Time, Vote, Wake
from tertulia.table.seats import DEFAULT_BOT, HUMAN, TIMES, Seat, held_by_bot, rotated
from tertulia.table.stewards import Pace
from tertulia.table.talk import PHRASES
from tertulia.web import messages

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite"])
def db(request, tmp_path):
    return f"sqlite:///{tmp_path / 'tables.sqlite3'}"


def some(humans, **terms):
    """A table with people at the seats ``humans`` and bots at the others."""
    name, seats = next(table for table in TABLES if table[1] == 3)
    spec = make_spec(name, seats, humans=humans)
    spec.terms.update(terms)
    return spec


async def test_whoever_needs_it_has_more_time_and_the_table_is_told(shop):
    spec = some(range(3), clock="gentle")
    them = await sitters(await shop.found(spec), spec)
    await heard(*them)
    mine = next(sitter for sitter in them if sitter.ask)
    seat, before = mine.watcher.seat, mine.ask["deadline"]
    assert (await mine.do(Time(5, "five times")))[0] == "ack"
    await heard(*them)
    for sitter in them:
        assert [one["times"] for one in sitter.held["people"]][seat] == 5
    gained = mine.ask["deadline"] - before
    assert 3 * 60_000 < gained <= 4 * 60_000
    assert (await mine.do(Time(1, "as agreed")))[0] == "ack"
    await heard(mine)
    assert abs(mine.ask["deadline"] - before) < 30_000
    assert len(await shop.store.entries(spec.id)) == 1


async def test_windows_of_one_time_for_all_stay_open_for_whoever_needs_longest(
    opened,
):
    spec, _, log = found_window(one_able)
    spec.terms["windows"] = "fixed"
    seats = (replace(spec.seats[0], times=2), *spec.seats[1:])
    table = await opened(replace(spec, seats=seats), log)
    them = [await Sitter(table, seat).greeted() for seat in range(4)]
    holder = next(one for one in them if one.ask)
    left = holder.ask["deadline"] - presence.now()
    assert 1000 * reactions.OPEN < left <= 2000 * reactions.OPEN


async def test_a_table_rests_when_all_who_are_there_wish_it(shop):
    spec = some((0, 1), clock="gentle")
    table = await shop.found(spec, Pace(0.3, 0.3))
    ana, bob = [await Sitter(table, seat).greeted() for seat in (0, 1)]
    await ana.do(Rest(True, "a pause?"))
    await heard(ana, bob)
    assert bob.held["people"][0]["rest"]
    assert not bob.held["resting"]
    await bob.do(Rest(True, "yes"))
    await heard(ana, bob)
    assert all(one.held["resting"] for one in (ana, bob))
    mover = next((one for one in (ana, bob) if one.ask), None)
    if mover:
        assert mover.ask["deadline"] is None
        answer = mover.ask["answers"][0]["a"]
        kind, told = await mover.do(Play(mover.ask["id"], answer, "on"))
        assert (kind, told["text"]["key"]) == ("nack", "refusal-resting")
    before = len(await shop.store.entries(spec.id))
    await asyncio.sleep(0.6)
    assert len(await shop.store.entries(spec.id)) == before
    await bob.do(Rest(False, "on we go"))
    await heard(ana, bob)
    assert not ana.held["resting"]
    assert not any(one["rest"] for one in ana.held["people"])
    for _ in range(4):
        asked = next((one for one in (ana, bob) if one.ask), None)
        await (asked.play(f"on {asked.held['seq']}") if asked else asyncio.sleep(0.5))
        await heard(ana, bob)
    assert len(await shop.store.entries(spec.id)) > before


async def test_to_load_the_page_anew_is_no_wish_for_a_pause(shop, monkeypatch):
    spec = some((0, 1))
    table = await shop.found(spec)
    ana, bob = [await Sitter(table, seat).greeted() for seat in (0, 1)]
    await ana.do(Rest(True, "a pause?"))
    table.leave(bob.watcher)
    await heard(ana)
    assert not ana.held["people"][1]["here"]
    assert not ana.held["resting"]
    left = presence.now() + 1000 * presence.RELOAD
    monkeypatch.setattr(presence, "now", lambda: int(left) + 1)
    table.look_again()
    await ana.until(lambda me: me.held["resting"])


async def four(shop):
    name, seats = next(table for table in TABLES if table[1] == 4)
    spec = make_spec(name, seats, humans=range(seats))
    table = await shop.found(spec)
    return spec, table, await sitters(table, spec)


async def test_a_bot_takes_a_seat_once_all_others_who_are_there_have_voted_for_it(shop):
    spec, _, (ana, bob, eva, leo) = await four(shop)
    assert (await ana.do(Vote(3, True, "1")))[0] == "ack"
    assert (await bob.do(Vote(3, True, "2")))[0] == "ack"
    await heard(ana, bob, eva, leo)
    assert eva.held["people"][3]["votes"] == [0, 1]
    assert leo.held["people"][3]["kind"] == "human"
    await ana.do(Vote(3, False, "3"))
    await eva.do(Vote(3, True, "4"))
    await heard(ana)
    assert ana.held["people"][3]["votes"] == [1, 2]
    assert ana.held["people"][3]["kind"] == "human"
    await ana.do(Vote(3, True, "5"))
    await ana.until(lambda me: me.held["people"][3]["kind"] == "bot")
    while (await leo.next())[0] is not None:
        pass  # until the line is closed
    assert (await shop.store.spec(spec.id)).seats[3] == held_by_bot(3, DEFAULT_BOT)


async def test_two_at_least_must_agree_on_a_bot_and_who_is_away_is_not_waited_for(
    shop, monkeypatch
):
    monkeypatch.setattr(presence, "RELOAD", 0)
    _, table, (ana, bob, eva, leo) = await four(shop)
    for sitter in (ana, eva):
        table.leave(sitter.watcher)
    await bob.until(lambda me: [one["here"] for one in me.held["people"]] == [False, True] * 2)
    await bob.do(Vote(3, True, "alone"))
    await heard(bob)
    assert bob.held["people"][3]["kind"] == "human"
    eva = await Sitter(table, 2).greeted()
    await eva.do(Vote(3, True, "the second"))
    await eva.until(lambda me: me.held["people"][3]["kind"] == "bot")
    assert not leo.held["over"]


async def test_a_vote_is_about_a_person_and_not_about_who_sits_there_next(shop):
    spec, table, (ana, bob, eva, _) = await four(shop)
    for seat in (0, 1, 4, -1):  # the host, oneself, nobody
        assert (await bob.do(Vote(seat, True, f"{seat}")))[1]["text"]["key"] == "refusal-vote"
    for sitter in (bob, eva):
        await sitter.do(Vote(3, True, "vote"))
    await shop.store.put_seat(spec.id, replace(spec.seats[3], token_hash="another's"))
    table.look_again()
    await ana.do(Vote(3, True, "vote"))
    await heard(ana)
    assert ana.held["people"][3]["votes"] == [0]
    assert ana.held["people"][3]["kind"] == "human"
    await shop.store.put_seat(spec.id, held_by_bot(2, DEFAULT_BOT))
    table.look_again()
    await bob.do(Vote(3, True, "again"))
    await ana.until(lambda me: me.held["people"][3]["kind"] == "bot")
    assert (await bob.do(Vote(3, True, "a bot")))[1]["text"]["key"] == "refusal-vote"


async def test_a_seat_is_given_away_only_by_whom_it_is_taken_for(shop):
    spec, _, _ = await four(shop)
    bot = held_by_bot(3, DEFAULT_BOT)
    await shop.store.put_seat(spec.id, bot, "somebody's who has gone")
    assert (await shop.store.spec(spec.id)).seats[3].kind == HUMAN
    await shop.store.put_seat(spec.id, bot, spec.seats[3].token_hash)
    assert (await shop.store.spec(spec.id)).seats[3] == bot


async def test_nobody_is_asked_for_the_sake_of_a_card_never_to_be_asked_about(
    opened,
):
    def by_cards(state):
        holders = [seat for seat in range(4) if able(state, seat)]
        return one_able(state) and all(
            state.match.decision(holders[0]).describe(answer).targets
            for answer in state.match.decision(holders[0]).answers
            if answer != PASS
        )

    spec, state, log = found_window(by_cards)
    holder = next(seat for seat in range(4) if able(state, seat))
    table = await opened(spec, log, Pace())
    mine, eye = await Sitter(table, holder).greeted(), await Sitter(table, None).greeted()
    seen = len(eye.frames)
    cards = {target for one in mine.ask["answers"] for target in one["targets"]}
    assert (await mine.do(Mute(sorted(cards), "never")))[0] == "ack"
    assert mine.ask is None
    assert set(mine.held["muted"]) == cards
    muting = Seat(holder, HUMAN, muted=sorted(cards))
    assert windows.spoken_for(state.match, muting)
    assert not windows.spoken_for(state.match, replace(muting, wake=windows.ALWAYS))
    await heard(eye)
    assert {json.loads(one)["t"] for one in eye.frames[seen:]} <= {"people"}
    await mine.do(Mute([], "again"))
    assert mine.ask


async def test_what_is_said_is_heard_by_all_in_their_own_language(shop):
    spec = some(range(3))
    table = await shop.found(spec)
    them = [*await sitters(table, spec), await Sitter(table, None).greeted()]
    before = [len(sitter.frames) for sitter in them]
    assert (await them[1].do(Say("well-played", "x")))[0] == "ack"
    await heard(*them)
    told = [
        json.loads(frame)
        for sitter, count in zip(them, before, strict=True)
        for frame in sitter.frames[count:]
    ]
    said = [frame["said"] for frame in told if frame["t"] == "said"]
    assert len(said) == 4
    assert said[0]["text"] == {
        "key": "said",
        "args": {"seat": "seat:1", "phrase": "key:phrase-well-played"},
    }
    languages = texts.languages()
    words = {texts.say(lang, "phrase-well-played", {}) for lang in languages}
    assert len(words) == len(languages)
    later = await Sitter(await shop.table(spec), 0).greeted()
    assert [one["text"] for one in later.held["said"]] == [said[0]["text"]]
    assert len(await shop.store.entries(spec.id)) == 1


async def test_whoever_comes_hears_the_latest(shop, monkeypatch):
    monkeypatch.setattr(talk, "LATEST", 3)
    spec = some((0,))
    await shop.found(spec)
    for n in range(5):
        await shop.store.say(spec.id, 0, PHRASES[n], 1)
    sitter = await Sitter(await shop.table(spec), 0).greeted()
    assert [one["n"] for one in sitter.held["said"]] == [3, 4, 5]
    await sitter.do(Say("sorry", "x"))
    again = await Sitter(await shop.table(spec), 0).greeted()
    assert [one["n"] for one in again.held["said"]] == [4, 5, 6]


async def test_the_host_lets_people_talk_or_not_and_spectators_never(shop):
    spec = some(range(3))
    table = await shop.found(spec)
    host, guest = [await Sitter(table, seat).greeted() for seat in (0, 1)]
    eye = await Sitter(table, None).greeted()
    assert (await eye.do(Say("hello", "x")))[1]["text"]["key"] == "refusal-watching"
    assert (await guest.do(Talk(False, "y")))[1]["text"]["key"] == "refusal-host"
    assert (await host.do(Talk(False, "z")))[0] == "ack"
    await heard(guest)
    assert guest.held["talk"] is False
    assert (await guest.do(Say("hello", "x")))[1]["text"]["key"] == "refusal-no-talk"
    assert await shop.store.said(spec.id) == []
    await host.do(Talk(True, "open"))
    assert (await guest.do(Say("hello", "again")))[0] == "ack"


async def test_what_one_needs_is_remembered_in_the_next_game(shop):
    spec = some(range(3))
    table = await shop.found(spec)
    sitter = await Sitter(table, 1).greeted()
    await sitter.do(Wake("always", "w"))
    await sitter.do(Time(2, "t"))
    kept = await shop.store.spec(spec.id)
    seats = rotated(kept.seats)
    assert [(seat.wake, seat.times) for seat in seats] == [("always", 2), ("able", 1), ("able", 1)]


def test_the_protocol_offers_what_there_is():
    def offered(frame, field):
        return get_args(get_type_hints(frame)[field])

    assert offered(messages.WakeFrame, "when") == windows.ORDERS
    assert offered(messages.TimeFrame, "times") == TIMES
    assert offered(messages.SayFrame, "phrase") == PHRASES
