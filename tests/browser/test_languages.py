"""Everyone in a language of their own, on cards whose boxes hold the words of each."""

import re

import pytest
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import accessible, mouse, until
from tests.browser.test_friends import join
from tests.table.tools import GAMES
from tests.texts.test_pseudo import PLAIN, strange

import tertulia
from tertulia import texts
from tertulia.core.text import Text

LANGUAGES = list(texts.languages())
FIRST_LOAD = 300 * 1024
# Copies of a small and of an opened card with other words: their widths, and what does not fit.
MEASURED = """async (cards) => {
  const face = document.querySelector(".hand .card");
  const whole = document.querySelector(".full-card");
  const place = document.createElement("div");
  place.style.setProperty("--card-w", "112px");
  document.body.append(place);
  const element = (kind, words) =>
    Object.assign(document.createElement(kind), { textContent: words });
  const made = cards.map(({ lang, name, type, family, lines }) => {
    const small = face.cloneNode(true);
    small.querySelector(".name").textContent = name;
    small.querySelector(".name").classList.toggle("long", /.{25}|\\S{16}/.test(name));
    const opened = whole.cloneNode(true);
    opened.querySelector("h2").textContent = name;
    const row = opened.querySelector(".type-row b");
    row.textContent = type;
    row.after(element("i", family));
    opened.querySelector(".text-box").replaceChildren(...lines.map((line) => element("p", line)));
    place.append(small, opened);
    const boxes = opened.querySelectorAll("h2, .type-row, .text-box");
    const all = [opened, small.querySelector(".name"), ...boxes];
    const widths = [small.offsetWidth, opened.offsetWidth];
    return { card: `${lang}: ${name}`, boxes: all, widths };
  });
  await document.fonts.ready;
  // Letters may reach out of their line by a fifth of their size, which is less than a line more.
  const reach = (box) => parseFloat(getComputedStyle(box).fontSize) / 5;
  const fits = (box) =>
    box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight + reach(box);
  const size = (box) =>
    `${box.className}: ${box.scrollWidth}x${box.scrollHeight} ` +
    `in ${box.clientWidth}x${box.clientHeight}`;
  const misfits = made.flatMap(({ card, boxes }) =>
    boxes.filter((box) => !fits(box)).map((box) => `${card}, ${size(box)}`),
  );
  place.remove();
  return { misfits, widths: made.map(({ widths }) => widths) };
}"""


# All that a reader sees or hears of a page, but the names of languages and the ids of rules.
WORDS = """() => {
  const said = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (!walk.currentNode.parentElement.closest(".language, noscript, script, .fair dd"))
      said.push(walk.currentNode.data);
  }
  for (const one of document.querySelectorAll("[aria-label]")) said.push(one.ariaLabel);
  return said;
}"""


def cards(game):
    """Every card of a game, whatever its options name."""
    found = {}
    chosen = [{}, *({one.name: value} for one in game.options for value in one.values)]
    for options in chosen:
        for card in game.cards(game.start(game.seats[-1], 1, options, record=False).rules):
            found[card.key, card.text, *card.terms] = card
    return found.values()


def words(game, card, lang):
    """What stands on a card."""

    def named(what, name):
        return texts.find(lang, f"{game.name}-{what}-{name}") or ""

    lines = [f"{named('mark', mark)} {named('mark', f'{mark}.text')}" for mark in card.marks]
    lines += [texts.render(lang, text) for text in (*card.terms, card.text, card.flavour) if text]
    return {
        "lang": lang,
        "name": texts.render(lang, Text(card.key)),
        "type": texts.render(lang, card.type) if card.type else "",
        "family": named("family", card.family),
        "lines": [line for line in lines if line.strip()],
    }


@pytest.mark.parametrize("name", GAMES)
def test_the_words_of_every_card_fit_their_boxes(visit, name):
    """On the table, 112 px wide, and opened, 300 px wide."""
    window = visit(**DESKTOP)
    game = tertulia.game(name)
    window.found(name)
    named = window.page.locator(".story .card-name")
    while not named.count():  # it may be that nobody has shown a card before we are asked
        window.play_one()
    named.first.click()
    window.page.locator(".modal .full-card").wait_for()
    shown = [words(game, card, lang) for card in cards(game) for lang in LANGUAGES]
    assert len(shown) > 40 * len(LANGUAGES)
    found = window.page.evaluate(MEASURED, shown)
    assert found["misfits"] == []
    assert found["widths"] == [[112, 300]] * len(shown)


