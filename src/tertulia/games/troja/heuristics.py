"""A rule of thumb for every decision.

A fight is judged by its margin before Fate: two Fate cards differ like two dice. What it moves is
Glory, one's own in full and that of rivals by how near they are to the goal.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.four import get
from tertulia.core.position import PASS, Step, View
from tertulia.core.rng import Rng
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.answers import Reaction, Reply
from tertulia.games.troja.cards import (
    CHALLENGE,
    DOWN,
    HERO,
    MOST,
    NOTHING,
    TAME,
    TO_DUEL,
    S,
    T,
    aim_of,
    at,
    card_of,
    entry_card,
    entry_due,
    entry_seat,
    holds,
    listed,
)
from tertulia.games.troja.challenge import Lap, Package
from tertulia.games.troja.combat import Modify
from tertulia.games.troja.designs import Design
from tertulia.games.troja.effects import amount_of
from tertulia.games.troja.hands import Hands
from tertulia.games.troja.outcome import Reward, Surrender
from tertulia.games.troja.rounds import Camp, Discarding, Drawing, in_slot, price
from tertulia.games.troja.stats import (
    damage,
    design_of,
    equipped,
    hero_of,
    power,
    rewards,
    side_total,
    side_value,
)
from tertulia.games.troja.table import DUEL, OTHER, SELF, Table
from tertulia.games.troja.turn import Act, Aftermath
from tertulia.games.troja.types import At, rules_of
from tertulia.games.troja.worth import HIGH_GLORY, of_gear, of_glory
from tertulia.games.troja.wrath import CallWrath

CARD: Final = 0.45
"""Glory that a card in hand is worth."""

BEATEN: Final[list[float]] = [
    sum(1 for c in range(1, 7) for h in range(1, 7) if h + margin < c) / 36.0
    for margin in range(-12, 13)
]
"""How likely the attackers win, by the Hero's margin before Fate from -12."""


def losing(margin: i64) -> float:
    """How likely a side with this margin before Fate loses."""
    return BEATEN[max(-12, min(12, margin)) + 12]


def winning(margin: i64) -> float:
    """How likely a side with this margin before Fate wins."""
    return losing(-margin)


def weight(m: At, seat: i64, other: i64) -> float:
    """How much ``seat`` minds the Glory of ``other``: all its own, and what leads it more."""
    if seat == other:
        return 1.0
    lead = float(get(m.table.glory, other) - get(m.table.glory, seat))
    return 0.9 / float(m.seats - 1) * (1.0 + max(-0.5, min(1.0, lead / 8.0)))


def fall(m: At, seat: i64, loss: i64) -> float:
    """What losing ``loss`` is worth to ``seat``: near 0 a new Hero comes with fresh Glory."""
    glory = get(m.table.glory, seat)
    if loss < glory:
        return -float(loss)
    if rules_of(m).elimination:
        return -12.0
    return float(rules_of(m).start_glory - glory) - 3.0


def stakes(m: At, seat: i64, margin: i64, gain: i64, loss: i64) -> float:
    """What a fight moves for the attacked Hero of ``seat``."""
    return winning(margin) * float(gain) + losing(margin) * fall(m, seat, loss)


def clash(m: At, seat: i64, design: Design, more: i64) -> float:
    """What a fight against one Challenge, with ``more`` added, moves for the Hero of ``seat``."""
    on = T if design.s < 0 else S
    if design.feature.code == words.WEAKER and design.t >= 0:
        on = S if equipped(m, seat, S) <= equipped(m, seat, T) else T
    foe = (design.s if on == S else design.t) + more
    return stakes(m, seat, equipped(m, seat, on) - foe, design.glory, hero_of(m, seat).glory)


def greedy(m: At, seat: i64, rng: Rng) -> int:
    """A sensible answer of ``seat``, from its own hand and the public record."""
    top = m.top
    assert top is not None
    answers = top.answers(m, seat)
    if len(answers) == 1:
        return answers[0]
    if isinstance(top, Drawing):
        return answers[-1]
    if isinstance(top, Discarding):
        return PASS
    best = answers[0]
    most = -1000.0
    for answer in answers:
        worth = judge(m, top, seat, answer) + 0.01 * rng.uniform()
        if worth > most:
            most = worth
            best = answer
    return best


