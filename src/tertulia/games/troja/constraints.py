"""What every deck must keep: the checklist TROJA-C of the specification."""

from __future__ import annotations

from typing import Final

from tertulia.core.errors import BadDeck
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.cards import NOTHING, S, T
from tertulia.games.troja.designs import Design, Hero, Patron

HEROES: Final[dict[str, dict[str, int]]] = {
    "achilles": {"s": 5, "t": 3, "m": 2, "glory": 5},
    "ajax": {"s": 4, "t": 2, "m": 3, "glory": 3},
    "agamemnon": {"s": 3, "t": 5, "m": 1, "glory": 4},
    "odysseus": {"s": 3, "t": 4},
    "menelaus": {},
    "nestor": {},
}

CARDS: Final[dict[str, dict[str, int]]] = {
    "hoplites": {"kind": words.TROJAN_TROOP, "s": NOTHING, "t": 2, "glory": 2},
    "chariots": {"kind": words.TROJAN_TROOP, "s": NOTHING, "t": 3, "glory": 3},
    "spearmen": {"kind": words.TROJAN_TROOP, "s": NOTHING, "t": 1, "glory": 1},
    "hector": {"kind": words.TROJAN_HERO, "s": 4, "t": 4},
    "pandarus": {"kind": words.TROJAN_HERO, "s": 2},
    "aeneas": {"kind": words.TROJAN_HERO},
    "cyclops": {"kind": words.BEAST, "s": 7, "m": 4, "glory": 5},
    "minotaur": {"kind": words.BEAST, "s": 4, "m": 3, "glory": 4},
    "hydra": {"kind": words.BEAST},
    "speed": {"kind": words.INTERVENTION, "m": 3},
    "aegis": {"kind": words.INTERVENTION, "m": 1},
    "sleep": {"kind": words.INTERVENTION},
    "hades": {"kind": words.INTERVENTION},
    "judgement": {"kind": words.INTERVENTION},
    "wisdom": {"kind": words.INTERVENTION},
    "thunderbolt": {"kind": words.INTERVENTION},
    "phalanx": {"kind": words.EVENT},
    "fire": {"kind": words.EVENT},
    "blow": {"kind": words.EVENT},
    "vanity": {"kind": words.EVENT},
    "lethargy": {"kind": words.EVENT},
    "prayer": {"kind": words.EVENT},
    "armed": {"kind": words.EVENT},
    "amulet": {"kind": words.ITEM, "cost": 3, "m": 2, "s": 0},
    "armour": {"kind": words.ITEM, "cost": 2, "t": 0},
    "sword_athena": {"kind": words.ITEM, "s": 2, "t": 0},
    "sword_ares": {"kind": words.ITEM},
    "shield": {"kind": words.ITEM},
    "spartans": {"kind": words.ACHAEAN_TROOP, "cost": 2, "t": 2},
}
"""The cards that the rulebook names and what it says of their numbers."""

FEATURES: Final[dict[str, int]] = {
    "hector": words.WEAKER,
    "hydra": words.WEAKER,
    "pandarus": words.SHOOT,
    "aeneas": words.PAIR,
    "minotaur": words.DOUBLE,
    "cyclops": words.ROB,
}

EFFECTS: Final[dict[str, tuple[int, int, int]]] = {
    "speed": (words.HASTE, -1, 0),
    "aegis": (words.AVOID, -1, 0),
    "sleep": (words.SLEEP, -1, 0),
    "hades": (words.REMOVE, -1, 0),
    "judgement": (words.CANCEL, -1, 0),
    "wisdom": (words.ENCHANT, -1, 0),
    "thunderbolt": (words.MODIFY, -1, 0),
    "phalanx": (words.MODIFY, T, 2),
    "fire": (words.MODIFY, T, 3),
    "blow": (words.MODIFY, S, 1),
    "lethargy": (words.MODIFY, T, -2),
    "vanity": (words.DENY, -1, 0),
    "prayer": (words.POWER, -1, 0),
    "armed": (words.ARM, -1, 0),
}
"""The effect of each named card; where the attribute is printed, also the amount."""

COPIES: Final = {"hoplites": 2, "chariots": 3, "spearmen": 2}

