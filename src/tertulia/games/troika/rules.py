"""The options of Vem aí a Troika, its decks, and the tables a match is played by."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, low
from tertulia.core.deck import Deck, parse_deck
from tertulia.core.errors import BadDeck
from tertulia.core.rules import Choice, Rules, Value
from tertulia.games.troika.cards import COLOURS, FORMS, TYPES, Face, Variable
from tertulia.games.troika.checks import check, check_greek
from tertulia.games.troika.citing import GREEK
from tertulia.games.troika.codec import ACTIONS
from tertulia.games.troika.packed import pack
from tertulia.games.troika.reading import number, numbers, read_deck

DECKS: Final[dict[str, str]] = {
    "portuguese": "decks/portuguese.toml",
    "greek": "decks/greek.toml",
}
EARLIER: Final[dict[tuple[str, int], str]] = {
    ("portuguese", 1): "decks/earlier/portuguese-1.toml",
    ("greek", 1): "decks/earlier/greek-1.toml",
}
"""The default decks of earlier versions of the game, which go on in the matches begun with them."""

OPTIONS: Final = (
    Choice("rules", "basic", "TROIKA-ADV-0", values=("basic", "advanced", "greek")),
    Choice("bonus_leader", "off", "TROIKA-R-B1", values=("off", "on"), guess=True),
    Choice(
        "insolvent",
        "pay_all",
        "TROIKA-R-B35",
        values=("pay_all", "discard_all", "nothing"),
        guess=True,
    ),
    Choice("tie_government", "vacant", "TROIKA-R-B38", values=("vacant", "stays"), guess=True),
    Choice("three_card", "two", "TROIKA-R-A1", values=("two", "three"), guess=True),
    Choice("decline", "totals", "TROIKA-R-A12", values=("totals", "attacker_wins"), guess=True),
    Choice("extra_government_vp", 0, "TROIKA-R-A21", high=10, guess=True),
    Choice("greek_family_vp", 2, "TROIKA-EL-VP-2", low=1, high=3, guess=True),
    Choice("greek_leader_family", "card", "TROIKA-R-G6", values=("card", "power"), guess=True),
    Choice("greek_title_money", "off", "TROIKA-R-G8", values=("off", "on"), guess=True),
)

ACTED: Final = ("turn", "organization", "income", "attack", "any")
"""The symbols of Hand Actions that are played in the own turn."""


def portuguese_deck() -> Deck:
    """The deck of the Portuguese edition that ships with the game."""
    return shipped_deck("portuguese")


def edition(options: Mapping[str, object]) -> str:
    """Which deck is the default with these options: ``portuguese`` or ``greek``."""
    return "greek" if options.get("rules") == "greek" else "portuguese"


def shipped_deck(name: str) -> Deck:
    """A deck that ships with the game: ``portuguese`` or ``greek``."""
    return read_shipped(DECKS[name])


def earlier_deck(name: str, version: int) -> Deck | None:
    """What such a deck was in an earlier version of the game, if it was another one."""
    file = EARLIER.get((name, version))
    return None if file is None else read_shipped(file)


def read_shipped(file: str) -> Deck:
    """A deck file of the package."""
    path = files("tertulia.games.troika") / file
    return parse_deck(path.read_text(encoding="utf-8"), "troika")


@mypyc_attr(acyclic=True)
class Term:
    """A variable value worked out: +1 to ``of`` for each ``every`` cards of ``cards`` controlled.

    With ``everyone`` the tables of all players count.
    """

    of: i64
    cards: i64
    every: i64
    everyone: bool

    def __init__(self, of: i64, cards: i64, every: i64, everyone: bool) -> None:
        self.of = of
        self.cards = cards
        self.every = every
        self.everyone = everyone


class TroikaRules(Rules):
    """What a match is played by.

    ``printed[value * 64 + card]`` are the fixed values of Groups, ``leads[value * 16 + leader]``
    those of Leaders. ``families`` and ``kinds`` are masks of Groups by colour and type, with
    ``colours`` and ``leader_colours`` the other way round. ``terms`` and ``leader_terms`` are the
    variable values by card. ``others`` are the Events besides Troika and Elections,
    ``retrievers`` the Groups that bring Groups back from the discards, ``doublers`` those that
    make a colour count twice in an attack, ``voters`` those whose Hand Action acts on Elections,
    ``cancellers`` those that cancel another; ``acting`` are by symbol those that can be played for
    their Hand Action then. ``powers`` tells that Leaders and hands
    have powers; ``hand_buys`` that Titles may be bought with hand money; ``family_points`` are for
    each card of the largest Family.
    """

    groups: list[Face]
    leaders: list[Face]
    events: list[Face]
    all_groups: i64
    leaders_in_use: list[int]
    others: i64
    elections: i64
    troika: i64
    printed: bytes
    leads: bytes
    colours: bytes
    leader_colours: bytes
    families: list[int]
    kinds: list[int]
    terms: list[list[Term]]
    leader_terms: list[list[Term]]
    treasury: i64
    titles: i64
    start_money: i64
    start_groups: i64
    start_leaders: i64
    draw_money: i64
    before_elections: i64
    with_troika: i64
    hand_limit: i64
    family_limit: i64
    moves: i64
    title_price: i64
    discard_power: i64
    consensus_votes: i64
    consensus_points: list[int]
    elections_points: i64
    interim_points: i64
    money_per_point: i64
    extra_points: i64
    advanced: bool
    greek: bool
    powers: bool
    family_points: i64
    leader_power_counts: bool
    hand_buys: bool
    decline_loses: bool
    retrievers: i64
    doublers: i64
    voters: i64
    cancellers: i64
    acting: dict[str, int]
    pay_all: bool
    discard_all: bool
    tie_stays: bool

    def __init__(self, seats: int, options: dict[str, Value], deck: Deck) -> None:
        super().__init__(seats, options, deck)
        self.greek = options["rules"] == "greek"
        self.groups, self.leaders, kinds = read_deck(deck, self.greek)
        if self.greek:
            check_greek(self.groups, self.leaders, kinds)
        else:
            check(self.groups, self.leaders, kinds)
        family = options["greek_family_vp"]
        assert isinstance(family, int)
        self.family_points = family
        self.leader_power_counts = options["greek_leader_family"] == "power"
        self.hand_buys = not self.greek or options["greek_title_money"] == "on"
        self.events = [face for face in kinds for _ in range(face.copies)]
        self.advanced = options["rules"] == "advanced"
        self.powers = self.advanced or self.greek
        self.decline_loses = options["decline"] == "attacker_wins"
        extra = options["extra_government_vp"]
        assert isinstance(extra, int)
        self.extra_points = extra
        self.pay_all = options["insolvent"] == "pay_all"
        self.discard_all = options["insolvent"] == "discard_all"
        self.tie_stays = options["tie_government"] == "stays"
        self.leaders_in_use = [
            leader
            for leader, face in enumerate(self.leaders)
            if not face.bonus or options["bonus_leader"] == "on"
        ]
        self._read_events()
        self._read_values()
        self._read_numbers(seats, deck)
        self.actions = ACTIONS

    def cited(self, rule: str) -> str:
        """The Greek edition has most of the clauses it shares under ids of its own."""
        return GREEK.get(rule, rule) if self.greek else rule

    def _read_events(self) -> None:
        self.others = 0
        self.elections = 0
        self.troika = 0
        for event, face in enumerate(self.events):
            if face.effect.name == "troika":
                self.troika = event
            elif face.effect.name == "elections":
                self.elections |= bit(event)
            else:
                self.others |= bit(event)

    def _read_values(self) -> None:
        self.all_groups = low(len(self.groups))
        self.colours = bytes([face.colour for face in self.groups])
        self.leader_colours = bytes([face.colour for face in self.leaders])
        self.printed = b"".join(
            bytes([face.values[value] for face in self.groups]).ljust(64) for value in range(3)
        )
        self.leads = b"".join(
            bytes([face.values[value] for face in self.leaders]).ljust(16) for value in range(3)
        )
        self.families = [mask_of_faces(self.groups, colour, -1) for colour in range(len(COLOURS))]
        self.kinds = [mask_of_faces(self.groups, -1, kind) for kind in range(len(TYPES))]
        self.terms = [[] for _ in self.groups]
        self.leader_terms = [[] for _ in self.leaders]
        self.retrievers = 0
        self.doublers = 0
        self.voters = 0
        self.cancellers = 0
        self.acting = dict.fromkeys(ACTED, 0)
        for card, face in enumerate(self.groups):
            if face.effect.name == "retrieve":
                self.retrievers |= bit(card)
            if face.effect.name == "double_colour":
                self.doublers |= bit(card)
            if face.effect.symbol == "elections":
                self.voters |= bit(card)
            if face.effect.name == "cancel":
                self.cancellers |= bit(card)
            for symbol in ACTED if self.powers else ():
                if face.effect.symbol in (symbol, "any"):
                    self.acting[symbol] |= int(bit(card))
        if self.advanced:
            three = 3 if self.options["three_card"] == "three" else 2
            self.terms = [[term_of(one, self, three) for one in f.variables] for f in self.groups]
            self.leader_terms = [
                [term_of(one, self, three) for one in f.variables] for f in self.leaders
            ]

    def _read_numbers(self, seats: int, deck: Deck) -> None:
        place = seats - 2
        self.treasury = numbers(deck, "treasury", 3)[place]
        self.titles = pack([numbers(deck, f"titles_{points}", 3)[place] for points in (4, 5, 6)])
        self.before_elections = numbers(deck, "events_before_elections", 3)[place]
        self.start_money = number(deck, "start_money", 0, 6)
        self.start_groups = number(deck, "start_groups", 1, 8)
        self.start_leaders = number(deck, "start_leaders", 1, 2)
        self.draw_money = number(deck, "draw_money", 1, 9)
        self.with_troika = number(deck, "events_with_troika", 0, 9)
        self.hand_limit = number(deck, "hand_limit", 1, 20)
        self.family_limit = number(deck, "family_limit", 1, 12)
        self.moves = number(deck, "moves", 1, 9)
        self.title_price = number(deck, "title_price", 1, 20)
        self.discard_power = number(deck, "discard_attack_power", 0, 20)
        self.consensus_votes = number(deck, "consensus_votes", 0, 20)
        self.consensus_points = numbers(deck, "consensus_points", 3)
        self.elections_points = number(deck, "elections_points", 0, 50)
        self.interim_points = number(deck, "interim_points", 0, 50)
        self.money_per_point = number(deck, "money_per_point", 1, 20)
        if self.treasury < seats * self.start_money:
            raise BadDeck("TROIKA-C-4", "deck", "treasury", "too little for the first hands")
        if 2 * self.before_elections + self.with_troika > bin(self.others).count("1"):
            raise BadDeck("TROIKA-C-6", "deck", "events", "there are too few of them")


def mask_of_faces(groups: list[Face], colour: int, kind: int) -> int:
    """The Groups of ``colour`` and ``kind`` as a mask; -1 is any."""
    mask: int = 0
    for card, face in enumerate(groups):
        if colour in (-1, face.colour) and kind in (-1, face.type):
            mask |= int(bit(card))
    return mask


def term_of(variable: Variable, rules: TroikaRules, three: int) -> Term:
    """``variable`` worked out; its three-card form counts each ``three`` cards."""
    form = FORMS[variable.form]
    if form == "type":
        return Term(variable.of, rules.kinds[TYPES.index(variable.name)], 1, False)
    if form == "name":
        for card, face in enumerate(rules.groups):
            if face.id == variable.name:
                return Term(variable.of, bit(card), 1, False)
    family = rules.families[COLOURS.index(variable.name)]
    if form == "one card":
        return Term(variable.of, family, 1, False)
    if form == "two cards":
        return Term(variable.of, family, 2, False)
    return Term(variable.of, family, three, True)