def judge(m: At, top: Step[Table, Hands], seat: i64, answer: int) -> float:
    """What ``answer`` is worth to ``seat`` in Glory; passing is worth nothing."""
    if answer == PASS:
        return 0.1
    card = card_of(answer)
    aim = aim_of(answer)
    if card < MOST and design_of(m, card).effect == words.POWER:
        return judge_prayer(m, top, seat, card)
    if isinstance(top, Act):
        return judge_act(m, seat, card, aim)
    if isinstance(top, (Package, Lap)):
        return judge_addition(m, seat, card)
    if isinstance(top, Modify):
        return -1.0 if card >= DOWN else judge_change(m, seat, change(m, seat, card, aim)) - CARD
    if isinstance(top, CallWrath):
        return judge_wrath(m, seat, aim)
    if isinstance(top, Camp):
        return judge_camp(m, seat, design_of(m, card))
    if isinstance(top, Surrender):
        return -of_gear(design_of(m, card))
    if isinstance(top, Reward):
        return weight(m, seat, top.owner) * float(rewards(m)) - 1.0
    if isinstance(top, Reaction):
        return judge_reaction(m, seat, card, aim)
    if isinstance(top, Reply):
        return judge_cancel(m, seat, aim)
    assert isinstance(top, Aftermath)
    return judge_effect(m, seat, design_of(m, card), aim)


def judge_act(m: At, seat: i64, card: i64, aim: i64) -> float:
    """An action of the own turn."""
    if card == TO_DUEL:
        margin = equipped(m, seat, S) - equipped(m, aim, S)
        prize = rules_of(m).duel_glory
        mine = stakes(m, seat, margin, prize, hero_of(m, seat).glory)
        other = stakes(m, aim, -margin, prize, hero_of(m, aim).glory)
        return mine - weight(m, seat, aim) * other - 0.3
    design = design_of(m, card)
    if not design.foe:
        return judge_effect(m, seat, design, aim) - CARD
    if aim == seat:
        # Others may add to all but a Beast.
        more: i64 = 0 if design.kind == words.BEAST else m.seats - 1
        return clash(m, seat, design, more) - CARD
    return -weight(m, seat, aim) * clash(m, aim, design, 0) - CARD


def judge_addition(m: At, seat: i64, card: i64) -> float:
    """One more Challenge on the target of the action."""
    table = m.table
    target = table.target
    tactics: i64 = 0
    glory: i64 = 0
    for packed in table.line:
        design = design_of(m, entry_card(packed))
        tactics += max(0, design.t)
        glory += design.glory
    added = design_of(m, card)
    hero = equipped(m, target, T)
    loss = hero_of(m, target).glory
    before = stakes(m, target, hero - tactics, glory, loss)
    after = stakes(m, target, hero - tactics - max(0, added.t), glory + added.glory, loss)
    if seat == target:
        return after - before - CARD
    return weight(m, seat, target) * (before - after) - CARD


def change(m: At, seat: i64, card: i64, aim: i64) -> i64:
    """By how much a card moves the margin of the attacked Hero."""
    design = design_of(m, card)
    table = m.table
    if design.effect == words.MODIFY:
        amount = amount_of(m, seat, card)
        return amount if aim == HERO else -amount
    if design.effect == words.ENCHANT:
        if design.attribute != table.on:
            return 0
        amount = amount_of(m, seat, card)
        if aim == table.target:
            return amount
        return -amount if table.kind == DUEL and aim == table.initiator else 0
    if design.effect == words.ARM:
        foe = design_of(m, entry_card(table.fighting[0])) if table.fighting else None
        if foe is None:
            return 0
        now = side_value(m, HERO) - side_value(m, CHALLENGE)
        return equipped(m, table.target, T) - foe.t - now
    if design.effect == words.REMOVE:
        for packed in table.fighting:
            if entry_card(packed) == aim:
                lost = design_of(m, aim)
                return max(lost.t, 0) if table.on == T else max(lost.s, 0)
        if holds(at(table.attached, table.target), aim) and table.on == T:
            return -design_of(m, aim).t
    return 0


def judge_change(m: At, seat: i64, shift: i64) -> float:
    """What moving the margin of the attacked Hero by ``shift`` is worth to ``seat``."""
    if shift == 0:
        return -1.0
    table = m.table
    target = table.target
    margin = side_value(m, HERO) - side_value(m, CHALLENGE)
    gain = rewards(m)
    loss = damage(m, target)
    moved = stakes(m, target, margin + shift, gain, loss) - stakes(m, target, margin, gain, loss)
    worth = (1.0 if seat == target else -weight(m, seat, target)) * moved
    if table.kind == DUEL:
        other = table.initiator
        loss = hero_of(m, other).glory
        back = stakes(m, other, -margin - shift, gain, loss)
        back -= stakes(m, other, -margin, gain, loss)
        worth += (1.0 if seat == other else -weight(m, seat, other)) * back
    return worth


