"""A whole lesson of each game in the browser, with a wrong move wherever there is one to make."""

import gzip
import json

import pytest
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import CONFIRM, accessible
from tests.table.tools import GAMES

from tertulia import texts
from tertulia.core.text import Text
from tertulia.table import lessons


class Learner:
    """Answers by hand what the lesson asks."""

    def __init__(self, page, frame):
        self.page = page
        self.ask = frame["ask"]

    def give(self, answer):
        bar = self.page.locator(".bar")
        if answer["parts"]:
            for column, part in enumerate(answer["parts"]):
                more = bar.locator(".stepper").nth(column).locator(".step").last
                for _ in range(part):
                    more.click()
            self.page.locator(CONFIRM).click()
            return
        for target in answer["targets"]:
            thing = f'[data-item="{target}"]:not([inert]), [data-space="{target}"]'
            self.page.locator(thing).click(position={"x": 16, "y": 12})
        said = text_of(answer["text"])
        bar.locator(".answers .button[aria-disabled=false]").filter(has_text=said).first.click()

    def other(self, wanted):
        """Another answer that is quickly given, or none."""
        plain = [one for one in self.ask["answers"] if not one["parts"] and one["a"] != wanted]
        return plain[0] if plain else None


def text_of(text):
    return texts.render("en", Text(text["key"], text.get("args")), ["", "Bea", "Carl"], 0)


@pytest.mark.parametrize(
    ("name", "size"), list(zip(GAMES, (DESKTOP, PHONE, DESKTOP), strict=True)), ids=GAMES
)
def test_a_lesson_is_taken_to_its_end(visit, server, name, size):
    told = json.loads(gzip.decompress(lessons.tell(name)))
    window = visit(**size, reduced_motion="reduce")
    page = window.page
    page.clock.install()
    page.goto(server.url)
    page.locator(f'a[href="/learn/{name}"]').click()
    for step in told["steps"]:
        note = page.locator(".bar .note").filter(has_text=text_of(step["note"]))
        while not note.count():
            page.clock.run_for(500)  # the others need not be waited for
        page.clock.run_for(500)
        learner = Learner(page, told["frames"][step["at"]])
        other = learner.other(step["answer"])
        if other:
            learner.give(other)
            page.locator(".refusal").filter(has_text=text_of(step["said"])).wait_for()
            page.keyboard.press("Escape")
        if step in (told["steps"][0], told["steps"][-1]):
            accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        (wanted,) = (one for one in learner.ask["answers"] if one["a"] == step["answer"])
        learner.give(wanted)
    end = page.get_by_text("That was the lesson")
    while not end.count():
        page.clock.run_for(500)
    assert text_of(told["end"]) in page.locator(".bar").inner_text()
    page.get_by_role("link", name="Play a game").click()
    page.wait_for_url(server.url + "/")
