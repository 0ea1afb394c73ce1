"""What the pages say and show, beside the game itself."""

import pytest
from tests.browser.conftest import DESKTOP, PHONE, SMALL
from tests.browser.playing import accessible
from tests.table.tools import GAMES

# Where the lower edge of the table is in every frame.
WATCH = """() => {
  window.edges = [];
  const look = () => {
    edges.push(document.querySelector(".felt").getBoundingClientRect().bottom);
    requestAnimationFrame(look);
  };
  look();
}"""
IN_A_TRICK = ("-lead", "-follow", "-discard", "-trump")
LOW = {"viewport": {"width": 1000, "height": 500}}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_pages_have_no_violation_that_axe_finds(visit, server, size):
    window = visit(**size)
    for address in ("/", "/credits", *(f"/rules/{name}" for name in GAMES)):
        window.page.goto(server.url + address)
        for folded in window.page.locator("summary").all():
            folded.click()
        accessible(window.page)
    window.cut = True  # a browser reports a page that says 404
    window.page.goto(f"{server.url}/t/none")
    accessible(window.page)


def test_pages_need_no_script(visit, server):
    window = visit(java_script_enabled=False)
    window.page.goto(server.url)
    window.page.get_by_role("link", name="Read the rules").first.click()
    assert window.page.locator(".clause").count() > 20
    window.page.go_back()
    window.page.locator(".button-main").first.click()
    window.page.wait_for_url("**/t/*")
    assert "needs JavaScript" in window.page.content()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL], ids=["desktop", "phone", "small"])
def test_the_table_stays_where_it_is_between_turns(visit, size):
    window = visit(**size)
    window.found("trunfos")
    while not window.ask["prompt"]["key"].endswith(IN_A_TRICK):
        window.play_one()
    window.page.evaluate(WATCH)
    for _ in range(4):
        window.play_one()
        if not window.ask["prompt"]["key"].endswith(IN_A_TRICK):
            break  # the round has ended: the table is another one
        edges = window.page.evaluate("edges")
    assert max(edges) - min(edges) < 2


def test_a_box_to_tick_is_light_on_the_paper_of_the_help(visit):
    window = visit(**DESKTOP)
    window.found(GAMES[0])
    window.page.keyboard.press("?")
    for box in window.page.locator(".setting input").all():
        assert box.evaluate("box => getComputedStyle(box).colorScheme") == "light"


def test_a_low_and_wide_page_shows_all_who_play_and_the_whole_hand(visit):
    window = visit(**LOW)
    window.found("trunfos")
    while not window.ask["prompt"]["key"].endswith("-lead"):
        window.play_one()
    tops = [one.bounding_box()["y"] for one in window.page.locator(".player").all()]
    assert len(set(tops)) == 1
    assert min(tops) > 0
    hand = window.page.locator(".hand").bounding_box()
    assert hand["y"] + hand["height"] < 501


def test_an_illegal_choice_is_answered_with_reason_and_rule(visit):
    window = visit(**DESKTOP)
    window.found("trunfos")
    while not window.ask["refused"]:
        window.play_one()
    window.page.locator(".refused:not([inert])").first.click(force=True)  # it is aria-disabled
    refusal = window.page.locator(".refusal")
    refusal.wait_for()
    assert len(refusal.inner_text()) > 10
    address = refusal.locator("a").get_attribute("href")
    page = window.page.context.new_page()
    page.goto(window.server.url + address)
    assert page.locator(":target").inner_text()


def test_a_turn_is_told_by_banner_title_favicon_and_live_region(visit):
    window = visit(**DESKTOP)
    window.found(GAMES[0])
    page = window.page
    assert "Your turn" in page.title()
    assert "Your turn" in page.locator(".banner.mine").inner_text()
    assert "favicon-turn" in page.locator("link[rel=icon]").get_attribute("href")
    assert "Your turn" in page.locator("[aria-live=assertive]").inner_text()
    page.keyboard.press("?")
    labels = page.locator(".setting").all_inner_texts()
    assert any("sound" in label for label in labels)
    assert any("notification" in label for label in labels)


def test_a_name_is_text_and_nothing_else(visit):
    window = visit(**DESKTOP)
    name = "<img src=x onerror=a()>"
    window.found(GAMES[0], name=name)
    assert window.held["people"][0]["name"] == name
    assert name in window.page.locator(".app").inner_text()
    assert window.page.locator("img").count() == 0


def test_the_smallest_phone_scrolls_in_one_direction_alone(visit, server):
    window = visit(**SMALL)
    for address in ("/", f"/rules/{GAMES[0]}"):
        window.page.goto(server.url + address)
        assert window.page.evaluate("document.documentElement.scrollWidth") <= 360
    window.found(GAMES[0])
    assert window.page.evaluate("document.documentElement.scrollWidth") <= 360
