"""The application: where each address leads."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from tertulia.table.hub import Hub
from tertulia.table.store import Store
from tertulia.table.thinking import Thinker
from tertulia.web import after, assets, pages, places
from tertulia.web.security import SecurityHeaders
from tertulia.web.settings import Settings
from tertulia.web.socket import table_socket


def make_app(settings: Settings) -> ASGIApp:
    """The application with these settings."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        store = await Store.open(settings.db)
        app.state.hub = Hub(store, Thinker(settings.workers), settings.pace)
        yield
        await app.state.hub.close()

    app = Starlette(
        routes=[
            Route("/", pages.home),
            Route("/tables", pages.found, methods=["POST"]),
            Route("/t/{table}", pages.table),
            WebSocketRoute("/t/{table}/ws", table_socket),
            Route("/t/{table}/join/{invitation}", places.join),
            Route("/t/{table}/join/{invitation}", places.claim, methods=["POST"]),
            Route("/t/{table}/seats", places.places),
            Route("/t/{table}/seats/{n:int}", places.change, methods=["POST"]),
            Route("/t/{table}/game.json", after.download),
            Route("/rules/{game}", pages.rules),
            Route("/locales/{lang}/{domain}.ftl", pages.messages),
            Route("/credits", pages.credits),
            Route("/healthz", pages.health),
            Mount("/static/dist", StaticFiles(directory=assets.DIST, check_dir=False)),
        ],
        exception_handlers={404: pages.missing, 405: pages.not_allowed, 500: pages.broken},
        lifespan=lifespan,
    )
    app.state.settings = settings
    app.state.client = assets.Client(assets.MANIFEST)
    # Around all of it, so that the page for a failure of the server has the headers too.
    return SecurityHeaders(app)
