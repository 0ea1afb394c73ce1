"""The tree of an information-set search: what the observer may see, and how answers fared there."""

from __future__ import annotations

from math import log, sqrt

from mypy_extensions import i64

from tertulia.core.rng import Rng


class Arm:
    """An answer at a node, and how it fared.

    ``available`` counts the visits of the node in which the answer was legal: worlds differ in
    what another seat may answer. ``total`` sums the values for the seat that answers. ``child`` is
    the node that it led to last.
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


class Node:
    """All states that look the same to the observer: they share the digest ``key``.

    ``arms`` has the answers tried so far; ``children`` the nodes after this one by their digest.
    Answers that look the same to the observer lead to the same child.
    """

    key: i64
    arms: dict[int, Arm]
    children: dict[int, Node]

    def __init__(self, key: i64) -> None:
        self.key = key
        self.arms = {}
        self.children = {}

    def select(self, answers: tuple[int, ...], seat: i64, explore: float, rng: Rng) -> Arm:
        """The arm to follow among ``answers``: a new one, at random, as long as there are any.

        After that the one with the highest upper confidence bound, in which the count of the
        visits in which it was available stands for those of the node (Cowling, Powley, Whitehouse
        2012, section IV.C).
        """
        arms = self.arms
        best: Arm | None = None
        most: float = -1.0
        new: i64 = 0
        for answer in answers:
            arm = arms.get(answer)
            if arm is None:
                new += 1
            else:
                arm.available += 1
                if new == 0:
                    visits = float(arm.visits)
                    bound = arm.total / visits + explore * sqrt(log(float(arm.available)) / visits)
                    if bound > most:
                        most = bound
                        best = arm
        if new == 0:
            assert best is not None
            return best
        skip = rng.below(new) if new > 1 else 0
        for answer in answers:
            if answer not in arms:
                if skip == 0:
                    break
                skip -= 1
        arm = Arm(answer, seat)
        arms[answer] = arm
        return arm

    def after(self, arm: Arm, key: i64) -> Node:
        """The node that ``arm`` has led to, known by what the observer saw."""
        child = arm.child
        if child is not None and child.key == key:
            return child
        found = self.children.get(key)
        if found is None:
            found = Node(key)
            self.children[key] = found
        arm.child = found
        return found
