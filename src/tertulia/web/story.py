"""The story card of a game that is over: who has won, line by line, and how it turned."""

from __future__ import annotations

from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from tertulia import texts
from tertulia.core.match import Match
from tertulia.core.scene import Zone
from tertulia.core.text import Text, seat_ref
from tertulia.table import course, terms
from tertulia.table.seats import Seat, TableSpec
from tertulia.web import errands
from tertulia.web.after import seated
from tertulia.web.pages import page, problem
from tertulia.web.reader import language


async def story(request: Request) -> Response:
    """The card, in the reader's language and as the reader's seat saw the game."""
    found = await seated(request)
    if found is None:
        return problem(request, 404, "pages-no-table")
    spec, seat, match = found
    if not match.over:
        return problem(request, 403, "pages-not-over")
    turns = await errands.run(request, course.turns, match.save())
    names = _names(spec, language(request))
    tell = partial(texts.render, language(request), names=names)
    return page(
        request,
        "story.html",
        table=spec,
        seat=seat,
        names=names,
        won=tell(_won(match.winners)),
        winners=match.winners,
        scores=match.scores,
        sheets=_sheets(match, seat),
        turns=[(step, tell(_lead(leading)), scores) for step, leading, scores in turns],
        lines=[tell(text) for text in _told(match, seat)],
        saved=terms.shown_at_the_end(spec.terms),
        tell=tell,
    )


def _names(spec: TableSpec, lang: str) -> list[str]:
    return [seat.name or _called(lang, seat) for seat in spec.seats]


def _called(lang: str, seat: Seat) -> str:
    if seat.bot is None:
        return texts.say(lang, "seat-name", {"number": seat.n + 1})
    bot = texts.say(lang, f"bot-{seat.bot}")
    return texts.say(lang, "bot-numbered", {"bot": bot, "number": seat.n + 1})


def _won(winners: tuple[int, ...]) -> Text:
    return Text(f"won-{len(winners)}", _numbered(winners))


def _lead(leading: tuple[int, ...]) -> Text:
    return Text("pages-story-level" if len(leading) > 1 else "pages-story-leads", _who(leading))


def _who(leading: tuple[int, ...]) -> dict[str, int | str]:
    return {"seat": seat_ref(leading[0])} if len(leading) == 1 else {"count": len(leading)}


def _numbered(seats: tuple[int, ...]) -> dict[str, int | str]:
    return {f"seat{n}": seat_ref(seat) for n, seat in enumerate(seats, 1)}


def _sheets(match: Match[Any, Any], seat: int) -> list[Zone]:
    scene = match.game.scene(match.view(seat))
    return [zone for zone in scene.zones if zone.kind == "sheet"]


def _told(match: Match[Any, Any], seat: int) -> list[Text]:
    assert match.log is not None
    seen = (event.seen_by(seat) for event in match.log.events)
    return [match.game.text(match.rules, event) for event in seen if event is not None]
