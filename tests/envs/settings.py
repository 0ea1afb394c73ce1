"""Every game at every seat count and rule set, as environments are tested on it."""

from __future__ import annotations

from collections.abc import Iterator

import tertulia


def settings() -> Iterator[tuple[str, int, dict[str, object]]]:
    """(game, seats, options): each seat count by the default rules, others with the least seats.

    The others are each rule set, and all switches together that are a matter of taste. What ends
    simulated games ends these soon.
    """
    for name, game in sorted(tertulia.games().items()):
        soon: dict[str, object] = dict.fromkeys(game.simulated, 4)
        for seats in game.seats:
            yield name, seats, soon
        choices = [choice for choice in game.options if not choice.guess and choice.values]
        for choice in choices:
            if choice.name == "rules":
                for value in choice.values[1:]:
                    yield name, min(game.seats), {**soon, "rules": value}
        switched = {choice.name: choice.values[-1] for choice in choices if choice.name != "rules"}
        if switched:
            yield name, min(game.seats), {**soon, **switched}


ALL = list(settings())
