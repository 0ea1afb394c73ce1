"""Bounds on what one address, one seat and one slow reader may take."""

import asyncio
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import HTTPConnection
from starlette.testclient import TestClient, WebSocketDenialResponse
from tests.web.browsing import form, sit, start
from tests.web.test_onward import played

from tertulia.core.errors import BadOption
from tertulia.table.stewards import Pace
from tertulia.table.watcher import Watcher
from tertulia.web import limits, socket
from tertulia.web.app import make_app
from tertulia.web.server import configure, serve
from tertulia.web.settings import Rate, Settings


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def narrow(request, tmp_path):
    db = f"sqlite:///{tmp_path / 'narrow.sqlite3'}"
    some = Settings(db, Pace(0, 0), messages=Rate(6, 1), sockets=2, tables=Rate(3, 1))
    return replace(some, **getattr(request, "param", {}))


@pytest.fixture
def at(narrow):
    """A client as it comes from some address, to a server with narrow limits."""
    app = make_app(narrow)
    with TestClient(app) as first:

        def at(host):
            client = TestClient(app, follow_redirects=False, client=(host, 1234))
            client.portal = first.portal
            return client

        yield at


def test_one_address_founds_so_many_tables(at):
    here, there = at("192.0.2.1"), at("192.0.2.2")
    codes = [here.post("/tables", data=form()).status_code for _ in range(5)]
    assert codes == [303] * 3 + [429] * 2
    assert there.post("/tables", data=form()).status_code == 303


@pytest.mark.parametrize("narrow", [{"messages": Rate(10_000, 10_000)}], indirect=True)
def test_the_next_tables_of_an_address_count_too(at):
    here = at("192.0.2.1")
    table = played(here)
    codes = [here.post(f"{table}/again").status_code for _ in range(3)]
    assert codes == [303] * 2 + [429]


def test_what_is_refused_anyway_is_not_counted(at):
    here = at("192.0.2.1")
    for _ in range(5):
        assert here.post("/tables", data={"game": "none"}).status_code == 400
    assert here.post("/tables", data=form()).status_code == 303


def test_one_address_opens_so_many_sockets(at):
    here, there = at("192.0.2.1"), at("192.0.2.2")
    table = start(here)
    there.cookies.update(here.cookies)
    with sit(here, table), sit(here, table):
        with pytest.raises(WebSocketDenialResponse) as denial, sit(here, table):
            pass
        assert denial.value.status_code == 429
        with sit(there, table) as other:
            assert other.next()[0] == "hello"
    with sit(here, table) as again:  # those that have gone make room
        assert again.next()[0] == "hello"


def test_the_windows_of_a_seat_share_its_messages(at):
    here = at("192.0.2.1")
    table = start(here)
    with sit(here, table) as one, sit(here, table) as two:
        one.asked()
        two.asked()
        keys = [me.nack({"t": "undo", "cid": "x"})["text"]["key"] for me in (one, two) * 4]
        assert keys == ["refusal-no-undo"] * 6 + ["refusal-too-fast"] * 2


def test_who_comes_back_does_not_begin_anew(at):
    here = at("192.0.2.1")
    table = start(here)
    keys = []
    for _ in range(8):
        with sit(here, table) as me:
            me.asked()
            keys.append(me.nack({"t": "undo", "cid": "x"})["text"]["key"])
    assert keys == ["refusal-no-undo"] * 6 + ["refusal-too-fast"] * 2


def test_those_who_watch_from_one_address_share_their_messages(at):
    player, here, there = at("192.0.2.1"), at("192.0.2.2"), at("192.0.2.3")
    watch = f"{start(player)}/watch"

    def answers(client, count):
        told = []
        for _ in range(count):
            with sit(client, watch) as me:
                told.append(me.nack({"t": "undo", "cid": "x"})["text"]["key"])
        return told

    assert answers(here, 8) == ["refusal-watching"] * 6 + ["refusal-too-fast"] * 2
    assert answers(there, 1) == ["refusal-watching"]


