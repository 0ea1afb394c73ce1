"""Words for tests: deal stated hands, bid, predict, play tricks, and score.

Seats are Ana, Bia, Jack and Davi, clockwise. Cards are written as in ``"P7 S12"``.
"""

from tertulia.core.bits import members
from tertulia.core.log import Log
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.cards import SUITS, card_named, pack, unpack
from tertulia.games.trunfos.rules import TrunfosRules
from tertulia.games.trunfos.scoring import Score
from tertulia.games.trunfos.types import Play, Seen, rules_of

ANA, BIA, JACK, DAVI = range(4)
P, S, H, C = range(4)


def cards(names: str) -> list[int]:
    return [card_named(name) for name in names.split()]


def names(mask: int) -> str:
    return " ".join(f"{SUITS[card >> 4]}{card & 15}" for card in members(mask))


def mask(text: str) -> int:
    return sum(1 << card for card in cards(text))


def split(*counts: int) -> int:
    """An answer that moves the markers up, in the order Parrot, Sword, Ham, Coin."""
    return pack(list(counts))


def rules_for(seats: int, **options: object) -> TrunfosRules:
    return rules_of(GAME.prepare(seats, 0, options, None, None))


def deck(seats: int) -> list[int]:
    return [suit * 16 + rank for suit in range(4) for rank in range(1, 3 * seats + 1)]


# Before the tricks.


def deal_of(hands: list[str], first: int = ANA) -> dict[str, list[int]]:
    """A deal by which each player ends up with a stated hand of 12.

    Six cards are dealt; three lie at the player's own auction card in the first auction (the first
    of them face down), three in the second. Short hands are filled up from the rest of the deck.
    """
    stated = [cards(hand) for hand in hands]
    rest = [card for card in deck(len(hands)) if not any(card in hand for hand in stated)]
    for hand in stated:
        missing = 12 - len(hand)
        hand.extend(rest[:missing])
        del rest[:missing]
    assert not rest
    return {
        "first": [first],
        "hand": [card for hand in stated for card in hand[:6]],
        "lots": [card for hand in stated for card in hand[6:9]]
        + [card for hand in stated for card in hand[9:]],
    }


def bid(match: Play, lot: int, number: int) -> None:
    """Whoever has to, puts the marker on ``number`` of auction card ``lot``."""
    (seat,) = match.to_move
    match.play(seat, lot * 64 + number)


def bid_own(match: Play, numbers: list[int]) -> None:
    """Everybody bids for the auction card of the own seat: ``numbers`` by seat."""
    for _ in numbers:
        (seat,) = match.to_move
        bid(match, seat, numbers[seat])


def predict(match: Play, splits: list[int]) -> None:
    """All who have bid move their markers up by ``splits``, by seat."""
    while match.to_move and match.decision(match.to_move[0]).step == "Distribute":
        seat = match.to_move[0]
        match.play(seat, splits[seat])


def at_tricks(
    hands: list[str],
    predictions: list[tuple[int, int, int, int]] | None = None,
    first: int = ANA,
    seed: int = 0,
    **options: object,
) -> Play:
    """A match whose auctions gave every player the stated hand and prediction."""
    match = GAME.start(len(hands), seed, options, deal_of(hands, first))
    wanted = [list(columns) for columns in predictions or [(0, 0, 0, 0)] * len(hands)]
    for auction in range(2):
        steps = [[0, 0, 0, 0] for _ in hands]
        for seat, columns in enumerate(wanted):
            for suit in range(4):
                # All of it in the first auction, as far as one bid goes.
                taken = min(columns[suit], 6 - sum(steps[seat]))
                steps[seat][suit] += taken
                columns[suit] -= taken
        assert auction == 0 or not any(map(any, wanted))
        bid_own(match, [sum(step) for step in steps])
        predict(match, [pack(step) for step in steps])
    return match


