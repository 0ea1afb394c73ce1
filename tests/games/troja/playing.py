"""Words for tests: state hands and Fate, play cards by name, and look at what happened.

Seats are W, A, J and D, clockwise. Where nothing else is said they lead Ajax, Agamemnon, Achilles
and Menelaus, so that W begins.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from tertulia.core.bits import members
from tertulia.core.errors import IllegalMove
from tertulia.core.four import get
from tertulia.core.position import PASS
from tertulia.games.troja import GAME
from tertulia.games.troja.cards import (
    DOWN,
    TAME,
    TO_DUEL,
    WRATH,
    answer,
    at,
    entry_card,
    entry_seat,
    listed,
)
from tertulia.games.troja.designs import Design
from tertulia.games.troja.rules import TrojaRules
from tertulia.games.troja.stats import power
from tertulia.games.troja.types import Play, rules_of

W, A, J, D = range(4)
HEROES = "ajax agamemnon achilles menelaus"
DECK = tomllib.loads(Path(__file__).with_name("rules.toml").read_text("utf-8"))
RULES = rules_of(GAME.prepare(4, 0, None, None, DECK))
CONSEQUENT = ("Act", "Camp", "Discarding", "Package", "Drawing", "Surrender")
"""Steps at which passing is a choice that a test must make itself."""


def rules_for(seats: int = 4, **options: object) -> TrojaRules:
    return rules_of(GAME.prepare(seats, 0, options, None, DECK))


def copies(name: str) -> list[int]:
    return [card for card, design in enumerate(RULES.cards) if design.key == name]


def hero_number(name: str) -> int:
    return [hero.key for hero in RULES.heroes].index(name)


class Story:
    """A match with stated hands at the first Camp and stated Fate.

    ``hands`` are names by seat. Hands below three are filled up with Items, which nobody can use
    on the battlefield. ``later`` is drawn in the second round; its Fate comes after a ``/``.
    """

    def __init__(
        self,
        *hands: str,
        fates: str = "",
        heroes: str = HEROES,
        later: tuple[str, ...] = (),
        camp: bool = False,
        **options: object,
    ) -> None:
        self.used: set[int] = set()
        names = heroes.split()[: len(hands)]
        draws = [3 + (name == "odysseus") for name in names]
        stated = [[self.pick(name) for name in hand.split()] for hand in hands]
        if "/" in fates:
            later = later or ("",) * len(hands)
        drawn = [[self.pick(name) for name in hand.split()] for hand in later]
        for hand, draw in zip(stated, draws, strict=True):
            hand += [self.filler() for _ in range(draw - len(hand))]
        for hand in drawn:
            hand += [self.filler() for _ in range(3 - len(hand))]
        deal = {"heroes": [hero_number(name) for name in names]}
        deal["pile"] = []
        self.first = 0
        order = self.order(names)
        for seat in order:
            deal[f"hand{seat}"] = stated[seat][: len(stated[seat]) - draws[seat]]
            deal["pile"] += stated[seat][len(stated[seat]) - draws[seat] :]
        before, _, after = fates.partition("/")
        deal["pile"] += [self.fate(int(pips)) for pips in before.split()]
        for seat in order if drawn else []:
            deal["pile"] += drawn[seat]
        deal["pile"] += [self.fate(int(pips)) for pips in after.split()]
        self.match: Play = GAME.start(len(hands), 0, options, deal, DECK)
        if not camp:
            self.to_battle()

    def order(self, names: list[str]) -> list[int]:
        """The seats from the first: the only Hero with the highest M."""
        powers = [RULES.heroes[hero_number(name)].m for name in names]
        first = powers.index(max(powers))
        return [(first + turn) % len(names) for turn in range(len(names))]

    def pick(self, name: str) -> int:
        card = next(card for card in copies(name) if card not in self.used)
        self.used.add(card)
        return card

    def filler(self) -> int:
        unused = self.unused()
        idle = [design for _, design in unused if design.attached]
        return self.pick((idle or [design for _, design in unused])[0].key)

    def fate(self, pips: int) -> int:
        """An unused card with these pips that no test names."""
        plain = ("archers", "dardanians", "thracians", "harpies", "lion", "dust", "oracle", "fury")
        found = [c for c, d in self.unused() if RULES.pips[c] == pips]
        found.sort(key=lambda card: RULES.cards[card].key not in plain)
        self.used.add(found[0])
        return found[0]

    def unused(self) -> list[tuple[int, Design]]:
        return [(c, d) for c, d in enumerate(RULES.cards) if c not in self.used]

    # What is on the table.

    @property
    def step(self) -> str:
        return self.match.decision(self.match.to_move[0]).step

    @property
    def asked(self) -> tuple[int, ...]:
        return self.match.to_move

    @property
    def glory(self) -> list[int]:
        return list(self.match.table.scores())

    @property
    def tokens(self) -> list[int]:
        return [int(get(self.match.table.tokens, seat)) for seat in range(self.match.seats)]

    @property
    def sizes(self) -> list[int]:
        return [int(get(self.match.table.sizes, seat)) for seat in range(self.match.seats)]

    def power(self, seat: int) -> int:
        return int(power(self.match, seat))

    def hero(self, seat: int) -> str:
        return RULES.heroes[get(self.match.table.heroes, seat)].key

    def hand(self, seat: int) -> list[str]:
        return [RULES.cards[card].key for card in listed(self.match.secrets.hand(seat))]

    def attached(self, seat: int) -> list[str]:
        return [RULES.cards[card].key for card in listed(at(self.match.table.attached, seat))]

    def standing(self) -> list[tuple[str, int]]:
        """The Challenges on the battlefield in order, each with the seat it stands before."""
        found = self.match.table.standing
        return [(RULES.cards[entry_card(one)].key, int(entry_seat(one))) for one in found]

    def discards(self) -> list[str]:
        return [RULES.cards[card].key for card in listed(self.match.table.discards)]

    def told(self, name: str) -> list[tuple[int, ...]]:
        assert self.match.log is not None
        kinds = [told.name for told in GAME.events]
        return [event.args for event in self.match.log.events if kinds[event.kind] == name]

    def names(self) -> list[str]:
        """The kinds of all events so far."""
        assert self.match.log is not None
        return [GAME.events[event.kind].name for event in self.match.log.events]

    def totals(self) -> tuple[int, ...]:
        """The attackers' and the Hero's total of the last fight that was compared."""
        return self.told("result")[-1][1:]

    # Playing.

    def card(self, seat: int, name: str) -> int:
        """The card with this name in the hand of ``seat``, or anywhere in the open."""
        hand = listed(self.match.secrets.hand(seat))
        found = [card for card in [*hand, *range(97)] if RULES.cards[card].key == name]
        return int(found[0])

    def legal(self, seat: int, move: int) -> bool:
        asked = seat in self.match.to_move
        return asked and move in self.match.decision(seat).answers

    def can(self, seat: int, name: str, aim: int = 0) -> bool:
        """Whether ``seat`` may play the card on ``aim`` at this very moment."""
        return self.legal(seat, answer(self.card(seat, name), aim))

    def quiet(self) -> None:
        """All who are asked pass."""
        for seat in self.match.to_move:
            self.match.play(seat, PASS)

    def until(self, *steps: str) -> None:
        """All pass until one of these steps asks."""
        while self.match.to_move and self.step not in steps:
            assert self.step not in CONSEQUENT, f"the story stands at {self.step}"
            self.quiet()

    def move(self, seat: int, move: int) -> None:
        """All pass until ``seat`` may make the move; it does, and others asked with it pass."""
        while not self.legal(seat, move):
            assert self.match.to_move, "the game is over"
            assert self.step not in CONSEQUENT, f"{move} is not legal at {self.step}"
            self.quiet()
        self.match.play(seat, move)
        while self.match.commits:
            self.match.play(self.match.to_move[0], PASS)

    def play(self, seat: int, name: str, aim: int = 0) -> None:
        self.move(seat, answer(self.card(seat, name), aim))

    def on(self, seat: int, name: str, other: str) -> None:
        """Play a card on another card, one that lies open before one that does not."""
        open_cards = listed(self.match.table.open) + listed(self.match.table.discards)
        target = next(card for card in open_cards if RULES.cards[card].key == other)
        self.move(seat, answer(self.card(seat, name), target))

    def challenge(self, seat: int, names: str, target: int) -> None:
        """Play Challenges on a Hero at once."""
        first, *more = names.split()
        self.play(seat, first, target)
        for name in more:
            self.play(seat, name, target)
        if self.match.to_move == (seat,) and self.step == "Package":
            self.match.play(seat, PASS)

    def duel(self, seat: int, target: int) -> None:
        self.move(seat, answer(TO_DUEL, target))

    def tame(self, seat: int, target: int) -> None:
        self.move(seat, answer(TAME, target))

    def wrath(self, seat: int, side: int) -> None:
        self.move(seat, answer(WRATH, side))

    def lay(self, seat: int, name: str, side: int) -> None:
        self.move(seat, answer(self.card(seat, name) + DOWN, side))

    def attach(self, seat: int, name: str) -> None:
        self.play(seat, name)

    def done(self) -> None:
        """Whoever is asked in Camp, or acts, or discards, has done enough."""
        (seat,) = self.match.to_move
        assert self.step in CONSEQUENT, self.step
        self.match.play(seat, PASS)

    def to_battle(self) -> None:
        while self.step == "Camp":
            self.done()
        self.until("Act")

    def fight(self) -> None:
        """Nobody plays anything more; the active player acts again, or the turn is over."""
        self.until("Act", "Surrender", "Camp", "Discarding")

    def end_turn(self) -> None:
        self.until("Act")
        self.done()

    def end_round(self) -> None:
        """All end their turns, discard nothing and go through Camp."""
        now = self.match.table.round
        while self.match.table.round == now:
            self.until("Act", "Discarding", "Camp")
            self.done()
        self.to_battle()

    def refused(self, seat: int, move: int) -> str:
        """The rule that forbids a move."""
        try:
            self.match.copy().play(seat, move)
        except IllegalMove as error:
            return error.rule
        raise AssertionError(f"{move} is legal")


def seats_in(mask: int) -> list[int]:
    return members(mask)
