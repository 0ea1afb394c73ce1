"""Games between bots, one after the other, and what is noted of each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tertulia.bots import Bot, playing
from tertulia.bots.playing import Note, Stop
from tertulia.core.game import Game, game
from tertulia.core.match import Match
from tertulia.core.rng import Rng
from tertulia.lab.entrants import entrant
from tertulia.lab.plan import Asked, Plan, Played


@dataclass(frozen=True)
class Simulation:
    """The work of a study: it plays games by number; with ``decisions``, each is noted too."""

    plan: Plan
    decisions: bool = False

    def __call__(self, numbers: range, stop: Stop) -> Iterator[Played]:
        found = game(self.plan.game)
        players = {name: entrant(name) for name in self.plan.bots}
        for number in numbers:
            note = Notes(number) if self.decisions else None
            played = play_one(self.plan, found, players, number, stop, note)
            if played is None:
                return
            yield played


class Notes:
    """The decisions of one game, as rows."""

    def __init__(self, game: int) -> None:
        self.game = game
        self.rows: list[Asked] = []

    def add(self, match: Match[Any, Any], seat: int, answer: int) -> None:
        """Note an answer that is about to be played."""
        asked = match.decision(seat)
        what = (asked.step, asked.kind, asked.rule, len(asked.answers))
        self.rows.append(Asked(self.game, len(self.rows), seat, *what, answer))


def play_one(
    plan: Plan,
    found: Game[Any, Any],
    players: dict[str, Bot],
    number: int,
    stop: Stop,
    notes: Notes | None = None,
) -> Played | None:
    """Play a game to its end or to its limit of decisions; ``None`` when told to stop."""
    match = begin(plan, found, number, record=False)
    note = None if notes is None else notes.add
    decisions = play_on(plan, players, match, number, stop, note)
    if decisions is None:
        return None
    asked = () if notes is None else tuple(notes.rows)
    return Played(number, decisions, match.winners, match.scores, asked)


def begin(plan: Plan, found: Game[Any, Any], number: int, record: bool) -> Match[Any, Any]:
    """The match of a game that has not been played yet."""
    deal = f"{plan.seed}:{plan.deal(number)}"
    return found.start(plan.seats, deal, plan.options, deck=plan.deck, record=record)


def play_on(
    plan: Plan,
    players: dict[str, Bot],
    match: Match[Any, Any],
    number: int,
    stop: Stop,
    note: Note | None,
) -> int | None:
    """Let the bots of a game play a match; see :func:`tertulia.bots.playing.play_on`."""
    seated = [players[plan.entrant(number, seat)] for seat in range(plan.seats)]
    rngs = [Rng(f"{plan.seed}:{number}:{seat}") for seat in range(plan.seats)]
    return playing.play_on(match, seated, rngs, stop, note)
