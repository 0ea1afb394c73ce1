"""A match: a position that is played on, with chance, secrets, and a log when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import MAX_SEATS, bit, count, has, members, nth
from tertulia.core.errors import NotPossible
from tertulia.core.events import EVERYONE, Event
from tertulia.core.log import Log, Script
from tertulia.core.position import ANSWERED, UNANSWERED, Decision, Position, S, Step, T, View
from tertulia.core.rng import Rng
from tertulia.core.save import save

if TYPE_CHECKING:
    from tertulia.core.game import Game
    from tertulia.core.rules import Rules

NEVER: Final = 1 << 40


def mix(digest: i64, value: i64) -> i64:
    """``digest`` continued by ``value``; 54 bits, equal in both builds."""
    return ((digest ^ (value + 0x632BE5AB)) * 0x9E3779B1 + (digest >> 23)) & 0x3FFFFFFFFFFFFF


@mypyc_attr(free_list_len=1)
class Match(Position[T, S]):
    """A game in play.

    ``log`` is ``None`` in copies made for search: they tell no events, cannot be saved or undone,
    and cost little. ``horizon`` is the epoch at which play halts by itself, before the next
    chance. With an ``observer``, ``seen`` digests every event as that seat sees it.
    """

    root: Rng
    seed: int | str
    drawn: i64
    script: Script | None
    log: Log | None
    horizon: i64
    observer: i64
    seen: i64

    __slots__ = tuple(__annotations__)

    def __init__(
        self,
        game: Game[T, S],
        rules: Rules,
        table: T,
        secrets: S,
        root: Rng,
        source: Match[T, S] | None = None,
    ) -> None:
        super().__init__(game, rules, table, secrets, source)
        self.root = root
        self.log = None
        if source is None:
            self.seed = 0
            self.drawn = 0
            self.script = None
            self.horizon = NEVER
            self.observer = -1
            self.seen = 0
        else:
            script = source.script
            self.seed = source.seed
            self.drawn = source.drawn
            self.script = None if script is None else script.copy()
            self.horizon = source.horizon
            self.observer = source.observer
            self.seen = source.seen

    # What a player does.

    def play(self, seat: int, answer: int) -> tuple[Event, ...]:
        """Answer for ``seat`` and go on to the next decision.

        Returns the events that this caused, in full (``()`` without a log). Raises
        :class:`NotPossible` if the seat owes no answer and :class:`IllegalMove` if the rules
        forbid it; then nothing has changed.
        """
        top = self.top
        if top is None or seat < 0 or seat >= MAX_SEATS or not (self.owing >> seat) & 1:
            raise NotPossible(f"seat {seat} owes no answer; asked are {self.to_move}")
        if not top.legal(self, seat, answer):
            raise Decision(self, top, seat).refuse(answer)
        log = self.log
        if log is None:
            self.apply(seat, answer)
            return ()
        log.open(self, seat, answer)
        told = len(log.events)
        self.apply(seat, answer)
        return tuple(log.events[told:])

    def apply(self, seat: i64, answer: i64) -> None:
        """The door for search: :meth:`play` without the check that the answer is legal."""
        self.owing &= ~bit(seat)
        self.asked += 1
        top = self.top
        assert top is not None
        top.take(self, seat, answer)
        if self.owing == 0:
            self.go_on()

    def go_on(self) -> None:
        """Run steps until somebody owes an answer, the game is over or the horizon is reached."""
        top = self.top
        while top is not None and self.owing == 0 and self.epoch < self.horizon:
            top.run(self)
            top = self.top

    # The words of a step.

    def ask(self, seats: i64) -> None:
        """The seats in the mask ``seats`` owe an answer to the step on top."""
        self.owing = seats

    def push(self, step: Step[T, S], seats: i64 = 0) -> None:
        """Put ``step`` on the stack and ask ``seats``."""
        step.below = self.top
        self.top = step
        self.owing = seats

    def become(self, step: Step[T, S], seats: i64 = 0) -> None:
        """Replace the step on top and ask ``seats``."""
        top = self.top
        assert top is not None
        step.below = top.below
        self.top = step
        self.owing = seats

    def pop(self) -> None:
        """Take the step on top away; the one below goes on. Without one the game is over."""
        top = self.top
        assert top is not None
        self.top = top.below

    def commit(self, seat: i64, answer: i64) -> None:
        """Keep an answer hidden until all who were asked have answered."""
        commits = list(self.commits) if self.commits else [UNANSWERED] * int(self.seats)
        commits[seat] = int(answer)
        self.commits = tuple(commits)

    def collect(self) -> tuple[int, ...]:
        """The committed answers by seat (``UNANSWERED`` where none was asked), now taken.

        What follows shows what the others chose, a pass too: nobody may take an answer back.
        """
        commits = self.commits
        self.commits = ()
        if self.log is not None:
            self.log.seal()
        return commits

    # Telling.

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everyone of an event that reveals nothing hidden."""
        if self.observer >= 0:
            self._digest(kind, 4, a, b, c, d)
        log = self.log
        if log is not None:
            log.tell(self.game, kind, EVERYONE, -1, a, b, c, d)

    def show(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Tell everyone of an event that makes something hidden public."""
        if self.observer >= 0:
            self._digest(kind, 4, a, b, c, d)
        log = self.log
        if log is not None:
            log.seal()
            log.tell(self.game, kind, EVERYONE, -1, a, b, c, d)

    def tell_only(
        self, audience: i64, shown: i64, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0
    ) -> None:
        """Tell the seats in ``audience`` all, the others the first ``shown`` arguments.

        With ``shown`` -1 the others learn nothing.
        """
        if self.observer >= 0:
            if has(audience, self.observer):
                self._digest(kind, 4, a, b, c, d)
            else:
                self._digest(kind, shown, a, b, c, d)
        log = self.log
        if log is not None:
            log.seal()
            log.tell(self.game, kind, audience, shown, a, b, c, d)

    def _digest(self, kind: i64, shown: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        if shown < 0:
            return
        mixed = mix(self.seen, kind)
        if shown > 0:
            mixed = mix(mixed, a)
        if shown > 1:
            mixed = mix(mixed, b)
        if shown > 2:
            mixed = mix(mixed, c)
        if shown > 3:
            mixed = mix(mixed, d)
        self.seen = mixed

    # Chance.

    def draw(self, source: str, pool: list[int], size: int) -> list[int]:
        """``size`` random members of ``pool``, in random order: the one door of chance.

        A stated deal or recorded outcomes for ``source`` come first, and must be in the pool.
        ``pool`` is used up as scratch.
        """
        script = self.script
        stated = script.next(source, pool, size) if script is not None else []
        if stated:
            pool = [member for member in pool if member not in stated]
        missing = size - len(stated)
        self.root.stream(self.drawn).draw(pool, missing)
        self.drawn += 1
        drawn = stated + pool[:missing]
        log = self.log
        if log is not None:
            log.drew(drawn)
        return drawn

    def draw_one(self, source: str, pool: i64) -> i64:
        """A random index in the mask ``pool``, as :meth:`draw` would give from its members."""
        if self.script is not None:
            return self.draw(source, members(pool), 1)[0]
        drawn = nth(pool, self.root.stream(self.drawn).below(count(pool)))
        self.drawn += 1
        log = self.log
        if log is not None:
            log.drew([int(drawn)])
        return drawn

    # Looking and copying.

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores by seat as they stand, in the game's own sense (see the game)."""
        return self.game.scores(self)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won, ``()`` while the game is on; several share the win."""
        return self.game.winners(self) if self.top is None else ()

    def view(self, seat: int | None) -> View[T, S]:
        """All that ``seat`` may know; ``None`` for a spectator."""
        if seat is not None and not 0 <= seat < int(self.seats):
            raise NotPossible(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        return View(self, seat, self.table.copy(), self.game.secrets_of(self, seat))

    def glance(self, seat: int) -> View[T, S]:
        """A view for a moment: it shares the record, so it is wrong once the match moves on."""
        return View(self, seat, self.table, self.game.secrets_of(self, seat))

    def save(self) -> dict[str, object]:
        """The match as JSON-ready data for :func:`tertulia.load`; needs a log."""
        return save(self)

    def undoable(self, seat: int) -> bool:
        """Whether the last answer of ``seat`` can be taken back: nobody has learnt anything since.

        That is: no chance was drawn, nothing hidden was shown, and no other seat has answered.
        """
        log = self.log
        return log is not None and bool(log.points) and log.points[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the last answer of ``seat``; raises :class:`NotPossible`."""
        log = self.log
        if log is None or not self.undoable(seat):
            raise NotPossible(f"seat {seat} has nothing to take back")
        point = log.points.pop()
        del log.inputs[point.place]
        del log.events[point.events :]
        self._restore(point.match)

    def _restore(self, other: Match[T, S]) -> None:
        self.table = other.table
        self.secrets = other.secrets
        self.top = other.top
        self.owing = other.owing
        self.asked = other.asked
        self.epoch = other.epoch
        self.commits = other.commits
        self.drawn = other.drawn
        self.script = other.script
        self.seen = other.seen

    def copy(self) -> Match[T, S]:
        """An independent match in the same state, without a log."""
        return Match(self.game, self.rules, self.table.copy(), self.secrets.copy(), self.root, self)


def world(view: View[T, S], secrets: S, rng: Rng) -> Match[T, S]:
    """A match that looks like ``view`` to its owner, with these secrets and a chance of its own.

    Answers that other seats have given in secret are owed again.
    """
    match = Match(view.game, view.rules, view.table.copy(), secrets, rng.fork())
    match.top = view.top
    match.owing = view.owing
    match.asked = view.asked
    match.epoch = view.epoch
    if view.commits:
        commits: list[int] = []
        for seat, answer in enumerate(view.commits):
            if answer == ANSWERED:
                match.owing |= bit(seat)
                match.asked -= 1
            commits.append(UNANSWERED if answer == ANSWERED else answer)
        match.commits = tuple(commits)
    return match
