"""A hint: what a search from a player's own view would weigh."""

from __future__ import annotations

import tertulia
from tertulia.bots.search import Finding, SearchBot
from tertulia.table.wire import Weighed, encode

BUDGET = 800.0
"""Milliseconds of thought."""

SHOWN = 3
LEAST = 5
"""The per cent of its thought that an answer was worth, to be named."""


def hint(save: dict[str, object], seat: int, seed: int) -> bytes:
    """The answers that a search came back to most, for a seat that is asked, as JSON.

    A save crosses to a worker, but only the seat's view reaches the search.
    """
    view = tertulia.load(save).view(seat)
    decision = view.ask()
    if len(decision.answers) == 1:
        found = [Finding(decision.answers[0], 1, 0.0)]
    else:
        found = SearchBot("search", ms=BUDGET).search(view, tertulia.Rng(seed)).findings()
    total = sum(finding.visits for finding in found)
    weighed = [
        Weighed(decision.describe(one.answer).text, round(100 * one.visits / total))
        for one in found[:SHOWN]
    ]
    return encode([one for one in weighed if one.share >= LEAST] or weighed[:1])
