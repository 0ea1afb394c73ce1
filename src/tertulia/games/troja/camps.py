"""The public record of what every seat has: Hero, Glory, tokens, attached cards; and the piles."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core import four
from tertulia.core.bits import bit
from tertulia.core.four import fill, get
from tertulia.core.position import Record
from tertulia.games.troja.cards import (
    NOTHING,
    Cards,
    Four,
    add,
    at,
    bonus,
    bonus_aim,
    bonus_card,
    bonus_owner,
    bonus_round,
    drop,
    empty,
    holds,
    minus,
    none,
    nowhere,
    put,
    size,
    union,
)

LAST_SEVEN: Final = 0xFFFFFFFFFFFFFF

SOURCES: Final = ("start", "own", "other", "duel", "passed", "lost", "attached")
"""What Glory came with or went on; what was won, in the order of the kinds of action."""

START: Final = 0
LOST: Final = 5
ATTACHED: Final = 6


@mypyc_attr(acyclic=True)
class Batch:
    """Cards that were in hands when the discards were shuffled, and how many each seat holds.

    All that was unseen was in hands then, so those who hold none drew since.
    """

    def __init__(self, cards: Cards, counts: four.Four) -> None:
        self.cards: Cards = cards
        self.counts: four.Four = counts


@mypyc_attr(acyclic=True)
class Camps(Record):
    """What every seat has, and the piles.

    ``heroes`` (places in the deck's list), ``glory``, ``tokens``, ``sizes`` of hands and
    ``prayers`` (M for the action) are by seat; ``account[4 * source + seat]`` is what Glory came of
    each of :data:`SOURCES`, ``most`` the most Glory that anyone has had. ``denied`` and ``out`` are
    masks of seats without a turn this round or out of the game; ``pool`` and ``departed`` masks of
    Heroes. ``deck`` is everything; ``pile`` counts the draw pile; ``turned`` are the last seven
    Fate cards, each plus 1 in 8 bits, the latest lowest. ``open`` are the cards that lie open
    anywhere but in the ``discards``. ``lasting`` are bonuses that last a round. ``known`` are the
    cards seen to enter a hand. Held cards, here and in ``old``, are those in hand and those that a
    seat laid face down; ``laid`` tells these, as ``seat + 4 * side``.
    """

    seats: i64
    round: i64
    first: i64
    active: i64
    denied: i64
    out: i64
    pool: i64
    departed: i64
    pile: i64
    turned: i64
    most: i64
    heroes: four.Four
    glory: four.Four
    tokens: four.Four
    sizes: four.Four
    prayers: four.Four
    deck: Cards
    discards: Cards
    open: Cards
    attached: Four
    known: Four
    old: tuple[Batch, ...]
    lasting: tuple[int, ...]
    laid: tuple[int, ...]
    account: tuple[int, ...]

    def __init__(self, seats: i64, deck: Cards, heroes: i64, source: Camps | None = None) -> None:
        if source is None:
            self.seats = seats
            self.round = 0
            self.first = 0
            self.active = NOTHING
            self.denied = 0
            self.out = 0
            self.pool = bit(heroes) - 1
            self.departed = 0
            self.pile = size(deck)
            self.turned = 0
            self.most = 0
            self.heroes = fill(NOTHING)
            self.glory = fill(0)
            self.tokens = fill(0)
            self.sizes = fill(0)
            self.prayers = fill(0)
            self.deck = deck
            self.discards = none()
            self.open = none()
            self.attached = nowhere()
            self.known = nowhere()
            self.old = ()
            self.lasting = ()
            self.laid = ()
            self.account = (0,) * (4 * len(SOURCES))
        else:
            self.seats = source.seats
            self.round = source.round
            self.first = source.first
            self.active = source.active
            self.denied = source.denied
            self.out = source.out
            self.pool = source.pool
            self.departed = source.departed
            self.pile = source.pile
            self.turned = source.turned
            self.most = source.most
            self.heroes = source.heroes
            self.glory = source.glory
            self.tokens = source.tokens
            self.sizes = source.sizes
            self.prayers = source.prayers
            self.deck = source.deck
            self.discards = source.discards
            self.open = source.open
            self.attached = source.attached
            self.known = source.known
            self.old = source.old
            self.lasting = source.lasting
            self.laid = source.laid
            self.account = source.account

    # Heroes and Glory.

    def welcome(self, seat: i64, hero: i64, glory: i64, tokens: i64) -> None:
        """``hero`` comes to ``seat``; when the pool is empty, the departed have made a new one."""
        if self.pool == 0:
            self.pool = self.departed & ~bit(get(self.heroes, seat))
            self.departed &= ~self.pool
        self.pool &= ~bit(hero)
        self.heroes = four.put(self.heroes, seat, hero)
        self.tokens = four.put(self.tokens, seat, tokens)
        self.change(seat, glory, START)

    def change(self, seat: i64, glory: i64, source: i64) -> None:
        """The Glory of ``seat`` changes, by one of :data:`SOURCES`."""
        now = get(self.glory, seat) + glory
        self.glory = four.put(self.glory, seat, now)
        self.most = max(self.most, now)
        account = list(self.account)
        account[4 * source + seat] += glory
        self.account = tuple(account)

    def spend_token(self, seat: i64) -> None:
        """``seat`` calls the wrath of its patron."""
        self.tokens = four.put(self.tokens, seat, get(self.tokens, seat) - 1)

    def pray(self, seat: i64, power: i64) -> None:
        """The Hero of ``seat`` has more M until the action ends."""
        self.prayers = four.put(self.prayers, seat, get(self.prayers, seat) + power)

    def depart(self, seat: i64) -> None:
        """The Hero of ``seat`` is gone with all that he had, and with the turn of this round."""
        self.departed |= bit(get(self.heroes, seat))
        self.denied |= bit(seat)
        self.discards = union(self.discards, at(self.attached, seat))
        self.open = minus(self.open, at(self.attached, seat))
        self.attached = put(self.attached, seat, none())
        self._keep_lasting([one for one in self.lasting if bonus_aim(one) != seat])

    def leave_game(self, seat: i64) -> None:
        """``seat`` is out of the game."""
        self.out |= bit(seat)
        self.tokens = four.put(self.tokens, seat, 0)

    # Piles and hands.

    def draw(self, seat: i64, size: i64) -> None:
        """``seat`` takes cards from the top of the draw pile into the hand."""
        self.pile -= size
        self.sizes = four.put(self.sizes, seat, get(self.sizes, seat) + size)

    def turn_up(self, card: i64) -> None:
        """The top card of the draw pile is turned up as Fate and discarded."""
        self.pile -= 1
        self.turned = ((self.turned << 8) | (card + 1)) & LAST_SEVEN
        self.discards = add(self.discards, card)

    def shuffle(self, kept: i64) -> None:
        """The discards become the draw pile, all but the card ``kept`` (or none).

        The pile is empty, so whatever nobody has seen is in hands.
        """
        held = minus(minus(self.deck, self.discards), self.open)
        counts = fill(0)
        seat: i64 = 0
        while seat < self.seats:
            held = minus(held, at(self.known, seat))
            counts = four.put(counts, seat, self.held(seat) - size(at(self.known, seat)))
            seat += 1
        for batch in self.old:
            held = minus(held, batch.cards)
            seat = 0
            while seat < self.seats:
                counts = four.put(counts, seat, get(counts, seat) - get(batch.counts, seat))
                seat += 1
        if not empty(held):
            self.old = (*self.old, Batch(held, counts))
        pile = self.discards
        self.discards = none()
        if kept != NOTHING:
            pile = drop(pile, kept)
            self.discards = add(self.discards, kept)
        self.pile = size(pile)

    def held(self, seat: i64) -> i64:
        """How many cards ``seat`` holds, in hand and face down."""
        total = get(self.sizes, seat)
        for laid in self.laid:
            if laid & 3 == seat:
                total += 1
        return total

    def leave_hand(self, seat: i64, card: i64) -> None:
        """``card`` leaves the hand of ``seat`` and lies open."""
        self.sizes = four.put(self.sizes, seat, get(self.sizes, seat) - 1)
        self.reveal(seat, card)

    def reveal(self, seat: i64, card: i64) -> None:
        """A card that ``seat`` held lies open."""
        self.open = add(self.open, card)
        if holds(at(self.known, seat), card):
            self.known = put(self.known, seat, drop(at(self.known, seat), card))
            return
        for place, batch in enumerate(self.old):
            if holds(batch.cards, card):
                cards = drop(batch.cards, card)
                counts = four.put(batch.counts, seat, get(batch.counts, seat) - 1)
                rest = (Batch(cards, counts),) if not empty(cards) else ()
                self.old = self.old[:place] + rest + self.old[place + 1 :]
                return

    def recover(self, seat: i64, card: i64) -> None:
        """``seat`` takes ``card`` from the discards into the hand, for all to see."""
        self.discards = drop(self.discards, card)
        self.sizes = four.put(self.sizes, seat, get(self.sizes, seat) + 1)
        self.known = put(self.known, seat, add(at(self.known, seat), card))

    def unseen(self) -> Cards:
        """The cards that are in the draw pile, in hands or face down, and not known there."""
        rest = minus(minus(self.deck, self.discards), self.open)
        seat: i64 = 0
        while seat < self.seats:
            rest = minus(rest, at(self.known, seat))
            seat += 1
        return rest

    def to_discards(self, card: i64) -> None:
        """A card that lay open is discarded."""
        self.open = drop(self.open, card)
        self.discards = add(self.discards, card)

    def throw(self, seat: i64, card: i64) -> None:
        """``seat`` discards a card from hand."""
        self.leave_hand(seat, card)
        self.to_discards(card)

    # Attached cards and lasting effects.

    def attach(self, seat: i64, card: i64, price: i64, replaced: i64) -> None:
        """``seat`` pays ``price`` in Glory and attaches ``card``; ``replaced`` (or none) goes."""
        self.leave_hand(seat, card)
        self.change(seat, -price, ATTACHED)
        if replaced != NOTHING:
            self.detach(seat, replaced)
        self.attached = put(self.attached, seat, add(at(self.attached, seat), card))

    def detach(self, seat: i64, card: i64) -> None:
        """An attached card of ``seat`` is discarded."""
        self.attached = put(self.attached, seat, drop(at(self.attached, seat), card))
        self.to_discards(card)

    def enchant(self, owner: i64, card: i64, seat: i64, amount: i64) -> None:
        """``card`` of ``owner`` lies by the Hero of ``seat`` and adds ``amount`` for a round."""
        self.lasting = (*self.lasting, bonus(card, seat, owner, amount, self.round))

    def expire(self, owner: i64) -> None:
        """The turn of ``owner`` begins: what it played in an earlier round ends."""
        self._keep_lasting(
            [
                packed
                for packed in self.lasting
                if bonus_owner(packed) != owner or bonus_round(packed) == self.round
            ]
        )

    def _keep_lasting(self, kept: list[int]) -> None:
        for packed in self.lasting:
            if packed not in kept:
                self.to_discards(bonus_card(packed))
        self.lasting = tuple(kept)
