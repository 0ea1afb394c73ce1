"""What a check plays, how it walks through random games, and how it says what went wrong."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from tertulia.core.events import Event
from tertulia.core.game import Game
from tertulia.core.log import Log
from tertulia.core.match import Match
from tertulia.core.position import Decision, View
from tertulia.core.rng import Rng
from tertulia.core.text import Text
from tertulia.testing.state import KIND, differences, state_of

UNSHARED = frozenset({"log"})
"""What a copy does not take over."""

WORKINGS = frozenset({"worked_out"})
"""What a view keeps to sample faster, no part of what it tells."""


class Fault(AssertionError):
    """A check that failed: what differed, and the answers that lead there."""


@dataclass(frozen=True)
class Trial:
    """A way to play a game, and what the game's author adds to the checks.

    ``games`` random games are walked through from ``seed``, the piles in ``deal`` in the order
    stated. The hooks are optional:

    - ``invariants(match)`` asserts what holds in every state, such as conservation of cards;
    - ``worlds(view)`` lists exactly what the view's owner must think possible, as a mapping from
      :attr:`key` to weight, or gives ``None`` where that would be too much;
    - ``key(match, seat)`` names what is hidden from ``seat``;
    - ``cards`` and ``played``: every one of these must turn up as the argument ``played[1]`` of the
      event ``played[0]``;
    - ``absent`` names steps and events that random games by these options do not reach: they are of
      another rule set, or so rare that the game's own tests bring them about;
    - ``clauses`` are ids that the game must name in a step, event, option, reason or refusal;
    - ``render(language, text)`` gives a sentence or ``None`` if a message is missing; the default
      is the installed texts in all ``languages``.
    """

    game: Game[Any, Any]
    seats: int
    options: Mapping[str, object] = field(default_factory=dict)
    games: int = 2
    seed: int = 1
    deal: Mapping[str, list[int]] | None = None
    invariants: Callable[[Match[Any, Any]], None] | None = None
    worlds: Callable[[View[Any, Any]], Mapping[Hashable, float] | None] | None = None
    key: Callable[[Match[Any, Any], int], Hashable] | None = None
    cards: Iterable[int] = ()
    played: tuple[str, str] = ("played", "card")
    absent: Iterable[str] = ()
    clauses: Iterable[str] = ()
    render: Callable[[str, Text], str | None] | None = None
    languages: tuple[str, ...] = ()

    def __str__(self) -> str:
        chosen = ",".join(f"{name}={value}" for name, value in self.options.items())
        stated = f", {'+'.join(self.deal)} stated" if self.deal else ""
        return f"{self.seats} seats" + (f", {chosen}" if chosen else "") + stated

    def prepare(self, seed: int | str) -> Match[Any, Any]:
        """A match in which nothing has happened, not even the deal."""
        return self.game.prepare(self.seats, seed, dict(self.options), self._deal(), None)

    def start(self, seed: int | str) -> Match[Any, Any]:
        """A match at its first decision."""
        return self.game.start(self.seats, seed, dict(self.options), self._deal())

    def _deal(self) -> dict[str, list[int]] | None:
        return None if self.deal is None else dict(self.deal)

    def walks(self, name: str) -> Iterator[Walk]:
        """The random games of the check ``name``, each at its first decision."""
        for number in range(self.games):
            yield Walk(self, f"{name}-{self.seed}-{number}")


class Walk:
    """A random game under way: the match, the answers so far, and dice for the check."""

    def __init__(self, trial: Trial, seed: int | str) -> None:
        self.trial = trial
        self.seed = seed
        self.rng = Rng(f"walk {seed}")
        self.match = trial.start(seed)
        self.answers: list[tuple[int, int]] = []

    @property
    def log(self) -> Log:
        """What the match remembers."""
        log = self.match.log
        assert log is not None
        return log

    @property
    def seats(self) -> list[int]:
        """All seats."""
        return list(range(self.trial.seats))

    @property
    def readers(self) -> list[int | None]:
        """All seats and a spectator."""
        return [*self.seats, None]

    def asked(self) -> list[Decision]:
        """The decisions that are open."""
        return [self.match.decision(seat) for seat in self.match.to_move]

    def one_of(self, members: tuple[int, ...]) -> int:
        """A random member."""
        return members[self.rng.below(len(members))]

    def chance(self, parts: int) -> bool:
        """True once in ``parts``."""
        return self.rng.below(parts) == 0

    def step(self) -> tuple[Event, ...]:
        """A random seat of those asked gives a random answer."""
        seat = self.one_of(self.match.to_move)
        return self.play(seat, self.one_of(self.match.decision(seat).answers))

    def play(self, seat: int, answer: int) -> tuple[Event, ...]:
        """``seat`` gives ``answer``, which must be legal."""
        self.answers.append((seat, answer))
        try:
            return self.match.play(seat, answer)
        except Exception as error:
            raise self.fault(f"the last answer is legal but fails: {error!r}") from error

    def hold(self) -> None:
        """Ask the game's invariants of the present state."""
        self.hold_in(self.match, "this state")

    def hold_in(self, match: Match[Any, Any], what: str) -> None:
        """Ask the game's invariants of ``match``."""
        if self.trial.invariants is not None:
            try:
                self.trial.invariants(match)
            except AssertionError as error:
                raise self.fault(f"{what} breaks an invariant: {error}") from error

    def same(self, what: str, one: object, other: object) -> None:
        """Hold that two states are equal."""
        if one != other:
            found = "\n  ".join(islice(differences(one, other), 8))
            raise self.fault(f"{what}:\n  {found}")

    def fault(self, what: str) -> Fault:
        """An error with ``what`` and how to come here."""
        trial = self.trial
        return Fault(
            f"{what}\n{trial.game.name}, {trial}, seed {self.seed!r}, after "
            f"{len(self.answers)} answers; to come here:\n"
            f"tertulia.testing.replay(game, {trial.seats}, {dict(trial.options)!r}, "
            f"{self.seed!r}, {self.answers!r}, {trial.deal!r})"
        )


