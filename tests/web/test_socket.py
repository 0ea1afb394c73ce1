"""The socket, above all what it does with bad input."""

import contextlib
import json
import random
from typing import Any

import pytest
from starlette.testclient import WebSocketDenialResponse
from starlette.websockets import WebSocketDisconnect
from tests.table.tools import GAMES
from tests.web.browsing import PROTOCOL, sit, start

from tertulia import texts
from tertulia.web.settings import Rate, Settings


@pytest.fixture
def table(web):
    return start(web)


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_over_the_socket(web, name):
    with sit(web, start(web, name=name)) as me:
        while ask := me.asked():
            kind, told = me.do(f"n{ask['id']}", ask["id"], ask["answers"][-1]["a"])
            assert kind == "ack"
            assert told["seq"] <= me.held["seq"]
        assert me.held["over"]["winners"]
        assert all(texts.find("en", event["text"]["key"]) for event in me.held["log"])


def test_hello_says_what_the_protocol_says(web, table):
    with sit(web, table) as me:
        kind, _ = me.next()
        assert kind == "hello"
        assert me.held["v"] == 1
        assert f"/t/{me.held['table']}" == table
        assert me.held["seat"] == 0
        assert me.held["people"][0] == {
            "seat": 0,
            "name": "Ana",
            "kind": "human",
            "bot": None,
            "here": True,
            "open": False,
            "stand_in": False,
            "times": 1,
            "rest": False,
            "votes": [],
        }
        assert me.held["people"][1]["kind"] == "bot"


def denied(web, address, **options):
    options.setdefault("subprotocols", PROTOCOL)
    with (
        pytest.raises(WebSocketDenialResponse) as denial,
        web.websocket_connect(address, **options),
    ):
        pass
    return denial.value.status_code, denial.value.text


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://[::1"},
        {"origin": "http://testserver:81"},
        {"sec-fetch-site": "cross-site"},
    ],
)
def test_a_foreign_page_gets_no_socket(web, table, headers):
    assert denied(web, f"{table}/ws", headers=headers)[0] == 403


def test_our_own_page_gets_one(web, table):
    with sit(web, table, headers={"origin": "http://testserver"}) as me:
        assert me.next()[0] == "hello"


def test_strangers_are_told_the_same_of_every_table(web, table):
    web.cookies.clear()
    refused = {
        denied(web, f"{table}/ws"),
        denied(web, "/t/guess/ws"),
        denied(web, f"{table}/ws", headers={"cookie": "tertulia_seat=guess"}),
    }
    assert refused == {(404, "")}


def test_the_cookie_of_one_table_opens_no_other(web):
    first = start(web)
    token = web.cookies.get("tertulia_seat", path=first)
    second = start(web)
    web.cookies.clear()
    assert denied(web, f"{second}/ws", headers={"cookie": f"tertulia_seat={token}"})[0] == 404


def test_another_version_of_the_protocol_is_refused(web, table):
    assert denied(web, f"{table}/ws", subprotocols=["tertulia.v0"])[0] == 400
    assert denied(web, f"{table}/ws", subprotocols=[])[0] == 400


