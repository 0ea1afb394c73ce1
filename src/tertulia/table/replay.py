"""A game told again to one seat, step by step, in the frames that the live table sends."""

from __future__ import annotations

import gzip
from typing import Any

import tertulia
from tertulia.core.errors import BadSave, TertuliaError
from tertulia.core.game import begin
from tertulia.core.match import Match
from tertulia.table import frames, gamefile
from tertulia.table.commands import Play
from tertulia.table.seats import BOT, HUMAN, Seat, TableSpec, digest
from tertulia.table.state import State
from tertulia.table.thinking import STRENGTHS

NAME_LENGTH = 24


def tell(save: dict[str, Any], spec: TableSpec, seat: int | None) -> bytes:
    """The frames for ``seat`` (``None``: a spectator) as gzipped JSON: the deal, then each input.

    Raises :class:`NotPossible` for a seat that is not there.
    """
    told = frames_of(save, spec, seat)
    return gzip.compress(b"[" + b",".join(told) + b"]", 6)


def frames_of(save: dict[str, Any], spec: TableSpec, seat: int | None) -> list[bytes]:
    """The frames that :func:`tell` packs."""
    match, inputs = begin(save)
    state = State(spec, match)
    people = frames.people(state.spec.seats, dict.fromkeys(range(int(match.seats)), 1))
    seen = frames.picture(state, seat)
    told = [frames.hello(state, seat, seen, people)]
    for mover, answer in inputs:
        entry = state.advance(0, mover, Play(state.asks[mover], answer))
        before, seen = seen, frames.picture(state, seat)
        told.append(frames.change(state, seat, before, seen, state.news(entry)))
    return told


def tell_file(text: str, seat: int | None) -> bytes | str:
    """The frames of a save or a game file as :func:`tell` gives them, or what is wrong with it."""
    try:
        data = gamefile.read(text)
        match = tertulia.load(data)
        return tell(data, spec_of(match, people_of(data, int(match.seats))), seat)
    except TertuliaError as error:
        return str(error)


def people_of(data: dict[str, Any], seats: int) -> tuple[Seat, ...]:
    """Who has played, as far as a file says; raises :class:`BadSave`."""
    people = data.get("people")
    if people is None:
        return tuple(Seat(n, HUMAN) for n in range(seats))
    if not isinstance(people, list) or len(people) != seats:
        raise BadSave("people", f"must be a list with one entry for each of the {seats} seats")
    return tuple(_person(n, person) for n, person in enumerate(people))


def _person(n: int, person: object) -> Seat:
    name = person.get("name") if isinstance(person, dict) else None
    bot = person.get("bot") if isinstance(person, dict) else None
    if not isinstance(name, str) or bot not in (None, *STRENGTHS):
        raise BadSave(f"people[{n}]", f"must have a name and a bot, or null: {person!r:.80}")
    return Seat(n, HUMAN if bot is None else BOT, name[:NAME_LENGTH], bot)


def spec_of(match: Match[Any, Any], seats: tuple[Seat, ...]) -> TableSpec:
    """The table of a match that was played at none, or elsewhere."""
    return TableSpec(
        id="",
        game=match.game.name,
        game_version=match.game.version,
        options={},
        seats=seats,
        seed=str(match.seed),
        seed_commit=digest(str(match.seed)),
        created=0,
    )
