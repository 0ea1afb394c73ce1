"""Sweeps: one number of a deck or rule set takes many values, and figures follow it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from math import isfinite
from typing import Final

from rich.table import Table

from tertulia.core.deck import Deck
from tertulia.core.errors import BadOption
from tertulia.core.game import game
from tertulia.lab.decks import changed
from tertulia.lab.designer import Study
from tertulia.lab.figures import Id
from tertulia.lab.measure import Estimate, difference
from tertulia.lab.plan import Plan
from tertulia.lab.wording import Words, number

MOST: Final = 50
RANGE: Final = re.compile(r"(-?[\d.]+)\.\.(-?[\d.]+)(?::([\d.]+))?")
PLAIN: Final = ("rounds", "decisions", "lead-changes", "comeback", "branching", "asked")
BLOCKS: Final = " ▁▂▃▄▅▆▇█"

Value = int | float | str


@dataclass(frozen=True)
class Point:
    """One value of a sweep: what was varied, and the plan to be played with it."""

    value: Value
    plan: Plan


def values(given: str) -> list[Value]:
    """The values of a range such as ``2..6``, ``1..2:0.25``, or a list such as ``off,on``.

    Raises :class:`BadOption`.
    """
    found = RANGE.fullmatch(given.strip())
    if found is None:
        return [typed(part) for part in given.split(",")]
    try:
        low, high, step = (float(part) for part in found.groups(default="1"))
    except ValueError:
        raise BadOption("vary", given, "numbers, such as 2..6 or 1..2:0.25") from None
    if not isfinite(high - low) or step <= 0 or not 0 <= (high - low) / step < MOST:
        raise BadOption("vary", given, f"a range that rises, of at most {MOST} values")
    whole = all("." not in part for part in found.groups(default="1"))
    count = int((high - low) / step + 1e-9) + 1
    return [int(low + step * n) if whole else round(low + step * n, 9) for n in range(count)]


def typed(text: str) -> Value:
    """A number if it reads as one, else the words themselves."""
    text = text.strip()
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def make_sweep(what: str, plan: Plan, deck: Deck) -> list[Point]:
    """Plans that differ in one value: ``what`` is ``name=range``, all else as in ``plan``.

    The name is an option of the game, or the path of a value in ``deck``. All are checked before
    any is played. Raises :class:`BadOption` and :class:`BadDeck`.
    """
    name, equals, given = what.partition("=")
    if not equals:
        raise BadOption("vary", what, "NAME=FROM..TO[:STEP] or NAME=A,B,C")
    name = name.strip()
    options = {choice.name for choice in game(plan.game).options}
    points = []
    for value in values(given):
        if name in options:
            varied = replace(plan, options={**plan.options, name: value})
        else:
            varied = replace(plan, deck=changed(deck, name, value))
        game(plan.game).prepare(plan.seats, plan.seed, varied.options, None, varied.deck)
        points.append(Point(value, varied))
    return points


def series(studies: list[Study]) -> dict[Id, list[Estimate | None]]:
    """Figures by value: seats, first choices, course; ``None`` where a study lacks one."""
    ids = dict.fromkeys(
        id
        for study in studies
        for id in sorted(study.figures, key=lambda id: id.name)
        if id.group in ("seat", "choice") or id.group in PLAIN
    )
    order = ("seat", *PLAIN, "choice")
    return {
        id: [study.figures[id].estimate() if id in study.figures else None for study in studies]
        for id in sorted(ids, key=lambda id: order.index(id.group))
    }


def moved(studies: list[Study], id: Id) -> Estimate:
    """By how much a figure differs between the first and the last value."""
    return difference(studies[0].figures[id], studies[-1].figures[id])


def table(points: list[Point], studies: list[Study], words: Words) -> Table:
    """The sweep for the terminal: a line a figure, with a plot of how it goes."""
    shown = Table(box=None, pad_edge=False, caption_justify="left")
    shown.caption = words.say("lab-sweep-note")
    shown.add_column("")
    for point in points:
        shown.add_column(str(point.value), justify="right", no_wrap=True)
    shown.add_column("", no_wrap=True)
    shown.add_column(words.say("lab-column-last"), justify="right", no_wrap=True)
    for id, estimates in series(studies).items():
        cells = [number(id, each.value) if each else "" for each in estimates]
        change = "" if None in estimates else _moved(id, moved(studies, id))
        shown.add_row(words.figure(id), *cells, spark(estimates), change)
    return shown


def data(points: list[Point], studies: list[Study], what: str) -> dict[str, object]:
    """The sweep, ready for JSON."""
    found = [
        {
            "figure": str(id).strip(),
            "values": [
                None if each is None else {"value": each.value, "low": each.low, "high": each.high}
                for each in estimates
            ],
        }
        for id, estimates in series(studies).items()
    ]
    plan = points[0].plan
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": plan.games,
        "seed": plan.seed,
        "bots": list(plan.bots),
        "vary": what.partition("=")[0].strip(),
        "values": [point.value for point in points],
        "finished": [len(study.stories) for study in studies],
        "figures": found,
    }


def spark(estimates: list[Estimate | None]) -> str:
    """A line of blocks as high as the values, from the least to the greatest."""
    there = [each.value for each in estimates if each is not None]
    low, high = min(there), max(there)
    most = len(BLOCKS) - 2
    scale = most / (high - low) if high > low else 0.0
    return "".join(
        BLOCKS[0] if each is None else BLOCKS[1 + round((each.value - low) * scale)]
        for each in estimates
    )


def _moved(id: Id, change: Estimate) -> str:
    mark = " " if change.low <= 0 <= change.high else "*"
    half = number(id, (change.high - change.low) / 2)
    return f"{number(id, change.value, True).removesuffix(' %')} ± {half}{mark}"
