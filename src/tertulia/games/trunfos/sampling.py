"""Worlds that a seat cannot tell from the truth, all equally likely.

What the seat has seen binds every world: its own hand, cards played, face-up cards taken by
others, the sizes of hands, and the suits that others have shown not to hold.
"""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit, count
from tertulia.core.four import get
from tertulia.core.match import world
from tertulia.core.rng import Rng
from tertulia.games.trunfos.cards import held, held_of
from tertulia.games.trunfos.hands import Hands
from tertulia.games.trunfos.table import NOBODY
from tertulia.games.trunfos.types import Play, Seen, rules_of

CHOOSE: Final[list[int]] = [comb(n, k) for n in range(13) for k in range(13)]
"""``CHOOSE[n * 13 + k]``: the ways to choose ``k`` of ``n``."""


class Unseen:
    """What a view's owner does not know: the unseen cards and how many each place takes.

    ``places`` are the other seats in order; ``needs`` how many unseen cards each holds;
    ``lots`` how many lie face down. With voids shown, ``ways[suit]`` counts by the needs of the
    first two places (as ``first * 13 + second``) the ways to deal that suit and all later ones.
    """

    cards: tuple[int, ...]
    places: tuple[int, ...]
    needs: tuple[int, ...]
    known: tuple[int, ...]
    lots: tuple[int, ...]
    bonus: tuple[int, ...]
    faces: tuple[int, ...]
    barred: bool
    suits: list[tuple[int, ...]]
    open_to: list[tuple[bool, ...]]
    ways: list[list[int]]

    def __init__(self, view: Seen, seat: i64) -> None:
        table = view.table
        seen = table.gone | view.secrets.hand(seat)
        places: list[int] = []
        needs: list[int] = []
        known: list[int] = []
        for other in range(view.seats):
            if other != seat:
                must = table.must_hold(other)
                seen |= must
                places.append(other)
                known.append(must)
                needs.append(table.hand_size(other) - count(must))
        for lot in range(view.seats):
            seen |= get(table.lots, lot)
        unseen = rules_of(view).cards & ~seen
        self.cards = held(unseen)
        self.places = tuple(places)
        self.needs = tuple(needs)
        self.known = tuple(known)
        self.lots = tuple([lot for lot in range(view.seats) if get(table.lots, lot) != 0])
        faces = view.secrets.faces
        self.bonus = tuple([p for p in places if has_bonus(view, p) and get(faces, p) == NOBODY])
        self.faces = tuple([face for face in range(6) if face not in faces])
        self.barred = table.voids != 0
        self.suits = []
        self.open_to = []
        self.ways = []
        if self.barred:
            self.suits = [held_of(unseen, suit) for suit in range(4)]
            self.open_to = [
                tuple([not table.is_void(place, suit) for place in places]) for suit in range(4)
            ]
            self._count_ways()

    def _count_ways(self) -> None:
        """Fill ``ways`` from the last suit back."""
        later: list[int] = [0] * 169
        later[0] = 1
        left = 0
        self.ways = [later]
        for suit in (3, 2, 1, 0):
            left += len(self.suits[suit])
            here: list[int] = [0] * 169
            for first in range(min(self.needs[0], left) + 1):
                for second in range(min(self.needs[1], left - first) + 1):
                    here[first * 13 + second] = self._ways(suit, first, second, left, later, -1)[0]
            self.ways.insert(0, here)
            later = here

    def _ways(
        self, suit: i64, first: i64, second: i64, left: i64, later: list[int], pick: i64
    ) -> tuple[i64, i64, i64]:
        """The ways to deal ``suit`` and all later ones, and the ``pick``-th way's first parts.

        ``first`` and ``second`` cards are still needed by the first two places, ``left`` cards
        remain in all. The parts are how many of the suit go to the first and second place.
        """
        size: i64 = len(self.suits[suit])
        to = self.open_to[suit]
        third: i64 = 0
        if len(to) == 3 and to[2]:
            third = left - first - second
        most_a: i64 = 0
        if to[0]:
            most_a = min(size, first)
        total: i64 = 0
        a: i64 = 0
        while a <= most_a:
            most_b: i64 = 0
            if to[1]:
                most_b = min(size - a, second)
            b = max(size - a - third, 0)
            while b <= most_b:
                rest: i64 = later[(first - a) * 13 + second - b]
                total += CHOOSE[size * 13 + a] * CHOOSE[(size - a) * 13 + b] * rest
                if total > pick >= 0:
                    return total, a, b
                b += 1
            a += 1
        return total, 0, 0

    def deal(self, hands: Hands, rng: Rng) -> None:
        """Put the unseen cards into ``hands`` and at the lots."""
        if self.barred:
            self._deal_by_suit(hands, rng)
            return
        pool = list(self.cards)
        taken: i64 = len(self.lots)
        for need in self.needs:
            taken += need
        rng.draw(pool, taken)
        at: i64 = 0
        place: i64 = 0
        while place < len(self.places):
            hand: i64 = self.known[place]
            end: i64 = at + self.needs[place]
            while at < end:
                hand |= bit(pool[at])
                at += 1
            hands.set_hand(self.places[place], hand)
            place += 1
        for lot in self.lots:
            hands.lay(lot, pool[at])
            at += 1

    def _deal_by_suit(self, hands: Hands, rng: Rng) -> None:
        first: i64 = self.needs[0]
        second: i64 = self.needs[1]
        left: i64 = len(self.cards)
        mine: i64 = self.known[0]
        next_one: i64 = self.known[1]
        last: i64 = 0
        if len(self.places) == 3:
            last = self.known[2]
        suit: i64 = 0
        while suit < 4:
            pick = int(rng.uniform() * self.ways[suit][first * 13 + second])
            _, a, b = self._ways(suit, first, second, left, self.ways[suit + 1], pick)
            pool = list(self.suits[suit])
            rng.draw(pool, a + b)
            place: i64 = 0
            for card in pool:
                if place < a:
                    mine |= bit(card)
                elif place < a + b:
                    next_one |= bit(card)
                else:
                    last |= bit(card)
                place += 1
            first -= a
            second -= b
            left -= place
            suit += 1
        hands.set_hand(self.places[0], mine)
        hands.set_hand(self.places[1], next_one)
        if len(self.places) == 3:
            hands.set_hand(self.places[2], last)


def has_bonus(view: Seen, seat: i64) -> bool:
    """Whether ``seat`` has drawn a bonus card."""
    return (view.table.drawn >> seat) & 1 != 0


def sample(view: Seen, rng: Rng) -> Play:
    """A world for the owner of ``view``."""
    seat = view.seat
    assert seat is not None
    unseen = view.worked_out
    if not isinstance(unseen, Unseen):
        unseen = Unseen(view, seat)
        view.worked_out = unseen
    hands = view.secrets.copy()
    unseen.deal(hands, rng)
    if unseen.bonus:
        faces = list(unseen.faces)
        rng.draw(faces, len(unseen.bonus))
        for place, owner in enumerate(unseen.bonus):
            hands.draw_bonus(owner, faces[place])
    return world(view, hands, rng)
