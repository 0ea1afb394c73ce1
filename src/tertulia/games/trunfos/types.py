"""The core's types with the state of this game filled in."""

from __future__ import annotations

from tertulia.core.match import Match
from tertulia.core.position import Position, Step, View
from tertulia.games.trunfos.hands import Hands
from tertulia.games.trunfos.rules import TrunfosRules
from tertulia.games.trunfos.table import Table

At = Position[Table, Hands]
Play = Match[Table, Hands]
Seen = View[Table, Hands]
Clause = Step[Table, Hands]


def rules_of(m: At) -> TrunfosRules:
    """The rules that a position is played by."""
    return m.rules  # type: ignore[return-value]  # a cast would cost a call when interpreted
