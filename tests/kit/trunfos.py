"""What the author of Trunfos adds to the checks, and sets of options worth checking."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tertulia.core.bits import count, mask_of, members
from tertulia.games.trunfos.table import NOBODY
from tertulia.games.trunfos.types import Play, Seen, rules_of

OPTIONS: list[dict[str, object]] = [
    {"prediction_reveal": "clockwise", "trump_choice": "any", "next_first_tie": "random"},
    {"kraken": "P2,S2,H2,C2", "auction_track": "0,2,9", "exact_scoring": "after_zero"},
    {"bonus_open": "on", "last_bidder": "turn_order", "first_leader": "auction2_last"},
    {"prediction_max": 4, "trump_choice": "adjacent", "exact_scoring": "surplus_only"},
]


def conserved(m: Play) -> None:
    """Every card in use is in one place; trump, level, tricks and hands agree with the record."""
    table, hands = m.table, m.secrets
    down = mask_of([card for card in hands.down if card != NOBODY])
    places = [table.gone, down, *table.lots, *(hands.hand(seat) for seat in range(m.seats))]
    for one, other in combinations(places, 2):
        assert one & other == 0, "a card is in two places"
    assert sum(places) & ~rules_of(m).cards == 0
    assert 0 <= table.trump < 4
    assert 0 <= table.level <= 4
    if m.to_move and m.decision(m.to_move[0]).step in ("Trick", "ChooseTrump"):
        assert sum(places) == rules_of(m).cards
        for seat in range(m.seats):
            assert count(hands.hand(seat)) == table.hand_size(seat)
    held = [face for face in hands.faces if face != NOBODY]
    assert len(held) == len(set(held)) == count(table.drawn)


def worlds(view: Seen) -> dict[object, float] | None:
    """All deals that the view's owner must think possible, when few cards are left in hands."""
    table, me = view.table, view.seat
    assert me is not None
    if view.decision(view.to_move[0]).step != "Trick" or table.tricks < 9:
        return None
    others = [seat for seat in range(view.seats) if seat != me]
    pool = members(rules_of(view).cards & ~table.gone & ~view.secrets.hand(me))
    faces = view.secrets.faces
    if any(table.holding >> seat & 1 and faces[seat] == NOBODY for seat in others):
        return None
    found: dict[object, float] = {}

    def deal(left: list[int], rest: list[int], hands: tuple[int, ...]) -> None:
        if not rest:
            found[hands] = 1.0
            return
        seat = rest[0]
        for cards in combinations(left, table.hand_size(seat)):
            hand = int(mask_of(list(cards)))
            must = int(table.must_hold(seat))
            if must & ~hand == 0 and not any(table.is_void(seat, card >> 4) for card in cards):
                deal([card for card in left if card not in cards], rest[1:], (*hands, hand))

    deal(pool, others, ())
    return found


def key(m: Play, seat: int) -> object:
    """What is hidden from ``seat`` besides the faces of bonus cards: the other hands."""
    return tuple(int(m.secrets.hand(other)) for other in range(m.seats) if other != seat)


HOOKS: dict[str, Any] = {"invariants": conserved, "worlds": worlds, "key": key}
