"""Who does the work changes nothing in it: this process, a pool, a cluster."""

import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from tertulia.bots.playing import Stop
from tertulia.core.errors import BadOption
from tertulia.lab.plan import make_plan
from tertulia.lab.simulate import simulate
from tertulia.lab.workers import cluster, spread

BOTS = ("greedy", "random", "random")


def count(numbers: range, stop: Stop) -> Iterator[int]:
    for number in numbers:
        if stop():
            return
        yield number


class Cluster:
    """The part of Ray's interface that is used, on threads."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(2)
        self.begun: list[str] = []
        self.cancelled = 0

    def init(self, address: str, **_: object) -> None:
        if address == "nowhere":
            raise ConnectionError("no answer")
        self.begun.append(address)

    def shutdown(self) -> None:
        self.begun.append("ended")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, call):
        def begin(*args):
            future: Future = self.threads.submit(call, *args)
            return SimpleNamespace(future=lambda: future)

        return SimpleNamespace(remote=begin)

    def cancel(self, ref, force: bool) -> None:
        self.cancelled += ref.future().cancel()


@pytest.fixture
def ray(monkeypatch) -> Cluster:
    found = Cluster()
    monkeypatch.setitem(sys.modules, "ray", found)
    return found


def test_a_cluster_plays_the_games_that_one_process_plays(ray):
    plan = make_plan("trunfos", 3, 9, BOTS, seed=8)
    assert simulate(plan, ray="auto").games == simulate(plan).games
    assert ray.begun == ["auto", "ended"]


def test_every_number_is_worked_on_once(ray):
    done: list[int] = []
    with cluster("local") as crew:
        spread(count, list(range(1000)), done.extend, crew)
    assert sorted(done) == list(range(1000))
    assert ray.cancelled == 0


def test_an_interruption_gives_up_what_the_cluster_has_not_begun(ray):
    done: list[int] = []

    def take(more: list[int]) -> None:
        done.extend(more)
        if len(done) <= 250:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), cluster("local") as crew:
        spread(count, list(range(10_000)), take, crew)
    assert 0 < len(done) < 10_000
    assert len(done) == len(set(done))
    assert ray.begun == ["local", "ended"]


def test_a_cluster_that_is_not_there_is_named(ray, monkeypatch):
    with pytest.raises(BadOption, match=r"nowhere.*no answer"), cluster("nowhere"):
        pass
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"tertulia\[ray\]"), cluster("auto"):
        pass


@pytest.mark.slow
def test_a_real_cluster_plays_the_same_games():
    pytest.importorskip("ray", reason="Ray is large and not among what the tests install")
    plan = make_plan("trunfos", 3, 60, BOTS, seed=8)
    assert simulate(plan, ray="local").games == simulate(plan).games
