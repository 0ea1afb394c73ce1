"""Checks that a game is the same wherever and whenever it is played, and golden records of it."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from tertulia.core.game import Game
from tertulia.core.match import Match
from tertulia.core.save import load
from tertulia.testing.state import digest_of, state_of
from tertulia.testing.trial import UNSHARED, Fault, Trial, Walk

RENEW = "TERTULIA_RENEW_GOLDEN"
"""Set this variable to write golden records instead of comparing with them."""


def check_repeats(trial: Trial) -> None:
    """The same seed gives the same game: beside another one, and in another process."""
    here = digests(trial)
    for one, other in zip(trial.walks("repeats"), trial.walks("repeats"), strict=True):
        stranger = Walk(trial, "stranger")
        while one.match.to_move:
            one.step()
            if stranger.match.to_move:
                stranger.step()
            other.step()
            one.same("the same seed plays on otherwise", state_of(one.match), state_of(other.match))
    code = "import sys; from tertulia.testing import repeats; repeats.elsewhere(*sys.argv[1:])"
    fields = {"seats", "options", "games", "seed", "deal"}
    told = {name: getattr(trial, name) for name in fields}
    task = [origin(trial.game), json.dumps(told, default=dict)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "77"}
    done = subprocess.run(
        [sys.executable, "-c", code, *task],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Fault(f"{trial.game.name}, {trial}: the other process failed:\n{done.stderr}")
    there = json.loads(done.stdout)
    if there != here:
        raise Fault(f"{trial.game.name}, {trial}: another process plays otherwise: {there}, {here}")


def digests(trial: Trial) -> dict[str, str]:
    """Fingerprints of some games: ``story`` of what is asked and told, ``state`` of all fields.

    The story changes with the rules alone, the state also when a field is added or renamed.
    """
    story, state = hashlib.sha256(), hashlib.sha256()
    for walk in trial.walks("digest"):
        tell(walk, story)
        while walk.match.to_move:
            for decision in walk.asked():
                story.update(repr((decision.seat, decision.rule, decision.answers)).encode())
            walk.step()
            state.update(digest_of(walk.match, UNSHARED).encode())
        tell(walk, story)
        story.update(repr((walk.match.scores, walk.match.winners)).encode())
    return {"story": story.hexdigest()[:16], "state": state.hexdigest()[:16]}


def tell(walk: Walk, story: hashlib._Hash) -> None:
    """Add all events so far to the fingerprint."""
    for event in walk.log.events:
        name = walk.trial.game.events[event.kind].name
        story.update(repr((event.seq, name, event.args, event.audience, event.shown)).encode())


def origin(game: Game[Any, Any]) -> str:
    """Where another process finds the game, as ``module:name``."""
    for name, module in list(sys.modules.items()):
        for attribute, value in list(getattr(module, "__dict__", {}).items()):
            if value is game and name != "__main__":
                return f"{name}:{attribute}"
    raise Fault(f"{game.name} is in no module, so another process cannot find it")


def elsewhere(place: str, told: str) -> None:
    """Print what :func:`digests` gives in this process, as JSON."""
    module, name = place.split(":")
    trial = Trial(getattr(import_module(module), name), **json.loads(told))
    print(json.dumps(digests(trial)))


def check_golden(trial: Trial, path: Path) -> None:
    """Games are as the golden record in ``path`` has them; both builds are held to the same."""
    record = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    found = digests(trial)
    if os.environ.get(RENEW):
        record[str(trial)] = found
        path.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    elif record.get(str(trial)) != found:
        raise Fault(
            f"{trial.game.name}, {trial}: {path.name} has {record.get(str(trial))}, this build "
            f"gives {found}. If the change is meant, renew it with {RENEW}=1"
        )


def check_saves(game: Game[Any, Any], folder: Path) -> None:
    """Every golden save of ``game`` in ``folder`` still loads and leads to the stated result."""
    paths = sorted(folder.glob(f"{game.name}-*.json"))
    if not paths:
        raise Fault(f"{folder} holds no save of {game.name}")
    for path in paths:
        record = json.loads(path.read_text(encoding="utf-8"))
        found = result(load(record["save"], {game.name: game}))
        if found != record["result"]:
            raise Fault(f"{path.name}: it should give {record['result']}, but gives {found}")


def write_save(match: Match[Any, Any], path: Path) -> None:
    """Keep ``match`` as a golden save; its name should tell the released version."""
    record = {"save": match.save(), "result": result(match)}
    path.write_text(json.dumps(record, separators=(",", ":")) + "\n", encoding="utf-8")


def result(match: Match[Any, Any]) -> dict[str, object]:
    """What a golden save is held to: the result, who is asked what, and the story."""
    assert match.log is not None
    story = hashlib.sha256()
    for event in match.log.events:
        name = match.game.events[event.kind].name
        story.update(repr((event.seq, name, event.args)).encode())
    return {
        "over": match.over,
        "scores": list(match.scores),
        "winners": list(match.winners),
        "asked": {str(seat): list(match.decision(seat).answers) for seat in match.to_move},
        "story": story.hexdigest()[:16],
    }
