"""The state that all may know: the public record with its verbs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, count, has
from tertulia.core.four import Four, fill, get, put
from tertulia.core.position import Record
from tertulia.games.troika.packed import lane, unit

NOBODY: Final = -1


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Record):
    """All that is public, knowledge included.

    A :data:`Four` is by seat. ``money`` and ``held`` count the M€ and the Groups of a hand, those
    face down in a campaign included; ``laid`` counts what lies face down. ``controlled`` are the
    Groups on tables, ``leaders`` the Leaders. ``titles`` and ``owned`` count Titles by value, 8
    bits for each of 4, 5 and 6 points; ``offshore`` is money under a Leader. ``won`` counts
    Government cards, interim ones 8 bits up.

    ``unseen`` are the Groups of the present pile, as it was last shuffled, that nobody has shown
    since: ``fresh`` of them by seat are in hands, ``pile`` are left. At a reshuffle those in hands
    become a layer of ``older``: a mask, then counts by seat, 8 bits each. ``known`` are cards
    seen to enter a hand or shown in it.

    ``duel`` is the kind of attack under way, else ``NOBODY``; ``attack`` and ``defence`` are the
    cards played in it. ``paying`` are the Groups set out to settle a debt. ``spent`` and
    ``staked`` are a campaign's cards once they are shown.
    """

    seats: i64
    round: i64
    first: i64
    next_first: i64
    active: i64
    government: i64
    treasury: i64
    titles: i64
    pile: i64
    unseen: i64
    discards: i64
    event: i64
    revealed: i64
    duel: i64
    target: i64
    attacker: i64
    defender: i64
    attack: i64
    defence: i64
    paying: i64
    spent: i64
    staked: i64
    money: Four
    held: Four
    laid: Four
    controlled: Four
    leaders: Four
    owned: Four
    offshore: Four
    won: Four
    fresh: Four
    known: Four
    votes: Four
    older: tuple[int, ...]

    def __init__(self, seats: i64, source: Table | None = None) -> None:
        if source is None:
            nought = fill(0)
            self.seats = seats
            self.round = 0
            self.first = 0
            self.next_first = 0
            self.active = NOBODY
            self.government = NOBODY
            self.treasury = 0
            self.titles = 0
            self.pile = 0
            self.unseen = 0
            self.discards = 0
            self.event = NOBODY
            self.revealed = 0
            self.duel = NOBODY
            self.target = NOBODY
            self.attacker = NOBODY
            self.defender = NOBODY
            self.attack = 0
            self.defence = 0
            self.paying = 0
            self.spent = 0
            self.staked = 0
            self.money = nought
            self.held = nought
            self.laid = nought
            self.controlled = nought
            self.leaders = fill(NOBODY)
            self.owned = nought
            self.offshore = nought
            self.won = nought
            self.fresh = nought
            self.known = nought
            self.votes = nought
            self.older = ()
        else:
            self.seats = source.seats
            self.round = source.round
            self.first = source.first
            self.next_first = source.next_first
            self.active = source.active
            self.government = source.government
            self.treasury = source.treasury
            self.titles = source.titles
            self.pile = source.pile
            self.unseen = source.unseen
            self.discards = source.discards
            self.event = source.event
            self.revealed = source.revealed
            self.duel = source.duel
            self.target = source.target
            self.attacker = source.attacker
            self.defender = source.defender
            self.attack = source.attack
            self.defence = source.defence
            self.paying = source.paying
            self.spent = source.spent
            self.staked = source.staked
            self.money = source.money
            self.held = source.held
            self.laid = source.laid
            self.controlled = source.controlled
            self.leaders = source.leaders
            self.owned = source.owned
            self.offshore = source.offshore
            self.won = source.won
            self.fresh = source.fresh
            self.known = source.known
            self.votes = source.votes
            self.older = source.older

    def copy(self) -> Table:
        """An independent copy."""
        return Table(0, self)

    # Setup and rounds.

    def begin(self, first: i64, treasury: i64, titles: i64, cards: i64) -> None:
        """The piles are laid out: ``cards`` is the mask of all Groups, ``first`` begins."""
        self.first = first
        self.next_first = first
        self.treasury = treasury
        self.titles = titles
        self.unseen = cards
        self.pile = count(cards)

    def lead(self, seat: i64, leader: i64) -> None:
        """``seat`` plays with ``leader``."""
        self.leaders = put(self.leaders, seat, leader)

    def next_round(self) -> None:
        """A round begins with the Government, or with the first player as before."""
        self.round += 1
        self.first = self.next_first
        self.event = NOBODY

    def turn_of(self, seat: i64) -> None:
        """The turn of ``seat`` begins; ``NOBODY`` when all have had theirs."""
        self.active = seat

    def reveal(self, event: i64) -> None:
        """``event`` is turned up."""
        self.event = event
        self.revealed |= bit(event)

    # Groups.

    def draw(self, seat: i64, cards: i64) -> None:
        """``seat`` draws ``cards`` Groups from the pile."""
        self.pile -= cards
        self.held = put(self.held, seat, get(self.held, seat) + cards)
        self.fresh = put(self.fresh, seat, get(self.fresh, seat) + cards)

    def reshuffle(self) -> None:
        """The discards become the pile; whatever was unseen is in hands."""
        if self.unseen != 0:
            a, b, c, d = self.fresh
            layer: i64 = a | (b << 8) | (c << 16) | (d << 24)
            self.older = (*self.older, int(self.unseen), int(layer))
        self.unseen = self.discards
        self.pile = count(self.discards)
        self.discards = 0
        self.fresh = fill(0)

    def _see(self, seat: i64, card: i64) -> None:
        """``card``, in the hand of ``seat``, is seen there."""
        known = get(self.known, seat)
        if has(known, card):
            self.known = put(self.known, seat, known & ~bit(card))
        elif has(self.unseen, card):
            self.unseen &= ~bit(card)
            self.fresh = put(self.fresh, seat, get(self.fresh, seat) - 1)
        else:
            self._see_older(seat, card)

    def _see_older(self, seat: i64, card: i64) -> None:
        layers = list(self.older)
        for place in range(0, len(layers), 2):
            mask: i64 = layers[place]
            if has(mask, card):
                mask &= ~bit(card)
                layers[place] = int(mask)
                layers[place + 1] -= int(unit(seat))
                if mask == 0:
                    del layers[place : place + 2]
                break
        self.older = tuple(layers)

    def show(self, seat: i64, card: i64) -> None:
        """``seat`` shows that ``card`` is in the hand, and keeps it."""
        self._see(seat, card)
        self.known = put(self.known, seat, get(self.known, seat) | bit(card))

    def leave(self, seat: i64, card: i64) -> None:
        """``card`` leaves the hand of ``seat``, for all to see."""
        self._see(seat, card)
        self.held = put(self.held, seat, get(self.held, seat) - 1)

    def enter(self, seat: i64, card: i64) -> None:
        """``card`` comes into the hand of ``seat``, for all to see."""
        self.held = put(self.held, seat, get(self.held, seat) + 1)
        self.known = put(self.known, seat, get(self.known, seat) | bit(card))

    def place(self, seat: i64, card: i64) -> None:
        """``seat`` places ``card`` from the hand on the table."""
        self.leave(seat, card)
        self.gain(seat, card)

    def gain(self, seat: i64, card: i64) -> None:
        """``card`` comes under the control of ``seat``."""
        self.controlled = put(self.controlled, seat, get(self.controlled, seat) | bit(card))

    def lose(self, seat: i64, card: i64) -> None:
        """``card`` is no longer under the control of ``seat``."""
        self.controlled = put(self.controlled, seat, get(self.controlled, seat) & ~bit(card))

    def take_back(self, seat: i64, card: i64) -> None:
        """``seat`` takes ``card`` from the table into the hand."""
        self.lose(seat, card)
        self.enter(seat, card)

    def discard(self, seat: i64, card: i64) -> None:
        """``seat`` discards ``card`` from the hand."""
        self.leave(seat, card)
        self.discards |= bit(card)

    def drop(self, seat: i64, card: i64) -> None:
        """``seat`` discards ``card`` from the table."""
        self.lose(seat, card)
        self.discards |= bit(card)

    def owner(self, card: i64) -> i64:
        """Who controls ``card``, or ``NOBODY``."""
        seat: i64 = 0
        while seat < self.seats:
            if has(get(self.controlled, seat), card):
                return seat
            seat += 1
        return NOBODY

    # Money.

    def take(self, seat: i64, money: i64) -> None:
        """``seat`` takes ``money`` M€ from the Treasury."""
        self.treasury -= money
        self.money = put(self.money, seat, get(self.money, seat) + money)

    def pay(self, seat: i64, money: i64) -> None:
        """``seat`` pays ``money`` M€ to the Treasury."""
        self.take(seat, -money)

    def hand_over(self, seat: i64, other: i64, money: i64) -> None:
        """``seat`` pays ``money`` M€ to ``other``."""
        self.money = put(self.money, seat, get(self.money, seat) - money)
        self.money = put(self.money, other, get(self.money, other) + money)

    def buy(self, seat: i64) -> None:
        """``seat`` gets the top Title, which is one of the highest left."""
        one = unit(self.top_title() - 4)
        self.titles -= one
        self.owned = put(self.owned, seat, get(self.owned, seat) + one)

    def top_title(self) -> i64:
        """The points of the Title on top of the pile, 0 if there is none."""
        if lane(self.titles, 2) > 0:
            return 6
        if lane(self.titles, 1) > 0:
            return 5
        return 4 if self.titles > 0 else 0

    def titles_left(self) -> i64:
        """How many Titles are in the pile."""
        return lane(self.titles, 0) + lane(self.titles, 1) + lane(self.titles, 2)

    def titles_of(self, seat: i64) -> i64:
        """How many Titles ``seat`` owns."""
        owned = get(self.owned, seat)
        return lane(owned, 0) + lane(owned, 1) + lane(owned, 2)

    def stash(self, seat: i64, money: i64) -> None:
        """``seat`` puts ``money`` M€ under the Leader."""
        self.money = put(self.money, seat, get(self.money, seat) - money)
        self.offshore = put(self.offshore, seat, get(self.offshore, seat) + money)

    def set_out(self, seat: i64, card: i64) -> None:
        """``seat`` sets ``card`` out to settle a debt; until then it stays in its place."""
        self.paying |= bit(card)
        if not has(get(self.controlled, seat), card):
            self.show(seat, card)

    def settle(self, seat: i64) -> None:
        """The Groups that ``seat`` has set out are discarded."""
        cards = self.paying
        table = get(self.controlled, seat)
        self.controlled = put(self.controlled, seat, table & ~cards)
        self.known = put(self.known, seat, get(self.known, seat) & ~cards)
        self.held = put(self.held, seat, get(self.held, seat) - count(cards & ~table))
        self.discards |= cards
        self.paying = 0

    # Attacks.

    def announce(self, attacker: i64, duel: i64, target: i64) -> None:
        """``attacker`` attacks ``target``, in the way ``duel``."""
        self.duel = duel
        self.attacker = attacker
        self.defender = self.owner(target)
        self.target = target

    def play(self, seat: i64, card: i64) -> None:
        """``seat`` plays ``card`` to the duel, on its own side."""
        self.leave(seat, card)
        if seat == self.attacker:
            self.attack |= bit(card)
        else:
            self.defence |= bit(card)

    def capture(self) -> None:
        """The attacker takes control of the target."""
        self.lose(self.defender, self.target)
        self.gain(self.attacker, self.target)

    def destroy(self) -> None:
        """The target is discarded."""
        self.drop(self.defender, self.target)

    def end_duel(self) -> None:
        """All cards played in the duel are discarded."""
        self.discards |= self.attack | self.defence
        self.attack = 0
        self.defence = 0
        self.duel = NOBODY
        self.target = NOBODY
        self.attacker = NOBODY
        self.defender = NOBODY

    # Elections.

    def lay(self, seat: i64) -> None:
        """``seat`` lays one more card face down in the campaign."""
        self.laid = put(self.laid, seat, get(self.laid, seat) + 1)

    def spend(self, seat: i64, card: i64) -> None:
        """``seat`` shows the Group ``card`` from its campaign."""
        self.leave(seat, card)
        self.spent |= bit(card)

    def stake(self, seat: i64, money: i64) -> None:
        """``seat`` shows ``money`` M€ from its campaign."""
        self.money = put(self.money, seat, get(self.money, seat) - money)
        self.staked += money

    def count_votes(self, seat: i64, votes: i64) -> None:
        """``seat`` has ``votes`` Votes; its campaign is shown."""
        self.votes = put(self.votes, seat, votes)
        self.laid = put(self.laid, seat, 0)

    def elect(self, seat: i64, interim: bool) -> None:
        """``seat`` is the Government, with a card for it, and begins the next rounds."""
        self.government = seat
        self.next_first = seat
        self.won = put(self.won, seat, get(self.won, seat) + (256 if interim else 1))

    def fall(self) -> None:
        """There is no Government any more."""
        self.government = NOBODY

    def clear_campaign(self) -> None:
        """All cards of the campaign are discarded, the M€ go back to the Treasury."""
        self.discards |= self.spent
        self.treasury += self.staked
        self.spent = 0
        self.staked = 0
        self.votes = fill(0)
