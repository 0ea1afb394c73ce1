"""What eyes find that see no colours, or some alike, and how the focus stands out."""

from contextlib import contextmanager
from itertools import combinations

import numpy as np
import pytest
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.staging import first, in_hand
from tests.table.tools import GAMES

BLIND = ["protanopia", "deuteranopia", "tritanopia", "achromatopsia"]
FAMILIES = ["gules", "azure", "vert", "purpure", "sable", "or", "argent"]
APART = 20  # in CIE76, where 2.3 is just to be noticed
CONTRAST = 3  # WCAG 1.4.11
# Cards of each family with nothing on them but its hatching, side by side.
BLANKS = """(families) => {
  const place = document.createElement("div");
  place.style = "position: fixed; inset: 0 auto auto 0; z-index: 99; display: flex";
  place.innerHTML = families
    .map((one) => `<span class="card family-${one}"><span class="band hatch"></span></span>`)
    .join("");
  document.body.append(place);
  setTimeout(() => place.remove(), 3000);
}"""
WIDTH = 112
RISE = 50  # milliseconds until a card that is picked has risen, without motion
BODY = np.s_[102:122, 20:92]
BAND = np.s_[130:146, 14:98]
# Where the focus is, what kind of thing it is, and how much of it nothing covers.
FOCUS = """() => {
  const one = document.activeElement;
  if (one === document.body) return null;
  const seen = one.matches(".player-pick") ? one.closest(".player")
    : one.querySelector(":scope > .card") ?? one;
  const { x, y, width, height } = seen.getBoundingClientRect();
  const peek = document.querySelector(".peek")?.getBoundingClientRect();
  const under = (px, py) =>
    peek && px > peek.left && px < peek.right && py > peek.top && py < peek.bottom;
  let free = 0;
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 5; j++) {
      const [px, py] = [x + ((i + 0.5) * width) / 5, y + ((j + 0.5) * height) / 5];
      const top = document.elementFromPoint(px, py);
      const mine = top && (one.contains(top) || seen.contains(top) || top.contains(one));
      free += mine && !under(px, py);
    }
  const kind = `${one.tagName} ${one.className}`.replace(/ (legal|refused|new|chosen).*/, "");
  return { kind, free: free / 25, box: { x, y, width, height } };
}"""
FAR = 12
# A card is hit where it is seen, also where the next one lies under it.
TOUCHABLE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.insertRule(".hand .slot .card { pointer-events: auto !important }");
  document.adoptedStyleSheets = [sheet];
}"""


@contextmanager
def seen_with(page, vision):
    """Have the browser show the page as somebody with this vision sees it."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
    yield
    devtools.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    devtools.detach()


def linear(pixels):
    """The light of each pixel by red, green and blue."""
    part = pixels / 255
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)


def light(pixels):
    """The relative luminance of each pixel, as WCAG defines it."""
    return linear(pixels) @ [0.2126, 0.7152, 0.0722]


def contrasts(before, after):
    """The contrast of each pixel with what it was before."""
    low, high = np.sort([light(before), light(after)], axis=0)
    return (high + 0.05) / (low + 0.05)


def lab(colour):
    """A colour in CIELAB."""
    matrix = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
    x, y, z = np.cbrt(np.array(matrix) @ linear(colour) / [0.9505, 1, 1.089])
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


@pytest.mark.parametrize("stage", GAMES[:1], indirect=True)
def test_families_differ_in_colour_for_most_eyes_and_in_hatching_for_all(stage):
    stage.page.evaluate(BLANKS, FAMILIES)
    clip = {"x": 0, "y": 0, "width": WIDTH * len(FAMILIES), "height": 150}
    for vision in ["none", *BLIND]:
        with seen_with(stage.page, vision):
            cards = np.split(stage.pixels(clip), len(FAMILIES), axis=1)
        if vision != "achromatopsia":
            colours = [lab(card[BODY].mean(axis=(0, 1))) for card in cards]
            for (one, mine), (two, other) in combinations(zip(FAMILIES, colours, strict=True), 2):
                assert np.linalg.norm(mine - other) > APART, (vision, one, two)
            continue
        bands = [light(card[BAND]) for card in cards]
        relief = [(band - band.mean()) / max(band.std(), 0.01) for band in bands]
        for (one, mine), (two, other) in combinations(zip(FAMILIES, relief, strict=True), 2):
            assert (mine * other).mean() < 0.8, (one, two)


def test_what_may_be_played_and_what_is_picked_shows_without_colours(stage):
    moment = first(stage.game, in_hand)
    stage.show(moment)
    item = stage.page.locator(".hand .legal").first.get_attribute("data-item")
    card = stage.page.locator(f'.hand [data-item="{item}"]')
    with seen_with(stage.page, "achromatopsia"):
        stage.show(moment, ask=None)
        idle = portrait(stage, card)
        stage.show(moment)
        legal = portrait(stage, card)
        card.click()
        stage.page.mouse.move(1, 1)
        stage.page.wait_for_timeout(RISE)
        picked = portrait(stage, card)
    assert (contrasts(idle, legal) > CONTRAST).sum() > 60
    assert (contrasts(legal, picked) > CONTRAST).sum() > 400


def portrait(stage, card):
    """A card with what is round it."""
    box = card.bounding_box()
    return stage.pixels(
        {"x": box["x"] - 10, "y": box["y"] - 20, "width": WIDTH + 20, "height": 170}
    )


def stops(page):
    """Each stop of a walk by Tab round the page; the page is as it is at that stop."""
    page.evaluate("document.body.tabIndex = -1; document.body.focus()")
    for _ in range(80):
        page.keyboard.press("Tab")
        stop = page.evaluate(FOCUS)
        if stop is None:
            return
        yield stop
    raise AssertionError("Tab comes to no end")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_covers_what_has_the_focus(stage, size):
    stage.page.set_viewport_size(size["viewport"])
    stage.page.evaluate(TOUCHABLE)
    stage.show(first(stage.game, in_hand))
    walk = list(stops(stage.page))
    stage.page.set_viewport_size(DESKTOP["viewport"])
    assert len(walk) > 8
    assert [stop for stop in walk if stop["free"] < 0.6] == []


RINGED: set[tuple[str, str]] = set()


@pytest.mark.parametrize("look", ["dark", "light"])
def test_the_focus_stands_out_from_all_that_it_may_be_on(stage, look):
    page = stage.page
    page.evaluate("look => document.documentElement.dataset.look = look", look)
    stage.show(first(stage.game, in_hand))
    for stop in stops(page):
        if (look, stop["kind"]) not in RINGED:
            RINGED.add((look, stop["kind"]))
            assert ringed(stage, stop["box"]), (look, stop)
    page.locator(".hand .legal").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_timeout(RISE)
    assert ringed(stage, page.evaluate(FOCUS)["box"])
    page.evaluate("delete document.documentElement.dataset.look")


def ringed(stage, box):
    """Whether a line of two pixels round the box or more contrasts with what is there unfocused."""
    x, y = max(0, box["x"] - FAR), max(0, box["y"] - FAR)
    clip = {"x": x, "y": y, "width": box["width"] + 2 * FAR, "height": box["height"] + 2 * FAR}
    focused = stage.pixels(clip)
    stage.page.evaluate("window.here = document.activeElement; here.blur()")
    ring = contrasts(stage.pixels(clip), focused) > CONTRAST
    stage.page.evaluate("here.focus()")
    ring[2 * FAR : -2 * FAR, 2 * FAR : -2 * FAR] = False
    return ring.sum() > 4 * (box["width"] + box["height"])
