"""Every text that random games show, with the decision it stands in."""

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import tertulia
from tertulia import texts
from tertulia.core.text import Text

NAMES = sorted(tertulia.games())


class _Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


def variables(node):
    visitor = _Variables()
    visitor.visit(node)
    return visitor.found


def messages(path: Path):
    """By key, attributes included, the patterns in a Fluent file, which says no key twice."""
    found = {}
    keys = set()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), (path, entry.content)
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in keys, (path, entry.id.name)
            keys.add(entry.id.name)
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def files(lang: str):
    return [path for root in texts._roots() for path in sorted((root / lang).glob("*.ftl"))]


@cache
def english():
    return {key: pattern for path in files("en") for key, pattern in messages(path).items()}


def inside(value: object) -> Iterator[Text]:
    """Every text in a scene or a list of them."""
    if isinstance(value, Text):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from inside(part)
    elif is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from inside(getattr(value, field.name))


def unlike(choice):
    """A value that is not the default, where that is a matter of a name or a number."""
    return next((value for value in choice.values if value != choice.default), choice.default)


@cache
def played(name: str):
    """All texts that random games of a game show, and the texts of each decision's answers."""
    game = tertulia.game(name)
    seen: set[Text] = set()
    choices: set[tuple[Text, ...]] = set()
    chance = random.Random(5)
    for seats in game.seats:
        for options in ({}, {choice.name: unlike(choice) for choice in game.options}):
            match = game.start(seats=seats, seed=seats, options=options)
            assert match.log is not None
            told = list(match.log.events)
            while True:
                views = [match.view(seat) for seat in (None, *range(seats))]
                for view in views:
                    seen.update(inside([game.scene(view), *game.columns(view)]))
                    shown = (event.seen_by(view.seat) for event in told)
                    seen.update(game.text(match.rules, event) for event in shown if event)
                    for item in cards(game.scene(view)):
                        seen.add(Text(item.key))
                if match.over:
                    break
                seat = chance.choice(match.to_move)
                decision = match.decision(seat)
                answers = tuple(decision.describe(answer).text for answer in decision.answers)
                refused = [decision.refuse(answer).reason for answer in (*decision.tempting, -7)]
                seen.update([decision.prompt, decision.why or decision.prompt, *refused])
                seen.update(answers)
                choices.add(answers)
                told = list(match.play(seat, chance.choice(decision.answers)))
    return seen, choices


def cards(scene):
    items = [item for zone in scene.zones for item in zone.items]
    items += [item for zone in scene.zones for lot in zone.lots for item in lot.cards]
    return [item.card for item in items if item.card is not None]
