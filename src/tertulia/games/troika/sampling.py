"""Worlds that a seat cannot tell from the truth, all equally likely.

What the seat has seen binds every world: its own hand and campaign, cards seen to enter or in other
hands, the sizes of hands, how many of a hand's Groups were drawn before each reshuffle, the number
of face-down cards, and that an attack announced or a debt half settled must be possible.
"""

from __future__ import annotations

from math import comb

from mypy_extensions import i64

from tertulia.core.bits import count, mask_of, members
from tertulia.core.four import get
from tertulia.core.match import world
from tertulia.core.rng import Rng
from tertulia.games.troika.attack import ChooseTarget, Strike
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.packed import lane
from tertulia.games.troika.payment import Pay
from tertulia.games.troika.precampaign import PreCampaign
from tertulia.games.troika.setup import ChooseLeader
from tertulia.games.troika.strength import attack_power, best_total, defence_power
from tertulia.games.troika.types import At, Play, Seen, rules_of


class Unseen:
    """What a view's owner does not know.

    ``layers`` are the pools of cards that were shuffled together, with how many of each the other
    seats hold; what is left of the last is the pile. ``others`` are those seats.
    """

    others: tuple[int, ...]
    layers: list[tuple[list[int], tuple[int, ...]]]
    leaders: list[int]

    def __init__(self, view: Seen, seat: i64) -> None:
        table = view.table
        mine = view.secrets.hand(seat) | get(view.secrets.campaign, seat)
        self.others = tuple([other for other in range(view.seats) if other != seat])
        self.layers = []
        for place in range(0, len(table.older), 2):
            counts: i64 = table.older[place + 1]
            self._add(table.older[place] & ~mine, [int(lane(counts, s)) for s in self.others])
        self._add(table.unseen & ~mine, [int(get(table.fresh, s)) for s in self.others])
        self.leaders = []
        if isinstance(view.top, ChooseLeader):
            dealt = get(view.secrets.dealt, seat)
            self.leaders = [
                leader for leader in rules_of(view).leaders_in_use if not (dealt >> leader) & 1
            ]

    def _add(self, cards: i64, needs: list[int]) -> None:
        self.layers.append((members(cards), tuple(needs)))

    def deal(self, view: Seen, rng: Rng) -> Hands:
        """The owner's secrets, with everything unseen dealt at random.

        In a Pre-Campaign only cards that act on Elections lie face down: a deal counts for as many
        worlds as there are ways to have chosen them from it.
        """
        while True:
            hands = self._deal(view, rng)
            if not isinstance(view.top, PreCampaign):
                for other in self.others:
                    laid = get(view.table.laid, other)
                    if laid > 0:
                        lay_face_down(hands, other, laid, get(view.table.money, other), rng)
                return hands
            if self._lay_voters(view, hands, rng):
                return hands

    def _lay_voters(self, view: Seen, hands: Hands, rng: Rng) -> bool:
        voters = rules_of(view).voters
        for other in self.others:
            laid = int(get(view.table.laid, other))
            cards = members(hands.hand(other) & voters)
            most = comb(int(min(get(view.table.held, other), count(voters))), laid)
            if rng.uniform() * most >= comb(len(cards), laid):
                return False
            rng.draw(cards, laid)
            for card in cards[:laid]:
                hands.lay(other, card)
        return True

    def _deal(self, view: Seen, rng: Rng) -> Hands:
        hands = view.secrets.copy()
        table = view.table
        for other in self.others:
            hands.add(other, get(table.known, other))
        for cards, needs in self.layers:
            pool = list(cards)
            rng.draw(pool, sum(needs))
            at = 0
            for other, need in zip(self.others, needs, strict=True):
                hands.add(other, mask_of(pool[at : at + need]))
                at += need
        if self.leaders:
            size = int(rules_of(view).start_leaders)
            pool = list(self.leaders)
            rng.draw(pool, size * len(self.others))
            for place, other in enumerate(self.others):
                hands.offer(other, mask_of(pool[size * place : size * place + size]))
        return hands


def lay_face_down(hands: Hands, seat: i64, laid: i64, money: i64, rng: Rng) -> None:
    """``laid`` cards of the hand of ``seat`` lie face down: all choices equally likely."""
    groups = members(hands.hand(seat))
    ways = [
        comb(len(groups), int(laid) - bet) if bet <= laid else 0 for bet in range(int(money) + 1)
    ]
    pick = int(rng.uniform() * sum(ways))
    bet = 0
    while pick >= ways[bet]:
        pick -= ways[bet]
        bet += 1
    rng.draw(groups, laid - bet)
    for card in groups[: int(laid) - bet]:
        hands.lay(seat, card)
    hands.bet(seat, bet)


def possible(m: At) -> bool:
    """Whether what was announced can be carried out: an attack, a payment in Groups."""
    top = m.top
    table = m.table
    rules = rules_of(m)
    if isinstance(top, ChooseTarget):
        return top.possible(m, top.seat) != 0
    if isinstance(top, Strike) and not table.thwarted:
        seat = table.attacker
        hand = m.secrets.hand(seat)
        fresh = table.attack == 0 and table.idle == 0
        if fresh and hand == 0:
            return False
        more = best_total(rules, table, seat, hand, table.target, table.duel, fresh)
        return attack_power(rules, table) + more > defence_power(rules, table)
    if isinstance(top, Pay) and table.paying != 0:
        return top.means(m) >= top.amount
    return True


def sample(view: Seen, rng: Rng) -> Play:
    """A world for the owner of ``view``."""
    seat = view.seat
    assert seat is not None
    unseen = view.worked_out
    if not isinstance(unseen, Unseen):
        unseen = Unseen(view, seat)
        view.worked_out = unseen
    while True:
        match = world(view, unseen.deal(view, rng), rng)
        if possible(match):
            return match
