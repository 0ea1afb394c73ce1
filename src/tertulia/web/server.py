"""Running the application."""

from __future__ import annotations

import asyncio
import logging
import re

import uvicorn

from tertulia.table.store import Store, default_db
from tertulia.web.app import make_app
from tertulia.web.limits import MESSAGE_BYTES
from tertulia.web.settings import Settings

PING = 20.0
GRACE = 10
_INVITATION = re.compile(r"/join/[^/?\s]+")


def run(host: str = "127.0.0.1", port: int = 8000, db: str | None = None) -> None:
    """Serve tables until told to stop; raises :class:`BadOption` for a store that can't be.

    Without ``db`` they are kept in a SQLite file in the user's data folder.
    """
    serve(Settings(db or default_db()), host, port)


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve tables with these settings; raises :class:`BadOption` as :func:`run` does."""
    asyncio.run(_try_store(settings.db))
    config = uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        lifespan="on",
    )
    logging.getLogger("uvicorn.access").addFilter(_redact)
    uvicorn.Server(config).run()


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
