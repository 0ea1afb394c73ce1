"""What is to be had of a game that is over."""

import json
import re
from html import unescape

import pytest
from tests.table.tools import GAMES, Client
from tests.web.browsing import sit, start

import tertulia
from tertulia import texts
from tertulia.core.text import Text
from tertulia.table import gamefile
from tertulia.table.seats import digest


def play_out(web, name=GAMES[0], **more):
    """A finished game's address, and who has played it."""
    table = start(web, name=name, seats=3, **more)
    with sit(web, table) as me:
        while ask := me.asked():
            me.do(f"n{ask['id']}", ask["id"], ask["answers"][0]["a"])
    return table, me


@pytest.mark.parametrize("name", GAMES)
def test_the_promise_is_kept_at_the_end_and_the_file_verifies(web, name):
    table, me = play_out(web, name)
    assert digest(me.held["over"]["seed"]) == me.held["promise"]
    answer = web.get(f"{table}/game.json")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="{name}-')
    match = gamefile.verify(answer.text)
    assert list(match.scores) == me.held["over"]["scores"]
    assert match.seed == me.held["over"]["seed"]
    assert '"Ana"' in answer.text


@pytest.mark.parametrize("name", GAMES)
def test_the_story_card_is_in_the_readers_language_and_its_turns_are_true(web, name):
    table, me = play_out(web, name)
    turns, log = me.held["over"]["turns"], {event["seq"]: event for event in me.held["log"]}
    assert turns
    for lang in texts.languages():
        web.cookies.set("tertulia_lang", lang)
        page = unescape(web.get(f"{table}/story").text)
        assert texts.say(lang, "ui-turns") in page
        assert page.count('<th scope="col" class="won">') == len(me.held["over"]["winners"])
        for event in [*me.held["log"][-3:], *(log[turn["event"]] for turn in turns)]:
            said = texts.render(lang, Text(**event["text"]), names(lang, me))
            assert said in page
        moments = re.findall(r"/replay\?seat=0&at=(\d+).*?(-?\d+)\s→\s(-?\d+)", page)
        told = [(turn["at"], turn["before"], turn["after"]) for turn in turns]
        assert [tuple(map(int, moment)) for moment in moments] == told


def names(lang, me):
    called = (one["name"] for one in me.held["people"])
    return [name if isinstance(name, str) else texts.render(lang, Text(**name)) for name in called]


def test_while_a_game_goes_on_there_is_no_story_card(web):
    table = start(web)
    assert web.get(f"{table}/story").status_code == 403
    web.cookies.clear()
    assert web.get(f"{table}/story").status_code == 404


def test_while_a_game_goes_on_nobody_gets_its_file_or_its_seed(web):
    table = start(web)
    answer = web.get(f"{table}/game.json")
    assert answer.status_code == 403
    assert "still going on" in answer.text
    with sit(web, table) as me:
        me.asked()
    assert all(b'"seed"' not in frame for frame in me.frames)


def test_a_table_may_keep_its_hands_to_itself(web):
    table, me = play_out(web, **{"term-hands": "kept"})
    assert me.held["over"]["seed"] is None
    assert me.held["promise"]
    assert "keeps its hands" in web.get(f"{table}/game.json").text
    assert web.get(f"{table}/game.json").status_code == 403
    assert "keeps its hands" in refused(web.get(f"{table}/replay.json?seat=1"), 403)
    assert told(web.get(f"{table}/replay.json?seat=0"))["scene"] == me.held["scene"]
    assert told(web.get(f"{table}/replay.json"))["over"]["seed"] is None


def test_nothing_that_is_told_to_one_alone_is_packed(web):
    """The length of a packed answer may tell what is in it; a replay has nothing more to hide."""
    table, _ = play_out(web)
    packed = {
        path
        for path in ("", "/seats", "/story", "/game.json", "/replay", "/hint", "/replay.json")
        if "content-encoding" in web.get(table + path).headers
    }
    assert packed <= {"/replay.json"}
    assert web.get("/").headers["content-encoding"] == "gzip"


def test_a_stranger_is_told_of_no_table(web):
    table, _ = play_out(web)
    web.cookies.clear()
    assert web.get(f"{table}/game.json").status_code == 404
    assert web.get("/t/none/game.json").status_code == 404


def told(answer):
    assert answer.status_code == 200, answer.text
    client = Client()
    for frame in answer.json():
        client.take(json.dumps(frame))
    return client.held


