"""The state of the duel: what is public, with its verbs, and the hands."""

from __future__ import annotations

from tertulia.core.bits import members
from tertulia.core.events import Told
from tertulia.core.match import Match
from tertulia.core.position import Position, Record, Secrets, View

DECK = range(24)
HAND = 5
VETO, BOOST = 0, 1
DEALT, CALLED, STAKED, PLAYED, PASSED, VETOED, CANCELLED, SAVED, BOOSTED, TURNED, WON, ENDED = (
    range(12)
)
EVENTS = (
    Told("dealt", "seat cards", "DUEL-1"),
    Told("called", "seat suit", "DUEL-2"),
    Told("staked", "seat card", "DUEL-3"),
    Told("played", "seat card", "DUEL-4"),
    Told("passed", "seat", "DUEL-4"),
    Told("vetoed", "seat card", "DUEL-5"),
    Told("cancelled", "", "DUEL-5"),
    Told("saved", "", "DUEL-5"),
    Told("boosted", "seat", "DUEL-4"),
    Told("turned", "card", "DUEL-6"),
    Told("won", "seat", "DUEL-7"),
    Told("ended", "", "DUEL-8"),
)


def suit(card: int) -> int:
    return card // 6


class Board(Record):
    """All that is public."""

    def __init__(self, seats: int) -> None:
        self.first = 0
        self.round = 0
        self.called = 0
        self.cancelled = False
        self.gone = 0
        self.sizes = (HAND,) * seats
        self.voids: tuple[frozenset[int], ...] = (frozenset(),) * seats
        self.stakes = (0,) * seats
        self.boosts = (0,) * seats
        self.wins = (0,) * seats

    def copy(self) -> Board:
        other = Board(0)
        other.__dict__.update(self.__dict__)
        return other

    def leave(self, seat: int, card: int) -> None:
        self.gone |= 1 << card
        self.sizes = put(self.sizes, seat, self.sizes[seat] - 1)

    def stake(self, seat: int, card: int) -> None:
        self.leave(seat, card)
        self.stakes = put(self.stakes, seat, card)
        if suit(card) != self.called:
            shown = self.voids[seat] | {self.called}
            self.voids = (*self.voids[:seat], shown, *self.voids[seat + 1 :])

    def boost(self, seat: int) -> None:
        self.boosts = put(self.boosts, seat, self.boosts[seat] + 2)

    def win(self, seat: int) -> None:
        self.wins = put(self.wins, seat, self.wins[seat] + 1)

    def next_round(self) -> None:
        self.round += 1
        self.first = (self.first + 1) % len(self.sizes)
        self.boosts = (0,) * len(self.sizes)


class Hands(Secrets):
    """The hands, as masks of cards; 0 where unknown."""

    def __init__(self, hands: tuple[int, ...]) -> None:
        self.hands = hands

    def copy(self) -> Hands:
        return Hands(self.hands)

    def remove(self, seat: int, card: int) -> None:
        self.hands = put(self.hands, seat, self.hands[seat] & ~(1 << card))

    def of_rank(self, seat: int, rank: int) -> tuple[int, ...]:
        return tuple(card for card in members(self.hands[seat]) if card % 6 == rank)


def put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


At = Position[Board, Hands]
Play = Match[Board, Hands]
Seen = View[Board, Hands]
