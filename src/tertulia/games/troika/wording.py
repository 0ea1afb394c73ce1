"""Keys of cards, and the parts of texts that several steps share."""

from __future__ import annotations

from typing import Final

from tertulia.core.text import Option, Text, card_ref
from tertulia.games.troika.rules import TroikaRules

ACTIONS: Final = ("organization", "income", "control", "discard", "leader", "renew")
MONEY_CARD: Final = 60
"""The answer that stands for one M€ among cards."""


def group_key(rules: TroikaRules, card: int) -> str:
    """The message id of a Group's name."""
    return f"troika-group-{rules.groups[card].id}"


def leader_key(rules: TroikaRules, leader: int) -> str:
    """The message id of a Leader's name."""
    return f"troika-leader-{rules.leaders[leader].id}"


def event_key(rules: TroikaRules, event: int) -> str:
    """The message id of an Event's name."""
    return f"troika-event-card-{rules.events[event].id}"


def group_ref(rules: TroikaRules, card: int) -> str:
    """The reference to a Group's name."""
    return card_ref(group_key(rules, card))


def leader_ref(rules: TroikaRules, leader: int) -> str:
    """The reference to a Leader's name."""
    return card_ref(leader_key(rules, leader))


def with_card(key: str, rules: TroikaRules, card: int, style: str = "plain") -> Option:
    """The option ``key`` that is about a Group, chosen by a click on it."""
    return Option(Text(key, {"card": group_ref(rules, card)}), (f"g{card}",), (), style)


def passing(key: str) -> Option:
    """The option that declines or ends a series."""
    return Option(Text(key), (), (), "pass")


def event_ref(rules: TroikaRules, event: int) -> str:
    """The reference to an Event's name."""
    return card_ref(event_key(rules, event))
