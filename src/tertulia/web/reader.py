"""Which language a reader wants: chosen on a page, or else as the browser says."""

from __future__ import annotations

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from tertulia import texts

# The client sets the same cookie (ui/src/text/language.ts).
COOKIE = "tertulia_lang"
CHOICE = "lang"
YEAR = 365 * 24 * 3600
MOST = 20
"""How many of the languages that a browser asks for are considered."""


def language(connection: HTTPConnection) -> str:
    """The language of the pages for this reader."""
    chosen = texts.spoken([connection.cookies.get(COOKIE, "")])
    return chosen or texts.spoken(_accepted(connection)) or texts.FALLBACK


def choose(request: Request) -> Response | None:
    """The same page in the language that its address asks for, which is kept as the choice."""
    chosen = request.query_params.get(CHOICE)
    if request.method != "GET" or chosen not in texts.languages():
        return None
    # The last part alone can't lead to another site.
    answer = RedirectResponse(f"./{request.url.path.rpartition('/')[2]}", 303)
    answer.set_cookie(
        COOKIE, chosen, max_age=YEAR, samesite="lax", secure=request.url.scheme == "https"
    )
    return answer


def _accepted(connection: HTTPConnection) -> list[str]:
    """What the browser asks for, the most wanted first."""
    wanted: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "").split(",", MOST)[:MOST]:
        code, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), code))
        except ValueError:
            continue
    return [code for _, code in sorted(wanted, key=lambda one: one[0])]
