"""Dense action ids for learning: ranges for bids, splits, cards, trumps and bonus answers."""

from __future__ import annotations

from typing import Final

from tertulia.core.position import PASS
from tertulia.games.trunfos.cards import SUITS, unpack
from tertulia.games.trunfos.rules import TrunfosRules

ASKING: Final = {"Bid": 0, "Distribute": 1, "Trick": 2, "ChooseTrump": 3, "Bonus": 4}


def encode(rules: TrunfosRules, step: str, answer: int) -> int:
    """The id of ``answer`` to the step with this name.

    A split is told by its first three parts, since the bid that is split is public.
    """
    if step == "Bid":
        return (answer >> 6) * len(rules.track) + rules.track.index(answer & 63)
    base = 4 * len(rules.track)
    width = _width(rules)
    if step == "Distribute":
        parts = unpack(answer)
        return base + (parts[0] * width + parts[1]) * width + parts[2]
    base += width**3
    if step == "Trick":
        return base + (answer >> 4) * 12 + (answer & 15) - 1
    base += 48
    if step == "ChooseTrump":
        return base + answer
    return base + 4 + (4 if answer == PASS else answer)


def _width(rules: TrunfosRules) -> int:
    return rules.track[-1] + 1


def action_names(rules: TrunfosRules) -> list[str]:
    """The names of the ids, in order."""
    parts = range(_width(rules))
    names = [f"Bid:{lot}:{number}" for lot in range(4) for number in rules.track]
    names += [f"Distribute:{a}:{b}:{c}" for a in parts for b in parts for c in parts]
    names += [f"Trick:{suit}{rank}" for suit in SUITS for rank in range(1, 13)]
    names += [f"ChooseTrump:{suit}" for suit in SUITS]
    return names + [f"Bonus:{suit}" for suit in (*SUITS, "pass")]
