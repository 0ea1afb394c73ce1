"""Bots by socket in a tournament: they play, and whoever hangs or talks nonsense stops nobody."""

import json
import re
import socket
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread

import pytest
from tests.table.tools import LONG
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Subprotocol

import tertulia
from tertulia.core.errors import BadOption
from tertulia.lab.tournament import hold, make_tournament
from tertulia.web.guests import invited

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "socket_bot.py"
ANA = "socket:ana"


def reach(guest, token=None):
    address = guest.address.replace("http", "ws", 1) + "/ws"
    cookie = {"Cookie": guest.token if token is None else token}
    return connect(address, subprotocols=[Subprotocol("tertulia.v1")], additional_headers=cookie)


def answer(ask, /, **other):
    frame = {"t": "do", "cid": "c", "ask": ask["id"], "answer": ask["answers"][0]["a"], **other}
    return json.dumps(frame)


@contextmanager
def visitor(guest, say):
    """Somebody who says ``say(ask)`` (each of several, or nothing) to all that is asked."""
    heard = []

    def stay():
        with reach(guest) as line, suppress(ConnectionClosed):  # who talks nonsense is shut out
            for frame in map(json.loads, line):
                heard.append(frame)
                for said in say(frame["ask"]) if frame["t"] == "hello" else ():
                    line.send(said)

    thread = Thread(target=stay)
    thread.start()
    assert guest.arrived.wait(LONG)
    yield heard
    thread.join(LONG)
    assert not thread.is_alive()


def played(say, patience=10.0):
    """A tournament of one deal with such a visitor: standings, faults, what it heard."""
    with invited([ANA], patience) as guests:
        held = make_tournament("trunfos", (ANA, "random"), 1, 3, guests=guests)
        with visitor(guests[ANA], say) as heard:
            standings = hold(held)
            guests[ANA].leave()
    return standings, guests[ANA].faults, heard


def test_a_guest_plays_and_sees_its_view_alone():
    standings, faults, heard = played(lambda ask: [answer(ask)])
    assert {row["bot"] for row in standings.data()["ladder"]} == {ANA, "random"}
    assert (standings.played, dict(faults)) == (3, {})
    told = [frame for frame in heard if frame["t"] == "hello"]
    assert {frame["t"] for frame in heard} == {"hello", "ack"}
    assert len({frame["ask"]["id"] for frame in told}) == len(told) > 50
    assert all(frame["seat"] == frame["ask"]["seat"] for frame in told)
    hands = [zone for zone in told[0]["scene"]["zones"] if zone["kind"] == "hand"]
    shown = [all(item["card"] for item in zone["items"]) for zone in hands]
    assert shown.count(True) == 1


def test_greedy_answers_for_who_hangs_and_the_line_is_closed():
    standings, faults, _ = played(lambda ask: [], patience=0.05)
    assert standings.played == 3
    assert faults["late"] == 3
    assert faults["gone"] > 50


@pytest.mark.parametrize(
    "wrong",
    [
        lambda ask: "nonsense",
        lambda ask: b"\xff",
        lambda ask: json.dumps({"t": "undo", "cid": "c"}),
        lambda ask: answer(ask, ask=0),
        lambda ask: answer(ask, answer=1 << 40),
    ],
    ids=["no-json", "no-text", "undo", "too-late", "illegal"],
)
def test_nonsense_is_refused_and_three_times_is_too_often(wrong):
    standings, faults, heard = played(lambda ask: [wrong(ask)] * 3)
    assert standings.played == 3
    assert faults["refused"] == 3
    assert faults["gone"] > 50
    assert [frame["t"] for frame in heard[:2]] == ["hello", "nack"]


def test_who_was_refused_may_still_answer():
    _, faults, _ = played(lambda ask: ["nonsense", answer(ask)])
    assert set(faults) == {"refused"}


def test_who_answers_without_reading_holds_nobody_up():
    with invited([ANA], 0.2) as guests, reach(guests[ANA]) as line:
        guest = guests[ANA]
        assert guest.arrived.wait(LONG)
        assert guest._line is not None
        guest._line.socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        match, rng = tertulia.game("trunfos").start(3, 1), tertulia.Rng(1)
        view = match.view(match.to_move[0])
        for ask in range(1, 5000):
            if guest.faults:
                break
            said = {"id": ask, "answers": [{"a": view.ask().answers[0]}]}
            line.send(answer(said))
            guest.choose(view, rng)
    assert guest.faults["late"] == 1


def test_a_stranger_finds_no_door():
    with invited([ANA], 1.0) as guests:
        for token in ("", "tertulia_seat=", guests[ANA].token[:-1], "ñ"):
            with pytest.raises(InvalidStatus) as refused:
                reach(guests[ANA], token)
            assert refused.value.response.status_code == 404


def test_what_is_no_guest_is_refused():
    for name in ("socket:", "socket:a b", "socket:../ana"):
        with pytest.raises(BadOption, match="bots"), invited([name], 1.0):
            pass
    with invited([ANA], 1.0) as guests:
        held = make_tournament("trunfos", (ANA, "random"), 1, guests=guests)
        with pytest.raises(BadOption, match="ray"):
            hold(held, ray="auto")


def test_the_example_joins_a_tournament(tmp_path):
    file = tmp_path / "ladder.json"
    words = ["trunfos", "--seats", "3", "--deals", "1", "--bots", "random,socket:robot", "--json"]
    main = "from tertulia.cli import main; main()"
    held = subprocess.Popen(
        [sys.executable, "-c", main, "tournament", *words, str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert held.stderr is not None
    said = re.fullmatch(r"socket:robot is awaited: (\S+) (\S+)\n", held.stderr.readline())
    assert said is not None
    robot = [sys.executable, str(EXAMPLE), *said.groups()]
    assert subprocess.run(robot, capture_output=True, text=True, timeout=60).stdout == "{}\n"
    held.communicate(timeout=60)
    data = json.loads(file.read_text("utf-8"))
    assert held.returncode == 0
    assert {row["bot"] for row in data["ladder"]} == {"random", "socket:robot"}
    assert data["faults"] == {}
