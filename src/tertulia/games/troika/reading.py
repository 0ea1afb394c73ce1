"""From a deck file to cards: every field is checked, with the card and the field that is wrong."""

from __future__ import annotations

from typing import Final

from tertulia.core.deck import Deck, only, reconstructed, value
from tertulia.core.errors import BadDeck
from tertulia.games.troika.cards import (
    COLOURS,
    FORMS,
    MEASURES,
    MOST,
    TO,
    TYPES,
    VALUES,
    WHO,
    Effect,
    Face,
    Variable,
)
from tertulia.games.troika.vocabulary import (
    EVENT_EFFECTS,
    HAND_EFFECTS,
    TABLE_EFFECTS,
    TIMES,
    symbols_of,
)

NUMBERS: Final = (
    "start_money",
    "start_groups",
    "start_leaders",
    "draw_money",
    "events_with_troika",
    "hand_limit",
    "family_limit",
    "moves",
    "title_price",
    "discard_attack_power",
    "consensus_votes",
    "elections_points",
    "interim_points",
    "money_per_point",
)
LISTS: Final = ("treasury", "titles_6", "titles_5", "titles_4", "events_before_elections")
CARDS: Final = ("groups", "leaders", "events")
FACE: Final = ("name", "english", "action")
LEADER: Final = ("colour", *VALUES, "variable")
GROUP: Final = ("type", *LEADER)


def read_deck(deck: Deck, greek: bool) -> tuple[list[Face], list[Face], list[Face]]:
    """The Groups, Leaders and Events of a deck file; raises :class:`BadDeck`."""
    only(deck, (*CARDS, *NUMBERS, *LISTS, "consensus_points"))
    return (
        [_face(table, GROUP, HAND_EFFECTS, greek) for table in tables(deck, "groups")],
        [_face(table, LEADER, TABLE_EFFECTS, greek) for table in tables(deck, "leaders")],
        [_face(table, (), EVENT_EFFECTS, greek) for table in tables(deck, "events")],
    )


def tables(deck: Deck, field: str) -> list[Deck]:
    """The cards listed under ``field``, with ids that differ."""
    found = deck.get(field)
    if not isinstance(found, list) or not all(isinstance(entry, dict) for entry in found):
        raise BadDeck("file", "deck", field, "must be a list of cards")
    ids: set[object] = set()
    for entry in found:
        name = entry.get("id")
        if not isinstance(name, str) or not name or name in ids:
            raise BadDeck("file", str(name), "id", f"each of the {field} needs an id of its own")
        ids.add(name)
    return list(found)


def _face(
    table: Deck, fields: tuple[str, ...], effects: dict[str, tuple[str, ...]], greek: bool
) -> Face:
    card = str(table["id"])
    known = (*FACE, *fields)
    allowed = (*known, "id", "copies", "bonus")
    for field in table:
        if field not in allowed:
            raise BadDeck("file", card, field, f"unknown; known are {', '.join(known)}")
    face = Face(
        card,
        text(table, "name", card),
        text(table, "english", card),
        read_effect(parameters(table, "action", card), effects, card, greek),
    )
    if "colour" in fields:
        face.colour = COLOURS.index(one_of(value(table, "colour", card), COLOURS, card, "colour"))
        face.values = tuple([number(table, field, 0, 9, card) for field in VALUES])
        face.variables = _variables(table, card)
    if "type" in fields:
        face.type = TYPES.index(one_of(value(table, "type", card), TYPES, card, "type"))
    copies = table.get("copies", 1)
    if isinstance(copies, bool) or not isinstance(copies, int) or not 1 <= copies <= 9:
        raise BadDeck("file", card, "copies", f"{copies!r} is not a number 1 to 9")
    face.copies = copies
    face.bonus = table.get("bonus") is True
    face.guessed = tuple([field for field in known if reconstructed(table, field)])
    return face


def _variables(table: Deck, card: str) -> list[Variable]:
    entries = value(table, "variable", card)
    if not isinstance(entries, list):
        raise BadDeck("file", card, "variable", "must be a list")
    found: list[Variable] = []
    for entry in entries:
        if not isinstance(entry, dict) or set(entry) != {"of", "form", "name"}:
            raise BadDeck("file", card, "variable", "each needs of, form and name")
        of = VALUES.index(one_of(entry["of"], VALUES, card, "variable.of"))
        form = FORMS.index(one_of(entry["form"], FORMS, card, "variable.form"))
        name = str(entry["name"])
        if form == 0:
            one_of(name, TYPES, card, "variable.name")
        elif form < 4:
            one_of(name, COLOURS, card, "variable.name")
        found.append(Variable(of, form, name))
    return found


