"""The pages: readable without scripts, safe, and clear about what is wrong."""

import json
import re
from html import unescape

import pytest
from tests.table.tools import GAMES
from tests.web.browsing import form, start

import tertulia
from tertulia import texts
from tertulia.table.store import Store
from tertulia.web import assets, pages
from tertulia.web.forms import clean_name

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; connect-src 'self'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
}


def test_home_offers_every_game_with_seats_bots_and_house_rules(web):
    page = web.get("/").text
    for name in GAMES:
        game = tertulia.game(name)
        assert f'value="{name}"' in page
        assert texts.say("en", f"{name}-name") in page
        for n in range(1, max(game.seats)):
            assert f'name="seat-{n}"' in page
        for choice in game.options:
            assert f'name="option-{choice.name}"' in page
            assert f'href="/rules/{name}#{choice.rule}"' in page
    guesses = sum(choice.guess for name in GAMES for choice in tertulia.game(name).options)
    assert page.count('class="chip-reconstruction" title=') == guesses
    assert "<script" not in page
    assert "assets/pages-1.css" in page


def test_every_page_has_the_headers_and_no_script_of_its_own(web):
    table = start(web)
    for address in ("/", table, "/rules/" + GAMES[0], "/no/such/page", "/t/none", "/healthz"):
        answer = web.get(address)
        for name, value in HEADERS.items():
            assert answer.headers[name] == value, address
        with_a_form = address in ("/", "/t/none")
        expected = "same-origin" if with_a_form else "no-referrer"
        assert answer.headers["referrer-policy"] == expected
        assert "no-" in answer.headers["cache-control"]
        assert not re.search(r"<script>|<style| style=| on[a-z]+=", answer.text), address


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_founded_and_its_seat_is_the_browsers(web, name):
    for seats in tertulia.game(name).seats:
        answer = web.post("/tables", data=form(name, seats))
        assert answer.status_code == 303
        table = answer.headers["location"]
        cookie = answer.headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", f"Path={table}"} <= set(cookie.split("; "))
        assert "Secure" not in cookie
        page = web.get(table)
        assert page.status_code == 200
        assert f'data-game="{name}"' in page.text
        assert f'data-table="{table.removeprefix("/t/")}"' in page.text
        assert 'src="/static/dist/assets/table-1.js"' in page.text
        for style in ("table", "shared"):
            assert f'href="/static/dist/assets/{style}-1.css"' in page.text
        assert page.headers["cache-control"] == "no-store"


def test_the_cookie_is_secure_over_https(web):
    web.base_url = "https://testserver"
    assert "Secure" in web.post("/tables", data=form()).headers["set-cookie"]


def test_an_empty_seat_makes_a_smaller_table(web):
    game = tertulia.game(GAMES[0])
    most, least = max(game.seats), min(game.seats)
    fields = form(seats=most) | {f"seat-{n}": "nobody" for n in range(least, most)}
    assert web.post("/tables", data=fields).status_code == 303


def test_options_of_the_form_reach_the_table(web):
    name = GAMES[0]
    choice = next(one for one in tertulia.game(name).options if len(one.values) > 1)
    value = next(value for value in choice.values if value != choice.default)
    table = start(web, name=name, **{f"option-{choice.name}": value})
    hub = web.app._app.state.hub
    spec = web.portal.call(hub.spec, table.removeprefix("/t/"))
    assert spec.options[choice.name] == value