@pytest.mark.parametrize("workers", [1, 2, 3, 8])
def test_all_workers_together_grant_an_address_no_more_than_one(workers):
    settings = Settings("", workers=workers, sockets=24, errands=8, tables=Rate(24, 0))
    granted: Counter[str] = Counter()
    for count in [limits.Limits(settings) for _ in range(workers)]:
        while count.tables.of("192.0.2.1").take():
            granted["tables"] += 1
        with ExitStack() as stack:
            for name, crowd in (("sockets", count.sockets), ("errands", count.errands)):
                while stack.enter_context(crowd.enter("192.0.2.1")):
                    granted[name] += 1
    assert granted["tables"] == granted["sockets"] == 24
    assert 8 - workers < granted["errands"] <= 8


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        (None, ""),
    ],
)
def test_an_address_of_the_sixth_version_is_its_network(host, place):
    scope = {"type": "http", "client": host and (host, 1)}
    assert limits.address(HTTPConnection(scope)) == place


def test_buckets_that_are_full_again_are_forgotten(monkeypatch):
    monkeypatch.setattr(limits, "REMEMBERED", 10)
    buckets = limits.Buckets(Rate(1, 60 * 1000))
    for key in range(100):
        assert buckets.of(key).take()
        time.sleep(0.002)
    assert len(buckets._buckets) <= 11
    slow = limits.Buckets(Rate(1, 1))
    assert all(slow.of(key).take() for key in range(100))
    assert not any(slow.of(key).take() for key in range(100))


class Stuck:
    """A socket whose client takes nothing."""

    def __init__(self):
        limits_of = SimpleNamespace(limits=limits.Limits(Settings("")))
        self.app: Any = SimpleNamespace(state=limits_of)
        self.client = None
        self.closed_with = None

    async def receive(self):
        await asyncio.sleep(1000)

    async def send_text(self, _):
        await asyncio.sleep(1000)

    async def close(self, code):
        self.closed_with = code
        await asyncio.sleep(1000)


@pytest.mark.anyio
async def test_who_takes_nothing_is_let_go(monkeypatch):
    monkeypatch.setattr(socket, "SEND_LIMIT", 0.05)
    stuck: Any = Stuck()
    table: Any = SimpleNamespace(spec=SimpleNamespace(id="t"))
    watcher = Watcher(None)
    watcher.tell(b"{}")
    async with asyncio.timeout(5):
        await socket._converse(stuck, table, watcher)
        assert stuck.closed_with is None
        watcher.drop()
        await socket._converse(stuck, table, watcher)
    assert stuck.closed_with == socket.TRY_AGAIN


def test_only_a_listed_proxy_may_say_who_asks(at, narrow):
    config = configure(replace(narrow, proxies=("10.0.0.0/8",)), "", 0)
    config.load()

    def founded(proxy, number):
        client = TestClient(config.loaded_app, follow_redirects=False, client=(proxy, 1))
        client.portal = at("").portal
        said = {"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "https"}
        return client.post("/tables", data=form(), headers=said)

    with TestClient(config.loaded_app):
        listed = [founded("10.1.2.3", number) for number in range(5)]
        assert {answer.status_code for answer in listed} == {303}
        assert all("Secure" in answer.headers["set-cookie"] for answer in listed)
        others = [founded("11.1.2.3", number) for number in range(5)]
        assert [answer.status_code for answer in others] == [303] * 3 + [429] * 2
        assert "Secure" not in others[0].headers["set-cookie"]


@pytest.mark.parametrize("wrong", ["*", "example.org", "10.0.0.1/8"])
def test_a_proxy_that_is_no_address_is_refused(wrong):
    with pytest.raises(BadOption, match=r"proxy: .* allowed: an address such as"):
        serve(Settings("sqlite:///none", proxies=(wrong,)), "127.0.0.1", 0)
