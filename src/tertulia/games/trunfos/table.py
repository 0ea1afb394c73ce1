"""The state: the public record with its verbs, and the secrets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, has
from tertulia.core.position import Record, Secrets
from tertulia.games.trunfos.cards import lane, of_suit, one, rank_of, suit_of

NOBODY: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Record):
    """All that is public.

    Tuples are by seat (or by lot, where said). ``marks``, ``predicted``, ``won``, ``late`` and
    ``surplus`` are packed counts by suit: the prediction markers as they stand, as they were set,
    the cards won this round, and, where ``strict`` scoring needs them, those won after the marker
    stood on 0 and the tricks won beyond the prediction. ``known`` are cards seen to enter a hand; ``gone`` the cards played this round.
    ``history`` are the points of every round,
    seat by seat. ``received`` is how many cards every seat has got this round. ``voids`` has bit ``seat * 4 + suit`` where a seat has shown to hold none of a suit.
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
    lots: tuple[int, ...]
    bids: tuple[int, ...]
    known: tuple[int, ...]
    marks0: i64
    marks1: i64
    marks2: i64
    marks3: i64
    won0: i64
    won1: i64
    won2: i64
    won3: i64
    predicted: tuple[int, ...]
    late: tuple[int, ...]
    surplus: tuple[int, ...]
    bonus: tuple[int, ...]
    totals: tuple[int, ...]
    history: tuple[int, ...]

    def __init__(
        self, seats: i64, trump: i64, strict: bool, source: Table | None = None
    ) -> None:
        if source is None:
            nought = (0,) * int(seats)
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
            self.bids = (NOBODY,) * int(seats)
            self.known = nought
            self.marks0 = 0
            self.marks1 = 0
            self.marks2 = 0
            self.marks3 = 0
            self.predicted = nought
            self.won0 = 0
            self.won1 = 0
            self.won2 = 0
            self.won3 = 0
            self.late = nought
            self.surplus = nought
            self.bonus = (NOBODY,) * int(seats)
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
            self.marks0 = source.marks0
            self.marks1 = source.marks1
            self.marks2 = source.marks2
            self.marks3 = source.marks3
            self.predicted = source.predicted
            self.won0 = source.won0
            self.won1 = source.won1
            self.won2 = source.won2
            self.won3 = source.won3
            self.late = source.late
            self.surplus = source.surplus
            self.bonus = source.bonus
            self.totals = source.totals
            self.history = source.history

    def copy(self) -> Table:
        """An independent copy."""
        return Table(0, 0, False, self)

    @property
    def marks(self) -> tuple[int, ...]:
        """The prediction markers by seat, as packed counts."""
        return tuple([int(self.marks_of(seat)) for seat in range(self.seats)])

    @property
    def won(self) -> tuple[int, ...]:
        """The cards won this round by seat, as packed counts."""
        return tuple([int(self.won_of(seat)) for seat in range(self.seats)])

    def marks_of(self, seat: i64) -> i64:
        """The prediction markers of ``seat``, as packed counts."""
        if seat < 2:
            return self.marks0 if seat == 0 else self.marks1
        return self.marks2 if seat == 2 else self.marks3

    def won_of(self, seat: i64) -> i64:
        """The cards that ``seat`` has won this round, as packed counts."""
        if seat < 2:
            return self.won0 if seat == 0 else self.won1
        return self.won2 if seat == 2 else self.won3

    def set_marks(self, seat: i64, marks: i64) -> None:
        """The prediction markers of ``seat`` stand at ``marks``."""
        if seat == 0:
            self.marks0 = marks
        elif seat == 1:
            self.marks1 = marks
        elif seat == 2:
            self.marks2 = marks
        else:
            self.marks3 = marks

    def set_won(self, seat: i64, won: i64) -> None:
        """``seat`` has won the cards ``won``."""
        if seat == 0:
            self.won0 = won
        elif seat == 1:
            self.won1 = won
        elif seat == 2:
            self.won2 = won
        else:
            self.won3 = won

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
        nought = (0,) * int(self.seats)
        self.predicted = nought
        for seat in range(self.seats):
            self.set_marks(seat, 0)
            self.set_won(seat, 0)
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
        self.bids = (NOBODY,) * int(self.seats)

    def lay(self, lot: i64, cards: i64) -> None:
        """The face-up ``cards`` (a mask) lie at ``lot``."""
        self.lots = put(self.lots, lot, cards)

    def place(self, seat: i64, lot: i64, number: i64) -> i64:
        """``seat`` bids ``number`` on ``lot``; returns the seat surpassed there, or ``NOBODY``."""
        standing: i64 = self.bids[lot]
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
        winner: i64 = self.bids[lot] >> 6
        cards: i64 = self.lots[lot]
        held: i64 = self.known[winner]
        self.known = put(self.known, winner, held | cards)
        if lot == self.seats - 1:
            self.lots = (0,) * int(self.seats)
            self.received += 3

    def lot_of(self, seat: i64) -> i64:
        """The lot where the marker of ``seat`` stands, or ``NOBODY``."""
        for lot, bid in enumerate(self.bids):
            if bid != NOBODY and bid >> 6 == seat:
                return lot
        return NOBODY

    def bid_of(self, seat: i64) -> i64:
        """The number that ``seat`` has bid in this auction; its marker must stand."""
        return self.bids[self.lot_of(seat)] & 63

    def predict(self, seat: i64, split: i64) -> None:
        """``seat`` moves its markers up by the packed ``split``."""
        self.set_marks(seat, self.marks_of(seat) + split)
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
        return suit_of(self.trick & 0xFF)

    def card_at(self, place: i64) -> i64:
        """The card played at ``place`` (0: by the leader) in the trick."""
        return (self.trick >> (8 * place)) & 0xFF

    def play(self, seat: i64, card: i64) -> None:
        """``seat`` plays ``card`` to the trick; a seat that doesn't follow has shown a void."""
        if self.played == 0:
            self.trick = card
        else:
            led = suit_of(self.trick & 0xFF)
            if suit_of(card) != led:
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
        led = suit_of(self.trick & 0xFF)
        best: i64 = -1
        where: i64 = 0
        place: i64 = 0
        while place < self.played:
            card = (self.trick >> (8 * place)) & 0xFF
            suit = suit_of(card)
            strength = rank_of(card)
            if suit == self.trump:
                strength += 32
            elif suit == led:
                strength += 16
            if strength > best:
                best = strength
                where = place
            place += 1
        seat = self.leader + where
        return seat if seat < self.seats else seat - self.seats

    def take_trick(self, winner: i64) -> None:
        """``winner`` takes the trick, lowers the marker of the suit led, and leads."""
        led = suit_of(self.trick & 0xFF)
        marks = self.marks_of(winner)
        counts: i64 = 0
        place: i64 = 0
        while place < self.played:
            counts += one(suit_of((self.trick >> (8 * place)) & 0xFF))
            place += 1
        self.set_won(winner, self.won_of(winner) + counts)
        if self.strict:
            self._note_late(winner, marks, counts, led)
        if lane(marks, led) > 0:
            self.set_marks(winner, marks - one(led))
        self.tricks += 1
        self.lead(winner)

    def _note_late(self, winner: i64, marks: i64, counts: i64, led: i64) -> None:
        late: i64 = self.late[winner]
        suit: i64 = 0
        while suit < 4:
            if lane(marks, suit) == 0:
                late += one(suit) * lane(counts, suit)
            suit += 1
        self.late = put(self.late, winner, late)
        if lane(marks, led) == 0:
            surplus: i64 = self.surplus[winner]
            self.surplus = put(self.surplus, winner, surplus + one(led))

    # The score.

    def score(self, seat: i64, points: i64) -> None:
        """``seat`` gets ``points`` for the round; seats are scored in order."""
        total: i64 = self.totals[seat]
        self.totals = put(self.totals, seat, total + points)
        self.history = self.history + (int(points),)

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
        total: i64 = self.totals[seat]
        self.totals = put(self.totals, seat, total - points)

    def hand_size(self, seat: i64) -> i64:
        """How many cards ``seat`` holds."""
        place = seat - self.leader
        if place < 0:
            place += self.seats
        return self.received - self.tricks - (1 if place < self.played else 0)

    def must_hold(self, seat: i64) -> i64:
        """The cards that ``seat`` is known to hold, as a mask."""
        held: i64 = self.known[seat]
        return held & ~self.gone

    def is_void(self, seat: i64, suit: i64) -> bool:
        """Whether ``seat`` has shown to hold none of ``suit``."""
        return has(self.voids, seat * 4 + suit)


