"""Slobberhannes, a German trick-taking game of the 19th century, as Tertulia knows it.

Whoever takes the first trick of a deal, the last one, or the queen of clubs, gets a point for each,
and one more for all three. The fewest points win. ``locales/`` holds the texts and the rules.
"""

from __future__ import annotations

from bisect import bisect
from functools import cache
from itertools import accumulate

from slobberhannes.rules import (
    BEGUN_E,
    CARDS,
    COLOURS,
    DEALT_E,
    EVENTS,
    ICONS,
    PLAYED_E,
    QUEEN_OF_CLUBS,
    RANKS,
    SCORED_E,
    TOOK_E,
    At,
    Deal,
    Hands,
    Play,
    Seen,
    Table,
    card_key,
    deals,
    deck,
    put,
    strongest,
    suit,
)
from tertulia.core.bits import bit, members
from tertulia.core.deed import DREW, PLAYED, SCORED, TURN, Deed
from tertulia.core.errors import BadDeck, BadOption
from tertulia.core.events import Event
from tertulia.core.game import Game
from tertulia.core.match import world
from tertulia.core.observation import Observation
from tertulia.core.rng import Rng
from tertulia.core.rules import Choice, Rules, Value
from tertulia.core.scene import Card, Fact, Item, Player, Row, Scene, Zone
from tertulia.core.text import Text, card_ref, seat_ref


class Slobberhannes(Game[Table, Hands]):
    """Slobberhannes for three or four. Scores are points; the fewest win."""

    def __init__(self) -> None:
        super().__init__("slobberhannes", 1, (3, 4))
        self.options = (Choice("rounds", 1, "SLOBBERHANNES-END-1", low=1, high=3),)
        self.events = EVENTS
        self.asking = {"Trick": 0}
        self.meanings = {
            "hand": "the observer's cards",
            "gone": "the cards played in this deal",
            "trick": "by seat: its card of the trick in progress",
            "voids": "by seat: suits of which it has shown to hold none",
            "leader": "who leads the trick",
            "taken": "by seat: how many of the three it has taken in this deal",
            "points": "by seat: its points",
            "deals": "the deals that are over",
        }

    def make_rules(
        self, seats: int, options: dict[str, Value], deck: dict[str, object] | None
    ) -> Rules:
        if deck is not None:
            raise BadDeck("pack", "deck", "file", "this game is played with one pack alone")
        rules = Rules(seats, options, {})
        rules.actions = len(CARDS)
        return rules

    def make_table(self, rules: Rules) -> Table:
        return Table(int(rules.seats))

    def make_secrets(self, rules: Rules) -> Hands:
        return Hands((0,) * int(rules.seats))

    def first_step(self, rules: Rules) -> Deal:
        return Deal()

    def check_deal(self, rules: Rules, deal: dict[str, list[int]]) -> None:
        pack, hand = deck(rules), deal.get("hand", [])
        dealt = [hand[n : n + len(pack)] for n in range(0, len(hand), len(pack))]
        fits = all(set(cards) <= set(pack) and len(set(cards)) == len(cards) for cards in dealt)
        if set(deal) - {"hand"} or len(dealt) > deals(rules) or not fits:
            raise BadOption("deal", deal, f"hand: each of {pack} once a deal")

    def secrets_of(self, m: At, seat: int | None) -> Hands:
        return Hands(tuple(hand if n == seat else 0 for n, hand in enumerate(m.secrets.cards)))

    def fold(self, view: Seen, event: Event) -> None:
        kind, args, table = event.kind, event.args, view.table
        if kind == BEGUN_E:
            table.begin(*args)
        elif kind == DEALT_E and len(args) > 1:
            view.secrets.give(*args)
        elif kind == PLAYED_E:
            table.play(*args)
            view.secrets.remove(*args)
        elif kind == TOOK_E:
            table.take(*args)
        elif kind == SCORED_E:
            table.score(args[1])

    def sample(self, view: Seen, rng: Rng) -> Play:
        if view.worked_out is None:
            view.worked_out = Worlds(view)
        assert isinstance(view.worked_out, Worlds)
        return world(view, view.worked_out.draw(rng), rng)

    def scores(self, m: At) -> tuple[int, ...]:
        return m.table.points

    def winners(self, m: At) -> tuple[int, ...]:
        best = min(m.table.points)
        return tuple(seat for seat, points in enumerate(m.table.points) if points == best)

    def done(self, m: At) -> float:
        """The tricks played, of all."""
        table = m.table
        return (table.deals * table.size + table.tricks) / (deals(m.rules) * table.size)

    def values(self, m: At) -> list[float]:
        return [1 - points / (4 * deals(m.rules)) for points in m.table.points]

    def greedy(self, m: At, seat: int, rng: Rng) -> int:
        """Stay below the trick as high as possible; else get rid of the queen, or stay low."""
        cards, trick = m.decision(seat).answers, m.table.open
        if not trick:
            return min(cards, key=lambda card: card % 8)
        best = trick[strongest(trick)]
        safe = [card for card in cards if suit(card) != suit(best) or card < best]
        return max(safe, key=lambda card: (card == QUEEN_OF_CLUBS, card % 8), default=min(cards))

    def scene(self, view: Seen) -> Scene:
        table = view.table
        place: dict[str, int | str] = {"deal": table.deals + 1, "trick": table.tricks + 1}
        headline = Text("slobberhannes-headline", place)
        players = [
            Player(seat, seat in view.to_move, [Fact("score", "laurel", POINTS, points)])
            for seat, points in enumerate(table.points)
        ]
        trick = Zone("trick", "trick", Text("slobberhannes-zone-trick"), "SLOBBERHANNES-TRICK-3")
        best = strongest(table.trick) if table.trick else 0
        first = table.leader if table.open else table.leader - best
        for n, card in enumerate(table.trick):
            tags = ["winning"] * (n == best) + ["faded"] * (not table.open)
            trick.items.append(Item(f"c{card}", face(card), (first + n) % table.seats, tags))
        sheet = Zone("sheet", "sheet", POINTS, "SLOBBERHANNES-SCORE-1")
        for n in range(table.deals):
            sheet.columns.append(Text("slobberhannes-sheet-deal", {"deal": n + 1}))
        for seat, points in enumerate(table.points):
            sheet.rows.append(Row(seat, list(table.history[seat :: table.seats]), points))
        hand = Zone("hand", "hand", Text("slobberhannes-zone-hand"), seat=view.seat)
        if view.seat is not None:
            cards = members(view.secrets.cards[view.seat])
            hand.items = [Item(f"c{card}", face(card)) for card in cards]
        over = Text("slobberhannes-headline-over")
        return Scene(
            over if view.over else headline, players, [trick, *[sheet] * bool(table.deals), hand]
        )

    def cards(self, rules: Rules) -> list[Card]:
        return [face(card) for card in deck(rules)]

    def text(self, rules: Rules, event: Event) -> Text:
        told = EVENTS[event.kind]
        args: dict[str, int | str] = {"seat": seat_ref(event.args[0])}
        if event.kind == PLAYED_E:
            args["card"] = card_ref(card_key(event.args[1]))
        elif event.kind == SCORED_E:
            args["points"] = event.args[1]
        return Text(f"slobberhannes-event-{told.name}", args, told.rule)

    def deeds(self, rules: Rules, events: list[Event]) -> list[Deed]:
        found: list[Deed] = []
        for event in events:
            seat, *more = event.args
            if event.kind == DEALT_E:
                found += [Deed(DREW, seat, card_key(card)) for card in members(more[0])]
            elif event.kind == PLAYED_E:
                found.append(Deed(PLAYED, seat, card_key(more[0])))
            elif event.kind == TOOK_E:
                found.append(Deed(TURN, seat))
            elif event.kind == SCORED_E:
                found.append(Deed(SCORED, seat, "slobberhannes-points", 0, more[0]))
        return found

    def encode(self, rules: Rules, step: str, answer: int) -> int:
        return answer

    def action_names(self, rules: Rules) -> list[str]:
        return [f"Trick:{card}" for card in CARDS]

    def observe(self, view: Seen, to: Observation) -> None:
        table, seats = view.table, view.after(to.me - 1)
        to.flags("hand", view.secrets.cards[to.me], 32)
        to.flags("gone", table.gone, 32)
        for seat in seats:
            n = (seat - table.leader) % table.seats
            to.choice("trick", table.open[n] if n < len(table.open) else -1, 32)
        for seat in seats:
            to.flags("voids", table.voids[seat], 4)
        to.seat("leader", table.leader)
        for seat in seats:
            to.number("taken", table.taken[seat], 3)
        for seat in seats:
            to.number("points", table.points[seat], 4 * deals(view.rules))
        to.number("deals", table.deals, deals(view.rules))


