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

    def add(self, answer: int, seat: i64) -> Arm:
        """A new arm."""
        arm = Arm(answer, seat)
        if self.first is None:
            self.first = arm
        elif self.arms is None:
            self.arms = {self.first.answer: self.first, answer: arm}
        else:
            self.arms[answer] = arm
        return arm

    def select(
        self, answers: tuple[int, ...], seat: i64, explore: float, widen: i64, rng: Rng
    ) -> Arm | None:
        """The arm to follow among ``answers``, ``None`` if none of them was tried.

        A new one, at random, when there are ``widen`` visits for the square of those tried; else
        the one with the highest bound (Cowling, Powley, Whitehouse 2012, IV.C).
        """
        best: Arm | None = None
        most: float = -1.0
        tried: i64 = 0
        visits: i64 = 0
        for answer in answers:
            found = self.find(answer)
            if found is not None:
                found.available += 1
                tried += 1
                visits += found.visits
                bound = found.bound(explore)
                if bound > most:
                    most = bound
                    best = found
        new: i64 = len(answers) - tried
        if new == 0 or tried == 0 or visits < widen * tried * tried:
            return best
        skip = rng.below(new) if new > 1 else 0
        for answer in answers:
            if self.find(answer) is None:
                if skip == 0:
                    return self.add(answer, seat)
                skip -= 1
        return best

    def find(self, answer: int) -> Arm | None:
        """The arm of ``answer``, if it was tried."""
        first = self.first
        if first is None or first.answer == answer:
            return first
        return None if self.arms is None else self.arms.get(answer)
