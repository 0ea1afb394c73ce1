"""Stated deals: the order of the piles for worked examples, puzzles and duplicate play.

``first`` holds the first player's seat; ``hand`` the Groups dealt, three a seat; ``leaders`` two a
seat; ``groups`` the pile after that, from the top, until its first reshuffle; ``events`` the
Events that are neither Troika nor Elections, in the order they come; ``troika`` for each of the
last four Events 0 if it is Troika, else another number below those left. What a pile leaves open
is left to chance, so its end may be missing.
"""

from __future__ import annotations

from typing import Final

from tertulia.core.bits import members
from tertulia.core.errors import BadOption
from tertulia.games.troika.rules import TroikaRules

PILES: Final = ("first", "hand", "leaders", "groups", "events", "troika")


def check_deal(rules: TroikaRules, deal: dict[str, list[int]]) -> None:
    """Raise :class:`BadOption` if no game by ``rules`` can draw its piles in this order."""
    for name in deal:
        if name not in PILES:
            raise BadOption("deal", name, ", ".join(PILES))
    seats = int(rules.seats)
    size = seats * int(rules.start_groups)
    groups = members(rules.all_groups)
    hand = deal.get("hand", [])
    check_pile("first", deal.get("first", []), list(range(seats)), 1)
    check_pile("hand", hand, groups, size)
    pairs = seats * int(rules.start_leaders)
    check_pile("leaders", deal.get("leaders", []), rules.leaders_in_use, pairs)
    others = members(rules.others)
    check_pile("events", deal.get("events", []), others, len(others))
    pile = deal.get("groups", [])
    if pile and len(hand) < size:
        raise BadOption("deal.groups", len(pile), "none before all hands are stated")
    check_pile("groups", pile, [card for card in groups if card not in hand], len(groups) - size)
    check_troika(deal.get("troika", []), int(rules.with_troika) + 1)


def check_troika(stated: list[int], left: int) -> None:
    """Raise :class:`BadOption` unless each number is below the Events left, 0 only at the end."""
    if len(stated) > left:
        raise BadOption("deal.troika", len(stated), f"at most {left}")
    for place, number in enumerate(stated):
        if not 0 <= number < left - place or (number == 0 and place + 1 < len(stated)):
            allowed = f"below {left - place}, and 0 only as the last"
            raise BadOption("deal.troika", number, allowed)


def check_pile(pile: str, stated: list[int], pool: list[int], most: int) -> None:
    """Raise :class:`BadOption` unless ``stated`` are different members of ``pool``."""
    if len(stated) > most:
        raise BadOption(f"deal.{pile}", len(stated), f"at most {most}")
    for place, member in enumerate(stated):
        if member not in pool or member in stated[:place]:
            raise BadOption(f"deal.{pile}", member, f"each once: {', '.join(map(str, pool))}")
