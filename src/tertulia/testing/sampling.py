"""Checks that sampled worlds are honest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

from tertulia.core.match import Match
from tertulia.core.rng import Rng
from tertulia.testing.state import digest_of, state_of
from tertulia.testing.statistics import LEVEL, at_least, chi_square
from tertulia.testing.trial import Fault, Trial, Walk

CELLS = 120
"""The most possible worlds for which each is counted."""

ENUMERATED = 12
"""In how many positions a game the worlds are counted."""

MANY = 20
"""In so many positions with something hidden a sample should differ from the truth."""


def check_sampling(trial: Trial) -> None:
    """Sampled worlds can be played on and are drawn without a glance at the truth.

    Where ``trial.worlds`` lists what is possible, samples are equal to it in distribution (at an
    error level of 1e-6 a position). The truth comes back no more often than by chance.
    """
    tally = Tally()
    total = 0
    for walk in trial.walks("sampling"):
        counted = 0
        while walk.match.to_move:
            if walk.chance(3):
                for seat in walk.seats:
                    rng = Rng(f"{walk.seed} {len(walk.answers)} {seat}")
                    tally.add(walk, seat, rng)
                    if counted < ENUMERATED:
                        counted += enumerated(walk, seat, rng)
            walk.step()
        tally.judge(walk)
        total += counted
    if trial.worlds is not None and total == 0:
        raise Fault(f"{trial.game.name}, {trial}: no position had its worlds listed")


class Tally:
    """How often samples were the truth, over many positions.

    An honest sampler is as likely to give the truth as to give again what it gave before, whatever
    is hidden: it knows no more of the one than of the other.
    """

    def __init__(self) -> None:
        self.hidden = 0
        self.true = 0
        self.only_true = 0
        self.only_same = 0

    def add(self, walk: Walk, seat: int, rng: Rng) -> None:
        """Compare two worlds sampled for ``seat`` with the truth and with each other."""
        one, other = (sample(walk, seat, rng) for _ in range(2))
        walk.hold_in(one, f"a world sampled for seat {seat}")
        drawn = key(walk.trial, one, seat)
        true = drawn == key(walk.trial, walk.match, seat)
        same = drawn == key(walk.trial, other, seat)
        self.only_true += true and not same
        self.only_same += same and not true
        if state_of(walk.match.view(seat).secrets) != state_of(walk.match.secrets):
            self.hidden += 1
            self.true += true
        if walk.chance(4):
            play_on(walk, one, seat, rng)

    def judge(self, walk: Walk) -> None:
        """Hold that the truth came no more often than by chance, and not always."""
        tries = self.only_true + self.only_same
        if at_least(self.only_true, tries) < LEVEL or self.true == self.hidden > MANY:
            raise walk.fault(
                f"{self.true} samples of {self.hidden} were the truth; of {tries} that were either "
                f"the truth or like another sample, {self.only_true} were the truth"
            )


def sample(walk: Walk, seat: int, rng: Rng) -> Match[Any, Any]:
    """A world for ``seat``."""
    try:
        return walk.trial.game.sample(walk.match.view(seat), rng)
    except Exception as error:
        raise walk.fault(f"no world could be sampled for seat {seat}: {error!r}") from error


def key(trial: Trial, match: Match[Any, Any], seat: int) -> Hashable:
    """What is hidden from ``seat`` in ``match``."""
    return digest_of(match.secrets) if trial.key is None else trial.key(match, seat)


def play_on(walk: Walk, match: Match[Any, Any], seat: int, rng: Rng) -> None:
    """A sampled world goes on to an end by the rules."""
    left = walk.trial.game.limit
    while match.to_move:
        mover = match.to_move[rng.below(len(match.to_move))]
        answers = match.decision(mover).answers
        try:
            match.play(mover, answers[rng.below(len(answers))])
            left -= 1
        except Exception as error:
            raise walk.fault(f"a world sampled for seat {seat} breaks down: {error!r}") from error
        if left < 0:
            raise walk.fault(f"a world sampled for seat {seat} does not end")
    walk.hold_in(match, f"a world sampled for seat {seat}, played to its end,")


def enumerated(walk: Walk, seat: int, rng: Rng) -> bool:
    """Compare samples with the exact list of worlds; whether the game gives one here."""
    view = walk.match.view(seat)
    worlds = None if walk.trial.worlds is None else walk.trial.worlds(view)
    if worlds is None or len(worlds) > CELLS:
        return False
    truth = key(walk.trial, walk.match, seat)
    if truth not in worlds:
        raise walk.fault(f"the worlds listed for seat {seat} lack the truth {truth}")
    game = walk.trial.game
    counts = Counter(
        key(walk.trial, game.sample(view, rng), seat) for _ in range(max(400, 20 * len(worlds)))
    )
    impossible = [world for world in counts if world not in worlds]
    if impossible:
        raise walk.fault(
            f"seat {seat} must know that {impossible[0]} cannot be, but it was sampled"
        )
    probability = chi_square(counts, worlds)
    if probability < LEVEL:
        raise walk.fault(
            f"samples for seat {seat} are not like the {len(worlds)} worlds possible: "
            f"chi-square gives {probability:.1g}; drawn were {dict(counts.most_common(5))} ..."
        )
    return True
