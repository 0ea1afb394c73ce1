"""The game as the core knows it."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import count, members
from tertulia.core.deck import Deck
from tertulia.core.deed import Deed
from tertulia.core.events import Event
from tertulia.core.game import Game
from tertulia.core.observation import Observation
from tertulia.core.rng import Rng
from tertulia.core.rules import Rules, Value
from tertulia.core.scene import Card, Scene
from tertulia.core.text import Text
from tertulia.games.troja import heuristics, scene, sentences, worth
from tertulia.games.troja.cards import NOTHING, put
from tertulia.games.troja.codec import ASKING, action_names, encode
from tertulia.games.troja.deal import check_deal
from tertulia.games.troja.deeds import deeds
from tertulia.games.troja.events import EVENTS
from tertulia.games.troja.exits import winners
from tertulia.games.troja.folding import fold
from tertulia.games.troja.hands import Hands
from tertulia.games.troja.observing import MEANINGS, observe
from tertulia.games.troja.rounds import Setup
from tertulia.games.troja.rules import DECKS, OPTIONS, TrojaRules, standard_deck
from tertulia.games.troja.sampling import sample
from tertulia.games.troja.table import Table
from tertulia.games.troja.types import At, Clause, Play, Seen, rules_of


class Troja(Game[Table, Hands]):
    """Troja, for 2 to 4 seats. Scores are Glory; whoever reaches 24 wins."""

    def __init__(self) -> None:
        super().__init__("troja", 1, (2, 3, 4))
        self.options = OPTIONS
        self.decks = DECKS
        self.events = EVENTS
        self.asking = ASKING
        self.topics = {
            "Reply": "troja-topic-reply",
            "Reaction": "troja-topic-reaction",
            "Modify": "troja-topic-modify",
            "CallWrath": "troja-topic-wrath",
            "Reward": "troja-topic-reward",
            "Aftermath": "troja-topic-after",
        }
        self.meanings = MEANINGS
        self.limit = 40000
        self.simulated = {"round_limit": 40}

    def make_rules(self, seats: int, options: dict[str, Value], deck: Deck | None) -> TrojaRules:
        return TrojaRules(seats, options, standard_deck() if deck is None else deck)

    def make_table(self, rules: Rules) -> Table:
        assert isinstance(rules, TrojaRules)
        return Table(rules.seats, rules.everything, len(rules.heroes))

    def make_secrets(self, rules: Rules) -> Hands:
        return Hands()

    def first_step(self, rules: Rules) -> Clause:
        return Setup()

    def check_deal(self, rules: Rules, deal: dict[str, list[int]]) -> None:
        assert isinstance(rules, TrojaRules)
        check_deal(rules, deal)

    def sample(self, view: Seen, rng: Rng) -> Play:
        return sample(view, rng)

    def fold(self, view: Seen, event: Event) -> None:
        fold(view, event)

    def deeds(self, rules: Rules, events: list[Event]) -> list[Deed]:
        assert isinstance(rules, TrojaRules)
        return deeds(rules, events)

    def encode(self, rules: Rules, step: str, answer: int) -> int:
        assert isinstance(rules, TrojaRules)
        return encode(rules, step, answer)

    def action_names(self, rules: Rules) -> list[str]:
        assert isinstance(rules, TrojaRules)
        return action_names(rules)

    def observe(self, view: Seen, to: Observation) -> None:
        observe(view, to)

    def secrets_of(self, m: At, seat: int | None) -> Hands:
        known = Hands()
        if seat is not None:
            known.cards = put(known.cards, seat, m.secrets.hand(seat))
        for place, card in enumerate(m.secrets.down):
            known.lay(card if m.table.laid[place] & 3 == seat else NOTHING)
        return known

    def scores(self, m: At) -> tuple[int, ...]:
        return m.table.scores()

    def winners(self, m: At) -> tuple[int, ...]:
        return tuple(members(winners(m.table)))

    def done(self, m: At) -> float:
        """The most Glory so far on the way to the goal; or what else ends the game, if nearer."""
        table, rules = m.table, rules_of(m)
        glory = float(table.most - rules.start_glory) / float(rules.goal - rules.start_glory)
        out = float(count(table.out)) / float(m.seats - 1)
        if rules.round_limit == 0:
            return max(glory, out)
        return max(glory, out, float(table.round) / float(rules.round_limit))

    def values(self, m: At) -> list[float]:
        return worth.values(m)

    def greedy(self, m: At, seat: i64, rng: Rng) -> int:
        return heuristics.greedy(m, seat, rng)

    def scene(self, view: Seen) -> Scene:
        return scene.scene(view)

    def cards(self, rules: Rules) -> list[Card]:
        assert isinstance(rules, TrojaRules)
        return scene.faces(rules)

    def text(self, rules: Rules, event: Event) -> Text:
        assert isinstance(rules, TrojaRules)
        return sentences.text(rules, event)


GAME = Troja()
