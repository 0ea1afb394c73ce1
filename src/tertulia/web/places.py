"""Who sits where: invitations taken by guests, and seats given away by the host.

To look at an invitation takes nothing, so that a program that previews links can't: a seat is
taken by sending the form. Whoever may not do something is told that there is no such table.
"""

from __future__ import annotations

from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response

from tertulia.core.errors import BadOption
from tertulia.table.seats import Seat, TableSpec, digest, invitation, is_id
from tertulia.web import forms, limits, security
from tertulia.web.errands import refused
from tertulia.web.names import alike
from tertulia.web.pages import (
    bad_request,
    client_page,
    form_page,
    hub,
    no_seat,
    number,
    own_form,
    problem,
    read_form,
)


async def join(request: Request) -> Response:
    """Ask a guest for a name; who sits there already goes on to the table."""
    if await security.admit(hub(request), request) is not None:
        return RedirectResponse(f"/t/{request.path_params['table']}", 303)
    found = await _invited(request)
    if found is None:
        return problem(request, 404, "pages-no-invitation")
    return _ask_for_name(request, found[0])


async def claim(request: Request) -> Response:
    """Give the seat to the guest, once."""
    body = await own_form(request)
    if isinstance(body, Response):
        return body
    found = await _invited(request)
    if found is None:
        return problem(request, 404, "pages-no-invitation")
    table = f"/t/{found[0].id}"
    if await security.admit(hub(request), request) is not None:
        return RedirectResponse(table, 303)  # a second seat would be worth the first
    name = forms.clean_name(parse_qs(body).get("name", [""])[0])
    taken = alike(name, [seat.name for seat in found[0].seats]) if name else None
    if taken is not None:
        return _ask_for_name(request, found[0], 409, name, taken)
    token = await hub(request).claim(found[0].id, request.path_params["invitation"], name)
    if token is None:
        return problem(request, 404, "pages-no-invitation")
    answer = RedirectResponse(table, 303)
    security.give_seat(answer, found[0].id, token, request.url.scheme == "https")
    return answer


def _ask_for_name(
    request: Request, spec: TableSpec, status: int = 200, typed: str = "", taken: str = ""
) -> Response:
    """Where a guest types a name; ``taken`` is the one that ``typed`` looks like."""
    return form_page(
        request,
        "join.html",
        status,
        table=spec,
        host=spec.seats[spec.host],
        typed=typed,
        taken=taken,
        name_length=forms.NAME_LENGTH,
    )


async def code(request: Request) -> Response:
    """A code with which the asker's seat is taken on another device as well."""
    admitted = await security.admit(hub(request), request)
    if admitted is None or not security.same_origin(request.headers):
        return refused(request, 404, "pages-no-table")
    if not limits.limits(request).codes.of(limits.address(request)).take():
        return refused(request, 429, "pages-too-many-codes")
    made = await hub(request).code(admitted[0].id, admitted[1], security.token(request))
    if made is None:  # the seat is another's by now
        return refused(request, 404, "pages-no-table")
    return JSONResponse({"code": made[0], "until": made[1]})


async def enter(request: Request) -> Response:
    """Take the own seat on this device, by a code that another has shown."""
    body = await own_form(request)
    if isinstance(body, Response):
        return body
    if not limits.limits(request).codes.of(limits.address(request)).take():
        return problem(request, 429, "pages-too-many-codes")
    table = request.path_params["table"]
    typed = "".join(parse_qs(body).get("code", [""])[0].split())
    token = await hub(request).enter(table, typed) if is_id(table) else None
    if token is None:
        return no_seat(request, "pages-no-code")
    answer = RedirectResponse(f"/t/{table}", 303)
    security.give_seat(answer, table, token, request.url.scheme == "https")
    return answer


async def places(request: Request) -> Response:
    """The links of the open seats, for the host alone."""
    spec = await _hosted(request)
    return _unknown() if spec is None else _links(request, spec)


