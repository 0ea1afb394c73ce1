"""Dense action ids for learning: a range for each step, one id for each answer to it."""

from __future__ import annotations

from typing import Final

SPANS: Final = (
    ("ChooseLeader", 16),
    ("Draw", 2),
    ("Act", 257),
    ("Limit", 64),
    ("Organize", 321),
    ("TakeBack", 64),
    ("Collect", 13),
    ("Stash", 65),
    ("ChooseTarget", 64),
    ("Strike", 257),
    ("Defend", 65),
    ("Exchange", 257),
    ("MakeRoom", 64),
    ("Pay", 65),
    ("Discard", 64),
    ("Recall", 64),
    ("Campaign", 65),
    ("ChooseColumn", 64),
    ("Interlude", 257),
    ("Answer", 65),
    ("ChooseRival", 4),
    ("Retrieve", 64),
    ("ClaimGroup", 64),
    ("ClaimFor", 4),
    ("SwapOwn", 64),
    ("SwapOther", 64),
    ("ReturnTitle", 7),
    ("Ransom", 2),
    ("BringDown", 2),
    ("LeaderTime", 2),
    ("Support", 129),
    ("MayDraw", 3),
    ("PreCampaign", 65),
    ("Renew", 64),
    ("UsePowers", 65),
    ("Borrow", 64),
    ("Extort", 64),
    ("PayOrLose", 2),
    ("ShiftFrom", 5),
    ("ShiftTo", 4),
)
"""Steps that ask, and how many answers each may have; those that can pass begin with ``PASS``."""

PASSING: Final = (
    "Act",
    "Organize",
    "Strike",
    "Defend",
    "Exchange",
    "Pay",
    "Campaign",
    "Interlude",
    "Answer",
    "LeaderTime",
    "Support",
    "MayDraw",
    "PreCampaign",
    "UsePowers",
    "ShiftFrom",
)


def offsets() -> dict[str, int]:
    """By step, the id of the answer 0."""
    found: dict[str, int] = {}
    base = 0
    for step, span in SPANS:
        found[step] = base + (1 if step in PASSING else 0)
        base += span
    return found


OFFSETS: Final[dict[str, int]] = offsets()
ACTIONS: Final = sum([span for _, span in SPANS])


def encode(step: str, answer: int) -> int:
    """The id of ``answer`` to the step with this name."""
    return OFFSETS[step] + answer
