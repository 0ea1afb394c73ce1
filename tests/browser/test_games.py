"""Whole games in the browser, and nothing in it that its player may not know."""

import asyncio
import json

import pytest
from playwright.sync_api import Locator
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import finger, keys, mouse, named
from tests.table.test_frames import card_key, hidden_from
from tests.table.tools import GAMES

from tertulia.table.state import State
from tertulia.table.store import Store


@pytest.mark.parametrize("name", GAMES)
def test_by_mouse(visit, name):
    window = visit(**DESKTOP)
    window.found(name)
    window.play(mouse, seen=no_sideways)
    ended(window)


@pytest.mark.parametrize("name", GAMES)
def test_by_keyboard(visit, name):
    window = visit(**DESKTOP, reduced_motion="reduce")
    window.found(name, press=lambda button: button.press("Enter"))
    window.play(keys)
    ended(window)


@pytest.mark.parametrize("name", GAMES)
def test_by_touch(visit, name):
    window = visit(**PHONE)
    window.found(name, press=Locator.tap)
    window.play(finger, seen=no_sideways)
    ended(window)


def ended(window):
    assert window.over["winners"]
    text = window.page.locator(".bar").inner_text()
    assert "win" in text


def no_sideways(window):
    assert window.page.evaluate(
        "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
    )


def test_neither_frames_nor_page_hold_cards_that_are_hidden(visit, server):
    window = visit(**DESKTOP)
    window.found("trunfos")
    shown = []
    window.play(mouse, seen=lambda me: shown.append((me.seq, me.cards())))
    hidden = hidden_by_entry(server, window.held["table"])
    for seq, cards in shown:
        assert not cards & hidden[seq], seq
    checked = 0
    for frame in window.frames:
        if (seq := json.loads(frame).get("seq")) is not None:
            assert not named(frame) & hidden[seq], frame
            checked += 1
    assert checked > 100


def hidden_by_entry(server, table):
    """After each entry of the log, the cards hidden from seat 0, by id and by key."""

    async def read():
        store = await Store.open(server.db)
        found = await store.spec(table), await store.entries(table)
        await store.close()
        return found

    spec, log = asyncio.run(read())
    state, hidden = State(spec), []
    for entry in log:
        state.follow([entry])
        cards = hidden_from(state.match, 0)
        hidden.append(
            {f"c{card}" for card in cards} | {f"trunfos-card-{card_key(card)}" for card in cards}
        )
    return hidden