MALFORMED = [
    ("", "refusal-malformed", None),
    ("nonsense", "refusal-malformed", None),
    ("[]", "refusal-malformed", None),
    ("3", "refusal-malformed", None),
    ('{"t": "do"', "refusal-malformed", None),
    (b"\xff\xfe\x00", "refusal-malformed", None),
    ("[" * 10_000, "refusal-malformed", None),
    ('{"x":' * 3000, "refusal-malformed", None),
    ('{"t": "do", "cid": "y", "ask": ' + "[" * 9000, "refusal-field", "ask"),
    ({}, "refusal-field", "t"),
    ({"t": "shout", "cid": "x"}, "refusal-field", "t"),
    ({"t": "say", "cid": "x", "phrase": "<b>"}, "refusal-field", "phrase"),
    ({"t": "wake", "cid": "x", "when": "now"}, "refusal-field", "when"),
    ({"t": "wake", "cid": "x", "when": "able", "orders": ["x"]}, "refusal-field", "orders"),
    ({"t": "wake", "cid": "x", "when": "able", "orders": {"x": "now"}}, "refusal-field", "orders"),
    ({"t": "wake", "cid": "x", "when": "able", "orders": {"": "able"}}, "refusal-field", "orders"),
    ({"t": "time", "cid": "x", "times": 3}, "refusal-field", "times"),
    ({"t": "rest", "cid": "x", "rest": 1}, "refusal-field", "rest"),
    ({"t": "vote", "cid": "x", "seat": 1 << 60, "out": True}, "refusal-field", "seat"),
    ({"t": "vote", "cid": "x", "seat": 1, "out": 1}, "refusal-field", "out"),
    ({"t": "talk", "cid": "x", "open": "no"}, "refusal-field", "open"),
    ({"t": "mute", "cid": "x", "items": "c1"}, "refusal-field", "items"),
    ({"t": "mute", "cid": "x", "items": [""]}, "refusal-field", "items"),
    ({"t": "mute", "cid": "x", "items": ["c"] * 101}, "refusal-field", "items"),
    ({"t": 3, "cid": "x"}, "refusal-field", "t"),
    ({"t": "do", "cid": "x", "ask": 1}, "refusal-field", "answer"),
    ({"t": "do", "ask": 1, "answer": 1}, "refusal-field", "cid"),
    ({"t": "do", "cid": 7, "ask": 1, "answer": 1}, "refusal-field", "cid"),
    ({"t": "do", "cid": "", "ask": 1, "answer": 1}, "refusal-field", "cid"),
    ({"t": "do", "cid": "x" * 65, "ask": 1, "answer": 1}, "refusal-field", "cid"),
    ({"t": "do", "cid": "x", "ask": "1", "answer": 1}, "refusal-field", "ask"),
    ({"t": "do", "cid": "x", "ask": 1, "answer": 1.5}, "refusal-field", "answer"),
    ({"t": "do", "cid": "x", "ask": 1, "answer": None}, "refusal-field", "answer"),
    ({"t": "do", "cid": "x", "ask": 1, "answer": True}, "refusal-field", "answer"),
    ({"t": "do", "cid": "x", "ask": 1, "answer": 1 << 80}, "refusal-field", "answer"),
    ({"t": "do", "cid": "x", "ask": 1, "answer": 1, "seat": 2}, "refusal-unknown-field", "seat"),
    ({"t": "undo", "cid": "x", "ask": 1}, "refusal-unknown-field", "ask"),
]


@pytest.mark.parametrize(("message", "key", "field"), MALFORMED, ids=str)
def test_a_malformed_message_is_explained_and_changes_nothing(web, table, message, key, field):
    with sit(web, table) as me:
        ask = me.asked()
        seq = me.held["seq"]
        refused = me.nack(message)
        text = refused["text"]
        assert text["key"] == key
        assert text["args"].get("field") == field
        if key == "refusal-field":
            assert texts.find("en", text["args"]["allowed"].removeprefix("key:"))
        named = isinstance(message, dict) and message.get("cid")
        assert refused["cid"] == (named if named == "x" else "")
        assert me.held["seq"] == seq
        assert me.do("y", ask["id"], ask["answers"][0]["a"])[0] == "ack"


def test_three_malformed_in_a_row_end_it(web, table):
    with sit(web, table) as me:
        me.asked()
        for _ in range(2):
            me.nack("nonsense")
        me.say(t="undo", cid="fine")
        me.until(lambda me: "fine" in me.answers)
        for _ in range(3):
            me.nack("nonsense")
        with pytest.raises(WebSocketDisconnect) as closed:
            me.until_closed()
        assert closed.value.code == 1008


