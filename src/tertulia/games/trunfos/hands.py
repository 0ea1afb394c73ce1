"""The secrets: what lies in hands and face down."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit
from tertulia.core.four import Four, fill, get, put
from tertulia.core.position import Secrets
from tertulia.games.trunfos.table import NOBODY


@mypyc_attr(acyclic=True, free_list_len=1)
class Hands(Secrets):
    """The hands (masks of cards), the face-down card of each lot, the faces of bonus cards.

    In a view they are those that its owner knows; 0 and ``NOBODY`` stand for unknown.
    """

    cards: Four
    down: Four
    faces: Four

    __slots__ = tuple(__annotations__)

    def __init__(self, source: Hands | None = None) -> None:
        if source is None:
            self.cards = fill(0)
            self.down = fill(NOBODY)
            self.faces = fill(NOBODY)
        else:
            self.cards = source.cards
            self.down = source.down
            self.faces = source.faces

    def copy(self) -> Hands:
        """An independent copy."""
        return Hands(self)

    def hand(self, seat: i64) -> i64:
        """The hand of ``seat``."""
        return get(self.cards, seat)

    def set_hand(self, seat: i64, cards: i64) -> None:
        """``seat`` holds ``cards``."""
        self.cards = put(self.cards, seat, cards)

    def add(self, seat: i64, cards: i64) -> None:
        """``cards`` come into the hand of ``seat``."""
        self.cards = put(self.cards, seat, get(self.cards, seat) | cards)

    def remove(self, seat: i64, card: i64) -> None:
        """``card`` leaves the hand of ``seat``."""
        self.cards = put(self.cards, seat, get(self.cards, seat) & ~bit(card))

    def lay(self, lot: i64, card: i64) -> None:
        """``card`` lies face down at ``lot``."""
        self.down = put(self.down, lot, card)

    def clear_lots(self) -> None:
        """No card lies face down any more."""
        self.down = fill(NOBODY)

    def draw_bonus(self, seat: i64, face: i64) -> None:
        """``seat`` has the bonus card ``face``."""
        self.faces = put(self.faces, seat, face)

    def held(self) -> i64:
        """Every card in a hand or face down at a lot."""
        a, b, c, d = self.cards
        cards = a | b | c | d
        for lot in range(4):
            card = get(self.down, lot)
            if card != NOBODY:
                cards |= bit(card)
        return cards
