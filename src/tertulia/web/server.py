"""Running the application."""

from __future__ import annotations

import asyncio
import logging
import re
from functools import partial

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from tertulia.core.errors import BadOption
from tertulia.table.store import Store, default_db, shareable
from tertulia.web.app import make_app
from tertulia.web.limits import MESSAGE_BYTES
from tertulia.web.settings import Settings

PING = 20.0
GRACE = 10
_INVITATION = re.compile(r"/join/[^/?\s]+")
ONE_PROCESS = "1 with SQLite; for more, set --db postgresql+psycopg://USER:PASSWORD@HOST/NAME"


def run(host: str, port: int, db: str | None = None, workers: int = 1) -> None:
    """Serve tables until told to stop; raises :class:`BadOption` for a store that can't be.

    Without ``db`` they are kept in a SQLite file in the user's data folder.
    """
    serve(Settings(db or default_db(), workers=workers), host, port)


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve tables with these settings; raises :class:`BadOption` as :func:`run` does."""
    if settings.workers > 1 and not shareable(settings.db):
        raise BadOption("workers", settings.workers, ONE_PROCESS)
    asyncio.run(_try_store(settings.db))
    config = uvicorn.Config(
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
        lifespan="on",
    )
    if settings.workers == 1:
        uvicorn.Server(config).run()
    else:
        Multiprocess(config, [config.bind_socket()]).run()


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


async def _try_store(db: str) -> None:
    """Open the store once before anything is served, so that an error reads well."""
    store = await Store.open(db)
    await store.close()
