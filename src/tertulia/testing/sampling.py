"""Checks that sampled worlds are honest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Any

from tertulia.core.match import Match
from tertulia.core.rng import Rng
from tertulia.testing.state import digest_of
from tertulia.testing.statistics import LEVEL, at_least, chi_square
from tertulia.testing.trial import Trial, Walk

CELLS = 120
"""The most possible worlds for which each is counted."""

ENUMERATED = 12
"""In how many positions a game the worlds are counted."""


def check_sampling(trial: Trial) -> None:
    """Sampled worlds can be played on and are drawn without a glance at the truth.

    Where ``trial.worlds`` lists what is possible, samples are equal to it in distribution (at an
    error level of 1e-6 a position). The truth comes back no more often than two samples agree.
    """
    surprises = [0, 0]
    for walk in trial.walks("sampling"):
        counted = 0
        while walk.match.to_move:
            if walk.chance(3):
                for seat in walk.seats:
                    rng = Rng(f"{walk.seed} {len(walk.answers)} {seat}")
                    compare(walk, seat, rng, surprises)
                    if counted < ENUMERATED:
                        counted += enumerated(walk, seat, rng)
            walk.step()
        knowing, repeating = surprises
        if at_least(knowing, knowing + repeating) < LEVEL:
            raise walk.fault(
                f"{knowing} samples were the truth, where only {repeating} agreed with another"
            )


def compare(walk: Walk, seat: int, rng: Rng, surprises: list[int]) -> None:
    """Sample two worlds; count those that only the truth and only the other sample matches.

    Both are equally likely for an honest sampler, whatever the truth is.
    """
    one, other = (sample(walk, seat, rng) for _ in range(2))
    drawn = key(walk.trial, one, seat)
    true = drawn == key(walk.trial, walk.match, seat)
    same = drawn == key(walk.trial, other, seat)
    surprises[0] += true and not same
    surprises[1] += same and not true
    walk.hold_in(one, f"a world sampled for seat {seat}")
    if walk.chance(4):
        play_on(walk, one, seat, rng)


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
