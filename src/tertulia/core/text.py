"""Text as data: keys and arguments, rendered in the reader's language at the edge only."""

from __future__ import annotations

NO_ARGS: dict[str, int | str] = {}


class Text:
    """A message key with its arguments and, where a clause speaks, the clause's id.

    An argument is a number, a literal string, or a reference: ``seat:N`` a player,
    ``key:ID`` another message, ``card:ID`` a card whose name is message ``ID``.
    """

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, args: dict[str, int | str] | None = None, rule: str = "") -> None:
        self.key = key
        self.args: dict[str, int | str] = NO_ARGS if args is None else args
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Text)
            and self.key == other.key
            and self.args == other.args
            and self.rule == other.rule
        )

    def __hash__(self) -> int:
        return hash((self.key, self.rule, tuple(sorted(self.args.items(), key=str))))

    def __repr__(self) -> str:
        return f"Text({self.key!r}, {self.args!r}, {self.rule!r})"


def seat_ref(seat: int) -> str:
    """The reference by which a text names the player at ``seat``."""
    return f"seat:{seat}"


def key_ref(key: str) -> str:
    """The reference to the message ``key``."""
    return f"key:{key}"


def card_ref(key: str) -> str:
    """The reference to the card whose name is the message ``key``."""
    return f"card:{key}"


class Option:
    """The readable form of one legal answer.

    ``targets`` are ids of scene items that a click may stand for, ``parts`` the split or amount
    that the answer means, ``style`` one of ``plain``, ``main``, ``pass``, ``danger``.
    """

    __slots__ = ("parts", "style", "targets", "text")

    def __init__(
        self,
        text: Text,
        targets: tuple[str, ...] = (),
        parts: tuple[int, ...] = (),
        style: str = "plain",
    ) -> None:
        self.text = text
        self.targets = targets
        self.parts = parts
        self.style = style

    def __repr__(self) -> str:
        return f"Option({self.text!r})"
