"""Fit the weights by which a game values a position: `make worth`, for each of its rule sets.

Greedy bots play at every seat count. Where a round ends, the features of all seats are noted, and
in the end who won. The weights printed make that most likely if the odds to win are exponential in
the weighted features (McFadden 1974, the conditional logit); they go into `WEIGHTS` of the game's
`worth.py`.
"""

import sys
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

import tertulia

Array = NDArray[np.float64]
Study = tuple[Array, Array]
"""Features (positions, seats, features) at the ends of rounds, and who won, in parts."""

GAMES = 2000
STEPS = 25
RIDGE = 1e-4


def study(name: str, seats: int, games: int, options: dict[str, object]) -> Study:
    """Play games between greedy bots."""
    game = tertulia.game(name)
    features = import_module(f"tertulia.games.{name}.worth").features
    positions: list[Any] = []
    wins: list[Any] = []
    for number in range(games):
        match = game.start(seats, f"worth {number}", options, record=False)
        rng = tertulia.Rng(number)
        ends: list[Any] = []
        while not match.over:
            match.horizon = match.epoch + 1
            match.go_on()
            while match.owing:
                seat = match.to_move[0]
                match.apply(seat, game.greedy(match, seat, rng))
            if not match.over:
                ends.append([features(match, seat) for seat in range(seats)])
        won = match.winners
        shares = [(seat in won) / len(won) for seat in range(seats)]
        positions += ends
        wins += [shares] * len(ends)
    return np.array(positions), np.array(wins)


def fitted(studies: list[Study]) -> Array:
    """The weights, by Newton's method."""
    size = studies[0][0].shape[2]
    weights = np.zeros(size)
    for _ in range(STEPS):
        slope, bend = -RIDGE * weights, RIDGE * np.eye(size)
        for features, wins in studies:
            chances = odds(features, weights)
            mean = (chances[:, :, None] * features).sum(1)
            slope = slope + ((wins - chances)[:, :, None] * features).sum((0, 1)) / len(wins)
            spread = np.einsum("ps,psk,psl->kl", chances, features, features) - mean.T @ mean
            bend = bend + spread / len(wins)
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def odds(features: Array, weights: Array) -> Array:
    """The chance of each seat to win in each position."""
    worth = features @ weights
    found = np.exp(worth - worth.max(1, keepdims=True))
    return np.asarray(found / found.sum(1, keepdims=True))


def likelihood(study: Study, weights: Array) -> float:
    """The mean logarithm of the chance given to who won."""
    features, wins = study
    return float((wins * np.log(odds(features, weights) + 1e-12)).sum(1).mean())


def main(name: str) -> None:
    """Fit the weights of a game, or of each of its rule sets."""
    game = tertulia.game(name)
    worth = import_module(f"tertulia.games.{name}.worth")
    choice = next((each for each in game.options if each.name == "rules"), None)
    if choice is None:
        fit(name, game.simulated, worth.WEIGHTS)
        return
    for one in choice.values:
        print(f"\n{one}")
        now = dict(zip(worth.FEATURES, worth.WEIGHTS[one], strict=True))
        fit(name, {**game.simulated, "rules": one}, now)


def fit(name: str, options: dict[str, object], old: dict[str, float]) -> None:
    """Fit to three games of four, and tell on the others how well the weights do."""
    counts = tertulia.game(name).seats
    studies = [study(name, seats, GAMES, options) for seats in counts]
    cuts = [len(wins) * 3 // 4 for _, wins in studies]
    weights = fitted([(f[:cut], w[:cut]) for (f, w), cut in zip(studies, cuts, strict=True)])
    for (what, was), weight in zip(old.items(), weights, strict=True):
        print(f"{what:40} {weight:7.3f}  (now {was})")
    for seats, (features, wins), cut in zip(counts, studies, cuts, strict=True):
        rest = features[cut:], wins[cut:]
        found = [likelihood(rest, each) for each in (weights, np.array(list(old.values())))]
        print(f"{seats} seats: {found[0]:.3f}, now {found[1]:.3f}, even {-np.log(seats):.3f}")


if __name__ == "__main__":
    for each in sys.argv[1:]:
        main(each)
