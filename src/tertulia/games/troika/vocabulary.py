"""The effects that a deck file may name, and the parameters each takes.

Each is a small step of the rules; the step's docstring says what it does, and a test that every
one is used. What a table lacks here no card can do.
"""

from __future__ import annotations

from typing import Final

EVENT_EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "troika": (),
    "elections": (),
    "confidence": (),
    "pay": ("who", "amount", "per", "to"),
    "receive": ("who", "amount", "per"),
    "discard": ("who", "amount", "where"),
    "recall": ("who", "amount"),
    "draw": ("who", "amount"),
}
"""What an Event does (TROIKA-EVENTS)."""

HAND_EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "add_power": ("amount", "discard_only"),
    "add_power_if": ("amount", "colour"),
    "add_votes": ("amount",),
    "bring_down": ("amount",),
    "cancel": (),
    "cheap_titles": ("price",),
    "claim_votes": (),
    "disable_leader": (),
    "double_colour": ("colour",),
    "draw": ("amount",),
    "extra_moves": ("amount",),
    "fine": ("amount",),
    "force_discard": ("amount",),
    "force_pay": ("amount",),
    "receive": ("amount",),
    "receive_each": ("amount", "each"),
    "remove_votes": ("amount",),
    "retrieve": ("amount",),
    "scatter": ("first",),
    "swap": (),
    "take_money": ("amount",),
}
"""What a Hand Action does (TROIKA-ADV-HAND)."""

TABLE_EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "add_votes": ("amount",),
    "draw": ("amount",),
    "extra_income": ("amount",),
    "extra_moves": ("amount",),
    "nothing": (),
    "receive": ("amount",),
    "remove_votes": ("amount",),
    "retrieve": ("amount",),
}
"""What a Leader's Table Action does (TROIKA-ADV-LEADERS-2)."""

SYMBOLS: Final = ("income", "organization", "attack", "elections", "any", "answer")
"""When a Hand Action works; ``answer`` is on another's turn, right after a Hand Action."""

TIMES: Final = ("turn", "elections")
"""When a Table Action works."""