def test_a_message_that_is_too_large_ends_it(web, table):
    with sit(web, table) as me:
        me.asked()
        me.socket.send_text(json.dumps({"t": "undo", "cid": "x" * 20_000}))
        with pytest.raises(WebSocketDisconnect) as closed:
            me.until_closed()
        assert closed.value.code == 1009


def test_late_illegal_and_repeated_answers(web, table):
    with sit(web, table) as me:
        ask = me.asked()
        answer = ask["answers"][0]["a"]
        kind, told = me.do("late", ask["id"] - 1, answer)
        assert (kind, told["text"]["key"]) == ("nack", "refusal-too-late")
        kind, told = me.do("illegal", ask["id"], 123456)
        assert kind == "nack"
        assert told["text"]["rule"]
        assert texts.find("en", told["text"]["key"])
        first = me.do("once", ask["id"], answer)
        assert first[0] == "ack"
        assert me.do("twice", ask["id"], answer)[1]["text"]["key"] == "refusal-too-late"
        me.answers.clear()
        assert me.do("once", ask["id"], answer) == first


def test_reconnecting_resumes(web, table):
    with sit(web, table) as me:
        ask = me.asked()
        me.do("x", ask["id"], ask["answers"][0]["a"])
        me.asked()
    held = me.held["seq"]
    with sit(web, table, held) as again:
        assert again.next() == ("ping", {"seq": held})
    for old in (0, held - 1, held + 1, "-1", "x", "9" * 40, "²"):
        with sit(web, table, old) as again:
            assert again.next()[0] == "hello"


def test_two_windows_of_one_seat_see_the_same(web, table):
    with sit(web, table) as one, sit(web, table) as two:
        ask = one.asked()
        two.asked()
        one.do("x", ask["id"], ask["answers"][0]["a"])
        one.asked()
        two.until(lambda me: me.held["seq"] == one.held["seq"])
        assert {**one.held, "people": None} == {**two.held, "people": None}


class TestRate:
    @pytest.fixture
    def rate(self):
        return Rate(burst=5, per_minute=1)

    def test_a_flood_is_refused_and_then_ended(self, web, table):
        with sit(web, table) as me:
            me.asked()
            keys = [me.nack({"t": "undo", "cid": "x"})["text"]["key"] for _ in range(8)]
            assert keys == ["refusal-no-undo"] * 5 + ["refusal-too-fast"] * 3
            with pytest.raises(WebSocketDisconnect) as closed:
                me.until_closed()
            assert closed.value.code == 1008


def test_who_says_too_much_is_not_heard_and_stays(web, table):
    with sit(web, table) as me:
        ask = me.asked()
        for number in range(Settings.phrases.burst + 1):
            me.say(t="say", cid=f"s{number}", phrase="hello")
        me.until(lambda me: len(me.answers) > Settings.phrases.burst)
        refused = [told["text"]["key"] for kind, told in me.answers.values() if kind == "nack"]
        assert refused == ["refusal-too-fast"]
        assert me.do("y", ask["id"], ask["answers"][0]["a"])[0] == "ack"


def test_random_messages_leave_the_table_healthy(web, table):
    dice = random.Random(1)
    words: list[Any] = [
        "do",
        "undo",
        "x",
        "",
        None,
        0,
        -1,
        1 << 60,
        1.5,
        [],
        {},
        "t",
        "cid",
        "ask",
        "answer",
    ]
    for _ in range(60):
        # What it sends may be such that the server hangs up.
        with sit(web, table) as me, contextlib.suppress(WebSocketDisconnect):
            me.asked()
            for _ in range(20):
                fields = ["t", "cid", "ask", "answer"][: dice.randint(0, 4)]
                message = json.dumps({field: dice.choice(words) for field in fields})
                if dice.random() < 0.3:
                    message = message[: dice.randint(0, len(message))]
                me.socket.send_text(message)
                me.next()
    with sit(web, table) as me:
        ask = me.asked()
        assert me.do("fine", ask["id"], ask["answers"][0]["a"])[0] == "ack"
