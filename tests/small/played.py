"""Positions of the duel that tests begin with. Seat 0 has a boost, 1 and 2 have two vetoes each."""

from __future__ import annotations

from collections.abc import Iterable

from tests.small.duel import GAME
from tests.small.state import EVENTS, Play

from tertulia.core.events import Event

HANDS = [1, 2, 3, 4, 5, 0, 12, 8, 9, 10, 6, 18, 11, 14, 15]


def start() -> Play:
    """Seat 0 is to call."""
    return GAME.start(3, 5, deal={"hand": HANDS})


def at_stakes() -> Play:
    """All are to stake."""
    match = start()
    match.play(0, 1)
    return match


def at_visits() -> Play:
    """Seat 0 may play a boost."""
    match = at_stakes()
    for seat, card in enumerate((2, 8, 11)):
        match.play(seat, card)
    return match


def names(events: Iterable[Event]) -> list[str]:
    """The kinds of the events."""
    return [EVENTS[event.kind].name for event in events]
