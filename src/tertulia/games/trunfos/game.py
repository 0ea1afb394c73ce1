"""The game as the core knows it."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.deck import Deck
from tertulia.core.deed import Deed
from tertulia.core.events import Event
from tertulia.core.four import get
from tertulia.core.game import Game
from tertulia.core.observation import Observation
from tertulia.core.rng import Rng
from tertulia.core.rules import Rules, Value
from tertulia.core.scene import Card, Column, Scene
from tertulia.core.text import Text
from tertulia.games.trunfos import heuristics, scene, worth
from tertulia.games.trunfos.auction import Begin
from tertulia.games.trunfos.codec import ASKING, action_names, encode
from tertulia.games.trunfos.deal import check_deal
from tertulia.games.trunfos.deeds import deeds
from tertulia.games.trunfos.events import EVENTS
from tertulia.games.trunfos.folding import fold
from tertulia.games.trunfos.hands import Hands
from tertulia.games.trunfos.observing import MEANINGS, observe
from tertulia.games.trunfos.rollout import rollout
from tertulia.games.trunfos.rules import DECKS, LITERAL, OPTIONS, TrunfosRules, standard_deck
from tertulia.games.trunfos.sampling import sample
from tertulia.games.trunfos.table import NOBODY, Table
from tertulia.games.trunfos.types import At, Clause, Play, Seen, rules_of


class Trunfos(Game[Table, Hands]):
    """Trunfos e Tesouros, for 3 or 4 seats. Scores are points; the fewest win."""

    def __init__(self) -> None:
        super().__init__("trunfos", 1, (3, 4))
        self.options = OPTIONS
        self.events = EVENTS
        self.asking = ASKING
        self.meanings = MEANINGS
        self.decks = DECKS

    def make_rules(self, seats: int, options: dict[str, Value], deck: Deck | None) -> TrunfosRules:
        return TrunfosRules(seats, options, standard_deck() if deck is None else deck)

    def make_table(self, rules: Rules) -> Table:
        assert isinstance(rules, TrunfosRules)
        return Table(rules.seats, rules.trump0, rules.exact != LITERAL)

    def make_secrets(self, rules: Rules) -> Hands:
        return Hands()

    def first_step(self, rules: Rules) -> Clause:
        return Begin()

    def check_deal(self, rules: Rules, deal: dict[str, list[int]]) -> None:
        assert isinstance(rules, TrunfosRules)
        check_deal(rules, deal)

    def sample(self, view: Seen, rng: Rng) -> Play:
        return sample(view, rng)

    def fold(self, view: Seen, event: Event) -> None:
        fold(view, event)

    def deeds(self, rules: Rules, events: list[Event]) -> list[Deed]:
        return deeds(events)

    def encode(self, rules: Rules, step: str, answer: int) -> int:
        assert isinstance(rules, TrunfosRules)
        return encode(rules, step, answer)

    def action_names(self, rules: Rules) -> list[str]:
        assert isinstance(rules, TrunfosRules)
        return action_names(rules)

    def observe(self, view: Seen, to: Observation) -> None:
        observe(view, to)

    def secrets_of(self, m: At, seat: int | None) -> Hands:
        known = Hands()
        if seat is not None:
            known.set_hand(seat, m.secrets.hand(seat))
            if get(m.secrets.faces, seat) != NOBODY:
                known.draw_bonus(seat, get(m.secrets.faces, seat))
        owner: i64 = 0
        while owner < m.seats:
            if get(m.table.bonus, owner) != NOBODY:
                known.draw_bonus(owner, get(m.table.bonus, owner))
            owner += 1
        return known

    def scores(self, m: At) -> tuple[int, ...]:
        return m.table.scores()

    def winners(self, m: At) -> tuple[int, ...]:
        best = min(m.table.scores())
        return tuple([seat for seat, total in enumerate(m.table.scores()) if total == best])

    def done(self, m: At) -> float:
        """The tricks played, of all."""
        rules = rules_of(m)
        tricks = m.table.round * rules.hand_size + m.table.tricks
        return float(tricks) / float(rules.rounds * rules.hand_size)

    def values(self, m: At) -> list[float]:
        return worth.values(m)

    def greedy(self, m: At, seat: i64, rng: Rng) -> int:
        return heuristics.greedy(m, seat, rng)

    def rollout(self, match: Play, rng: Rng) -> None:
        if match.log is None and match.observer < 0:
            rollout(match, rng)
        else:
            super().rollout(match, rng)

    def scene(self, view: Seen) -> Scene:
        return scene.scene(view)

    def columns(self, view: Seen) -> list[Column]:
        return scene.columns(view)

    def cards(self, rules: Rules) -> list[Card]:
        assert isinstance(rules, TrunfosRules)
        return [scene.face(card, rules) for card in rules.deck_cards]

    def text(self, rules: Rules, event: Event) -> Text:
        return scene.text(event)


GAME = Trunfos()
