"""How a game has gone: when the lead changed, and how the scores stood then."""

from __future__ import annotations

from typing import Any

from tertulia.core.game import begin

MOST = 12
"""How many of the last changes of the lead are told."""


def turns(save: dict[str, Any]) -> list[tuple[int, tuple[int, ...], tuple[int, ...]]]:
    """The steps of a saved game after which others lead than before, each with the seats that do
    and the scores. Step 0 is the deal; all are level then, so the first lead is a change."""
    match, inputs = begin(save)
    found = []
    before = match.game.winners(match)
    for step, (seat, answer) in enumerate(inputs, 1):
        match.play(seat, answer)
        leading = match.game.winners(match)
        if leading != before:
            found.append((step, leading, match.scores))
            before = leading
    return found[-MOST:]
