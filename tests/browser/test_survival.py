"""The server dies and comes back while somebody plays."""

import pytest
from tests.browser.conftest import DESKTOP
from tests.browser.playing import mouse


def in_a_trick(window):
    return any(
        zone["kind"] == "trick" and len(zone["items"]) in (1, 2)
        for zone in window.held["scene"]["zones"]
    )


@pytest.mark.parametrize("reload", [True, False], ids=["reloaded", "left open"])
def test_killed_in_the_middle_of_a_trick_the_game_goes_on(visit, server, reload):
    window = visit(**DESKTOP)
    window.found("trunfos")
    while not in_a_trick(window):
        window.play_one()
    before = window.held["scene"], window.ask, window.seq
    window.cut = True
    server.kill()
    window.page.locator(".link-connecting, .link-offline").first.wait_for()
    server.start()
    if reload:
        window.page.reload()
    window.page.locator(".link-live").wait_for()
    window.cut = False
    window.settle()
    assert (window.held["scene"], window.seq) == (before[0], before[2])
    assert window.ask["answers"] == before[1]["answers"]
    window.play(mouse, moves=12)
    assert window.seq > before[2]
