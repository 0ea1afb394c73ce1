"""What a study plays, and what came of each game."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import NamedTuple

from tertulia.bots import with_budget
from tertulia.core.errors import BadOption
from tertulia.core.game import game
from tertulia.lab.entrants import entrant

MOST_GAMES = 10_000_000


@dataclass(frozen=True)
class Plan:
    """Games to be played: all that a worker needs to know.

    A game's deal and its bots' chance depend on the seed and the game's number alone. With
    ``rotate``, each deal is played as often as there are seats, every bot moving on by one seat.
    ``deck`` is the content of a deck file, ``None`` the game's default.
    """

    game: str
    seats: int
    games: int
    bots: tuple[str, ...]
    seed: int | str = 0
    options: dict[str, object] = field(default_factory=dict)
    deck: dict[str, object] | None = None
    rotate: bool = True

    def deal(self, number: int) -> int:
        """The number of the deal that a game is played with."""
        return number // self.seats if self.rotate else number

    def entrant(self, number: int, seat: int) -> str:
        """The bot at a seat in a game."""
        return self.bots[(seat + number) % self.seats if self.rotate else seat]


class Asked(NamedTuple):
    """One decision: who was asked in which step, how many answers were legal, and the answer."""

    game: int
    place: int
    seat: int
    step: str
    kind: str
    rule: str
    answers: int
    answer: int


@dataclass(frozen=True)
class Played:
    """One game: ``winners`` is empty if the game's limit of decisions cut it off.

    ``asked`` are its decisions, if those were wanted.
    """

    number: int
    decisions: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    asked: tuple[Asked, ...] = ()


def make_plan(
    name: str,
    seats: int = 0,
    games: int = 1000,
    bots: tuple[str, ...] = ("greedy",),
    seed: int | str = 0,
    options: dict[str, object] | None = None,
    deck: dict[str, object] | None = None,
    budget: str = "",
    rotate: bool = True,
    guests: Collection[str] = (),
) -> Plan:
    """A checked plan; raises the errors of the game, and :class:`BadOption`.

    ``seats`` 0 is the most that the game takes; one bot alone plays every seat; ``budget``, such
    as ``50`` (ms) or ``1000it``, is for the bots that take one and state none. ``guests`` are bots
    that the caller brings. Options that the game sets for simulations hold unless ``options`` says
    otherwise.
    """
    found = game(name)
    options = {**found.simulated, **(options or {})}
    seats = seats or max(found.seats)
    found.prepare(seats, seed, options, None, deck)
    if not 1 <= games <= MOST_GAMES:
        raise BadOption("games", games, f"1 to {MOST_GAMES}")
    if len(bots) == 1:
        bots = bots * seats
    if len(bots) != seats:
        raise BadOption("bots", ",".join(bots), f"{seats} names for {seats} seats, or one for all")
    bots = tuple([with_budget(each.strip(), budget) for each in bots])
    for each in bots:
        if each not in guests:
            entrant(each)
    return Plan(name, seats, games, bots, seed, options, deck, rotate)