@pytest.mark.parametrize(
    ("fields", "named"),
    [
        ({"game": "whist"}, ["game", "whist", GAMES[0]]),
        ({"game": ""}, ["game", GAMES[0]]),
        ({"seat-1": "genius"}, ["seat-1", "genius", "greedy, quick, normal, strong, nobody"]),
        ({"seat-1": "nobody", "seat-2": "nobody", "seat-3": "nobody"}, ["seats", "1"]),
        ({"seat-9": "greedy", "seat-8": "greedy"}, ["seats", "6"]),
        ({"option-colour": "red"}, ["option", "colour"]),
        ({"colour": "red"}, ["form", "colour", "game, name, seat-N, option-NAME, term-NAME"]),
        ({"seat-1" + "1" * 5000: "genius"}, ["seat-1", "genius", "greedy, quick"]),
    ],
)
def test_a_wrong_field_is_named_with_what_is_allowed(web, fields, named):
    answer = web.post("/tables", data=form(GAMES[0], 4) | fields)
    assert answer.status_code == 400
    for word in named:
        assert word in answer.text
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("name", GAMES)
def test_a_wrong_option_is_named_as_the_form_does_with_what_is_allowed(web, name):
    game = tertulia.game(name)
    for choice, said in zip(game.options, texts.options(game, "en"), strict=True):
        answer = web.post("/tables", data=form(name, **{f"option-{choice.name}": "<b>no"}))
        if choice.entries != "str":
            assert answer.status_code == 400
            assert f"{said.label}: “" in unescape(answer.text)
        assert "<b>no" not in answer.text


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://elsewhere.example"},
        {"origin": "null"},
        {"origin": "http://[::1"},
        {"origin": "http://testserver.elsewhere.example"},
        {"origin": "http://testserver:81"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": "http://testserver"},
    ],
)
def test_a_form_from_another_site_is_refused(web, headers):
    answer = web.post("/tables", data=form(), headers=headers)
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"origin": "http://testserver"},
        {"origin": "http://testserver", "sec-fetch-site": "same-origin"},
    ],
)
def test_our_own_form_is_taken(web, headers):
    assert web.post("/tables", data=form(), headers=headers).status_code == 303


def test_a_huge_form_is_refused(web):
    assert web.post("/tables", data=form() | {"name": "x" * 100_000}).status_code == 413


def test_a_form_of_nonsense_is_refused(web):
    for body in (b"", b"\xff\xfe%%%", b"{}", b"=&=&="):
        assert web.post("/tables", content=body).status_code == 400
    assert web.get("/tables").status_code == 405


def test_strangers_learn_nothing(web):
    table = start(web)
    web.cookies.clear()
    answers = [web.get(address) for address in (table, "/t/guess", "/t/" + "x" * 500)]
    for wrong in (b"x", b"", "é".encode(), b"\xff"):
        answers.append(web.get(table, headers={"cookie": b"tertulia_seat=" + wrong}))
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.text for answer in answers}) == 1


def test_an_address_that_is_no_id_never_reaches_the_store(web, monkeypatch):
    async def look_up(store, table):
        raise AssertionError(table)  # as PostgreSQL does for a null

    monkeypatch.setattr(Store, "spec", look_up)
    for address in ("/t/%00", "/t/a%20b", "/t/" + "x" * 33):
        assert web.get(address).status_code == 404


def test_a_missing_client_is_said_clearly(web, dist):
    table = start(web)
    (dist / ".vite" / "manifest.json").unlink()
    answer = web.get(table)
    assert answer.status_code == 503
    assert "make client" in answer.text
    (dist / ".vite" / "manifest.json").write_text("{ this is not JSON")
    assert web.get(table).status_code == 503


@pytest.mark.parametrize("name", GAMES)
def test_rules_have_an_anchor_for_every_clause(web, name):
    page = web.get(f"/rules/{name}").text
    clauses = [
        clause
        for section in texts.rulebook(tertulia.game(name), "en")
        for clause in section.clauses
    ]
    assert clauses
    for clause in clauses:
        assert f'id="{clause.id}"' in page
    for choice in tertulia.game(name).options:
        assert f'id="{choice.rule}"' in page
    assert "<script" not in page


def test_there_are_no_rules_of_no_game(web):
    assert web.get("/rules/whist").status_code == 404


def test_messages_are_served_and_nothing_else(web):
    for domain in ("common", "ui", *GAMES):
        answer = web.get(f"/locales/en/{domain}.ftl")
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    for address in (
        "en/none",
        "en/" + "a" * 300,
        "xx/common",
        "../common",
        "en/..%2fcommon",
        "en/%2e%2e%2fen%2fcommon",
    ):
        assert web.get(f"/locales/{address}.ftl").status_code == 404


