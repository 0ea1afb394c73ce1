"""The options of Troja, its deck, and the tables a match is played by."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from tertulia.core.deck import Deck, parse_deck
from tertulia.core.errors import BadDeck
from tertulia.core.rules import Choice, Rules, Value
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.cards import MOST, Cards, add, none
from tertulia.games.troja.constraints import check
from tertulia.games.troja.designs import Design, Hero, Patron
from tertulia.games.troja.reading import fields_only, number, section

DECKS: Final[dict[str, str]] = {"standard": "decks/standard.toml"}
NUMBERS: Final = {
    "cards": (1, MOST),
    "start_glory": (1, 60),
    "goal_glory": (2, 60),
    "duel_glory": (0, 20),
    "wraths": (0, 9),
    "hand": (0, 30),
    "draw": (0, 30),
    "discards": (0, 30),
}
"""The numbers of the game itself, each with its bounds."""

ANSWERS: Final = (words.CANCEL, words.SLEEP, words.AVOID, words.POWER)
"""The effects that may answer a card just played or a declaration."""

SWITCH: Final = ("off", "on")

OPTIONS: Final = (
    Choice("elimination", "off", "TROJA-R-OPT-1", values=SWITCH),
    Choice("taming", "off", "TROJA-R-OPT-2", values=SWITCH),
    Choice("hidden_cards", "off", "TROJA-R-OPT-3", values=SWITCH),
    Choice("round_limit", 0, "TROJA-R-FIELD-6", high=1000, guess=True),
    Choice("draw_fewer", "off", "TROJA-R-CAMP-2", values=SWITCH, guess=True),
    Choice("reshuffle", "eager", "TROJA-R-CAMP-4", values=("eager", "lazy"), guess=True),
    Choice("replace_item", "on", "TROJA-R-CAMP-8", values=("on", "off"), guess=True),
    Choice("pay_to_zero", "off", "TROJA-R-CAMP-9", values=SWITCH, guess=True),
    Choice(
        "agamemnon", "minus1", "TROJA-R-CAMP-10", values=("minus1", "half", "first"), guess=True
    ),
    Choice("defender_reward", "on", "TROJA-R-FIELD-8", values=("on", "off"), guess=True),
    Choice("added_heroes", "aeneas", "TROJA-R-CHAL-3", values=("aeneas", "separate"), guess=True),
    Choice("aegis", "any", "TROJA-R-CHAL-19", values=("any", "duel"), guess=True),
    Choice("sleep", "all", "TROJA-R-CARD-7", values=("all", "duels"), guess=True),
    Choice("armed_duel", "off", "TROJA-R-CARD-10", values=SWITCH, guess=True),
    Choice("vanity_duel", "on", "TROJA-R-CARD-13", values=("on", "off"), guess=True),
    Choice(
        "taming_margin", "at_least", "TROJA-R-OPT-2", values=("at_least", "exactly"), guess=True
    ),
)


def standard_deck() -> Deck:
    """The deck that ships with the game."""
    path = files("tertulia.games.troja") / DECKS["standard"]
    return parse_deck(path.read_text(encoding="utf-8"), "troja")


class TrojaRules(Rules):
    """What a match is played by.

    ``heroes`` and ``patrons`` are as in the deck. A card is a place in ``cards`` (its design) and
    ``pips``; ``everything`` is the set of all. ``with_effect[effect]`` and ``powers[effect]`` are
    the cards with an effect and the least M they demand; ``answering`` are those that answer
    others, ``prayer`` the most that a prayer adds. ``base[card]`` is where its dense action ids
    begin.
    """

    heroes: list[Hero]
    patrons: list[Patron]
    cards: list[Design]
    pips: list[int]
    everything: Cards
    with_effect: list[Cards]
    powers: list[int]
    answering: Cards
    prayer: i64
    base: list[int]
    start_glory: i64
    goal: i64
    duel_glory: i64
    wraths: i64
    hand: i64
    draw: i64
    discards: i64
    round_limit: i64
    discount: str
    elimination: bool
    taming: bool
    taming_exact: bool
    hidden: bool
    eager: bool
    replace: bool
    to_zero: bool
    fewer: bool
    defender: bool
    separate: bool
    aegis_any: bool
    sleep_all: bool
    armed_duel: bool
    vanity_duel: bool

    def __init__(self, seats: int, options: dict[str, Value], deck: Deck) -> None:
        super().__init__(seats, options, deck)
        known = ("game", "name", "hero", "patron", "card", *NUMBERS)
        fields_only(deck, "deck", known, "file")
        self._read(deck)
        self._list()
        limit = options["round_limit"]
        assert isinstance(limit, int)
        self.round_limit = limit
        self.discount = str(options["agamemnon"])
        self.elimination = options["elimination"] == "on"
        self.taming = options["taming"] == "on"
        self.taming_exact = options["taming_margin"] == "exactly"
        self.hidden = options["hidden_cards"] == "on"
        self.eager = options["reshuffle"] == "eager"
        self.replace = options["replace_item"] == "on"
        self.to_zero = options["pay_to_zero"] == "on"
        self.fewer = options["draw_fewer"] == "on"
        self.defender = options["defender_reward"] == "on"
        self.separate = options["added_heroes"] == "separate"
        self.aegis_any = options["aegis"] == "any"
        self.sleep_all = options["sleep"] == "all"
        self.armed_duel = options["armed_duel"] == "on"
        self.vanity_duel = options["vanity_duel"] == "on"

    def _read(self, deck: Deck) -> None:
        values = {
            name: number(deck, name, "deck", low, high, "file")
            for name, (low, high) in NUMBERS.items()
        }
        self.start_glory = values["start_glory"]
        self.goal = values["goal_glory"]
        self.duel_glory = values["duel_glory"]
        self.wraths = values["wraths"]
        self.hand = values["hand"]
        self.draw = values["draw"]
        self.discards = values["discards"]
        if values["start_glory"] >= values["goal_glory"]:
            raise BadDeck("file", "deck", "goal_glory", "must be above start_glory")
        self.heroes = [Hero(key, found) for key, found in section(deck, "hero").items()]
        self.patrons = [Patron(key, found) for key, found in section(deck, "patron").items()]
        designs = [Design(key, found) for key, found in section(deck, "card").items()]
        check(self.heroes, self.patrons, designs, values["cards"])
        self.cards = [design for design in designs for _ in design.pips]
        self.pips = [pips for design in designs for pips in design.pips]

    def _list(self) -> None:
        self.everything = none()
        self.with_effect = [none() for _ in words.EFFECTS]
        self.powers = [99 for _ in words.EFFECTS]
        self.answering = none()
        self.prayer = 0
        self.base = []
        actions = 1
        for card, design in enumerate(self.cards):
            self.everything = add(self.everything, card)
            self.base.append(actions)
            # Beyond what the card itself can do, it may be laid face down at two sides.
            actions += 2 + (len(self.cards) if aims_at_cards(design) else 4)
            if design.effect >= 0:
                effect = design.effect
                self.with_effect[effect] = add(self.with_effect[effect], card)
                self.powers[effect] = min(self.powers[effect], int(design.m))
                if effect in ANSWERS:
                    self.answering = add(self.answering, card)
                if effect == words.POWER:
                    self.prayer = max(self.prayer, max(design.amounts))
        self.base.append(actions)
        # Deeds: duels, taming, wraths, and how many cards to draw.
        self.actions = actions + 10 + 32


def aims_at_cards(design: Design) -> bool:
    """Whether it is played on another card."""
    return design.effect in (words.REMOVE, words.RECOVER, words.CANCEL)
