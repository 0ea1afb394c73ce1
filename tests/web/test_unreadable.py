"""Tables that can't be shown: each address that leads to one says so, and fails for nobody."""

import re
from dataclasses import replace

import pytest
from starlette.routing import Route, WebSocketRoute
from tests.web.browsing import sit, start
from tests.web.test_places import browser
from tests.web.test_socket import denied

from tertulia.table.seats import new_id
from tertulia.table.state import State
from tertulia.table.store import Store

VALUES = {"invitation": "x" * 32, "n": "1"}


def addresses(web):
    """Every address that names a table, each with a method; sockets apart."""
    for route in web.app._app.routes:
        if isinstance(route, Route) and "{table}" in route.path:
            for method in sorted((route.methods or set()) - {"HEAD"}):
                path = route.path.removeprefix("/t/{table}")
                yield method, re.sub(r"{(\w+)}", lambda found: VALUES[found[1]], path)


def sockets(web):
    routes = [route for route in web.app._app.routes if isinstance(route, WebSocketRoute)]
    assert len(routes) > 1
    return [route.path.removeprefix("/t/{table}") for route in routes]


@pytest.fixture
def store(web):
    """The store that the server uses."""
    return web.app._app.state.hub._store


@pytest.mark.parametrize("accept", ["text/html", "*/*"])
def test_of_no_table_each_address_says_the_same_for_every_id(web, accept):
    """What doesn't exist can't be told from what isn't the asker's."""
    table = start(web)
    web.cookies.clear()
    asked = list(addresses(web))
    assert len(asked) > 10
    for method, path in asked:
        if path.startswith("/watch"):  # which is there for everyone
            continue
        answers = [
            web.request(method, address + path, headers={"accept": accept})
            for address in (table, f"/t/{new_id()}", "/t/none")
        ]
        assert {answer.status_code for answer in answers} == {404}, path
        assert len({answer.text for answer in answers}) == 1, path


def unknown_game(spec):
    return replace(spec, game="whist")


def unknown_option(spec):
    return replace(spec, options={**spec.options, "colour": "red"})


def another_deal(spec):
    return replace(spec, seed="another")


@pytest.mark.parametrize("broken", [unknown_game, unknown_option, another_deal])
def test_a_table_that_can_not_be_gone_on_with_says_so(web, store, monkeypatch, broken):
    """As when it was begun by rules that have changed, or by a game that isn't installed."""
    table = start(web)
    with sit(web, table) as me:
        ask = me.asked()
        me.do("1", ask["id"], ask["answers"][0]["a"])
    hub = web.app._app.state.hub
    web.portal.call(hub._let_go, table.removeprefix("/t/"))
    whole = Store.spec

    async def spec(self, wanted):
        found = await whole(self, wanted)
        return found and broken(found)

    monkeypatch.setattr(Store, "spec", spec)
    told = 0
    rest = [one for one in addresses(web) if one != ("POST", "/delete")]
    for method, path in rest:
        for accept in ("text/html", "*/*"):
            answer = web.request(method, table + path, headers={"accept": accept})
            assert answer.status_code < 500 or answer.status_code == 503, (method, path)
            if answer.status_code == 503:
                told += 1
                assert "begun by other rules" in answer.text, (method, path)
    assert told >= 6
    assert denied(web, f"{table}/ws") == (503, "")
    stranger = browser(web)
    assert denied(stranger, f"{table}/watch/ws") == (503, "")
    assert stranger.get(f"{table}/watch").status_code == 503
    assert web.post(f"{table}/delete").status_code == 204


def test_one_broken_table_leaves_the_others_alone(web, store):
    table = start(web)
    known = web.portal.call(store.spec, table.removeprefix("/t/"))
    other = replace(known, id=new_id(), game="whist")
    web.portal.call(store.found, other, State(known).first_entry(1))
    web.cookies.set("tertulia_seat", web.cookies.get("tertulia_seat"), path=f"/t/{other.id}")
    assert web.get(f"/t/{other.id}").status_code == 503
    with sit(web, table) as me:
        ask = me.asked()
        assert me.do("1", ask["id"], ask["answers"][0]["a"])[0] == "ack"
