"""The words in which a deck says what its cards do.

An effect belongs to an Event or Intervention, a feature to a Hero, a Trojan Hero or a Beast, a
wrath to a Patron. Each word has parameters. :mod:`effects` and :mod:`wrath` say what theirs do;
features are told here and read where they matter (:mod:`stats`, :mod:`combat`, :mod:`outcome`,
:mod:`rounds`).
"""

from __future__ import annotations

from typing import Final

KINDS: Final = (
    "trojan_troop",
    "trojan_hero",
    "beast",
    "intervention",
    "event",
    "item",
    "achaean_troop",
)
TROJAN_TROOP: Final = 0
TROJAN_HERO: Final = 1
BEAST: Final = 2
INTERVENTION: Final = 3
EVENT: Final = 4
ITEM: Final = 5
ACHAEAN_TROOP: Final = 6

PATRONS: Final = ("ares", "athena", "hera")
ATTRIBUTES: Final = ("S", "T", "M", "either")
SIDES: Final = ("challenge", "hero", "any")
ANY_SIDE: Final = 2

# Effects of Events and Interventions.

EFFECTS: Final = (
    "modify",
    "enchant",
    "power",
    "arm",
    "haste",
    "remove",
    "draw",
    "recover",
    "cancel",
    "sleep",
    "avoid",
    "deny",
)
MODIFY: Final = 0
ENCHANT: Final = 1
POWER: Final = 2
ARM: Final = 3
HASTE: Final = 4
REMOVE: Final = 5
DRAW: Final = 6
RECOVER: Final = 7
CANCEL: Final = 8
SLEEP: Final = 9
AVOID: Final = 10
DENY: Final = 11

EFFECT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "modify": ("attribute", "amount", "side", "once"),
    "enchant": ("attribute", "amount"),
    "power": ("amount",),
    "draw": ("amount",),
}
"""The parameters of each effect that has any. ``amount`` may be a table with one by patron."""

# Features of Heroes, Trojan Heroes and Beasts.

HERO_FEATURES: Final = ("discount", "against", "ties", "scout", "spoils", "drill")
DISCOUNT: Final = 0
"""Troops cost less (TROJA-R-CAMP-10). Agamemnon."""

AGAINST: Final = 1
"""Adds ``amount`` to ``attribute`` against Challenges of a ``kind``. Achilles."""

TIES: Final = 2
"""Wins ties on ``attribute``. Ajax."""

SCOUT: Final = 3
"""Draws ``amount`` cards more in the Drawing phase. Odysseus."""

SPOILS: Final = 4
"""Gains ``amount`` more for each beaten Challenge of a ``kind``. Menelaus."""

DRILL: Final = 5
"""Each attached Troop adds ``amount`` more to T. Nestor."""


FOE_FEATURES: Final = ("weaker", "shoot", "double", "pair", "rob", "shame", "scorn", "swell")
WEAKER: Final = 0
"""Fights on what the Hero has weaker (TROJA-R-CHAL-18). Hector, Lernaean Hydra."""

SHOOT: Final = 1
"""Beats the Hero by Fate above his printed S (TROJA-R-CHAL-17). Pandarus, Paris."""

DOUBLE: Final = 2
"""On ``amount`` pips S doubles, and it is discarded (TROJA-R-CHAL-15). Minotaur."""

PAIR: Final = 3
"""May be combined with one Trojan Hero (TROJA-R-CHAL-4). Aeneas."""

ROB: Final = 4
"""A loser loses an attached card of a ``kind`` (TROJA-R-CHAL-16). Cyclops, Deiphobus,
Penthesilea, Harpies."""

SHAME: Final = 5
"""A loser loses ``amount`` more Glory. Sarpedon, Gorgon."""

SCORN: Final = 6
"""The Hero's Items count for nothing. Memnon, Chimera, Nemean Lion."""

SWELL: Final = 7
"""Adds ``amount`` to ``attribute`` for each Item of the Hero. Polydamas, Troilus,
Calydonian Boar."""


FEATURE_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "against": ("kind", "attribute", "amount"),
    "ties": ("attribute",),
    "scout": ("amount",),
    "spoils": ("kind", "amount"),
    "drill": ("amount",),
    "double": ("amount",),
    "rob": ("kind",),
    "shame": ("amount",),
    "swell": ("attribute", "amount"),
}

# Wraths of the Patrons.

WRATHS: Final = ("add_fate", "take_fate", "spoil_fate")
ADD_FATE: Final = 0
TAKE_FATE: Final = 1
SPOIL_FATE: Final = 2

WRATH_FIELDS: Final[dict[str, tuple[str, ...]]] = {"spoil_fate": ("amount",)}
