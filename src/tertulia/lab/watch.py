"""What a designer would notice in a game: who drew, played, chose and scored what, and when."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from tertulia.bots import Bot
from tertulia.bots.playing import Stop
from tertulia.core.bits import mask_of
from tertulia.core.deed import CHOSE, DREW, PLAYED, SCORED, TURN, Deed
from tertulia.core.game import Game, game
from tertulia.core.match import Match
from tertulia.core.position import PASS
from tertulia.core.window import Window, could_answer
from tertulia.lab.entrants import entrant
from tertulia.lab.plan import Plan
from tertulia.lab.play import begin, play_on

Name = tuple[str, int]
"""A message and the number that it is told with: a card, a choice, a source of points."""

PARTS: Final = 10
"""In so many equal parts of a game is looked who leads."""


@dataclass
class Sitting:
    """One seat in one game. ``won`` is its part of the win, ``turns`` how many it had."""

    won: float = 0.0
    turns: int = 0
    choice: Name | None = None
    drew: set[Name] = field(default_factory=set)
    played: set[Name] = field(default_factory=set)
    points: dict[Name, int] = field(default_factory=dict)


@dataclass
class Asks:
    """Decisions of one step: how many, their legal answers in all, and how many had but one.

    ``passed`` were declined, and ``idle`` left nothing but to decline.
    """

    times: int = 0
    answers: int = 0
    forced: int = 0
    passed: int = 0
    idle: int = 0

    def add(self, other: Asks) -> None:
        """Count those of another game too."""
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


@dataclass
class Story:
    """What was noticed in one finished game.

    ``leaders`` are masks of the seats that led after each part of the decisions, the last but one
    at the end of the last part but one; ``lead_changes`` counts sole leaders who were replaced.
    ``reactions`` are the decisions in response windows that a table shows unless told otherwise.
    """

    number: int
    deal: int
    rounds: int
    decisions: int
    lead_changes: int
    leaders: tuple[int, ...]
    seats: list[Sitting]
    asks: dict[str, Asks]
    reactions: Asks = field(default_factory=Asks)

    @property
    def winners(self) -> int:
        """The mask of the seats that won."""
        return mask_of([seat for seat, sitting in enumerate(self.seats) if sitting.won])


@dataclass(frozen=True)
class Watch:
    """The work of a report: it plays games by number and tells what there was to notice.

    A game that its limit of decisions cuts off gives ``None``.
    """

    plan: Plan

    def __call__(self, numbers: range, stop: Stop) -> Iterator[Story | None]:
        found = game(self.plan.game)
        players = {name: entrant(name) for name in self.plan.bots}
        for number in numbers:
            watched = _watch(self.plan, found, players, number, stop)
            if stop():
                return
            yield watched


def _watch(
    plan: Plan, found: Game[Any, Any], players: dict[str, Bot], number: int, stop: Stop
) -> Story | None:
    match = begin(plan, found, number, record=True)
    asks: dict[str, Asks] = {}
    reactions = Asks()
    leads: list[int] = []

    def note(match: Match[Any, Any], seat: int, answer: int) -> None:
        leads.append(int(mask_of(list(found.winners(match)))))
        decision = match.decision(seat)
        count(asks.setdefault(decision.step, Asks()), decision.answers, answer)
        if isinstance(match.top, Window) and could_answer(decision):
            count(reactions, decision.answers, answer)

    decisions = play_on(plan, players, match, number, stop, note)
    if decisions is None or not match.over:
        return None
    assert match.log is not None
    story = Story(
        number,
        plan.deal(number),
        int(match.epoch) + 1,
        decisions,
        changes(leads),
        tuple(leads[len(leads) * part // PARTS] for part in range(1, PARTS)),
        sittings(plan.seats, found.deeds(match.rules, match.log.events)),
        asks,
        reactions,
    )
    for seat in match.winners:
        story.seats[seat].won = 1 / len(match.winners)
    return story


def count(asks: Asks, answers: tuple[int, ...], answer: int) -> None:
    """Count a decision."""
    asks.times += 1
    asks.answers += len(answers)
    asks.forced += len(answers) == 1
    asks.passed += answer == PASS
    asks.idle += answers == (PASS,)


def changes(leads: list[int]) -> int:
    """How often one sole leader was followed by another; a shared lead in between is no change."""
    alone = [lead for lead in leads if lead and not lead & (lead - 1)]
    return sum(one != other for one, other in pairwise(alone))


def sittings(seats: int, deeds: list[Deed]) -> list[Sitting]:
    """What each seat did."""
    found = [Sitting() for _ in range(seats)]
    for deed in deeds:
        sitting = found[deed.seat]
        name = (deed.key, int(deed.number))
        if deed.kind == DREW:
            sitting.drew.add(name)
        elif deed.kind == PLAYED:
            sitting.played.add(name)
        elif deed.kind == CHOSE:
            sitting.choice = name
        elif deed.kind == TURN:
            sitting.turns += 1
        elif deed.kind == SCORED:
            sitting.points[name] = sitting.points.get(name, 0) + int(deed.amount)
    return found
