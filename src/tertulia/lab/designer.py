"""The designer's report: games watched by the thousand, and a page that tells what they show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tertulia.core.game import game
from tertulia.lab.figures import Figures, Id, figures
from tertulia.lab.measure import Estimate, difference, holm
from tertulia.lab.plan import Plan
from tertulia.lab.watch import Story, Watch
from tertulia.lab.workers import cluster, cores, pool, spread


@dataclass
class Study:
    """The games of a plan that were watched to their end, and their figures."""

    plan: Plan
    stories: list[Story]
    cut_off: int
    figures: Figures
    interrupted: bool = False

    def group(self, name: str, usual: float = 0.0) -> dict[Id, Estimate]:
        """The figures of a group with their intervals, by name."""
        found = [each for each in self.figures if each.group == name]
        found.sort(key=lambda each: each.name)
        return {each: self.figures[each].estimate(usual) for each in found}

    @property
    def undrawn(self) -> list[str]:
        """The keys of cards that no seat drew, of a game that tells which it has."""
        plan = self.plan
        rules = game(plan.game).rules(plan.seats, plan.options, plan.deck)
        names = [each.name[0] for each in self.figures if each.group in ("drawn", "played")]
        kinds = {name.rpartition("-")[0] for name in names}
        cards = dict.fromkeys(card.key for card in game(plan.game).cards(rules))
        return [key for key in cards if key.rpartition("-")[0] in kinds and key not in names]


def watch(
    plan: Plan, workers: int = 0, progress: Callable[[int], None] = lambda more: None, ray: str = ""
) -> Study:
    """Watch the games of a plan; an interruption ends it with the games that are done."""
    watched: list[Story | None] = []

    def take(done: list[Story | None]) -> None:
        watched.extend(done)
        progress(len(done))

    interrupted = False
    try:
        with cluster(ray) if ray else pool(min(workers or cores(), plan.games)) as crew:
            spread(Watch(plan), list(range(plan.games)), take, crew)
    except KeyboardInterrupt:
        if not any(watched):
            raise
        interrupted = True
    stories = sorted((each for each in watched if each), key=lambda story: story.number)
    return Study(plan, stories, len(watched) - len(stories), figures(stories), interrupted)


@dataclass
class Change:
    """A figure of two studies, and by how much the second is above the first."""

    id: Id
    one: float
    other: float
    by: Estimate
    certain: bool


def compare(one: Study, other: Study) -> list[Change]:
    """Every figure that both have; certain are those that stay so among all of them."""
    both = [each for each in one.figures if each in other.figures]
    changes = {each: difference(one.figures[each], other.figures[each]) for each in both}
    certain = holm({each: change.p for each, change in changes.items()})
    return [
        Change(each, one.figures[each].value, other.figures[each].value, change, each in certain)
        for each, change in changes.items()
    ]
