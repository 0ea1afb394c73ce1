"""What people tell each other beside the game, in two browsers and two languages."""

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import accessible, until
from tests.browser.test_friends import join

from tertulia import texts

TALK = {"en": "Talk", "pl": "Rozmowa"}


@pytest.fixture
def ana(visit):
    window = visit(**DESKTOP)
    window.found("trunfos", "friend", wait=False, name="Ana")
    return window


@pytest.fixture
def bob(visit, ana):
    window = join(visit, ana, 1, "Bob", **PHONE, locale="pl-PL")
    for seat in (2, 3):
        ana.page.locator(".seat-list li").nth(seat).locator("select").select_option("greedy")
    ana.page.keyboard.press("Escape")
    until(ana, lambda: all(one["kind"] == "bot" for one in ana.held["people"][2:]))
    return window


def open_talk(window, lang):
    window.page.get_by_role("button", name=TALK[lang], exact=True).click()
    return window.page.locator(".modal-manners")


def test_each_reads_in_the_own_language_what_another_says(ana, bob):
    until(ana, lambda: {0, 1} & set(ana.held["waiting"]))  # nothing else is told meanwhile
    talk = open_talk(bob, "pl")
    accessible(bob.page)
    talk.get_by_role("button", name="Dobrze zagrane!").click()
    ana.page.locator(".bubble").get_by_text("Well played!").wait_for()
    ana.page.locator(".story .said").get_by_text("Well played!").wait_for()
    ana.page.locator("[role=log]").get_by_text("Well played!").wait_for(state="attached")
    accessible(ana.page)
    talk = open_talk(ana, "en")
    talk.get_by_label("Show what this player says: Bob").uncheck()
    assert ana.page.locator(".story .said").count() == 0
    talk.get_by_label("Players may talk").uncheck()
    until(bob, lambda: bob.held["talk"] is False)
    talk = open_talk(bob, "pl")
    talk.get_by_text("Gospodarz zamknął rozmowę.").wait_for()
    assert talk.locator(".phrases").count() == 0


def test_a_pause_needs_all_who_are_there_and_anyone_ends_it(ana, bob):
    open_talk(ana, "en").get_by_role("button", name="I would like a pause").click()
    ana.page.keyboard.press("Escape")
    bob.page.locator(".player-status").get_by_text("chce przerwy").wait_for()
    open_talk(bob, "pl").get_by_role("button", name="Zgadzam się na przerwę").click()
    bob.page.keyboard.press("Escape")
    ana.page.locator(".banner").get_by_text("Pause").wait_for()
    assert ana.page.locator(".legal").count() == 0
    accessible(ana.page)
    bob.page.locator(".bar .button-main").click()
    until(ana, lambda: not ana.held["resting"])


def test_all_others_agree_that_a_bot_takes_a_seat(visit, ana):
    bob, eva = join(visit, ana, 1, "Bob"), join(visit, ana, 2, "Eva", **PHONE)
    ana.page.keyboard.press("Escape")
    assert open_talk(bob, "en").get_by_label("Eva (0 votes)").count() == 1
    assert bob.page.get_by_label("Ana (").count() == 0  # the host stays
    bob.cut = True
    open_talk(ana, "en").get_by_label("Bob (0 votes)").check()
    voting = open_talk(eva, "en").get_by_label("Bob (1 vote)")
    accessible(eva.page)
    voting.check()
    until(ana, lambda: ana.held["people"][1]["kind"] == "bot")
    bob.page.get_by_text("no such table").wait_for()
    assert ana.page.get_by_label("Bob (").count() == 0


def test_who_needs_more_time_says_so_and_the_others_see_it(ana, bob):
    bob.page.keyboard.press("?")
    bob.page.locator(".setting-times select").select_option("5")
    bob.page.keyboard.press("Escape")
    ana.page.locator(".player-status").get_by_text("time ×5").wait_for()


def test_a_right_click_on_a_card_says_never_to_be_asked_for_its_sake(visit):
    window = visit(**DESKTOP)
    window.found("troja")
    until(window, lambda: window.held["thinking"] is not None or window.play_one())
    window.page.locator(".hand [data-item]").first.click(button="right", force=True)
    window.page.get_by_label("Never ask me about this card").check()
    until(window, lambda: window.held["muted"])
    accessible(window.page)
    window.page.keyboard.press("Escape")
    window.page.locator(".orders .chip").click()
    until(window, lambda: not window.held["muted"])


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_exception_is_a_chip_in_one_line_and_goes_with_escape(visit, size):
    window = visit(**size)
    window.found("troja")
    page = window.page
    until(window, lambda: (window.ask and window.held["topic"]) or window.play_one())
    topic = window.held["topic"]
    orders = page.locator(".orders")
    high = orders.bounding_box()["height"]
    chooser, chips = page.get_by_label("Ask me", exact=True), orders.locator(".chip")

    def given(wake, **orders):
        until(window, lambda: (window.held["wake"], window.held["orders"]) == (wake, orders))

    chooser.select_option("except always")
    given("able", **{topic: "always"})
    assert chooser.input_value() == "except always"
    assert chips.inner_text().startswith(texts.say("en", topic, {}) + ": always")
    chips.focus()
    page.keyboard.press("Enter")
    given("able")
    expect(chooser).to_be_focused()
    expect(chooser).to_have_value("able")
    chooser.select_option("except able")
    given("able", **{topic: "able"})
    chooser.select_option("always")
    given("always")
    chooser.select_option("except always")
    given("always", **{topic: "always"})
    accessible(page)
    assert orders.bounding_box()["height"] == high < 64
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    given("able")
    assert chips.count() == 0
