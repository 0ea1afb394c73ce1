"""Check the game's own shortcuts for search: its rollout, greedy answer and values."""

from __future__ import annotations

from collections.abc import Callable
from math import erfc, sqrt
from typing import Any

from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.rng import Rng
from tertulia.testing.statistics import LEVEL
from tertulia.testing.trial import Trial, Walk

PAIRS = 60
"""How many positions a game are played out through both doors."""

Door = Callable[[Match[Any, Any], Rng], None]


def check_rollouts(trial: Trial) -> None:
    """A game's own rollout ends as random play by the rules does, at the horizon too.

    Scores and the number of answers have the same mean through both doors (at an error level of
    1e-6). In every position ``greedy`` gives a legal answer, the same from the match as from the
    seat's view, and ``values`` a number from 0 to 1 for each seat, as public as the record is.
    """
    tallies = [Tally() for _ in range(trial.seats + 1)]
    for walk in trial.walks("rollouts"):
        pairs = 0
        while walk.match.to_move:
            if pairs < PAIRS and walk.chance(2):
                pairs += 1
                played_out(walk, tallies)
            for seat in walk.match.to_move:
                advised(walk, seat)
            walk.step()
        for place, tally in enumerate(tallies):
            if tally.probability() < LEVEL:
                what = f"scores of seat {place}" if place < trial.seats else "numbers of answers"
                raise walk.fault(f"rollouts and play by the rules differ in {what}: {tally}")


class Tally:
    """Differences between pairs, which should be 0 in the mean."""

    def __init__(self) -> None:
        self.number = 0
        self.sum = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        """Note the difference of one pair."""
        self.number += 1
        self.sum += difference
        self.squares += difference * difference

    def probability(self) -> float:
        """How probable a mean at least as far from 0 is; under the null the sum is near normal."""
        return erfc(abs(self.sum) / sqrt(2 * self.squares)) if self.squares else 1.0

    def __str__(self) -> str:
        return f"{self.sum / self.number:.2f} in the mean of {self.number} pairs"


def played_out(walk: Walk, tallies: list[Tally]) -> None:
    """Play the position out through both doors."""
    game = walk.trial.game
    ends = []
    for door in (game.rollout, lambda match, rng: Game.rollout(game, match, rng)):
        horizon = walk.match.epoch + 1
        halted = end(walk, door, horizon)
        if (halted.epoch < horizon) != halted.over:
            raise walk.fault(
                f"a rollout to epoch {horizon} halts in {halted.epoch}, {halted.over=}"
            )
        walk.hold_in(halted, "a rollout, halted at the horizon,")
        whole = end(walk, door, None)
        if not whole.over:
            raise walk.fault("a rollout does not reach the end")
        walk.hold_in(whole, "a rollout, at its end,")
        ends.append([*whole.scores, int(whole.asked)])
    for tally, one, other in zip(tallies, *ends, strict=True):
        tally.add(one - other)


def end(walk: Walk, door: Door, horizon: int | None) -> Match[Any, Any]:
    """A copy of the match, played out."""
    match = walk.match.copy()
    if horizon is not None:
        match.horizon = horizon
    try:
        door(match, Rng(f"{walk.seed} {walk.rng.word()}"))
    except Exception as error:
        raise walk.fault(f"a rollout breaks down: {error!r}") from error
    return match


def advised(walk: Walk, seat: int) -> None:
    """The greedy answer is legal and a matter of the view alone; values are well formed."""
    game, match = walk.trial.game, walk.match
    view = match.view(seat)
    try:
        answer = game.greedy(match, seat, Rng(walk.seed))
        again = game.greedy(view, seat, Rng(walk.seed))
    except Exception as error:
        raise walk.fault(f"there is no greedy answer for seat {seat}: {error!r}") from error
    if answer != again or answer not in match.decision(seat).answers:
        raise walk.fault(f"greedy gives seat {seat} {answer}, and {again} from its view")
    values = game.values(match)
    if len(values) != walk.trial.seats or not all(0 <= value <= 1 for value in values):
        raise walk.fault(f"the values {values} are not one for each seat, from 0 to 1")
    if values != game.values(view):
        raise walk.fault(f"the values {values} are others in the view of seat {seat}")
