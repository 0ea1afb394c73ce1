"""The deal and the two auctions (TRUNFOS-SETUP-7, TRUNFOS-AUCTION, TRUNFOS-PREDICTION)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, members
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.rng import Rng
from tertulia.core.text import Option, Text, seat_ref
from tertulia.games.trunfos import events
from tertulia.games.trunfos.cards import SUIT_NAMES, lane, unpack
from tertulia.games.trunfos.hands import Hands
from tertulia.games.trunfos.table import NOBODY, Table
from tertulia.games.trunfos.tricks import FirstLead
from tertulia.games.trunfos.types import At, Play, rules_of


class Begin(Step[Table, Hands]):
    """The first player is chosen at random (TRUNFOS-SETUP-7)."""

    def rule(self) -> str:
        return "TRUNFOS-SETUP-7"

    def run(self, m: Play) -> None:
        first = m.draw("first", list(range(m.seats)), 1)[0]
        m.table.begin(first)
        m.tell(events.BEGUN, first)
        m.become(Deal())


class Deal(Step[Table, Hands]):
    """The whole deck is shuffled and six cards go to each player (TRUNFOS-AUCTION-1.a)."""

    def rule(self) -> str:
        return "TRUNFOS-AUCTION-1.a"

    def run(self, m: Play) -> None:
        cards = m.draw("hand", list(rules_of(m).deck_cards), 6 * int(m.seats))
        place: i64 = 0
        for seat in range(m.seats):
            hand: i64 = 0
            while place < 6 * (seat + 1):
                hand |= bit(cards[place])
                place += 1
            m.secrets.set_hand(seat, hand)
            m.tell_only(bit(seat), 1, events.DEALT, seat, hand)
        m.become(Layout(0))


class Layout(Step[Table, Hands]):
    """Three cards come to every auction card, one face down and two face up (TRUNFOS-AUCTION-2).

    The first auction begins with the round's first player and goes clockwise; the second with
    the player who was last to bid, counter-clockwise (TRUNFOS-AUCTION-6).
    """

    auction: i64

    def __init__(self, auction: i64) -> None:
        super().__init__()
        self.auction = auction

    def rule(self) -> str:
        return "TRUNFOS-AUCTION-2"

    def run(self, m: Play) -> None:
        table = m.table
        first = table.first
        direction: i64 = 1
        if self.auction == 1:
            first = last_bidder(m)
            direction = -1
        table.open_auction(self.auction, first, direction)
        m.tell(events.OPENED, self.auction, first, direction)
        pool = members(rules_of(m).cards & ~m.secrets.held())
        cards = m.draw("lots", pool, 3 * int(m.seats))
        for lot in range(m.seats):
            m.secrets.lay(lot, cards[3 * lot])
            up = bit(cards[3 * lot + 1]) | bit(cards[3 * lot + 2])
            table.lay(lot, up)
            m.tell(events.LAID, lot, up)
        m.become(Bid(self.auction, False), bit(first))


def last_bidder(m: At) -> i64:
    """Who was last to bid in the first auction (TRUNFOS-R-A15)."""
    if rules_of(m).turn_order:
        return (m.table.auction_first + m.seats - 1) % m.seats
    return m.table.last_placed


class Bid(Step[Table, Hands]):
    """Put the marker on a number of an auction card (TRUNFOS-AUCTION-3, TRUNFOS-AUCTION-4).

    An answer is ``lot * 64 + number``. Whoever is ``surpassed`` places again at once.
    """

    auction: i64
    surpassed: bool

    def __init__(self, auction: i64, surpassed: bool) -> None:
        super().__init__()
        self.auction = auction
        self.surpassed = surpassed

    def rule(self) -> str:
        return "TRUNFOS-AUCTION-4.d" if self.surpassed else "TRUNFOS-AUCTION-3.a"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        found: tuple[int, ...] = ()
        for lot in range(m.seats):
            found += self.bids(m, lot)
        return found

    def legal(self, m: At, seat: i64, answer: int) -> bool:
        return 0 <= answer < 64 * int(m.seats) and answer in self.bids(m, answer >> 6)

    def bids(self, m: At, lot: i64) -> tuple[int, ...]:
        """The legal answers on ``lot``."""
        bid = get(m.table.bids, lot)
        if bid == NOBODY:
            return rules_of(m).bids[lot * 33]
        return rules_of(m).bids[lot * 33 + (bid & 63) + 1]

    def pick(self, m: At, seat: i64, rng: Rng) -> int:
        total: i64 = 0
        for lot in range(m.seats):
            total += len(self.bids(m, lot))
        place = rng.below(total)
        lot_now: i64 = 0
        while True:
            bids = self.bids(m, lot_now)
            if place < len(bids):
                return bids[place]
            place -= len(bids)
            lot_now += 1

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        if answer == PASS:
            return Text("trunfos-refusal-pass", None, "TRUNFOS-R-A14")
        lot = answer >> 6
        number = answer & 63
        if answer < 0 or lot >= int(m.seats):
            return Text("trunfos-refusal-lot", {"most": int(m.seats)}, "TRUNFOS-SETUP-2.a")
        if number not in rules_of(m).track:
            return Text("trunfos-refusal-track", {"number": number}, "TRUNFOS-R-A12")
        bid = get(m.table.bids, lot)
        args: dict[str, int | str] = {
            "lot": lot + 1,
            "number": bid & 63,
            "seat": seat_ref(bid >> 6),
        }
        return Text("trunfos-refusal-higher", args, "TRUNFOS-AUCTION-4.c")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        lot = answer >> 6
        number = answer & 63
        surpassed = m.table.place(seat, lot, number)
        m.tell(events.BID, seat, lot, number)
        if surpassed != NOBODY:
            m.tell(events.SURPASSED, surpassed, lot)
        if (surpassed != NOBODY) != self.surpassed:
            m.become(Bid(self.auction, not self.surpassed))

    def run(self, m: Play) -> None:
        if m.table.regular < m.seats:
            m.ask(bit(m.table.bidder))
            return
        collect(m)
        m.become(Distribute(self.auction, 0))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("trunfos-ask-bid", {"auction": int(self.auction) + 1})

    def why(self, m: At, seat: i64) -> Text | None:
        if self.surpassed:
            by = seat_ref(int(m.table.last_placed))
            return Text("trunfos-why-surpassed", {"seat": by}, "TRUNFOS-AUCTION-4.d")
        return Text("trunfos-why-bid", None, "TRUNFOS-PREDICTION-2")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        lot = answer >> 6
        number = answer & 63
        text = Text("trunfos-answer-bid", {"lot": lot + 1, "number": number})
        return Option(text, (f"space:{lot}:{number}",))

    def tempting(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(
            lot * 64 + number
            for lot, bid in enumerate(m.table.bids)
            if bid != NOBODY
            for number in rules_of(m).track
            if number <= bid & 63
        )


def collect(m: Play) -> None:
    """Each player takes the cards at the place of the own marker (TRUNFOS-AUCTION-5.b)."""
    table = m.table
    for lot in range(m.seats):
        winner = get(table.bids, lot) >> 6
        down = get(m.secrets.down, lot)
        m.secrets.add(winner, get(table.lots, lot) | bit(down))
        table.collect(lot)
        m.tell_only(bit(winner), 3, events.COLLECTED, winner, lot, get(table.bids, lot) & 63, down)
    m.secrets.clear_lots()


class Distribute(Step[Table, Hands]):
    """Move the markers up by the bid, split over the columns (TRUNFOS-PREDICTION-2).

    An answer is packed counts by suit. All who bid more than 0 answer in secret at the same time
    and are revealed together (TRUNFOS-R-A20); the option makes it open and clockwise. ``place``
    counts the seats that are through, from the round's first player.
    """

    auction: i64
    place: i64

    def __init__(self, auction: i64, place: i64) -> None:
        super().__init__()
        self.auction = auction
        self.place = place

    def kind(self) -> str:
        return "allocate"

    def rule(self) -> str:
        return "TRUNFOS-PREDICTION-2"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        rules = rules_of(m)
        splits = rules.splits[m.table.bid_of(seat)]
        marks = get(m.table.marks, seat)
        if highest(marks) + m.table.bid_of(seat) <= rules.prediction_max:
            return splits
        return tuple([split for split in splits if highest(split + marks) <= rules.prediction_max])

    def legal(self, m: At, seat: i64, answer: int) -> bool:
        return (
            0 <= answer <= 0xFFFFFFFF
            and total(answer) == m.table.bid_of(seat)
            and highest(answer + get(m.table.marks, seat)) <= rules_of(m).prediction_max
        )

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        bid = int(m.table.bid_of(seat))
        if not 0 <= answer <= 0xFFFFFFFF or total(answer) != bid:
            return Text("trunfos-refusal-split", {"number": bid}, "TRUNFOS-R-A18")
        most = int(rules_of(m).prediction_max)
        return Text("trunfos-refusal-column", {"number": most}, "TRUNFOS-R-A19")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if rules_of(m).simultaneous:
            m.commit(seat, answer)
        else:
            m.table.predict(seat, answer)
            m.show(events.PREDICTED, seat, answer)

    def run(self, m: Play) -> None:
        table = m.table
        if not rules_of(m).simultaneous:
            place = self.place
            while place < m.seats:
                seat = (table.first + place) % m.seats
                place += 1
                if table.bid_of(seat) > 0:
                    m.become(Distribute(self.auction, place), bit(seat))
                    return
        elif self.place == 0:
            bidders: i64 = 0
            for lot in range(m.seats):
                if get(table.bids, lot) & 63:
                    bidders |= bit(get(table.bids, lot) >> 6)
            if bidders:
                m.become(Distribute(self.auction, m.seats), bidders)
                return
        else:
            for seat, split in enumerate(m.collect()):
                if split >= 0:
                    table.predict(seat, split)
                    m.show(events.PREDICTED, seat, split)
        m.become(Layout(1) if self.auction == 0 else FirstLead())

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("trunfos-ask-split", {"number": int(m.table.bid_of(seat))})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("trunfos-why-split", None, "TRUNFOS-PREDICTION-1")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        parts = tuple(unpack(answer))
        args: dict[str, int | str] = dict(zip(SUIT_NAMES, parts, strict=True))
        return Option(Text("trunfos-answer-split", args), (), parts)


def total(counts: i64) -> i64:
    """The sum of packed ``counts``."""
    return lane(counts, 0) + lane(counts, 1) + lane(counts, 2) + lane(counts, 3)


def highest(marks: i64) -> i64:
    """The highest of the packed ``marks``."""
    most: i64 = 0
    for suit in range(4):
        most = max(most, lane(marks, suit))
    return most
