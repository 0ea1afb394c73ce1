"""What can be looked at: a position, its record and secrets, and the steps that rule it.

A match and a view are both positions. A match holds every secret; a view holds its owner's alone.
Rules ask a position for legal answers and texts, so both give the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import MAX_SEATS, SEATS, has
from tertulia.core.errors import IllegalMove, NotPossible
from tertulia.core.text import Option, Text

if TYPE_CHECKING:
    from typing import Self

    from tertulia.core.game import Game
    from tertulia.core.match import Match
    from tertulia.core.rng import Rng
    from tertulia.core.rules import Rules

PASS: Final = -1
"""The answer that declines."""

UNANSWERED: Final = -2
"""The place in ``commits`` of a seat that has not answered."""

ANSWERED: Final = -3
"""The place in a view's ``commits`` of another seat whose answer is hidden."""

FAR: Final = 1 << 62
"""No answer of a game is so large: a larger one is refused for the same reason."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Record:
    """All that is public, knowledge included. A game adds its fields and the verbs on them."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Secrets:
    """All that is hidden from someone. In a view, what its owner does not know is blank."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent copy."""
        raise NotImplementedError


T = TypeVar("T", bound=Record)
S = TypeVar("S", bound=Secrets)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T, S]):
    """One clause of the rules, waiting on a match's stack.

    A step holds public facts alone and never changes once it is on the stack, so that copies of a
    match share it. ``below`` is the step under it. A subclass overrides what its clause needs: a
    step that asks has ``answers`` and ``take``; ``run`` is called whenever the step is on top and
    nobody owes an answer.
    """

    below: Step[T, S] | None
    __slots__ = ("below",)

    @classmethod
    def __class_getitem__(cls, types: object) -> object:
        """``Step[Table, Hands]`` is for type checkers: nothing is generic at run time."""
        return cls

    def __init__(self) -> None:
        self.below = None

    def kind(self) -> str:
        """How it is answered: ``choose``, ``stop``, ``pass``, ``amount`` or ``allocate``."""
        return "choose"

    def rule(self) -> str:
        """The id of the clause that asks."""
        raise NotImplementedError

    def answers(self, m: Position[T, S], seat: i64) -> tuple[int, ...]:
        """The legal answers of ``seat``, never empty, in a fixed order."""
        raise NotImplementedError

    def legal(self, m: Position[T, S], seat: i64, answer: int) -> bool:
        """Whether ``answer`` is legal; the same as being in ``answers``, only faster."""
        return answer in self.answers(m, seat)

    def pick(self, m: Position[T, S], seat: i64, rng: Rng) -> int:
        """A legal answer, all equally likely."""
        answers = self.answers(m, seat)
        return answers[rng.below(len(answers))]

    def refusal(self, m: Position[T, S], seat: i64, answer: int) -> Text:
        """Why ``answer`` is not legal, with the id of the clause; asked only when it is not.

        It fits in 64 bits: :meth:`Decision.refuse` brings others nearer.
        """
        return Text("refusal-not-offered", None, self.rule())

    def take(self, m: Match[T, S], seat: i64, answer: i64) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError

    def run(self, m: Match[T, S]) -> None:
        """Go on: ask, push, become or pop. Called when nobody owes an answer."""
        raise NotImplementedError

    def prompt(self, m: Position[T, S], seat: i64) -> Text:
        """One sentence: what is asked of ``seat``."""
        raise NotImplementedError

    def why(self, m: Position[T, S], seat: i64) -> Text | None:
        """One sentence: why it is asked, if that isn't plain."""
        return None

    def describe(self, m: Position[T, S], seat: i64, answer: int) -> Option:
        """The readable form of a legal answer."""
        raise NotImplementedError

    def tempting(self, m: Position[T, S], seat: i64) -> tuple[int, ...]:
        """Illegal answers that a person may well try, to be explained before they fail."""
        return ()


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """What a seat is asked: data, readable as long as the position has not moved on."""

    __slots__ = ("_at", "_seat", "_step", "answers", "id")

    def __init__(self, at: Position[Any, Any], step: Step[Any, Any], seat: i64) -> None:
        self._at = at
        self._step = step
        self._seat: i64 = seat
        self.id = at.asked
        """The number of answers given before; an answer to another id is too late."""
        self.answers = step.answers(at, seat)
        """The legal answers: a tuple of ints, never empty."""

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return int(self._seat)

    @property
    def kind(self) -> str:
        """One of ``choose``, ``stop``, ``pass``, ``amount``, ``allocate``."""
        return self._step.kind()

    @property
    def rule(self) -> str:
        """The id of the clause that asks."""
        return self._at.rules.cited(self._step.rule())

    @property
    def step(self) -> str:
        """The name of the step that asks; with an answer it means the same in every world."""
        return type(self._step).__name__

    @property
    def prompt(self) -> Text:
        """One sentence: what is asked."""
        return self._cite(self._current().prompt(self._at, self._seat))

    @property
    def why(self) -> Text | None:
        """One sentence: why it is asked, if that isn't plain."""
        why = self._current().why(self._at, self._seat)
        return None if why is None else self._cite(why)

    def describe(self, answer: int) -> Option:
        """The readable form of a legal answer; raises :class:`IllegalMove` for another."""
        step = self._current()
        if answer not in self.answers:
            raise self.refuse(answer)
        return step.describe(self._at, self._seat, answer)

    def refuse(self, answer: int) -> IllegalMove:
        """The error that playing an illegal ``answer`` raises."""
        step = self._current()
        reason = step.refusal(self._at, self._seat, max(-FAR, min(answer, FAR)))
        return IllegalMove(self._at.rules.cited(reason.rule or step.rule()), self._cite(reason))

    @property
    def tempting(self) -> tuple[int, ...]:
        """Illegal answers that a person may well try."""
        return self._current().tempting(self._at, self._seat)

    def _cite(self, text: Text) -> Text:
        return Text(text.key, text.args, self._at.rules.cited(text.rule))

    def _current(self) -> Step[Any, Any]:
        if self._at.asked != self.id:
            raise NotPossible("this decision is over: the match has moved on since it was asked")
        return self._step

    def __repr__(self) -> str:
        return f"Decision({self.step}, seat {self.seat}, {len(self.answers)} answers)"


