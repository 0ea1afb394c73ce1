"""What cards and tables are worth: Power, Votes, Income, Consensuses, Victory Points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit, count
from tertulia.core.four import get
from tertulia.games.troika.cards import (
    CONSENSUSES,
    FIRST_COLOUR,
    FIRST_TYPE,
    GROUPS,
    INCOME,
    MONEY,
    POWER,
    TITLES,
    VOTES,
)
from tertulia.games.troika.packed import lane
from tertulia.games.troika.rules import Term, TroikaRules
from tertulia.games.troika.table import NOBODY, Table

LINES: Final = ("power", "consensus", "government", "titles", "money")


def variable(terms: list[Term], what: i64, table: Table, own: i64) -> i64:
    """What ``terms`` add to ``what`` for a seat that controls ``own`` (TROIKA-ADV-GROUPS-1)."""
    found: i64 = 0
    for term in terms:
        if term.of == what:
            cards = own
            if term.everyone:
                a, b, c, d = table.controlled
                cards |= a | b | c | d
            found += count(cards & term.cards) // term.every
    return found


def value(rules: TroikaRules, table: Table, seat: i64, card: i64, what: i64) -> i64:
    """The Power, Votes or Income of a Group that ``seat`` controls or plays from the hand.

    It counts itself for its variable values, from the hand too (TROIKA-R-A2).
    """
    fixed: i64 = rules.printed[what * 64 + card]
    terms = rules.terms[card]
    if not terms:
        return fixed
    return fixed + variable(terms, what, table, get(table.controlled, seat) | bit(card))


def total(rules: TroikaRules, table: Table, seat: i64, cards: i64, what: i64) -> i64:
    """The sum of :func:`value` over ``cards``."""
    found: i64 = 0
    rest = cards
    while rest != 0:
        found += value(rules, table, seat, count((rest & -rest) - 1), what)
        rest &= rest - 1
    return found


def leader_value(rules: TroikaRules, table: Table, seat: i64, what: i64) -> i64:
    """The Power, Votes or Income of the Leader of ``seat``."""
    leader = get(table.leaders, seat)
    fixed: i64 = rules.leads[what * 16 + leader]
    terms = rules.leader_terms[leader]
    if not terms:
        return fixed
    return fixed + variable(terms, what, table, get(table.controlled, seat))


def consensuses(rules: TroikaRules, cards: i64) -> i64:
    """How many sets of four colours ``cards`` hold (TROIKA-CONSENSUS-1)."""
    least: i64 = 99
    for family in rules.families:
        least = min(least, count(cards & family))
    return least


def votes(rules: TroikaRules, table: Table, seat: i64) -> i64:
    """The Votes of ``seat`` on the table, Consensuses included (TROIKA-VOTES-1)."""
    cards = get(table.controlled, seat)
    found = leader_value(rules, table, seat, VOTES) + total(rules, table, seat, cards, VOTES)
    return found + rules.consensus_votes * consensuses(rules, cards)


def income(rules: TroikaRules, table: Table, seat: i64) -> i64:
    """The Income of ``seat``: its Leader's and that of its Groups (TROIKA-INCOME-1)."""
    cards = get(table.controlled, seat)
    return leader_value(rules, table, seat, INCOME) + total(rules, table, seat, cards, INCOME)


def power(rules: TroikaRules, table: Table, seat: i64) -> i64:
    """The Power of the Groups that ``seat`` controls (TROIKA-VP-1)."""
    return total(rules, table, seat, get(table.controlled, seat), POWER)


def measure(rules: TroikaRules, table: Table, seat: i64, what: i64) -> i64:
    """What an Event compares or counts: one of :data:`cards.MEASURES`."""
    cards = get(table.controlled, seat)
    if what >= FIRST_TYPE:
        return count(cards & rules.kinds[what - FIRST_TYPE])
    if what >= FIRST_COLOUR:
        return count(cards & rules.families[what - FIRST_COLOUR])
    if what == POWER:
        return power(rules, table, seat)
    if what == VOTES:
        return votes(rules, table, seat)
    if what == INCOME:
        return income(rules, table, seat)
    if what == GROUPS:
        return count(cards)
    if what == MONEY:
        return get(table.money, seat)
    if what == TITLES:
        return table.titles_of(seat)
    assert what == CONSENSUSES
    return consensuses(rules, cards)


# Attacks.


def attack_power(rules: TroikaRules, table: Table) -> i64:
    """The Power of the attack under way (TROIKA-ATTACK-3, TROIKA-ATTACK-DISC-1)."""
    seat = table.attacker
    return base_attack(rules, table, seat, table.duel) + total(
        rules, table, seat, table.attack, POWER
    )


def base_attack(rules: TroikaRules, table: Table, seat: i64, duel: i64) -> i64:
    """The Power that the Leader of ``seat`` brings into an attack."""
    return rules.discard_power if duel == 1 else leader_value(rules, table, seat, POWER)


def base_defence(rules: TroikaRules, table: Table, owner: i64, card: i64) -> i64:
    """The defence of ``card`` before anything is played (TROIKA-ATTACK-4, TROIKA-ATTACK-5)."""
    colour: i64 = rules.colours[card]
    found = value(rules, table, owner, card, POWER)
    family: i64 = rules.families[colour]
    found += count(get(table.controlled, owner) & family) - 1
    lead: i64 = rules.leader_colours[get(table.leaders, owner)]
    if lead == colour or (colour == 0 and table.government == owner):
        found += 1
    return found


def defence_power(rules: TroikaRules, table: Table) -> i64:
    """The Power of the defence in the attack under way."""
    seat = table.defender
    return base_defence(rules, table, seat, table.target) + total(
        rules, table, seat, table.defence, POWER
    )


def targets(rules: TroikaRules, table: Table, seat: i64, hand: i64, duel: i64) -> i64:
    """The Groups that ``seat`` can attack: all of ``hand`` would beat them (TROIKA-R-B21)."""
    if hand == 0:
        return 0
    most = base_attack(rules, table, seat, duel) + total(rules, table, seat, hand, POWER)
    found: i64 = 0
    other: i64 = 0
    while other < table.seats:
        rest = 0 if other == seat else get(table.controlled, other)
        while rest != 0:
            card = count((rest & -rest) - 1)
            if base_defence(rules, table, other, card) < most:
                found |= bit(card)
            rest &= rest - 1
        other += 1
    return found


# Victory Points.


def points(rules: TroikaRules, table: Table, seat: i64, line: i64) -> i64:
    """The Victory Points of one of the :data:`LINES` (TROIKA-VP-1 to TROIKA-VP-5)."""
    if line == 0:
        return power(rules, table, seat)
    if line == 1:
        sets = min(consensuses(rules, get(table.controlled, seat)), 3)
        return rules.consensus_points[sets - 1] if sets > 0 else 0
    if line == 2:
        won = get(table.won, seat)
        return rules.elections_points * lane(won, 0) + rules.interim_points * lane(won, 1)
    if line == 3:
        owned = get(table.owned, seat)
        return 4 * lane(owned, 0) + 5 * lane(owned, 1) + 6 * lane(owned, 2)
    return (get(table.money, seat) + get(table.offshore, seat)) // rules.money_per_point


def score(rules: TroikaRules, table: Table, seat: i64) -> i64:
    """The Victory Points of ``seat`` as they stand."""
    if get(table.leaders, seat) == NOBODY:
        return 0
    found: i64 = 0
    for line in range(len(LINES)):
        found += points(rules, table, seat, line)
    return found