def read_effect(table: Deck, effects: dict[str, tuple[str, ...]], card: str, greek: bool) -> Effect:
    """The effect that ``table`` describes, one of the vocabulary ``effects``."""
    given = dict(table)
    name = one_of(given.pop("effect", None), tuple(effects), card, "action.effect")
    effect = Effect(name)
    if effects is HAND_EFFECTS:
        symbols = symbols_of(name, greek)
        effect.symbol = one_of(given.pop("symbol", None), symbols, card, "action.symbol")
    elif effects is TABLE_EFFECTS:
        effect.symbol = one_of(given.pop("when", None), TIMES, card, "action.when")
        effect.cost = whole(given.pop("cost", 0), 0, 9, card, "action.cost")
    for field, entry in given.items():
        if field not in effects[name]:
            takes = ", ".join(effects[name]) or "nothing"
            raise BadDeck("file", card, f"action.{field}", f"unknown; {name} takes {takes}")
        _set(effect, field, entry, card)
    for field in ("who", "amount", "price", "colour", "each"):
        if field in effects[name] and field not in given:
            raise BadDeck("file", card, f"action.{field}", f"missing; {name} needs it")
    return effect


def _set(effect: Effect, field: str, entry: object, card: str) -> None:
    where = f"action.{field}"
    if field in ("amount", "price"):
        effect.amount = whole(entry, 1, 20, card, where)
    elif field == "who":
        words = str(entry).split(" ")
        effect.who = WHO.index(one_of(words[0], WHO, card, where))
        if effect.who >= MOST:
            effect.measure = MEASURES.index(one_of(" ".join(words[1:]), MEASURES, card, where))
        elif len(words) > 1:
            raise BadDeck("file", card, where, f"{words[0]} takes no measure")
    elif field == "per":
        effect.per = MEASURES.index(one_of(entry, MEASURES, card, where))
    elif field == "to":
        effect.to = TO.index(one_of(entry, TO, card, where))
    elif field == "where":
        effect.table_only = one_of(entry, ("anywhere", "table"), card, where) == "table"
    elif field == "colour":
        effect.colour = COLOURS.index(one_of(entry, COLOURS, card, where))
    elif field == "each":
        effect.type = TYPES.index(one_of(entry, TYPES, card, where))
    elif not isinstance(entry, bool):
        raise BadDeck("file", card, where, "must be true or false")
    elif field == "discard_only":
        effect.discard_only = entry
    else:
        effect.first = entry


def parameters(table: Deck, field: str, card: str) -> Deck:
    """The value of ``field``, which is a table; raises :class:`BadDeck`."""
    found = value(table, field, card)
    if not isinstance(found, dict):
        raise BadDeck("file", card, field, "must be a table")
    return dict(found)


def text(table: Deck, field: str, card: str) -> str:
    """The value of ``field``, which is a text; raises :class:`BadDeck`."""
    found = value(table, field, card)
    if not isinstance(found, str) or not found:
        raise BadDeck("file", card, field, f"{found!r} is not a text")
    return found


def one_of(entry: object, allowed: tuple[str, ...], card: str, field: str) -> str:
    """``entry`` if it is one of ``allowed``; raises :class:`BadDeck`."""
    if not isinstance(entry, str) or entry not in allowed:
        raise BadDeck("file", card, field, f"{entry!r} is not one of {', '.join(allowed)}")
    return entry


def whole(entry: object, low: int, high: int, card: str, field: str) -> int:
    """``entry`` if it is a number ``low`` to ``high``; raises :class:`BadDeck`."""
    if isinstance(entry, bool) or not isinstance(entry, int) or not low <= entry <= high:
        raise BadDeck("file", card, field, f"{entry!r} is not a number {low} to {high}")
    return entry


def number(table: Deck, field: str, low: int, high: int, card: str = "deck") -> int:
    """The value of ``field``, a number ``low`` to ``high``; raises :class:`BadDeck`."""
    return whole(value(table, field, card), low, high, card, field)


def numbers(table: Deck, field: str, size: int) -> list[int]:
    """The value of ``field``, a list of ``size`` numbers; raises :class:`BadDeck`."""
    found = value(table, field)
    if not isinstance(found, list) or len(found) != size:
        raise BadDeck("file", "deck", field, f"must be a list of {size} numbers")
    return [whole(entry, 0, 99, "deck", field) for entry in found]
