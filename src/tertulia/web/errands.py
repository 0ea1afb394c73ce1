"""Errands: what a visitor asks for that takes long, done beside the tables and at times not."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tertulia import texts
from tertulia.web import limits
from tertulia.web.pages import hub, problem
from tertulia.web.reader import language

R = TypeVar("R")


class Unavailable(Exception):
    """What was asked for can't be had now: the status of the answer, and its sentence."""

    def __init__(self, status: int, key: str) -> None:
        super().__init__(key)
        self.status = status
        self.key = key


async def run(request: Request, work: Callable[..., R], *args: object) -> R:
    """What ``work`` returns; raises :class:`Unavailable` if it takes too long or asks too much."""
    with limits.limits(request).errands.enter(limits.address(request)) as room:
        if not room:
            raise Unavailable(429, "pages-too-much-at-once")
        try:
            return await hub(request).work(work, *args)
        except TimeoutError:
            raise Unavailable(503, "pages-busy") from None


async def unavailable(request: Request, error: Exception) -> Response:
    """Say so: on a page to who asks for one, else to the client."""
    assert isinstance(error, Unavailable)
    return refused_or_page(request, error.status, error.key)


async def unreadable(request: Request, _error: Exception) -> Response:
    """Say that the table is there, but that nobody can play on."""
    return refused_or_page(request, 503, "pages-unreadable")


def refused_or_page(request: Request, status: int, key: str) -> Response:
    """The sentence on a page to who asks for one, else to the client."""
    say = problem if "text/html" in request.headers.get("accept", "") else refused
    return say(request, status, key)


def refused(request: Request, status: int, key: str, **args: int | str) -> Response:
    """An answer to the client that says in a sentence why there is nothing."""
    return JSONResponse({"refused": texts.say(language(request), key, args)}, status)
