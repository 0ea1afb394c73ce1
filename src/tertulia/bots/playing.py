"""Bots that play a match on by themselves."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from tertulia.bots.bot import Bot, RandomBot
from tertulia.core.bits import SEATS
from tertulia.core.match import Match
from tertulia.core.rng import Rng

CHECK_SECONDS: Final = 0.1
CHECK_TURNS: Final = 64

Stop = Callable[[], bool]
Note = Callable[[Match[Any, Any], int, int], None]


def play_on(
    match: Match[Any, Any],
    bots: list[Bot],
    rngs: list[Rng],
    stop: Stop,
    note: Note | None = None,
) -> int | None:
    """Play to the end or to the game's limit, and count decisions; ``None`` when told to stop.

    ``bots`` and their chance are by seat. ``stop`` is asked every tenth of a second that a game
    takes, ``note`` is told of each answer before it is played. Raises what a bot raises, and
    :class:`IllegalMove` for an answer that the rules forbid.
    """
    limit: i64 = match.game.limit
    decisions: i64 = 0
    turns: i64 = 0
    checked = time.perf_counter()
    while match.owing != 0 and decisions < limit:
        turns += 1  # to read the clock costs as much as a random turn, and far less than a thought
        look = turns % CHECK_TURNS == 0
        for seat in SEATS[match.owing]:
            bot = bots[seat]
            if isinstance(bot, RandomBot):  # looks at nothing, so no view is made
                top = match.top
                assert top is not None
                answer = top.pick(match, seat, rngs[seat])
            else:
                answer = bot.choose(match.view(seat), rngs[seat])
                look = True
            if note is not None:
                note(match, seat, answer)
            match.play(seat, answer)
            decisions += 1
        if look and time.perf_counter() - checked > CHECK_SECONDS:
            checked = time.perf_counter()
            if stop():
                return None
    return int(decisions)
