"""The game as the core knows it."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import count
from tertulia.core.deck import Deck
from tertulia.core.deed import Deed
from tertulia.core.events import Event
from tertulia.core.four import get, put
from tertulia.core.game import Game
from tertulia.core.observation import Observation
from tertulia.core.rng import Rng
from tertulia.core.rules import Rules, Value
from tertulia.core.scene import Card, Scene
from tertulia.core.text import Text
from tertulia.games.troika import faces, heuristics, scene, telling, worth
from tertulia.games.troika.codec import ASKING, action_names, encode
from tertulia.games.troika.deal import check_deal
from tertulia.games.troika.deeds import deeds
from tertulia.games.troika.events import EVENTS
from tertulia.games.troika.folding import fold
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.observing import MEANINGS, observe
from tertulia.games.troika.rules import (
    DECKS,
    OPTIONS,
    TroikaRules,
    earlier_deck,
    edition,
    shipped_deck,
)
from tertulia.games.troika.sampling import sample
from tertulia.games.troika.setup import Begin
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Clause, Play, Seen, rules_of
from tertulia.games.troika.values import score


class Troika(Game[Table, Hands]):
    """Vem aí a Troika, for 2 to 4 seats. Scores are Victory Points; the most win."""

    def __init__(self) -> None:
        super().__init__("troika", 2, (2, 3, 4))
        self.options = OPTIONS
        self.decks = DECKS
        self.events = EVENTS
        self.asking = ASKING
        self.topics = {"Answer": "troika-topic-answer"}
        self.meanings = MEANINGS
        self.limit = 3000
        self.depth = 2

    def make_rules(self, seats: int, options: dict[str, Value], deck: Deck | None) -> TroikaRules:
        return TroikaRules(seats, options, deck or shipped_deck(edition(options)))

    def earlier_deck(self, version: int, options: dict[str, object]) -> Deck | None:
        return earlier_deck(edition(options), version)

    def make_table(self, rules: Rules) -> Table:
        return Table(rules.seats)

    def make_secrets(self, rules: Rules) -> Hands:
        return Hands()

    def first_step(self, rules: Rules) -> Clause:
        return Begin()

    def check_deal(self, rules: Rules, deal: dict[str, list[int]]) -> None:
        assert isinstance(rules, TroikaRules)
        check_deal(rules, deal)

    def secrets_of(self, m: At, seat: int | None) -> Hands:
        known = Hands()
        if seat is not None:
            known.add(seat, m.secrets.hand(seat))
            known.offer(seat, get(m.secrets.dealt, seat))
            known.bet(seat, get(m.secrets.stake, seat))
            known.campaign = put(known.campaign, seat, get(m.secrets.campaign, seat))
        return known

    def fold(self, view: Seen, event: Event) -> None:
        fold(view, event)

    def sample(self, view: Seen, rng: Rng) -> Play:
        return sample(view, rng)

    def scores(self, m: At) -> tuple[int, ...]:
        rules = rules_of(m)
        return tuple([int(score(rules, m.table, seat)) for seat in range(m.seats)])

    def winners(self, m: At) -> tuple[int, ...]:
        scores = self.scores(m)
        best = max(scores)
        return tuple([seat for seat, total in enumerate(scores) if total == best])

    def done(self, m: At) -> float:
        """The Events revealed, of all above and with Troika (TROIKA-SETUP-4, TROIKA-SETUP-7)."""
        rules = rules_of(m)
        latest = 2 * rules.before_elections + count(rules.elections) + rules.with_troika + 1
        return float(count(m.table.revealed)) / float(latest)

    def values(self, m: At) -> list[float]:
        return worth.values(m)

    def greedy(self, m: At, seat: i64, rng: Rng) -> int:
        return heuristics.greedy(m, seat, rng)

    def scene(self, view: Seen) -> Scene:
        return scene.scene(view)

    def cards(self, rules: Rules) -> list[Card]:
        assert isinstance(rules, TroikaRules)
        return faces.every(rules)

    def text(self, rules: Rules, event: Event) -> Text:
        assert isinstance(rules, TroikaRules)
        return telling.text(rules, event)

    def deeds(self, rules: Rules, events: list[Event]) -> list[Deed]:
        assert isinstance(rules, TroikaRules)
        return deeds(rules, events)

    def encode(self, rules: Rules, step: str, answer: int) -> int:
        return encode(step, answer)

    def action_names(self, rules: Rules) -> list[str]:
        assert isinstance(rules, TroikaRules)
        return action_names(rules)

    def observe(self, view: Seen, to: Observation) -> None:
        observe(view, to)


GAME = Troika()
