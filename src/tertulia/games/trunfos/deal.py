"""Stated deals: the order of the piles for worked examples, puzzles and duplicate play.

``first`` holds the first player's seat; ``hand`` the cards dealt, six a seat, round after round;
``lots`` the cards laid out, three an auction card (down, up, up), auction after auction; ``bonus``
the places of the bonus cards in the deck's list, from the top of the pile. What a pile leaves open
is left to chance, so its end may be missing.
"""

from __future__ import annotations

from typing import Final

from tertulia.core.bits import members
from tertulia.core.errors import BadOption
from tertulia.games.trunfos.cards import card_name
from tertulia.games.trunfos.rules import TrunfosRules

PILES: Final = ("first", "hand", "lots", "bonus")


def check_deal(rules: TrunfosRules, deal: dict[str, list[int]]) -> None:
    """Raise :class:`BadOption` if no game by ``rules`` can draw its piles in this order."""
    for pile in deal:
        if pile not in PILES:
            raise BadOption("deal", pile, ", ".join(PILES))
    seats = int(rules.seats)
    rounds = int(rules.rounds)
    check_pile("first", deal.get("first", []), list(range(seats)), 1)
    check_pile("bonus", deal.get("bonus", []), list(range(len(rules.pairs))), len(rules.pairs))
    hand = deal.get("hand", [])
    lots = deal.get("lots", [])
    size = 6 * seats
    for pile, cards in (("hand", hand), ("lots", lots)):
        if len(cards) > size * rounds:
            raise BadOption(f"deal.{pile}", len(cards), f"at most {size * rounds} cards")
    deck = members(rules.cards)
    for begin in range(0, size * rounds, size):
        dealt = hand[begin : begin + size]
        laid = lots[begin : begin + size]
        check_pile("hand", dealt, deck, size)
        if laid and len(dealt) < size:
            raise BadOption("deal.lots", len(lots), "none before the hands of the round are stated")
        check_pile("lots", laid, [card for card in deck if card not in dealt], size)


def check_pile(pile: str, stated: list[int], pool: list[int], most: int) -> None:
    """Raise :class:`BadOption` unless ``stated`` are different members of ``pool``."""
    if len(stated) > most:
        raise BadOption(f"deal.{pile}", len(stated), f"at most {most}")
    for place, member in enumerate(stated):
        if member not in pool or member in stated[:place]:
            names = ", ".join(map(str, pool))
            if pile in ("hand", "lots"):
                names = " ".join(map(card_name, pool))
            raise BadOption(f"deal.{pile}", member, f"each once: {names}")
