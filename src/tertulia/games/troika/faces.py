"""The faces of cards: name, family, values, and what the card does."""

from __future__ import annotations

from typing import Final

from tertulia.core.scene import Card, Item, Pip
from tertulia.core.text import Text, key_ref
from tertulia.games.troika.cards import (
    COLOURS,
    FORMS,
    MEASURES,
    TO,
    TYPES,
    WHO,
    Effect,
    Face,
    Variable,
)
from tertulia.games.troika.rules import TroikaRules
from tertulia.games.troika.wording import event_key, group_key, group_ref, leader_key

FAMILIES: Final = ("or", "azure", "gules", "argent")
PIPS: Final = ("fist", "vote", "coins")
ICONS: Final = {
    "marginal": "raven",
    "spiritual": "dove",
    "financial": "coins",
    "infrastructure": "anchor",
    "justice": "gavel",
    "media": "parrot",
    "professional": "trophy",
    "social": "heart",
    "public": "flag",
}
"""The picture of each type of Group."""


def group_face(rules: TroikaRules, card: int) -> Card:
    """The face of a Group."""
    face = rules.groups[card]
    found = Card(group_key(rules, card), FAMILIES[face.colour])
    found.type = Text(f"troika-type-{TYPES[face.type]}")
    found.icon = ICONS[TYPES[face.type]]
    if rules.powers:
        found.text = action_text("hand", face.effect)
    if rules.advanced:
        found.terms = term_texts(rules, face)
    found.pips = pips(face)
    found.pattern = "meander"
    if face.guessed:
        found.marks = ["reconstruction"]
    return found


def leader_face(rules: TroikaRules, leader: int) -> Card:
    """The face of a Leader."""
    face = rules.leaders[leader]
    found = Card(leader_key(rules, leader), FAMILIES[face.colour])
    found.type = Text("troika-type-leader")
    found.icon = "crown"
    if rules.powers:
        found.text = action_text("table", face.effect)
    if rules.advanced:
        found.terms = term_texts(rules, face)
    found.pips = pips(face)
    found.pattern = "rays"
    if face.guessed:
        found.marks = ["reconstruction"]
    return found


def event_face(rules: TroikaRules, event: int) -> Card:
    """The face of an Event."""
    face = rules.events[event]
    found = Card(event_key(rules, event), "sable")
    found.text = event_text(face.effect)
    found.pattern = "guilloche"
    found.icon = "sun"
    if face.guessed:
        found.marks = ["reconstruction"]
    return found


def group_item(rules: TroikaRules, card: int) -> Item:
    """A Group that lies open; its id stays the same from zone to zone."""
    return Item(f"g{card}", group_face(rules, card))


def leader_item(rules: TroikaRules, leader: int) -> Item:
    """A Leader that lies open."""
    return Item(f"l{leader}", leader_face(rules, leader))


def event_item(rules: TroikaRules, event: int) -> Item:
    """An Event that lies open."""
    return Item(f"e{event}", event_face(rules, event))


def every(rules: TroikaRules) -> list[Card]:
    """The faces of all Groups, Leaders and Events."""
    found = [group_face(rules, card) for card in range(len(rules.groups))]
    found += [leader_face(rules, leader) for leader in range(len(rules.leaders))]
    return found + [event_face(rules, event) for event in range(len(rules.events))]


def pips(face: Face) -> list[Pip]:
    """Power, Votes and Income."""
    return [Pip(icon, value) for icon, value in zip(PIPS, face.values, strict=True)]


def term_texts(rules: TroikaRules, face: Face) -> list[Text]:
    """Its variable values, in words (TROIKA-ADV-GROUPS-1)."""
    return [term_text(rules, variable) for variable in face.variables]


def term_text(rules: TroikaRules, variable: Variable) -> Text:
    """A variable value: what it adds to, and for what (TROIKA-ADV-GROUPS-3)."""
    form = FORMS[variable.form]
    args: dict[str, int | str] = {"value": key_ref(f"troika-pip-{PIPS[variable.of]}")}
    if form == "name":
        ids = [face.id for face in rules.groups]
        args["card"] = group_ref(rules, ids.index(variable.name))
    elif form == "type":
        args["type"] = key_ref(f"troika-type-{variable.name}")
    else:
        args["colour"] = key_ref(f"troika-colour-{variable.name}")
    if form == "three cards":
        args["number"] = 3 if rules.options["three_card"] == "three" else 2
    return Text(f"troika-term-{form.split()[0]}", args)


def event_text(effect: Effect) -> Text:
    """What an Event does, in words."""
    key = f"troika-effect-{effect.name}"
    args: dict[str, int | str] = {"who": key_ref(f"troika-who-{WHO[effect.who]}")}
    if effect.name in ("troika", "elections", "confidence"):
        return Text(key)
    if effect.measure >= 0:
        measure = MEASURES[effect.measure]
        args["who"] = key_ref(f"troika-who-{WHO[effect.who]}-{measure}")
    args["number"] = int(effect.amount)
    if effect.name == "pay":
        key += f"-{TO[effect.to]}"
    if effect.table_only:
        key += "-table"
    if effect.per >= 0:
        key += "-each"
        args["each"] = key_ref(f"troika-each-{MEASURES[effect.per]}")
    return Text(key, args)


def time_of(kind: str, effect: Effect) -> str:
    """When an action works; the hand power of a turn takes the place of the action there."""
    return "instead" if kind == "hand" and effect.symbol == "turn" else effect.symbol


def action_text(kind: str, effect: Effect) -> Text:
    """What a Hand Action or Table Action does, and when."""
    args: dict[str, int | str] = {
        "when": key_ref(f"troika-when-{time_of(kind, effect)}"),
        "number": int(effect.amount),
        "cost": int(effect.cost),
    }
    if effect.colour >= 0:
        args["colour"] = key_ref(f"troika-colour-{COLOURS[effect.colour]}")
    if effect.type >= 0:
        args["type"] = key_ref(f"troika-type-{TYPES[effect.type]}")
    name = f"{effect.name}-discard" if effect.discard_only else effect.name
    return Text(f"troika-{kind}-{name}", args)
