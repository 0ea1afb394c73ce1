"""What is to be had of a game that has been played: its file, and the game told again.

While a game goes on, only what a spectator sees is told again: its file, its seed and the views of
the seats would show what is still hidden. A table may keep its hands to itself for ever: then each
sees the game again as it was seen, or as a spectator does.
"""

from __future__ import annotations

from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from tertulia.table import gamefile, replay, terms
from tertulia.table.seats import TableSpec
from tertulia.table.state import State
from tertulia.web import errands, limits, security
from tertulia.web.errands import refused
from tertulia.web.pages import client_page, hub, number, problem, read_form

Own = TypeVar("Own", int, None)

JSON = "application/json"
PROBLEM = 1000  # letters of what is wrong with a file, which may quote the whole of it


async def download(request: Request) -> Response:
    """The game as one file."""
    found = await seated(request)
    if found is None:
        return problem(request, 404, "pages-no-table")
    spec, _, state = found
    if not state.match.over:
        return problem(request, 403, "pages-not-over")
    if not terms.shown_at_the_end(spec.terms):
        return problem(request, 403, "pages-hands-kept")
    text = await errands.run(request, gamefile.write, state.match.save(), spec.seats)
    attached = {"Content-Disposition": f'attachment; filename="{spec.game}-{spec.id}.json"'}
    return Response(text, headers=attached, media_type=JSON)


async def again(request: Request) -> Response:
    """The page on which a game is told again, step by step."""
    admitted = await security.admit(hub(request), request)
    if admitted is None:
        return problem(request, 404, "pages-no-table")
    spec, seat = admitted
    frames = f"/t/{spec.id}/replay.json"
    return client_page(request, f"{spec.game}-name", game=spec.game, replay=frames, seat=str(seat))


async def watched_again(request: Request) -> Response:
    """The same page for whoever has watched."""
    admitted = await security.admit_spectator(hub(request), request)
    if admitted is None:
        return problem(request, 404, "pages-no-table")
    game, frames = admitted[0].game, f"/t/{admitted[0].id}/watch/replay.json"
    return client_page(request, f"{game}-name", game=game, replay=frames, seat="")


async def frames(request: Request) -> Response:
    """What the seat in the query was told, from the first frame to the last."""
    found = await seated(request)
    return (
        refused(request, 404, "pages-no-table") if found is None else await _tell(request, *found)
    )


async def watched_frames(request: Request) -> Response:
    """The same for whoever has watched, when the game is over."""
    found = await _found(request, await security.admit_spectator(hub(request), request))
    if found is None:
        return refused(request, 404, "pages-no-table")
    if not found[2].match.over:  # who watches with delay shall not see more by this
        return refused(request, 403, "pages-not-over")
    return await _tell(request, *found)


async def _tell(request: Request, spec: TableSpec, own: int | None, state: State) -> Response:
    seat, match = _seat(request), state.match
    if seat is not None and seat >= len(spec.seats):
        return refused(request, 404, "pages-no-page")
    if seat is not None and not match.over:
        return refused(request, 403, "pages-not-over")
    if seat not in (None, own) and not terms.shown_at_the_end(spec.terms):
        return refused(request, 403, "pages-hands-kept")
    told = await errands.run(request, replay.tell, match.save(), spec, seat)
    return packed(told)


async def open_file(request: Request) -> Response:
    """The page on which the file of a game is told again."""
    return client_page(request, "pages-replay-file", file="/replay.json")


async def frames_of_file(request: Request) -> Response:
    """What the seat in the query was told in the game whose file is the request's body."""
    if not security.same_origin(request.headers):
        return refused(request, 403, "pages-foreign")
    text = await read_form(request, limits.GAME_BYTES)
    if text is None:
        return refused(request, 413, "pages-too-large", limit=limits.GAME_BYTES)
    told = await errands.run(request, replay.tell_file, text, _seat(request))
    if isinstance(told, str):
        return refused(request, 400, "pages-bad-game", problem=told[:PROBLEM])
    return packed(told)


async def seated(request: Request) -> tuple[TableSpec, int, State] | None:
    """The table that a request names, the seat that the asker holds there, and its state."""
    return await _found(request, await security.admit(hub(request), request))


async def _found(
    request: Request, admitted: tuple[TableSpec, Own] | None
) -> tuple[TableSpec, Own, State] | None:
    table = await hub(request).table(admitted[0].id) if admitted else None
    state = await table.state() if table else None
    if admitted is None or table is None or state is None:
        return None
    return table.spec, admitted[1], state


def _seat(request: Request) -> int | None:
    return number(request.query_params.get("seat", ""))


def packed(told: bytes) -> Response:
    """Gzipped JSON, as it is."""
    return Response(told, headers={"Content-Encoding": "gzip"}, media_type=JSON)
