"""What people say to each other at a table: phrases, which each reads in the own language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from tertulia.core.text import Text, key_ref, seat_ref

Phrase = Literal["hello", "luck", "well-played", "moment", "thanks", "sorry", "good-game"]
PHRASES: tuple[str, ...] = get_args(Phrase)

LATEST = 200
"""How much of what has been said is told to whoever comes."""


@dataclass(frozen=True)
class Said:
    """What a seat has said: the ``n``-th at its table, when event ``after`` was the newest."""

    n: int
    seat: int
    phrase: str
    after: int

    @property
    def text(self) -> Text:
        """It in words, with who has said it."""
        return Text(
            "said", {"seat": seat_ref(self.seat), "phrase": key_ref(f"phrase-{self.phrase}")}
        )
