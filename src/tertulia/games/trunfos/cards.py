"""The cards: 12 ranks of Parrot, Sword, Ham and Coin (TRUNFOS-CONTENTS-1).

A card is ``suit * 16 + rank``, so that a hand is a mask of 16 bits a suit. Counts by suit are
packed 8 bits a suit into one int.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SUITS: Final = "PSHC"
SUIT_NAMES: Final = ("parrot", "sword", "ham", "coin")
RANKS: Final = tuple([str(rank) for rank in range(1, 13)])


def suit_of(card: i64) -> i64:
    """The suit of ``card``: 0 Parrot, 1 Sword, 2 Ham, 3 Coin."""
    return card >> 4


def rank_of(card: i64) -> i64:
    """The rank of ``card``, 1 to 12."""
    return card & 15


def of_suit(mask: i64, suit: i64) -> i64:
    """The cards of ``suit`` in ``mask``."""
    return mask & (0x1FFF000000000000 >> (48 - 16 * suit))


def lane(counts: i64, suit: i64) -> i64:
    """The count of ``suit`` in packed ``counts``."""
    return (counts >> (8 * suit)) & 0xFF


def one(suit: i64) -> i64:
    """Packed counts that hold 1 for ``suit``."""
    return 0x1000000 >> (24 - 8 * suit)


if __file__.endswith(".py"):  # interpreted, this one is quicker
    one = (1, 1 << 8, 1 << 16, 1 << 24).__getitem__  # type: ignore[assignment]


def pack(counts: list[int]) -> int:
    """Four counts, packed."""
    return counts[0] + (counts[1] << 8) + (counts[2] << 16) + (counts[3] << 24)


def unpack(counts: int) -> list[int]:
    """The four counts in ``counts``."""
    return [counts & 0xFF, counts >> 8 & 0xFF, counts >> 16 & 0xFF, counts >> 24 & 0xFF]


def card_name(card: int) -> str:
    """The short name of ``card``, such as ``P7``."""
    return f"{SUITS[card >> 4]}{card & 15}"


def card_named(name: str) -> int:
    """The card with this short name; raises :class:`ValueError`."""
    suit = SUITS.find(name[:1])
    if suit < 0 or name[1:] not in RANKS:
        raise ValueError(f"{name!r} is not a card; a card is one of {SUITS} and 1 to 12")
    return suit * 16 + RANKS.index(name[1:]) + 1


def hands_of(suit: int) -> list[tuple[int, ...]]:
    """Every set of cards of ``suit``, ascending, by the mask of their ranks."""
    found: list[tuple[int, ...]] = [()]
    for rank in range(1, 13):
        found += [(*cards, suit * 16 + rank) for cards in found]
    return found


HELD: Final = [hands_of(suit) for suit in range(4)]
"""``HELD[suit][ranks]``: the cards of a suit by a mask of its ranks."""


COUNTS: Final = bytes([bin(ranks).count("1") for ranks in range(4096)])
"""How many ranks a mask of ranks holds."""

LOWEST: Final = bytes([(ranks & -ranks).bit_length() for ranks in range(4096)])
"""The lowest rank in a mask of ranks."""


def ranks_of(mask: i64, suit: i64) -> i64:
    """The ranks of ``suit`` in ``mask``, as a mask that begins with rank 1."""
    return (mask >> (16 * suit + 1)) & 0xFFF


def held_of(mask: i64, suit: i64) -> tuple[int, ...]:
    """The cards of ``suit`` in ``mask``, ascending."""
    return HELD[suit][(mask >> (16 * suit + 1)) & 0xFFF]


def held(mask: i64) -> tuple[int, ...]:
    """The cards in ``mask``, ascending."""
    return (
        HELD[0][(mask >> 1) & 0xFFF]
        + HELD[1][(mask >> 17) & 0xFFF]
        + HELD[2][(mask >> 33) & 0xFFF]
        + HELD[3][(mask >> 49) & 0xFFF]
    )
