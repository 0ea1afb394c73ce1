"""The figures of a report, from the stories of its games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tertulia.lab.measure import Measure
from tertulia.lab.watch import PARTS, Name, Story


@dataclass(frozen=True)
class Id:
    """What a figure is: its group, and the card, choice, seat or source that it is about."""

    group: str
    name: Name = ("", 0)

    def __str__(self) -> str:
        key, number = self.name
        return f"{self.group} {key} {number}" if key else f"{self.group} {number}"


SHARES: Final = {
    *("seat", "choice", "chosen", "drawn", "played", "comeback", "leader", "forced"),
    *("reactions-passed", "reactions-idle"),
}
"""Groups whose figures are shares."""

OF_SEATS: Final = {"chosen", "drawn", "points"}
OF_GAMES: Final = {"points-winners"}
"""Groups whose whole is all seats of all games, or all games, whether they occur there or not."""

Figures = dict[Id, Measure]
Part = tuple[Id, float, float] | tuple[Id, float, float, float]
"""What a game adds to a figure: a part, its whole, and the part's variance by chance if known."""


def figures(stories: list[Story]) -> Figures:
    """All figures that the games give, each a ratio over deals."""
    found: Figures = {}
    for story in stories:
        for name, *part in measured(story):
            found.setdefault(name, Measure(name.group in SHARES)).add(story.deal, *part)
    for name, measure in found.items():
        if name.group in OF_SEATS or name.group in OF_GAMES:
            for story in stories:
                measure.add(story.deal, 0, len(story.seats) if name.group in OF_SEATS else 1)
    return found


def measured(story: Story) -> Iterator[Part]:
    """What one game adds to each figure."""
    yield from _winning(story)
    yield from _cards(story)
    yield from _points(story)
    yield from _course(story)
    yield from _asking(story)


def _winning(story: Story) -> Iterator[Part]:
    for seat, sitting in enumerate(story.seats):
        yield Id("seat", ("", seat)), sitting.won, 1
        if sitting.choice is not None:
            yield Id("choice", sitting.choice), sitting.won, 1
            yield Id("chosen", sitting.choice), 1, 0


def _cards(story: Story) -> Iterator[Part]:
    seats = story.seats
    for card in set[Name]().union(*[sitting.drew | sitting.played for sitting in seats]):
        drew = sum(card in sitting.drew for sitting in seats)
        used = sum(card in sitting.played for sitting in seats)
        yield Id("drawn", card), drew, 0
        yield Id("played", card), used, max(drew, used)
        if 0 < used < len(seats):
            yield Id("effect", card), *_effect(story, card, used)


def _effect(story: Story, card: Name, used: int) -> tuple[float, float, float]:
    """Wins of those who played a card, above their fair part; its scale; its variance by chance.

    Within the game, so that what makes a game long or a card common tells nothing: the estimate
    and the test of Mantel and Haenszel (1959), each game a stratum. Part over whole is the share
    won by those who played it less that of those who did not.
    """
    seats = len(story.seats)
    won = [sitting.won for sitting in story.seats]
    mine = sum(sitting.won for sitting in story.seats if card in sitting.played)
    spread = sum((each - 1 / seats) ** 2 for each in won) / (seats - 1)
    whole = used * (seats - used) / seats
    return mine - used / seats, whole, whole * spread


def _points(story: Story) -> Iterator[Part]:
    for name in dict.fromkeys(name for sitting in story.seats for name in sitting.points):
        for sitting in story.seats:
            points = sitting.points.get(name, 0)
            yield Id("points", name), points, 0
            yield Id("points-winners", name), points * sitting.won, 0


def _course(story: Story) -> Iterator[Part]:
    yield Id("rounds"), story.rounds, 1
    yield Id("decisions"), story.decisions, 1
    yield Id("lead-changes"), story.lead_changes, 1
    yield Id("comeback"), not story.leaders[PARTS // 2 - 1] & story.winners, 1
    for part, leaders in enumerate(story.leaders, 1):
        alone = leaders and not leaders & (leaders - 1)
        if alone:
            yield Id("leader", ("", part)), leaders & story.winners != 0, 1


def _asking(story: Story) -> Iterator[Part]:
    turns = sum(sitting.turns for sitting in story.seats) or story.rounds
    asks = list(story.asks.values())
    times = sum(each.times for each in asks)
    yield Id("branching"), sum(each.answers for each in asks), times
    yield Id("forced"), sum(each.forced for each in asks), times
    yield Id("asked"), times, turns
    yield Id("passed"), sum(each.passed for each in asks), turns
    yield Id("idle"), sum(each.idle for each in asks), turns
    shown = story.reactions
    if shown.times:
        yield Id("reactions"), shown.times, turns * len(story.seats)
        yield Id("reactions-passed"), shown.passed, shown.times
        yield Id("reactions-idle"), shown.idle, shown.times
