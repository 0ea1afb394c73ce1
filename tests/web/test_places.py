"""Invitations: one link a seat, once, and for nobody else."""

import re
import threading

import httpx
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from tests.table.tools import GAMES
from tests.web.browsing import form, sit, start
from tests.web.test_socket import denied

import tertulia
from tertulia.web.names import skeleton


@pytest.fixture
def table(web):
    return start(web, **{"seat-1": "friend"})


@pytest.fixture
def link(web, table):
    return links(web, table)["1"]


def browser(web):
    """Another browser at the same server."""
    client = TestClient(web.app, follow_redirects=False)
    client.portal = web.portal
    return client


@pytest.fixture
def guest(web):
    return browser(web)


def links(web, table):
    return web.get(f"{table}/seats").json()["links"]


@pytest.mark.parametrize("name", GAMES)
def test_friends_take_all_seats_and_play(web, name):
    seats = min(tertulia.game(name).seats)
    table = start(web, name=name, seats=seats, bot="friend")
    web.post(links(web, table)["1"], data={"name": "Bob"})  # the host has a seat already
    assert len(links(web, table)) == seats - 1
    jars = {0: dict(web.cookies)}
    for n, link in links(web, table).items():
        web.cookies.clear()
        assert web.post(link, data={"name": f"Guest {n}"}).headers["location"] == table
        jars[int(n)] = dict(web.cookies)
        web.cookies.clear()
        web.cookies.update(jars[0])
    for n, jar in jars.items():
        web.cookies.clear()
        web.cookies.update(jar)
        with sit(web, table) as me:
            me.until(lambda me: me.held)
            assert me.held["seat"] == n
            assert [one["kind"] for one in me.held["people"]] == ["human"] * seats
            assert not any(one["open"] for one in me.held["people"])
            if me.ask:
                assert me.do("x", me.ask["id"], me.ask["answers"][0]["a"])[0] == "ack"


def test_looking_at_a_link_takes_nothing(guest, link):
    for _ in range(3):
        for method in ("GET", "HEAD"):
            seen = guest.request(method, link)
            assert seen.status_code == 200
            assert "set-cookie" not in seen.headers
            assert seen.headers["cache-control"] == "no-store"
            assert seen.headers["referrer-policy"] == "same-origin"
    assert guest.post(link, data={"name": "Bob"}).status_code == 303


def test_a_link_works_once_and_its_cookie_holds_the_seat(web, table, guest, link):
    answer = guest.post(link, data={"name": "  Bo\u202eb "})
    assert answer.headers["location"] == table
    cookie = answer.headers["set-cookie"]
    assert {"HttpOnly", "SameSite=lax", f"Path={table}"} <= set(cookie.split("; "))
    assert guest.get(link).headers["location"] == table  # the same browser comes back by it
    guest.cookies.clear()
    stolen = guest.post(link, data={"name": "Eve"})
    assert stolen.status_code == 404
    assert "set-cookie" not in stolen.headers
    assert links(web, table) == {}
    with sit(web, table) as me:
        me.until(lambda me: me.held)
        assert (me.held["people"][1]["name"], me.held["people"][1]["open"]) == ("Bob", False)


def test_of_many_who_hurry_one_gets_the_seat(web, link):
    answers = []

    def hurry(client):
        answers.append(client.post(link, data={"name": "x"}).status_code)

    crowd = [threading.Thread(target=hurry, args=(browser(web),)) for _ in range(6)]
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()
    assert sorted(answers) == [303] + [404] * 5


def test_the_cookie_of_a_guest_is_secure_over_https(guest, link):
    guest.base_url = httpx.URL("https://testserver")
    assert "Secure" in guest.post(link, data={"name": "Bob"}).headers["set-cookie"]


def test_strangers_learn_nothing_from_wrong_links(web, guest, table, link):
    token = link.rpartition("/")[2]
    wrong = [f"{table}/join/{'x' * 32}", f"/t/{'y' * 22}/join/{token}", "/t/%00/join/x"]
    wrong += [f"{start(web)}/join/{token}"]
    for ask in (guest.get, guest.post):
        answers = [ask(address) for address in wrong]
        assert {answer.status_code for answer in answers} == {404}
        assert len({answer.text for answer in answers}) == 1


def test_a_link_holds_enough_chance_and_the_store_holds_none_of_it(web, table, link, tmp_path):
    token = link.rpartition("/")[2]
    assert re.fullmatch(r"[\w-]{32}", token)  # 192 bits
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite3*"))
    assert token.encode() not in stored
    assert web.cookies.get("tertulia_seat", path=table).encode() not in stored


def test_from_another_site_no_seat_is_taken_or_given(web, table, guest, link):
    foreign = {"origin": "https://elsewhere.example"}
    assert guest.post(link, data={"name": "x"}, headers=foreign).status_code == 403
    assert web.post(f"{table}/seats/1", data={"bot": "greedy"}, headers=foreign).status_code == 404
    assert links(web, table)["1"] == link