def refused(answer, status):
    assert answer.status_code == status
    return answer.json()["refused"]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_told_again_as_it_was_told_the_first_time(web, name):
    table, me = play_out(web, name)
    again = told(web.get(f"{table}/replay.json?seat=0"))
    for part in ("scene", "over", "log", "cards", "promise", "seat"):
        assert again[part] == me.held[part]
    assert told(web.get(f"{table}/replay.json?seat=2"))["seat"] == 2
    assert told(web.get(f"{table}/replay.json"))["seat"] is None
    assert refused(web.get(f"{table}/replay.json?seat=3"), 404)


def test_while_a_game_goes_on_it_is_told_to_a_spectator_alone(web):
    table = start(web)
    with sit(web, table) as me:
        ask = me.asked()
        me.do("1", ask["id"], ask["answers"][0]["a"])
        me.asked()
    seen = told(web.get(f"{table}/replay.json"))
    assert seen["seq"] > 0
    assert seen["seat"] is None
    assert not seen["over"]
    for seat in (0, 1):
        assert "still going on" in refused(web.get(f"{table}/replay.json?seat={seat}"), 403)


def test_a_stranger_is_told_nothing_again(web):
    table, _ = play_out(web)
    web.cookies.clear()
    assert "no such table" in refused(web.get(f"{table}/replay.json"), 404)
    assert web.get(f"{table}/replay").status_code == 404


def test_a_file_is_told_again_as_the_table_tells_it(web):
    table, me = play_out(web)
    text = web.get(f"{table}/game.json").text
    seen = told(web.post("/replay.json?seat=0", content=text))
    assert seen["scene"] == me.held["scene"]
    assert seen["people"][0]["name"] == "Ana"
    save = {key: value for key, value in json.loads(text).items() if key != "people"}
    assert told(web.post("/replay.json", content=json.dumps(save)))["seat"] is None


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"people": 3}, "people: must be a list"),
        ({"people": [{}, {}, {}]}, "people[0]: must have a name"),
        ({"people": [{"name": "A", "bot": "x"}] * 3}, "people[0]: must have a name"),
        ({"people": [{"name": "A", "bot": []}] * 3}, "people[0]: must have a name"),
        ({"people": [{"name": "\ud800", "bot": None}] * 3}, "this is not a save"),
        ({"deck": {"\ud800": 1}}, "this is not a save"),
        ({"game": "x" * 100_000}, "there is no game 'xxx"),
        ({"inputs": [[0, 10**9]]}, "inputs[0]: cannot be played"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"x": 1}}, "field options: option: 'x'"),
    ],
)
def test_a_file_that_can_not_be_told_is_refused_with_the_reason(web, change, said):
    save = tertulia.game(GAMES[0]).start(3, 1).save()
    assert said in refused(web.post("/replay.json", content=json.dumps(save | change)), 400)


def test_what_is_no_file_of_a_game_is_refused(web):
    for body in (b"", b"\xff", b"[]", b"{", b"[" * 100_000):
        assert "no game that can be shown" in refused(web.post("/replay.json", content=body), 400)
    assert refused(web.post("/replay.json", content=b" " * (1 << 20)), 413)
    foreign = {"Origin": "https://elsewhere.example"}
    assert refused(web.post("/replay.json", content=b"{}", headers=foreign), 403)
    assert refused(
        web.post(
            "/replay.json?seat=9", content=json.dumps(tertulia.game(GAMES[0]).start(3, 1).save())
        ),
        400,
    )


@pytest.mark.parametrize("hands", ["shown", "kept"])
def test_whoever_has_watched_is_told_the_game_again(web, hands):
    table, _ = play_out(web, **{"term-hands": hands})
    assert web.get(f"{table}/watch/replay.json").status_code == 404, "a player has a seat"
    web.cookies.clear()
    assert 'data-seat=""' in web.get(f"{table}/watch/replay").text
    seen = told(web.get(f"{table}/watch/replay.json?seat="))
    assert seen["seat"] is None
    assert seen["over"]["scores"]
    if hands == "shown":
        assert told(web.get(f"{table}/watch/replay.json?seat=1"))["seat"] == 1
    else:
        refused(web.get(f"{table}/watch/replay.json?seat=1"), 403)
        assert seen["over"]["seed"] is None


@pytest.mark.parametrize(("term", "status"), [("open", 403), ("late", 403), ("closed", 404)])
def test_while_a_game_goes_on_whoever_watches_is_told_nothing_again(web, term, status):
    table = start(web, **{"term-watch": term})
    web.cookies.clear()
    for query in ("", "?seat=", "?seat=0"):
        refused(web.get(f"{table}/watch/replay.json{query}"), status)
