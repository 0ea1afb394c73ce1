"""How a game went: its scores from step to step, and the steps that decided it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from tertulia.core.events import EVERYONE, Event
from tertulia.core.match import Match
from tertulia.core.text import seat_ref
from tertulia.table.wire import Turn

DECISIVE = 4
"""How many steps may have decided a game."""


class Standing(NamedTuple):
    """The scores after ``step`` inputs, who would win with them, and the last step's events."""

    step: int
    first: int
    end: int
    scores: tuple[int, ...]
    leaders: tuple[int, ...]


class Course:
    """How a match stood after each step that changed its scores or who leads."""

    def __init__(self, match: Match[Any, Any]) -> None:
        self._told = 0
        self._standings: list[Standing] = []
        self.note(match)

    def note(self, match: Match[Any, Any]) -> None:
        """Note how the match stands now; what was taken back is forgotten."""
        log = match.log
        assert log is not None
        step, end = len(log.inputs), len(log.events)
        first, self._told = min(self._told, end), end
        while self._standings and self._standings[-1].step >= step > 0:
            self._standings.pop()
        now = Standing(step, first, end, match.scores, tuple(match.game.winners(match)))
        if not self._standings or self._standings[-1][3:] != now[3:]:
            self._standings.append(now)

    def decisive(self, match: Match[Any, Any]) -> list[Turn]:
        """The steps that decided the game, in order: the last at which somebody took the lead, and
        those that changed a score most, a change that brought the lead counting double.

        A step of which no event tells everybody is not among them.
        """
        turns = [
            turn
            for before, after, lead in self._pairs()
            if (turn := _turn(match, before, after, lead)) is not None
        ]
        last = max((turn.at for turn in turns if turn.lead is not None), default=None)
        turns.sort(key=lambda turn: (turn.at == last, _weight(turn), turn.at), reverse=True)
        return sorted(turns[:DECISIVE], key=lambda turn: turn.at)

    def _pairs(self) -> Iterator[tuple[Standing, Standing, int | None]]:
        """Each change of scores, and who came to lead alone by it."""
        holder = None
        for before, after in pairwise(self._standings):
            lead = after.leaders[0] if len(after.leaders) == 1 else None
            yield before, after, None if lead == holder else lead
            holder = holder if lead is None else lead


def _weight(turn: Turn) -> int:
    return abs(turn.after - turn.before) * (1 if turn.lead is None else 2)


def _turn(
    match: Match[Any, Any], before: Standing, after: Standing, lead: int | None
) -> Turn | None:
    """A change of scores, told of whoever took the lead by it or changed most."""
    log = match.log
    assert log is not None
    changes = [abs(new - old) for old, new in zip(before.scores, after.scores, strict=True)]
    seat = max(range(len(changes)), key=changes.__getitem__)
    if lead is not None and changes[lead]:
        seat = lead
    if not changes[seat]:
        return None
    event = _teller(match, log.events[after.first : after.end], seat, changes[seat])
    if event is None:
        return None
    return Turn(after.step, event.seq, seat, before.scores[seat], after.scores[seat], lead)


def _teller(
    match: Match[Any, Any], events: Iterable[Event], seat: int, change: int
) -> Event | None:
    """The event that tells best of a seat's change of score: it names the seat and the number."""
    found = None
    for event in events:
        if event.audience != EVERYONE:
            continue
        args = match.game.text(match.rules, event).args.values()
        if seat_ref(seat) in args:
            if change in args:
                return event
            found = found or event
    return found
