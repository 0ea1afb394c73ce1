"""Whole games in the browser: by mouse, keyboard and touch, and nothing in it that is hidden."""

import json

import pytest
from playwright.sync_api import Locator
from tests.browser.conftest import DESKTOP, SMALL
from tests.browser.playing import accessible, finger, keys, mouse, named
from tests.table.tools import GAMES

from tertulia.table import frames
from tertulia.table.state import State

LONGEST = 5000  # WCAG 2.2.2; in milliseconds
# How long each thing on the page moves that nobody has asked to, and what of it changes.
WATCH_MOTION = """() => {
  window.motions = [];
  const known = new WeakSet();
  const note = ({ effect }) => {
    const { offset, computedOffset, easing, composite, ...changes } = effect.getKeyframes()[0];
    const lasts = Math.min(effect.getComputedTiming().endTime, Number.MAX_VALUE);
    motions.push([lasts, Object.keys(changes)]);
  };
  const look = () => {
    const moving = document.getAnimations().filter((one) => !known.has(one));
    moving.forEach((one) => known.add(one) && note(one));
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("name", GAMES)
def test_by_mouse(visit, server, name):
    window = visit(**DESKTOP)
    window.found(name)
    window.page.evaluate(WATCH_MOTION)
    eye = Eye()
    window.play(mouse, seen=eye.look)
    ended(window)
    motions = window.page.evaluate("motions")
    assert any("transform" in changes for _, changes in motions)
    assert max(lasts for lasts, _ in motions) <= LONGEST
    table = window.held["table"]
    nothing_hidden(window, eye, hidden_by_entry(server, table))
    window.held = None
    window.page.get_by_role("button", name="Play again").click()
    window.page.wait_for_url(lambda address: "/t/" in address and table not in address)
    window.settle()
    assert window.held["table"] != table


@pytest.mark.parametrize("name", GAMES)
def test_by_keyboard(visit, name):
    window = visit(**DESKTOP, reduced_motion="reduce")
    window.found(name, press=lambda button: button.press("Enter"))
    window.page.evaluate(WATCH_MOTION)
    window.play(keys)
    ended(window)
    motions = window.page.evaluate("motions")
    changed = {change for _, changes in motions for change in changes}
    assert "opacity" in changed
    assert changed <= {"opacity", "visibility"}


@pytest.mark.parametrize("name", GAMES)
def test_by_touch(visit, name):
    window = visit(**SMALL)
    window.found(name, press=Locator.tap)
    window.play(finger, seen=Eye().look)
    ended(window)


class Eye:
    """Looks at the page whenever something is asked: is it sound, and which cards does it show?"""

    def __init__(self):
        self.shown = []
        self.states = set()

    def look(self, window):
        assert window.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )
        self.shown.append((window.seq, window.cards()))
        zones = window.held["scene"]["zones"]
        state = (window.ask["kind"], *(zone["kind"] for zone in zones))
        if state not in self.states:
            self.states.add(state)
            accessible(window.page)


def ended(window):
    assert window.page.get_by_role("progressbar").evaluate("bar => bar.value") == 100
    assert window.over["winners"]
    assert "win" in window.page.locator(".bar").inner_text()
    accessible(window.page)


def nothing_hidden(window, eye, hidden):
    """Neither frames nor page have held a card that was hidden from seat 0 at that moment."""
    for seq, cards in eye.shown:
        assert not cards & hidden[seq], seq
    checked = 0
    for frame in window.frames:
        if (seq := json.loads(frame).get("seq")) is not None:
            assert not named(frame) & hidden[seq], frame
            checked += 1
    assert checked > 100


def hidden_by_entry(server, table):
    """After each entry of the log, the cards hidden from seat 0: their ids, and their names.

    A name is hidden unless seat 0 sees another card of that name.
    """
    spec, log = server.stored(table)
    state, hidden = State(spec), []
    others = range(1, len(spec.seats))
    for entry in log:
        state.follow([entry])
        held = set().union(*(cards(state, seat, "hand") for seat in others))
        known = cards(state, None) | cards(state, 0, "hand")
        ids = {one for one, _ in held} - {one for one, _ in known}
        names = {name for _, name in held} - {name for _, name in cards(state, 0)}
        hidden.append(ids | names)
    assert sum(map(len, hidden)) > 100
    return hidden


def cards(state, seat, kind=None):
    """The cards face up in zones of a kind, by default of any, as a seat sees the table."""
    zones = (json.loads(zone) for zone in frames.picture(state, seat).zones.values())
    shown = (zone.get("items", ()) for zone in zones if kind in (None, zone["kind"]))
    return {(one["id"], one["card"]["key"]) for items in shown for one in items if one.get("card")}
