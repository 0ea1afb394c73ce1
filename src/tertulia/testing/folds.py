"""Check that the events a seat is told add up to what it may know."""

from __future__ import annotations

from typing import Any

from tertulia.core.position import View
from tertulia.testing.state import state_of
from tertulia.testing.trial import Trial, Walk


def check_folds(trial: Trial) -> None:
    """A view folded from events equals the view from the state, in record and own secrets.

    The fold begins with a match that is not yet dealt and has another seed. Events number from 1
    without a gap, though not all are seen.
    """
    for walk in trial.walks("folds"):
        blank = trial.prepare("nothing is known of this one")
        folded = {seat: blank.view(seat) for seat in walk.readers}
        done = 0
        while True:
            numbers = [event.seq for event in walk.log.events[done:]]
            first = done + 1
            done = len(walk.log.events)
            walk.same("events are numbered otherwise", numbers, list(range(first, done + 1)))
            for seat, view in folded.items():
                fold(walk, view, seat, first)
            if not walk.match.to_move:
                break
            walk.step()


def fold(walk: Walk, view: View[Any, Any], seat: int | None, first: int) -> None:
    """Fold the events from number ``first`` on into ``view`` and compare."""
    for event in walk.log.events[first - 1 :]:
        seen = event.seen_by(seat)
        if seen is not None:
            try:
                walk.trial.game.fold(view, seen)
            except Exception as error:
                raise walk.fault(f"seat {seat} cannot fold {seen}: {error!r}") from error
    now = walk.match.view(seat)
    for part in ("table", "secrets"):
        folded, true = state_of(getattr(view, part)), state_of(getattr(now, part))
        walk.same(f"folded from events and seen in the state, {part} of {seat}", folded, true)
