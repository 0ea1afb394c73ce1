"""The rules of Slobberhannes: its cards, what is public, what is hidden, and a step a clause."""

from __future__ import annotations

from tertulia.core.bits import bit, mask_of, members
from tertulia.core.events import Told
from tertulia.core.match import Match
from tertulia.core.position import Position, Record, Secrets, Step, View
from tertulia.core.rules import Rules
from tertulia.core.text import Option, Text, card_ref, key_ref

# A card is a number: its suit times 8 plus its rank.
SUITS = ("clubs", "spades", "hearts", "diamonds")
RANKS = ("7", "8", "9", "10", "J", "Q", "K", "A")
COLOURS = ("vert", "azure", "gules", "or")
ICONS = ("oak-leaf", "sword", "heart", "coin")
CARDS = [rank + suit[0].upper() for suit in SUITS for rank in RANKS]
QUEEN_OF_CLUBS = CARDS.index("QC")
BLACK_SEVENS = (CARDS.index("7C"), CARDS.index("7S"))

EVENTS = (
    Told("begun", "seat", "SLOBBERHANNES-DEAL-3"),
    Told("dealt", "seat cards", "SLOBBERHANNES-DEAL-2"),
    Told("played", "seat card", "SLOBBERHANNES-TRICK-1"),
    Told("took", "seat", "SLOBBERHANNES-TRICK-3"),
    Told("scored", "seat points", "SLOBBERHANNES-SCORE-1"),
)
BEGUN_E, DEALT_E, PLAYED_E, TOOK_E, SCORED_E = range(len(EVENTS))


def suit(card: int) -> int:
    """The suit of a card; cards of one suit rank as their numbers."""
    return card // 8


def card_key(card: int) -> str:
    """The message that names a card."""
    return f"slobberhannes-card-{CARDS[card].lower()}"


def put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """``values`` with ``value`` at ``place``."""
    return (*values[:place], value, *values[place + 1 :])


# What is public, and what is hidden -----------------------------------------------------------


class Table(Record):
    """All that is public. A trick that is taken lies there until the next lead."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.history: tuple[int, ...] = ()
        self.begin(0)

    def copy(self) -> Table:
        other = Table(self.seats)
        other.__dict__.update(self.__dict__)
        return other

    def begin(self, leader: int) -> None:
        """A deal begins."""
        self.leader = leader
        self.trick: tuple[int, ...] = ()
        self.tricks = 0
        self.gone = 0
        self.voids = (0,) * self.seats
        self.taken = (0,) * self.seats

    def play(self, seat: int, card: int) -> None:
        """``seat`` plays ``card``, and shows a void if it does not follow suit."""
        self.trick = (*self.open, card)
        self.gone |= bit(card)
        if suit(card) != suit(self.trick[0]):
            self.voids = put(self.voids, seat, self.voids[seat] | bit(suit(self.trick[0])))

    def take(self, seat: int) -> None:
        """``seat`` takes the trick and leads to the next."""
        self.tricks += 1
        bad = (self.tricks == 1) + (self.tricks == self.size) + (QUEEN_OF_CLUBS in self.trick)
        self.taken = put(self.taken, seat, self.taken[seat] + bad)
        self.leader = seat

    def score(self, points: int) -> None:
        """The next seat, from 0 on, gets its points for the deal."""
        self.history = (*self.history, points)

    @property
    def deals(self) -> int:
        """How many deals are over."""
        return len(self.history) // self.seats

    @property
    def points(self) -> tuple[int, ...]:
        """The points by seat."""
        return tuple(sum(self.history[seat :: self.seats]) for seat in range(self.seats))

    @property
    def size(self) -> int:
        """How many cards each player is dealt."""
        return 32 // self.seats

    @property
    def open(self) -> tuple[int, ...]:
        """The trick in progress."""
        return self.trick if len(self.trick) < self.seats else ()

    def left(self, seat: int) -> int:
        """How many cards ``seat`` holds."""
        return self.size - self.tricks - ((seat - self.leader) % self.seats < len(self.open))


class Hands(Secrets):
    """The hands by seat as masks of cards; 0 where unknown."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def copy(self) -> Hands:
        return Hands(self.cards)

    def give(self, seat: int, hand: int) -> None:
        """``seat`` is dealt ``hand``."""
        self.cards = put(self.cards, seat, hand)

    def remove(self, seat: int, card: int) -> None:
        """``seat`` plays ``card``."""
        self.cards = put(self.cards, seat, self.cards[seat] & ~bit(card))


