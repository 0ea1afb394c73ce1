"""Response windows at a table: who is troubled with one, and how long an answer takes to show.

Everyone eligible is asked, but only who could answer needs to hear of it. The server passes for the
others, and each answer shows no sooner than after a pause of one common distribution: neither who
is troubled nor how long an answer takes tells what a hand holds.
"""

from __future__ import annotations

import hmac
import math
import random
from collections.abc import Collection
from typing import Any, Literal, get_args

from tertulia.core.bits import bit
from tertulia.core.match import Match
from tertulia.core.position import PASS, UNANSWERED, Decision
from tertulia.core.window import Window, could_answer
from tertulia.table.seats import Seat

Order = Literal["always", "able", "turn", "stack"]
ORDERS: tuple[str, ...] = get_args(Order)
"""When a seat wants to be asked: always; if it could answer; until its turn only if it is attacked;
not before something else than a window is asked."""
ALWAYS, ABLE, TURN, STACK = ORDERS

SHORTEST, LONGEST = 0.7, 2.5
USUAL, SPREAD = math.log(1.0), 0.35


def is_open(match: Match[Any, Any]) -> bool:
    """Whether what is asked is a response window."""
    return isinstance(match.top, Window)


def eligible(match: Match[Any, Any]) -> int:
    """The seats that the open window asks or has asked, as a mask; who they are is public."""
    answered = [seat for seat, given in enumerate(match.commits) if given != UNANSWERED]
    mask = int(match.owing)
    for seat in answered:
        mask |= int(bit(seat))
    return mask


def topic(match: Match[Any, Any]) -> str | None:
    """What the open window is about, as the game's language key; ``None``: nothing is named."""
    return match.game.topics.get(type(match.top).__name__)


def spoken_for(match: Match[Any, Any], seat: Seat) -> bool:
    """Whether the server passes for ``seat``, which is asked, without troubling it.

    By the order for what the window is about, or else by the general one; for the muted items it
    does not want to be asked.
    """
    window = match.top
    order = seat.orders.get(topic(match) or "", seat.wake)
    if not isinstance(window, Window) or order == ALWAYS:
        return False
    decision = match.decision(seat.n)
    if order == STACK or not could_answer(decision) or _silent(decision, seat.muted):
        return True
    return order == TURN and not window.aims_at(match, seat.n)


def _silent(decision: Decision, muted: Collection[str]) -> bool:
    """Whether every answer besides passing needs a muted item."""
    return bool(muted) and all(
        any(target in muted for target in decision.describe(answer).targets)
        for answer in decision.answers
        if answer != PASS
    )


def over(match: Match[Any, Any], seat: int, order: str) -> bool:
    """Whether that for which an order was given is over, now that something may be asked."""
    if is_open(match) or not match.owing:
        return False
    return order == STACK or (order == TURN and seat in match.to_move)


def pause(secret: str, seat: int, ask: int) -> float:
    """Seconds before which no answer to this ask shows; the same whenever it is worked out."""
    key = hmac.digest(secret.encode(), f"pause {seat} {ask}".encode(), "sha256")
    dice = random.Random(key)
    while True:
        found = dice.lognormvariate(USUAL, SPREAD)
        if SHORTEST <= found <= LONGEST:
            return found
