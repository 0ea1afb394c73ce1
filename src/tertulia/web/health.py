"""How the server is, for whoever runs it."""

from __future__ import annotations

import logging
from ipaddress import ip_address, ip_network

from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tertulia.table import metrics
from tertulia.web.pages import hub, missing

log = logging.getLogger(__name__)


async def healthz(request: Request) -> Response:
    """Whether the server and its store are well."""
    try:
        await hub(request).spec("")
    except (OSError, SQLAlchemyError) as error:
        log.warning("the store is away: %s", type(error).__name__)
        return JSONResponse({"status": "no store"}, 503)
    return JSONResponse({"status": "ok"})


async def exposition(request: Request) -> Response:
    """What Prometheus reads; for anybody else there is no such page."""
    if not _watches(request):
        return await missing(request, LookupError())
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


def _watches(request: Request) -> bool:
    monitors = request.app.state.settings.monitors
    try:
        here = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    return any(here in ip_network(monitor) for monitor in monitors)
