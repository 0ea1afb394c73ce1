"""The server as a process: what it has acknowledged outlives it, however it ends."""

import random
import signal
import socket
import threading

import pytest
from tests.table.tools import GAMES
from tests.web.serving import Server, Visitor, check

KILLS = 12


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path).start()
    yield server
    server.kill()


def test_killed_at_random_moments_it_loses_nothing(server):
    dice = random.Random(3)
    kills = 0
    while kills < KILLS:
        visitor = Visitor(server, name=GAMES[kills % len(GAMES)])
        while kills < KILLS and not (visitor.held and visitor.held["over"]):
            visitor.open()
            killer = threading.Timer(dice.uniform(0.001, 0.15), server.process.kill)
            killer.start()
            visitor.until_cut()
            killer.join()
            server.process.wait()
            kills += 1
            check(server, visitor)
            server.start()
    visitor.open()
    visitor.play_on()
    check(server, visitor)
    assert len(visitor.acknowledged) > 3


def test_told_to_stop_it_says_that_it_comes_back(server):
    visitor = Visitor(server)
    visitor.open()
    visitor.play_on(moves=2)
    seq = visitor.held["seq"]
    assert server.stop() == -signal.SIGTERM
    assert visitor.until_cut() == 1012
    server.start()
    visitor.open()
    assert visitor.held["seq"] >= seq
    visitor.play_on()
    check(server, visitor)


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_its_workers_end_with_it(server, end):
    visitor = Visitor(server, bot="quick")
    visitor.open()
    visitor.play_on(moves=2)
    getattr(server, end)()
    server.wait_for_the_end_of_all()


def test_a_form_that_is_never_finished_leaves_no_mark(server):
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"POST /tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\ngame=")
    server.stop()
    assert "Traceback" not in server.log.read_text()


def test_oversized_messages_close_the_socket_and_nothing_else(server):
    visitor = Visitor(server)
    visitor.open()
    visitor.socket.send('{"t": "undo", "cid": "' + "x" * 20_000)
    assert visitor.until_cut() == 1009
    visitor.open()
    visitor.play_on()
    assert visitor.held["over"]
