"""What Heroes and Challenges are worth: printed numbers with all that adds to them."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.four import get
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.cards import (
    CHALLENGE,
    EITHER,
    HERO,
    M,
    S,
    T,
    at,
    bonus_aim,
    bonus_amount,
    bonus_card,
    empty,
    entry_card,
    listed,
)
from tertulia.games.troja.designs import Design, Hero
from tertulia.games.troja.table import DUEL
from tertulia.games.troja.types import At, rules_of


def hero_of(m: At, seat: i64) -> Hero:
    """The Hero of ``seat``."""
    return rules_of(m).heroes[get(m.table.heroes, seat)]


def design_of(m: At, card: i64) -> Design:
    """What ``card`` is."""
    return rules_of(m).cards[card]


def lasting(m: At, seat: i64, attribute: i64) -> i64:
    """What lasting cards add to an attribute of the Hero of ``seat``."""
    total: i64 = 0
    for packed in m.table.lasting:
        if bonus_aim(packed) == seat and design_of(m, bonus_card(packed)).attribute == attribute:
            total += bonus_amount(packed)
    return total


def power(m: At, seat: i64) -> i64:
    """The M of the Hero of ``seat``: Items, prayers and lasting cards count (TROJA-R-CARD-1)."""
    total = hero_of(m, seat).m + get(m.table.prayers, seat)
    attached = at(m.table.attached, seat)
    if not empty(attached):
        for card in listed(attached):
            total += design_of(m, card).m
    if m.table.lasting:
        total += lasting(m, seat, M)
    return total if total > 0 else 0


def equipped(m: At, seat: i64, attribute: i64, items: bool = True) -> i64:
    """Printed S or T of a Hero with Troops and, unless they are scorned, Items."""
    hero = hero_of(m, seat)
    total = hero.s if attribute == S else hero.t
    attached = at(m.table.attached, seat)
    if not empty(attached):
        for card in listed(attached):
            design = design_of(m, card)
            if design.kind == words.ACHAEAN_TROOP:
                if attribute == T:
                    total += design.t
                    if hero.feature.code == words.DRILL:
                        total += hero.feature.amount
            elif items:
                total += design.s if attribute == S else design.t
    return total


def modifiers(m: At, side: i64) -> i64:
    """What the cards in effect add to a side on the attribute of the fight."""
    total: i64 = 0
    on = m.table.on
    for packed in m.table.mods:
        if bonus_aim(packed) == side:
            attribute = design_of(m, bonus_card(packed)).attribute
            if attribute in (on, EITHER):
                total += bonus_amount(packed)
    return total


def against(m: At, hero: Hero) -> i64:
    """What a Hero's feature adds against the Challenges in the fight."""
    feature = hero.feature
    table = m.table
    if feature.code != words.AGAINST or table.kind == DUEL:
        return 0
    if feature.attribute != EITHER and feature.attribute != table.on:
        return 0
    for packed in table.fighting:
        if design_of(m, entry_card(packed)).kind == feature.kind:
            return feature.amount
    return 0


def has_feature(m: At, feature: i64) -> bool:
    """Whether a Challenge in the fight has a feature, and it holds with this attribute."""
    for packed in m.table.fighting:
        if design_of(m, entry_card(packed)).feature.code == feature:
            return True
    return False


def hero_value(m: At, seat: i64, side: i64) -> i64:
    """The attribute of a fighting Hero with everything but Fate, at least 0 (TROJA-R-BASIC-9)."""
    table = m.table
    scorned = side == HERO and table.kind != DUEL and has_feature(m, words.SCORN)
    total = equipped(m, seat, table.on, not scorned) + modifiers(m, side)
    total += against(m, hero_of(m, seat))
    if table.lasting:
        total += lasting(m, seat, table.on)
    return total if total > 0 else 0


def foe_value(m: At, card: i64) -> i64:
    """The attribute of a Challenge in the fight with its feature (TROJA-R-CHAL-15)."""
    table = m.table
    design = design_of(m, card)
    total = design.s if table.on == S else design.t
    if total < 0:
        return 0
    if table.on == S and table.doubled and design.feature.code == words.DOUBLE:
        total += design.s
    feature = design.feature
    if feature.code == words.SWELL and (
        feature.attribute == EITHER or feature.attribute == table.on
    ):
        for item in listed(at(table.attached, table.target)):
            if design_of(m, item).kind == words.ITEM:
                total += feature.amount
    return total


def side_value(m: At, side: i64) -> i64:
    """What a side of the fight is worth before Fate, at least 0 (TROJA-BI.3-6)."""
    table = m.table
    if side == HERO:
        return hero_value(m, table.target, HERO)
    if table.kind == DUEL:
        return hero_value(m, table.initiator, CHALLENGE)
    total = modifiers(m, CHALLENGE)
    for packed in table.fighting:
        total += foe_value(m, entry_card(packed))
    return total if total > 0 else 0


def side_total(m: At, side: i64) -> i64:
    """What a side has with its Fate."""
    fates = m.table.fates
    return side_value(m, side) + (fates[0] if side == CHALLENGE else fates[1])


def rewards(m: At) -> i64:
    """What the attacked Hero gains by winning the fight (TROJA-R-FIELD-19)."""
    table = m.table
    if table.kind == DUEL:
        return rules_of(m).duel_glory
    feature = hero_of(m, table.target).feature
    total: i64 = 0
    for packed in table.fighting:
        design = design_of(m, entry_card(packed))
        total += design.glory
        if feature.code == words.SPOILS and feature.kind == design.kind:
            total += feature.amount
    return total


def damage(m: At, seat: i64) -> i64:
    """What the Hero of ``seat`` loses by losing the fight (TROJA-R-FIELD-9, TROJA-C-13)."""
    total = hero_of(m, seat).glory
    if m.table.kind != DUEL:
        for packed in m.table.fighting:
            feature = design_of(m, entry_card(packed)).feature
            if feature.code == words.SHAME:
                total += feature.amount
    return total


def attribute_of(m: At) -> i64:
    """What the fight is fought on (TROJA-R-BASIC-8, TROJA-R-CHAL-18).

    Troops fight on T. One figure alone fights on S; on T if it lacks S or a card says so; Hector
    and the Hydra on what the Hero has weaker.
    """
    table = m.table
    if table.kind == DUEL:
        return T if table.armed else S
    design = design_of(m, entry_card(table.fighting[0]))
    if len(table.fighting) > 1 or design.s < 0:
        return T
    if design.t < 0:
        return S
    if table.armed:
        return T
    if design.feature.code == words.WEAKER:
        target = table.target
        return S if equipped(m, target, S) <= equipped(m, target, T) else T
    return S
