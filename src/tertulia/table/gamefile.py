"""A finished game as one file, and the proof that it was dealt and played as it says.

The file is a save with some fields more, so whatever loads a save loads it: who played, the promise
that was shown before the first card (the SHA-256 of the seed), and how the game ended. ``trail``
has a digest after the deal and after each input of all that happened so far, ``seals`` one of each
other field: they tell where a file is no longer as it was written. Anyone can make those anew; what
nobody can is another seed for the promise that the players have seen.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tertulia.core.errors import BadOption, BadSave, IllegalMove, NotPossible
from tertulia.core.game import begin
from tertulia.core.match import Match
from tertulia.core.save import unplayable
from tertulia.table.seats import Seat, digest

SHORT = 8
"""The hexadecimal digits of a digest that only tells where a file was changed."""

REPLAYED = ("inputs", "outcomes", "trail", "seals")
"""The fields that have no seal: a replay checks the first three."""


def write(save: dict[str, Any], seats: Iterable[Seat]) -> str:
    """The file of a match that was saved: a field a line, so that people can read it too."""
    match, inputs = begin(save)
    trail = list(_trail(match, inputs))
    data = {
        **save,
        "promise": digest(str(match.seed)),
        "people": [{"name": seat.name, "bot": seat.bot} for seat in seats],
        "scores": list(match.scores),
        "winners": list(match.winners),
        "trail": trail,
    }
    data["seals"] = {name: _short(value) for name, value in data.items() if name not in REPLAYED}
    return _text(data)


def read(text: str) -> dict[str, Any]:
    """The fields of a game file or a save; raises :class:`BadSave` if ``text`` is neither."""
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise BadSave("format", f"{where}: this is no JSON ({error.msg})") from None
    except (RecursionError, ValueError):  # too deep; a number too long; half of a character
        raise BadSave("format", "this is not a save of Tertulia") from None
    if not isinstance(data, dict):
        raise BadSave("format", "this is not a save of Tertulia")
    return data


def verify(text: str) -> Match[Any, Any]:
    """The match in a game file, at its end, if all of the file is as it was written.

    Holds that the seed is the promised one, that it deals each card as recorded, and that each
    input leads to what is recorded and the last one to the end. Raises :class:`BadSave`, which
    says where that fails, and :class:`UnknownGame`.
    """
    data = read(text)
    _check_seals(data)
    _check_promise(data)
    match = _replay(data)
    for name, reached in (("scores", match.scores), ("winners", match.winners)):
        if data.get(name) != list(reached):
            raise BadSave(name, f"the inputs lead to {list(reached)}")
    if not match.over:
        raise BadSave("inputs", "the game is not over where they end")
    _check_text(text, _text(data))
    return match


def _check_seals(data: dict[str, Any]) -> None:
    seals = data.get("seals")
    if not isinstance(seals, dict):
        raise BadSave("seals", "there are none, so nothing can be checked: this is a plain save")
    for name in [*data, *seals]:
        if name not in data:
            raise BadSave(name, "is missing")
        if name not in REPLAYED and seals.get(name) != _short(data[name]):
            raise BadSave(name, "is not as it was written")


def _check_promise(data: dict[str, Any]) -> None:
    if data.get("promise") != digest(str(data.get("seed"))):
        raise BadSave("seed", "is not the one that was promised before the game")
    if data.get("deal") is not None:
        raise BadSave("deal", "the cards were stated, so no seed has dealt them")


def _replay(data: dict[str, Any]) -> Match[Any, Any]:
    """The match at its end, each card drawn anew from the seed."""
    match, inputs = begin({**data, "outcomes": []})
    log = match.log
    assert log is not None
    marks, outcomes = _list(data, "trail"), _list(data, "outcomes")
    seen = 0
    for place, mark in enumerate(_trail(match, inputs)):
        for draw in range(seen, len(log.outcomes)):
            if outcomes[draw : draw + 1] != [log.outcomes[draw]]:
                raise BadSave(f"outcomes[{draw}]", f"the seed gives {log.outcomes[draw]}")
        seen = len(log.outcomes)
        if marks[place : place + 1] != [mark]:
            where = f"inputs[{place - 1}]" if place else "trail[0]"
            raise BadSave(where, "does not lead to what was recorded")
    for name, known, used in (
        ("outcomes", outcomes, seen),
        ("trail", marks, len(inputs) + 1),
    ):
        if len(known) > used:
            raise BadSave(f"{name}[{used}]", "nothing in the game leads to it")
    return match


def _trail(match: Match[Any, Any], inputs: Sequence[tuple[int, int]]) -> Iterator[str]:
    """Play on, and after the deal and each input digest all that has happened so far."""
    log = match.log
    assert log is not None
    mark = _news(match, "", None, 0, 0)
    yield mark
    for place, (seat, answer) in enumerate(inputs):
        told, drawn = len(log.events), len(log.outcomes)
        try:
            match.play(seat, answer)
        except (BadOption, IllegalMove, NotPossible) as refusal:
            raise unplayable(place, refusal) from None
        mark = _news(match, mark, (seat, answer), told, drawn)
        yield mark


def _news(
    match: Match[Any, Any], mark: str, move: tuple[int, int] | None, told: int, drawn: int
) -> str:
    log = match.log
    assert log is not None
    events = [
        [match.game.events[event.kind].name, *event.args, event.audience, event.shown]
        for event in log.events[told:]
    ]
    return _short([mark, move, events, log.outcomes[drawn:]])


def _list(data: dict[str, Any], name: str) -> list[Any]:
    value = data.get(name)
    if not isinstance(value, list):
        raise BadSave(name, "is not a list")
    return value


def _check_text(text: str, written: str) -> None:
    if text == written:
        return
    pairs = enumerate(zip(text, written, strict=False))
    place = next((n for n, (a, b) in pairs if a != b), min(len(text), len(written)))
    line = written.count("\n", 0, place) + 1
    raise BadSave("format", f"line {line}, byte {place}: was written otherwise")


def _text(data: dict[str, Any]) -> str:
    lines = (f"{json.dumps(name)}: {json.dumps(value)}" for name, value in data.items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _short(value: object) -> str:
    return digest(json.dumps(value))[:SHORT]
