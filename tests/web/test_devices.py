"""A second device at the own seat: by a code of six digits, once, and not for long."""

import re

import pytest
from starlette.testclient import TestClient
from tests.web.browsing import sit, start
from tests.web.test_after import play_out
from tests.web.test_places import browser, links
from tests.web.test_socket import denied

from tertulia.table import codes, hub
from tertulia.table.presence import now
from tertulia.table.stewards import Pace
from tertulia.web.app import make_app
from tertulia.web.settings import Rate, Settings


@pytest.fixture
def web(tmp_path):
    db = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    often = Rate(10_000, 10_000)
    settings = Settings(db, Pace(0, 0), messages=often, codes=often)
    with TestClient(make_app(settings), follow_redirects=False) as client:
        yield client


@pytest.fixture
def table(web):
    return start(web, **{"seat-1": "friend"})


def code_of(web, table):
    answer = web.post(f"{table}/code")
    assert answer.status_code == 200
    assert re.fullmatch(r"\d{6}", answer.json()["code"])
    return answer.json()["code"]


def wrong(code):
    return f"{(int(code) + 1) % 10**6:06}"


def test_both_devices_hold_the_seat(web, table):
    code = code_of(web, table)
    other = browser(web)
    answer = other.post(table, data={"code": f" {code[:3]} {code[3:]} "})
    assert (answer.status_code, answer.headers["location"]) == (303, table)
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", f"Path={table}"} <= set(cookie.split("; "))
    assert other.cookies.get("tertulia_seat") != web.cookies.get("tertulia_seat")
    for device in (web, other):
        assert device.get(table).status_code != 404
        with sit(device, table) as me:
            me.until(lambda me: me.held)
            assert me.held["seat"] == 0


def test_a_code_works_once(web, table):
    code = code_of(web, table)
    assert browser(web).post(table, data={"code": code}).status_code == 303
    thief = browser(web).post(table, data={"code": code})
    assert thief.status_code == 404
    assert "set-cookie" not in thief.headers


def test_a_newer_code_replaces_the_older(web, table):
    old, new = code_of(web, table), code_of(web, table)
    if old != new:
        assert browser(web).post(table, data={"code": old}).status_code == 404
    assert browser(web).post(table, data={"code": new}).status_code == 303


def test_after_five_minutes_it_is_over(web, table, monkeypatch):
    code = code_of(web, table)
    began = now()
    monkeypatch.setattr(hub, "now", lambda: began + 300_000)
    assert browser(web).post(table, data={"code": code}).status_code == 404
    monkeypatch.setattr(hub, "now", lambda: began + 290_000)
    assert browser(web).post(table, data={"code": code}).status_code == 303


def test_after_five_wrong_ones_the_right_one_opens_nothing(web, table):
    code = code_of(web, table)
    for tries, status in ((codes.TRIES - 1, 303), (codes.TRIES, 404)):
        for _ in range(tries):
            assert browser(web).post(table, data={"code": wrong(code)}).status_code == 404
        assert browser(web).post(table, data={"code": code}).status_code == status
        code = code_of(web, table)


def test_a_code_opens_its_own_seat_at_its_own_table(web, table):
    guest = browser(web)
    guest.post(links(web, table)["1"], data={"name": "Bob"})
    code, other = code_of(guest, table), start(web)
    assert browser(web).post(other, data={"code": code}).status_code == 404
    device = browser(web)
    assert device.post(table, data={"code": code}).status_code == 303
    with sit(device, table) as me:
        me.until(lambda me: me.held)
        assert me.held["seat"] == 1


def test_whoever_is_replaced_is_so_on_every_device(web, table):
    guest, device = browser(web), browser(web)
    guest.post(links(web, table)["1"], data={"name": "Bob"})
    device.post(table, data={"code": code_of(guest, table)})
    code = code_of(guest, table)
    web.post(f"{table}/seats/1")
    for one in (guest, device):
        assert denied(one, f"{table}/ws")[0] == 404
    assert browser(web).post(table, data={"code": code}).status_code == 404


def test_a_second_device_of_the_host_hosts_and_replaces_links(web, table):
    device = browser(web)
    device.post(table, data={"code": code_of(web, table)})
    old = links(web, table)["1"]
    assert links(device, table) == {}
    new = device.post(f"{table}/seats/1").json()["links"]["1"]
    assert browser(web).get(old).status_code == 404
    assert browser(web).post(new, data={"name": "Bob"}).status_code == 303


def test_strangers_get_no_code_and_learn_nothing_by_trying(web, table):
    stranger = browser(web)
    assert stranger.post(f"{table}/code").status_code == 404
    addresses = (table, "/t/none", "/t/%00", "/t/" + "x" * 300)
    tried = [
        stranger.post(one, data={"code": text}) for one in addresses for text in ("1", "é", "")
    ]
    tried.append(stranger.post(table, content=b"\xff%%"))
    assert {answer.status_code for answer in tried} == {404}
    assert len({answer.text for answer in tried}) == 1
    assert all("set-cookie" not in answer.headers for answer in tried)


def test_from_another_site_no_code_is_made_or_tried(web, table):
    foreign = {"origin": "https://elsewhere.example"}
    assert web.post(f"{table}/code", headers=foreign).status_code == 404
    code = code_of(web, table)
    answer = browser(web).post(table, data={"code": code}, headers=foreign)
    assert answer.status_code == 403


def test_the_store_holds_no_code(web, table, tmp_path):
    code = code_of(web, table)
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite3*"))
    assert codes.stretched(table.removeprefix("/t/"), code).encode() in stored
    assert not re.search(rb"\b%s\b" % code.encode(), stored)


def test_one_address_makes_and_tries_so_many(tmp_path):
    settings = Settings(f"sqlite:///{tmp_path / 'x.sqlite3'}", Pace(0, 0), codes=Rate(3, 1))
    with TestClient(make_app(settings), follow_redirects=False) as web:
        table = start(web)
        code = code_of(web, table)
        tried = [browser(web).post(table, data={"code": wrong(code)}) for _ in range(4)]
        assert [answer.status_code for answer in tried] == [404, 404, 429, 429]
        assert web.post(f"{table}/code").status_code == 429


def test_the_devices_of_a_seat_are_taken_along_to_the_next_game(web):
    table, _ = play_out(web)
    device = browser(web)
    device.post(table, data={"code": code_of(web, table)})
    assert web.post(f"{table}/again").status_code == 303
    for one in (web, device):
        following = one.get(f"{table}/next").headers["location"]
        with sit(one, following) as me:
            me.until(lambda me: me.held)
            assert me.held["seat"] is not None


def test_a_seat_has_so_many_devices(web, table, monkeypatch):
    monkeypatch.setattr(codes, "DEVICES", 2)
    devices = [browser(web) for _ in range(3)]
    for device in devices:
        device.post(table, data={"code": code_of(web, table)})
    assert denied(devices[0], f"{table}/ws")[0] == 404
    for device in (web, *devices[1:]):
        with sit(device, table) as me:
            me.until(lambda me: me.held)
