"""What is to be had of a game when it is over: its file."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from tertulia.table import gamefile
from tertulia.web import security
from tertulia.web.pages import hub, problem


async def download(request: Request) -> Response:
    """The game as one file. It holds every hand and the seed, so only when it is over."""
    admitted = await security.admit(hub(request), request)
    table = await hub(request).table(admitted[0].id) if admitted else None
    match = await table.match() if table else None
    if table is None or match is None:
        return problem(request, 404, "pages-no-table")
    if not match.over:
        return problem(request, 403, "pages-not-over")
    text = await hub(request).work(gamefile.write, match.save(), table.spec.seats)
    name = f"{table.spec.game}-{table.spec.id}.json"
    attached = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=attached, media_type="application/json")
