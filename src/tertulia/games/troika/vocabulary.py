"""The effects that a deck file may name, and the parameters each takes.

Each is a small step of the rules; the step's docstring says what it does, and a test that the decks
use every one, but for some Table Actions. What a table lacks here no card can do.
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
    "extort": ("amount",),
    "extra_moves": ("amount",),
    "fine": ("amount",),
    "force_discard": ("amount",),
    "force_pay": ("amount",),
    "oust_leader": (),
    "receive": ("amount",),
    "receive_each": ("amount", "each"),
    "remove_votes": ("amount",),
    "retrieve": ("amount",),
    "scatter": ("first",),
    "seize": ("colour",),
    "settle": ("amount",),
    "shift_vote": (),
    "swap": (),
    "take_money": ("amount",),
}
"""What a Hand Action does (TROIKA-ADV-HAND)."""

TABLE_EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "add_votes": ("amount",),
    "borrow_votes": (),
    "draw": ("amount",),
    "extra_income": ("amount",),
    "extra_moves": ("amount",),
    "force_discard": ("amount",),
    "force_pay": ("amount",),
    "nothing": (),
    "receive": ("amount",),
    "remove_votes": ("amount",),
    "retrieve": ("amount",),
    "take_money": ("amount",),
}
"""What a Leader's Table Action does (TROIKA-ADV-LEADERS-2)."""

SYMBOLS: Final = ("income", "organization", "attack", "elections", "any", "answer")
"""When a Hand Action works; ``answer`` is on another's turn, right after a Hand Action."""

ACTIONS: Final = ("income", "organization", "attack", "any")
"""The symbols of Hand Actions that complement an action."""

TIMES: Final = ("turn", "elections")
"""When a Table Action works."""

WORKS: Final[dict[str, tuple[str, ...]]] = {
    "add_power": ("attack",),
    "add_power_if": ("attack",),
    "add_votes": ("elections",),
    "cancel": ("answer",),
    "cheap_titles": ("income",),
    "claim_votes": ("elections",),
    "double_colour": ("attack",),
    "extra_moves": ("organization",),
    "force_discard": ("income", "organization"),
    "force_pay": ("income", "organization"),
    "remove_votes": ("elections",),
    "scatter": ("attack",),
    "swap": ("income", "organization"),
}
"""The symbols that a Hand Action may carry; those not listed work in any action.

What could take a Group off a table stays out of attacks, for the Group attacked must stay there.
"""

GREEK_ONLY: Final = ("extort", "oust_leader", "seize", "settle", "shift_vote")
CAMPAIGN: Final = ("add_votes", "remove_votes", "shift_vote")
GREEK_TURN: Final = (
    "draw",
    "extort",
    "force_discard",
    "force_pay",
    "oust_leader",
    "receive",
    "receive_each",
    "retrieve",
    "seize",
    "settle",
    "take_money",
)


def symbols_of(name: str, greek: bool) -> tuple[str, ...]:
    """The symbols that the Hand Action or, in Greek, the hand power ``name`` may carry.

    The Greek ones are ``turn`` (instead of an action), ``answer`` (a block) and ``campaign``
    (TROIKA-EL-HAND-1). None where the edition does not have the effect.
    """
    if not greek:
        return () if name in GREEK_ONLY else WORKS.get(name, ACTIONS)
    if name == "cancel":
        return ("answer",)
    if name in CAMPAIGN:
        return ("campaign",)
    return ("turn",) if name in GREEK_TURN else ()
