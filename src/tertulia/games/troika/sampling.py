"""Worlds that a seat cannot tell from the truth, all equally likely.

What the seat has seen binds every world: its own hand and campaign, cards seen to enter or in other
hands, the sizes of hands, how many of a hand's Groups were drawn before each reshuffle, the number
of face-down cards, and that an attack announced or a debt half settled must be possible.
"""

from __future__ import annotations

from math import comb

from mypy_extensions import i64

from tertulia.core.bits import mask_of, members
from tertulia.core.four import get
from tertulia.core.match import world
from tertulia.core.rng import Rng
from tertulia.games.troika.attack import ChooseTarget, Strike
from tertulia.games.troika.cards import POWER
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.packed import lane
from tertulia.games.troika.payment import Pay
from tertulia.games.troika.setup import ChooseLeader
from tertulia.games.troika.types import At, Play, Seen, rules_of
from tertulia.games.troika.values import attack_power, defence_power, total


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
        """The owner's secrets, with everything unseen dealt at random."""
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
        for other in self.others:
            if get(table.laid, other) > 0:
                lay_face_down(hands, other, get(table.laid, other), get(table.money, other), rng)
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
    if isinstance(top, Strike):
        hand = m.secrets.hand(table.attacker)
        more = total(rules, table, table.attacker, hand, POWER)
        if table.attack == 0 and hand == 0:
            return False
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
