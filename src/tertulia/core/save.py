"""Saves: the inputs of a match and what chance gave, as JSON-ready data; loading replays them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tertulia.core import deck as decks
from tertulia.core.errors import (
    BadDeck,
    BadOption,
    BadSave,
    IllegalMove,
    NotPossible,
    TertuliaError,
    UnknownGame,
)
from tertulia.core.log import Log, Script

if TYPE_CHECKING:
    from tertulia.core.game import Game
    from tertulia.core.match import Match

FORMAT: Final = "tertulia-save"
VERSION: Final = 1


def save(match: Match[Any, Any]) -> dict[str, object]:
    """All that :func:`load` needs; raises :class:`NotPossible` for a match without a log."""
    log = match.log
    if log is None:
        raise NotPossible("this match keeps no log, so it cannot be saved")
    script = match.script
    options: dict[str, object] = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in match.rules.options.items()
    }
    return {
        "format": FORMAT,
        "format_version": VERSION,
        "game": match.game.name,
        "game_version": match.game.version,
        "seats": int(match.seats),
        "options": options,
        "deck_hash": decks.digest(match.rules.deck),
        "deck": match.rules.deck if match.rules.own_deck else None,
        "seed": match.seed,
        "deal": None if script is None else {k: list(pile) for k, pile in script.piles.items()},
        "inputs": [list(pair) for pair in log.inputs],
        "outcomes": [list(outcome) for outcome in log.outcomes],
    }


def load(data: object, find: dict[str, Game[Any, Any]]) -> Match[Any, Any]:
    """The match that was saved, replayed; raises :class:`BadSave`, :class:`UnknownGame`.

    Chance gives again what it gave: the recorded outcomes, not the generator, decide.
    """
    match, inputs = begin(data, find)
    _replay(match, inputs)
    script = match.script
    assert script is not None
    if script.draws < len(script.recorded):
        raise BadSave("outcomes", "there are more of them than the inputs lead to")
    script.recorded = []
    if not script.piles:
        match.script = None
    return match


def begin(
    data: object, find: dict[str, Game[Any, Any]]
) -> tuple[Match[Any, Any], list[tuple[int, int]]]:
    """A saved match as it began, and the (seat, answer) that lead to where it was saved.

    Raises as :func:`load` does for what can be seen at the start.
    """
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadSave("format", f"this is not a save of Tertulia (no {FORMAT!r})")
    fields: dict[str, object] = data
    version = _int(fields, "format_version")
    if version != VERSION:
        raise BadSave("format_version", f"{version} is unknown; this program reads {VERSION}")
    name = _text(fields, "game")
    if name not in find:
        raise UnknownGame(name, sorted(find))
    game = find[name]
    if not 1 <= _int(fields, "game_version") <= game.version:
        raise BadSave(
            "game_version", f"{fields['game_version']} is newer than this program ({game.version})"
        )
    return _begin(game, fields), _pairs(fields)


def _begin(game: Game[Any, Any], fields: dict[str, object]) -> Match[Any, Any]:
    seed = fields.get("seed")
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadSave("seed", "must be a number or a text")
    deal = fields.get("deal")
    deck = fields.get("deck")
    options = fields.get("options")
    if not isinstance(options, dict):
        raise BadSave("options", "must be a table of names and values")
    if deck is not None and not isinstance(deck, dict):
        raise BadSave("deck", "must be the content of a deck file, or nothing")
    if deck is None:
        deck = game.earlier_deck(_int(fields, "game_version"), options)
    piles: dict[str, list[int]] | None = None
    if deal is not None:
        if not isinstance(deal, dict):
            raise BadSave("deal", "must be a table of piles")
        piles = {str(name): _ints(f"deal.{name}", pile) for name, pile in deal.items()}
    try:
        match = game.prepare(_int(fields, "seats"), seed, options, piles, deck)
    except BadOption as error:
        if error.field == "option":
            raise BadSave("options", str(error)) from error
        outside = error.field == "seats" or error.field.startswith("deal")
        raise BadSave(error.field if outside else f"options.{error.field}", str(error)) from error
    except BadDeck as fault:
        raise BadSave("deck", str(fault)) from fault
    if decks.digest(match.rules.deck) != fields.get("deck_hash"):
        raise BadSave("deck_hash", "the deck is another one than the match was played with")
    outcomes = fields.get("outcomes")
    if not isinstance(outcomes, list):
        raise BadSave("outcomes", "must be a list of draws")
    recorded = [_ints(f"outcomes[{n}]", outcome) for n, outcome in enumerate(outcomes)]
    if match.script is None:
        match.script = Script({})
    match.script.recorded = recorded
    match.log = Log()
    try:
        match.go_on()
    except BadOption as error:
        raise BadSave(error.field, str(error)) from error
    return match


def _replay(match: Match[Any, Any], inputs: list[tuple[int, int]]) -> None:
    # Compiled, a name that two clauses bind must have one type: each has its own.
    for number, (seat, answer) in enumerate(inputs):
        try:
            match.play(seat, answer)
        except BadOption as error:
            raise BadSave(error.field, str(error)) from error
        except (IllegalMove, NotPossible) as refusal:
            raise unplayable(number, refusal) from refusal


def unplayable(place: int, refusal: TertuliaError) -> BadSave:
    """What is wrong with a save of which the input at ``place`` is refused."""
    if isinstance(refusal, IllegalMove):
        problem = f"cannot be played: {refusal.rule} forbids it"
        return BadSave(f"inputs[{place}]", problem, refusal.reason)
    return BadSave(f"inputs[{place}]", f"cannot be played: {refusal}")


def _int(fields: dict[str, object], name: str) -> int:
    value = fields.get(name)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadSave(name, f"{value!r} is not a whole number")
    return value


def _text(fields: dict[str, object], name: str) -> str:
    value = fields.get(name)
    if not isinstance(value, str):
        raise BadSave(name, f"{value!r} is not a text")
    return value


def _ints(name: str, value: object) -> list[int]:
    if not isinstance(value, list):
        raise BadSave(name, f"{value!r} is not a list of whole numbers")
    for entry in value:
        if isinstance(entry, bool) or not isinstance(entry, int):
            raise BadSave(name, f"{entry!r} is not a whole number")
    return list(value)


def _pairs(fields: dict[str, object]) -> list[tuple[int, int]]:
    inputs = fields.get("inputs")
    if not isinstance(inputs, list):
        raise BadSave("inputs", "must be a list of seat and answer")
    pairs: list[tuple[int, int]] = []
    for number, entry in enumerate(inputs):
        pair = _ints(f"inputs[{number}]", entry)
        if len(pair) != 2:
            raise BadSave(f"inputs[{number}]", "must be a seat and an answer")
        pairs.append((pair[0], pair[1]))
    return pairs
