"""Dense action ids, remembered: what learning sees of decisions."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from tertulia.core.errors import NotPossible
from tertulia.core.match import Match
from tertulia.core.position import Position, Step
from tertulia.core.rules import Rules


class Actions:
    """The action ids of a game by its rules, looked up once for each answer to each step."""

    rules: Rules
    known: dict[type[Any], dict[int, int]]

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.known = {}

    def legal(self, m: Position[Any, Any], seat: i64) -> list[int]:
        """The ids of what ``seat`` may answer, in the order of the answers; it must be asked."""
        top = m.top
        assert top is not None
        known = self._of(top)
        ids: list[int] = []
        for answer in top.answers(m, seat):
            action = known.get(answer)
            if action is None:
                action = m.game.encode(self.rules, type(top).__name__, answer)
                known[answer] = action
            ids.append(action)
        return ids

    def answer(self, m: Match[Any, Any], seat: i64, action: int) -> int:
        """The answer that ``action`` stands for now; raises :class:`NotPossible` if none."""
        top = m.top
        assert top is not None
        for place, each in enumerate(self.legal(m, seat)):
            if each == action:
                return top.answers(m, seat)[place]
        raise NotPossible(f"action {action} is not legal for seat {seat} now")

    def _of(self, step: Step[Any, Any]) -> dict[int, int]:
        kind = type(step)
        known = self.known.get(kind)
        if known is None:
            known = {}
            self.known[kind] = known
        return known