@mypyc_attr(native_class=True)
class Position(Generic[T, S]):
    """A state of a game as far as it is known: the base of :class:`Match` and :class:`View`."""

    game: Game[T, S]
    rules: Rules
    seats: i64
    table: T
    secrets: S
    top: Step[T, S] | None
    owing: i64
    asked: i64
    epoch: i64
    commits: tuple[int, ...]

    __slots__ = tuple(__annotations__)

    @classmethod
    def __class_getitem__(cls, types: object) -> object:
        """``Position[Table, Hands]`` is for type checkers: nothing is generic at run time."""
        return cls

    def __init__(
        self,
        game: Game[T, S],
        rules: Rules,
        table: T,
        secrets: S,
        source: Position[T, S] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = rules.seats
        self.table = table
        self.secrets = secrets
        if source is None:
            self.top = None
            self.owing = 0
            self.asked = 0
            self.epoch = 0
            self.commits = ()
        else:
            self.top = source.top
            self.owing = source.owing
            self.asked = source.asked
            self.epoch = source.epoch
            self.commits = source.commits

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe an answer, ascending; ``()`` when the game is over."""
        return SEATS[self.owing]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.top is None

    def decision(self, seat: int) -> Decision:
        """What ``seat`` is asked; raises :class:`NotPossible` if it owes no answer."""
        top = self.top
        if top is None or seat < 0 or seat >= MAX_SEATS or not (self.owing >> seat) & 1:
            raise NotPossible(f"seat {seat} owes no answer; asked are {self.to_move}")
        return Decision(self, top, seat)

    def after(self, seat: i64) -> list[int]:
        """All seats in clockwise order, beginning with the one after ``seat``."""
        return [int((seat + 1 + turn) % self.seats) for turn in range(int(self.seats))]


@mypyc_attr(native_class=True)
class View(Position[T, S]):
    """All that one seat may know, or with ``seat`` ``None`` a spectator.

    ``worked_out`` is a place for the game to keep what it has worked out for sampling.
    """

    seat: int | None
    worked_out: object | None

    def __init__(self, at: Position[T, S], seat: int | None, table: T, secrets: S) -> None:
        super().__init__(at.game, at.rules, table, secrets, at)
        self.seat = seat
        self.worked_out = None
        if at.commits:
            self.commits = tuple(
                [
                    answer if owner == seat or answer == UNANSWERED else ANSWERED
                    for owner, answer in enumerate(at.commits)
                ]
            )

    @property
    def asked_me(self) -> bool:
        """Whether the view's owner owes an answer."""
        return self.seat is not None and has(self.owing, self.seat)

    def ask(self) -> Decision:
        """The decision of the view's owner; raises :class:`NotPossible` if there is none."""
        if self.seat is None:
            raise NotPossible("a spectator is never asked")
        return self.decision(self.seat)
