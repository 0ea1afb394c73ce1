"""Positions to try bots on."""

from collections.abc import Iterator

from tests.small.duel import Duel

from tertulia import Rng, game
from tertulia.core.match import Match

DUEL = Duel()
TRUNFOS = game("trunfos")


def positions(found, seats: int, seed: int) -> Iterator[Match]:
    """Every state of a random game in which somebody owes an answer."""
    match = found.start(seats, seed, record=False)
    rng = Rng(f"positions {seed}")
    while match.to_move:
        yield match
        seat = match.to_move[0]
        match.play(seat, match.top.pick(match, seat, rng))


def at_steps(found, seats: int, seed: int) -> dict[str, Match]:
    """A state of every kind of step in which the seat to move has a choice: the middle one."""
    seen: dict[str, list[Match]] = {}
    for match in positions(found, seats, seed):
        decision = match.decision(match.to_move[0])
        if len(decision.answers) > 1:
            seen.setdefault(decision.step, []).append(match.copy())
    return {step: states[len(states) // 2] for step, states in seen.items()}