def judge_wrath(m: At, seat: i64, side: i64) -> float:
    """Divine Wrath after Fate: worth it if the result may turn."""
    margin = side_total(m, HERO) - side_total(m, CHALLENGE)
    target = m.table.target
    mine = 1 if seat == target else -1
    if margin * mine > 0 or margin * mine < -5:
        return -1.0
    turned = float(6 + margin * mine) / 6.0
    swing = float(rewards(m)) - fall(m, target, damage(m, target))
    value = swing if seat == target else swing * weight(m, seat, target)
    return turned * value - 1.5


def judge_camp(m: At, seat: i64, design: Design) -> float:
    """An Item or Troop: what it adds to the odds to win, less what its price takes.

    M is worth little but to who holds cards that demand it.
    """
    glory = get(m.table.glory, seat)
    left = glory - price(m, seat, design)
    if left <= hero_of(m, seat).glory:
        return -1.0
    worth = of_gear(design) - of_glory(m, glory) + of_glory(m, left)
    more = design.m
    replaced = in_slot(m, seat, design)
    if replaced != NOTHING:
        worth -= of_gear(design_of(m, replaced))
        more -= design_of(m, replaced).m
    return worth / HIGH_GLORY + CARD * float(allowed(m, seat, more))


def allowed(m: At, seat: i64, more: i64) -> int:
    """How many cards in the hand of ``seat`` ``more`` M would allow it to play."""
    now = power(m, seat)
    held = [design_of(m, card) for card in listed(m.secrets.hand(seat))]
    return len([each for each in held if not each.attached and now < each.m <= now + more])


def judge_prayer(m: At, top: Step[Table, Hands], seat: i64, card: i64) -> float:
    """A prayer: the best that the M it adds would allow."""
    heard = View(m, None, m.table.copy(), m.secrets)
    heard.table.pray(seat, amount_of(m, seat, card))
    before = top.answers(m, seat)
    after = top.answers(heard, seat)
    gains = [judge(m, top, seat, answer) for answer in after if answer not in before]
    return max(gains, default=-1.0) - CARD


def judge_reaction(m: At, seat: i64, card: i64, aim: i64) -> float:
    """Avoiding, sending on, or putting to sleep what was declared."""
    table = m.table
    if card == TAME:
        return 1.0 + weight(m, seat, aim)
    effect = design_of(m, card).effect
    if effect == words.CANCEL:
        return judge_cancel(m, seat, aim)
    threat = threat_of(m)
    if effect == words.AVOID:
        return -threat - 2.0
    if effect == words.SLEEP:
        hope = threat if table.kind == SELF else 1.5
        return weight(m, seat, table.initiator) * hope - 1.0
    return -1.0


def threat_of(m: At) -> float:
    """What the declared action moves for its target."""
    table = m.table
    target = table.target
    if table.kind == DUEL:
        margin = equipped(m, target, S) - equipped(m, table.initiator, S)
        prize = rules_of(m).duel_glory
        return stakes(m, target, margin, prize, hero_of(m, target).glory)
    total = 0.0
    for packed in table.line + table.fighting:
        total += clash(m, target, design_of(m, entry_card(packed)), 0)
    return total


def judge_cancel(m: At, seat: i64, other: i64) -> float:
    """Cancelling a card: worth it against a hard Challenge on oneself, or a lost reward."""
    table = m.table
    design = design_of(m, other)
    if design.effect == words.DENY:
        return 1.5 if seat == table.target and table.result == HERO else -1.0
    if design.foe and table.target == seat and table.kind == OTHER:
        return -clash(m, seat, design, 0) - 1.5
    if design.foe and table.kind == SELF and table.initiator != seat:
        return weight(m, seat, table.initiator) * clash(m, table.initiator, design, 0) - 1.5
    return -1.0


def judge_effect(m: At, seat: i64, design: Design, aim: i64) -> float:
    """An Event or Intervention outside combat."""
    if design.effect in (words.DRAW, words.RECOVER):
        return 1.5
    if design.effect == words.HASTE:
        return 1.0 if m.table.actions == 0 else 0.2
    if design.effect == words.ENCHANT:
        amount = float(design.amounts[hero_of(m, seat).patron])
        return 0.4 * amount * (1.0 if aim == seat else -weight(m, seat, aim))
    if design.effect == words.REMOVE:
        lost = design_of(m, aim)
        if lost.attached:
            mine = holds(at(m.table.attached, seat), aim)
            return -1.0 if mine else 0.3 * float(lost.t)
        for packed in m.table.standing:
            if entry_card(packed) == aim and entry_due(packed) and entry_seat(packed) == seat:
                return -clash(m, seat, lost, 0) - 1.0
    return -1.0
