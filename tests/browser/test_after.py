"""A game that is over, in the browser."""

from pathlib import Path

import pytest
from tests.browser.conftest import DESKTOP
from tests.browser.playing import accessible
from tests.table.tools import GAMES
from tests.web.serving import founder

from tertulia.table import gamefile


@pytest.fixture
def finished(visit, server):
    """Opens a window on a game that is over, which its seat 0 has played."""

    def finished(name=GAMES[0], address="", **options):
        player = founder(server, name=name, seats=3)
        player.open()
        player.play_on()
        player.stack.close()
        window = visit(**options)
        key, _, value = player.cookie.partition("=")
        cookie = {"name": key, "value": value, "url": server.url}
        window.page.context.add_cookies([cookie])
        window.page.goto(server.url + player.address + address)
        window.page.locator(".app").wait_for()
        return window

    return finished


def test_the_file_of_a_game_is_saved_and_verifies(finished):
    window = finished(**DESKTOP)
    with window.page.expect_download() as saving:
        window.page.get_by_role("link", name="Save the game").click()
    match = gamefile.verify(Path(saving.value.path()).read_text("utf-8"))
    assert list(match.scores) == window.held["over"]["scores"]


def test_the_promise_of_the_deal_is_in_the_help_and_the_seed_at_the_end(finished):
    window = finished(**DESKTOP)
    window.page.keyboard.press("?")
    window.page.get_by_text("A fair deal").click()
    shown = window.page.locator(".fair dd").all_inner_texts()
    assert shown == [window.held["promise"], window.held["over"]["seed"]]
    accessible(window.page)
