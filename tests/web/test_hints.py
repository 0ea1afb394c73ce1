"""Who may ask for a hint, and when."""

from tests.table.tools import GAMES
from tests.web.browsing import sit, start


def asked(web, table):
    with sit(web, table) as me:
        me.asked()


def test_against_bots_alone_a_hint_is_given(web):
    table = start(web, name=GAMES[0])
    asked(web, table)
    answer = web.get(f"{table}/hint")
    assert answer.status_code == 200
    assert answer.json()[0]["share"] > 0
    assert answer.json()[0]["text"]["key"].startswith(GAMES[0])


def test_who_plays_with_friends_gets_none(web):
    table = start(web, **{"seat-1": "friend"})
    answer = web.get(f"{table}/hint")
    assert answer.status_code == 403
    assert "bots alone" in answer.json()["refused"]


def test_a_stranger_and_a_foreign_page_get_none(web):
    table = start(web)
    foreign = {"Sec-Fetch-Site": "cross-site"}
    assert web.get(f"{table}/hint", headers=foreign).status_code == 404
    web.cookies.clear()
    assert web.get(f"{table}/hint").status_code == 404


def test_whoever_is_not_asked_gets_none(web):
    table = start(web, bot="normal")
    statuses = set()
    with sit(web, table) as me:
        while 409 not in statuses:
            ask = me.asked()
            me.do(f"n{ask['id']}", ask["id"], ask["answers"][0]["a"])
            statuses.add(web.get(f"{table}/hint").status_code)
    assert statuses <= {200, 409}