def replay(
    game: Game[Any, Any],
    seats: int,
    options: dict[str, object],
    seed: int | str,
    answers: list[tuple[int, int]],
    deal: dict[str, list[int]] | None = None,
) -> Match[Any, Any]:
    """The match that a failed check was in; the last answer may be the one that fails."""
    match = game.start(seats, seed, options, deal)
    for seat, answer in answers:
        match.play(seat, answer)
    return match


def present(match: Match[Any, Any]) -> object:
    """A match as plain data, of its log only how far it has come: enough to see a change."""
    log = match.log
    assert log is not None
    sizes = (len(log.inputs), len(log.outcomes), len(log.events), len(log.points))
    return (state_of(match, UNSHARED), sizes)


def seen(view: View[Any, Any]) -> object:
    """All that a view tells, as plain data."""
    return state_of(view, WORKINGS)


def shown(events: Iterable[Event], seat: int | None) -> list[object]:
    """Events as ``seat`` sees them, as plain data; hidden ones leave no trace but a number."""
    projected = [event.seen_by(seat) for event in events]
    return [(event.seq, event.kind, event.args) for event in projected if event is not None]


def put(decision: Decision) -> object:
    """All that a decision tells the seat it is put to, as plain data."""
    refusals = {answer: state_of(decision.refuse(answer).reason) for answer in decision.tempting}
    return {
        KIND: "decision",
        "id": decision.id,
        "seat": decision.seat,
        "kind": decision.kind,
        "rule": decision.rule,
        "step": decision.step,
        "prompt": state_of(decision.prompt),
        "why": state_of(decision.why),
        "answers": decision.answers,
        "options": tuple(state_of(decision.describe(answer)) for answer in decision.answers),
        "refusals": refusals,
    }
