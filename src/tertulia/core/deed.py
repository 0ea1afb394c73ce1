"""What a game's events mean to somebody who studies it: who drew, played, chose or scored what."""

from __future__ import annotations

from typing import Final

DREW: Final = "drew"
PLAYED: Final = "played"
CHOSE: Final = "chose"
SCORED: Final = "scored"
TURN: Final = "turn"


class Deed:
    """One thing that a seat did.

    ``kind`` says what: it ``drew`` a card into its hand or ``played`` one, ``chose`` what sets it
    apart (a hero, a first bid), ``scored`` ``amount`` points, or had a ``turn``. ``key`` is the
    message that names the card, the choice or the source of the points, told with ``number``.
    """

    __slots__ = ("amount", "key", "kind", "number", "seat")

    def __init__(self, kind: str, seat: int, key: str = "", number: int = 0, amount: int = 0):
        self.kind = kind
        self.seat = seat
        self.key = key
        self.number = number
        self.amount = amount

    def __repr__(self) -> str:
        return f"Deed({self.kind}, {self.seat}, {self.key}, {self.number}, {self.amount})"
