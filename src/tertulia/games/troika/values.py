"""What cards and tables are worth: Power, Votes, Income, Consensuses, Victory Points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit, count, has
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

LINES: Final = ("power", "consensus", "government", "titles", "money", "family")
"""The lines of the final score; the last is the Greek edition's."""


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
    """The Power, Votes or Income of the Leader of ``seat``; 0 of a disabled one."""
    if has(table.disabled, seat):
        return 0
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
    return found + rules.consensus_votes * consensuses(rules, cards) + get(table.sway, seat)


def income(rules: TroikaRules, table: Table, seat: i64) -> i64:
    """The Income of ``seat``: its Leader's and that of its Groups (TROIKA-INCOME-1)."""
    cards = get(table.controlled, seat)
    found = leader_value(rules, table, seat, INCOME) + total(rules, table, seat, cards, INCOME)
    return found + (table.extra_income if seat == table.active else 0)


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


# Victory Points.


def points(rules: TroikaRules, table: Table, seat: i64, line: i64) -> i64:
    """The Victory Points of one of the :data:`LINES` (TROIKA-VP-1 to TROIKA-VP-5)."""
    if line == 0:
        own = leader_value(rules, table, seat, POWER) if rules.greek else 0
        return power(rules, table, seat) + own
    if line == 1:
        sets = consensuses(rules, get(table.controlled, seat))
        if rules.greek:
            return rules.consensus_points[0] * sets
        return rules.consensus_points[min(sets, 3) - 1] if sets > 0 else 0
    if line == 2:
        won = get(table.won, seat)
        found = rules.elections_points * lane(won, 0) + rules.interim_points * lane(won, 1)
        return found + rules.extra_points * lane(won, 2)
    if line == 3:
        owned = get(table.owned, seat)
        return 4 * lane(owned, 0) + 5 * lane(owned, 1) + 6 * lane(owned, 2)
    if line == 4:
        return (get(table.money, seat) + get(table.offshore, seat)) // rules.money_per_point
    return largest_family(rules, table, seat)


def largest_family(rules: TroikaRules, table: Table, seat: i64) -> i64:
    """The points of the largest Family, the Leader included (TROIKA-EL-VP-2, TROIKA-R-G6).

    A Leader who is out has no colour (TROIKA-R-G13).
    """
    if not rules.greek:
        return 0
    leader: i64 = rules.leader_colours[get(table.leaders, seat)]
    best: i64 = 0
    for colour, family in enumerate(rules.families):
        found = rules.family_points * count(get(table.controlled, seat) & family)
        if colour == leader and not has(table.disabled, seat):
            own = leader_value(rules, table, seat, POWER)
            found += own if rules.leader_power_counts else rules.family_points
        best = max(best, found)
    return best


def lines(rules: TroikaRules) -> int:
    """How many of :data:`LINES` the rule set scores."""
    return 6 if rules.greek else 5


def score(rules: TroikaRules, table: Table, seat: i64) -> i64:
    """The Victory Points of ``seat`` as they stand."""
    if get(table.leaders, seat) == NOBODY:
        return 0
    found: i64 = 0
    for line in range(lines(rules)):
        found += points(rules, table, seat, line)
    return found
