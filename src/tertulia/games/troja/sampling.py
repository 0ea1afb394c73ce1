"""Worlds that a seat cannot tell from the truth, all equally likely.

What the seat has seen binds every world: its own cards, all that lies open, cards seen to enter a
hand, how many cards everyone holds, and what could only be in hands when the discards were
shuffled (:class:`Batch`).
"""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.four import get
from tertulia.core.match import world
from tertulia.core.rng import Rng
from tertulia.games.troja.cards import (
    NOTHING,
    Cards,
    add,
    at,
    drop,
    listed,
    minus,
    none,
    put,
    size,
)
from tertulia.games.troja.hands import Hands
from tertulia.games.troja.types import Play, Seen


class Unseen:
    """What a view's owner does not know: in parts, the cards and how many each other seat holds.

    The first parts are batches, whose cards are all held; the last are the rest, some of them in
    the pile. ``known`` are the cards that each seat is known to hold.
    """

    pools: list[list[int]]
    counts: list[list[int]]
    known: list[Cards]

    def __init__(self, view: Seen, seat: i64) -> None:
        table = view.table
        mine = view.secrets.hand(seat)
        for card in view.secrets.down:
            if card != NOTHING:
                mine = add(mine, card)
        rest = minus(table.unseen(), mine)
        left: list[int] = []
        self.known = []
        for other in range(view.seats):
            here = at(table.known, other) if other != seat else none()
            self.known.append(here)
            left.append(int(table.held(other) - size(here)) if other != seat else 0)
        self.pools = []
        self.counts = []
        for batch in table.old:
            rest = minus(rest, batch.cards)
            self.pools.append(listed(minus(batch.cards, mine)))
            held = [int(get(batch.counts, s)) if s != seat else 0 for s in range(view.seats)]
            self.counts.append(held)
            left = [one - other for one, other in zip(left, held, strict=True)]
        self.pools.append(listed(rest))
        self.counts.append(left)

    def deal(self, rng: Rng) -> list[Cards]:
        """What each other seat holds in a world."""
        held = list(self.known)
        for part, pool in enumerate(self.pools):
            cards = list(pool)
            needs = self.counts[part]
            total = sum(needs)
            if total == 0:
                continue
            rng.draw(cards, total)
            taken = 0
            for seat, need in enumerate(needs):
                for card in cards[taken : taken + need]:
                    held[seat] = add(held[seat], card)
                taken += need
        return held


def sample(view: Seen, rng: Rng) -> Play:
    """A world for the owner of ``view``."""
    seat = view.seat
    assert seat is not None
    unseen = view.worked_out
    if not isinstance(unseen, Unseen):
        unseen = Unseen(view, seat)
        view.worked_out = unseen
    hands = view.secrets.copy()
    held = unseen.deal(rng)
    if view.table.laid:
        lay(view, hands, held, rng)
    for other in range(view.seats):
        if other != seat:
            hands.cards = put(hands.cards, other, held[other])
    return world(view, hands, rng)


def lay(view: Seen, hands: Hands, held: list[Cards], rng: Rng) -> None:
    """Of what the others hold, some lies face down: any of it may."""
    down = list(hands.down)
    for place, laid in enumerate(view.table.laid):
        owner = laid & 3
        if owner != view.seat:
            cards = listed(held[owner])
            down[place] = cards[rng.below(len(cards))]
            held[owner] = drop(held[owner], down[place])
    hands.down = tuple(down)
