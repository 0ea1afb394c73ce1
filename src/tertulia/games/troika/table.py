"""The public record with all its verbs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, count, has
from tertulia.core.four import fill, get, put
from tertulia.games.troika.packed import lane, unit
from tertulia.games.troika.state import NOBODY
from tertulia.games.troika.tableau import Tableau

__all__ = ["NOBODY", "Table"]

EXTRA_POWER: Final = 0
SCATTER: Final = 1
DOUBLE: Final = 2
EXTRA_MOVES: Final = 3
EXTRA_INCOME: Final = 4
PRICE: Final = 5
DISABLE: Final = 6
SWAY: Final = 7
VOTE: Final = 8
OUST: Final = 9
CHANGES: Final = (
    "power",
    "scatter",
    "double",
    "moves",
    "income",
    "price",
    "disable",
    "sway",
    "vote",
    "oust",
)
"""What an effect may change for a while (:meth:`Table.change`)."""


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Tableau):
    """The record: the fields of :class:`State`, the verbs of :class:`Tableau`, and these."""

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
        self.used = 0
        self.disabled = self.ousted

    def turn_of(self, seat: i64) -> None:
        """The turn of ``seat`` begins; ``NOBODY`` when all have had theirs."""
        self.active = seat
        self.extra_moves = 0
        self.extra_income = 0
        self.price = 0

    def reveal(self, event: i64) -> None:
        """``event`` is turned up."""
        self.event = event
        self.revealed |= bit(event)

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
        self._clear(cards)
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
        self.discards |= self.attack | self.defence | self.idle | self.backing
        self.idle = 0
        self.thwarted = False
        self.scattered = False
        self.doubled = 0
        self.extra_power = 0
        self.backing = 0
        self.attack_backers = 0
        self.defence_backers = 0
        self.attack_backing = 0
        self.defence_backing = 0
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

    def elect(self, seat: i64, kind: i64) -> None:
        """``seat`` is the Government, with a card for it, and begins the next rounds.

        ``kind`` is 0 for Elections, 1 for a Vote of Confidence, 2 for Elections without a card.
        """
        self.government = seat
        self.next_first = seat
        self.won = put(self.won, seat, get(self.won, seat) + unit(kind))

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
        self.sway = fill(0)
        self.claims = ()

    # The advanced game.

    def change(self, seat: i64, what: i64, number: i64) -> None:
        """An effect changes something of ``seat`` for a while; ``what`` is one of ``CHANGES``.

        ``number`` is an amount, for ``DOUBLE`` a mask of Groups.
        """
        if what == EXTRA_POWER:
            self.extra_power += number
        elif what == SCATTER:
            self.scattered = True
        elif what == DOUBLE:
            self.doubled |= number
        elif what == EXTRA_MOVES:
            self.extra_moves += number
        elif what == EXTRA_INCOME:
            self.extra_income += number
        elif what == PRICE:
            self.price = number
        elif what in (DISABLE, OUST):
            self.disabled |= bit(seat)
            if what == OUST:
                self.ousted |= bit(seat)
        elif what == VOTE:
            self.votes = put(self.votes, seat, get(self.votes, seat) + number)
        else:
            self.sway = put(self.sway, seat, get(self.sway, seat) + number)

    def use_hand(self, seat: i64, card: i64) -> None:
        """``seat`` plays ``card`` for its Hand Action; in an attack it stays until the end."""
        self.leave(seat, card)
        if self.duel != NOBODY:
            self.idle |= bit(card)
        else:
            self.discards |= bit(card)

    def use_leader(self, seat: i64, cost: i64) -> None:
        """``seat`` turns the Leader sideways and pays ``cost``."""
        self.used |= bit(seat)
        self.pay(seat, cost)

    def thwart(self, seat: i64) -> None:
        """A Hand Action of ``seat`` is cancelled."""
        if seat == self.attacker:
            self.thwarted = True

    def back(self, seat: i64, card: i64, side: i64, strength: i64) -> None:
        """``seat`` supports the attack (``side`` 0) or the defence with ``card``."""
        self.leave(seat, card)
        self.backing |= bit(card)
        if side == 0:
            self.attack_backers |= bit(seat)
            self.attack_backing += strength
        else:
            self.defence_backers |= bit(seat)
            self.defence_backing += strength

    def pledge(self, seat: i64, card: i64) -> None:
        """``seat`` shows ``card`` from its Pre-Campaign; it is discarded, and is to act."""
        self.leave(seat, card)
        self.laid = put(self.laid, seat, get(self.laid, seat) - 1)
        self.discards |= bit(card)
        self.pending = (*self.pending, int(card * 4 + seat))

    def queue(self, seat: i64, card: i64) -> None:
        """``card``, shown in the campaign of ``seat``, has a power to be used."""
        self.pending = (*self.pending, int(card * 4 + seat))

    def settle_down(self, seat: i64, card: i64) -> None:
        """``card``, played for its power, comes from the discards to the table of ``seat``."""
        self.discards &= ~bit(card)
        self.gain(seat, card)

    def act_next(self) -> i64:
        """The next Pre-Campaign or campaign card that acts, as ``card * 4`` + its player."""
        found: i64 = self.pending[0]
        self.pending = self.pending[1:]
        return found

    def claim(self, card: i64, candidate: i64, number: i64) -> None:
        """``candidate`` gets the ``number`` Votes of ``card``; an earlier claim gives way."""
        loser = self.owner(card)
        kept: list[int] = []
        for entry in self.claims:
            if entry >> 2 == card:
                loser = entry & 3
            else:
                kept.append(entry)
        kept.append(int(card * 4 + candidate))
        self.claims = tuple(kept)
        self.change(loser, SWAY, -number)
        self.change(candidate, SWAY, number)

    def call_elections(self, early: bool) -> None:
        """Elections are held at the end of this round; or they are held now."""
        self.early = early

    def give_title(self, seat: i64, points: i64) -> None:
        """``seat`` returns a Title to its place in the pile."""
        one = unit(points - 4)
        self.owned = put(self.owned, seat, get(self.owned, seat) - one)
        self.titles += one
