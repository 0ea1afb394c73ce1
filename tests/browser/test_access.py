"""What people with other eyes, hands, screens and lines need of the table."""

import pytest
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import WAIT, accessible, mouse
from tests.browser.staging import first, in_hand
from tests.table.tools import GAMES

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
# Controls that are seen, with their sizes; what stands in a line of text is as high as its line.
CONTROLS = """() => [...document.querySelectorAll("button, select, input, a.button, a.tool")]
  .filter((one) => !one.matches(".card-name"))
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.inert)
  .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
  .map(([html, box]) => [html, box.width, box.height])"""
HATCHES = """(families) => families.map((family) => {
  const one = document.createElement("i");
  one.className = `hatch family-${family}`;
  document.body.append(one);
  return getComputedStyle(one).getPropertyValue("--hatch");
})"""
FAMILIES = ["gules", "azure", "vert", "purpure", "sable", "or", "argent"]
# Presses Space in the very moment in which a question appears that can be passed.
HASTY = """() => {
  const asked = () => document.querySelector(".bar.asked .prompt")?.textContent;
  let before = asked();
  new MutationObserver(() => {
    if (window.hasty || asked() === before) return;
    before = asked();
    if (!before || !document.querySelector("[data-pass]")) return;
    window.hasty = true;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
NOTICES = """() => {
  window.told = [];
  window.Notification = class {
    static permission = "granted";
    constructor(title, options) { told.push(`${title}: ${options.body}`); }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
}"""


@pytest.mark.parametrize("name", GAMES)
def test_narrow_pages_and_large_text_keep_everything_in_reach(visit, name):
    window = visit(viewport={"width": 320, "height": 640})
    window.found(name)
    for size, text in ((320, "100%"), (1280, "200%")):
        window.page.set_viewport_size({"width": size, "height": 1024})
        window.page.evaluate(f"document.documentElement.style.fontSize = '{text}'")
        banner, line = (window.page.locator(one).bounding_box() for one in (".banner", ".link-dot"))
        assert (
            line["x"] + line["width"] < banner["x"] + 16
            or line["x"] > banner["x"] + banner["width"]
        )
        assert window.page.evaluate(SIDEWAYS) == 0
        for button in window.page.locator(".bar .button").all():
            button.scroll_into_view_if_needed()
            box = button.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= size
        accessible(window.page)
    window.page.evaluate("document.documentElement.style.fontSize = ''")
    window.page.keyboard.press("?")
    window.page.get_by_label("A light table").check()
    accessible(window.page)
    window.page.keyboard.press("Escape")
    accessible(window.page)
    window.play(mouse, moves=3)
    accessible(window.page)


def test_fingers_find_every_control(stage):
    stage.page.set_viewport_size(PHONE["viewport"])
    stage.show(first(stage.game, in_hand))
    found = stage.page.evaluate(CONTROLS)
    stage.page.set_viewport_size(DESKTOP["viewport"])
    assert len(found) > 5
    for html, width, height in found:
        assert min(width, height) >= 24, html
        if 'class="tool' in html or 'class="button' in html:
            assert height >= 43.9, html


def test_a_family_is_told_by_its_hatching_and_more_contrast_is_there_for_the_asking(visit):
    window = visit(**DESKTOP)
    window.found("trunfos")
    hatches = window.page.evaluate(HATCHES, FAMILIES)
    assert len(set(hatches)) == len(FAMILIES)
    window.page.emulate_media(contrast="more")
    accessible(window.page)
    # What the system's own colours make of a contrast, axe can't tell; that they are used is seen.
    window.page.emulate_media(contrast="no-preference", forced_colors="active")
    for framed in (".bar", ".felt"):
        assert (
            window.page.locator(framed).evaluate("one => getComputedStyle(one).borderWidth")
            == "2px"
        )


def test_letters_are_keys_only_for_those_who_want_them(visit):
    window = visit(**DESKTOP)
    window.found("trunfos")
    page = window.page
    page.keyboard.press("?")
    page.get_by_label("Single-letter keys").uncheck()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("?")
    page.wait_for_timeout(200)
    assert page.locator("dialog").count() == 0
    page.get_by_role("button", name="Help").click()
    page.get_by_label("Single-letter keys").check()
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.keyboard.press("s")  # alone with bots there is nobody to talk with
    page.keyboard.press("?")
    page.locator("dialog").wait_for()


def test_space_passes_only_once_the_question_can_have_been_read(visit):
    window = visit(**DESKTOP)
    window.found("troja")
    page = window.page
    page.evaluate(HASTY)

    while not page.evaluate("window.hasty"):
        window.play_one()
    ask = window.ask["id"]
    page.wait_for_timeout(500)
    assert window.ask["id"] == ask
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press(" ")
    window.moved(ask)


def test_a_card_is_read_by_mouse_by_keyboard_and_by_a_long_press(visit):
    window = visit(**DESKTOP)
    window.found("trunfos")
    page, card = window.page, window.page.locator(".hand [data-item]").first
    card.hover(force=True)
    page.locator(".peek .text-box, .peek header").first.wait_for()
    page.mouse.move(1, 1)
    page.locator(".peek").wait_for(state="detached")
    page.keyboard.press("Tab")
    card.focus()
    page.locator(".peek").wait_for()
    box = card.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 60)
    page.mouse.down()
    page.locator(".modal-card").wait_for()
    page.mouse.up()
    assert page.locator(".modal-card h2").inner_text()


def test_the_state_of_the_line_is_true_and_a_hidden_page_tells_of_a_turn(visit):
    window = visit(**DESKTOP)
    window.found("trunfos")
    page, line = window.page, window.page.locator(".link")
    line.get_by_text("Up to date").wait_for()
    window.cut = True
    page.context.set_offline(True)
    line.get_by_text("Offline").wait_for(timeout=WAIT)
    page.context.set_offline(False)
    line.get_by_text("Up to date").wait_for(timeout=WAIT)
    page.keyboard.press("?")
    page.get_by_label("A notification").check()
    page.keyboard.press("Escape")
    page.evaluate(NOTICES)
    for _ in range(10):  # who is asked twice in a row is told once
        if not page.evaluate("told"):
            window.play_one()
    assert page.evaluate("told")[0].startswith("Your turn: ")
