"""Lessons: a stated game with notes, in which the learner makes the moves that have one.

A game that teaches has a file ``lesson.toml`` beside its modules: the ``seed``, the ``players`` by
seat, of whom the first learns, the ``options``, the (seat, answer) in order, and ``notes``: by the
number of an answer the name of a message ``<game>-lesson-<name>``, shown before the learner gives
it. The note ``end`` closes the lesson.
"""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any

import msgspec
from msgspec import Raw, Struct

import tertulia
from tertulia.core.game import Game, folder
from tertulia.core.text import Text
from tertulia.table import replay
from tertulia.table.seats import HUMAN, Seat
from tertulia.table.wire import Lesson, Noted, encode

LEARNER = 0
END = "end"


class LessonFile(Struct, forbid_unknown_fields=True):
    """What a ``lesson.toml`` says."""

    seed: str
    players: list[str]
    answers: list[tuple[int, int]]
    notes: dict[str, str]
    options: dict[str, Any] = {}


def lesson(game: Game[Any, Any]) -> LessonFile | None:
    """The lesson of a game, if it has one."""
    path = folder(game) / "lesson.toml"
    return msgspec.toml.decode(path.read_bytes(), type=LessonFile) if path.is_file() else None


@cache
def tell(name: str) -> bytes:
    """The lesson of the game ``name`` for a client, gzipped; only for a game that has one."""
    game = tertulia.game(name)
    given = lesson(game)
    assert given is not None
    match = game.start(len(given.players), given.seed, dict(given.options))
    steps = []
    for at, (seat, answer) in enumerate(given.answers):
        note = given.notes.get(str(at))
        if note is not None:
            said = match.decision(seat).describe(answer).text
            steps.append(Noted(at, answer, said, Text(f"{name}-lesson-{note}")))
        match.play(seat, answer)
    seats = tuple(Seat(n, HUMAN, player) for n, player in enumerate(given.players))
    spec = replay.spec_of(match, seats)
    frames = [Raw(frame) for frame in replay.frames_of(match.save(), spec, LEARNER)]
    end = Text(f"{name}-lesson-{given.notes[END]}")
    return gzip.compress(encode(Lesson(frames, steps, end)), 6)
