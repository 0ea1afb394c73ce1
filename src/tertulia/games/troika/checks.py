"""The constraints that every deck of the Portuguese edition keeps (TROIKA-C)."""

from __future__ import annotations

from typing import Final

from tertulia.core.errors import BadDeck
from tertulia.games.troika.cards import COLOURS, FORMS, INCOME, POWER, TYPES, VALUES, VOTES, Face
from tertulia.games.troika.vocabulary import SYMBOLS

SIZES: Final = (10, 10, 10, 12)
LEADERS: Final = (0, 2, 2, 4)

PRINTED: Final = (
    ("TROIKA-C-7", "procuradoria", "gold", 2, 2),
    ("TROIKA-C-8", "banco-da-portugalandia", "gold", 1, 0),
    ("TROIKA-C-9", "expesso", "blue", 2, -1),
    ("TROIKA-C-10", "revisao", "", 1, -1),
    ("TROIKA-C-11", "ambientalistas", "", 1, -1),
    ("TROIKA-C-12", "patos-bravos", "", 2, 0),
    ("TROIKA-C-13", "meninas-boas", "", 1, -1),
)
"""Constraint, card, colour, Power, Votes; "" and -1 are not printed."""

ACTIONS: Final = (
    ("advogados-militantes", "cancel"),
    ("bancos-honestos", "cheap_titles"),
    ("disfuncionarios-publicos", "scatter"),
    ("homem-do-povo", "claim_votes"),
    ("comentadores-politicos", "claim_votes"),
    ("opus-day", "swap"),
    ("camionistas", "bring_down"),
    ("juizes", "fine"),
    ("meninas-boas", "disable_leader"),
    ("tv-irritante", "disable_leader"),
)
"""The cards whose action the rulebook explains (TROIKA-ADV-CARD)."""


def check(groups: list[Face], leaders: list[Face], events: list[Face]) -> None:
    """Raise :class:`BadDeck` for the first constraint that fails, with its card and field."""
    _counts(groups, leaders, events)
    _printed(groups)
    _leaders(leaders)
    _advanced(groups)


def _counts(groups: list[Face], leaders: list[Face], events: list[Face]) -> None:
    for colour, size in enumerate(SIZES):
        found = sum(1 for face in groups if face.colour == colour)
        if found != size:
            problem = f"there are {found} {COLOURS[colour]} Groups, not {size}"
            raise BadDeck("TROIKA-C-1", "groups", "colour", problem)
    regular = [face for face in leaders if not face.bonus]
    for colour, size in enumerate(LEADERS):
        found = sum(1 for face in regular if face.colour == colour)
        if found != size:
            problem = f"there are {found} {COLOURS[colour]} Leaders, not {size}"
            raise BadDeck("TROIKA-C-2", "leaders", "colour", problem)
    if len(leaders) - len(regular) != 1:
        raise BadDeck("TROIKA-C-2", "leaders", "bonus", "exactly one is the bonus Leader")
    for effect, copies in (("troika", 1), ("elections", 2), ("confidence", 1)):
        found = sum(face.copies for face in events if face.effect.name == effect)
        if found != copies:
            raise BadDeck("TROIKA-C-3", "events", effect, f"there are {found}, not {copies}")
    if sum(face.copies for face in events) != 16:
        raise BadDeck("TROIKA-C-3", "events", "copies", "there must be 16 Events")


def named(groups: list[Face], name: str, constraint: str) -> Face:
    """The card with the id ``name``; raises :class:`BadDeck` if it is missing."""
    for face in groups:
        if face.id == name:
            return face
    raise BadDeck(constraint, name, "id", "this card is printed and must be there")


def _printed(groups: list[Face]) -> None:
    for constraint, name, colour, power, votes in PRINTED:
        face = named(groups, name, constraint)
        if colour and COLOURS[face.colour] != colour:
            raise BadDeck(constraint, name, "colour", f"must be {colour}")
        for value, printed in ((POWER, power), (VOTES, votes)):
            if printed >= 0 and face.values[value] != printed:
                raise BadDeck(constraint, name, VALUES[value], f"must be {printed}")
    banks = named(groups, "bancos-honestos", "TROIKA-C-14")
    if COLOURS[banks.colour] == "red":
        raise BadDeck("TROIKA-C-14", banks.id, "colour", "must not be red")
    if banks.values[INCOME] < 1:
        raise BadDeck("TROIKA-C-14", banks.id, "income", "must be 1 or more")
    ranked = sorted([face.values[VOTES] for face in groups], reverse=True)
    for name in ("pensionistas", "tv-irritante"):
        votes = named(groups, name, "TROIKA-C-15").values[VOTES]
        if votes < 2 or votes < ranked[4]:
            raise BadDeck("TROIKA-C-15", name, "votes", "must be among the highest")


