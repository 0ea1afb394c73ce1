"""The state: the public record with its verbs, and the secrets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, has
from tertulia.core.four import Four, fill, get, put
from tertulia.core.position import Record
from tertulia.games.trunfos.cards import lane, one

NOBODY: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Record):
    """All that is public.

    A :data:`Four` is by seat, or by lot for ``lots`` (masks of face-up cards) and ``bids``
    (``seat * 64 + number`` or ``NOBODY``). ``marks``, ``predicted``, ``won``, ``late`` and
    ``surplus`` are packed counts by suit: the prediction markers as they stand and as they were
    set, the cards won this round, and, where ``strict`` scoring needs them, those won after the
    marker stood on 0 and the tricks won beyond the prediction. ``known`` are cards seen to enter
    a hand, ``gone`` those played this round, ``received`` how many every seat has got.
    ``voids`` has bit ``seat * 4 + suit`` where a seat has shown to hold none of a suit.
    ``trick`` are the cards played, 8 bits each, the first of them lowest. ``holding`` and
    ``drawn`` are masks of seats with an unused bonus card and with any; ``bonus`` the faces that
    lie open. ``history`` are the points of every round, seat by seat.
    """

    seats: i64
    strict: bool
    round: i64
    auction: i64
    received: i64
    first: i64
    trump: i64
    level: i64
    leader: i64
    played: i64
    trick: i64
    tricks: i64
    gone: i64
    voids: i64
    bidder: i64
    regular: i64
    direction: i64
    last_placed: i64
    auction_first: i64
    holding: i64
    drawn: i64
    lots: Four
    bids: Four
    known: Four
    marks: Four
    won: Four
    predicted: Four
    late: Four
    surplus: Four
    bonus: Four
    totals: Four
    history: tuple[int, ...]

    __slots__ = tuple(__annotations__)

    def __init__(self, seats: i64, trump: i64, strict: bool, source: Table | None = None) -> None:
        if source is None:
            nought = fill(0)
            self.seats = seats
            self.strict = strict
            self.round = 0
            self.auction = 0
            self.received = 0
            self.first = 0
            self.trump = trump
            self.level = 0
            self.leader = 0
            self.played = 0
            self.trick = 0
            self.tricks = 0
            self.gone = 0
            self.voids = 0
            self.bidder = 0
            self.regular = 0
            self.direction = 1
            self.last_placed = 0
            self.auction_first = 0
            self.holding = 0
            self.drawn = 0
            self.lots = nought
            self.bids = fill(NOBODY)
            self.known = nought
            self.marks = nought
            self.predicted = nought
            self.won = nought
            self.late = nought
            self.surplus = nought
            self.bonus = fill(NOBODY)
            self.totals = nought
            self.history = ()
        else:
            self.seats = source.seats
            self.strict = source.strict
            self.round = source.round
            self.auction = source.auction
            self.received = source.received
            self.first = source.first
            self.trump = source.trump
            self.level = source.level
            self.leader = source.leader
            self.played = source.played
            self.trick = source.trick
            self.tricks = source.tricks
            self.gone = source.gone
            self.voids = source.voids
            self.bidder = source.bidder
            self.regular = source.regular
            self.direction = source.direction
            self.last_placed = source.last_placed
            self.auction_first = source.auction_first
            self.holding = source.holding
            self.drawn = source.drawn
            self.lots = source.lots
            self.bids = source.bids
            self.known = source.known
            self.marks = source.marks
            self.predicted = source.predicted
            self.won = source.won
            self.late = source.late
            self.surplus = source.surplus
            self.bonus = source.bonus
            self.totals = source.totals
            self.history = source.history

    def copy(self) -> Table:
        """An independent copy."""
        return Table(0, 0, False, self)

    # The auction.

    def begin(self, first: i64) -> None:
        """``first`` begins the game."""
        self.first = first
        self.clear()

    def next_round(self, first: i64) -> None:
        """``first`` begins the next round; trump and level stay."""
        self.round += 1
        self.first = first
        self.clear()

    def clear(self) -> None:
        """Markers on 0, nothing dealt, won or known."""
        nought = fill(0)
        self.predicted = nought
        self.marks = nought
        self.won = nought
        self.late = nought
        self.surplus = nought
        self.known = nought
        self.lots = nought
        self.gone = 0
        self.voids = 0
        self.tricks = 0
        self.trick = 0
        self.played = 0
        self.received = 0

    def open_auction(self, auction: i64, first: i64, direction: i64) -> None:
        """Auction 0 or 1 begins with ``first``; turns go in ``direction``, 1 or -1."""
        self.auction = auction
        self.received = 6 + 3 * auction
        self.auction_first = first
        self.direction = direction
        self.bidder = first
        self.regular = 0
        self.bids = fill(NOBODY)

    def lay(self, lot: i64, cards: i64) -> None:
        """The face-up ``cards`` (a mask) lie at ``lot``."""
        self.lots = put(self.lots, lot, cards)

    def place(self, seat: i64, lot: i64, number: i64) -> i64:
        """``seat`` bids ``number`` on ``lot``; returns the seat surpassed there, or ``NOBODY``."""
        standing = get(self.bids, lot)
        self.bids = put(self.bids, lot, seat * 64 + number)
        self.last_placed = seat
        if standing != NOBODY:
            self.bidder = standing >> 6
            return standing >> 6
        self.regular += 1
        self.bidder = (self.auction_first + self.direction * self.regular) % self.seats
        return NOBODY

    def collect(self, lot: i64) -> None:
        """The winner of ``lot`` takes its cards into the hand; the last lot ends the auction."""
        winner = get(self.bids, lot) >> 6
        self.known = put(self.known, winner, get(self.known, winner) | get(self.lots, lot))
        if lot == self.seats - 1:
            self.lots = fill(0)
            self.received += 3

    def lot_of(self, seat: i64) -> i64:
        """The lot where the marker of ``seat`` stands, or ``NOBODY``."""
        lot: i64 = 0
        while lot < self.seats:
            bid = get(self.bids, lot)
            if bid != NOBODY and bid >> 6 == seat:
                return lot
            lot += 1
        return NOBODY

    def bid_of(self, seat: i64) -> i64:
        """The number that ``seat`` has bid in this auction; its marker must stand."""
        return get(self.bids, self.lot_of(seat)) & 63

    def predict(self, seat: i64, split: i64) -> None:
        """``seat`` moves its markers up by the packed ``split``."""
        self.marks = put(self.marks, seat, get(self.marks, seat) + split)
        self.predicted = self.marks

    # The tricks.

    def lead(self, seat: i64) -> None:
        """``seat`` leads the next trick; the last one stays readable until a card is led."""
        self.leader = seat
        self.played = 0

    def turn(self) -> i64:
        """The seat whose turn it is to play to the trick."""
        seat = self.leader + self.played
        return seat if seat < self.seats else seat - self.seats

    def led(self) -> i64:
        """The suit led; a card must have been played."""
        return (self.trick & 0xFF) >> 4

    def card_at(self, place: i64) -> i64:
        """The card played at ``place`` (0: by the leader) in the trick."""
        return (self.trick >> (8 * place)) & 0xFF

    def play(self, seat: i64, card: i64) -> None:
        """``seat`` plays ``card`` to the trick; a seat that doesn't follow has shown a void."""
        if self.played == 0:
            self.trick = card
        else:
            led = (self.trick & 0xFF) >> 4
            if card >> 4 != led:
                self.voids |= bit(seat * 4 + led)
            self.trick |= card << (8 * self.played)
        self.played += 1
        self.gone |= bit(card)

    def rise(self) -> None:
        """The Kraken rises by one level."""
        self.level += 1

    def turn_trump(self, suit: i64) -> None:
        """``suit`` becomes trump, at level 0."""
        self.trump = suit
        self.level = 0

    def strongest(self) -> i64:
        """The seat that has played the strongest card of the trick so far."""
        rest = self.trick
        best = rest & 0xFF
        where: i64 = 0
        place: i64 = 1
        while place < self.played:
            rest = rest >> 8
            card = rest & 0xFF
            if card >> 4 == best >> 4:
                stronger = card > best
            else:
                stronger = card >> 4 == self.trump
            if stronger:
                best = card
                where = place
            place += 1
        seat = self.leader + where
        return seat if seat < self.seats else seat - self.seats

    def take_trick(self, winner: i64) -> None:
        """``winner`` takes the trick, lowers the marker of the suit led, and leads."""
        led = self.led()
        marks = get(self.marks, winner)
        counts: i64 = 0
        rest = self.trick
        while rest != 0:
            counts += one((rest & 0xFF) >> 4)
            rest = rest >> 8
        self.won = put(self.won, winner, get(self.won, winner) + counts)
        if self.strict:
            self._note_late(winner, marks, counts, led)
        if lane(marks, led) > 0:
            self.marks = put(self.marks, winner, marks - one(led))
        self.tricks += 1
        self.lead(winner)

    def _note_late(self, winner: i64, marks: i64, counts: i64, led: i64) -> None:
        late = get(self.late, winner)
        suit: i64 = 0
        while suit < 4:
            if lane(marks, suit) == 0:
                late += one(suit) * lane(counts, suit)
            suit += 1
        self.late = put(self.late, winner, late)
        if lane(marks, led) == 0:
            self.surplus = put(self.surplus, winner, get(self.surplus, winner) + one(led))

    # The score.

    def score(self, seat: i64, points: i64) -> None:
        """``seat`` gets ``points`` for the round; seats are scored in order."""
        self.totals = put(self.totals, seat, get(self.totals, seat) + points)
        self.history = (*self.history, int(points))

    def draw_bonus(self, seat: i64) -> None:
        """``seat`` draws its bonus card."""
        self.holding |= bit(seat)
        self.drawn |= bit(seat)

    def open_bonus(self, seat: i64, face: i64) -> None:
        """The bonus card of ``seat`` lies face up."""
        self.bonus = put(self.bonus, seat, face)

    def use_bonus(self, seat: i64, points: i64) -> None:
        """``seat`` has used its bonus card and moves back by ``points``."""
        self.holding &= ~bit(seat)
        self.totals = put(self.totals, seat, get(self.totals, seat) - points)

    def scores(self) -> tuple[int, ...]:
        """The total points by seat."""
        return tuple([int(get(self.totals, seat)) for seat in range(self.seats)])

    def hand_size(self, seat: i64) -> i64:
        """How many cards ``seat`` holds."""
        place = seat - self.leader
        if place < 0:
            place += self.seats
        size = self.received - self.tricks
        return size - 1 if place < self.played else size

    def must_hold(self, seat: i64) -> i64:
        """The cards that ``seat`` is known to hold, as a mask."""
        return get(self.known, seat) & ~self.gone

    def is_void(self, seat: i64, suit: i64) -> bool:
        """Whether ``seat`` has shown to hold none of ``suit``."""
        return has(self.voids, seat * 4 + suit)
