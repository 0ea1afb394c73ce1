"""Checks of what learning sees: observations keep their layout and ranges, actions have names."""

from __future__ import annotations

from typing import Any

from tertulia.core.observation import Observation
from tertulia.core.position import View
from tertulia.testing.trial import Trial, Walk

EVERY = 10
"""Decisions from one look to the next."""


def check_observations(trial: Trial) -> None:
    """Observations never change their layout nor leave their ranges; every action has a name.

    Each field has a meaning, each step that asks is in ``game.asking``; spectators observe too.
    """
    for walk in trial.walks("observations"):
        rules = walk.match.rules
        names = trial.game.action_names(rules)
        if len(names) != rules.actions or len(set(names)) < len(names):
            raise walk.fault(f"{len(set(names))} names for {rules.actions} actions")
        layout = observed(walk, walk.match.view(0))
        written = [str(name) for name, *_ in layout]
        if written != ["asked", "step", *trial.game.meanings]:
            raise walk.fault(f"game.meanings has not the fields that are written: {written}")
        while walk.match.to_move:
            step = walk.asked()[0].step
            if step not in trial.game.asking:
                raise walk.fault(f"the step {step} asks, but is not in game.asking")
            for reader in walk.readers if len(walk.answers) % EVERY == 0 else []:
                if observed(walk, walk.match.view(reader)) != layout:
                    raise walk.fault(f"the layout of what {reader} observes has changed")
            walk.step()


def observed(walk: Walk, view: View[Any, Any]) -> list[tuple[object, ...]]:
    """The layout of an observation, whose entries are in their ranges."""
    to = Observation(noting=True)
    view.game.write_observation(view, to)
    entries = to.out.getvalue()
    begin = 0
    for field in to.fields:
        part = entries[begin : begin + field.size]
        if part and max(part) > field.high:
            raise walk.fault(f"{field.name} is {max(part)}, above {field.high}")
        begin += field.size
    if begin != len(entries):
        raise walk.fault(f"{len(entries)} entries are written, {begin} noted")
    return [(field.name, field.shape, field.low, field.high) for field in to.fields]
