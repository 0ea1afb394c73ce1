"""A game played at random, told from its events alone, so that tests can judge it by the rulebook.

``Story.rounds`` holds what players at the table would write down; what each was offered, and how
markers and levels then stood in the record, is noted beside it.
"""

from dataclasses import dataclass, field
from random import Random

from hypothesis import strategies as st
from tests.games.trunfos.playing import deck, held

from tertulia.core.events import Event
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.cards import SUITS, card_name, unpack
from tertulia.games.trunfos.rules import TrunfosRules
from tertulia.games.trunfos.types import Play, rules_of

Columns = list[int]


@dataclass
class Placement:
    seat: int
    lot: int
    number: int
    standing: dict[int, tuple[int, int]]  # Before it: by auction card the seat and number.
    offered: set[tuple[int, int]]


@dataclass
class Auction:
    first: int
    direction: int
    up: dict[int, int] = field(default_factory=dict)
    placements: list[Placement] = field(default_factory=list)
    collected: list[tuple[int, int, int, int]] = field(default_factory=list)  # seat lot number card
    hands: list[list[int]] = field(default_factory=list)  # after collecting, if anybody is asked
    steps: dict[int, Columns] = field(default_factory=dict)
    offered: dict[int, set[int]] = field(default_factory=dict)


@dataclass
class Card:
    seat: int
    card: int
    hand: list[int]
    offered: list[int]
    level: int  # before it, in the record
    trump: int
    named: int | None = None
    may_name: tuple[int, ...] = ()


@dataclass
class Trick:
    cards: list[Card] = field(default_factory=list)
    winner: int = -1
    trump: int = -1  # when it was complete
    marks: list[Columns] = field(default_factory=list)  # before it, in the record


@dataclass
class Round:
    first: int
    trump: int
    level: int
    dealt: dict[int, int] = field(default_factory=dict)
    auctions: list[Auction] = field(default_factory=list)
    tricks: list[Trick] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)  # after scoring, before bonus cards
    drawn: list[tuple[int, int]] = field(default_factory=list)
    used: list[tuple[int, int, int, int]] = field(default_factory=list)  # seat face suit points
    asked: list[int] = field(default_factory=list)  # who was asked for a bonus card, in order
    end: list[int] = field(default_factory=list)  # totals at the end

    def predicted(self, seat: int) -> Columns:
        return [
            sum(auction.steps.get(seat, [0] * 4)[suit] for auction in self.auctions)
            for suit in range(4)
        ]

    def won(self, seat: int) -> list[Trick]:
        return [trick for trick in self.tricks if trick.winner == seat]


@dataclass
class Story:
    seats: int
    seed: int
    options: dict[str, object]
    match: Play
    rules: TrunfosRules
    rounds: list[Round] = field(default_factory=list)
    winners: int = 0

    def __repr__(self) -> str:
        return f"play_out({self.seats}, {self.seed}, {self.options})"


def columns(match: Play) -> list[Columns]:
    return [unpack(marks) for marks in match.table.marks[: match.seats]]


def play_out(seats: int, seed: int, options: dict[str, object]) -> Story:
    """A whole game in which everybody answers at random."""
    match = GAME.start(seats, seed, options)
    assert match.log is not None
    story = Story(seats, seed, options, match, rules_of(match))
    chance = Random(seed)
    tell(story, match.log.events)
    while match.to_move:
        seat = chance.choice(match.to_move)
        decision = match.decision(seat)
        answer = chance.choice(decision.answers)
        note(story, seat, answer)
        tell(story, match.play(seat, answer))
    return story


