"""Lessons: a game that is taught move by move. Nothing of it is kept, so anyone may take one."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

import tertulia
from tertulia.table import lessons
from tertulia.web import errands
from tertulia.web.after import packed
from tertulia.web.errands import refused
from tertulia.web.pages import client_page, problem


async def page(request: Request) -> Response:
    """The table at which the lesson of a game is given."""
    name = request.path_params["game"]
    if not _taught(name):
        return problem(request, 404, "pages-no-page")
    return client_page(request, f"{name}-name", game=name, lesson=f"/learn/{name}/lesson.json")


async def frames(request: Request) -> Response:
    """The lesson of a game, for the client."""
    name = request.path_params["game"]
    if not _taught(name):
        return refused(request, 404, "pages-no-page")
    return packed(await errands.run(request, lessons.tell, name))


def _taught(name: str) -> bool:
    game = tertulia.games().get(name)
    return game is not None and lessons.lesson(game) is not None
