"""A rule of thumb for every decision."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, members
from tertulia.core.four import get
from tertulia.core.position import PASS
from tertulia.core.rng import Rng
from tertulia.games.troika import drawing, turns
from tertulia.games.troika.advanced_heuristics import (
    UNKNOWN,
    advanced,
    best_action,
    kept_worth,
    leader_gain,
    placements,
)
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
    action_power,
    attack_power,
    base_attack,
    base_defence,
    best_total,
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
        return fight(m, seat, answers)
    if isinstance(top, Campaign):
        return campaign(m, seat, answers)
    if isinstance(top, Limit):
        return limit(m, seat, answers)
    if isinstance(top, ChooseLeader):
        return answers[rng.below(len(answers))]  # they are balanced; so all of them are seen
    if isinstance(top, Pay) and PASS in answers:
        return PASS
    return lowest_worth(m, seat, answers)


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
    if turns.LEADER in answers and leader_gain(m, seat, best) > 0.0:
        return turns.LEADER
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
    return sum(placements(m, seat)[: int(rules_of(m).moves)])


def organize(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """Place the best Group, replace a worse one, or exchange one that does not fit."""
    action = best_action(m, seat, answers)[1]
    if action != PASS:
        return action  # first, for it may bring moves or Groups
    best = PASS
    most = 0.5
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
    most = -1000.0
    best = -1
    for owner in range(m.seats):
        if owner == seat:
            continue
        for card in members(get(table.controlled, owner)):
            defence = base_defence(rules, table, owner, card)
            force = base + best_total(rules, table, seat, hand, card, duel, True)
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


def fight(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """Play the cheapest card that turns the duel, if there is one and it is worth it."""
    rules = rules_of(m)
    table = m.table
    lack = defence_power(rules, table) - attack_power(rules, table)
    lack = lack + 1 if seat == table.attacker else -lack
    if lack <= 0 and PASS in answers:
        return best_action(m, seat, answers)[1]
    strengths = [strength_of(m, seat, answer) for answer in answers]
    worth = card_worth(m, seat, table.target)
    if PASS in answers and (sum(strengths) < lack or worth < CARD_WORTH * float(lack)):
        return PASS
    best = answers[0]
    least = 1000.0
    for answer, strength in zip(answers, strengths, strict=True):
        if answer != PASS:
            cost = kept_worth(m, seat, answer & 63)
            cost += 0.0 if strength >= lack else 20.0 - float(strength)
            if cost < least:
                least = cost
                best = answer
    return best


def strength_of(m: At, seat: i64, answer: int) -> int:
    """What an answer adds to the own side of the duel."""
    rules = rules_of(m)
    table = m.table
    if answer == PASS:
        return 0
    if answer < ACT:
        return int(value(rules, table, seat, answer, POWER))
    card = answer - ACT
    effect = rules.groups[card].effect
    if effect.name == "double_colour":
        cards = table.attack | m.secrets.hand(seat) & ~bit(card)
        doubled = cards & rules.families[effect.colour]
        return int(total(rules, table, seat, doubled, POWER))
    return int(action_power(rules, table, card, table.target, table.duel))


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
