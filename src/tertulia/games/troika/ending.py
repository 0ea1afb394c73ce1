"""The end of a round and of the game (TROIKA-END, TROIKA-VP)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit
from tertulia.core.position import Step
from tertulia.games.troika import events, turns
from tertulia.games.troika.election import EXTRA, Election
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import Play, rules_of
from tertulia.games.troika.values import lines, points, score


class EndRound(Step[Table, Hands]):
    """Bankruptcy: with no M€ in the Treasury and no Title left the game ends (TROIKA-END-2).

    Looked at after the Event and after Elections that Truck Drivers have caused, before the next
    round (TROIKA-R-B43, TROIKA-R-A21).
    """

    def rule(self) -> str:
        return "TROIKA-END-2"

    def run(self, m: Play) -> None:
        if m.table.early:
            m.push(Election(EXTRA))
        elif m.table.treasury == 0 and m.table.titles == 0:
            m.tell(events.BANKRUPT)
            m.become(Finish())
        else:
            m.become(turns.NewRound())


class Finish(Step[Table, Hands]):
    """Victory Points line by line; the most win, several share it (TROIKA-VP-6, TROIKA-R-B48)."""

    def rule(self) -> str:
        return "TROIKA-VP-6"

    def run(self, m: Play) -> None:
        rules = rules_of(m)
        most = max([score(rules, m.table, seat) for seat in range(m.seats)])
        winners: i64 = 0
        for seat in range(m.seats):
            for line in range(lines(rules)):
                m.tell(events.SCORED, seat, line, points(rules, m.table, seat, line))
            if score(rules, m.table, seat) == most:
                winners |= bit(seat)
        m.tell(events.ENDED, winners)
        m.pop()
