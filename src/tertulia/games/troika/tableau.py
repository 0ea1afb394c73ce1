"""Verbs of the record that move Groups: pile, hands, tables, discards."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, count, has
from tertulia.core.four import fill, get, put
from tertulia.games.troika.packed import unit
from tertulia.games.troika.state import NOBODY, State


@mypyc_attr(acyclic=True)
class Tableau(State):
    """The record with the verbs that move Groups, and what is known of hands with them."""

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
        self._clear(bit(card))

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

    # Columns, which only the advanced game has more than one of for a colour.

    def _clear(self, cards: i64) -> None:
        self.plane0 &= ~cards
        self.plane1 &= ~cards
        self.plane2 &= ~cards
        self.plane3 &= ~cards

    def stand(self, card: i64, column: i64) -> None:
        """``card`` stands in the column with this number, 0 to 15."""
        mask = bit(card)
        self._clear(mask)
        if column & 1:
            self.plane0 |= mask
        if column & 2:
            self.plane1 |= mask
        if column & 4:
            self.plane2 |= mask
        if column & 8:
            self.plane3 |= mask

    def column(self, card: i64) -> i64:
        """The number of the column in which ``card`` stands."""
        low = ((self.plane0 >> card) & 1) + 2 * ((self.plane1 >> card) & 1)
        return low + 4 * ((self.plane2 >> card) & 1) + 8 * ((self.plane3 >> card) & 1)

    def in_column(self, cards: i64, column: i64) -> i64:
        """Those of ``cards`` whose column has this number."""
        found = cards & (self.plane0 if column & 1 else ~self.plane0)
        found &= self.plane1 if column & 2 else ~self.plane1
        found &= self.plane2 if column & 4 else ~self.plane2
        return found & (self.plane3 if column & 8 else ~self.plane3)

    def exchange(self, seat: i64, card: i64, other_card: i64) -> None:
        """``card`` of ``seat`` and ``other_card`` of another table take each other's place."""
        other = self.owner(other_card)
        here = self.column(card)
        there = self.column(other_card)
        self.lose(seat, card)
        self.lose(other, other_card)
        self.gain(seat, other_card)
        self.gain(other, card)
        self.stand(other_card, here)
        self.stand(card, there)

    def retrieve(self, seat: i64, card: i64) -> None:
        """``seat`` takes ``card`` from the discards into the hand."""
        self.discards &= ~bit(card)
        self.enter(seat, card)
