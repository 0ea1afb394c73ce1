"""The server as a process: what it has acknowledged outlives it, however it ends."""

import contextlib
import itertools
import os
import random
import signal
import socket
import threading

import pytest
from tests.table.tools import GAMES
from tests.web.serving import (
    Server,
    Visitor,
    all_at_once,
    check,
    check_clocks,
    founder,
    gather,
    run,
)

KILLS = 50
LIVES = 6  # of a server during one game


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path).start()
    yield server
    server.kill()


def test_killed_at_random_moments_it_loses_nothing(server):
    dice = random.Random(3)
    kills = moves = 0
    for name in itertools.cycle(GAMES):
        party = gather(server, name=name, seats=3, **{"term-clock": "strict"})
        for _ in range(LIVES):
            killer = threading.Timer(dice.uniform(0.0, 0.3), server.process.kill)
            killer.start()
            all_at_once(party, Visitor.live_once)
            killer.join()
            server.process.wait()
            kills += 1
            server.start()
        all_at_once(party, Visitor.settle)
        check(server, *party)
        check_clocks(server, party)
        moves += sum(len(visitor.acknowledged) for visitor in party)
        if kills >= KILLS:
            break
    assert moves > kills


def test_told_to_stop_it_says_that_it_comes_back(server):
    party = gather(server, seats=3)
    dice = random.Random(4)
    for _ in range(4):
        all_at_once(party, Visitor.open)
        stopper = threading.Timer(
            dice.uniform(0.05, 0.2), server.process.send_signal, (signal.SIGTERM,)
        )
        stopper.start()
        assert set(all_at_once(party, Visitor.until_cut)) == {1012}
        assert server.process.wait() == -signal.SIGTERM
        server.start()
    all_at_once(party, Visitor.open)
    all_at_once(party, Visitor.play_on)
    check(server, *party)


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_its_workers_end_with_it(server, end):
    visitor = founder(server, bot="quick")
    visitor.open()
    visitor.play_on(moves=2)
    getattr(server, end)()
    server.wait_for_the_end_of_all()


def test_bots_that_are_killed_hold_up_nobody(server):
    visitor = founder(server, bot="quick")
    visitor.open()
    visitor.play_on(moves=1)
    killed = 0
    for _ in range(3):
        for thinker in server.thinkers():
            with contextlib.suppress(ProcessLookupError):  # it has ended meanwhile
                os.kill(thinker, signal.SIGKILL)
                killed += 1
        visitor.play_on(moves=2)
    assert killed > 3
    check(server, visitor)


def test_a_form_that_is_never_finished_leaves_no_mark(server):
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\ngame=")
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_a_port_that_is_taken_is_said_with_what_to_do(server, tmp_path):
    for host, port in (("127.0.0.1", server.port), ("192.0.2.1", 8000), ("no.such.host", 8000)):
        done = run("--host", host, "--port", str(port), "--db", f"sqlite:///{tmp_path / 'x'}")
        assert done.returncode == 1
        assert done.stderr.startswith(f"{host}, port {port}: nothing can be served there (")
        assert "--port" in done.stderr
        assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / "x").exists()


def test_oversized_messages_close_the_socket_and_nothing_else(server):
    visitor = founder(server)
    visitor.open()
    visitor.socket.send('{"t": "undo", "cid": "' + "x" * 20_000)
    assert visitor.until_cut() == 1009
    visitor.open()
    visitor.play_on()
    assert visitor.held["over"]
