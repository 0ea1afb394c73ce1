"""A rule of thumb for every decision."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import members
from tertulia.core.four import get
from tertulia.core.position import PASS
from tertulia.core.rng import Rng
from tertulia.games.troika import drawing, turns
from tertulia.games.troika.advanced_heuristics import UNKNOWN, advanced, best_action, leader_gain
from tertulia.games.troika.attack import ChooseTarget, Fight
from tertulia.games.troika.cards import POWER, VOTES
from tertulia.games.troika.drawing import Draw
from tertulia.games.troika.election import Campaign
from tertulia.games.troika.hand_actions import ACT
from tertulia.games.troika.income import Collect, Stash, price_of
from tertulia.games.troika.moving import fits
from tertulia.games.troika.organization import BACK, SWAP, Organize
from tertulia.games.troika.payment import Pay
from tertulia.games.troika.setup import ChooseLeader
from tertulia.games.troika.strength import (
    attack_power,
    base_attack,
    base_defence,
    defence_power,
)
from tertulia.games.troika.table import NOBODY
from tertulia.games.troika.turns import Act, Limit
from tertulia.games.troika.types import At, rules_of
from tertulia.games.troika.values import income, total, value, votes
from tertulia.games.troika.wording import MONEY_CARD
from tertulia.games.troika.worth import CARD_WORTH, MONEY_WORTH, card_worth


def lowest_worth(m: At, seat: i64, cards: tuple[int, ...]) -> int:
    """The card of ``cards`` that is worth least to ``seat``; never ``PASS`` or money."""
    answer = PASS
    least = 1000.0
    for card in cards:
        if card != PASS and card != MONEY_CARD:
            worth = card_worth(m, seat, card)
            if worth < least:
                least = worth
                answer = card
    return answer


def greedy(m: At, seat: i64, rng: Rng) -> int:
    """A sensible answer of ``seat``, from its own hand and the public record."""
    top = m.top
    assert top is not None
    answers = top.answers(m, seat)
    if len(answers) == 1:
        return answers[0]
    if rules_of(m).powers:
        answer = advanced(m, seat, top, answers)
        if answer != UNKNOWN:
            return answer
    if isinstance(top, Act):
        return act(m, seat, answers)
    if isinstance(top, Organize):
        return organize(m, seat, answers)
    if isinstance(top, Draw):
        rich = get(m.table.held, seat) > 3 or m.table.active == NOBODY
        return drawing.MONEY if rich and m.table.treasury > 1 else drawing.GROUP
    if isinstance(top, Collect | Stash):
        return answers[len(answers) - 1]
    if isinstance(top, ChooseTarget):
        return best_target(m, seat, top.duel, answers)[1]
    if isinstance(top, Fight):
        return fight(m, seat, top, answers)
    if isinstance(top, Campaign):
        return campaign(m, seat, answers)
    if isinstance(top, Limit):
        return limit(m, seat, answers)
    if isinstance(top, ChooseLeader):
        return choose_leader(m, answers)
    if isinstance(top, Pay) and PASS in answers:
        return PASS
    return lowest_worth(m, seat, answers)


def choose_leader(m: At, answers: tuple[int, ...]) -> int:
    """The Leader with the best values."""
    rules = rules_of(m)
    best = answers[0]
    most = -1.0
    for leader in answers:
        worth = float(rules.leads[leader]) * 0.8 + float(rules.leads[16 + leader])
        worth += float(rules.leads[32 + leader]) * 2.0
        if worth > most:
            most = worth
            best = leader
    return best


def limit(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """Discard the Group that is worth least, or an M€ if all are worth more."""
    card = lowest_worth(m, seat, answers)
    if card == PASS:
        return MONEY_CARD
    if MONEY_CARD in answers and card_worth(m, seat, card) * 0.5 > MONEY_WORTH:
        return MONEY_CARD
    return card


# The action.


def act(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """The action that brings most."""
    if turns.LEADER in answers and leader_gain(m, seat) > 0.0:
        return turns.LEADER
    most, best = best_action(m, seat, answers)
    gain = income_gain(m, seat)
    if gain > most:
        most = gain
        best = turns.COLLECT
    if turns.ORGANIZE in answers:
        gain = placing_gain(m, seat)
        if gain > most:
            most = gain
            best = turns.ORGANIZE
    for duel in (0, 1):
        if turns.CONTROL + duel in answers:
            gain = best_target(m, seat, duel, ())[0]
            if gain > most:
                most = gain
                best = turns.CONTROL + duel
    return best


def income_gain(m: At, seat: i64) -> float:
    """What an Income action brings."""
    rules = rules_of(m)
    table = m.table
    due = income(rules, table, seat)
    means = due + get(table.money, seat)
    bought = min(means // price_of(m), table.titles_left())
    gain = float(bought * table.top_title()) - MONEY_WORTH * float(bought * price_of(m))
    return gain + MONEY_WORTH * float(min(due, table.treasury + bought * price_of(m)))


def placing_gain(m: At, seat: i64) -> float:
    """What the best placements of an Organization bring, less than the cards kept."""
    gains: list[float] = []
    for card in members(m.secrets.hand(seat)):
        if fits(m, seat, card):
            gains.append(card_worth(m, seat, card) - 0.5)
    gains.sort(reverse=True)
    return sum(gains[: int(rules_of(m).moves)])


def organize(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """Place the best Group, replace a worse one, or exchange one that does not fit."""
    most, best = best_action(m, seat, answers)
    most = max(most, 0.5)
    worst = 1000.0
    for card in members(get(m.table.controlled, seat)):
        worst = min(worst, card_worth(m, seat, card))
    for answer in answers:
        if answer == PASS or answer >= ACT:
            continue
        card = answer & 63
        if answer >= SWAP:
            gain = 0.6 if not fits(m, seat, card) else 0.0
        elif answer >= BACK:
            gain = card_worth(m, seat, card) - worst - 0.5
        else:
            gain = card_worth(m, seat, card)
        if gain > most:
            most = gain
            best = answer
    return best


def best_target(m: At, seat: i64, duel: i64, answers: tuple[int, ...]) -> tuple[float, int]:
    """The gain from attacking the best target, and that target.

    ``answers`` are the possible ones; left out, all that the hand beats are.
    """
    rules = rules_of(m)
    table = m.table
    hand = m.secrets.hand(seat)
    base = base_attack(rules, table, seat, duel)
    force = base + total(rules, table, seat, hand, POWER)
    most = -1000.0
    best = -1
    for owner in range(m.seats):
        if owner == seat:
            continue
        for card in members(get(table.controlled, owner)):
            defence = base_defence(rules, table, owner, card)
            if defence >= force or (answers and card not in answers):
                continue
            reserve = 0.8 * float(min(get(table.held, owner), 3))
            chance = min(1.0, max(0.15, float(force - defence) / (reserve + 1.0)))
            gain = card_worth(m, owner, card) / float(m.seats - 1)
            if duel == 0:
                gain += card_worth(m, seat, card)
            cost = CARD_WORTH * (1.0 + max(0.0, float(defence + 1 - base)) / 2.0)
            gain = chance * gain - cost + (CARD_WORTH if m.seats > 2 else 0.0)
            if gain > most:
                most = gain
                best = card
    return most, best


def fight(m: At, seat: i64, top: Fight, answers: tuple[int, ...]) -> int:
    """Play the cheapest Group that turns the duel, if there is one and it is worth it."""
    rules = rules_of(m)
    table = m.table
    attacking = seat == table.attacker
    lack = defence_power(rules, table) - attack_power(rules, table)
    lack = lack + 1 if attacking else -lack
    if lack <= 0 and PASS in answers:
        return PASS
    hand = m.secrets.hand(seat)
    worth = card_worth(m, seat, table.target)
    if PASS in answers and (
        total(rules, table, seat, hand, POWER) < lack or worth < CARD_WORTH * float(lack)
    ):
        return PASS
    best = PASS
    least = 1000.0
    for card in members(hand):
        if card not in answers:
            continue
        strength = value(rules, table, seat, card, POWER)
        cost = card_worth(m, seat, card) + (0.0 if strength >= lack else 20.0 - float(strength))
        if cost < least:
            least = cost
            best = card
    return best if best in answers else answers[0]


# Elections.


def campaign(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """Lay cards until the own Votes should win; nothing if they can't."""
    rules = rules_of(m)
    table = m.table
    mine = votes(rules, table, seat) + total(
        rules, table, seat, get(m.secrets.campaign, seat), VOTES
    )
    mine += get(m.secrets.stake, seat)
    need = 0.0
    for other in range(m.seats):
        if other != seat:
            there = float(votes(rules, table, other)) + 1.3 * float(get(table.laid, other))
            cards = get(table.held, other) + get(table.money, other) - get(table.laid, other)
            need = max(need, there + 0.4 * float(cards))
    money = get(table.money, seat) - get(m.secrets.stake, seat)
    reserve = total(rules, table, seat, m.secrets.hand(seat), VOTES) + money
    if float(mine) > need or float(mine + reserve) <= need:
        return PASS
    best = PASS
    most = 0
    for card in members(m.secrets.hand(seat)):
        here = int(value(rules, table, seat, card, VOTES))
        if here > most:
            most = here
            best = card
    if most < 2 and money > 0:
        return MONEY_CARD
    return best
