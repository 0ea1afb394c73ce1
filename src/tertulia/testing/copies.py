"""Checks that a state is whole in a copy, in a save and when it is built again."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

from tertulia.core.errors import NotPossible
from tertulia.core.save import load
from tertulia.testing.state import state_of
from tertulia.testing.trial import UNSHARED, Trial, Walk, present, seen

UNSAVED = frozenset({"points"})
"""What a save does not keep: the states to which undo goes back."""


def check_copies(trial: Trial) -> None:
    """After every step a copy, a loaded save and a match built again equal the match.

    No copy, view or save changes when the match goes on, nor the match when a copy does; the
    shared rules never change; taking an answer back leads to the state before it, or is refused.
    """
    for walk in trial.walks("copies"):
        kept = Kept(walk)
        kept.add("the shared rules", partial(state_of, walk.match.rules))
        kept.add("a save made at the start", partial(json.dumps, walk.match.save()))
        again = trial.start(walk.seed)
        quick = walk.match.copy()
        while True:
            now = state_of(walk.match, UNSHARED)
            copy = walk.match.copy()
            walk.same("a copy differs from its match", now, state_of(copy, UNSHARED))
            kept.add("a copy", partial(state_of, copy, UNSHARED))
            seat = walk.one_of(tuple(walk.seats))
            kept.add(f"the view of seat {seat}", partial(seen, walk.match.view(seat)))
            walk.same("built again it differs", state_of(walk.match), state_of(again))
            walk.same("copies of copies, played unchecked, differ", now, state_of(quick, UNSHARED))
            reload(walk)
            stray(walk, now)
            if not walk.match.to_move:
                break
            walk.step()
            take_back(walk, now)
            again.play(*walk.answers[-1])
            quick = quick.copy()
            quick.apply(*walk.answers[-1])
        kept.check()


class Kept:
    """Things that must stay as they are, whatever the match does."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.things: list[tuple[str, Callable[[], object], object]] = []

    def add(self, name: str, look: Callable[[], object]) -> None:
        """Keep a thing as it looks now."""
        when = f"{name} after {len(self.walk.answers)} answers"
        self.things.append((when, look, look()))

    def check(self) -> None:
        """Hold that all still look the same."""
        for name, look, then in self.things:
            self.walk.same(f"{name} has changed since", then, look())


def reload(walk: Walk) -> None:
    """A match that was saved as JSON and loaded again is equal, and saves alike."""
    game = walk.trial.game
    data = json.loads(json.dumps(walk.match.save()))
    try:
        loaded = load(data, {game.name: game})
    except Exception as error:
        raise walk.fault(f"the save cannot be loaded: {error!r}") from error
    saved, found = state_of(walk.match, UNSAVED), state_of(loaded, UNSAVED)
    walk.same("a loaded save differs from its match", saved, found)
    if not walk.match.commits:
        undo = [walk.match.undoable(seat) for seat in walk.seats]
        walk.same("undo differs after loading", undo, [loaded.undoable(s) for s in walk.seats])
    walk.same("a loaded match saves otherwise", data, json.loads(json.dumps(loaded.save())))


def stray(walk: Walk, now: object) -> None:
    """A copy that goes its own way leaves the match alone."""
    if walk.chance(4):
        copy = walk.match.copy()
        for _ in range(12):
            if copy.to_move:
                seat = walk.one_of(copy.to_move)
                copy.play(seat, walk.one_of(copy.decision(seat).answers))
        walk.same("playing on a copy changed the match", now, state_of(walk.match, UNSHARED))


def take_back(walk: Walk, before: object) -> None:
    """Taking back the last answer leads to the state before it, and on again, or is refused."""
    seat, answer = walk.answers[-1]
    for other in walk.seats:
        if not walk.match.undoable(other):
            refuse_undo(walk, other)
    if walk.match.undoable(seat):
        after = state_of(walk.match)
        walk.match.undo(seat)
        walk.same("undo differs from before", before, state_of(walk.match, UNSHARED))
        walk.match.play(seat, answer)
        walk.same("the same answer after undo differs", after, state_of(walk.match))


def refuse_undo(walk: Walk, seat: int) -> None:
    """What ``seat`` has no answer to take back from is an error and changes nothing."""
    before = present(walk.match)
    try:
        walk.match.undo(seat)
    except NotPossible:
        walk.same("an undo that was refused changed the match", before, present(walk.match))
    else:
        raise walk.fault(f"seat {seat} could take back what it said it could not")
