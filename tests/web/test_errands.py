"""What takes long: a sentence when it can't be had, and nothing that others have to wait for."""

import asyncio
import threading
import time

import pytest
from tests.table import tools
from tests.table.tools import GAMES, LONG
from tests.web.browsing import sit, start
from tests.web.test_after import play_out

import tertulia
from tertulia.table import gamefile, hints, lessons, replay, thinking
from tertulia.table.thinking import Thinker

PAGE = {"Accept": "text/html,*/*;q=0.8"}


@pytest.mark.parametrize("fault", [tools.hang, tools.die])
def test_what_can_not_be_worked_out_is_refused_in_a_sentence(web, monkeypatch, fault):
    table, _ = play_out(web)
    playing = start(web, name=GAMES[0])
    with sit(web, playing) as me:
        me.asked()
    monkeypatch.setattr(thinking, "PATIENCE", 0.5)
    for module, work in (
        (gamefile, "write"),
        (replay, "tell"),
        (replay, "tell_file"),
        (lessons, "tell"),
        (hints, "hint"),
    ):
        monkeypatch.setattr(module, work, fault)
    taught = next(name for name in GAMES if lessons.lesson(tertulia.game(name)))
    for answer in (
        web.get(f"{table}/replay.json"),
        web.post("/replay.json", content="{}"),
        web.get(f"/learn/{taught}/lesson.json"),
        web.get(f"{playing}/hint"),
    ):
        assert answer.status_code == 503
        assert "too busy" in answer.json()["refused"]
    page = web.get(f"{table}/game.json", headers=PAGE)
    assert page.status_code == 503
    assert "too busy" in page.text
    assert "</html>" in page.text


def test_one_address_has_so_much_worked_out_at_once(web, monkeypatch):
    monkeypatch.setattr(thinking, "PATIENCE", 2.0)
    monkeypatch.setattr(replay, "tell_file", tools.hang)
    codes = []

    def ask():
        codes.append(web.post("/replay.json", content="{}").status_code)

    threads = [threading.Thread(target=ask) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(codes) == [429] * 2 + [503] * 4


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_no_bot_waits_for_a_visitor():
    thinker = Thinker(1)
    match = tertulia.game(GAMES[0]).start()
    try:
        await thinker.answer(match, match.to_move[0], "quick")  # so that a worker is there
        errand = asyncio.create_task(thinker.run(time.sleep, LONG))
        await asyncio.sleep(0.2)
        await thinker.answer(match, match.to_move[0], "quick")
        assert not errand.done()
        errand.cancel()
    finally:
        thinker.close()