EXAMPLE: Final = {
    **dict.fromkeys(
        [
            "armour",
            "fire",
            "blow",
            "spartans",
            "pandarus",
            "amulet",
            "phalanx",
            "vanity",
            "cyclops",
            "minotaur",
            "speed",
        ],
        1,
    ),
    **dict.fromkeys(["lethargy", "aegis"], 1),
    "hoplites": 2,
    "spearmen": 2,
    "chariots": 3,
}
"""The 20 cards that the example of play names."""

FATES: Final = {1: 1, 2: 4, 3: 1, 4: 4, 5: 3, 6: 3}
"""How often the example turns up each number of pips on other cards."""


def check(heroes: list[Hero], patrons: list[Patron], designs: list[Design], total: int) -> None:
    """Raise :class:`BadDeck` at the first constraint that is broken."""
    copies = sum(len(design.pips) for design in designs)
    if copies != total:
        raise BadDeck("TROJA-C-1", "deck", "pips", f"there are {copies} cards, not {total}")
    check_kinds(designs)
    check_heroes(heroes, patrons)
    check_foes(designs)
    check_gods(designs)
    check_named(designs)
    check_reach(heroes, designs)
    check_example(heroes, designs)


def check_kinds(designs: list[Design]) -> None:
    """All seven kinds occur, Achaean Troops at least twice (TROJA-C-2)."""
    for kind, name in enumerate(words.KINDS):
        found = sum(len(design.pips) for design in designs if design.kind == kind)
        if found < (2 if kind == words.ACHAEAN_TROOP else 1):
            raise BadDeck("TROJA-C-2", name, "kind", f"only {found} of this kind")


def check_heroes(heroes: list[Hero], patrons: list[Patron]) -> None:
    """The six Heroes with their printed values, and three Patrons with work to do (TROJA-C-3)."""
    if sorted(hero.key for hero in heroes) != sorted(HEROES):
        raise BadDeck("TROJA-C-3", "deck", "hero", f"must be {', '.join(HEROES)}")
    if [patron.key for patron in patrons] != list(words.PATRONS):
        raise BadDeck("TROJA-C-3", "deck", "patron", f"must be {', '.join(words.PATRONS)}")
    served = {int(hero.patron) for hero in heroes}
    for place, patron in enumerate(patrons):
        if place not in served:
            raise BadDeck("TROJA-C-3", patron.key, "patron", "favours no Hero")
    for hero in heroes:
        shown = {"s": hero.s, "t": hero.t, "m": hero.m, "glory": hero.glory}
        hold(hero.key, {name: int(number) for name, number in shown.items()}, HEROES[hero.key])
        if hero.key == "achilles" and hero.patron != 0:
            raise BadDeck("TROJA-C-10", "achilles", "patron", "Ares is printed")
    if patrons[0].wrath != words.ADD_FATE:
        raise BadDeck("TROJA-C-10", "ares", "wrath", "the example adds a Fate card")


def hold(card: str, shown: dict[str, int], printed: dict[str, int]) -> None:
    """Raise :class:`BadDeck` where ``shown`` differs from what is printed (TROJA-C-10)."""
    for field, number in printed.items():
        if shown[field] != number:
            raise BadDeck("TROJA-C-10", card, field, f"{shown[field]}, but {number} is printed")


def check_foes(designs: list[Design]) -> None:
    """Trojan Heroes and Beasts can be fought; Beasts of three sorts (TROJA-C-5, TROJA-C-6)."""
    sorts = set()
    for design in designs:
        if design.kind == words.TROJAN_TROOP and design.t < 0:
            raise BadDeck("TROJA-C-4", design.key, "t", "missing")
        if design.kind in (words.TROJAN_HERO, words.BEAST):
            if design.s < 0 and design.t < 0:
                raise BadDeck(f"TROJA-C-{4 + design.kind}", design.key, "s", "neither S nor T")
            if design.kind == words.BEAST:
                sorts.add((design.s >= 0, design.t >= 0))
    if not {(True, True), (True, False)} <= sorts:
        raise BadDeck("TROJA-C-6", "beast", "t", "needs a Beast with S and T, and one with S alone")


