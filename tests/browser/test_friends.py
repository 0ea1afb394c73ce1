"""Several people at one table, each in a browser of their own."""

import time

import pytest
from playwright.sync_api import Locator
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import Visit, accessible, mouse, until
from tests.table.tools import GAMES

IDS = "all => all.map(one => one.dataset.item)"


@pytest.fixture
def host(visit):
    window = visit(**DESKTOP)
    window.found("trunfos", "friend", wait=False, name="Ana")
    return window


def join(visit, host, seat, name="", **size):
    """Follow the link of a seat as a guest does."""
    rows = host.page.locator(".seat-list li")
    address = rows.nth(seat).locator(".seat-link input").input_value()
    window: Visit = visit(**(size or DESKTOP))
    window.page.goto(address)
    window.page.locator("input[name=name]").fill(name)
    window.page.locator(".button-main").click()
    window.page.locator(".hand .card").first.wait_for()
    return window


def test_three_clicks_and_a_name_to_the_first_card(visit, server):
    began, clicks = time.monotonic(), []

    def press(button: Locator):
        clicks.append(button)
        button.click()

    window = visit(**DESKTOP)
    window.found(GAMES[0], "friend", press=press, wait=False)
    window.page.locator(".hand .card").first.wait_for()
    press(window.page.locator(".seat-link .button").first)
    assert len(clicks) < 3
    assert time.monotonic() - began < 10
    window.page.get_by_text("Copied").wait_for()
    accessible(window.page)
    guest = join(visit, window, 1, "Bob", **PHONE)
    assert guest.held["people"][1]["name"] == "Bob"
    window.page.locator(".seat-list").get_by_text("Bob").wait_for()


def test_all_play_by_their_links_and_see_their_own_cards(visit, host):
    them = [host, *(join(visit, host, seat, f"Guest {seat}") for seat in (1, 2, 3))]
    host.page.keyboard.press("Escape")
    hands = [set(window.page.locator(".hand [data-item]").evaluate_all(IDS)) for window in them]
    assert sum(map(len, hands)) == len(set.union(*hands))
    for number in range(8):
        until(host, lambda: any(window.ask for window in them))
        mover = next(window for window in them if window.ask)
        mouse(mover, mover.ask, mover.ask["answers"][0])
        until(host, lambda seq=number + 1: {window.seq for window in them} == {seq})


def test_the_host_lets_a_bot_play_and_invites_again(visit, host):
    row = host.page.locator(".seat-list li").nth(1)
    row.locator("select").select_option("greedy")
    row.get_by_text("bot", exact=True).wait_for()
    accessible(host.page)
    row.get_by_role("button", name="Invite a friend").click()
    row.locator(".seat-link").wait_for()
    guest = join(visit, host, 1, "Bob")
    guest.cut = True
    row.get_by_role("button", name="Invite a friend").click()
    row.locator(".seat-link").wait_for()
    guest.page.get_by_text("no such table").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_host_deletes_the_table(visit, server, size):
    host = visit(**size)
    host.found("trunfos", "friend", wait=False, name="Ana")
    guest = join(visit, host, 1, "Bob")
    guest.cut = True
    address = guest.page.url
    seats = host.page.locator(".modal-seats")
    seats.get_by_role("button", name="Delete this table").click()
    accessible(host.page)
    seats.get_by_role("button", name="Cancel").click()
    seats.get_by_role("button", name="Delete this table").click()
    host.cut = True
    seats.get_by_role("button", name="Delete for ever").click()
    host.page.wait_for_url(server.url + "/")
    guest.page.get_by_text("no such table").wait_for()
    host.page.goto(address)
    host.page.get_by_text("no such table").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_own_seat_is_taken_on_another_device(visit, size):
    first = visit(**DESKTOP)
    first.found(GAMES[0], name="Ana")
    second = visit(**size)
    second.cut = True  # the browser reports that it finds no table
    second.page.goto(first.page.url)
    accessible(second.page)
    first.page.keyboard.press("?")
    first.page.get_by_text("On another device").click()
    first.page.get_by_role("button", name="Show a code").click()
    code = first.page.locator(".device-code output").get_by_text("Good for five minutes")
    code.wait_for()
    accessible(first.page)
    second.page.get_by_label("Code").fill(code.inner_text().rpartition(": ")[2])
    second.page.get_by_role("button", name="Sit down and play").click()
    second.settle()
    assert second.held["seat"] == first.held["seat"] == 0
    assert second.ask == first.ask
    second.play_one()