@pytest.mark.parametrize("name", GAMES)
def test_the_table_says_nothing_that_is_not_translated(visit, name):
    window = visit(**DESKTOP)
    window.page.route(
        "**/locales/en/*.ftl",
        lambda route: route.fulfill(
            content_type="text/plain; charset=utf-8", body=strange(route.fetch().text())
        ),
    )
    window.found(name)
    for _ in range(6):
        window.play_one()
        said = window.page.evaluate(WORDS)
        assert len(said) > 40
        assert plain(said) == []
    window.page.keyboard.press("?")
    window.page.locator(".modal-help").wait_for()
    assert plain(window.page.evaluate(WORDS)) == []


def plain(said):
    """What is not in the strange letters; rules keep their ids in every language."""
    told = [re.sub(r"[A-Z]+(-[A-Za-z0-9_.]+)+", "", words) for words in said]
    return [words for words in told if any(letter in PLAIN for letter in words)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_browser_sets_the_language_of_its_reader(visit, server, lang):
    window = visit(**PHONE, locale=texts.tag(lang))
    window.page.goto(server.url)
    assert window.page.locator(".page > header p").inner_text() == texts.say(lang, "pages-welcome")
    window.found("trunfos")
    assert window.page.locator("html").get_attribute("lang") == texts.tag(lang)
    assert window.page.locator(".banner").inner_text() == texts.say(lang, "ui-your-turn")


def test_two_play_at_one_table_each_in_their_own_language(visit):
    host = visit(**DESKTOP)
    host.found("trunfos", "friend", wait=False, name="Ana")
    guest = join(visit, host, 1, "Bia", **PHONE)
    for seat in (2, 3):
        host.page.locator(".seat-list li").nth(seat).locator("select").select_option("greedy")
    host.page.keyboard.press("Escape")
    for lang, other in zip(LANGUAGES, reversed(LANGUAGES), strict=True):
        choose(host, ".tools", lang)
        guest.page.keyboard.press("?")
        choose(guest, ".modal", other)
        accessible(guest.page)
        guest.page.keyboard.press("Escape")
        answer_once(host, guest)
        for window, spoken in ((host, lang), (guest, other)):
            story(window, spoken)


def answer_once(one, other):
    """Whoever is asked answers; then both windows hold what follows."""
    until(one, lambda: one.ask or other.ask)
    mover, before = one if one.ask else other, one.seq
    mouse(mover, mover.ask, mover.ask["answers"][0])
    until(one, lambda: before < one.seq == other.seq and (one.ask or other.ask))


def choose(window, place, lang):
    window.page.locator(f"{place} .language").select_option(lang)
    window.page.locator(f'html[lang="{texts.tag(lang)}"]').wait_for()


def story(window, lang):
    """Hold that all that has happened so far is told in this language."""
    names = [one["name"] for one in window.held["people"]]
    people = [one if isinstance(one, str) else texts.render(lang, text(one)) for one in names]
    me = window.held["seat"]
    told = [texts.render(lang, text(event["text"]), people, me) for event in window.held["log"]]
    shown = window.page.locator(".story-list li").all_text_contents()
    assert [line.rpartition("\u00a0")[0] for line in shown] == told


def text(sent):
    return Text(sent["key"], sent.get("args") or {})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_first_visit_loads_little(visit, name, lang):
    """From the first page to the first card in this language, all that is sent but the socket."""
    window = visit(**DESKTOP, locale=texts.tag(lang))
    network, sizes = window.page.context.new_cdp_session(window.page), []
    network.on("Network.loadingFinished", lambda one: sizes.append(one["encodedDataLength"]))
    network.send("Network.enable")
    window.found(name)
    window.page.evaluate("document.fonts.ready.then(() => null)")
    assert len(sizes) > 10
    assert FIRST_LOAD / 3 < sum(sizes) <= FIRST_LOAD