async def change(request: Request) -> Response:
    """Give a seat to a bot (``bot`` in the form says which), or free it for a new guest."""
    spec = await _hosted(request) if security.same_origin(request.headers) else None
    body = await read_form(request)
    n = number(request.path_params["n"])
    if spec is None or body is None or n is None or n >= len(spec.seats) or n == spec.host:
        return _unknown()
    bot = parse_qs(body).get("bot")
    try:
        if bot:
            await hub(request).seat_bot(spec.id, n, bot[0])
        else:
            await hub(request).invite(spec.id, n, security.token(request))
    except BadOption as error:
        return bad_request(request, error, spec.game)
    spec = await _hosted(request)
    return _unknown() if spec is None else _links(request, spec)


async def delete(request: Request) -> Response:
    """Leave nothing of the table, when its host says so: no seat, no name, no move."""
    spec = await _hosted(request) if security.same_origin(request.headers) else None
    if spec is None:
        return _unknown()
    await hub(request).delete(spec.id)
    return Response(status_code=204)


async def watch(request: Request) -> Response:
    """The table as a spectator sees it; who plays there is led to the own seat."""
    if await security.admit(hub(request), request) is not None:
        return RedirectResponse(f"/t/{request.path_params['table']}", 303)
    admitted = await security.admit_spectator(hub(request), request)
    if admitted is None:
        return problem(request, 404, "pages-no-table")
    spec = admitted[0]
    await hub(request).table(spec.id)
    return client_page(request, f"{spec.game}-name", table=f"{spec.id}/watch", game=spec.game)


async def again(request: Request) -> Response:
    """Make the table at which the people of this one play on, when the game is over."""
    admitted = await security.admit(hub(request), request)
    if admitted is None or not security.same_origin(request.headers):
        return problem(request, 404, "pages-no-table")
    table = await hub(request).table(admitted[0].id)
    state = await table.state() if table else None
    if state is None or not state.match.over:
        return problem(request, 403, "pages-not-over")
    if not limits.limits(request).tables.of(limits.address(request)).take():
        return problem(request, 429, "pages-too-many-tables")
    if await hub(request).rematch(admitted[0]) is None:
        return problem(request, 404, "pages-no-table")
    return RedirectResponse(f"/t/{admitted[0].id}/next", 303)


async def following(request: Request) -> Response:
    """Go to the table at which the people of this one play on, and keep the seat."""
    admitted = await security.admit(hub(request), request)
    if admitted is None or admitted[0].next is None:
        return problem(request, 404, "pages-no-table")
    answer = RedirectResponse(f"/t/{admitted[0].next}", 303)
    secure = request.url.scheme == "https"
    security.give_seat(answer, admitted[0].next, security.token(request), secure)
    return answer


async def _invited(request: Request) -> tuple[TableSpec, Seat] | None:
    table = request.path_params["table"]
    spec = await hub(request).spec(table) if is_id(table) else None
    given = digest(request.path_params["invitation"])
    seats = () if spec is None else spec.seats
    seat = next((one for one in seats if one.invite_hash == given), None)
    return None if spec is None or seat is None else (spec, seat)


async def _hosted(request: Request) -> TableSpec | None:
    admitted = await security.admit(hub(request), request)
    if admitted is None or admitted[1] != admitted[0].host:
        return None
    return admitted[0]


def _links(request: Request, spec: TableSpec) -> Response:
    token = security.token(request)
    made = {
        seat.n: invitation(spec.id, seat.n, token, seat.salt)
        for seat in spec.seats
        if seat.salt is not None
    }
    # What another device of the host has made, this one can't make again, but replace.
    links = {
        n: f"/t/{spec.id}/join/{secret}"
        for n, secret in made.items()
        if digest(secret) == spec.seats[n].invite_hash
    }
    return JSONResponse({"links": links})


def _unknown() -> Response:
    return JSONResponse({"links": {}}, 404)
