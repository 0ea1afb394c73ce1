"""The secrets: Groups in hands, what lies face down in a campaign, and the Leaders dealt."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit
from tertulia.core.four import Four, fill, get, put
from tertulia.core.position import Secrets


@mypyc_attr(acyclic=True, free_list_len=1)
class Hands(Secrets):
    """By seat: ``cards`` the Groups in hand, ``campaign`` those face down in a campaign, ``stake``
    the M€ among them, ``dealt`` the two Leaders to choose from until they are chosen.

    In a view they are those that its owner knows; 0 stands for unknown. A hand's M€ are public.
    """

    cards: Four
    campaign: Four
    stake: Four
    dealt: Four

    def __init__(self, source: Hands | None = None) -> None:
        if source is None:
            self.cards = fill(0)
            self.campaign = fill(0)
            self.stake = fill(0)
            self.dealt = fill(0)
        else:
            self.cards = source.cards
            self.campaign = source.campaign
            self.stake = source.stake
            self.dealt = source.dealt

    def copy(self) -> Hands:
        """An independent copy."""
        return Hands(self)

    def hand(self, seat: i64) -> i64:
        """The Groups in the hand of ``seat``."""
        return get(self.cards, seat)

    def add(self, seat: i64, cards: i64) -> None:
        """``cards`` come into the hand of ``seat``."""
        self.cards = put(self.cards, seat, get(self.cards, seat) | cards)

    def remove(self, seat: i64, card: i64) -> None:
        """``card`` leaves the hand of ``seat``."""
        self.remove_all(seat, bit(card))

    def remove_all(self, seat: i64, cards: i64) -> None:
        """Those of ``cards`` in the hand of ``seat`` leave it."""
        self.cards = put(self.cards, seat, get(self.cards, seat) & ~cards)

    def offer(self, seat: i64, leaders: i64) -> None:
        """``seat`` is dealt ``leaders`` to choose from."""
        self.dealt = put(self.dealt, seat, leaders)

    def forget_leaders(self) -> None:
        """The Leaders that were not chosen leave the game unseen."""
        self.dealt = fill(0)

    def lay(self, seat: i64, card: i64) -> None:
        """``seat`` lays the Group ``card`` face down in the campaign."""
        self.remove(seat, card)
        self.campaign = put(self.campaign, seat, get(self.campaign, seat) | bit(card))

    def bet(self, seat: i64, money: i64) -> None:
        """``seat`` lays ``money`` M€ face down in the campaign."""
        self.stake = put(self.stake, seat, get(self.stake, seat) + money)

    def turn_up(self, seat: i64) -> None:
        """What ``seat`` has laid face down is shown."""
        self.campaign = put(self.campaign, seat, 0)
        self.stake = put(self.stake, seat, 0)

    def held(self) -> i64:
        """Every Group in a hand or face down."""
        a, b, c, d = self.cards
        e, f, g, h = self.campaign
        return a | b | c | d | e | f | g | h
