"""Errors for people: what was wrong, where, and what is allowed."""

from __future__ import annotations

from tertulia.core.text import Text


class TertuliaError(Exception):
    """Base of every error that a caller may show to a person."""


class IllegalMove(TertuliaError):
    """An answer that the rules do not allow; the match is unchanged.

    ``rule`` is the id of the clause that forbids it, ``reason`` a :class:`Text` that says why.
    """

    def __init__(self, rule: str, reason: Text) -> None:
        super().__init__(f"{rule}: {reason.key} {reason.args}")
        self.rule = rule
        self.reason = reason


class UnknownGame(TertuliaError):
    """No installed game has this name."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"game: there is no game {name!r}; installed are {', '.join(known)}")
        self.name = name
        self.known = known


class BadOption(TertuliaError):
    """An option, seat count or deal that a game does not take."""

    def __init__(self, field: str, value: object, allowed: str) -> None:
        super().__init__(f"{field}: {value!r} is not possible; allowed: {allowed}")
        self.field = field
        self.value = value
        self.allowed = allowed


class BadDeck(TertuliaError):
    """A deck file with a wrong value: the constraint, the card and the field that break it."""

    def __init__(self, constraint: str, card: str, field: str, problem: str) -> None:
        super().__init__(f"deck, {card}, field {field}: {problem} ({constraint})")
        self.constraint = constraint
        self.card = card
        self.field = field
        self.problem = problem


class BadSave(TertuliaError):
    """A save that is damaged, foreign or newer than this program.

    ``reason`` is a :class:`Text` that says more, if a rule of the game was broken.
    """

    def __init__(self, field: str, problem: str, reason: Text | None = None) -> None:
        super().__init__(f"save, field {field}: {problem}")
        self.field = field
        self.problem = problem
        self.reason = reason


class NotPossible(TertuliaError):
    """A request that makes no sense in the present state, such as undo after a card was shown."""
