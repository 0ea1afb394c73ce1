"""Many matches stepped by one call, for learning.

:class:`tertulia.envs.batch.Vector` puts what it writes into NumPy arrays.
"""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter, read_i64_le, write_i64_le
from mypy_extensions import i64, u8

from tertulia.bots.bot import Bot
from tertulia.core.bits import lowest
from tertulia.core.errors import NotPossible
from tertulia.core.game import Game
from tertulia.core.learning import Actions, rewards
from tertulia.core.match import Match
from tertulia.core.observation import Observation
from tertulia.core.rng import Rng
from tertulia.core.rules import Rules


class Place:
    """A match under way, and the decision that waits in it."""

    match: Match[Any, Any]
    rng: Rng
    taken: i64
    seat: i64
    answers: tuple[int, ...]
    chosen: i64

    def __init__(self, match: Match[Any, Any], rng: Rng) -> None:
        self.match = match
        self.rng = rng
        self.taken = 0
        self.seat = 0
        self.answers = ()
        self.chosen = -1


def found(sought: i64, numbers: bytes, begin: i64, size: i64) -> i64:
    """Where ``sought`` stands among ``size`` numbers from the place ``begin``, -1 if it doesn't."""
    at: i64 = 0
    while at < size:
        if read_i64_le(numbers, 8 * (begin + at)) == sought:
            return at
        at += 1
    return -1


class Runner:
    """Plays matches side by side; a match that ends is followed by the next at the same place.

    ``bots`` are by seat, ``None`` where the caller decides. After each step, place by place:
    ``observed`` is what the seat that is asked observes, ``seats`` that seat, ``legal`` the legal
    actions, each as place * actions + id in 8 bytes, ``sizes`` how many they are, in 8 bytes.
    ``ended`` lists the places where a match has ended or was cut off, with the rewards by seat.
    """

    game: Game[Any, Any]
    rules: Rules
    options: dict[str, object]
    bots: list[Bot | None]
    seed: str
    actions: Actions
    places: list[Place]
    begun: int
    observed: bytes
    seats: bytes
    legal: bytes
    sizes: bytes
    ended: list[tuple[int, list[float]]]
    to: Observation

    def __init__(
        self,
        game: Game[Any, Any],
        rules: Rules,
        options: dict[str, object],
        bots: list[Bot | None],
        matches: int,
        seed: int | str,
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.bots = bots
        self.seed = str(seed)
        self.actions = Actions(rules)
        self.places = []
        self.begun = 0
        self.ended = []
        self.to = Observation()
        for number in range(matches):
            self.places.append(self._begin())
            self._go_on(number)
        self.ended.clear()
        self._write()

    def step(self, actions: bytes) -> None:
        """Carry out an action at each place, 8 bytes each, and go on to the next decisions.

        Raises :class:`NotPossible` for an illegal action; then nothing has changed.
        """
        if len(actions) != 8 * len(self.places):
            raise NotPossible(f"{len(actions) // 8} actions for {len(self.places)} matches")
        width: i64 = self.rules.actions
        begin: i64 = 0
        for number, place in enumerate(self.places):
            action = read_i64_le(actions, 8 * number)
            size: i64 = len(place.answers)
            place.chosen = found(number * width + action, self.legal, begin, size)
            if place.chosen < 0:
                raise NotPossible(f"action {action} is not legal in match {number} now")
            begin += size
        self.ended.clear()
        for number, place in enumerate(self.places):
            place.match.apply(place.seat, place.answers[place.chosen])
            place.taken += 1
            self._go_on(number)
        self._write()

    def _begin(self) -> Place:
        """The next match."""
        self.begun += 1
        seed = f"{self.seed}:{self.begun}"
        match = self.game.start(int(self.rules.seats), seed, self.options, record=False)
        return Place(match, Rng(f"{seed}:bots"))

    def _go_on(self, number: int) -> None:
        """Let bots answer, and begin anew after the end, until the caller is asked."""
        limit: i64 = self.game.limit
        place = self.places[number]
        while True:
            match = place.match
            if match.owing == 0 or place.taken >= limit:
                self.ended.append((number, rewards(match)))
                place = self._begin()
                self.places[number] = place
                continue
            seat = lowest(match.owing)
            bot = self.bots[seat]
            if bot is None:
                top = match.top
                assert top is not None
                place.seat = seat
                place.answers = top.answers(match, seat)
                return
            match.apply(seat, bot.choose(match.view(int(seat)), place.rng))
            place.taken += 1

    def _write(self) -> None:
        to = self.to
        to.out.truncate(0)
        seats = BytesWriter()
        legal = BytesWriter()
        sizes = BytesWriter()
        width: i64 = self.rules.actions
        first: i64 = 0
        for place in self.places:
            match = place.match
            self.game.write_observation(match.glance(int(place.seat)), to)
            seats.append(u8(place.seat))
            write_i64_le(sizes, len(place.answers))
            self.actions.write(match, place.answers, first, legal)
            first += width
        self.observed = to.out.getvalue()
        self.seats = seats.getvalue()
        self.legal = legal.getvalue()
        self.sizes = sizes.getvalue()
