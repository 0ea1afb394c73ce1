"""The core's types with the state of this game filled in."""

from __future__ import annotations

from typing import cast

from tertulia.core.match import Match
from tertulia.core.position import Position, Step, View
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.rules import TroikaRules
from tertulia.games.troika.table import Table

At = Position[Table, Hands]
Play = Match[Table, Hands]
Seen = View[Table, Hands]
Clause = Step[Table, Hands]


def rules_of(m: At) -> TroikaRules:
    """The rules that a position is played by."""
    return cast(TroikaRules, m.rules)
