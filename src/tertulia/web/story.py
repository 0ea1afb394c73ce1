"""The story card of a game that is over: who has won, line by line, and what decided it.

It tells on paper, and to whoever has no script, what the table tells at the end.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tertulia import texts
from tertulia.core.match import Match
from tertulia.core.scene import Zone
from tertulia.core.text import Text
from tertulia.table import frames, terms
from tertulia.table.seats import TableSpec
from tertulia.web.after import seated
from tertulia.web.pages import page, problem
from tertulia.web.reader import language


async def story(request: Request) -> Response:
    """The card, in the reader's language and as the reader's seat saw the game."""
    found = await seated(request)
    if found is None:
        return problem(request, 404, "pages-no-table")
    spec, seat, state = found
    match = state.match
    if not match.over:
        return problem(request, 403, "pages-not-over")
    names = _names(spec, language(request))
    tell = partial(texts.render, language(request), names=names)
    return page(
        request,
        "story.html",
        table=spec,
        seat=seat,
        names=names,
        won=tell(frames.won(match.winners)),
        winners=match.winners,
        scores=match.scores,
        sheets=_sheets(match, seat),
        turns=state.course.decisive(match),
        lines={seq: tell(text) for seq, text in _told(match, seat).items()},
        saved=terms.shown_at_the_end(spec.terms),
        tell=tell,
    )


def _names(spec: TableSpec, lang: str) -> list[str]:
    return [seat.name or texts.render(lang, frames.called(seat)) for seat in spec.seats]


def _sheets(match: Match[Any, Any], seat: int) -> list[Zone]:
    scene = match.game.scene(match.view(seat))
    return [zone for zone in scene.zones if zone.kind == "sheet"]


def _told(match: Match[Any, Any], seat: int) -> dict[int, Text]:
    """What the seat was told, by the numbers of the events."""
    assert match.log is not None
    seen = (event.seen_by(seat) for event in match.log.events)
    return {each.seq: match.game.text(match.rules, each) for each in seen if each is not None}
