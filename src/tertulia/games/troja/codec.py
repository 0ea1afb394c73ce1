"""Dense action ids for learning: passing, what each card can be played on, then deeds."""

from __future__ import annotations

from typing import Final

from tertulia.core.position import PASS
from tertulia.games.troja.cards import DOWN, TAME, TO_DUEL, WRATH, aim_of, card_of
from tertulia.games.troja.rules import TrojaRules, aims_at_cards

STEPS: Final = (
    "Drawing",
    "Camp",
    "Act",
    "Discarding",
    "Package",
    "Lap",
    "Reply",
    "Reaction",
    "Modify",
    "CallWrath",
    "Reward",
    "Surrender",
    "Aftermath",
)
"""The steps that ask."""

ASKING: Final[dict[str, int]] = {step: place for place, step in enumerate(STEPS)}


def encode(rules: TrojaRules, step: str, answer: int) -> int:
    """The id of ``answer`` to the step with this name."""
    if answer == PASS:
        return 0
    deeds = rules.base[len(rules.cards)]
    if step == "Drawing":
        return deeds + 10 + min(answer, rules.actions - deeds - 11)
    card = int(card_of(answer))
    aim = int(aim_of(answer))
    if card >= DOWN:
        card -= DOWN
        design = rules.cards[card]
        return rules.base[card] + (len(rules.cards) if aims_at_cards(design) else 4) + aim
    if card == TO_DUEL:
        return deeds + aim
    if card == TAME:
        return deeds + 4 + aim
    if card == WRATH:
        return deeds + 8 + aim
    return rules.base[card] + aim


def action_names(rules: TrojaRules) -> list[str]:
    """The names of the ids, in order: a card by its key and number, then what it is aimed at."""
    cards = [f"{design.key}.{card}" for card, design in enumerate(rules.cards)]
    names = ["pass"]
    for card, design in enumerate(rules.cards):
        aims = cards if aims_at_cards(design) else ["0", "1", "2", "3"]
        names += [f"{cards[card]}:{aim}" for aim in aims]
        names += [f"{cards[card]}:down:{side}" for side in range(2)]
    names += [f"duel:{seat}" for seat in range(4)]
    names += [f"tame:{seat}" for seat in range(4)]
    names += [f"wrath:{side}" for side in range(2)]
    return names + [f"draw:{size}" for size in range(rules.actions - len(names))]