@mypyc_attr(acyclic=True, free_list_len=1)
class Hands(Secrets):
    """The hands (masks of cards), the face-down card of each lot, the faces of bonus cards.

    In a view they are those that its owner knows; 0 and ``NOBODY`` stand for unknown.
    """

    h0: i64
    h1: i64
    h2: i64
    h3: i64
    down: tuple[int, ...]
    faces: tuple[int, ...]

    def __init__(self, seats: i64, source: Hands | None = None) -> None:
        if source is None:
            self.h0 = 0
            self.h1 = 0
            self.h2 = 0
            self.h3 = 0
            self.down = (NOBODY,) * int(seats)
            self.faces = (NOBODY,) * int(seats)
        else:
            self.h0 = source.h0
            self.h1 = source.h1
            self.h2 = source.h2
            self.h3 = source.h3
            self.down = source.down
            self.faces = source.faces

    def copy(self) -> Hands:
        """An independent copy."""
        return Hands(0, self)

    def hand(self, seat: i64) -> i64:
        """The hand of ``seat``."""
        if seat < 2:
            return self.h0 if seat == 0 else self.h1
        return self.h2 if seat == 2 else self.h3

    def set_hand(self, seat: i64, cards: i64) -> None:
        """``seat`` holds ``cards``."""
        if seat == 0:
            self.h0 = cards
        elif seat == 1:
            self.h1 = cards
        elif seat == 2:
            self.h2 = cards
        else:
            self.h3 = cards

    def add(self, seat: i64, cards: i64) -> None:
        """``cards`` come into the hand of ``seat``."""
        self.set_hand(seat, self.hand(seat) | cards)

    def remove(self, seat: i64, card: i64) -> None:
        """``card`` leaves the hand of ``seat``."""
        self.set_hand(seat, self.hand(seat) & ~bit(card))

    def lay(self, lot: i64, card: i64) -> None:
        """``card`` lies face down at ``lot``."""
        self.down = put(self.down, lot, card)

    def clear_lots(self) -> None:
        """No card lies face down any more."""
        self.down = (NOBODY,) * len(self.down)

    def draw_bonus(self, seat: i64, face: i64) -> None:
        """``seat`` has the bonus card ``face``."""
        self.faces = put(self.faces, seat, face)

    def held(self) -> i64:
        """Every card in a hand or face down at a lot."""
        cards = self.h0 | self.h1 | self.h2 | self.h3
        for card in self.down:
            if card != NOBODY:
                cards |= bit(card)
        return cards


def put(values: tuple[int, ...], place: i64, value: i64) -> tuple[int, ...]:
    """``values``, three or four of them, with ``value`` at ``place``."""
    new = int(value)
    a = new if place == 0 else values[0]
    b = new if place == 1 else values[1]
    c = new if place == 2 else values[2]
    if len(values) == 3:
        return (a, b, c)
    return (a, b, c, new if place == 3 else values[3])


def followers(hand: i64, led: i64) -> i64:
    """The cards of ``hand`` that may be played to a trick led with ``led`` (TRUNFOS-TRICK-1)."""
    same = of_suit(hand, led)
    return same if same != 0 else hand