def test_a_new_link_replaces_the_old_and_whoever_sat_there(web, table, guest, link):
    new = web.post(f"{table}/seats/1").json()["links"]["1"]
    assert new != link
    assert guest.get(link).status_code == guest.post(link).status_code == 404
    guest.post(new, data={"name": "Bob"})
    cookie = {"cookie": f"tertulia_seat={guest.cookies.get('tertulia_seat')}"}
    with sit(web, table, headers=cookie) as bob:
        bob.until(lambda me: me.held)
        web.post(f"{table}/seats/1")
        with pytest.raises(WebSocketDisconnect):
            bob.until_closed()
    assert denied(web, f"{table}/ws", headers=cookie)[0] == 404


def test_the_host_seats_a_bot_and_it_plays(web, table, link):
    with sit(web, table) as me:
        me.until(lambda me: me.held)
        assert web.post(f"{table}/seats/1", data={"bot": "greedy"}).json() == {"links": {}}
        me.until(lambda me: me.held["people"][1]["kind"] == "bot")
        ask = me.asked()
        assert ask is None or me.do("x", ask["id"], ask["answers"][0]["a"])[0] == "ack"


def test_only_the_host_gives_seats(web, table, guest, link):
    guest.post(link, data={"name": "Bob"})
    for stranger in (guest, browser(web)):
        for answer in (
            stranger.get(f"{table}/seats"),
            stranger.post(f"{table}/seats/2"),
            stranger.post(f"{table}/seats/0", data={"bot": "greedy"}),
        ):
            assert (answer.status_code, answer.json()) == (404, {"links": {}})


@pytest.mark.parametrize("seat", [0, 4, 99])
def test_the_host_keeps_the_own_seat_and_there_are_no_others(web, table, seat):
    assert web.post(f"{table}/seats/{seat}").status_code == 404


def test_there_is_no_bot_of_an_unknown_strength(web, table, link):
    answer = web.post(f"{table}/seats/1", data={"bot": "genius"})
    assert answer.status_code == 400
    assert "greedy" in answer.text
    assert links(web, table)["1"] == link


def test_a_form_says_who_may_sit_where(web):
    answer = web.post("/tables", data=form() | {"seat-1": "stranger"})
    assert "friend, random, greedy" in answer.text


def test_a_seat_that_is_no_number_is_not_there(web):
    table = start(web, **{"seat-1": "friend"})
    for seat in ("1" * 5000, "-1", "x", "9"):
        assert web.post(f"{table}/seats/{seat}").status_code == 404


def test_the_host_deletes_the_table_for_everyone(web, table, guest, link):
    guest.post(link, data={"name": "Bob"})
    foreign = {"origin": "https://elsewhere.example"}
    for stranger, headers in ((guest, {}), (browser(web), {}), (web, foreign)):
        assert stranger.post(f"{table}/delete", headers=headers).status_code == 404
    cookie = {"cookie": f"tertulia_seat={guest.cookies.get('tertulia_seat')}"}
    with sit(web, table, headers=cookie) as bob:
        bob.until(lambda me: me.held)
        assert web.post(f"{table}/delete").status_code == 204
        with pytest.raises(WebSocketDisconnect):
            bob.until_closed()
    for client in (web, guest, browser(web)):
        assert client.get(table).text == client.get("/t/none").text
        assert client.get(f"{table}/watch").text == client.get("/t/none/watch").text
        assert client.get(link).text == client.get("/t/none/join/x").text
    assert denied(web, f"{table}/ws")[0] == denied(web, f"{table}/watch/ws")[0] == 404
    assert web.post(f"{table}/delete").status_code == 404


@pytest.mark.parametrize(
    "name", ["Ana", "ana", " ANA ", "\u0391na", "An\u0430", "\u00c1na", "A n a", "\uff21na"]
)
def test_a_name_that_looks_like_anothers_is_not_taken(web, table, guest, link, name):
    """That of the host is Ana."""
    answer = guest.post(link, data={"name": name})
    assert answer.status_code == 409
    assert "set-cookie" not in answer.headers
    assert "Somebody here is called “Ana”" in answer.text
    assert guest.post(link, data={"name": "Ana Maria"}).status_code == 303


@pytest.mark.parametrize("name", ["", "Anna", "Hana", "An", "Νίκος", "Żaneta"])
def test_other_names_are_taken(guest, link, name):
    assert guest.post(link, data={"name": name}).status_code == 303


def test_letters_that_look_alike_are_one():
    assert len({skeleton(name) for name in ("Nikos I", "Νikοs l", "nikos 1")}) == 1
    assert skeleton("Ilia") == skeleton("lIia")
    assert skeleton("Łukasz") == skeleton("Lukasz")
    assert skeleton("Ρετρα") == skeleton("Petpa")
