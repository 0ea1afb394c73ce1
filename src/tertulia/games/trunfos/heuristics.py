"""A rule of thumb for every decision.

The scoring decides all: a marker left above 0 costs 2 a level but makes every card of its suit
free, and a marker on 0 costs 1 for every card of its suit won. So one wants to win no trick, or
those led with a suit whose marker stands above 1. The weights here and in :mod:`bidding` were
found by hill climbing on the share of wins in games of two against two.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.four import get
from tertulia.core.position import PASS
from tertulia.core.rng import Rng
from tertulia.games.trunfos.auction import Bid, Distribute
from tertulia.games.trunfos.bidding import CHANCE, NEVER, bid, distribute, power
from tertulia.games.trunfos.cards import COUNTS, LOWEST, lane, one, rank_of, ranks_of, suit_of
from tertulia.games.trunfos.scoring import Bonus
from tertulia.games.trunfos.tricks import ChooseTrump, Trick, playable
from tertulia.games.trunfos.types import At, rules_of
from tertulia.games.trunfos.worth import BONUS_WORTH

WISH: Final = 70
FEAR: Final = 45
"""What a later gain or loss weighs against one in this trick, in hundredths."""

USUAL: Final = 0x01010101
"""Packed counts of what a trick holds beside three cards of the suit led."""

SPITE: Final = 5700
"""What a card is worth that costs the winner of the trick a point, in hundred-thousandths."""

EAGER: Final = 5
"""How far below 0 the gains of winning tricks may lie in all for a hand to want them still."""


def stands() -> list[int]:
    """The chance in 1000 that the strongest card so far stands.

    At ``(left * 13 + higher) * 13 + unseen`` by the players left, and by the cards of its suit in
    other hands: the higher ones, and all.
    """
    return [
        int(1000 * max(0.0, 1 - 0.880 * higher / (unseen + 1)) ** left)
        for left in range(4)
        for higher in range(13)
        for unseen in range(13)
    ]


STANDS: Final[list[int]] = stands()


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


def gain(marks: i64, won: i64, led: i64, counts: i64) -> i64:
    """The points saved by winning a trick of ``counts`` led with ``led``.

    ``marks`` and ``won`` are the winner's. A marker that goes from 1 to 0 bares all of its suit.
    """
    points: i64 = 0
    suit: i64 = 0
    while suit < 4:
        level = lane(marks, suit)
        if level == 0:
            points -= lane(counts, suit)
        elif suit == led:
            points += 2
            if level == 1:
                points -= lane(counts, suit) + lane(won, suit)
        suit += 1
    return points


def later_gain(marks: i64, won: i64, suit: i64) -> i64:
    """What winning a trick led with ``suit`` later on is worth now, in hundredths."""
    points = gain(marks, won, suit, one(suit) * 3 + USUAL)
    return points * WISH if points > 0 else points * FEAR


def strength(card: i64, led: i64, trump: i64) -> i64:
    """How strong ``card`` is in a trick, comparable within it; 0 if it cannot win."""
    suit = suit_of(card)
    if suit == trump:
        return rank_of(card) + 16
    return rank_of(card) if suit == led else 0


def play(m: At, seat: i64) -> int:
    """The card that costs least, now and later.

    A card that may win counts the trick's gain by its chance to stand. Every card counts what it
    would have been worth later: a high one is a threat where winning costs.
    """
    table = m.table
    trump = table.trump
    hand = m.secrets.hand(seat)
    cards = playable(table, m.secrets, seat)
    unseen = rules_of(m).cards & ~table.gone & ~hand
    marks = get(table.marks, seat)
    won = get(table.won, seat)
    left = m.seats - table.played - 1
    led: i64 = -1
    best: i64 = 0
    counts: i64 = 0
    theirs: i64 = 0
    if table.played != 0:
        led = table.led()
        place: i64 = 0
        while place < table.played:
            card = table.card_at(place)
            counts += one(suit_of(card))
            best = max(best, strength(card, led, trump))
            place += 1
        theirs = get(table.marks, table.strongest())
    most: i64 = -NEVER
    answer: i64 = 0
    suit: i64 = 0
    while suit < 4:
        ranks = ranks_of(cards, suit)
        if ranks != 0:
            others = ranks_of(unseen, suit)
            known: i64 = COUNTS[others]
            lead = suit if led < 0 else led
            now = gain(marks, won, lead, counts + one(suit) + one(lead) * left) * 100
            later = later_gain(marks, won, suit)
            gift: i64 = SPITE if left == 0 and lane(theirs, suit) == 0 else 0
            while ranks != 0:
                rank: i64 = LOWEST[ranks]
                ranks &= ranks - 1
                higher: i64 = COUNTS[others >> rank]
                worth = -CHANCE[higher] * later
                if strength(suit * 16 + rank, lead, trump) > best:
                    worth += STANDS[(left * 13 + higher) * 13 + known] * now
                else:
                    worth += gift
                if worth > most:
                    most = worth
                    answer = suit * 16 + rank
        suit += 1
    return int(answer)


def choose_trump(m: At, seat: i64) -> int:
    """The suit in which the hand is strongest if it wants tricks, else the weakest."""
    hand = m.secrets.hand(seat)
    unseen = rules_of(m).cards & ~m.table.gone & ~hand
    marks = get(m.table.marks, seat)
    won = get(m.table.won, seat)
    wish: i64 = EAGER
    suit: i64 = 0
    while suit < 4:
        wish += gain(marks, won, suit, one(suit) * 3)
        suit += 1
    most: i64 = -NEVER
    answer = 0
    for choice in rules_of(m).trumps[m.table.trump]:
        worth = wish * power(hand, unseen, choice)
        if worth > most:
            most = worth
            answer = choice
    return answer


def use_bonus(m: At, seat: i64, answers: tuple[int, ...]) -> int:
    """Use the bonus card in the last round, or when it gives more than it is worth."""
    won = get(m.table.won, seat)
    last = m.table.round + 1 == rules_of(m).rounds
    most: i64 = -1 if last else BONUS_WORTH
    answer = PASS
    for suit in answers:
        if suit != PASS and lane(won, suit) > most:
            most = lane(won, suit)
            answer = suit
    return answer
