"""A game that is over, in the browser."""

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.playing import REST, accessible
from tests.table.tools import GAMES, make_spec, random_log
from tests.web.serving import Server, founder

from tertulia.table import gamefile

# What reaches out of its page to the side.
INSIDE = """(what) =>
  [...document.querySelectorAll(what)]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.textContent)"""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.kill()


@pytest.fixture(scope="module")
def played(server):
    """The address of a game that is over, and the cookie of its seat 0."""
    player = founder(server, name=GAMES[0], seats=3)
    player.open()
    player.play_on()
    player.stack.close()
    key, _, value = player.cookie.partition("=")
    return player.address, {"name": key, "value": value, "url": server.url}


@pytest.fixture
def finished(visit, server, played):
    """Opens a window on the game that is over."""

    def finished(address="", **options):
        table, cookie = played
        window = visit(**options)
        window.page.context.add_cookies([cookie])
        window.page.goto(server.url + table + address)
        window.page.locator(".app").wait_for()
        return window

    return finished


def test_the_file_of_a_game_is_saved_and_verifies(finished):
    window = finished(**DESKTOP)
    window.page.get_by_role("link", name="Story of the game").click()
    with window.page.expect_download() as saving:
        window.page.get_by_role("link", name="Save the game").click()
    match = gamefile.verify(Path(saving.value.path()).read_text("utf-8"))
    assert list(match.scores) == window.held["over"]["scores"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_story_card_tells_how_it_went_and_leads_to_where_it_turned(finished, size):
    window = finished(**size)
    over = window.held["over"]
    window.page.get_by_role("link", name="Story of the game").click()
    page = window.page
    page.locator(".story-card").wait_for()
    totals = page.locator(".scores tfoot td").all_inner_texts()
    assert [int(total) for total in totals] == over["scores"]
    assert page.locator(".scores th.won").count() == len(over["winners"])
    page.locator("summary").click()
    accessible(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]
    page.locator(".turns a").last.click()
    page.locator(".deck").wait_for()


def test_the_promise_of_the_deal_is_in_the_help_and_the_seed_at_the_end(finished):
    window = finished(**DESKTOP)
    window.page.keyboard.press("?")
    window.page.get_by_text("A fair deal").click()
    shown = window.page.locator(".fair dd").all_inner_texts()
    assert shown == [window.held["promise"], window.held["over"]["seed"]]
    accessible(window.page)


def shown(window):
    """What the page shows of the moment, without what tells the time."""
    window.page.evaluate(REST)
    return (
        window.page.locator(".deck-at").inner_text(),
        window.page.locator(".players").inner_text(),
        window.cards(),
    )


def test_a_replay_is_stepped_through_by_button_key_and_slider(finished):
    window = finished(address="/replay", **DESKTOP)
    page = window.page
    start = shown(window)
    assert start[0].startswith("0 / ")
    last = int(start[0].partition(" / ")[2])
    for _ in range(6):
        page.get_by_label("One step on").click()
    sixth = shown(window)
    assert sixth[0] == f"6 / {last}"
    page.keyboard.press("End")
    assert shown(window)[0] == f"{last} / {last}"
    assert "win" in page.locator(".deck-news").inner_text()
    page.locator(".deck input[type=range]").fill("6")
    assert shown(window) == sixth
    page.locator("body").focus()
    for key in ["ArrowRight"] * 2 + ["ArrowLeft"] * 2:
        page.keyboard.press(key)
    assert shown(window) == sixth
    page.keyboard.press("Home")
    assert shown(window) == start
    accessible(page)


def test_a_link_leads_to_a_moment_as_a_seat_saw_it(finished):
    window = finished(address="/replay?seat=1&at=9", **DESKTOP)
    page = window.page
    assert shown(window)[0].startswith("9 / ")
    before = shown(window)
    page.get_by_label("Seen by").select_option("Ana")
    page.wait_for_url("**/replay?seat=0&at=9")
    mine = shown(window)
    assert mine[2] != before[2]
    page.reload()
    page.locator(".deck").wait_for()
    assert shown(window) == mine
    page.get_by_label("Seen by").select_option("a spectator")
    page.wait_for_url("**/replay?seat=&at=9")
    assert page.locator(".hand").count() == 0


def test_a_replay_plays_by_itself_as_quickly_as_one_likes(finished):
    window = finished(address="/replay", **DESKTOP)
    page = window.page
    page.get_by_label("Speed").select_option("×16")
    page.get_by_role("button", name="Play", exact=True).click()
    slider = page.locator(".deck input[type=range]")
    while int(slider.input_value()) < 8:
        page.wait_for_timeout(50)
    page.get_by_role("button", name="Pause").click()
    assert page.locator(".ghost").count() == 0


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_saved_game_is_opened_and_shown(visit, server, tmp_path, size):
    spec = make_spec(GAMES[0], 3)
    file = tmp_path / "game.json"
    file.write_text(gamefile.write(random_log(spec, 3)[0].match.save(), spec.seats))
    window = visit(**size)
    page = window.page
    page.goto(server.url)
    page.get_by_role("link", name="Replay a saved game").click()
    page.locator(".opening").wait_for()
    accessible(page)
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{}")
    window.cut = True  # a browser reports what is refused
    page.locator("input[type=file]").set_input_files(wrong)
    page.get_by_text("This is no game that can be shown").wait_for()
    page.locator("input[type=file]").set_input_files(file)
    page.locator(".deck").wait_for()
    page.keyboard.press("End")
    assert "P0" in page.locator(".players").inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(page)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_whoever_has_watched_sees_the_game_again_from_any_seat(visit, server, played, size):
    window = visit(**size)
    window.page.goto(f"{server.url}{played[0]}/watch")
    window.page.get_by_role("link", name="Replay").click()
    window.page.locator(".deck").wait_for()
    window.page.keyboard.press("End")
    window.page.locator(".deck select").first.select_option("1")
    window.page.locator(".hand .card").first.wait_for()
    accessible(window.page)
    # It scrolls when much happens at once; not every browser makes what scrolls a stop by itself.
    expect(window.page.locator(".deck-news")).to_have_attribute("tabindex", "0")
    window.page.get_by_role("link", name="To the table").click()
    window.page.wait_for_url("**/watch")
    window.page.locator(".bar .laurels").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_one_card_tells_the_whole_game(finished, size):
    window = finished(**size)
    page, over = window.page, window.held["over"]
    card = page.locator(".end")
    assert "win" in card.locator("h2").inner_text()
    totals = card.locator("tfoot td").all_inner_texts()
    assert [int(total.replace("−", "-")) for total in totals] == over["scores"]
    assert card.locator(".end-turns li").count() == len(over["turns"]) > 0
    assert page.evaluate(INSIDE, ".end :is(h2, p, table)") == []
    accessible(page)
    card.locator(".end-see").last.click()
    page.locator(".deck").wait_for()
    assert shown(window)[0].startswith(f"{over['turns'][-1]['at']} / ")
