"""The core's types with the state of this game filled in."""

from __future__ import annotations

from typing import cast

from tertulia.core.match import Match
from tertulia.core.position import Position, Step, View
from tertulia.games.troja.hands import Hands
from tertulia.games.troja.rules import TrojaRules
from tertulia.games.troja.table import Table

At = Position[Table, Hands]
Play = Match[Table, Hands]
Seen = View[Table, Hands]
Clause = Step[Table, Hands]


def rules_of(m: At) -> TrojaRules:
    """The rules that a position is played by."""
    return cast(TrojaRules, m.rules)
