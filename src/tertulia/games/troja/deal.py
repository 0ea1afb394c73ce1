"""Stated deals: the order of the piles for worked examples, puzzles and duplicate play.

``heroes`` are places in the deck's list, drawn seat by seat and then by new Heroes; ``hand0`` to
``hand3`` cards in hand before the first draw; ``pile`` the draw pile from its top, for hands and
Fate alike; ``die`` the pips thrown when no card is left. What a pile leaves open is left to chance.
"""

from __future__ import annotations

from typing import Final

from tertulia.core.errors import BadOption
from tertulia.games.troja.rules import TrojaRules

PILES: Final = ("heroes", "hand0", "hand1", "hand2", "hand3", "pile", "die")


def check_deal(rules: TrojaRules, deal: dict[str, list[int]]) -> None:
    """Raise :class:`BadOption` if no game by ``rules`` can draw its piles in this order."""
    dealt: list[int] = []
    for pile, stated in deal.items():
        if pile not in PILES:
            raise BadOption("deal", pile, ", ".join(PILES))
        if pile == "die":
            check(pile, stated, range(1, 7))
        elif pile == "heroes":
            check(pile, stated[: rules.seats], range(len(rules.heroes)))
            if len(set(stated[: rules.seats])) < len(stated[: rules.seats]):
                raise BadOption("deal.heroes", stated, "different Heroes at the start")
            check(pile, stated, range(len(rules.heroes)))
        else:
            if pile.startswith("hand") and int(pile[4:]) >= rules.seats:
                raise BadOption("deal", pile, f"hands of {rules.seats} seats")
            check(pile, stated, range(len(rules.cards)))
            dealt += stated
    if len(set(dealt)) < len(dealt):
        raise BadOption("deal", sorted(dealt), "every card once")


def check(pile: str, stated: list[int], allowed: range) -> None:
    """Raise :class:`BadOption` unless all of ``stated`` are ``allowed``."""
    for member in stated:
        if member not in allowed:
            raise BadOption(f"deal.{pile}", member, f"{allowed.start} to {allowed.stop - 1}")
