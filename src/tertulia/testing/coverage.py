"""Check that random games reach every part of a game."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from tertulia.core.game import Game
from tertulia.core.log import Log
from tertulia.core.position import Step
from tertulia.core.rng import Rng
from tertulia.testing.trial import Fault, Trial

GAMES = 100
"""How many games are played for each game of the trial, at most."""


def check_coverage(trial: Trial) -> None:
    """Every step is reached, every event told, every card played, every clause named.

    Steps are all classes without subclasses in the game's package; ``trial.absent`` is left out. A
    clause counts as named if a step reached, its docstring, an event or an option gives its id or
    the id of its printed item.
    """
    tally = Tally(trial)
    for number in range(GAMES * trial.games):
        if not tally.missing():
            return
        tally.play(f"coverage-{trial.seed}-{number}")
    if tally.missing():
        found = "; ".join(tally.missing())
        raise Fault(f"{trial.game.name}, {trial}: in {GAMES * trial.games} games {found}")


class Tally:
    """What has been met and what is still to come."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        absent = set(trial.absent)
        steps = {step.__name__: step for step in steps_of(trial.game)}
        self.steps = {name: step for name, step in steps.items() if name not in absent}
        self.events = {event.name for event in trial.game.events} - absent
        self.cards = set(trial.cards)
        self.clauses = set(trial.clauses)
        for choice in trial.game.options:
            self.name(choice.rule)

    def missing(self) -> list[str]:
        """What has not been met, for people."""
        left: dict[str, Iterable[object]] = {
            "no step": self.steps,
            "no event": self.events,
            "no card": self.cards,
            "no clause": self.clauses,
        }
        return [f"{what} {sorted(rest, key=str)}" for what, rest in left.items() if rest]

    def play(self, seed: str) -> None:
        """Play a game and tick off what it meets, steps that ask nobody included."""
        match = self.trial.prepare(seed)
        match.log = Log()
        match.horizon = 0  # halts before every step, so that each can be seen here
        rng = Rng(seed)
        while match.top is not None:
            self.meet(match.top)
            if match.owing:
                seat = match.to_move[rng.below(len(match.to_move))]
                match.apply(seat, match.top.pick(match, seat, rng))
            else:
                match.top.run(match)
        for event in match.log.events:
            told = self.trial.game.events[event.kind]
            self.events.discard(told.name)
            self.name(told.rule)
            if told.name == self.trial.played[0]:
                self.cards.discard(event.args[told.arguments.index(self.trial.played[1])])

    def meet(self, step: Step[Any, Any]) -> None:
        """Tick off a step and the clauses that it names."""
        if self.steps.pop(type(step).__name__, None) is not None:
            self.name(step.rule())
            for word in re.findall(r"[\w.-]+", type(step).__doc__ or ""):
                self.name(word.rstrip("."))

    def name(self, rule: str) -> None:
        """Tick off a clause, or all clauses of a printed item."""
        named = {
            clause for clause in self.clauses if re.fullmatch(rf"{re.escape(rule)}(\.\w+)?", clause)
        }
        self.clauses -= named


def steps_of(game: Game[Any, Any]) -> Iterator[type[Step[Any, Any]]]:
    """The step classes of the game's package that nothing there extends."""
    module = type(game).__module__
    package = module if "__path__" in vars(sys.modules[module]) else module.rpartition(".")[0]

    def below(kind: type[Any]) -> Iterator[type[Any]]:
        for sub in kind.__subclasses__():
            yield sub
            yield from below(sub)

    own = [kind for kind in below(Step) if f"{kind.__module__}.".startswith(f"{package}.")]
    return (kind for kind in own if not any(other in own for other in kind.__subclasses__()))
