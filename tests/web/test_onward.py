"""Watching without a seat, and playing on with the same people."""

import time

import pytest
from tests.table.tools import GAMES
from tests.web.browsing import form, sit, start
from tests.web.test_places import browser, links
from tests.web.test_socket import denied

import tertulia
from tertulia.table import late
from tertulia.table.terms import TERMS


@pytest.fixture
def stranger(web):
    return browser(web)


def played(web, name=GAMES[0], **fields):
    """The address of a game that is over."""
    table = start(web, name=name, **fields)
    with sit(web, table) as me:
        while ask := me.asked():
            me.do(f"n{ask['id']}", ask["id"], ask["answers"][-1]["a"])
    return table


@pytest.mark.parametrize("name", GAMES)
def test_one_click_to_another_game_with_the_same_people(web, name):
    table = played(web, name, seats=min(tertulia.game(name).seats))
    answer = web.post(f"{table}/again")
    assert answer.headers["location"] == f"{table}/next"
    following = web.get(f"{table}/next")
    later = following.headers["location"]
    assert later not in (table, "/t/None")
    assert f"Path={later}" in following.headers["set-cookie"]
    with sit(web, table) as old, sit(web, later) as new:
        for me in (old, new):
            me.until(lambda me: me.held)
        assert (old.held["next"], new.held["next"]) == (True, False)
        people = [one["bot"] or one["name"] for one in old.held["people"]]
        moved = [one["bot"] or one["name"] for one in new.held["people"]]
        assert moved == [*people[1:], people[0]]
        assert new.held["seat"] == new.held["host"] == len(people) - 1
        assert new.held["promise"] != old.held["promise"]


def test_all_who_ask_for_another_game_get_the_same(web):
    table = played(web)
    first = web.post(f"{table}/again")
    second = web.post(f"{table}/again")
    assert first.status_code == second.status_code == 303
    addresses = {web.get(f"{table}/next").headers["location"] for _ in range(2)}
    assert len(addresses) == 1
    hub = web.app._app.state.hub
    spec = web.portal.call(hub.spec, table.removeprefix("/t/"))
    stale = type(spec)(**{**vars(spec), "next": None})  # as one who asks at the same time holds it
    assert "/t/" + web.portal.call(hub.rematch, stale) in addresses
    assert web.post(f"{table}/delete").status_code == 204
    assert web.portal.call(hub.rematch, stale) is None


def test_whoever_waits_hears_of_the_next_game(web):
    table = played(web)
    with sit(web, table) as me:
        me.until(lambda me: me.held)
        web.post(f"{table}/again")
        kind, told = me.next()
        while kind != "people" or not told["next"]:
            kind, told = me.next()


def test_a_game_that_goes_on_has_no_next_and_strangers_make_none(web, stranger):
    table = start(web)
    assert web.post(f"{table}/again").status_code == 403
    assert web.get(f"{table}/next").status_code == 404
    assert stranger.post(f"{table}/again").status_code == 404
    foreign = {"origin": "https://elsewhere.example"}
    assert web.post(f"{table}/again", headers=foreign).status_code == 404


def test_a_spectator_sees_the_table_and_no_hand(web, stranger):
    table = start(web, name="trunfos")
    assert f'data-table="{table.removeprefix("/t/")}/watch"' in stranger.get(f"{table}/watch").text
    with sit(stranger, f"{table}/watch") as eye:
        eye.until(lambda me: me.held)
        assert eye.held["seat"] is None
        assert eye.held["ask"] is None
        assert not any(zone["kind"] == "hand" for zone in eye.held["scene"]["zones"])
        told = eye.nack({"t": "do", "cid": "x", "ask": 0, "answer": 0})
        assert told["text"]["key"] == "refusal-watching"


def test_late_spectators_see_what_is_old_enough(web, stranger, monkeypatch):
    monkeypatch.setattr(late, "DELAY", 1500)
    monkeypatch.setattr(late, "STEP", 0.05)
    table = start(web, name="trunfos", **{"term-watch": "late"})
    with sit(web, table) as me, sit(stranger, f"{table}/watch") as eye:
        ask = me.asked()
        acted = time.monotonic()
        me.do("x", ask["id"], ask["answers"][0]["a"])
        seq = me.answers["x"][1]["seq"]
        eye.until(lambda eye: eye.held and eye.held["seq"] >= seq)
        assert time.monotonic() - acted >= 1.4
        assert eye.held["seat"] is None


def test_late_spectators_see_who_sits_there_now(web, stranger, monkeypatch):
    monkeypatch.setattr(late, "STEP", 0.05)
    table = start(web, **{"term-watch": "late", "seat-1": "friend"})
    with sit(stranger, f"{table}/watch") as eye:
        eye.until(lambda eye: eye.held)
        browser(web).post(links(web, table)["1"], data={"name": "Bob"})
        eye.until(lambda eye: eye.held["people"][1]["name"] == "Bob")


def test_a_player_watches_from_the_own_seat_alone(web):
    table = start(web)
    assert web.get(f"{table}/watch").headers["location"] == table
    assert denied(web, f"{table}/watch/ws")[0] == 404


def test_a_closed_table_is_no_table_to_strangers(web, stranger):
    table = start(web, **{"term-watch": "closed"})
    none = stranger.get("/t/none/watch")
    shut = stranger.get(f"{table}/watch")
    assert none.status_code == shut.status_code == 404
    assert none.text == shut.text
    assert denied(stranger, f"{table}/watch/ws") == denied(stranger, "/t/none/watch/ws")


def test_terms_are_checked(web):
    answer = web.post("/tables", data=form() | {"term-watch": "maybe"})
    assert answer.status_code == 400
    assert "open, late, closed" in answer.text
    assert ", ".join(TERMS) in web.post("/tables", data=form() | {"term-x": "y"}).text


def test_a_replaced_guest_does_not_come_along(web, stranger):
    table = start(web, name="trunfos", **{"seat-1": "friend"})
    stranger.post(links(web, table)["1"], data={"name": "Bob"})
    web.post(f"{table}/seats/1", data={"bot": "greedy"})
    assert stranger.get(f"{table}/next").status_code == 404
    assert denied(stranger, f"{table}/ws")[0] == 404
