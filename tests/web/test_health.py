"""What whoever runs the server may look at: metrics, health, and logs that hold no secrets."""

import logging
import os
import re
import signal
import sys

import httpx
import pytest
from msgspec import json
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient
from tests.table.tools import GAMES
from tests.web.browsing import sit, start
from tests.web.serving import Server, Visitor, all_at_once, founder, gather, wait_until

from tertulia.table.store import Store
from tertulia.web import logs
from tertulia.web.server import configure
from tertulia.web.settings import Settings


def samples(text):
    """The value of each sample, by name and labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


@pytest.fixture
def monitor(web):
    client = TestClient(web.app, client=("127.0.0.1", 1))
    client.portal = web.portal
    return client


def test_metrics_tell_what_happens(web, monitor):
    before = samples(monitor.get("/metrics").text)
    with sit(web, start(web)) as me:
        ask = me.asked()
        me.do("x", ask["id"], ask["answers"][0]["a"])
        me.nack("nonsense")
        after = samples(monitor.get("/metrics").text)

    def grown(*name):
        return after[name] - before.get(name, 0)

    assert grown("tertulia_sockets") == 1
    assert grown("tertulia_tables") == 1
    assert grown("tertulia_tables_founded_total", GAMES[0]) == 1
    assert grown("tertulia_messages_total", "taken") == 1
    assert grown("tertulia_messages_total", "malformed") == 1
    assert grown("tertulia_answer_seconds_count") == 1
    assert grown("tertulia_entries_total") == grown("tertulia_append_seconds_count") > 1
    assert grown("tertulia_bot_answers_total", "greedy", "given") > 0
    assert grown("tertulia_requests_total", "303") == 1
    gone = samples(monitor.get("/metrics").text)
    assert gone["tertulia_sockets",] == before.get(("tertulia_sockets",), 0)


def test_metrics_are_nobody_elses_business(web):
    assert web.get("/metrics").status_code == 404
    assert web.get("/metrics").text == web.get("/no/such/page").text
    config = configure(Settings("sqlite:///none", monitors=("192.0.2.0/24",)), "", 0)
    config.load()
    for host, code in (("192.0.2.9", 200), ("192.0.3.9", 404), ("127.0.0.1", 404)):
        client = TestClient(config.loaded_app, client=(host, 1))
        assert client.get("/metrics").status_code == code
    # Whom a proxy of this machine speaks for is not this machine.
    config = configure(Settings("sqlite:///none"), "", 0)
    config.load()
    client = TestClient(config.loaded_app, client=("127.0.0.1", 1))
    assert client.get("/metrics").status_code == 200
    assert client.get("/metrics", headers={"X-Forwarded-For": "192.0.2.9"}).status_code == 404


def test_workers_count_together_and_the_dead_no_more(postgresql, tmp_path):
    server = Server(tmp_path, postgresql(), 2).start()

    def count():
        return samples(httpx.get(f"{server.url}/metrics").text)

    try:
        visitors = [founder(server) for _ in range(6)]
        for visitor in visitors:
            visitor.open()
            visitor.play_on(moves=1)
        assert count()["tertulia_sockets",] == 6
        assert count()["tertulia_messages_total", "taken"] == 6
        for child in server.children():
            os.kill(child, signal.SIGKILL)
        for visitor in visitors:
            assert visitor.until_cut() is None
        server.wait()
        wait_until(lambda: not count()["tertulia_sockets",], "the dead are counted")
        assert count()["tertulia_messages_total", "taken"] >= 6
    finally:
        server.kill()
        server.end_orphans()


def test_health(web, monkeypatch):
    assert web.get("/healthz").json() == {"status": "ok"}

    async def away(store, table):
        raise OperationalError("", {}, Exception())

    monkeypatch.setattr(Store, "spec", away)
    assert web.get("/healthz").status_code == 503


def formatted(record):
    return json.decode(logs.Structured().format(record))


def test_a_line_of_the_log_can_be_read_by_programs():
    record = logging.LogRecord("tertulia.x", logging.WARNING, "", 1, "it is %s", ("late",), None)
    line = formatted(record)
    assert line.pop("at").endswith("+00:00")
    assert line == {"level": "warning", "logger": "tertulia.x", "text": "it is late"}
    try:
        raise ValueError("/t/abcdefghijklmnopqrstuv/join/secret")
    except ValueError:
        record.exc_info = sys.exc_info()
    trace = formatted(record)["trace"]
    assert "ValueError: /t/abcdef.../join/..." in trace
    assert "secret" not in trace


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("GET /t/abcdefghijklmnopqrstuv/ws?from=3", "GET /t/abcdef.../ws?from=3"),
        ("table abcdefghijklmnopqrst-_ has failed", "table abcdef... has failed"),
        ("cookie: tertulia_seat=abc; x=y", "cookie: tertulia_seat=...; x=y"),
        ("postgresql+psycopg://me:secret@host/name", "postgresql+psycopg://me:...@host/name"),
        ("nothing here", "nothing here"),
    ],
)
def test_secrets_are_left_out(text, shown):
    assert logs.redact(text) == shown
    record = logging.LogRecord("x", logging.INFO, "", 1, text, None, None)
    assert logs.Plain().format(record).endswith(shown)


def test_the_log_of_whole_games_holds_no_secret(tmp_path):
    """Neither what opens a seat or a table, nor a seed, nor a card, nor where anybody is."""
    server = Server(tmp_path).start()
    secrets: set[str] = set()
    cards: set[str] = set()
    for name in GAMES:
        party = gather(server, name=name, seats=3)
        all_at_once(party, Visitor.open)
        party[0].socket.send("nonsense")
        all_at_once(party, Visitor.play_on)
        spec, _ = server.stored(party[0].address.removeprefix("/t/"))
        secrets |= {spec.id, spec.seed} | {one.cookie.partition("=")[2] for one in party}
        secrets |= {link.rpartition("/")[2] for link in party[0].links.values()}
        cards |= set(party[0].held["cards"])
    server.stop()
    written = server.log.read_text()
    assert all("text" in json.decode(line) for line in written.splitlines())
    assert "Uvicorn running" in written
    assert len(secrets) > 12
    assert not [secret for secret in secrets if secret in written]
    assert not [card for card in cards if card in written]
    assert set(re.findall(r"127\.0\.0\.1:\d+", written)) == {f"127.0.0.1:{server.port}"}
    assert cards
