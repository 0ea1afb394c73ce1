"""What cards, Heroes and Patrons are, as a deck states it."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tertulia.core.deck import Deck, value
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.cards import EITHER, NOTHING
from tertulia.games.troja.reading import (
    by_patron,
    choice,
    fields_only,
    maybe,
    named,
    number,
    pips_of,
    word,
)

SHOWN = {
    words.TROJAN_TROOP: ("t", "glory"),
    words.TROJAN_HERO: ("s", "t", "glory", "feature"),
    words.BEAST: ("s", "t", "m", "glory", "feature"),
    words.INTERVENTION: ("m", "effect"),
    words.EVENT: ("effect",),
    words.ITEM: ("cost", "slot", "s", "t", "m"),
    words.ACHAEAN_TROOP: ("cost", "t"),
}
"""The fields that a card of each kind shows, besides kind and pips."""

RULE = {
    words.TROJAN_TROOP: "TROJA-C-4",
    words.TROJAN_HERO: "TROJA-C-5",
    words.BEAST: "TROJA-C-6",
    words.INTERVENTION: "TROJA-C-8",
    words.EVENT: "TROJA-C-8",
    words.ITEM: "TROJA-C-9",
    words.ACHAEAN_TROOP: "TROJA-C-9",
}
"""The constraint that says what a card of each kind shows."""


@mypyc_attr(acyclic=True)
class Feature:
    """A word about a Hero or a foe with its parameters; ``code`` is -1 for none."""

    def __init__(self, code: int, found: Deck, card: str) -> None:
        self.code: i64 = code
        self.amount: i64 = 0
        self.attribute: i64 = EITHER
        self.kind: i64 = NOTHING
        if "amount" in found:
            self.amount = by_patron(found["amount"], "feature", card, words.PATRONS)[0]
        if "attribute" in found:
            self.attribute = named(found["attribute"], "feature", card, words.ATTRIBUTES, "file")
        if "kind" in found:
            self.kind = named(found["kind"], "feature", card, words.KINDS, "file")


@mypyc_attr(acyclic=True)
class Design:
    """A card of the deck, all of its copies.

    A missing ``s`` or ``t`` of a Challenge is ``NOTHING``; of an Item or Troop 0. ``m`` is what a
    Beast or Intervention demands (0: nothing) or an Item adds. ``glory`` is the reward of a
    Challenge, ``cost`` the price of what is attached. ``amounts`` are by patron.
    """

    def __init__(self, key: str, found: Deck) -> None:
        self.key = key
        self.kind: i64 = choice(found, "kind", key, words.KINDS, "TROJA-C-2")
        kind = int(self.kind)
        rule = RULE[kind]
        fields_only(found, key, ("kind", "pips", *SHOWN[kind]), rule)
        foe = self.kind <= words.BEAST
        self.pips = pips_of(found, key)
        lowest = 0 if foe else -9
        missing = NOTHING if foe else 0
        self.s: i64 = maybe(found, "s", key, missing, lowest, rule)
        self.t: i64 = maybe(found, "t", key, missing, lowest, rule)
        self.m: i64 = maybe(found, "m", key, 0, -9 if self.kind == words.ITEM else 0, rule)
        self.glory: i64 = number(found, "glory", key, 0, 20, rule) if foe else 0
        self.cost: i64 = number(found, "cost", key, 1, 20, rule) if self.attached else 0
        self.slot = str(value(found, "slot", key)) if "slot" in found else key
        self.feature = Feature(NOTHING, {}, key)
        self.effect: i64 = NOTHING
        self.attribute: i64 = EITHER
        self.side: i64 = words.ANY_SIDE
        self.once = False
        self.amounts = [0, 0, 0]
        if "feature" in SHOWN[kind]:
            code, more = word(found, "feature", key, words.FOE_FEATURES, words.FEATURE_FIELDS, rule)
            self.feature = Feature(code, more, key)
        if "effect" in SHOWN[kind]:
            code, more = word(found, "effect", key, words.EFFECTS, words.EFFECT_FIELDS, rule)
            self._effect(code, more)

    def _effect(self, code: int, found: Deck) -> None:
        self.effect = code
        if "amount" in found:
            self.amounts = by_patron(found["amount"], "effect", self.key, words.PATRONS)
        if "attribute" in found:
            self.attribute = named(found["attribute"], "effect", self.key, words.ATTRIBUTES, "file")
        if "side" in found:
            self.side = named(found["side"], "effect", self.key, words.SIDES, "file")
        self.once = found.get("once") is True

    @property
    def foe(self) -> bool:
        """Whether it is a Challenge."""
        return self.kind <= words.BEAST

    @property
    def attached(self) -> bool:
        """Whether it is attached to a Hero in Camp."""
        return self.kind >= words.ITEM

    @property
    def varies(self) -> bool:
        """Whether its effect depends on the patron."""
        return len(set(self.amounts)) > 1


@mypyc_attr(acyclic=True)
class Hero:
    """An Achaean Hero; ``glory`` is what he loses in a lost combat."""

    def __init__(self, key: str, found: Deck) -> None:
        self.key = key
        shown = ("s", "t", "m", "glory", "patron", "feature")
        fields_only(found, key, shown, "TROJA-C-3")
        self.s: i64 = number(found, "s", key, 0, 20, "TROJA-C-3")
        self.t: i64 = number(found, "t", key, 0, 20, "TROJA-C-3")
        self.m: i64 = number(found, "m", key, 0, 20, "TROJA-C-3")
        self.glory: i64 = number(found, "glory", key, 0, 20, "TROJA-C-3")
        self.patron: i64 = choice(found, "patron", key, words.PATRONS, "TROJA-C-3")
        code, more = word(
            found, "feature", key, words.HERO_FEATURES, words.FEATURE_FIELDS, "TROJA-C-3"
        )
        self.feature = Feature(code, more, key)


@mypyc_attr(acyclic=True)
class Patron:
    """A god who favours Heroes, and what his or her wrath does."""

    def __init__(self, key: str, found: Deck) -> None:
        self.key = key
        fields_only(found, key, ("wrath",), "TROJA-C-3")
        code, more = word(found, "wrath", key, words.WRATHS, words.WRATH_FIELDS, "TROJA-C-3")
        self.wrath: i64 = code
        self.amount: i64 = 0
        if "amount" in more:
            self.amount = by_patron(more["amount"], "wrath", key, words.PATRONS)[0]
