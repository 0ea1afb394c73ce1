"""What is measured of Trunfos e Tesouros."""

from __future__ import annotations

import hashlib
from typing import Final

from benchmarks.matches import play
from benchmarks.task import Task
from tertulia import Rng
from tertulia.bots.search import Search
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.rules import standard_deck
from tertulia.games.trunfos.types import Play, Seen

SEATS: Final = 4
EARLY: Final = 4
LATE: Final = 24
"""Cards on the table or taken, where a search or a sample begins."""

API_DEALT: Final = "trunfos: rounds already dealt, from Python"
API_WHOLE: Final = "trunfos: whole games, from Python"
API_TOLD: Final = "trunfos: whole games with their log, from Python"
OWN_DEALT: Final = "trunfos: rounds already dealt, own loop"
OWN_WHOLE: Final = "trunfos: whole games, own loop"
COPY: Final = "trunfos: copy"
SAMPLE_EARLY: Final = "trunfos: a world of an early view"
SAMPLE_LATE: Final = "trunfos: a world of a view with voids"
SEARCH: Final = "trunfos: search"


def one_round() -> dict[str, object]:
    """The deck for games of a single round, so that a dealt round ends without another deal."""
    return {**standard_deck(), "rounds": {"value": 1, "source": "printed"}}


def dealt(number: int) -> list[Play]:
    """Matches of one round in which the first card is to be led, all else played at random."""
    deck = one_round()
    rng = Rng("benchmarks")
    found: list[Play] = []
    for seed in range(number):
        match = GAME.start(SEATS, seed, deck=deck, record=False)
        while not at_tricks(match):
            answer_one(match, rng)
        found.append(match)
    return found


def at_tricks(match: Play) -> bool:
    """Whether a card is asked for."""
    return match.decision(match.to_move[0]).step == "Trick"


def answer_one(match: Play, rng: Rng) -> None:
    """Play one random answer."""
    seat = match.to_move[0]
    answers = match.decision(seat).answers
    match.play(seat, answers[rng.below(len(answers))])


def views(number: int, played: int, voids: bool) -> list[Seen]:
    """What the seat to move sees when ``played`` cards of a round have been played."""
    rng = Rng("views")
    found: list[Seen] = []
    for match in dealt(number * 3):
        while match.table.tricks * SEATS + match.table.played < played or not at_tricks(match):
            answer_one(match, rng)
        if (match.table.voids != 0) == voids and len(found) < number:
            found.append(match.view(match.to_move[0]))
    return found


# The work.


def play_whole(games: int, record: bool) -> int:
    """Whole games through the public interface, deals and auctions included."""
    return sum(play([GAME.start(SEATS, seed, record=record)]) for seed in range(games))


def roll(matches: list[Play], rng: Rng) -> int:
    """Play at random in the library's own loop; counts decisions."""
    decisions = 0
    for match in matches:
        before = match.asked
        GAME.rollout(match, rng)
        decisions += match.asked - before
    return decisions


def roll_whole(games: int) -> int:
    """Whole games in the library's own loop."""
    rng = Rng("roll")
    return roll([GAME.start(SEATS, seed, record=False) for seed in range(games)], rng)


def copy(matches: list[Play]) -> int:
    """Copies of every match."""
    for match in matches:
        duplicate = match.copy
        for _ in range(100):
            duplicate()
    return 100 * len(matches)


def sample(seen: list[Seen]) -> int:
    """Worlds for every view."""
    rng = Rng("sample")
    draw = GAME.sample
    for view in seen:
        for _ in range(20):
            draw(view, rng)
    return 20 * len(seen)


def search(seen: list[Seen]) -> int:
    """Iterations of the search, played on at random, from every view."""
    for view in seen:
        Search(view, Rng("search"), greedy=False).run(500)
    return 500 * len(seen)


def tasks() -> list[Task]:
    """All of them."""
    base = dealt(40)
    early = views(20, EARLY, False)
    late = views(20, LATE, True)
    rng = Rng("rounds")

    def copies() -> list[Play]:
        return [match.copy() for match in base]

    return [
        Task(API_DEALT, "decisions", copies, play),
        Task(API_WHOLE, "decisions", lambda: 10, lambda games: play_whole(games, False)),
        Task(API_TOLD, "decisions", lambda: 10, lambda games: play_whole(games, True)),
        Task(OWN_DEALT, "decisions", copies, lambda matches: roll(matches, rng)),
        Task(OWN_WHOLE, "decisions", lambda: 20, roll_whole),
        Task(COPY, "copies", lambda: base, copy),
        Task(SAMPLE_EARLY, "worlds", lambda: early, sample),
        Task(SAMPLE_LATE, "worlds", lambda: late, sample),
        Task(SEARCH, "iterations", lambda: early[:2] + late[:2], search),
    ]


def digest() -> str:
    """A digest of games from fixed seeds: what was asked, answered, told and scored in each."""
    found = hashlib.sha256()
    for seats in GAME.seats:
        for seed in range(20):
            match = GAME.start(seats, seed)
            rng = Rng(seed)
            while not match.over:
                seat = match.to_move[-1]
                decision = match.decision(seat)
                answer = decision.answers[rng.below(len(decision.answers))]
                told = match.play(seat, answer)
                found.update(repr((seat, decision.answers, answer, told)).encode())
            found.update(repr((match.scores, match.winners)).encode())
    return found.hexdigest()
