"""Bots by name: ``random``, ``greedy``, ``search:50`` (ms), ``search:1000it``, ``onnx:FILE``."""

from __future__ import annotations

import re
from math import inf
from typing import Any, Final

from tertulia.bots.bot import Bot, GreedyBot, RandomBot
from tertulia.bots.policy import PolicyBot
from tertulia.bots.search import NO_END, SearchBot
from tertulia.core.errors import BadOption
from tertulia.core.position import View
from tertulia.core.rng import Rng

BOTS: Final[dict[str, str]] = {
    "random": "every legal answer is equally likely",
    "greedy": "the game's own rule of thumb, at once",
    "search": "information-set Monte Carlo tree search; search:50 for 50 ms, search:1000it for "
    "1000 iterations a decision",
}
"""The kinds of bots that need no file, and what each does."""

SEARCH_MS: Final = 200.0
"""What ``search`` thinks for when its name states no budget, in milliseconds."""

MOST: Final = 999_999_999
"""The largest budget, in milliseconds or iterations."""

BUDGET: Final = re.compile(r"([1-9][0-9]{0,8})(ms|it)?")


def bot(name: str) -> Bot:
    """The bot with this name, such as ``greedy`` or ``search:50``; raises :class:`BadOption`."""
    kind, colon, budget = name.partition(":")
    if kind == "random" and not colon:
        return RandomBot(name)
    if kind == "greedy" and not colon:
        return GreedyBot(name)
    if kind == "search" and not colon:
        return SearchBot(name, ms=SEARCH_MS)
    if kind == "onnx" and budget:
        return PolicyBot(name, budget)
    found = BUDGET.fullmatch(budget)
    if kind != "search" or found is None:
        allowed = ", ".join(BOTS) + ", search:<ms>, search:<n>it, onnx:<file>"
        raise BadOption("bots", name, allowed)
    number = int(found.group(1))
    if found.group(2) == "it":
        return SearchBot(name, number)
    return SearchBot(name, ms=float(number))


def with_budget(name: str, budget: str) -> str:
    """``name`` with this budget, if it is a bot that takes one and states none.

    Raises :class:`BadOption` for what is no budget, whoever plays.
    """
    if budget and BUDGET.fullmatch(budget) is None:
        raise BadOption("budget", budget, "milliseconds such as 50, iterations such as 1000it")
    return f"{name}:{budget}" if name == "search" and budget else name


def choose(
    name: str,
    view: View[Any, Any],
    rng: Rng,
    budget_ms: float | None = None,
    iterations: int | None = None,
) -> int:
    """What the bot with this name answers for the owner of ``view``.

    A budget given here replaces the one in the name; bots that don't search need none. Raises
    :class:`BadOption` for an impossible budget and :class:`NotPossible` if nothing is asked.
    """
    if iterations is not None and not 1 <= iterations <= MOST:
        raise BadOption("iterations", iterations, f"1 to {MOST}")
    if budget_ms is not None and not 0 <= budget_ms <= MOST:
        raise BadOption("budget_ms", budget_ms, f"0 to {MOST}")
    player = bot(name)
    if isinstance(player, SearchBot) and (iterations is not None or budget_ms is not None):
        player = SearchBot(name, iterations or NO_END, inf if budget_ms is None else budget_ms)
    return player.choose(view, rng)