POINTS = Text("slobberhannes-points")


def face(card: int) -> Card:
    """The face of a card."""
    return Card(card_key(card), COLOURS[suit(card)], RANKS[card % 8], ICONS[suit(card)])


class Worlds:
    """All ways in which the hidden cards may lie, as far as the view's owner knows.

    Card by card each goes to a seat that has room and has shown no void, by the ways that follow.
    """

    def __init__(self, view: Seen) -> None:
        own = 0 if view.seat is None else view.secrets.cards[view.seat]
        self.view = view
        self.pool = [card for card in deck(view.rules) if not (own | view.table.gone) >> card & 1]
        self.ways = cache(self._ways)

    def draw(self, rng: Rng) -> Hands:
        """Hands that may be the true ones, all equally likely."""
        table = self.view.table
        room = tuple(0 if n == self.view.seat else table.left(n) for n in range(table.seats))
        hands = self.view.secrets.copy()
        for place, card in enumerate(self.pool):
            takers = self.takers(place, room)
            ways = list(accumulate(self.ways(place + 1, after) for _, after in takers))
            seat, room = takers[bisect(ways, rng.uniform() * ways[-1])]
            hands.give(seat, hands.cards[seat] | bit(card))
        return hands

    def takers(self, place: int, room: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
        """Who may hold the card at ``place``, with the room that is then left."""
        void = bit(suit(self.pool[place]))
        may = [n for n, left in enumerate(room) if left and not self.view.table.voids[n] & void]
        return [(seat, put(room, seat, room[seat] - 1)) for seat in may]

    def _ways(self, place: int, room: tuple[int, ...]) -> int:
        if place == len(self.pool):
            return 1
        return sum(self.ways(place + 1, after) for _, after in self.takers(place, room))


GAME = Slobberhannes()