def check_gods(designs: list[Design]) -> None:
    """Some Intervention depends on the patron and some lasts a round (TROJA-C-8)."""
    gods = [design for design in designs if design.kind == words.INTERVENTION]
    if not any(design.varies for design in gods):
        raise BadDeck("TROJA-C-8", "intervention", "effect", "none depends on the patron")
    if not any(design.effect == words.ENCHANT for design in gods):
        raise BadDeck("TROJA-C-8", "intervention", "effect", "none lasts a round")


def check_named(designs: list[Design]) -> None:
    """Every card that the rulebook names is there as it says (TROJA-C-9, TROJA-C-10)."""
    found = {design.key: design for design in designs}
    for key, printed in CARDS.items():
        if key not in found:
            raise BadDeck("TROJA-C-10", key, "card", "the rulebook names it")
        one = found[key]
        shown = {"kind": one.kind, "s": one.s, "t": one.t, "m": one.m, "glory": one.glory}
        shown["cost"] = one.cost
        hold(key, {name: int(number) for name, number in shown.items()}, printed)
        if len(one.pips) < COPIES.get(key, 1):
            raise BadDeck("TROJA-C-10", key, "pips", f"at least {COPIES[key]} copies are printed")
    for key, feature in FEATURES.items():
        if found[key].feature.code != feature:
            raise BadDeck("TROJA-C-10", key, "feature", "the rulebook says otherwise")
    for key, (effect, attribute, amount) in EFFECTS.items():
        one = found[key]
        if one.effect != effect or (
            attribute >= 0 and (one.attribute != attribute or set(one.amounts) != {amount})
        ):
            raise BadDeck("TROJA-C-10", key, "effect", "the rulebook says otherwise")
    if found["minotaur"].feature.amount != 2:
        raise BadDeck("TROJA-C-10", "minotaur", "feature", "it doubles on 2 pips")
    if found["sword_ares"].slot != found["sword_athena"].slot:
        raise BadDeck("TROJA-C-9", "sword_ares", "slot", "both swords share one")


def check_reach(heroes: list[Hero], designs: list[Design]) -> None:
    """Every demand of M can be met by some Hero with Amulet and Prayer (TROJA-C-12)."""
    boost = 2 + max(max(d.amounts) for d in designs if d.effect == words.POWER)
    most = max(hero.m for hero in heroes) + boost
    for design in designs:
        if design.kind != words.ITEM and design.m > most:
            raise BadDeck("TROJA-C-12", design.key, "m", f"nobody comes beyond {most}")


def check_example(heroes: list[Hero], designs: list[Design]) -> None:
    """What the example of play shows holds (TROJA-C-11, TROJA-C-13, TROJA-C-15, TROJA-C-16)."""
    for hero in heroes:
        feature = hero.feature
        code = feature.code
        beasts = feature.attribute != T and feature.kind in (words.BEAST, NOTHING)
        troops = feature.attribute != S and feature.kind in (words.TROJAN_TROOP, NOTHING)
        if hero.key == "achilles" and code == words.AGAINST and beasts:
            raise BadDeck("TROJA-C-11", hero.key, "feature", "added nothing against a Beast")
        if hero.key == "ajax" and code in (words.AGAINST, words.DRILL) and troops:
            raise BadDeck("TROJA-C-11", hero.key, "feature", "added nothing against Hoplites")
        if hero.key == "agamemnon" and code != words.DISCOUNT:
            raise BadDeck("TROJA-C-11", hero.key, "feature", "made a Troop cheaper, no more")
    for design in designs:
        if design.key in ("pandarus", "cyclops") and design.feature.code == words.SHAME:
            raise BadDeck("TROJA-C-13", design.key, "feature", "cost the printed Glory, no more")
        if design.key == "pandarus" and design.glory > 16:
            raise BadDeck("TROJA-C-16", design.key, "glory", "above 16 would have ended the game")
    left = dict.fromkeys(range(1, 7), 0)
    for design in designs:
        for pips in design.pips:
            left[pips] += 1
    for design in designs:
        shown = sorted(design.pips, key=lambda pips: FATES[pips] - left[pips])
        for pips in shown[: EXAMPLE.get(design.key, 0)]:
            left[pips] -= 1
    for pips, needed in FATES.items():
        if left[pips] < needed:
            raise BadDeck("TROJA-C-15", "deck", "pips", f"the example turns up {pips} more often")
