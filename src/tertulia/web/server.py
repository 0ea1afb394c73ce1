"""Running the application."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
from collections.abc import Sequence
from functools import partial

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from tertulia.core.errors import BadOption
from tertulia.table.store import Store, default_db, shareable
from tertulia.web.app import make_app
from tertulia.web.limits import MESSAGE_BYTES
from tertulia.web.settings import LOOPBACK, Settings

PING = 20.0
GRACE = 10
_INVITATION = re.compile(r"/join/[^/?\s]+")
ONE_PROCESS = "1 with SQLite; for more, set --db postgresql+psycopg://USER:PASSWORD@HOST/NAME"
PROXIES = "an address such as 192.0.2.7, or a network such as 10.0.0.0/8"


def run(
    host: str, port: int, db: str | None = None, workers: int = 1, proxies: Sequence[str] = ()
) -> None:
    """Serve tables until told to stop; raises :class:`BadOption` for what can't be.

    Without ``db`` they are kept in a SQLite file in the user's data folder. ``proxies`` are
    believed beside those on this machine.
    """
    believed = (*LOOPBACK, *proxies)
    serve(Settings(db or default_db(), workers=workers, proxies=believed), host, port)


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve tables with these settings; raises :class:`BadOption` as :func:`run` does."""
    if settings.workers > 1 and not shareable(settings.db):
        raise BadOption("workers", settings.workers, ONE_PROCESS)
    for proxy in settings.proxies:
        _check_proxy(proxy)
    asyncio.run(_try_store(settings.db))
    config = configure(settings, host, port)
    if settings.workers == 1:
        uvicorn.Server(config).run()
    else:
        Multiprocess(config, [config.bind_socket()]).run()


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How each worker serves."""
    return uvicorn.Config(
        partial(_app, settings),
        factory=True,
        host=host,
        port=port,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        forwarded_allow_ips=list(settings.proxies),
        lifespan="on",
    )


def _app(settings: Settings) -> ASGIApp:
    """The application of one worker."""
    logging.getLogger("uvicorn.access").addFilter(_redact)
    return make_app(settings)


def _redact(record: logging.LogRecord) -> bool:
    """Keep invitations out of the log of requests."""
    if isinstance(record.args, tuple):
        record.args = tuple(
            _INVITATION.sub("/join/...", part) if isinstance(part, str) else part
            for part in record.args
        )
    return True


def _check_proxy(proxy: str) -> None:
    try:
        ipaddress.ip_network(proxy)
    except ValueError:
        raise BadOption("proxy", proxy, PROXIES) from None


async def _try_store(db: str) -> None:
    """Open the store once before anything is served, so that an error reads well."""
    store = await Store.open(db)
    await store.close()