def at_level_3(
    hands: list[str], predictions: list[tuple[int, int, int, int]] | None = None
) -> Play:
    """Ana has won a first trick that held three Krakens, C12 C2 C6 C9, and leads."""
    first = ["C12", "C2", "C6", "C9"]
    match = at_tricks([f"{a} {b}" for a, b in zip(first, hands, strict=True)], predictions)
    play(match, "C12 C2 C6 C9")
    assert (match.table.trump, match.table.level) == (P, 3)
    assert match.to_move == (ANA,)
    return match


# The tricks.


def play(match: Play, text: str) -> None:
    """Play cards in turn; ``P2=C`` means that this Kraken's player then names Coin as trump."""
    for word in text.split():
        name, _, trump = word.partition("=")
        (seat,) = match.to_move
        match.play(seat, card_named(name))
        if trump:
            assert match.to_move == (seat,)
            match.play(seat, SUITS.index(trump))


def play_out(match: Play, lazy: int | None = None) -> None:
    """Play the round to its end: ``lazy`` plays low and no trump, the others high."""
    table = match.table
    while match.to_move:
        seat = match.to_move[0]
        decision = match.decision(seat)
        if decision.step == "Trick" and seat == lazy:
            answer = min(decision.answers, key=lambda card: (card >> 4 == table.trump, card & 15))
        elif decision.step == "Trick":
            answer = max(decision.answers, key=lambda card: card & 15)
        elif decision.step == "ChooseTrump":
            answer = min(decision.answers, key=lambda suit: held_of_suit(match, lazy, suit))
        else:
            return
        match.play(seat, answer)


def held_of_suit(match: Play, seat: int | None, suit: int) -> int:
    return 0 if seat is None else sum(1 for card in held(match, seat) if card >> 4 == suit)


def held(match: Play, seat: int) -> list[int]:
    return members(match.secrets.hand(seat))


def marks(match: Play, seat: int) -> list[int]:
    return unpack(match.table.marks[seat])


def won(match: Play, seat: int) -> list[int]:
    return unpack(match.table.won[seat])


# Scoring.


def win(match: Play, seat: int, text: str) -> None:
    """``seat`` leads the first card of a trick and wins it with the others."""
    match.table.lead(seat)
    for card in cards(text):
        match.table.play(match.table.turn(), card)
    match.table.take_trick(seat)


def before_scoring(
    seats: int,
    totals: list[int],
    first: int = ANA,
    bonus: list[int] | None = None,
    round_number: int = 0,
    seed: int = 0,
    deck: dict[str, object] | None = None,
    **options: object,
) -> Play:
    """A match in which the cards of a round are about to be won; nobody has predicted anything."""
    deal = {"bonus": bonus} if bonus else None
    match = GAME.prepare(seats, seed, options, deal, deck)
    match.log = Log()
    match.table.begin(first)
    for _ in range(round_number):
        match.table.next_round(first)
    add(match, totals)
    return match


def add(match: Play, points: list[int]) -> None:
    """Points of an earlier round, by seat."""
    for seat, gained in enumerate(points):
        match.table.score(seat, gained)


def score(match: Play) -> list[int]:
    """Score the round; returns its points by seat."""
    match.become(Score())
    match.go_on()
    return [points for _, points in told(match, "scored")[-match.seats :]]


# What is told.


def told(match: Play, name: str) -> list[tuple[int, ...]]:
    """The arguments of all events with this name, in full."""
    assert match.log is not None
    return [event.args for event in match.log.events if GAME.events[event.kind].name == name]


def told_to(match: Play, seat: int | None, name: str) -> list[tuple[int, ...]]:
    """The arguments of the events with this name as ``seat`` learnt them."""
    assert match.log is not None
    seen = [event.seen_by(seat) for event in match.log.events]
    return [event.args for event in seen if event and GAME.events[event.kind].name == name]


def views(match: Play) -> dict[int | None, Seen]:
    """The view of every seat, and a spectator's under ``None``."""
    return {seat: match.view(seat) for seat in (None, *range(match.seats))}
