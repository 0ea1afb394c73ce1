"""Dense action ids for learning: a range for each step, one id for each answer to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tertulia.games.troika.rules import TroikaRules

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
ASKING: Final[dict[str, int]] = {step: place for place, (step, _) in enumerate(SPANS)}
ACTIONS: Final = sum([span for _, span in SPANS])


def encode(step: str, answer: int) -> int:
    """The id of ``answer`` to the step with this name."""
    return OFFSETS[step] + answer


def action_names(rules: TroikaRules) -> list[str]:
    """The names of the ids, in order; a card that the deck has not is told by its number."""
    cards = [face.id for face in rules.groups]
    leaders = [face.id for face in rules.leaders]
    names: list[str] = []
    for step, span in SPANS:
        if step in PASSING:
            names.append(f"{step}:pass")
            span -= 1
        each = span // 64
        for answer in range(span):
            if step == "ChooseLeader":
                names.append(f"{step}:{named(leaders, answer)}")
            elif each == 0:
                names.append(f"{step}:{answer}")
            elif each == 1:
                names.append(f"{step}:{named(cards, answer)}")
            else:
                names.append(f"{step}:{named(cards, answer // each)}:{answer % each}")
    return names


def named(keys: list[str], place: int) -> str:
    """The key at a place, or its number where there is none."""
    return keys[place] if place < len(keys) else str(place)
