"""A person at the browser: sees the page, hears the frames, and answers by hand, key or finger."""

import json
import random
import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator
from tests.table.tools import BRIEF, Client

WAIT = 20_000
# Wait until nothing is in flight: cards on their way are hidden where they will lie.
REST = """async () => {
  const flies = (one) =>
    one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity;
  while (document.getAnimations().some(flies)) await new Promise(requestAnimationFrame);
}"""
# For a moment after a new question nothing can be confirmed: no click for the last one may count.
# Several can, if what is picked may be used in several ways.
CONFIRM = ".bar [data-confirms][aria-disabled=false]"
# A button may serve the next question too, and keep its mark.
MARK = """(one) => {
  document.querySelectorAll("[data-chosen]").forEach((old) => delete old.dataset.chosen);
  one.dataset.chosen = "";
}"""
ALL_WAYS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")


def until(window, done):
    """Let the browser work until something is so."""
    for _ in range(WAIT // 20):
        if done():
            return
        window.page.wait_for_timeout(20)
    raise AssertionError("it never came to that")


class Visit(Client):
    """A window of the browser, with every frame that it has received."""

    def __init__(self, page, server):
        super().__init__()
        self.page = page
        self.server = server
        self.errors: list[str] = []
        self.cut = False
        self.dice = random.Random(1)
        page.set_default_timeout(WAIT)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear_console)
        page.on("websocket", lambda socket: socket.on("framereceived", self.take))

    def _hear_console(self, message):
        # A browser reports every try to reach a server that is down.
        if message.type == "error" and not self.cut:
            self.errors.append(message.text)

    def found(self, game, strength="greedy", press=Locator.click, name="", wait=True):
        """Choose a game and start it; with ``wait`` until we are asked."""
        page = self.page
        page.goto(self.server.url)
        card = page.locator(".game-card", has=page.locator(f'input[value="{game}"]'))
        card.locator("input[name=name]").fill(name)
        for chooser in card.locator("select[name^=seat-]").all():
            chooser.select_option(strength)
        if BRIEF[game]:
            card.locator("summary").first.click()
        for option, value in BRIEF[game].items():
            card.locator(f"[name=option-{option}]").fill(str(value))
        press(card.locator(".button-main"))
        page.wait_for_url("**/t/*")
        if wait:
            self.settle()

    def settle(self):
        """Wait until we are asked or the game is over, and the page shows it."""
        for _ in range(WAIT // 20):
            if self.held and (self.ask or self.held["over"]):
                break
            self.page.wait_for_timeout(20)
        self.page.locator(".bar.asked" if self.ask else ".bar .laurels").wait_for()
        self.page.locator(".banner.mine" if self.ask else ".banner").wait_for()

    def moved(self, ask):
        """Wait until the ask with this number is over."""
        for _ in range(WAIT // 20):
            if not self.ask or self.ask["id"] != ask:
                self.settle()
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"ask {ask} is still there: {self.ask}")

    @property
    def seq(self):
        return self.held["seq"]

    @property
    def over(self):
        return self.held["over"]

    def play(self, hand, moves=None, seen=None):
        """Answer by ``hand`` until the game is over, or for some moves."""
        while not self.over and moves != 0:
            ask = self.ask
            if seen is not None:
                seen(self)
            hand(self, ask, self.dice.choice(ask["answers"]))
            self.moved(ask["id"])
            moves = moves and moves - 1

    def play_one(self):
        """Answer once, by mouse."""
        self.play(mouse, moves=1)

    def cards(self):
        """The cards that the page shows, by id and by name."""
        found = self.page.evaluate(
            "[...document.querySelectorAll('[data-item]')]"
            ".map(one => [one.dataset.item, one.dataset.card ?? ''])"
        )
        return {word for pair in found for word in pair if word}


def pointer(press):
    """A hand that answers with mouse or finger."""

    def hand(visit, ask, answer):
        bar = visit.page.locator(".bar")
        if answer["parts"] is not None:
            for column, part in enumerate(answer["parts"]):
                for _ in range(part):
                    press(bar.locator(".stepper").nth(column).locator(".step").last)
            press(visit.page.locator(CONFIRM))
        elif answer["targets"]:
            legal = visit.page.locator(".legal:not([inert])")
            one = legal.nth(visit.dice.randrange(legal.count()))
            # In a column of a tableau each card covers all but the head of the one before.
            covered = one.evaluate("one => Boolean(one.closest('.tableau-column'))")
            press(one, position={"x": 16, "y": 12} if covered else None)
            press(visit.page.locator(CONFIRM).first)
        else:
            press(button(visit, ask, answer))

    return hand


def button(visit, ask, answer):
    """The button of an answer that has no place on the table."""
    plain = [one["a"] for one in ask["answers"] if not one["targets"] and not one["parts"]]
    buttons = visit.page.locator(".bar .answers .button:not(.cancel)")
    return buttons.nth(buttons.count() - len(plain) + plain.index(answer["a"]))


mouse = pointer(Locator.click)
finger = pointer(Locator.tap)


def keys(visit, ask, answer):
    """A hand that never leaves the keyboard: Tab to a part of the table, arrows, Enter."""
    press = visit.page.keyboard.press
    if answer["parts"] is not None:
        for column, part in enumerate(answer["parts"]):
            if part:
                tab_to(visit, f".stepper:nth-child({column + 1} of .stepper) .step:last-child")
                for _ in range(part):
                    press("Enter")
        visit.page.locator(CONFIRM).wait_for()
        tab_to(visit, CONFIRM)
        press("Enter")
    elif answer["targets"]:
        rove_to_legal(visit)
        press("Enter")
        visit.page.locator(CONFIRM).first.wait_for()
        if visit.page.locator(CONFIRM).count() > 1:
            tab_to(visit, CONFIRM)
        press("Enter")
    else:
        chosen = button(visit, ask, answer)
        chosen.evaluate(MARK)
        visit.page.locator("[data-chosen][aria-disabled=false]").wait_for()
        tab_to(visit, "[data-chosen]")
        press("Enter")


def tab_to(visit, selector):
    """Press Tab until the focus is there."""
    for _ in range(60):
        if focus_is(visit, selector):
            return
        visit.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def rove_to_legal(visit):
    """Tab to a zone that holds something legal, then go there by the arrows."""
    for _ in range(80):
        if focus_is(visit, "[data-rove]"):
            for way in ALL_WAYS:
                for _ in range(14):
                    if focus_is(visit, ".legal"):
                        return
                    visit.page.keyboard.press(way)
        visit.page.keyboard.press("Tab")
    raise AssertionError("the arrows find nothing legal")


def focus_is(visit, selector):
    return visit.page.evaluate("what => document.activeElement.matches(what)", selector)


def accessible(page):
    """Hold that axe finds no violation once nothing moves any more."""
    page.evaluate(REST)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def named(frame):
    """The cards that a frame's scene and ask name, by id and by key.

    Not those of the story, nor the list of the whole deck, which everyone knows.
    """
    told = json.loads(frame)
    for other in ("log", "events", "cards"):
        told.pop(other, None)
    return set(re.findall(r'"(c\d+|[a-z]+-[\w-]+)"', json.dumps(told)))
