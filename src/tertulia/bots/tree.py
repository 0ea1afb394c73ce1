"""The tree of an information-set search: what the observer may see, and how answers fared there."""

from __future__ import annotations

from math import log, sqrt

from mypy_extensions import i64

from tertulia.core.rng import Rng


class Arm:
    """An answer at a node, and how it fared.

    ``available`` counts the visits of the node in which the answer was legal: worlds differ in
    what another seat may answer. ``total`` sums the values for the seat that answers. ``child`` is
    the node that it led to last; what another seat hides may make it lead elsewhere.
    """

    answer: int
    seat: i64
    visits: i64
    available: i64
    total: float
    child: Node | None

    def __init__(self, answer: int, seat: i64) -> None:
        self.answer = answer
        self.seat = seat
        self.visits = 0
        self.available = 1
        self.total = 0.0
        self.child = None

    def bound(self, explore: float) -> float:
        """The upper confidence bound of its value (UCB1, with availability for trials)."""
        visits = float(self.visits)
        return self.total / visits + explore * sqrt(log(float(self.available)) / visits)


class Node:
    """All states that look the same to the observer: they share the digest ``key``.

    ``arms`` has the answers tried so far. Most nodes never get a second one, and no dict.
    """

    key: i64
    first: Arm | None
    arms: dict[int, Arm] | None

    def __init__(self, key: i64) -> None:
        self.key = key
        self.first = None
        self.arms = None

    def tried(self) -> list[Arm]:
        """The arms, in the order in which they were first tried."""
        if self.arms is not None:
            return list(self.arms.values())
        return [] if self.first is None else [self.first]

    def select(self, answers: tuple[int, ...], seat: i64, explore: float, rng: Rng) -> Arm:
        """The arm to follow among ``answers``: a new one, at random, as long as there are any.

        After that the one with the highest bound (Cowling, Powley, Whitehouse 2012, IV.C).
        """
        first = self.first
        if first is None:
            some: i64 = len(answers)
            arm = Arm(answers[rng.below(some) if some > 1 else 0], seat)
            self.first = arm
            return arm
        arms = self.arms
        if arms is None:
            arms = {first.answer: first}
            self.arms = arms
        best = first
        most: float = -1.0
        new: i64 = 0
        for answer in answers:
            found = arms.get(answer)
            if found is None:
                new += 1
            else:
                found.available += 1
                if new == 0:
                    bound = found.bound(explore)
                    if bound > most:
                        most = bound
                        best = found
        if new == 0:
            return best
        skip = rng.below(new) if new > 1 else 0
        for answer in answers:
            if answer not in arms:
                if skip == 0:
                    best = Arm(answer, seat)
                    arms[answer] = best
                    return best
                skip -= 1
        return best
