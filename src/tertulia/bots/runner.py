"""Many matches stepped by one call, for learning.

:class:`tertulia.envs.batch.Vector` puts what it writes into NumPy arrays.
"""

from __future__ import annotations

from typing import Any

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64, u8

from tertulia.bots.bot import Bot
from tertulia.core.bits import SEATS
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
    ids: list[int]
    chosen: i64

    def __init__(self, match: Match[Any, Any], rng: Rng) -> None:
        self.match = match
        self.rng = rng
        self.taken = 0
        self.seat = 0
        self.answers = ()
        self.ids = []
        self.chosen = -1


def place_of(action: int, ids: list[int]) -> i64:
    """Where ``action`` stands in ``ids``, -1 if it does not."""
    for place, each in enumerate(ids):
        if each == action:
            return place
    return -1


class Runner:
    """Plays matches side by side; a match that ends is followed by the next at the same place.

    ``bots`` are by seat, ``None`` where the caller decides. After each step, place by place:
    ``to.out`` holds what the seat that is asked observes, ``seats`` that seat, ``legal`` the legal
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
    to: Observation
    seats: BytesWriter
    legal: BytesWriter
    sizes: BytesWriter
    ended: list[tuple[int, list[float]]]

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
        self.to = Observation()
        self.seats = BytesWriter()
        self.legal = BytesWriter()
        self.sizes = BytesWriter()
        self.ended = []
        for number in range(matches):
            self.places.append(self._begin())
            self._go_on(number)
        self.ended.clear()
        self._write()

    def step(self, actions: list[int]) -> None:
        """Carry out an action at each place and go on to the next decision of the caller's.

        Raises :class:`NotPossible` for an illegal action; then nothing has changed.
        """
        if len(actions) != len(self.places):
            raise NotPossible(f"{len(actions)} actions for {len(self.places)} matches")
        for number, place in enumerate(self.places):
            place.chosen = place_of(actions[number], place.ids)
            if place.chosen < 0:
                raise NotPossible(f"action {actions[number]} is not legal in match {number} now")
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
            seat = SEATS[match.owing][0]
            bot = self.bots[seat]
            if bot is None:
                top = match.top
                assert top is not None
                place.seat = seat
                place.answers = top.answers(match, seat)
                place.ids = self.actions.ids(match, place.answers)
                return
            match.apply(seat, bot.choose(match.view(seat), place.rng))
            place.taken += 1

    def _write(self) -> None:
        to = self.to
        to.out.truncate(0)
        self.seats.truncate(0)
        legal = self.legal
        legal.truncate(0)
        self.sizes.truncate(0)
        width: i64 = self.rules.actions
        first: i64 = 0
        for place in self.places:
            self.game.write_observation(place.match.view(int(place.seat)), to)
            self.seats.append(u8(place.seat))
            write_i64_le(self.sizes, len(place.ids))
            for action in place.ids:
                write_i64_le(legal, first + action)
            first += width
