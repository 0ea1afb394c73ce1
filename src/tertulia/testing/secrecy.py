"""Checks that nobody learns what is hidden: change it, and what a seat receives stays the same."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tertulia.core.errors import BadOption, IllegalMove, NotPossible
from tertulia.core.log import Log, Script
from tertulia.core.match import Match
from tertulia.core.rng import Rng
from tertulia.testing.state import state_of
from tertulia.testing.trial import Trial, Walk, put, seen, shown

TWINS = 60
"""Other histories tried a game."""

DRAWS = 6
"""Among how many draws in a row a twin history exchanges two outcomes."""


def check_secrecy(trial: Trial) -> None:
    """Two worlds that differ only in what a seat cannot know give it the same.

    Equal must be the view, the decision with its answers in order and all its texts, the events as
    the seat sees them, and whether it can undo: in a world sampled from the seat's view, played on
    alike until something shows; and in a whole history in which chance gave other seats something
    else, from the first event on, as long as the seat's views agree. What shows something that was
    hidden cannot be taken back.
    """
    for walk in trial.walks("secrecy"):
        history: list[Moment] = []
        while True:
            history.append(Moment(walk))
            if not walk.match.to_move:
                break
            if walk.chance(5):
                for seat in walk.seats:
                    sampled(walk, seat)
            walk.step()
        for _ in range(TWINS):
            twin(walk, history)


def sampled(walk: Walk, seat: int) -> None:
    """Compare the match with a world sampled from the view of ``seat``, for some answers."""
    truth = walk.match.copy()
    world = walk.trial.game.sample(walk.match.view(seat), Rng(f"{walk.seed} {len(walk.answers)}"))
    answer_again(walk, truth, world)
    truth.log = Log()
    world.log = Log()
    path: list[tuple[int, int]] = []
    alike(walk, truth, world, seat, "in another world")
    for _ in range(5):
        if not truth.to_move:
            return
        mover = walk.one_of(truth.to_move)
        answer = walk.one_of(truth.decision(mover).answers)
        other = counterpart(walk, truth, world, seat, mover, answer)
        if other is None:
            revealed(walk, truth, mover, answer)
            return
        truth.play(mover, answer)
        world.play(mover, other)
        path.append((mover, answer))
        what = f"in another world, after {path} more,"
        if not truth.undoable(mover):  # chance was asked, or something hidden shown to somebody
            views = seen(truth.view(seat)) == seen(world.view(seat))
            events = told(truth, seat) == told(world, seat)
            if views and not events:
                raise walk.fault(f"{what} seat {seat} is told what its view does not hold")
            if events and not views:
                raise walk.fault(f"{what} seat {seat} sees what it was not told")
            if not views:
                return
        alike(walk, truth, world, seat, what)


def answer_again(walk: Walk, truth: Match[Any, Any], world: Match[Any, Any]) -> None:
    """Other seats that have answered in secret answer again: the world owes them."""
    for seat in world.to_move:
        if seat not in truth.to_move:
            world.apply(seat, walk.one_of(world.decision(seat).answers))


def counterpart(
    walk: Walk, truth: Match[Any, Any], world: Match[Any, Any], seat: int, mover: int, answer: int
) -> int | None:
    """What ``mover`` answers in the other world: the same, if that is legal.

    While answers stay hidden, another seat answers anything instead: that must not show.
    """
    options = world.decision(mover).answers
    if mover != seat:
        ahead = truth.copy()
        ahead.apply(mover, answer)
        if ahead.commits:
            return walk.one_of(options)
    return answer if answer in options else None


def revealed(walk: Walk, truth: Match[Any, Any], mover: int, answer: int) -> None:
    """An answer that another world forbids shows what was hidden, once it changes that."""
    held = state_of(truth.secrets)
    truth.play(mover, answer)
    if truth.undoable(mover) and state_of(truth.secrets) != held:
        raise walk.fault(f"seat {mover} can take back {answer}, which shows what it held")


def alike(walk: Walk, truth: Match[Any, Any], world: Match[Any, Any], seat: int, what: str) -> None:
    """Hold that ``seat`` receives the same from both."""
    walk.same(
        f"{what} seat {seat} has another view", seen(truth.view(seat)), seen(world.view(seat))
    )
    walk.same(f"{what} seat {seat} is told otherwise", told(truth, seat), told(world, seat))
    if truth.undoable(seat) != world.undoable(seat):
        raise walk.fault(f"{what} undo of seat {seat} depends on what is hidden")
    if seat in truth.to_move:
        asked, again = truth.decision(seat), world.decision(seat)
        walk.same(f"{what} seat {seat} is asked otherwise", put(asked), put(again))
        number = walk.rng.below(200) - 4
        if number not in asked.answers:
            reasons = [state_of(one.refuse(number).reason) for one in (asked, again)]
            walk.same(f"{what} the refusal of {number} to seat {seat} differs", *reasons)


def told(match: Match[Any, Any], seat: int | None) -> object:
    """What ``seat`` has been told in ``match``."""
    assert match.log is not None
    return tuple(shown(match.log.events, seat))


@dataclass
class Received:
    """What one reader has after an answer; ``own`` was told to that seat alone, in any order.

    In which order a seat drew two cards it may know, though its view keeps no memory of it.
    """

    view: object
    events: list[object]
    own: list[tuple[int, tuple[int, ...]]]
    undo: bool


class Moment:
    """What every reader has received at a point of a game, and how often chance was asked."""

    def __init__(self, walk: Walk) -> None:
        self.draws = len(walk.log.outcomes)
        self.received = {seat: received(walk.match, seat) for seat in walk.readers}


def received(match: Match[Any, Any], seat: int | None) -> Received:
    """What ``seat`` has: its view, all it was told, and whether it can undo."""
    assert match.log is not None
    undo = seat is not None and match.undoable(seat)
    alone = 0 if seat is None else 1 << seat
    events = [event for event in match.log.events if event.audience != alone]
    own = [(event.kind, event.args) for event in match.log.events if event.audience == alone]
    return Received(seen(match.view(seat)), shown(events, seat), sorted(own), undo)


def twin(walk: Walk, history: list[Moment]) -> None:
    """Rebuild the game with two outcomes of chance exchanged, and compare what each seat got."""
    outcomes = [list(outcome) for outcome in walk.log.outcomes]
    if not outcomes:
        return
    begin = walk.rng.below(len(outcomes))
    places = [
        (draw, place)
        for draw in range(begin, min(begin + DRAWS, len(outcomes)))
        for place in range(len(outcomes[draw]))
    ]
    (one, here), (other, there) = (places[walk.rng.below(len(places))] for _ in range(2))
    moved = outcomes[one][here], outcomes[other][there]
    if moved[0] == moved[1]:
        return
    outcomes[other][there], outcomes[one][here] = moved
    first = next(n for n, moment in enumerate(history) if moment.draws > min(one, other))
    match = walk.trial.prepare(walk.seed)
    match.script = Script({}, outcomes)
    match.log = Log()
    alive = list(walk.readers)
    what = f"with {moved[0]} and {moved[1]} exchanged by chance"
    for number, moment in enumerate(history):
        try:
            if number:
                match.play(*walk.answers[number - 1])
            else:
                match.go_on()
        except (BadOption, IllegalMove, NotPossible):
            return  # this history could not have happened
        if number >= first:
            alive = [seat for seat in alive if unaware(walk, moment, match, seat, what)]
        if not alive:
            return


def unaware(
    walk: Walk, moment: Moment, match: Match[Any, Any], seat: int | None, what: str
) -> bool:
    """Whether ``seat`` has the same view of a twin history; if so, all it received is the same."""
    now = received(match, seat)
    then = moment.received[seat]
    if now.view != then.view:
        return False
    walk.same(f"{what} seat {seat} is told otherwise", tuple(then.events), tuple(now.events))
    walk.same(f"{what} seat {seat} alone is told otherwise", tuple(then.own), tuple(now.own))
    if now.undo != then.undo:
        raise walk.fault(f"{what} undo of seat {seat} depends on what is hidden")
    return True
