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


class Table:
    """One of the matches, and the decision that waits in it."""

    match: Match[Any, Any]
    rng: Rng
    number: int
    taken: i64
    seat: i64
    answers: tuple[int, ...]
    ids: list[int]
    chosen: i64

    def __init__(self, match: Match[Any, Any], number: int) -> None:
        self.match = match
        self.rng = Rng(0)
        self.number = number
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
    ``observations`` holds what the seat that is asked observes, ``seats`` that seat, ``legal`` the
    legal actions, each as place * actions + id in 8 bytes, ``sizes`` how many these are, in 8 bytes
    too. ``ended`` lists the places where a
    match has ended or was cut off, with the rewards by seat.
    """

    game: Game[Any, Any]
    rules: Rules
    options: dict[str, object]
    bots: list[Bot | None]
    seed: str
    actions: Actions
    tables: list[Table]
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
        self.tables = []
        self.begun = 0
        self.to = Observation()
        self.seats = BytesWriter()
        self.legal = BytesWriter()
        self.sizes = BytesWriter()
        self.ended = []
        for place in range(matches):
            self.tables.append(Table(self._start(), 0))
            self._begin(self.tables[place])
            self._go_on(self.tables[place], place)
        self.ended.clear()
        self._write()

    def step(self, actions: list[int]) -> None:
        """Carry out an action at each place and go on to the next decision of the caller's.

        Raises :class:`NotPossible` for an illegal action; then nothing has changed.
        """
        if len(actions) != len(self.tables):
            raise NotPossible(f"{len(actions)} actions for {len(self.tables)} matches")
        for place, table in enumerate(self.tables):
            table.chosen = place_of(actions[place], table.ids)
            if table.chosen < 0:
                raise NotPossible(f"action {actions[place]} is not legal in match {place} now")
        self.ended.clear()
        for place, table in enumerate(self.tables):
            table.match.apply(table.seat, table.answers[table.chosen])
            table.taken += 1
            self._go_on(table, place)
        self._write()

    def _start(self) -> Match[Any, Any]:
        self.begun += 1
        return self.game.start(
            int(self.rules.seats), f"{self.seed}:{self.begun}", self.options, record=False
        )

    def _begin(self, table: Table) -> None:
        table.number = self.begun
        table.rng = Rng(f"{self.seed}:{table.number}:bots")
        table.taken = 0

    def _go_on(self, table: Table, place: int) -> None:
        """Let bots answer, and begin anew after the end, until the caller is asked."""
        limit: i64 = self.game.limit
        while True:
            match = table.match
            if match.owing == 0 or table.taken >= limit:
                self.ended.append((place, rewards(match)))
                table.match = self._start()
                self._begin(table)
                continue
            seat = SEATS[match.owing][0]
            top = match.top
            assert top is not None
            bot = self.bots[seat]
            if bot is None:
                table.seat = seat
                table.answers = top.answers(match, seat)
                table.ids = self.actions.ids(match, table.answers)
                return
            match.apply(seat, bot.choose(match.view(seat), table.rng))
            table.taken += 1

    def _write(self) -> None:
        to = self.to
        to.out.truncate(0)
        self.seats.truncate(0)
        legal = self.legal
        legal.truncate(0)
        self.sizes.truncate(0)
        width: i64 = self.rules.actions
        first: i64 = 0
        for table in self.tables:
            self.game.write_observation(table.match.view(int(table.seat)), to)
            self.seats.append(u8(table.seat))
            write_i64_le(self.sizes, len(table.ids))
            for action in table.ids:
                write_i64_le(legal, first + action)
            first += width
