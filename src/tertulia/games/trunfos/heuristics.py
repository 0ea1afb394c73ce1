"""A rule of thumb for every decision, and the worth of a position.

The scoring decides all: a marker left above 0 costs 2 a level but makes every card of its suit
free, and a marker on 0 costs 1 for every card of its suit won. So one wants to win no tricks, or
those led with suits whose marker stands above 1.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import count, has, nth
from tertulia.core.four import get
from tertulia.core.position import PASS
from tertulia.core.rng import Rng
from tertulia.games.trunfos.auction import Bid, Distribute
from tertulia.games.trunfos.cards import lane, of_suit, one, rank_of, suit_of
from tertulia.games.trunfos.scoring import Bonus
from tertulia.games.trunfos.table import Table
from tertulia.games.trunfos.tricks import ChooseTrump, Trick, playable
from tertulia.games.trunfos.types import At, rules_of

SPREAD: Final = 5.0
"""Points that make one seat e times as likely to win as another, a round before the end."""

BONUS_WORTH: Final = 4.0
"""Points that an unused bonus card is worth while a round is to come."""

MARGIN: Final = 0.1
"""The part of the value at the end of the game that the margin has, beside the win."""

CHANCE: Final = (0.8, 0.55, 0.38, 0.26, 0.18, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01, 0.0, 0.0)
"""The chance that a card wins a trick led with its suit, by the higher ones in other hands."""

TAKEN: Final = (0.7, 3.9, 6.7, 8.7, 10.2, 11.2, 11.6, 11.8, 12.0, 12.0, 12.0, 12.0, 12.0)
"""Cards of a suit won, by the tricks won that were led with it."""


def expected_costs() -> list[float]:
    """The cost of a column by expected tricks, in eighths up to 8, and prediction, 0 to 15.

    At ``tricks * 16 + prediction``. The tricks are taken to be Poisson distributed.
    """
    costs: list[float] = []
    for eighths in range(65):
        mean = eighths / 8.0
        for prediction in range(16):
            chance = exp(-mean)
            cost = 0.0
            for tricks in range(13):
                if tricks > 0:
                    chance = chance * mean / tricks
                if tricks < prediction:
                    cost += chance * 2.0 * (prediction - tricks)
                else:
                    cost += chance * TAKEN[tricks]
            costs.append(cost)
    return costs


COSTS: Final[list[float]] = expected_costs()


def greedy(m: At, seat: i64, rng: Rng) -> int:
    """A sensible answer of ``seat``, from its own hand and the public record."""
    top = m.top
    if isinstance(top, Trick):
        return play(m, seat)
    if isinstance(top, ChooseTrump):
        return choose_trump(m, seat)
    if isinstance(top, Bid):
        return bid(m, seat, top.answers(m, seat))
    if isinstance(top, Distribute):
        return distribute(m, seat, top.answers(m, seat))
    if isinstance(top, Bonus):
        return use_bonus(m, seat, top.answers(m, seat))
    assert top is not None
    return top.pick(m, seat, rng)


# The tricks.


def gain(table: Table, seat: i64, led: i64, counts: i64) -> float:
    """The points that ``seat`` saves by winning a trick of ``counts`` led with ``led``."""
    marks: i64 = get(table.marks, seat)
    points: i64 = 0
    suit: i64 = 0
    while suit < 4:
        here = lane(counts, suit)
        level = lane(marks, suit)
        if level == 0:
            points -= here
        elif suit == led:
            points += 2
            if level == 1:
                won: i64 = get(table.won, seat)
                points -= here + lane(won, suit)
        suit += 1
    return float(points)


def chance_to_stand(m: At, hand: i64, card: i64, left: i64) -> float:
    """The chance that ``card``, the strongest so far, stands against ``left`` more players."""
    suit = suit_of(card)
    unseen = of_suit(rules_of(m).cards & ~m.table.gone & ~hand, suit)
    total = count(unseen)
    higher = count(unseen >> card) if total else 0
    chance = 1.0
    beaten = 0.85 * float(higher) / float(total + 1)
    if suit != m.table.trump:
        beaten += 0.08
    while left > 0:
        chance *= 1.0 - beaten
        left -= 1
    return chance


def future(m: At, seat: i64, hand: i64, card: i64) -> float:
    """What ``card`` is worth in later tricks: below 0 if it threatens to win what costs."""
    suit = suit_of(card)
    table = m.table
    unseen = of_suit(rules_of(m).cards & ~table.gone & ~hand, suit)
    higher = count(unseen >> card) if unseen else 0
    chance = CHANCE[higher]
    return chance * gain(table, seat, suit, one(suit) * 3)


def play(m: At, seat: i64) -> int:
    """The card that costs least, now and later."""
    table = m.table
    hand = m.secrets.hand(seat)
    cards = playable(table, m.secrets, seat)
    some = count(cards)
    if some == 1:
        return int(nth(cards, 0))
    left = m.seats - table.played - 1
    counts: i64 = 0
    place: i64 = 0
    best: i64 = -1
    while place < table.played:
        card = table.card_at(place)
        counts += one(suit_of(card))
        strength = strength_of(card, table.led(), table.trump)
        if strength > best:
            best = strength
        place += 1
    most = -1000.0
    answer: i64 = -1
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        led = suit_of(card) if table.played == 0 else table.led()
        worth = -0.7 * future(m, seat, hand, card)
        if strength_of(card, led, table.trump) > best:
            full = counts + one(suit_of(card)) + one(led) * left
            worth += chance_to_stand(m, hand, card, left) * gain(table, seat, led, full)
        if worth > most:
            most = worth
            answer = card
    return int(answer)


def lowest(mask: i64) -> i64:
    """The lowest index in ``mask``, which is not empty."""
    return count((mask & -mask) - 1)


def strength_of(card: i64, led: i64, trump: i64) -> i64:
    """How strong ``card`` is in a trick, comparable within it."""
    suit = suit_of(card)
    if suit == trump:
        return rank_of(card) + 32
    if suit == led:
        return rank_of(card) + 16
    return 0


def choose_trump(m: At, seat: i64) -> int:
    """The suit that is worth most to the hand."""
    hand = m.secrets.hand(seat)
    best = -1000.0
    answer = 0
    for suit in rules_of(m).trumps[m.table.trump]:
        worth = 0.0
        rest = of_suit(hand, suit)
        while rest != 0:
            worth += future(m, seat, hand, lowest(rest))
            rest &= rest - 1
        if worth > best:
            best = worth
            answer = suit
    return answer


# The auctions.


def expected_tricks(m: At, cards: i64, scale: float) -> list[int]:
    """By suit, the tricks led with it that ``cards`` may win, in eighths."""
    found: list[int] = []
    suit: i64 = 0
    while suit < 4:
        mean = 0.0
        rest = of_suit(cards, suit)
        others = of_suit(rules_of(m).cards & ~cards, suit)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            mean += CHANCE[count(others >> card) if others else 0]
        found.append(min(64, int(mean * scale * 8.0 + 0.5)))
        suit += 1
    return found


def column_costs(tricks: list[int], marks: i64) -> float:
    """The expected cost of ``marks`` for a hand that wins ``tricks``."""
    cost = 0.0
    suit: i64 = 0
    while suit < 4:
        cost += COSTS[tricks[suit] * 16 + min(lane(marks, suit), 15)]
        suit += 1
    return cost


def bid(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """The cards and the number that together cost least."""
    table = m.table
    rules = rules_of(m)
    hand = m.secrets.hand(seat)
    marks: i64 = get(table.marks, seat)
    least = 1000.0
    answer = answers[0]
    lot = -1
    tricks: list[int] = []
    for choice in answers:
        if choice >> 6 != lot:
            lot = choice >> 6
            scale = 4.0 / 3.0 if table.auction == 0 else 12.0 / 11.0
            tricks = expected_tricks(m, hand | get(table.lots, lot), scale)
        for split in rules.splits[choice & 63]:
            cost = column_costs(tricks, marks + split)
            if cost < least:
                least = cost
                answer = choice
    return answer


def distribute(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """The split that costs least."""
    hand = m.secrets.hand(seat)
    scale = 4.0 / 3.0 if m.table.auction == 0 else 1.0
    tricks = expected_tricks(m, hand, scale)
    marks: i64 = get(m.table.marks, seat)
    least = 1000.0
    answer = answers[0]
    for split in answers:
        cost = column_costs(tricks, marks + split)
        if cost < least:
            least = cost
            answer = split
    return answer


def use_bonus(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """Use the bonus card in the last round, or when it gives more than it is worth."""
    won: i64 = get(m.table.won, seat)
    most = -1.0 if m.table.round + 1 == rules_of(m).rounds else BONUS_WORTH
    answer = PASS
    for suit in answers:
        if suit != PASS and float(lane(won, suit)) > most:
            most = float(lane(won, suit))
            answer = suit
    return answer


# The worth of a position.


def values(m: At) -> list[float]:
    """The chance to win by seat, as far as the totals tell."""
    table = m.table
    left = rules_of(m).rounds - table.round
    if m.top is None:
        return final_values(table.scores())
    spread = SPREAD * float(left) ** 0.5
    return shares(table, spread)


def shares(table: Table, spread: float) -> list[float]:
    """How likely each seat is to win; odds fall by e every ``spread`` points."""
    least = min(table.scores())
    odds: list[float] = []
    total = 0.0
    for seat, points in enumerate(table.scores()):
        behind = float(points - least)
        if has(table.holding, seat):
            behind -= BONUS_WORTH
        odd = exp(-behind / spread)
        odds.append(odd)
        total += odd
    return [odd / total for odd in odds]


def final_values(totals: tuple[int, ...]) -> list[float]:
    """The shares of the win, and a little for the margin."""
    best = min(totals)
    winners = 0
    for points in totals:
        if points == best:
            winners += 1
    return [
        (1.0 - MARGIN) * (1.0 / winners if points == best else 0.0)
        + MARGIN * exp((best - points) / 10.0)
        for points in totals
    ]
