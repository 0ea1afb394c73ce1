"""A rule of thumb for the decisions of the advanced game and the Greek edition."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import count, lowest, members
from tertulia.core.four import get
from tertulia.core.position import PASS
from tertulia.games.troika.cards import VOTES, Effect
from tertulia.games.troika.choices import (
    ClaimFor,
    ClaimGroup,
    Pick,
    ReturnTitle,
    SwapOwn,
)
from tertulia.games.troika.drawing import MayDraw
from tertulia.games.troika.effects import AGAINST, ChooseRival, single
from tertulia.games.troika.election import UsePowers
from tertulia.games.troika.greek import Extort, PayOrLose, ShiftFrom, ShiftTo
from tertulia.games.troika.hand_actions import ACT, Answer, Interlude
from tertulia.games.troika.income import price_of
from tertulia.games.troika.leaders import USE, LeaderTime
from tertulia.games.troika.moving import ChooseColumn, family_of, fits
from tertulia.games.troika.precampaign import PreCampaign
from tertulia.games.troika.ransom import NO, YES, BringDown, Ransom
from tertulia.games.troika.support import Support
from tertulia.games.troika.turns import COLLECT, ORGANIZE
from tertulia.games.troika.types import At, Clause, rules_of
from tertulia.games.troika.values import income, value, votes
from tertulia.games.troika.worth import CARD_WORTH, MONEY_WORTH, card_worth, worth

UNKNOWN: Final = -100
"""A decision of the basic game."""


def advanced(m: At, seat: i64, top: Clause, answers: tuple[int, ...]) -> int:
    """A sensible answer to a step that the basic game does not have, else ``UNKNOWN``."""
    if isinstance(top, Interlude):
        return best_action(m, seat, answers)[1]
    if isinstance(top, Answer):
        return cancel(m, seat, top, answers)
    if isinstance(top, ChooseRival):
        rival = int(leading_rival(m, seat))
        return rival if rival in answers else answers[0]
    if isinstance(top, Pick):
        return pick(m, seat, top, answers)
    if isinstance(top, ClaimFor):
        return int(seat)
    if isinstance(top, ReturnTitle | ChooseColumn):
        return answers[0]
    if isinstance(top, Ransom):
        return YES
    if isinstance(top, BringDown):
        return YES if leads(m, seat) else NO
    if isinstance(top, LeaderTime):
        return USE if leader_gain(m, seat) > 0.0 else PASS
    if isinstance(top, Support):
        return PASS
    if isinstance(top, PreCampaign):
        return answers[1] if len(answers) > 1 and in_reach(m, seat) else PASS
    if isinstance(top, PayOrLose):
        kept = card_worth(m, seat, top.card) > MONEY_WORTH * float(top.amount)
        return YES if kept else NO
    if isinstance(top, Extort):
        return dearest(m, top.victim(m), answers)
    if isinstance(top, ShiftFrom):
        return most_votes(m, seat, answers)
    if isinstance(top, ShiftTo):
        return int(seat) if seat in answers else answers[0]
    if isinstance(top, UsePowers):
        return answers[1]
    if isinstance(top, MayDraw):
        return answers[1] if len(answers) > 1 else PASS
    return UNKNOWN


def dearest(m: At, owner: i64, answers: tuple[int, ...]) -> int:
    """The Group that is worth most to its ``owner``."""
    best = answers[0]
    for card in answers:
        if card_worth(m, owner, card) > card_worth(m, owner, best):
            best = card
    return best


def most_votes(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """The opponent with the most Votes, or ``PASS``."""
    best = PASS
    most: i64 = 0
    for other in answers:
        if other not in (PASS, seat) and get(m.table.votes, other) > most:
            most = get(m.table.votes, other)
            best = other
    return best


def leading_rival(m: At, seat: i64) -> i64:
    """The opponent whose position is worth most."""
    best = (seat + 1) % m.seats
    for other in range(m.seats):
        if other != seat and worth(m, other) > worth(m, best):
            best = other
    return best


def leads(m: At, seat: i64) -> bool:
    """Whether ``seat`` has the most Votes on the table."""
    rules = rules_of(m)
    mine = votes(rules, m.table, seat)
    for other in range(m.seats):
        if other != seat and votes(rules, m.table, other) >= mine:
            return False
    return True


def in_reach(m: At, seat: i64) -> bool:
    """Whether a few Votes more could win the Elections."""
    rules = rules_of(m)
    mine = votes(rules, m.table, seat) + 5 + get(m.table.money, seat)
    for other in range(m.seats):
        if other != seat and votes(rules, m.table, other) > mine:
            return False
    return True


def cancel(m: At, seat: i64, top: Answer, answers: tuple[int, ...]) -> int:
    """Cancel what strikes oneself, as far as can be guessed."""
    if len(answers) == 1:
        return PASS
    effect = rules_of(m).groups[top.card].effect
    attacked = m.table.duel >= 0 and m.table.defender == seat
    ousted = effect.name == "bring_down" and m.table.government == seat
    struck = effect.name in AGAINST and leading_rival(m, top.owner) == seat
    mine = attacked or ousted or struck or effect.name in ("claim_votes", "extort")
    return answers[1] if mine else PASS


def pick(m: At, seat: i64, top: Pick, answers: tuple[int, ...]) -> int:
    """The Group that is worth most, or of the own ones least."""
    best = answers[0]
    most = -1000.0
    for card in answers:
        if isinstance(top, ClaimGroup):
            owner = m.table.owner(card)
            here = float(value(rules_of(m), m.table, owner, card, VOTES))
            if owner == seat:
                here = -1.0
        else:
            here = card_worth(m, seat, card)
            if isinstance(top, SwapOwn):
                here = -here
        if here > most:
            most = here
            best = card
    return best


def best_action(m: At, seat: i64, answers: tuple[int, ...]) -> tuple[float, int]:
    """The Hand Action that brings most more than its card is worth on the table, or ``PASS``."""
    most = 0.0
    best = PASS
    for answer in answers:
        if answer >= ACT and answer < ACT + 64:
            card = answer - ACT
            gain = action_gain(m, seat, card) - kept_worth(m, seat, card)
            if gain > most:
                most = gain
                best = answer
    return most, best


def kept_worth(m: At, seat: i64, card: i64) -> float:
    """What a Group brings that stays in the hand: the more there are, the later it is placed."""
    return 0.8 * card_worth(m, seat, card) * min(1.0, 2.0 / float(get(m.table.held, seat)))


def action_gain(m: At, seat: i64, card: i64) -> float:
    """What the Hand Action of ``card`` brings, in points."""
    table = m.table
    rules = rules_of(m)
    effect = rules.groups[card].effect
    name = effect.name
    amount = float(effect.amount)
    if name in ("take_money", "force_pay"):
        return 1.4 * MONEY_WORTH * amount
    if name == "receive":
        return MONEY_WORTH * min(amount, float(table.treasury))
    if name == "receive_each":
        a, b, c, d = table.controlled
        number = count((a | b | c | d) & rules.kinds[effect.type])
        return MONEY_WORTH * min(amount * float(number), float(table.treasury))
    if name == "draw":  # from an empty pile it may draw itself, again and again
        return CARD_WORTH * min(amount, float(table.pile))
    if name == "cheap_titles":
        means = float(income(rules, table, seat) + get(table.money, seat))
        more = means // amount - means // float(price_of(m))
        return 5.0 * more if float(table.titles_left()) >= means // amount else 0.0
    if name == "bring_down":
        return 4.0 if leads(m, seat) and get(table.money, seat) >= effect.amount else 1.0
    if name == "extra_moves":
        return moves_gain(m, seat, effect.amount)
    if name == "retrieve":
        best = 0.0
        for other in members(table.discards & ~rules.retrievers):
            best = max(best, card_worth(m, seat, other))
        return 0.6 * best
    if name == "swap":
        return swap_gain(m, seat)
    if name == "settle":
        return MONEY_WORTH * amount + 0.8 * card_worth(m, seat, card)
    if name == "oust_leader":
        return 3.5
    if name == "seize":
        return seizing_gain(m, seat, effect)
    if name == "extort":
        return 1.2 * float(m.seats - 1)
    if name == "force_discard":
        return CARD_WORTH * amount
    return 1.5 if name in ("disable_leader", "fine") else 0.0


def seizing_gain(m: At, seat: i64, effect: Effect) -> float:
    """What the dearest single Group of the colour brings that an opponent has."""
    best = 0.0
    for other in range(m.seats):
        cards = single(m, other, effect)
        if other != seat and count(cards) == 1:
            best = max(best, 1.3 * card_worth(m, seat, lowest(cards)))
    return best


def placements(m: At, seat: i64) -> list[float]:
    """What placing each Group of the hand that fits brings, less the card kept; best first."""
    gains: list[float] = []
    for card in members(m.secrets.hand(seat)):
        if fits(m, seat, card):
            gains.append(card_worth(m, seat, card) - 0.5)
    gains.sort(reverse=True)
    return gains


def moves_gain(m: At, seat: i64, amount: i64) -> float:
    """What that many more moves of Organization bring: Groups placed a turn or more earlier."""
    moves = int(rules_of(m).moves)
    return 0.6 * sum(placements(m, seat)[moves : moves + int(amount)])


def swap_gain(m: At, seat: i64) -> float:
    """What the best swap of two Groups brings."""
    best = 0.0
    a, b, c, d = m.table.controlled
    mine = get(m.table.controlled, seat)
    for own in members(mine):
        for other in members((a | b | c | d) & ~mine & family_of(m, own)):
            best = max(best, card_worth(m, seat, other) - card_worth(m, seat, own))
    return best * (1.0 + 1.0 / float(m.seats - 1))


def leader_gain(m: At, seat: i64, action: int = PASS) -> float:
    """What the Table Action of the own Leader brings before ``action``, less its cost."""
    effect = rules_of(m).leaders[get(m.table.leaders, seat)].effect
    cost = MONEY_WORTH * float(effect.cost)
    if effect.name in ("add_votes", "remove_votes", "borrow_votes"):
        return 1.0 if in_reach(m, seat) else 0.0
    if effect.name == "receive":
        return MONEY_WORTH * float(effect.amount) - cost
    if effect.name == "extra_income":
        return MONEY_WORTH * float(effect.amount) - cost if action == COLLECT else 0.0
    if effect.name == "extra_moves":
        return moves_gain(m, seat, effect.amount) - cost if action == ORGANIZE else 0.0
    if effect.name in ("force_pay", "take_money"):
        return 1.3 * MONEY_WORTH * float(effect.amount) - cost
    if effect.name == "force_discard":
        return 0.8 * CARD_WORTH * float(effect.amount) - cost
    if effect.name in ("draw", "retrieve"):
        return 1.5 * CARD_WORTH - cost if get(m.table.held, seat) < 4 else 0.0
    return 0.0