def _leaders(leaders: list[Face]) -> None:
    regular = [face for face in leaders if not face.bonus]
    for power in (3, 1):
        if all(face.values[POWER] != power for face in regular):
            raise BadDeck("TROIKA-C-16", "leaders", "power", f"one must have Power {power}")
    if all(face.effect.name != "nothing" for face in regular):
        raise BadDeck("TROIKA-C-17", "leaders", "action", "one must have no effect")
    for time in ("turn", "elections"):
        if all(face.effect.symbol != time for face in regular):
            raise BadDeck("TROIKA-C-18", "leaders", "action.when", f"one must work in {time}")


def _advanced(groups: list[Face]) -> None:
    for kind, name in enumerate(TYPES):
        if all(face.type != kind for face in groups):
            raise BadDeck("TROIKA-C-19", "groups", "type", f"no Group is {name}")
    variables = [variable for face in groups for variable in face.variables]
    for form, name in enumerate(FORMS):
        if all(variable.form != form for variable in variables):
            raise BadDeck("TROIKA-C-20", "groups", "variable.form", f"none has the form {name}")
    ids = [face.id for face in groups]
    for face in groups:
        for variable in face.variables:
            if FORMS[variable.form] == "name" and variable.name not in ids:
                raise BadDeck("TROIKA-C-20", face.id, "variable.name", "no Group has this id")
    if all(variable.name != "poder-local" for variable in variables):
        raise BadDeck("TROIKA-C-20", "poder-local", "variable.name", "one must name this Group")
    for symbol in SYMBOLS[:5]:
        if all(face.effect.symbol != symbol for face in groups):
            raise BadDeck("TROIKA-C-21", "groups", "action.symbol", f"none has {symbol}")
    for name, effect in ACTIONS:
        if named(groups, name, "TROIKA-C-22").effect.name != effect:
            raise BadDeck("TROIKA-C-22", name, "action.effect", f"must be {effect}")
    if all(not face.effect.discard_only for face in groups):
        raise BadDeck("TROIKA-C-22", "groups", "action.discard_only", "one must have it")
    if sum(1 for face in groups if face.effect.name == "cancel") < 2:
        raise BadDeck("TROIKA-C-22", "groups", "action.effect", "two must cancel (A18)")
    _income(groups)


def _income(groups: list[Face]) -> None:
    """Some Groups, 4 a Family at most, must bring Income 8 with a Leader who has 0 or more."""
    most = 0
    for colour in range(4):
        incomes = sorted([face.values[INCOME] for face in groups if face.colour == colour])
        most += sum(incomes[-4:])
    if most < 8 or all(face.values[INCOME] != 1 for face in groups):
        raise BadDeck("TROIKA-C-23", "groups", "income", "no table can reach Income 8 exactly")


def check_greek(groups: list[Face], leaders: list[Face], events: list[Face]) -> None:
    """As :func:`check`, for the Greek edition (TROIKA-C-25)."""
    rule = "TROIKA-C-25"
    for colour, name in enumerate(COLOURS):
        if sum(1 for face in groups if face.colour == colour) != 12:
            raise BadDeck(rule, "groups", "colour", f"there must be 12 {name} Groups")
    if len(leaders) != 8 or all(COLOURS[face.colour] != "grey" for face in leaders):
        raise BadDeck(rule, "leaders", "colour", "there must be 8 Leaders, one of them grey")
    for effect, copies in (("troika", 1), ("elections", 2)):
        if sum(face.copies for face in events if face.effect.name == effect) != copies:
            raise BadDeck(rule, "events", effect, f"there must be {copies}")
    if all(face.effect.name != "confidence" for face in events):
        raise BadDeck(rule, "events", "confidence", "one must be a repeat election")
    if sum(face.copies for face in events) != 18:
        raise BadDeck(rule, "events", "copies", "there must be 18 Events")
    for name, colour_name in GREEK:
        if colour_name and COLOURS[named(groups, name, rule).colour] != colour_name:
            raise BadDeck(rule, name, "colour", f"must be {colour_name}")
    if named(groups, "entimotates-trapezes", rule).values[INCOME] < 1:
        raise BadDeck(rule, "entimotates-trapezes", "income", "must be 1 or more")
    if named(groups, "epidotoumenoi-agrotes", rule).effect.name != "settle":
        raise BadDeck(rule, "epidotoumenoi-agrotes", "action.effect", "must be settle")
    if named(leaders, "agapoulas", rule).effect.name != "draw":
        raise BadDeck(rule, "agapoulas", "action.effect", "must be draw")
    for name in ("oust_leader", "shift_vote", "seize", "extort"):
        if all(face.effect.name != name for face in groups):
            raise BadDeck(rule, "groups", "action.effect", f"one must have {name}")
    if all(face.effect.name != "borrow_votes" for face in leaders):
        raise BadDeck(rule, "leaders", "action.effect", "one must have borrow_votes")
    if sum(1 for face in groups if face.effect.name == "cancel") < 2:
        raise BadDeck(rule, "groups", "action.effect", "two must block (G2)")


GREEK: Final = (
    ("tyfloi-syntaxiouchoi", "grey"),
    ("tile-asteres", "grey"),
    ("michanodigoi", "red"),
    ("entimotates-trapezes", ""),
    ("epidotoumenoi-agrotes", ""),
)
"""The Groups that the Greek rulebook names, and their colours."""
