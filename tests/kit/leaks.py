"""The duel with leaks: what one seat should not know reaches another."""

from __future__ import annotations

from tests.kit.broken import Broken
from tests.small.state import CALLED, DEALT, HAND, PLAYED, STAKED, put, suit
from tests.small.steps import Call, Deal, Stake

from tertulia.core.bits import mask_of, members
from tertulia.core.events import EVERYONE
from tertulia.core.text import Text


class LeakingOrderCall(Call):
    def answers(self, m, seat):
        hand = members(m.secrets.hands[(seat + 1) % m.seats])
        return tuple(sorted(range(4), key=lambda s: -sum(card // 6 == s for card in hand)))


class LeakingOrder(Broken):
    """The suits are offered in an order that tells whether the next player holds many of them."""

    call = LeakingOrderCall


class LeakingRefusalCall(Call):
    def refusal(self, m, seat, answer):
        return Text("duel-no", {"number": m.secrets.hands[(seat + 1) % m.seats]}, "DUEL-2")


class LeakingRefusal(Broken):
    """The reason of a refusal depends on the hand of another."""

    call = LeakingRefusalCall


class LeakingDealDeal(Deal):
    def run(self, m):
        cards = m.draw("hand", list(range(24)), HAND * int(m.seats))
        for seat in range(m.seats):
            hand = int(mask_of(cards[HAND * seat : HAND * (seat + 1)]))
            m.secrets.hands = put(m.secrets.hands, seat, hand)
            m.tell_only(EVERYONE, 1, DEALT, seat, hand)
        m.become(Call(), 1 << m.table.first)


class LeakingDeal(Broken):
    """Everyone is told which cards were dealt to whom."""

    begin = LeakingDealDeal

    def fold(self, view, event):
        if event.kind != DEALT or event.args[0] == view.seat:
            super().fold(view, event)


class LeakingCommitCall(Call):
    def run(self, m):
        m.become(LeakingCommitStake(), (1 << m.seats) - 1)


class LeakingCommitStake(Stake):
    def take(self, m, seat, answer):
        super().take(m, seat, answer)
        m.tell(STAKED, seat, answer)


class LeakingCommit(Broken):
    """A stake is told while others have still to choose theirs."""

    call = LeakingCommitCall


class BoastingCall(Call):
    def answers(self, m, seat):
        return tuple(members(m.secrets.hands[seat]))

    def take(self, m, seat, answer):
        m.secrets.remove(seat, answer)
        m.table.leave(seat, answer)
        m.table.called = suit(answer)
        m.tell(PLAYED, seat, answer)


class Boasting(Broken):
    """A suit is called by a card that is shown, and the call can be taken back."""

    call = BoastingCall


class LeakingShadowDeal(Deal):
    def run(self, m):
        super().run(m)
        for seat in range(m.seats):
            m.tell_only(1 << seat, 2, CALLED, seat, max(members(m.secrets.hands[seat])))


class LeakingShadow(Broken):
    """The public part of an event tells more than it should: the highest card dealt."""

    begin = LeakingShadowDeal

    def fold(self, view, event):
        if event.kind != CALLED or event.args[1] < 4:
            super().fold(view, event)


class HoldingAnothersCard(Broken):
    """The view of a seat holds the hand of the next, and worlds keep it."""

    def secrets_of(self, m, seat):
        known = super().secrets_of(m, seat)
        if seat is not None:
            other = (seat + 1) % int(m.seats)
            known.hands = put(known.hands, other, m.secrets.hands[other])
        return known
