"""The application: where each address leads."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from tertulia.table.hub import Hub, Unreadable
from tertulia.table.store import Store
from tertulia.table.thinking import Thinker
from tertulia.web import after, assets, errands, health, hints, learn, memory, pages, places, story
from tertulia.web.limits import Limits
from tertulia.web.security import SecurityHeaders
from tertulia.web.settings import Settings
from tertulia.web.socket import table_socket, watch_socket

PACKED = [Middleware(GZipMiddleware, compresslevel=6)]
"""For what is the same for everyone; the length of anything else packed might tell a secret."""


def make_app(settings: Settings) -> ASGIApp:
    """The application with these settings."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.db)
        app.state.hub = Hub(store, Thinker(settings.thinkers), settings.pace)
        _end_with_parent()
        tidying = asyncio.create_task(memory.tidy())
        yield
        tidying.cancel()
        await app.state.hub.close()

    app = Starlette(
        routes=[
            Route("/", pages.home, middleware=PACKED),
            Route("/tables", pages.found, methods=["POST"]),
            Route("/t/{table}", pages.table),
            Route("/t/{table}", places.enter, methods=["POST"]),
            Route("/t/{table}/code", places.code, methods=["POST"]),
            WebSocketRoute("/t/{table}/ws", table_socket),
            Route("/t/{table}/join/{invitation}", places.join),
            Route("/t/{table}/join/{invitation}", places.claim, methods=["POST"]),
            Route("/t/{table}/seats", places.places),
            Route("/t/{table}/seats/{n}", places.change, methods=["POST"]),
            Route("/t/{table}/delete", places.delete, methods=["POST"]),
            Route("/t/{table}/watch", places.watch),
            WebSocketRoute("/t/{table}/watch/ws", watch_socket),
            Route("/t/{table}/watch/replay", after.watched_again),
            Route("/t/{table}/watch/replay.json", after.watched_frames),
            Route("/t/{table}/again", places.again, methods=["POST"]),
            Route("/t/{table}/next", places.following),
            Route("/t/{table}/game.json", after.download),
            Route("/t/{table}/hint", hints.hint),
            Route("/t/{table}/replay", after.again),
            Route("/t/{table}/story", story.story),
            Route("/t/{table}/replay.json", after.frames),
            Route("/learn/{game}", learn.page),
            Route("/learn/{game}/lesson.json", learn.frames),
            Route("/replay", after.open_file),
            Route("/replay.json", after.frames_of_file, methods=["POST"]),
            Route("/rules/{game}", pages.rules, middleware=PACKED),
            Route("/locales/{lang}/{domain}.ftl", pages.messages, middleware=PACKED),
            Route("/credits", pages.credits),
            Route("/manifest.webmanifest", pages.manifest),
            Route("/healthz", health.healthz),
            Route("/metrics", health.exposition),
            Mount(
                "/static/dist",
                StaticFiles(directory=assets.DIST, check_dir=False),
                middleware=PACKED,
            ),
        ],
        exception_handlers={
            404: pages.missing,
            405: pages.not_allowed,
            500: pages.broken,
            errands.Unavailable: errands.unavailable,
            Unreadable: errands.unreadable,
        },
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.limits = Limits(settings)
    app.state.client = assets.Client(assets.MANIFEST)
    # Around all of it, so that the page for a failure of the server has the headers too.
    return SecurityHeaders(app)


def _end_with_parent() -> None:
    """Stop as on SIGTERM when the process that has started this worker is gone."""
    parent = multiprocessing.parent_process()
    if parent is None:
        return
    loop = asyncio.get_running_loop()

    def end(sentinel: int) -> None:
        loop.remove_reader(sentinel)
        signal.raise_signal(signal.SIGTERM)

    loop.add_reader(parent.sentinel, end, parent.sentinel)
