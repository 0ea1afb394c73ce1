"""Every page and state of the table without a violation that axe can find."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import mouse
from tests.table.tools import GAMES

SIZES: dict[str, Any] = {"desktop": DESKTOP, "phone": PHONE}


@pytest.fixture(params=SIZES)
def window(request, visit):
    return visit(**SIZES[request.param])


def accessible(window):
    found = Axe().run(window.page)
    assert found.violations_count == 0, found.generate_report()


def test_pages(window, server):
    for address in ("/", "/credits", *(f"/rules/{name}" for name in GAMES)):
        window.page.goto(server.url + address)
        for folded in window.page.locator("summary").all():
            folded.click()
        accessible(window)
    window.cut = True  # a page for an error is reported as one
    window.page.goto(f"{server.url}/t/none")
    accessible(window)


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_state(window, name):
    window.found(name)
    checked = set()

    def check(me):
        state = (me.ask["kind"], *(zone["kind"] for zone in me.held["scene"]["zones"]))
        if state not in checked:
            checked.add(state)
            accessible(me)

    window.play(mouse, seen=check)
    accessible(window)
    assert len(checked) > 2
