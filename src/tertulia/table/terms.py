"""How people play together at a table: what they agree on beside the rules of the game."""

from __future__ import annotations

from collections.abc import Mapping

from tertulia.core.errors import BadOption

TERMS: dict[str, tuple[str, ...]] = {
    "away": ("short", "long", "wait"),
    "clock": ("none", "gentle", "strict"),
    "windows": ("even", "friendly", "fixed"),
    "reactions": ("timed", "untimed"),
    "talk": ("open", "closed"),
    "watch": ("open", "late", "closed"),
    "hands": ("shown", "kept"),
}
"""What may be chosen, by name; the first is the default."""

GRACE = {"short": 120.0, "long": 900.0}
"""Seconds after which a bot stands in for somebody who is away."""


def check(wanted: Mapping[str, str]) -> dict[str, str]:
    """Complete terms; raises :class:`BadOption` for what can't be chosen."""
    for name, value in wanted.items():
        if name not in TERMS:
            raise BadOption("terms", name, ", ".join(TERMS))
        if value not in TERMS[name]:
            raise BadOption(f"term-{name}", value, ", ".join(TERMS[name]))
    return {name: wanted.get(name, values[0]) for name, values in TERMS.items()}


def grace(terms: Mapping[str, str]) -> float | None:
    """Seconds after which a bot stands in; ``None`` if the table waits."""
    return GRACE.get(terms.get("away", "short"))


def windows(terms: Mapping[str, str]) -> str:
    """How long an answer in a window takes to show: a pause of chance for each (``even``), none, so
    that haste tells who can't answer (``friendly``), or all at one moment (``fixed``)."""
    return terms.get("windows", "even")


def talks(terms: Mapping[str, str]) -> bool:
    """Whether people may talk."""
    return terms.get("talk", "open") == "open"


def untimed(terms: Mapping[str, str]) -> bool:
    """Whether no clock runs in a window."""
    return terms.get("reactions") == "untimed"


def shown_at_the_end(terms: Mapping[str, str]) -> bool:
    """Whether everyone may see every hand when the game is over, and with it the seed."""
    return terms.get("hands", "shown") == "shown"


def open_to_all(terms: Mapping[str, str]) -> bool:
    """Whether anyone who knows the table's address may watch, as a spectator sees it."""
    return terms.get("watch", "closed") != "closed"


def late(terms: Mapping[str, str]) -> bool:
    """Whether spectators see what happens a while later than the players."""
    return terms.get("watch") == "late"
