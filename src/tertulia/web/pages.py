"""The pages: complete without scripts, in the reader's language."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from urllib.parse import parse_qsl

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.templating import Jinja2Templates

import tertulia
from tertulia import texts
from tertulia.core.errors import BadOption, TertuliaError, UnknownGame
from tertulia.table import codes
from tertulia.table.hub import Hub
from tertulia.table.lessons import lesson
from tertulia.table.seats import DEFAULT_BOT
from tertulia.table.terms import TERMS
from tertulia.table.thinking import STRENGTHS
from tertulia.web import forms, limits, security
from tertulia.web.assets import Client
from tertulia.web.reader import choose, language

_templates = Jinja2Templates(directory=Path(__file__).parent / "templates")
_NAME = re.compile(r"[a-z][a-z0-9-]{0,63}")

PAGES = "pages"
TABLE = "table"
ICON = "src/favicon.svg"
FELT = "#10282b"


async def home(request: Request) -> Response:
    """Choose a game, who plays, and by which house rules."""
    lang = language(request)
    games = [(game, forms.fields(game, lang)) for _, game in sorted(tertulia.games().items())]
    return form_page(
        request,
        "home.html",
        games=games,
        lessons=[game.name for game, _ in games if lesson(game)],
        strengths=STRENGTHS,
        default_bot=DEFAULT_BOT,
        friend=forms.FRIEND,
        nobody=forms.NOBODY,
        terms=TERMS,
        name_length=forms.NAME_LENGTH,
    )


async def found(request: Request) -> Response:
    """Found a table, and seat whoever asked."""
    body = await own_form(request)
    if isinstance(body, Response):
        return body
    form = dict(parse_qsl(body, keep_blank_values=True))
    try:
        order = forms.read(form)
        if not limits.limits(request).tables.of(limits.address(request)).take():
            return problem(request, 429, "pages-too-many-tables")
        table = await hub(request).found(order.game, order.seats, order.options, order.terms)
    except (BadOption, UnknownGame) as error:
        return bad_request(request, error, form.get("game", ""))
    answer = RedirectResponse(f"/t/{table.id}", 303)
    security.give_seat(answer, table.id, table.token, request.url.scheme == "https")
    return answer


async def table(request: Request) -> Response:
    """The table: an empty page that the client fills."""
    admitted = await security.admit(hub(request), request)
    if admitted is None:
        return no_seat(request, "pages-no-table")
    spec, _ = admitted
    await hub(request).table(spec.id)  # one that can't be read is better said here than not at all
    return client_page(request, f"{spec.game}-name", table=spec.id, game=spec.game)


def no_seat(request: Request, sentence: str) -> Response:
    """Say that there is no such table, or none that the asker sits at: the same of both.

    Whoever sits there on another device may type its code.
    """
    context = {"sentence": sentence, "sentence_args": {}, "digits": codes.DIGITS}
    return form_page(request, "problem.html", 404, **context)


def client_page(request: Request, title: str, **told: str) -> Response:
    """An empty page that the client fills, with what it is told."""
    client: Client = request.app.state.client
    entry = client.entry(TABLE)
    if entry is None:
        return problem(request, 503, "pages-no-client")
    return page(request, "table.html", title=title, told=told, entry=entry)


async def rules(request: Request) -> Response:
    """The rules of a game, clause by clause."""
    name = request.path_params["game"]
    game = tertulia.games().get(name)
    if game is None:
        return problem(request, 404, "pages-no-page")
    sections = texts.rulebook(game, language(request))
    return page(request, "rules.html", game=game, sections=sections)


async def credits(request: Request) -> Response:
    """Who made what the client shows."""
    client: Client = request.app.state.client
    return page(request, "credits.html", credits=client.credits())


async def manifest(request: Request) -> Response:
    """What a browser needs to install the table as an app."""
    client: Client = request.app.state.client
    icon = client.asset(ICON)
    told = {
        "name": texts.say(language(request), "pages-title", {}),
        "lang": texts.tag(language(request)),
        "start_url": "/",
        "display": "standalone",
        "background_color": FELT,
        "theme_color": FELT,
        "icons": [{"src": icon, "sizes": "any", "type": "image/svg+xml"}] if icon else [],
    }
    return JSONResponse(told, media_type="application/manifest+json")


async def messages(request: Request) -> Response:
    """A file of messages, for the client to render."""
    lang, domain = request.path_params["lang"], request.path_params["domain"]
    known = _NAME.fullmatch(domain) and lang in texts.languages()
    source = texts.source(lang, domain) if known else None
    if source is None:
        return PlainTextResponse("", 404)
    return PlainTextResponse(source)


async def missing(request: Request, _error: Exception) -> Response:
    """There is no such page."""
    return problem(request, 404, "pages-no-page")


async def not_allowed(request: Request, _error: Exception) -> Response:
    """The page is there, but not for this method."""
    return problem(request, 405, "pages-no-method")


async def broken(request: Request, _error: Exception) -> Response:
    """The server has failed."""
    return problem(request, 500, "pages-broken")


def bad_request(request: Request, error: TertuliaError, game: str) -> Response:
    """Say which field of the form for ``game`` is wrong, and what is allowed."""
    if isinstance(error, UnknownGame):
        error = BadOption("game", error.name, ", ".join(error.known))
    assert isinstance(error, BadOption)
    field = forms.label(game, error.field, language(request))[:100]
    value = str(error.value)[:100]
    return problem(
        request, 400, "pages-bad-field", field=field, value=value, allowed=error.allowed[:1000]
    )


def problem(request: Request, status: int, key: str, **args: int | str) -> Response:
    """A page that says in a sentence what went wrong."""
    return page(request, "problem.html", status, sentence=key, sentence_args=args)


def form_page(request: Request, template: str, status: int = 200, **context: object) -> Response:
    """A page with a form that this server takes back."""
    answer = page(request, template, status, **context)
    # With no-referrer a browser hides from us, too, that the form is our own.
    answer.headers["Referrer-Policy"] = "same-origin"
    return answer


def page(request: Request, template: str, status: int = 200, **context: object) -> Response:
    """A page from a template, in the reader's language."""
    chosen = choose(request)
    if chosen is not None:
        return chosen
    lang = language(request)
    client: Client = request.app.state.client

    def say(key: str, **args: int | str) -> str:
        return texts.say(lang, key, args)

    context |= {
        "lang": lang,
        "languages": texts.languages(),
        "tag": texts.tag,
        "say": say,
        "find": partial(texts.find, lang),
        "pages": client.entry(PAGES),
        "icon": client.asset(ICON),
        "felt": FELT,
    }
    answer = _templates.TemplateResponse(request, template, context, status)
    answer.headers["Vary"] = "Accept-Language, Cookie"
    return answer


def hub(connection: HTTPConnection) -> Hub:
    """The tables of this process."""
    found: Hub = connection.app.state.hub
    return found


def number(text: str) -> int | None:
    """The number in an address, such as a seat's; ``None`` if ``text`` is no such number."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def own_form(request: Request) -> str | Response:
    """The body of a form of one of our own pages, or the page that refuses any other."""
    if not security.same_origin(request.headers):
        return problem(request, 403, "pages-foreign")
    body = await read_form(request)
    if body is None:
        return problem(request, 413, "pages-too-large", limit=limits.FORM_BYTES)
    return body


async def read_form(request: Request, limit: int = limits.FORM_BYTES) -> str | None:
    """The body of a form, or ``None`` if it is too large, or its sender gone before its end."""
    body = b""
    try:
        async for chunk in request.stream():
            body += chunk
            if len(body) > limit:
                return None
    except ClientDisconnect:
        return None
    return body.decode("utf-8", "replace")
