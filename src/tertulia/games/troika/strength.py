"""The Power of attack and defence (TROIKA-ATTACK)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, count, has, lowest, members
from tertulia.core.four import get
from tertulia.games.troika.cards import POWER
from tertulia.games.troika.rules import TroikaRules
from tertulia.games.troika.table import Table
from tertulia.games.troika.values import leader_value, total, value


def attack_power(rules: TroikaRules, table: Table) -> i64:
    """The Power of the attack under way (TROIKA-ATTACK-3, TROIKA-ATTACK-DISC-1)."""
    seat = table.attacker
    found = base_attack(rules, table, seat, table.duel)
    found += total(rules, table, seat, table.attack, POWER)
    found += total(rules, table, seat, table.attack & table.doubled, POWER)
    return found + table.extra_power + table.attack_backing


def base_attack(rules: TroikaRules, table: Table, seat: i64, duel: i64) -> i64:
    """The Power that the Leader of ``seat`` brings into an attack; none if disabled."""
    if duel == 1:
        return 0 if has(table.disabled, seat) else rules.discard_power
    return leader_value(rules, table, seat, POWER)


def others_in_column(rules: TroikaRules, table: Table, owner: i64, card: i64) -> i64:
    """How many other Groups stand in the column of ``card``."""
    family: i64 = rules.families[rules.colours[card]]
    same = table.in_column(get(table.controlled, owner) & family, table.column(card))
    return count(same) - 1


def base_defence(rules: TroikaRules, table: Table, owner: i64, card: i64) -> i64:
    """The defence of ``card`` before anything is played (TROIKA-ATTACK-4, TROIKA-ATTACK-5)."""
    colour: i64 = rules.colours[card]
    found = value(rules, table, owner, card, POWER)
    if not table.scattered:
        found += others_in_column(rules, table, owner, card)
    lead: i64 = rules.leader_colours[get(table.leaders, owner)]
    if lead == colour or (colour == 0 and table.government == owner):
        found += 1
    return found


def defence_power(rules: TroikaRules, table: Table) -> i64:
    """The Power of the defence in the attack under way."""
    seat = table.defender
    found = base_defence(rules, table, seat, table.target)
    return found + total(rules, table, seat, table.defence, POWER) + table.defence_backing


def best_use(
    rules: TroikaRules, table: Table, seat: i64, card: i64, target: i64, duel: i64, fresh: bool
) -> i64:
    """What ``card`` brings an attack on ``target``: its Power or what its Hand Action adds.

    ``fresh`` tells that nothing has been played yet.
    """
    strength = value(rules, table, seat, card, POWER)
    if not rules.advanced or (not fresh and rules.groups[card].effect.name == "scatter"):
        return strength
    return max(strength, action_power(rules, table, card, target, duel))


def action_power(rules: TroikaRules, table: Table, card: i64, target: i64, duel: i64) -> i64:
    """What the Hand Action of ``card`` adds to an attack on ``target``.

    What a doubling adds depends on the cards beside it, so :func:`best_total` counts it.
    """
    effect = rules.groups[card].effect
    if effect.name == "add_power":
        return effect.amount if duel == 1 or not effect.discard_only else 0
    if effect.name == "add_power_if":
        return effect.amount if rules.colours[target] == effect.colour else 0
    if effect.name == "scatter":
        return others_in_column(rules, table, table.owner(target), target)
    return 0


def best_total(
    rules: TroikaRules,
    table: Table,
    seat: i64,
    hand: i64,
    target: i64,
    duel: i64,
    fresh: bool,
    plain: i64 = 0,
    twice: i64 = 0,
) -> i64:
    """The most that ``hand`` adds to an attack on ``target``.

    ``plain`` are Groups of it that serve by their Power alone, ``twice`` those that a Hand Action
    of it makes count twice, be they in the hand or played already.
    """
    doubled = table.doubled | twice
    found = total(rules, table, seat, table.attack & twice & ~table.doubled, POWER)
    rest = hand
    while rest != 0:
        card = lowest(rest)
        strength = value(rules, table, seat, card, POWER)
        if has(doubled, card):
            strength *= 2
        if not has(plain, card):
            strength = max(strength, best_use(rules, table, seat, card, target, duel, fresh))
        found += strength
        rest &= rest - 1
    for card in members(hand & rules.doublers & ~plain):
        more = twice | doubled_by(rules, card)
        others = hand & ~bit(card)
        found = max(found, best_total(rules, table, seat, others, target, duel, fresh, plain, more))
    return found


def doubled_by(rules: TroikaRules, card: i64) -> i64:
    """The Groups that the Hand Action of ``card`` makes count twice in an attack."""
    return rules.families[rules.groups[card].effect.colour] if has(rules.doublers, card) else 0


def targets(
    rules: TroikaRules, table: Table, seat: i64, hand: i64, duel: i64, one: bool = False
) -> i64:
    """The Groups that ``seat`` can attack: all of ``hand`` would beat them (TROIKA-R-B21).

    If ``one`` is enough, the first that is found.
    """
    if hand == 0:
        return 0
    base = base_attack(rules, table, seat, duel)
    fixed = total(rules, table, seat, hand, POWER)
    acting = hand & rules.acting["attack"]
    found: i64 = 0
    other: i64 = 0
    while other < table.seats:
        rest = 0 if other == seat else get(table.controlled, other)
        while rest != 0:
            card = count((rest & -rest) - 1)
            most = fixed
            if acting != 0:
                most = best_total(rules, table, seat, hand, card, duel, True)
            if base_defence(rules, table, other, card) < base + most:
                found |= bit(card)
                if one:
                    return found
            rest &= rest - 1
        other += 1
    return found
