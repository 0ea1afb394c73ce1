"""Bounds on what one client may ask of the server.

Each worker keeps its own count. What is bounded by address is therefore shared out: however a
client's connections fall to the workers, all of them together grant no more than one would alone.
A seat's messages are not, since they come by one socket, and so to one worker.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Hashable, Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from tertulia.web.settings import Rate, Settings

MESSAGE_BYTES = 16 * 1024
FORM_BYTES = 64 * 1024
GAME_BYTES = 512 * 1024
SUBNET = 64
"""An address of the sixth version is as good as any other of the same network of so many bits."""

REMEMBERED = 4096
"""How many buckets are kept before those that are full again are forgotten."""


class Bucket:
    """A token bucket: full at first, refilled evenly."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._tokens = float(rate.burst)
        self._at = time.monotonic()

    @property
    def full(self) -> bool:
        """Whether it is as good as new."""
        self._refill()
        return self._tokens >= self._rate.burst

    def take(self) -> bool:
        """Take a token, if there is one."""
        self._refill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def _refill(self) -> None:
        now = time.monotonic()
        gained = (now - self._at) * self._rate.per_minute / 60
        self._tokens = min(float(self._rate.burst), self._tokens + gained)
        self._at = now


class Buckets:
    """A bucket for each of those who share a limit; whose is full again is forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._buckets: dict[Hashable, Bucket] = {}
        self._most = REMEMBERED

    def of(self, key: Hashable) -> Bucket:
        """The bucket of ``key``."""
        if len(self._buckets) > self._most:
            self._buckets = {key: one for key, one in self._buckets.items() if not one.full}
            self._most = max(REMEMBERED, 2 * len(self._buckets))
        return self._buckets.setdefault(key, Bucket(self._rate))


class Crowd:
    """How many from the same place are here at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    @contextmanager
    def enter(self, key: str) -> Iterator[bool]:
        """Count one more until the end; gives whether there is room."""
        self._here[key] += 1
        try:
            yield self._here[key] <= self._most
        finally:
            self._here[key] -= 1
            if not self._here[key]:
                del self._here[key]


class Limits:
    """What is counted: messages by seat, of those who watch a table by address; tables founded,
    codes, sockets and errands by address."""

    def __init__(self, settings: Settings) -> None:
        workers = settings.workers
        self.messages = Buckets(settings.messages)
        self.phrases = Buckets(settings.phrases)
        self.tables, self.codes = (
            Buckets(Rate(_share(rate.burst, workers), rate.per_minute / workers))
            for rate in (settings.tables, settings.codes)
        )
        self.sockets = Crowd(_share(settings.sockets, workers))
        self.errands = Crowd(_share(settings.errands, workers))


def _share(most: int, workers: int) -> int:
    """What one of the workers may grant; each at least one."""
    return max(1, most // workers)


def limits(connection: HTTPConnection) -> Limits:
    """The counts of this process."""
    found: Limits = connection.app.state.limits
    return found


def address(connection: HTTPConnection) -> str:
    """Where a client is: its address, or for the sixth version its network."""
    host = connection.client.host if connection.client else ""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:  # a socket of the file system, say
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, SUBNET), strict=False))