def note(story: Story, seat: int, answer: int) -> None:
    """What ``seat`` is offered and how the record stands, before the answer."""
    match = story.match
    decision = match.decision(seat)
    now = story.rounds[-1]
    table = match.table
    if decision.step == "Bid":
        standing = {
            lot: (bid // 64, bid % 64)
            for lot, bid in enumerate(table.bids[: story.seats])
            if bid != -1
        }
        offered = {(a // 64, a % 64) for a in decision.answers}
        now.auctions[-1].placements.append(
            Placement(seat, answer // 64, answer % 64, standing, offered)
        )
    elif decision.step == "Distribute":
        now.auctions[-1].offered[seat] = set(decision.answers)
        if not now.auctions[-1].hands:
            now.auctions[-1].hands = [held(match, other) for other in range(story.seats)]
    elif decision.step == "Trick":
        if not now.tricks or now.tricks[-1].winner != -1:
            now.tricks.append(Trick(marks=columns(match)))
        hand = held(match, seat)
        offered_cards = list(decision.answers)
        card = Card(seat, answer, hand, offered_cards, table.level, table.trump)
        now.tricks[-1].cards.append(card)
    elif decision.step == "ChooseTrump":
        card = now.tricks[-1].cards[-1]
        assert card.seat == seat
        card.named = answer
        card.may_name = decision.answers
    elif decision.step == "Bonus":
        now.asked.append(seat)


def tell(story: Story, events: list[Event] | tuple[Event, ...]) -> None:
    """Carry on the story by what happened."""
    match = story.match
    table = match.table
    for event in events:
        name = GAME.events[event.kind].name
        args = event.args
        if name == "begun":
            story.rounds.append(Round(args[0], table.trump, table.level))
            continue
        now = story.rounds[-1]
        if name == "dealt":
            now.dealt[args[0]] = args[1]
        elif name == "opened":
            now.auctions.append(Auction(args[1], args[2]))
        elif name == "laid":
            now.auctions[-1].up[args[0]] = args[1]
        elif name == "collected":
            now.auctions[-1].collected.append((args[0], args[1], args[2], args[3]))
        elif name == "predicted":
            now.auctions[-1].steps[args[0]] = unpack(args[1])
        elif name == "won":
            now.tricks[-1].winner = args[0]
            now.tricks[-1].trump = table.trump
        elif name == "scored":
            now.points.append(args[1])
            before = story.rounds[-2].end[args[0]] if len(story.rounds) > 1 else 0
            now.totals.append(before + args[1])
            now.end.append(now.totals[-1])
        elif name == "bonus-drawn":
            now.drawn.append((args[0], args[1]))
        elif name == "bonus-used":
            now.used.append((args[0], args[1], args[2], args[3]))
            now.end[args[0]] -= args[3]
        elif name == "next":
            story.rounds.append(Round(args[0], table.trump, table.level))
        elif name == "ended":
            story.winners = args[0]


@st.composite
def options(draw: st.DrawFn) -> dict[str, object]:
    """Options at random, each often left as it is by default."""
    chosen: dict[str, object] = {}
    for choice in GAME.options:
        if draw(st.booleans()):
            continue
        if choice.name == "auction_track":
            numbers = draw(st.sets(st.integers(0, 9), max_size=7)) | {2}
            chosen[choice.name] = sorted(numbers)
        elif choice.name == "kraken":
            cards = draw(st.sets(st.sampled_from(deck(4)), max_size=14))
            chosen[choice.name] = ["P2", *map(card_name, sorted(cards))]
        elif choice.name == "bonus_pairs":
            pair = st.permutations(SUITS).map(lambda suits: "".join(suits[:2]))
            chosen[choice.name] = draw(st.lists(pair, min_size=6, max_size=6))
        elif choice.name == "prediction_max":
            chosen[choice.name] = draw(st.integers(5, 12))  # 5: twice a bid of 9 still fits.
        else:
            chosen[choice.name] = draw(st.sampled_from(choice.values))
    return chosen


stories = st.builds(play_out, st.sampled_from([3, 4]), st.integers(0, 10**6), options())
"""Games of three or four, with options at random."""

standard = st.builds(play_out, st.sampled_from([3, 4]), st.integers(0, 10**6), st.just({}))
"""Games of three or four with the default options."""
