"""What is to be had of a game that is over."""

import pytest
from tests.table.tools import GAMES
from tests.web.browsing import sit, start

from tertulia.table import gamefile
from tertulia.table.seats import digest


def play_out(web, name=GAMES[0]):
    """A finished game's address, and who has played it."""
    table = start(web, name=name, seats=3)
    with sit(web, table) as me:
        while ask := me.asked():
            me.do(f"n{ask['id']}", ask["id"], ask["answers"][0]["a"])
    return table, me


@pytest.mark.parametrize("name", GAMES)
def test_the_promise_is_kept_at_the_end_and_the_file_verifies(web, name):
    table, me = play_out(web, name)
    assert digest(me.held["over"]["seed"]) == me.held["promise"]
    answer = web.get(f"{table}/game.json")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"].startswith(f'attachment; filename="{name}-')
    match = gamefile.verify(answer.text)
    assert list(match.scores) == me.held["over"]["scores"]
    assert match.seed == me.held["over"]["seed"]
    assert '"Ana"' in answer.text


def test_while_a_game_goes_on_nobody_gets_its_file_or_its_seed(web):
    table = start(web)
    answer = web.get(f"{table}/game.json")
    assert answer.status_code == 403
    assert "still going on" in answer.text
    with sit(web, table) as me:
        me.asked()
    assert all(b'"seed"' not in frame for frame in me.frames)


def test_a_stranger_is_told_of_no_table(web):
    table, _ = play_out(web)
    web.cookies.clear()
    assert web.get(f"{table}/game.json").status_code == 404
    assert web.get("/t/none/game.json").status_code == 404
