"""What a player reads at the table: the story by keyboard, hints, another language."""

import json

from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import accessible, mouse, tab_to
from tests.table.tools import GAMES

from tertulia import texts

# Which of the story's controls has the focus; -1 if none.
PLACE = """[...document.querySelectorAll(".story-list :is(a, button)")]
  .indexOf(document.activeElement)"""


def test_the_story_is_one_stop_for_tab_and_arrows_go_through_it(visit):
    window = visit(**DESKTOP)
    window.found(GAMES[0])
    window.play(mouse, moves=3)
    page = window.page
    stops = page.locator(".story-list :is(a, button)")
    assert stops.count() > 5
    assert page.locator(".story-list :is(a, button):not([tabindex='-1'])").count() == 1
    tab_to(window, ".story-list :is(a, button)")
    assert page.evaluate(PLACE) == stops.count() - 1
    page.keyboard.press("ArrowUp")
    assert page.evaluate(PLACE) == stops.count() - 2
    page.keyboard.press("Home")
    assert page.evaluate(PLACE) == 0
    page.keyboard.press("Shift+Tab")
    assert page.evaluate(PLACE) == -1
    page.keyboard.press("l")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(PLACE) >= 0
    page.keyboard.press("Tab")
    assert page.evaluate(PLACE) == -1


def test_a_hint_says_what_a_bot_would_weigh(visit):
    window = visit(**PHONE)
    window.found("trunfos")
    window.page.get_by_role("button", name="Hint").tap()
    hint = window.page.locator(".hint")
    hint.get_by_text("%").first.wait_for()
    assert "the bot would weigh" in hint.inner_text()
    accessible(window.page)
    assert window.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    window.play_one()
    assert window.page.locator(".hint").count() == 0


def test_an_answer_is_taken_back_until_something_new_is_known(visit):
    window = visit(**DESKTOP)
    window.found(GAMES[0])
    page = window.page
    undo = page.get_by_role("button", name="Undo")
    while not (window.held["undo"] and window.ask):
        before = window.ask
        window.play_one()
    expect(undo).to_have_attribute("aria-disabled", "false")  # not before a moment has passed
    asked = window.ask["id"]
    undo.click()
    window.moved(asked)
    assert window.ask["prompt"] == before["prompt"]
    assert window.ask["answers"] == before["answers"]
    while window.held["undo"]:
        window.play_one()
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_a_choice_is_cancelled_at_any_moment_before_it_is_confirmed(visit):
    window = visit(**DESKTOP)
    window.found("trunfos")
    page = window.page
    cancel = page.get_by_role("button", name="Cancel")
    for give_up in (cancel.click, lambda: page.keyboard.press("Escape")):
        assert cancel.get_attribute("aria-disabled") == "true"
        page.locator(".legal").first.click()
        assert page.locator(".picked").count() == 1
        give_up()
        assert page.locator(".picked").count() == 0
    while window.ask["kind"] != "allocate" or window.ask["total"] < 1:
        window.play_one()
    page.locator(".stepper .step").nth(1).click()
    cancel.click()
    assert set(page.locator(".stepper output").all_inner_texts()) == {"0"}


def test_a_reaction_shows_the_card_that_it_would_answer(visit):
    window = visit(**PHONE)

    def answered(route):
        """Have whatever is asked be an answer to a card."""
        server = route.connect_to_server()
        route.on_message(server.send)

        def bend(message):
            told = json.loads(message)
            if told.get("ask"):
                args = {"seat": "seat:1", "card": "card:troja-card-valour"}
                told["thinking"] = 2
                told["ask"] |= {
                    "prompt": {"key": "troja-ask-reply-card", "args": args},
                    "why": None,
                }
            route.send(json.dumps(told))

        server.on_message(bend)

    window.page.route_web_socket("**/ws*", answered)
    window.found("troja", wait=False)
    bar = window.page.locator(".bar.asked")
    bar.get_by_text("has played Valour. Answer it?").wait_for()
    assert texts.say("en", "troja-card-valour.text") in bar.inner_text()
    assert bar.locator(".bar-card").bounding_box()["width"] > 40
    accessible(window.page)
