"""Hints: asked for by a person who plays against bots alone, so that nobody is outplayed by one."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from tertulia.table import hints
from tertulia.table.seats import BOT
from tertulia.web import errands, security
from tertulia.web.after import JSON, seated
from tertulia.web.errands import refused


async def hint(request: Request) -> Response:
    """What a search from the asker's own view would weigh."""
    found = await seated(request)
    if found is None or not security.same_origin(request.headers):
        return refused(request, 404, "pages-no-table")
    spec, seat, state = found
    match = state.match
    if any(other.kind != BOT for other in spec.seats if other.n != seat):
        return refused(request, 403, "pages-no-hint")
    if seat not in match.to_move:
        return refused(request, 409, "refusal-not-asked")
    weighed = await errands.run(request, hints.hint, match.save(), seat, secrets.randbits(128))
    return Response(weighed, media_type=JSON)
