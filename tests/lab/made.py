"""Games that were never played: stories with a known truth, to try the estimators on."""

import random

from tertulia.lab.plan import Plan
from tertulia.lab.watch import PARTS, Asks, Sitting, Story

CARDS = [(f"card-{number}", 0) for number in range(9)]
SEATS = 4


def plan(games: int) -> Plan:
    return Plan("made", SEATS, games, ("greedy",) * SEATS, rotate=False)


def story(number: int, rng: random.Random, strong: float = 1.0, rounds: float = 9.0) -> Story:
    """A game in which whoever plays card 7 is ``strong`` times as likely to win as another."""
    seats = [Sitting(turns=3, points={("luck", 0): rng.randrange(9)}) for _ in range(SEATS)]
    for sitting in seats:
        drew = rng.sample(CARDS, 3)
        sitting.drew, sitting.played = set(drew), set(drew[:2])
        sitting.choice = rng.choice(CARDS[:3])
    weights = [strong if CARDS[7] in sitting.played else 1.0 for sitting in seats]
    winner = rng.choices(range(SEATS), weights)[0]
    seats[winner].won = 1.0
    leaders = tuple(1 << rng.choice([winner, rng.randrange(SEATS)]) for _ in range(1, PARTS))
    asks = {"Ask": Asks(30, 90, 5, 8, 2)}
    length = round(rng.gauss(rounds, 2))
    return Story(number, number, length, 30, 2, leaders, seats, asks)


def stories(games: int, seed: int, strong: float = 1.0, rounds: float = 9.0) -> list[Story]:
    rng = random.Random(seed)
    return [story(number, rng, strong, rounds) for number in range(games)]
