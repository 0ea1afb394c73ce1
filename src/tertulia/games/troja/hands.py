"""The secrets: what is in hands and what lies face down."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tertulia.core.position import Secrets
from tertulia.games.troja.cards import Cards, Four, add, at, drop, nowhere, put


@mypyc_attr(acyclic=True, free_list_len=1)
class Hands(Secrets):
    """The hands, and the cards face down in the combat, in the order they were laid.

    In a view they are those that its owner knows; no cards and ``NOTHING`` stand for unknown.
    """

    cards: Four
    down: tuple[int, ...]

    def __init__(self, source: Hands | None = None) -> None:
        if source is None:
            self.cards = nowhere()
            self.down = ()
        else:
            self.cards = source.cards
            self.down = source.down

    def copy(self) -> Hands:
        """An independent copy."""
        return Hands(self)

    def hand(self, seat: i64) -> Cards:
        """The hand of ``seat``."""
        return at(self.cards, seat)

    def take(self, seat: i64, card: i64) -> None:
        """``card`` comes into the hand of ``seat``."""
        self.cards = put(self.cards, seat, add(at(self.cards, seat), card))

    def leave(self, seat: i64, card: i64) -> None:
        """``card`` leaves the hand of ``seat``; nothing changes if it is not known there."""
        self.cards = put(self.cards, seat, drop(at(self.cards, seat), card))

    def lay(self, card: i64) -> None:
        """A card lies face down; ``NOTHING`` if its owner alone knows it."""
        self.down = (*self.down, int(card))

    def turn(self) -> None:
        """No card lies face down any more."""
        self.down = ()
