"""Dense action ids for learning: passing, what each card can be played on, then deeds."""

from __future__ import annotations

from tertulia.core.position import PASS
from tertulia.games.troja.cards import DOWN, TAME, TO_DUEL, WRATH, aim_of, card_of
from tertulia.games.troja.rules import TrojaRules, aims_at_cards


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
