"""What a game brings, and how games are found."""

from __future__ import annotations

import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Generic

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import lowest
from tertulia.core.deed import Deed
from tertulia.core.errors import BadOption, UnknownGame
from tertulia.core.events import Event, Told
from tertulia.core.log import Log, Script
from tertulia.core.match import Match
from tertulia.core.observation import Observation
from tertulia.core.position import UNANSWERED, Position, S, Step, T, View
from tertulia.core.rng import Rng
from tertulia.core.rules import Choice, Rules, Value, check_options
from tertulia.core.save import begin as begin_again
from tertulia.core.save import load as restore
from tertulia.core.scene import Card, Column, Scene
from tertulia.core.text import Text

GROUP = "tertulia.games"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[T, S]):
    """A game: its name, what it may be played with, and how its parts are made.

    A subclass sets the fields in ``__init__`` and overrides the methods. ``decks`` are the decks
    that come with the game, the default first: by name the file, seen from the game's package.
    ``limit`` is a number of decisions within which a random game ends; bots that play on by
    themselves stop there. ``simulated`` are options that a simulation sets unless it is told
    otherwise, such as a limit for games that might never end among bots. ``depth`` is the number
    of epochs that a search plays on before it values a position. ``asking`` numbers the steps that
    ask, ``topics`` gives for each that is a response window the key of the words that say what it
    is about; players may give orders by topic, and windows may share one. ``meanings`` says what
    each field is that :meth:`observe` writes, in order.
    """

    @classmethod
    def __class_getitem__(cls, types: object) -> object:
        """``Game[Table, Hands]`` is for type checkers: nothing is generic at run time."""
        return cls

    def __init__(self, name: str, version: int, seats: tuple[int, ...]) -> None:
        self.name = name
        self.version = version
        self.seats = seats
        self.options: tuple[Choice, ...] = ()
        self.events: tuple[Told, ...] = ()
        self.decks: dict[str, str] = {}
        self.limit = 1000
        self.depth = 1
        self.simulated: dict[str, object] = {}
        self.asking: dict[str, int] = {}
        self.topics: dict[str, str] = {}
        self.meanings: dict[str, str] = {}
        self._rules: dict[tuple[int, str], Rules] = {}

    # Made by the game.

    def make_rules(
        self, seats: int, options: dict[str, Value], deck: dict[str, object] | None
    ) -> Rules:
        """The rules of a match; ``deck`` is the content of a deck file, ``None`` the default.

        Raises :class:`BadOption` or :class:`BadDeck` for what does not fit together.
        """
        raise NotImplementedError

    def earlier_deck(self, version: int, options: dict[str, object]) -> dict[str, object] | None:
        """The default deck of an earlier version of the game, for the matches begun with it.

        ``None`` if it was the one that is the default now.
        """
        return None

    def make_table(self, rules: Rules) -> T:
        """The record of a match that has not begun."""
        raise NotImplementedError

    def make_secrets(self, rules: Rules) -> S:
        """The secrets of a match that has not begun, or those of a spectator's view."""
        raise NotImplementedError

    def first_step(self, rules: Rules) -> Step[T, S]:
        """The step that begins a match."""
        raise NotImplementedError

    def check_deal(self, rules: Rules, deal: dict[str, list[int]]) -> None:
        """Raise :class:`BadOption` if ``deal`` states an impossible order of a pile."""
        raise NotImplementedError

    def secrets_of(self, m: Position[T, S], seat: int | None) -> S:
        """What ``seat`` knows of the secrets, built from blank; ``None`` for a spectator."""
        raise NotImplementedError

    def fold(self, view: View[T, S], event: Event) -> None:
        """Carry an event that the view's owner has seen into its record and secrets."""
        raise NotImplementedError

    def sample(self, view: View[T, S], rng: Rng) -> Match[T, S]:
        """A match that the view's owner cannot tell from the truth, all such equally likely."""
        raise NotImplementedError

    def scores(self, m: Position[T, S]) -> tuple[int, ...]:
        """The scores by seat as they stand."""
        raise NotImplementedError

    def winners(self, m: Position[T, S]) -> tuple[int, ...]:
        """The seats that win with the scores as they stand."""
        raise NotImplementedError

    def done(self, m: Position[T, S]) -> float:
        """How much of the game is played, 0 to 1, by what is public and never goes back.

        Unless a game knows better: the answers given, as far as they show, of its ``limit``.
        """
        hidden = len([answer for answer in m.commits if answer != UNANSWERED])
        return float(int(m.asked) - hidden) / float(self.limit)

    def values(self, m: Position[T, S]) -> list[float]:
        """How good the position is for each seat, 0 to 1, by what is public: the aim of search."""
        raise NotImplementedError

    def greedy(self, m: Position[T, S], seat: i64, rng: Rng) -> int:
        """A sensible legal answer, from what ``seat`` may know and at once."""
        raise NotImplementedError

    def scene(self, view: View[T, S]) -> Scene:
        """What the view's owner sees."""
        raise NotImplementedError

    def columns(self, view: View[T, S]) -> list[Column]:
        """The columns over which the view's owner is asked to allocate."""
        return []

    def cards(self, rules: Rules) -> list[Card]:
        """Every card in play, so that its name in a story can be opened."""
        return []

    def text(self, rules: Rules, event: Event) -> Text:
        """The sentence that tells an event, as far as its arguments go.

        The names of cards may depend on the deck, hence the rules.
        """
        raise NotImplementedError

    def deeds(self, rules: Rules, events: list[Event]) -> list[Deed]:
        """What all events of a game, in full, mean to somebody who studies it.

        The points of each seat add up to its score; a card is drawn before it is played.
        """
        return []

    def encode(self, rules: Rules, step: str, answer: int) -> int:
        """The dense action id of an answer to a step, 0 to ``rules.actions - 1``.

        Two answers to one decision never share an id.
        """
        raise NotImplementedError

    def action_names(self, rules: Rules) -> list[str]:
        """The name of every action id, such as ``Bid:2:7``: the step, then what is chosen."""
        raise NotImplementedError

    def observe(self, view: View[T, S], to: Observation) -> None:
        """Write what the view's owner sees, with the same fields at every time of a match.

        Who is asked, and by which step, is written already.
        """
        raise NotImplementedError

    # The same for every game.

    def start(
        self,
        seats: int = 0,
        seed: int | str = 0,
        options: dict[str, object] | None = None,
        deal: dict[str, list[int]] | None = None,
        deck: dict[str, object] | None = None,
        record: bool = True,
    ) -> Match[T, S]:
        """A new match, played on to its first decision.

        ``seats`` defaults to the most the game takes. ``deal`` states the order of piles by
        source, see the game. With ``record`` false the match keeps no log: faster, but it tells
        no events and cannot be saved. Raises :class:`BadOption` or :class:`BadDeck`.
        """
        match = self.prepare(seats or max(self.seats), seed, options, deal, deck)
        if record:
            match.log = Log()
        match.go_on()
        return match

    def prepare(
        self,
        seats: int,
        seed: int | str,
        options: dict[str, object] | None,
        deal: dict[str, list[int]] | None,
        deck: dict[str, object] | None,
    ) -> Match[T, S]:
        """A checked match in which nothing has happened yet, not even the deal."""
        if seats not in self.seats:
            raise BadOption("seats", seats, ", ".join(str(n) for n in self.seats))
        rules = self.rules(seats, options or {}, deck)
        match = Match(self, rules, self.make_table(rules), self.make_secrets(rules), Rng(seed))
        match.seed = seed
        if deal:
            self.check_deal(rules, deal)
            match.script = Script(deal)
        match.push(self.first_step(rules))
        return match

    def rules(
        self, seats: int, options: dict[str, object], deck: dict[str, object] | None
    ) -> Rules:
        """The rules for these options; those of the default deck are made once and shared."""
        key = (seats, repr(sorted(options.items())) if options else "")
        if deck is None and key in self._rules:
            return self._rules[key]
        made = self.make_rules(seats, check_options(self.options, options), deck)
        made.own_deck = deck is not None
        if deck is None and len(self._rules) < 256:
            self._rules[key] = made
        return made

    def progress(self, m: Position[T, S]) -> int:
        """How far the game is, in per cent: 100 when it is over, and not before."""
        return 100 if m.over else min(99, int(100 * self.done(m)))

    def write_observation(self, view: View[T, S], to: Observation) -> None:
        """Write all that the view's owner observes; a spectator's is as seen from seat 0."""
        to.by(0 if view.seat is None else view.seat, view.seats)
        to.seat_flags("asked", view.owing)
        top = view.top
        step: i64 = -1
        if top is not None:
            step = self.asking.get(type(top).__name__, -1)
        to.choice("step", step, len(self.asking))
        self.observe(view, to)

    def rollout(self, match: Match[T, S], rng: Rng) -> None:
        """Play on at random until the game is over or the match's horizon is reached."""
        while match.owing != 0:
            top = match.top
            assert top is not None
            seat = lowest(match.owing)
            match.apply(seat, top.pick(match, seat, rng))


def load(data: object) -> Match[Any, Any]:
    """The match in a save; raises :class:`BadSave` for what is damaged, foreign or too new."""
    return restore(data, games())


def begin(data: object) -> tuple[Match[Any, Any], list[tuple[int, int]]]:
    """The match in a save as it began, and the (seat, answer) that follow; raises as :func:`load`.

    What chance gave then, it gives again.
    """
    return begin_again(data, games())


def folder(game: Game[Any, Any]) -> Path:
    """Where the files lie that come with ``game``: beside the module of its class."""
    return Path(str(sys.modules[type(game).__module__].__file__)).parent


def games() -> dict[str, Game[Any, Any]]:
    """All installed games by name: the entry points of the group ``tertulia.games``."""
    return {point.name: point.load() for point in entry_points(group=GROUP)}


def game(name: str) -> Game[Any, Any]:
    """The installed game with this name; raises :class:`UnknownGame`."""
    found = entry_points(group=GROUP)
    if name not in found.names:
        raise UnknownGame(name, sorted(found.names))
    loaded: Game[Any, Any] = found[name].load()
    return loaded
