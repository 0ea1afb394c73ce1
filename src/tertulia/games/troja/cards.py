"""Sets of cards, and the packed numbers in which cards, seats and answers are written.

The deck has up to 120 cards, too many for one mask, so a set of cards is two masks of 60.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit, count, members

HALF: Final = 60
MOST: Final = 120

S: Final = 0
T: Final = 1
M: Final = 2
EITHER: Final = 3
"""Attributes; ``EITHER`` stands for whichever of S and T a combat is fought on."""

CHALLENGE: Final = 0
HERO: Final = 1
"""The sides of a combat: the attackers (Challenges, or a challenging Hero), the attacked Hero."""

NOTHING: Final = -1

Cards = tuple[i64, i64]
"""A set of cards."""

Four = tuple[Cards, Cards, Cards, Cards]
"""A set of cards for each seat."""


def none() -> Cards:
    """The empty set."""
    return 0, 0


def add(cards: Cards, card: i64) -> Cards:
    """``cards`` with ``card``."""
    if card < HALF:
        return cards[0] | bit(card), cards[1]
    return cards[0], cards[1] | bit(card - HALF)


def drop(cards: Cards, card: i64) -> Cards:
    """``cards`` without ``card``."""
    if card < HALF:
        return cards[0] & ~bit(card), cards[1]
    return cards[0], cards[1] & ~bit(card - HALF)


def holds(cards: Cards, card: i64) -> bool:
    """Whether ``card`` is in ``cards``."""
    if card < HALF:
        return (cards[0] >> card) & 1 != 0
    return (cards[1] >> (card - HALF)) & 1 != 0


def union(one: Cards, other: Cards) -> Cards:
    """The cards in either set."""
    return one[0] | other[0], one[1] | other[1]


def minus(one: Cards, other: Cards) -> Cards:
    """The cards in ``one`` that are not in ``other``."""
    return one[0] & ~other[0], one[1] & ~other[1]


def common(one: Cards, other: Cards) -> Cards:
    """The cards in both sets."""
    return one[0] & other[0], one[1] & other[1]


def size(cards: Cards) -> i64:
    """How many cards there are."""
    return count(cards[0]) + count(cards[1])


def empty(cards: Cards) -> bool:
    """Whether there is no card."""
    return cards[0] | cards[1] == 0


def listed(cards: Cards) -> list[int]:
    """The cards, ascending."""
    found = members(cards[0])
    rest: i64 = cards[1]
    card: i64 = HALF
    while rest != 0:
        if rest & 1 != 0:
            found.append(int(card))
        rest = rest >> 1
        card += 1
    return found


def gather(cards: list[int]) -> Cards:
    """The set of these cards."""
    found = none()
    for card in cards:
        found = add(found, card)
    return found


def at(sets: Four, seat: i64) -> Cards:
    """The set of ``seat``."""
    if seat < 2:
        return sets[0] if seat == 0 else sets[1]
    return sets[2] if seat == 2 else sets[3]


def put(sets: Four, seat: i64, cards: Cards) -> Four:
    """``sets`` with ``cards`` for ``seat``."""
    if seat == 0:
        return cards, sets[1], sets[2], sets[3]
    if seat == 1:
        return sets[0], cards, sets[2], sets[3]
    if seat == 2:
        return sets[0], sets[1], cards, sets[3]
    return sets[0], sets[1], sets[2], cards


def nowhere() -> Four:
    """The empty set for every seat."""
    return (0, 0), (0, 0), (0, 0), (0, 0)


# Answers: a card and what it is played on, or a deed without a card. They mean the same always.

TO_DUEL: Final = 120
"""In the place of a card: challenge the Hero of a seat to a duel."""

TAME: Final = 121
"""In the place of a card: send the attacking Beast to a seat."""

WRATH: Final = 122
"""In the place of a card: call the wrath of the own patron on a side."""

DOWN: Final = 128
"""Added to a card: lay it face down at a side."""


def answer(card: i64, aim: i64) -> int:
    """Play ``card`` on ``aim``: a seat, a side, another card, or 0."""
    return int(card * 128 + aim)


def card_of(answer: i64) -> i64:
    """The card, or what stands in its place."""
    return answer >> 7


def aim_of(answer: i64) -> i64:
    """What the card is played on."""
    return answer & 127


# Entries: a card on the battlefield with its seat and when it was played. They sort by time.


def entry(card: i64, seat: i64, due: bool, order: i64) -> int:
    """``card``, the ``order``-th played, at ``seat``; ``due`` if it attacks in the seat's turn."""
    return int(order * 1024 + (512 if due else 0) + seat * 128 + card)


def entry_card(packed: i64) -> i64:
    """The card of an entry."""
    return packed & 127


def entry_seat(packed: i64) -> i64:
    """The seat of an entry: whose Hero it stands before, or in a line who played it."""
    return (packed >> 7) & 3


def entry_due(packed: i64) -> bool:
    """Whether it attacks in the seat's next turn."""
    return packed & 512 != 0


def entry_order(packed: i64) -> i64:
    """When it was played, counted over the whole game (TROJA-R-MISC-3)."""
    return packed >> 10


# Bonuses: a card in effect, the side or seat it works on, who played it, what it adds, and when.


def bonus(card: i64, aim: i64, owner: i64, amount: i64, round: i64) -> int:
    """``card`` of ``owner`` adds ``amount`` (-32 to 31) for the side or seat ``aim``."""
    return int(round * 131072 + (amount + 32) * 2048 + owner * 512 + aim * 128 + card)


def bonus_card(packed: i64) -> i64:
    """The card of a bonus."""
    return packed & 127


def bonus_aim(packed: i64) -> i64:
    """The side or seat it works on."""
    return (packed >> 7) & 3


def bonus_owner(packed: i64) -> i64:
    """Who played it."""
    return (packed >> 9) & 3


def bonus_amount(packed: i64) -> i64:
    """How much it adds."""
    return ((packed >> 11) & 63) - 32


def bonus_round(packed: i64) -> i64:
    """The round in which it was played."""
    return packed >> 17
