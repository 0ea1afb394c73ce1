"""A server and Debian's Chromium, shared by the tests of this folder."""

import shutil
from contextlib import contextmanager

import pytest
from playwright.sync_api import sync_playwright
from tests.browser.playing import Visit
from tests.browser.staging import Stage
from tests.table.tools import GAMES
from tests.web.serving import Server

FLAGS = (
    "--no-sandbox --disable-gpu --disable-background-networking --disable-component-update "
    "--disable-sync --no-first-run"
)
CHROMIUMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def pytest_collection_modifyitems(items):
    """Mark these tests, and have them come last: Playwright keeps an event loop running."""
    for item in items:
        if item.path.is_relative_to(__file__.removesuffix("/conftest.py")):
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def chromium():
    path = next(filter(None, map(shutil.which, CHROMIUMS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS.split())
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path):
    server = Server(tmp_path).start()
    yield server
    server.kill()


DESKTOP = {"viewport": {"width": 1360, "height": 860}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL = PHONE | {"viewport": {"width": 360, "height": 640}}


@contextmanager
def visits(chromium, server):
    """Opens windows and closes them; none may have an error in it at the end."""
    opened = []

    def visit(**options):
        context = chromium.new_context(**{"locale": "en-GB"} | options)
        opened.append(Visit(context.new_page(), server))
        return opened[-1]

    yield visit
    for one in opened:
        one.page.context.close()
    assert [error for one in opened for error in one.errors] == []


@pytest.fixture
def visit(chromium, server):
    with visits(chromium, server) as visit:
        yield visit


@pytest.fixture(scope="session", params=GAMES)
def stage(request, chromium, tmp_path_factory):
    """A table of each game at which nothing happens but by the test, for all tests of a game."""
    server = Server(tmp_path_factory.mktemp("stage")).start()
    with visits(chromium, server) as visit:
        yield Stage(visit(**DESKTOP, reduced_motion="reduce"), request.param)
    server.kill()