At = Position[Table, Hands]
Play = Match[Table, Hands]
Seen = View[Table, Hands]

# The rules, a step a clause -------------------------------------------------------------------


def deck(rules: Rules) -> list[int]:
    """The cards in play."""
    return [card for card in range(32) if rules.seats == 4 or card not in BLACK_SEVENS]


def deals(rules: Rules) -> int:
    """How many deals make a game."""
    return int(rules.options["rounds"]) * int(rules.seats)  # type: ignore[arg-type]  # an int, by its option


class Deal(Step[Table, Hands]):
    """All cards are dealt; the seat that leads moves on with every deal."""

    def rule(self) -> str:
        return "SLOBBERHANNES-DEAL-2"

    def run(self, m: Play) -> None:
        leader = m.table.deals % m.table.seats
        m.table.begin(leader)
        m.tell(BEGUN_E, leader)
        cards = m.draw("hand", deck(m.rules), m.table.size * m.table.seats)
        for seat in range(m.table.seats):
            hand = int(mask_of(cards[m.table.size * seat :][: m.table.size]))
            m.secrets.give(seat, hand)
            m.tell_only(bit(seat), 1, DEALT_E, seat, hand)
        m.become(Trick(), bit(leader))


class Trick(Step[Table, Hands]):
    """Play a card, of the suit led if you can. An answer is a card."""

    def rule(self) -> str:
        return "SLOBBERHANNES-TRICK-2"

    def answers(self, m: At, seat: int) -> tuple[int, ...]:
        hand, trick = members(m.secrets.cards[seat]), m.table.open
        return tuple([card for card in hand if trick and suit(card) == suit(trick[0])] or hand)

    def refusal(self, m: At, seat: int, answer: int) -> Text:
        if answer in members(m.secrets.cards[seat]):
            return Text("slobberhannes-refusal-follow", led(m), self.rule())
        return Text("slobberhannes-refusal-hand", None, "SLOBBERHANNES-TRICK-1")

    def take(self, m: Play, seat: int, answer: int) -> None:
        m.secrets.remove(seat, answer)
        m.table.play(seat, answer)
        m.show(PLAYED_E, seat, answer)

    def run(self, m: Play) -> None:
        table = m.table
        if table.trick and not table.open:
            table.take((table.leader + strongest(table.trick)) % table.seats)
            m.tell(TOOK_E, table.leader)
        if table.tricks == table.size:
            m.become(Score())
        else:
            m.ask(bit((table.leader + len(table.open)) % table.seats))

    def prompt(self, m: At, seat: int) -> Text:
        if m.table.open:
            return Text("slobberhannes-ask-follow", led(m))
        return Text("slobberhannes-ask-lead")

    def why(self, m: At, seat: int) -> Text:
        return Text("slobberhannes-why-follow", None, self.rule())

    def describe(self, m: At, seat: int, answer: int) -> Option:
        card = card_ref(card_key(answer))
        return Option(Text("slobberhannes-answer-play", {"card": card}), (f"c{answer}",))

    def tempting(self, m: At, seat: int) -> tuple[int, ...]:
        legal = self.answers(m, seat)
        return tuple(card for card in members(m.secrets.cards[seat]) if card not in legal)


class Score(Step[Table, Hands]):
    """The points of a deal, then the next deal or the end."""

    def rule(self) -> str:
        return "SLOBBERHANNES-SCORE-1"

    def run(self, m: Play) -> None:
        for seat, taken in enumerate(m.table.taken):
            points = 4 if taken == 3 else taken
            m.table.score(points)
            m.tell(SCORED_E, seat, points)
        if m.table.deals == deals(m.rules):
            m.pop()
        else:
            m.epoch += 1  # as far as search looks
            m.become(Deal())


def strongest(trick: tuple[int, ...]) -> int:
    """The place in ``trick`` of the highest card of the suit led."""
    return trick.index(max(card for card in trick if suit(card) == suit(trick[0])))


def led(m: At) -> dict[str, int | str]:
    """The suit led, for a text."""
    return {"suit": key_ref(f"slobberhannes-suit-{SUITS[suit(m.table.trick[0])]}")}
