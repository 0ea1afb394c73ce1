"""Who may do what from where: headers, origins, and the cookie that holds a seat."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tertulia.table import metrics, terms
from tertulia.table.hub import Hub
from tertulia.table.seats import TableSpec, is_id, seat_of

COOKIE = "tertulia_seat"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep
IMMUTABLE = "/static/dist/assets/"

HEADERS = {
    "Content-Security-Policy": "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


class SecurityHeaders:
    """Puts the headers on every answer, and says what may be kept in a cache."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                metrics.requests.labels(message["status"]).inc()
                headers = MutableHeaders(scope=message)
                caching = {"Cache-Control": _cache(scope["path"], message["status"])}
                for name, value in (HEADERS | caching).items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


def _cache(path: str, status: int) -> str:
    if path.startswith(IMMUTABLE) and status == 200:
        return "public, max-age=31536000, immutable"
    if path.startswith(("/static/", "/locales/", "/rules/")):
        return "no-cache"
    return "no-store"


def same_origin(headers: Headers) -> bool:
    """Whether a request comes from a page of this server, or from no page at all.

    Browsers say where a request comes from; only programs leave it out, and those hold no
    cookies that a foreign page could borrow.
    """
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False


def give_seat(response: Response, table: str, token: str, secure: bool) -> None:
    """Hand the token of a seat to the browser that may sit there."""
    response.set_cookie(
        COOKIE,
        token,
        max_age=COOKIE_AGE,
        path=f"/t/{table}",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def token(connection: HTTPConnection) -> str:
    """The token of the seat that a browser holds at the table it asks for; empty if none."""
    return connection.cookies.get(COOKIE, "")


async def admit(hub: Hub, connection: HTTPConnection) -> tuple[TableSpec, int] | None:
    """The table that a request names and the seat that its cookie opens.

    ``None`` says the same of a table that doesn't exist and of one that isn't the asker's.
    """
    table = connection.path_params["table"]
    spec = await hub.spec(table) if is_id(table) else None
    if spec is None:
        return None
    seat = seat_of(spec.seats, token(connection))
    return None if seat is None else (spec, seat)


async def admit_spectator(hub: Hub, connection: HTTPConnection) -> tuple[TableSpec, None] | None:
    """The table that a request names, if anyone may watch there and the asker doesn't play."""
    table = connection.path_params["table"]
    spec = await hub.spec(table) if is_id(table) else None
    if spec is None or not terms.open_to_all(spec.terms):
        return None
    return (spec, None) if seat_of(spec.seats, token(connection)) is None else None
