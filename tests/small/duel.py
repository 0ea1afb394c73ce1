"""A tiny duel that uses all of the contract: hidden hands, chance, secret stakes, nested windows.

24 cards: 4 suits of 6. Everyone is dealt five. A round: the first player calls a suit; all stake a
card in secret, of that suit if they can, and show it. Then they go round: play a boost (the second
card of a suit) for 2 points more, or pass, until all pass in a row. Any boost may be vetoed with
the first card of a suit, and a veto with another; enough cards for later stakes must stay in hand.
At last a card is turned over: stakes of its suit are worth 3 more. The highest stake alone wins.
"""

from __future__ import annotations

from tests.small.state import (
    BOOSTED,
    CALLED,
    CANCELLED,
    DEALT,
    DECK,
    ENDED,
    EVENTS,
    PLAYED,
    SAVED,
    STAKED,
    TURNED,
    VETOED,
    WON,
    Board,
    Hands,
    Seen,
    put,
    suit,
)
from tests.small.steps import Deal, rounds

from tertulia.core.bits import mask_of, members
from tertulia.core.errors import BadOption
from tertulia.core.game import Game
from tertulia.core.match import world
from tertulia.core.position import PASS
from tertulia.core.rules import Choice, Rules
from tertulia.core.scene import Scene
from tertulia.core.text import Text


class Duel(Game[Board, Hands]):
    def __init__(self) -> None:
        super().__init__("duel", 1, (2, 3, 4))
        self.options = (Choice("rounds", 3, "DUEL-8", low=1, high=3),)
        self.events = EVENTS
        self.limit = 60
        self.meanings = {
            "hand": "cards in hand",
            "gone": "cards played",
            "called": "the suit called",
            "sizes": "cards in hand, by seat",
            "boosts": "points added, by seat",
            "wins": "rounds won, by seat",
        }
        self.asking = {"Call": 0, "Stake": 1, "Visits": 2, "Veto": 3}
        self.topics = {"Veto": "duel-topic-veto"}

    def make_rules(self, seats, options, deck):
        rules = Rules(seats, options, deck or {})
        rules.actions = 29
        return rules

    def make_table(self, rules):
        return Board(rules.seats)

    def make_secrets(self, rules):
        return Hands((0,) * rules.seats)

    def first_step(self, rules):
        return Deal()

    def check_deal(self, rules, deal):
        cards = [card for pile in deal.values() for card in pile]
        if set(deal) - {"hand", "turn"} or len(set(cards)) < len(cards) or set(cards) - set(DECK):
            raise BadOption("deal", deal, "hand and turn, every card once")

    def secrets_of(self, m, seat):
        return Hands(tuple(h if p == seat else 0 for p, h in enumerate(m.secrets.hands)))

    def fold(self, view, event):
        table, args = view.table, event.args
        if event.kind == DEALT and len(args) > 1:
            view.secrets.hands = put(view.secrets.hands, *args)
        elif event.kind == CALLED:
            table.called = args[1]
        elif event.kind in (STAKED, PLAYED, VETOED):
            if args[0] == view.seat:
                view.secrets.remove(*args)
            (table.stake if event.kind == STAKED else table.leave)(*args)
        elif event.kind in (CANCELLED, SAVED):
            table.cancelled = event.kind == CANCELLED
        elif event.kind == BOOSTED:
            table.boost(args[0])
        elif event.kind == TURNED:
            table.gone |= 1 << args[0]
        elif event.kind == WON:
            table.win(args[0])
        elif event.kind == ENDED:
            table.next_round()

    def sample(self, view, rng):
        pool = unseen(view)
        while True:
            rng.draw(pool, len(pool))
            hands, used = list(view.secrets.hands), 0
            for seat, size in enumerate(view.table.sizes):
                if seat != view.seat:
                    hands[seat] = int(mask_of(pool[used : used + size]))
                    used += size
            if possible(view, hands):
                return world(view, Hands(tuple(hands)), rng)

    def scores(self, m):
        return m.table.wins

    def winners(self, m):
        best = max(m.table.wins)
        return tuple(seat for seat, wins in enumerate(m.table.wins) if wins == best)

    def done(self, m):
        return m.table.round / rounds(m)

    def values(self, m):
        return [wins / rounds(m) for wins in m.table.wins]

    def greedy(self, m, seat, rng):
        return m.decision(seat).answers[-1]

    def scene(self, view):
        return Scene(Text("duel-title"))

    def text(self, rules, event):
        return Text(f"duel-event-{EVENTS[event.kind].name}")

    def encode(self, rules, step, answer):
        return 24 + answer if step == "Call" else 28 if answer == PASS else answer

    def action_names(self, rules):
        return [*map(str, DECK), *(f"Call:{suit}" for suit in range(4)), "pass"]

    def observe(self, view, to):
        table, seats = view.table, view.after((view.seat or 0) - 1)
        to.flags("hand", view.secrets.hands[view.seat or 0], 24)
        to.flags("gone", table.gone, 24)
        to.choice("called", table.called, 4)
        for name in ("sizes", "boosts", "wins"):
            for seat in seats:
                to.number(name, getattr(table, name)[seat], 60)


def unseen(view: Seen) -> list[int]:
    """The cards that the view's owner has not seen."""
    known = view.table.gone
    for hand in view.secrets.hands:
        known |= hand
    return [card for card in DECK if not known >> card & 1]


def possible(view: Seen, hands: list[int]) -> bool:
    """Whether the hands agree with the voids that others have shown."""
    return not any(
        suit(card) in shown
        for hand, shown in zip(hands, view.table.voids, strict=True)
        for card in members(hand)
    )


GAME = Duel()
