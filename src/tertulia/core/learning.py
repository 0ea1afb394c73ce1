"""What learning needs of a match besides observations: action ids and rewards."""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from tertulia.core.errors import NotPossible
from tertulia.core.match import Match
from tertulia.core.position import Position
from tertulia.core.rules import Rules


class Actions:
    """The action ids of a game by its rules, worked out once for each answer to each step."""

    rules: Rules
    known: dict[type[Any], dict[object, int]]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.known = {}

    def ids(self, m: Position[Any, Any], answers: tuple[int, ...]) -> list[int]:
        """The ids of answers to the step on top, in their order."""
        known = self._known(m)
        return [int(self._id(m, known, answer)) for answer in answers]

    def write(
        self, m: Position[Any, Any], answers: tuple[int, ...], first: i64, out: BytesWriter
    ) -> None:
        """Write the ids of answers to the step on top, each plus ``first``, in 8 bytes."""
        known = self._known(m)
        boxed: tuple[object, ...] = answers  # each would be unboxed, and boxed to be looked up
        for answer in boxed:
            write_i64_le(out, first + self._id(m, known, answer))

    def answer(self, m: Position[Any, Any], seat: int, action: int) -> int:
        """The answer that ``action`` stands for now; raises :class:`NotPossible` if none."""
        answers = m.decision(seat).answers
        ids = self.ids(m, answers)
        if action not in ids:
            raise NotPossible(f"action {action} is not legal for seat {seat} now")
        return answers[ids.index(action)]

    def _known(self, m: Position[Any, Any]) -> dict[object, int]:
        """The ids worked out so far for the step on top, by answer."""
        kind = type(m.top)
        known = self.known.get(kind)
        if known is None:
            known = {}
            self.known[kind] = known
        return known

    def _id(self, m: Position[Any, Any], known: dict[object, int], answer: object) -> i64:
        action = known.get(answer)
        return self._learn(m, known, answer) if action is None else action

    def _learn(self, m: Position[Any, Any], known: dict[object, int], answer: object) -> int:
        assert isinstance(answer, int)
        action = m.game.encode(self.rules, type(m.top).__name__, answer)
        known[answer] = action
        return action


def rewards(match: Match[Any, Any]) -> list[float]:
    """By seat, 0 in sum: 1 for a winner alone, -1 / (seats - 1) for losers, 0 before the end.

    Winners share what they win.
    """
    seats: i64 = match.seats
    winners = match.winners
    if not winners:
        return [0.0] * int(seats)
    win = (float(seats) / float(len(winners)) - 1.0) / float(seats - 1)
    loss = -1.0 / float(seats - 1)
    return [win if seat in winners else loss for seat in range(int(seats))]
