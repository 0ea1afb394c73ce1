"""What a screen reader is given in the main states, as recorded in tests/golden/aria.

``TERTULIA_RENEW_GOLDEN=1 pytest tests/browser/test_aria.py`` renews the record after a change that
is meant; what has changed is to be read in the difference.
"""

import gzip
import os
import re
from itertools import islice
from pathlib import Path

from tests.browser.conftest import DESKTOP
from tests.browser.playing import CONFIRM
from tests.browser.staging import SETTLED, first, in_hand, in_window, moments, over
from tests.table.tools import GAMES

from tertulia import texts
from tertulia.table import lessons, replay

GOLDEN = Path(__file__).parents[1] / "golden" / "aria"
STORY = 4
STEPS = 10
TOOLS = re.compile(r'navigation "Tools":\n(?: {4,}.*\n)+')
# Pictures that a screen reader would come to, though what they mean is said in words.
UNNAMED = """() => [...document.querySelectorAll("svg, img, .card, .ghost")]
  .filter((one) => !one.closest("[aria-hidden=true], [role=img][aria-label]"))
  .map((one) => one.outerHTML.slice(0, 120))"""


def heard(page, name):
    """Hold that a page is told as recorded under this name."""
    assert page.evaluate(UNNAMED) == []
    told = page.locator("body").aria_snapshot() + "\n"
    record = GOLDEN / f"{name}.yml"
    if os.environ.get("TERTULIA_RENEW_GOLDEN"):
        record.parent.mkdir(exist_ok=True)
        record.write_text(told, encoding="utf-8")
    assert told == record.read_text(encoding="utf-8")


def test_the_main_states_of_a_table_are_told_as_recorded(stage):
    told(stage, first(stage.game, in_hand))
    stage.page.locator(".hand .legal").first.click()
    stage.page.locator(CONFIRM).first.wait_for()
    heard(stage.page, f"{stage.game}-turn")
    if any(map(in_window, moments(stage.game))):
        told(stage, first(stage.game, in_window))
        heard(stage.page, f"{stage.game}-window")
    told(stage, first(stage.game, over))
    heard(stage.page, f"{stage.game}-end")


def told(stage, moment):
    """Show a moment with no more of the story than a reader of the record bears."""
    stage.show(moment, log=moment["log"][-STORY:])


def test_a_card_is_called_by_its_name_family_and_numbers_and_playable_if_it_is(stage):
    moment = stage.show(first(stage.game, in_hand))
    asked = {target for answer in moment["ask"]["answers"] for target in answer["targets"]}
    items = [item for zone in moment["scene"]["zones"] for item in zone.get("items", [])]
    faces = {item["id"]: item["card"] for item in items if item.get("card")}
    shown = stage.page.locator("[data-item][data-card]").all()
    assert len(shown) > 5
    for one in shown:
        item = one.get_attribute("data-item")
        said, *here = one.locator(".hidden").inner_text().split("; ")
        assert set(words(stage.game, faces[item])) <= set(said.split(", "))
        assert ("playable" in here) == (item in asked)
    hand = stage.page.locator(".hand")
    assert hand.get_attribute("role") == "listbox"
    assert hand.locator("[role=option][tabindex='0']").count() == 1


def words(game, card):
    """All that a card shows, in words."""
    yield texts.say("en", card["key"])
    family = texts.find("en", f"{game}-family-{card['family']}")
    numeral = texts.find("en", f"{game}-pip-numeral")
    if family:
        yield family
    if card.get("type"):
        yield texts.say("en", card["type"]["key"])
    if numeral and card.get("numeral"):
        yield f"{numeral} {card['numeral']}"
    for pip in card.get("pips", []):
        yield texts.say("en", f"{game}-pip-{pip['icon']}") + f" {pip['value']}"


def test_the_other_pages_are_told_as_recorded(visit, server):
    window = visit(**DESKTOP)
    page = window.page
    page.goto(server.url)
    heard(page, "home")
    give(page, "lesson.json", gzip.decompress(lessons.tell(GAMES[0])))
    page.goto(f"{server.url}/learn/{GAMES[0]}")
    page.locator(".bar .note").wait_for()
    page.wait_for_timeout(SETTLED)
    heard(page, "lesson")
    state = next(islice(moments(GAMES[0]), STEPS, None))
    frames = replay.frames_of(state.match.save(), state.spec, 0)
    give(page, "replay.json", b"[" + b",".join(frames) + b"]")
    page.goto(f"{server.url}/replay")
    page.locator("input[type=file]").set_input_files(__file__)
    page.locator(".deck input[type=range]").fill(str(STEPS - 1))
    page.get_by_text(f"{STEPS - 1} / {STEPS}").wait_for()
    heard(page, "replay")


def give(page, name, body):
    """Have a page fetch this; no process has to work it out."""
    page.route(f"**/{name}*", lambda route: route.fulfill(body=body))


def test_help_is_in_one_place_and_nobody_has_to_prove_who_they_are():
    records = {path.stem: path.read_text(encoding="utf-8") for path in GOLDEN.glob("*.yml")}
    tools = {name: TOOLS.search(told) for name, told in records.items()}
    assert {name for name, found in tools.items() if not found} == {"home"}
    for found in filter(None, tools.values()):
        assert re.findall(r'button "(\w+)', found[0])[-1] == "Help"
    typed = {label for told in records.values() for label in re.findall(r'textbox "(.*?)"', told)}
    assert typed == {"Your name"}
