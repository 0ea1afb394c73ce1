"""What a match remembers when somebody listens: inputs, outcomes, events, and undo points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from tertulia.core.errors import BadOption
from tertulia.core.events import Event

if TYPE_CHECKING:
    from tertulia.core.game import Game
    from tertulia.core.match import Match


class Script:
    """Chance stated in advance: the order of piles by source, or outcomes recorded before.

    Recorded outcomes come first, draw by draw; then each source's pile is used from its front;
    what neither states is left to chance.
    """

    def __init__(
        self, piles: dict[str, list[int]], recorded: list[list[int]] | None = None
    ) -> None:
        self.piles = piles
        self.recorded: list[list[int]] = [] if recorded is None else recorded
        self.used: dict[str, int] = {}
        self.draws = 0

    def copy(self) -> Script:
        """A script at the same place; what it states is shared."""
        other = Script(self.piles, self.recorded)
        other.used = dict(self.used)
        other.draws = self.draws
        return other

    def next(self, source: str, pool: list[int], size: int) -> list[int]:
        """What is stated of the next ``size`` members of ``pool``: as many as are, from the first.

        Raises :class:`BadOption` if a stated member is not in the pool or a recorded outcome has
        another size.
        """
        used = self.used.get(source, 0)
        stated = self.piles.get(source, [])[used : used + size]
        self.used[source] = used + len(stated)
        field = f"deal.{source}"
        whole = True
        if self.draws < len(self.recorded):
            stated = self.recorded[self.draws]
            field = f"outcomes[{self.draws}]"
            whole = len(stated) == size
        self.draws += 1
        if not whole or len(set(stated)) < len(stated) or not set(stated) <= set(pool):
            raise BadOption(field, stated, f"{size} different members of {sorted(pool)}")
        return stated


class Point:
    """A state to which undo can go back: the match before an answer, and where the log stood."""

    def __init__(self, match: Match[Any, Any], seat: int, place: int, events: int) -> None:
        self.match = match
        self.seat = seat
        self.place = place
        self.events = events


class Log:
    """The memory of a match.

    ``inputs`` are (seat, answer) in order, hidden simultaneous answers sorted by seat;
    ``outcomes`` what each draw gave; ``events`` all that was told, in full.
    """

    def __init__(self) -> None:
        self.inputs: list[tuple[int, int]] = []
        self.outcomes: list[list[int]] = []
        self.events: list[Event] = []
        self.points: list[Point] = []
        self._batch = 0

    def open(self, match: Match[Any, Any], seat: int, answer: int) -> None:
        """Note an answer that is about to be carried out."""
        if self.points and self.points[-1].seat != seat:
            self.points.clear()
        place = len(self.inputs)
        if not match.commits:
            self._batch = place
        while place > self._batch and self.inputs[place - 1][0] > seat:
            place -= 1
        self.points.append(Point(match.copy(), seat, place, len(self.events)))
        self.inputs.insert(place, (int(seat), int(answer)))  # True is 1, but not in JSON

    def seal(self) -> None:
        """Nothing before this moment can be undone: somebody has learnt something."""
        self.points.clear()

    def drew(self, outcome: list[int]) -> None:
        """Note what chance gave."""
        self.points.clear()
        self.outcomes.append(list(outcome))

    def tell(
        self,
        game: Game[Any, Any],
        kind: i64,
        audience: i64,
        shown: i64,
        a: i64,
        b: i64,
        c: i64,
        d: i64,
    ) -> None:
        """Note an event."""
        size = len(game.events[kind].arguments)
        args = (int(a), int(b), int(c), int(d))[:size]
        self.events.append(Event(len(self.events) + 1, kind, args, audience, shown))