def test_everyone_who_drew_an_icon_is_named(web, dist):
    credits = [
        {"name": "sun", "icon": "sun", "author": "Ana", "source": "s", "licence": "CC"},
        {"name": "fist", "icon": "fist", "author": "<Bo>", "source": "s", "licence": "CC"},
    ]
    (dist / "credits.json").write_text(json.dumps(credits))
    page = web.get("/credits").text
    assert "Ana" in page
    assert "&lt;Bo&gt;" in page
    (dist / "credits.json").unlink()
    assert web.get("/credits").status_code == 200


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ana   Maria ", "Ana Maria"),
        ("", ""),
        ("\x00\x07\u202eanA\u2066", "anA"),
        ("Z" + "\u0337" * 30 + "o", "Z\u0337\u0337o"),
        ("x" * 60, "x" * 24),
        ("José\u00a0Ω", "José Ω"),
        ("a\nb\tc", "abc"),
        ("An\u3164a\u2800\uffa0\u115f\u1160\U0001d159", "Ana"),
        ("\u3164", ""),
        ("\u034f\u0301 \ufe0f", ""),
        ("❤\ufe0f", "❤\ufe0f"),
    ],
)
def test_names_are_made_harmless(given, kept):
    assert clean_name(given) == kept


def test_languages_are_matched(web):
    for wanted in ("de, en;q=0.5", "xx", "", "en-GB", ";q=x", "a" * 5000):
        assert '<html lang="en">' in web.get("/", headers={"accept-language": wanted}).text


def test_of_languages_without_end_the_first_are_considered(web):
    for others, lang in ((19, "pt-PT"), (20, "en"), (15_000, "en")):
        answer = web.get("/credits", headers={"accept-language": "xx," * others + "pt"})
        assert f'<html lang="{lang}">' in answer.text


@pytest.mark.parametrize("lang", texts.languages())
def test_a_browser_is_answered_in_its_language(web, lang):
    for wanted in (lang, f"xx, {texts.tag(lang)};q=0.9, en;q=0.1"):
        answer = web.get("/", headers={"accept-language": wanted})
        assert f'<html lang="{texts.tag(lang)}">' in answer.text
        assert texts.say(lang, "pages-welcome") in answer.text
        assert "accept-language" in answer.headers["vary"].lower()


@pytest.mark.parametrize("lang", texts.languages())
def test_a_chosen_language_is_kept_on_every_page(web, lang):
    answer = web.get(f"/rules/{GAMES[0]}?lang={lang}", headers={"accept-language": "xx"})
    assert (answer.status_code, answer.headers["location"]) == (303, f"./{GAMES[0]}")
    for address in ("/", "/credits", f"/rules/{GAMES[0]}", "/t/none"):
        page = web.get(address, headers={"accept-language": "xx"}).text
        assert f'<html lang="{texts.tag(lang)}">' in page
        assert re.findall(r'aria-current="true">(.*?)</a>', page) == [texts.languages()[lang]]


def test_a_choice_of_language_leads_to_no_other_site(web):
    for address in ("//elsewhere.example/?lang=en", "//elsewhere.example?lang=en", "/?lang=xx"):
        answer = web.get(address, follow_redirects=False)
        assert answer.headers.get("location", "./").startswith("./")
        assert "elsewhere" not in answer.headers.get("location", "")


def test_assets_are_found_by_entry(dist):
    client = assets.Client(dist / ".vite" / "manifest.json")
    entry = client.entry("table")
    assert entry is not None
    assert entry.preloads == ("/static/dist/assets/shared-1.js",)
    assert client.entry("none") is None
    assert client.asset("none") is None


def test_a_failure_of_the_server_is_a_page_with_headers(web, monkeypatch):
    monkeypatch.setattr(texts, "rulebook", None)
    web._transport.raise_server_exceptions = False
    answer = web.get(f"/rules/{GAMES[0]}")
    assert answer.status_code == 500
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "Nothing that was confirmed is lost" in answer.text


def test_a_browser_may_install_the_table(web, dist):
    manifest = dist / ".vite" / "manifest.json"
    chunks = json.loads(manifest.read_text())
    chunks[pages.ICON] = {"file": "assets/favicon-1.svg", "isEntry": False}
    manifest.write_text(json.dumps(chunks))
    page = web.get("/", headers={"accept-language": "el"}).text
    (address,) = re.findall(r'rel="manifest" href="([^"]+)"', page)
    answer = web.get(address, headers={"accept-language": "el"})
    assert answer.headers["content-type"].startswith("application/manifest+json")
    told = answer.json()
    assert (told["lang"], told["start_url"], told["display"]) == ("el", "/", "standalone")
    assert told["icons"][0]["src"].endswith("favicon-1.svg")
