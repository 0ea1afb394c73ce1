"""Several processes behind one port, on PostgreSQL: any of them serves any table."""

import os
import random
import signal
import threading
import time
from contextlib import contextmanager

import pytest
from tests.table.tools import GAMES
from tests.web.serving import Server, check, founder, run

WORKERS = 2


@pytest.fixture
def start(postgresql, tmp_path_factory):
    servers = []

    def start():
        folder = tmp_path_factory.mktemp("workers")
        servers.append(Server(folder, postgresql(), WORKERS).start())
        return servers[-1]

    yield start
    for server in servers:
        server.kill()
        server.end_orphans()


@contextmanager
def at(server, number):
    """What is opened now goes to one worker, as the others stand still."""
    others = server.children()
    del others[number]
    for other in others:
        os.kill(other, signal.SIGSTOP)
    yield
    for other in others:
        os.kill(other, signal.SIGCONT)


def test_every_worker_serves_every_table_and_may_die(start):
    server = start()
    assert len(server.children()) == WORKERS
    all_see_each_move(server)
    one_dies_at_a_random_moment(server)


def all_see_each_move(server):
    visitor = founder(server)
    others = []
    for number in range(WORKERS):
        others.append(visitor.companion())
        with at(server, number):
            others[-1].open()
    visitor.open()
    visitor.play_on(moves=5)
    for other in others:
        other.until_seq(visitor.held["seq"])
        assert sum('"t":"hello"' in str(frame) for frame in other.frames) == 1


def one_dies_at_a_random_moment(server):
    dice = random.Random(5)
    for number, name in enumerate(GAMES):
        visitor = founder(server, name=name)
        with at(server, number % WORKERS):
            visitor.open()
        doomed = server.children()[number % WORKERS]
        killer = threading.Timer(dice.uniform(0.01, 0.3), os.kill, (doomed, signal.SIGKILL))
        killer.start()
        visitor.until_cut()
        killer.join()
        visitor.open()  # at the one that is left
        visitor.play_on(moves=5)
        check(server, visitor)
        while len(server.children()) < WORKERS:  # and the other comes back
            time.sleep(0.05)


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_all_end_together(start, end):
    server = start()
    visitor = founder(server, bot="quick")
    visitor.open()
    visitor.play_on(moves=2)
    server.process.send_signal(end)
    assert visitor.until_cut() == 1012
    server.process.wait()
    server.wait_for_the_end_of_all()


def test_sqlite_with_several_is_refused_with_what_to_set(tmp_path):
    done = run("--db", f"sqlite:///{tmp_path / 'x'}", "--workers", "2")
    assert done.returncode == 2
    assert "workers: 2 is not possible; allowed: 1 with SQLite" in done.stderr
    assert "--db postgresql+psycopg://" in done.stderr
    assert not (tmp_path / "x").exists()
