"""The options of Trunfos e Tesouros, its deck, and the tables a match is played by."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit, members
from tertulia.core.deck import Deck, only, parse_deck, value
from tertulia.core.errors import BadDeck, BadOption
from tertulia.core.position import PASS
from tertulia.core.rules import Choice, Rules, Value
from tertulia.games.trunfos.cards import SUITS, card_named, pack

LITERAL: Final = 0
AFTER_ZERO: Final = 1
SURPLUS_ONLY: Final = 2
EXACT: Final = ("literal", "after_zero", "surplus_only")

DECKS: Final[dict[str, str]] = {"standard": "decks/standard.toml"}

FIELDS: Final = (
    "ranks",
    "ranks_three_seats",
    "kraken",
    "auction_track",
    "bonus_pairs",
    "first_trump",
    "kraken_levels",
    "rounds",
    "level_points",
    "card_points",
    "bonus_at",
)

OPTIONS: Final = (
    Choice(
        "auction_track",
        "deck",
        "TRUNFOS-R-A12",
        values=("deck",),
        entries="int",
        high=31,
        guess=True,
    ),
    Choice("kraken", "deck", "TRUNFOS-R-A47", values=("deck",), entries="str", guess=True),
    Choice("bonus_pairs", "deck", "TRUNFOS-R-A3", values=("deck",), entries="str", guess=True),
    Choice("prediction_max", 12, "TRUNFOS-R-A19", low=1, high=48, guess=True),
    Choice(
        "last_bidder",
        "chronological",
        "TRUNFOS-R-A15",
        values=("chronological", "turn_order"),
        guess=True,
    ),
    Choice(
        "prediction_reveal",
        "simultaneous",
        "TRUNFOS-R-A20",
        values=("simultaneous", "clockwise"),
    ),
    Choice(
        "first_leader",
        "round_first",
        "TRUNFOS-R-A22",
        values=("round_first", "auction2_first", "auction2_last"),
    ),
    Choice(
        "trump_choice",
        "any_other",
        "TRUNFOS-R-A28",
        values=("any_other", "adjacent", "any"),
        guess=True,
    ),
    Choice("trump_order", "PSHC", "TRUNFOS-R-A28", values=("PSHC", "PSCH", "PHSC"), guess=True),
    Choice("piles", "counts", "TRUNFOS-R-A33", values=("counts", "hidden")),
    Choice("exact_scoring", "literal", "TRUNFOS-R-A35", values=EXACT, guess=True),
    Choice("bonus_open", "off", "TRUNFOS-R-A39", values=("off", "on")),
    Choice(
        "next_first_tie",
        "left_of_first",
        "TRUNFOS-R-A43",
        values=("left_of_first", "random"),
        guess=True,
    ),
)


def standard_deck() -> Deck:
    """The deck that ships with the game."""
    path = files("tertulia.games.trunfos") / DECKS["standard"]
    return parse_deck(path.read_text(encoding="utf-8"), "trunfos")


class TrunfosRules(Rules):
    """What a match is played by.

    Masks are of cards; ``deck_cards`` are those of ``cards`` as a list. ``trumps[suit]`` are the
    suits that may follow ``suit`` as trump, ``bids[lot * 33 + standing + 1]`` the answers possible
    on a lot where ``standing`` has been bid (-1: nothing), ``splits[bid]`` the packed ways to
    distribute a bid over the four columns, ``bonus_answers[face]`` what the holder of a bonus card
    may answer.
    """

    cards: i64
    deck_cards: list[int]
    kraken: i64
    trump0: i64
    levels: i64
    rounds: i64
    level_points: i64
    card_points: i64
    bonus_at: i64
    prediction_max: i64
    exact: i64
    hand_size: i64
    simultaneous: bool
    turn_order: bool
    bonus_open: bool
    random_tie: bool
    track: tuple[int, ...]
    pairs: tuple[int, ...]
    bids: list[tuple[int, ...]]
    splits: list[tuple[int, ...]]
    bonus_answers: list[tuple[int, ...]]
    trumps: list[tuple[int, ...]]

    def __init__(self, seats: int, options: dict[str, Value], deck: Deck) -> None:
        super().__init__(seats, options, deck)
        only(deck, FIELDS)
        four = seats == 4
        ranks = numbers(deck, "ranks" if four else "ranks_three_seats", 1, 12)
        if len(set(ranks)) != 3 * seats:
            field = "ranks" if four else "ranks_three_seats"
            raise BadDeck("TRUNFOS-C-2", "deck", field, f"needs {3 * seats} different ranks")
        self.cards = 0
        for suit in range(4):
            for rank in ranks:
                self.cards |= bit(suit * 16 + rank)
        self.deck_cards = members(self.cards)
        self.kraken = kraken_mask(options["kraken"], deck) & self.cards
        self.track = track_of(options["auction_track"], deck)
        self.pairs = pairs_of(options["bonus_pairs"], deck)
        self.trump0 = SUITS.index(one_of(deck, "first_trump", SUITS))
        self.levels = number(deck, "kraken_levels", 1, 60)
        self.rounds = number(deck, "rounds", 1, 20)
        self.level_points = number(deck, "level_points", 0, 100)
        self.card_points = number(deck, "card_points", 0, 100)
        self.bonus_at = number(deck, "bonus_at", 1, 10000)
        maximum = options["prediction_max"]
        assert isinstance(maximum, int)
        self.prediction_max = maximum
        if 2 * self.track[-1] > 4 * maximum:
            raise BadOption(
                "prediction_max", maximum, f"at least {(self.track[-1] + 1) // 2} with this track"
            )
        self.exact = EXACT.index(str(options["exact_scoring"]))
        self.hand_size = 12
        self.simultaneous = options["prediction_reveal"] == "simultaneous"
        self.turn_order = options["last_bidder"] == "turn_order"
        self.bonus_open = options["bonus_open"] == "on"
        self.random_tie = options["next_first_tie"] == "random"
        self.bids = [
            tuple([lot * 64 + number for number in self.track if number > standing])
            for lot in range(seats)
            for standing in range(-1, 32)
        ]
        self.bonus_answers = [(PASS, *members(pair)) for pair in self.pairs]
        self.splits = [splits_of(bid, maximum) for bid in range(self.track[-1] + 1)]
        self.actions = 4 * len(self.track) + (self.track[-1] + 1) ** 3 + 48 + 4 + 5
        self.trumps = trumps_of(str(options["trump_choice"]), str(options["trump_order"]))


def splits_of(bid: int, most: int) -> tuple[int, ...]:
    """The packed ways to put ``bid`` steps on four columns, none above ``most``."""
    top = min(bid, most)
    return tuple(
        pack([a, b, c, bid - a - b - c])
        for a in range(top + 1)
        for b in range(min(top, bid - a) + 1)
        for c in range(min(top, bid - a - b) + 1)
        if bid - a - b - c <= most
    )


def trumps_of(choice: str, order: str) -> list[tuple[int, ...]]:
    """By suit, the suits that may become trump after it (TRUNFOS-R-A28)."""
    if choice == "any":
        return [(0, 1, 2, 3)] * 4
    if choice == "any_other":
        return [tuple(new for new in range(4) if new != old) for old in range(4)]
    ring = [SUITS.index(letter) for letter in order]
    return [
        tuple(sorted((ring[(ring.index(old) + 1) % 4], ring[(ring.index(old) - 1) % 4])))
        for old in range(4)
    ]


def kraken_mask(option: Value, deck: Deck) -> int:
    """The Kraken cards, as a mask; P2 is always one (TRUNFOS-C-29)."""
    names = listed(deck, "kraken") if option == "deck" else option
    assert isinstance(names, (list, tuple))
    mask: int = 0
    for name in names:
        try:
            mask |= 1 << card_named(str(name))
        except ValueError as error:
            raise _wrong(option, "kraken", str(name), str(error)) from None
    if not mask & 1 << card_named("P2"):
        raise _wrong(option, "kraken", "P2", "the list must hold P2, which is printed")
    return mask


def track_of(option: Value, deck: Deck) -> tuple[int, ...]:
    """The numbers of the auction track (TRUNFOS-C-29)."""
    found = listed(deck, "auction_track") if option == "deck" else option
    assert isinstance(found, (list, tuple))
    track: list[int] = []
    for entry in found:
        if isinstance(entry, bool) or not isinstance(entry, int) or not 0 <= entry <= 31:
            raise _wrong(option, "auction_track", str(entry), "must be a whole number, 0 to 31")
        track.append(entry)
    if sorted(set(track)) != track or 2 not in track:
        raise _wrong(option, "auction_track", str(track), "must rise and hold the number 2")
    return tuple(track)


def pairs_of(option: Value, deck: Deck) -> tuple[int, ...]:
    """The two suits of each bonus card, as a mask of suits (TRUNFOS-C-29)."""
    names = listed(deck, "bonus_pairs") if option == "deck" else option
    assert isinstance(names, (list, tuple))
    if len(names) != 6:
        raise _wrong(option, "bonus_pairs", str(list(names)), "must be six pairs of suits")
    pairs: list[int] = []
    for name in names:
        pair = str(name)
        if len(pair) != 2 or pair[0] == pair[1] or not set(pair) <= set(SUITS):
            raise _wrong(option, "bonus_pairs", pair, f"must be two different suits of {SUITS}")
        pairs.append((1 << SUITS.index(pair[0])) | (1 << SUITS.index(pair[1])))
    return tuple(pairs)


def _wrong(option: Value, field: str, found: str, problem: str) -> BadDeck | BadOption:
    if option == "deck":
        return BadDeck("TRUNFOS-C-29", found, field, problem)
    return BadOption(field, found, problem)


def listed(deck: Deck, field: str) -> list[object]:
    """A deck field that is a list; raises :class:`BadDeck`."""
    found = value(deck, field)
    if not isinstance(found, list) or not found:
        raise BadDeck("file", "deck", field, f"{found!r} is not a list")
    return list(found)


def numbers(deck: Deck, field: str, low: int, high: int) -> list[int]:
    """A deck field that is a list of ints from ``low`` to ``high``; raises :class:`BadDeck`."""
    result: list[int] = []
    for entry in listed(deck, field):
        if isinstance(entry, bool) or not isinstance(entry, int) or not low <= entry <= high:
            raise BadDeck("file", "deck", field, f"{entry!r} is not a number {low} to {high}")
        result.append(entry)
    return result


def number(deck: Deck, field: str, low: int, high: int) -> int:
    """A deck field that is an int from ``low`` to ``high``; raises :class:`BadDeck`."""
    found = value(deck, field)
    if isinstance(found, bool) or not isinstance(found, int) or not low <= found <= high:
        raise BadDeck("file", "deck", field, f"{found!r} is not a number {low} to {high}")
    return found


def one_of(deck: Deck, field: str, allowed: str) -> str:
    """A deck field that is one letter of ``allowed``; raises :class:`BadDeck`."""
    found = value(deck, field)
    if not isinstance(found, str) or len(found) != 1 or found not in allowed:
        raise BadDeck("file", "deck", field, f"{found!r} is not one of {allowed}")
    return found
