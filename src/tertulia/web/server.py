"""Running the application."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from ipaddress import ip_network
from tempfile import TemporaryDirectory

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from tertulia.core.errors import BadOption, TertuliaError
from tertulia.table import metrics
from tertulia.table.store import Store, default_db, shareable
from tertulia.web import logs, memory
from tertulia.web.app import make_app
from tertulia.web.limits import MESSAGE_BYTES
from tertulia.web.lines import RequestLine, SocketLine
from tertulia.web.settings import LOOPBACK, Settings

PING = 20.0
GRACE = 10
ONE_PROCESS = "1 with SQLite; for more, set --db postgresql+psycopg://USER:PASSWORD@HOST/NAME"
NETWORKS = "an address such as 192.0.2.7, or a network such as 10.0.0.0/8"


class NoPort(TertuliaError):
    """An address that can't be listened on, as when another program does."""

    def __init__(self, host: str, port: int, error: OSError) -> None:
        super().__init__(
            f"{host}, port {port}: nothing can be served there ({error.strerror}). Choose another "
            "with --host and --port, or first stop the program that uses it."
        )


def run(
    host: str,
    port: int,
    db: str | None = None,
    workers: int = 1,
    proxies: Sequence[str] = (),
    monitors: Sequence[str] = (),
) -> None:
    """Serve tables until told to stop; raises :class:`BadOption` or :class:`NoPort` if it can't.

    Without ``db`` they are kept in a SQLite file in the user's data folder. ``proxies`` and
    ``monitors`` add to those on this machine.
    """
    settings = Settings(
        db or default_db(),
        workers=workers,
        proxies=(*LOOPBACK, *proxies),
        monitors=(*LOOPBACK, *monitors),
    )
    serve(settings, host, port)


def serve(settings: Settings, host: str, port: int) -> None:
    """Serve tables with these settings; raises what :func:`run` does."""
    if settings.workers > 1 and not shareable(settings.db):
        raise BadOption("workers", settings.workers, ONE_PROCESS)
    for field, networks in (("proxy", settings.proxies), ("monitor", settings.monitors)):
        for network in networks:
            _check_network(field, network)
    _try_port(host, port)
    asyncio.run(_try_store(settings.db))
    config = configure(settings, host, port)
    config.app = partial(_worker, settings)
    if settings.workers == 1:
        uvicorn.Server(config).run()
    else:
        with _counting_together():
            Multiprocess(config, [config.bind_socket()]).run()


def configure(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How each worker serves."""
    return uvicorn.Config(
        partial(make_app, settings),
        factory=True,
        host=host,
        port=port,
        workers=settings.workers,
        http=RequestLine,
        ws=SocketLine,
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        timeout_graceful_shutdown=GRACE,
        server_header=False,
        access_log=False,
        log_config=logs.config(),
        forwarded_allow_ips=list(settings.proxies),
        lifespan="on",
    )


def _worker(settings: Settings) -> ASGIApp:
    """The application of a process that does nothing else."""
    memory.settle()
    return make_app(settings)


@contextmanager
def _counting_together() -> Iterator[None]:
    """Have the workers that are started now add up what they count."""
    with TemporaryDirectory(prefix="tertulia-metrics-") as folder:
        os.environ[metrics.TOGETHER] = folder
        try:
            yield
        finally:
            del os.environ[metrics.TOGETHER]


def _check_network(field: str, address: str) -> None:
    try:
        ip_network(address)
    except ValueError:
        raise BadOption(field, address, NETWORKS) from None


def _try_port(host: str, port: int) -> None:
    """Listen for a moment before anything is served, so that an error reads well."""
    try:
        kind, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        socket.create_server(address, family=kind).close()
    except OSError as error:
        raise NoPort(host, port, error) from None


async def _try_store(db: str) -> None:
    """Open the store once before anything is served, so that an error reads well."""
    store = await Store.open(db)
    await store.close()
