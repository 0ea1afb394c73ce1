"""Search: one information-set Monte Carlo tree search for every game.

Cowling, Powley, Whitehouse, "Information Set Monte Carlo Tree Search", IEEE Transactions on
Computational Intelligence and AI in Games 4(2), 2012: the single-observer form (SO-ISMCTS). Each
iteration samples a world from the view, walks one tree that is shared by all worlds, adds one
answer to it and plays on by a quick policy. All seats maximise their own value. The tree's edges
are what the observer saw, never what was hidden; play halts at the end of an epoch, before the
next chance. Below the root the answer of the quick policy comes first, and others are added as
visits grow (progressive widening: Chaslot et al., "Progressive Strategies for Monte-Carlo Tree
Search", New Mathematics and Natural Computation 4(3), 2008): trying all of them there would blur
the value of what leads there.
"""

from __future__ import annotations

import gc
from math import inf
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from tertulia.bots.bot import Bot, asked
from tertulia.bots.tree import Arm, Node
from tertulia.core.bits import SEATS, has
from tertulia.core.match import Match, mix
from tertulia.core.position import View
from tertulia.core.rng import Rng

NO_END: Final = 1 << 40

MOST_NODES: Final = 1_000_000
"""Where a tree stops growing, at some hundreds of megabytes; the search goes on in it."""

EXPLORE: Final = 0.35
"""The weight of exploration against values from 0 to 1."""

WIDEN: Final = 20
"""Below the root another answer is tried after that many visits times the square of those tried."""


class Finding:
    """What a search found of one answer: how often it was tried, and its mean value, 0 to 1."""

    def __init__(self, answer: int, visits: int, value: float) -> None:
        self.answer = answer
        self.visits = visits
        self.value = value

    def __repr__(self) -> str:
        return f"Finding({self.answer}, {self.visits}, {self.value:.3f})"


class Search:
    """A search from one view, which can be carried on for as long as one likes.

    With ``greedy`` false, games are played on at random (:meth:`Game.rollout`). The same view,
    generator and number of iterations give the same findings.
    """

    view: View[Any, Any]
    rng: Rng
    greedy: bool
    explore: float
    seat: i64
    iterations: i64
    root: Node
    nodes: dict[int, Node]
    path: list[Arm]

    def __init__(
        self, view: View[Any, Any], rng: Rng, greedy: bool = True, explore: float = EXPLORE
    ) -> None:
        self.view = view
        self.rng = rng
        self.greedy = greedy
        self.explore = explore
        self.seat = asked(view)
        self.iterations = 0
        self.root = Node(0)
        self.nodes = {}
        self.path = []

    def run(self, iterations: int = NO_END, ms: float = inf) -> None:
        """Carry on for so many iterations or milliseconds, whichever ends first; at least once."""
        end = perf_counter() + ms / 1000.0
        timed = ms != inf
        left: i64 = iterations
        collecting = gc.isenabled()
        gc.disable()  # a tree holds no cycles, and the collector would walk it again and again
        try:
            while True:
                self._iterate()
                left -= 1
                if left <= 0 or (timed and perf_counter() >= end):
                    return
        finally:
            if collecting:
                gc.enable()

    def findings(self) -> list[Finding]:
        """What was found of each answer tried, the most visited first, then the first tried."""
        found = [
            Finding(arm.answer, int(arm.visits), arm.total / float(arm.visits))
            for arm in self.root.tried()
        ]
        found.sort(key=lambda finding: -finding.visits)
        return found

    def best(self) -> int:
        """The answer that was tried most often."""
        return self.findings()[0].answer

    def _iterate(self) -> None:
        match = self.view.game.sample(self.view, self.rng)
        match.observer = self.seat
        match.seen = 0
        match.horizon = match.epoch + match.game.depth
        path = self.path
        path.clear()
        self._descend(match)
        self._play_on(match)
        values = match.game.values(match)
        for arm in path:
            arm.visits += 1
            arm.total += values[arm.seat]
        self.iterations += 1

    def _descend(self, match: Match[Any, Any]) -> None:
        """Walk down the tree, as far as one new arm."""
        node: Node | None = self.root
        arm: Arm | None = None
        while match.owing != 0:
            top = match.top
            assert top is not None
            seat = self.seat
            if not has(match.owing, seat):
                seat = SEATS[match.owing][0]
            answers = top.answers(match, seat)
            if arm is not None:
                if len(answers) == 1:  # no choice, no node
                    match.apply(seat, answers[0])
                    continue
                node = self._node(arm, match)
            if node is None:
                return
            widen: i64 = 0 if node is self.root else WIDEN
            arm = node.select(answers, seat, self.explore, widen, self.rng)
            if arm is None:
                arm = node.add(self._quick(match, seat), seat)
            self.path.append(arm)
            match.apply(seat, arm.answer)
            if arm.visits == 0:
                return

    def _node(self, arm: Arm, match: Match[Any, Any]) -> Node | None:
        """The node where ``arm`` has led to; ``None`` if it is new and the tree is full."""
        # What is answered in secret is not seen, but that it was.
        key = mix(match.seen, match.asked)
        child = arm.child
        if child is None or child.key != key:
            child = self.nodes.get(key)
            if child is None:
                if len(self.nodes) >= MOST_NODES:
                    return None
                child = Node(key)
                self.nodes[key] = child
            arm.child = child
        return child

    def _quick(self, match: Match[Any, Any], seat: i64) -> int:
        """The answer of the quick policy."""
        if self.greedy:
            return match.game.greedy(match, seat, self.rng)
        top = match.top
        assert top is not None
        return top.pick(match, seat, self.rng)

    def _play_on(self, match: Match[Any, Any]) -> None:
        match.observer = -1
        game = match.game
        if not self.greedy:
            game.rollout(match, self.rng)
            return
        left: i64 = game.limit  # that the quick policy comes to an end is the game's word alone
        while match.owing != 0 and left > 0:
            seat = SEATS[match.owing][0]
            match.apply(seat, game.greedy(match, seat, self.rng))
            left -= 1


class SearchBot(Bot):
    """Searches for so many iterations or milliseconds a decision, whichever ends first."""

    def __init__(self, name: str, iterations: int = NO_END, ms: float = inf) -> None:
        super().__init__(name)
        self.ms = ms
        self.iterations = iterations

    def choose(self, view: View[Any, Any], rng: Rng) -> int:
        answers = view.ask().answers
        if len(answers) == 1:
            return answers[0]
        return self.search(view, rng).best()

    def search(self, view: View[Any, Any], rng: Rng) -> Search:
        """The search behind a choice, with its findings: for hints."""
        search = Search(view, rng)
        search.run(self.iterations, self.ms)
        return search
