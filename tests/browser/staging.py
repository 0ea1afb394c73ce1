"""Tables in the browser whose server says what a test has it say: the same moment each time."""

import base64
import json
from dataclasses import replace
from typing import Any

import numpy as np
from tests.browser.playing import REST, until
from tests.table.tools import any_answer, make_spec
from tests.web.serving import founder

import tertulia
from tertulia.table import frames, windows
from tertulia.table.seats import HUMAN, Seat
from tertulia.table.state import State

SEATS = 3
SETTLED = 320  # milliseconds after which a new question can be answered and news has been spoken
# The pixels of a picture, in rows of red, green, blue and alpha.
PIXELS = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (one) => one.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context.drawImage(picture, 0, 0);
  const data = context.getImageData(0, 0, picture.width, picture.height).data;
  let text = "";
  for (let at = 0; at < data.length; at += 8192)
    text += String.fromCharCode(...data.subarray(at, at + 8192));
  return [picture.width, picture.height, btoa(text)];
}"""


class Stage:
    """A window at a table of a game; ``sent`` are the commands that came from it."""

    def __init__(self, window, game):
        self.page = window.page
        self.game = game
        self.asked = 0
        self.sent = []
        self.socket: Any = None
        table = founder(window.server, name=game)
        key, _, value = table.cookie.partition("=")
        cookie = {"name": key, "value": value, "url": window.server.url}
        self.page.context.add_cookies([cookie])
        self.page.route_web_socket("**/ws*", self._meet)
        self.page.goto(window.server.url + table.address)
        until(window, lambda: self.socket)

    def _meet(self, socket):
        self.socket = socket
        socket.on_message(lambda message: self.sent.append(json.loads(message)))

    def tell(self, **frame):
        """Send a frame; what it asks is asked anew."""
        if frame.get("ask"):
            self.asked += 1
            frame["ask"] = frame["ask"] | {"id": self.asked}
        self.socket.send(json.dumps(frame))

    def show(self, moment, **changed):
        """Begin anew with this moment, and wait until it is shown and can be answered."""
        moment = moment | changed
        self.page.evaluate("document.activeElement.blur()")
        self.tell(**moment)
        self.page.locator(".banner.mine" if moment["ask"] else ".banner:not(.mine)").wait_for()
        self.page.wait_for_timeout(SETTLED)
        self.page.evaluate(REST)
        return moment

    def pixels(self, clip):
        """What a part of the page looks like: rows of red, green and blue."""
        png = base64.b64encode(self.page.screenshot(clip=clip)).decode()
        width, height, data = self.page.evaluate(PIXELS, png)
        flat = np.frombuffer(base64.b64decode(data), np.uint8)
        return flat.reshape(height, width, 4)[:, :, :3]


def moments(name):
    """A game played at random from seat to seat, always the same: its state after each answer."""
    spec = replace(make_spec(name, SEATS, "a stage"), id="stage")
    state, rng = State(spec), tertulia.Rng(1)
    while True:
        yield state
        if not state.asks:
            return
        state.advance(state.seq, *any_answer(state, rng))


def first(name, wanted):
    """What seat 0 is told at the first moment of a game of which ``wanted`` holds."""
    return hello(next(state for state in moments(name) if wanted(state)))


def hello(state):
    seen = frames.picture(state, 0)
    people = frames.people(state.spec.seats, {0})
    return json.loads(frames.hello(state, 0, seen, people))


def in_hand(state):
    """Whether seat 0 is asked for a card in its hand, when much has happened already."""
    if state.seq < 12 or 0 not in state.asks or windows.is_open(state.match):
        return False
    zones = state.match.game.scene(state.match.view(0)).zones
    held = {item.id for zone in zones if zone.kind == "hand" for item in zone.items}
    decision = state.match.decision(0)
    return any(held & set(decision.describe(one).targets) for one in decision.answers)


def in_window(state):
    """Whether seat 0 could answer in a response window."""
    return (
        windows.is_open(state.match)
        and 0 in state.asks
        and not windows.spoken_for(state.match, Seat(0, HUMAN))
    )


def over(state):
    return state.match.over
