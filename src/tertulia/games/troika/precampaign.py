"""The Pre-Campaign: cards that act on Elections (TROIKA-ADV-ELECTIONS)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, extend, members
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text
from tertulia.games.troika import events
from tertulia.games.troika.hand_actions import announce
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.wording import passing, with_card


class PreCampaign(Step[Table, Hands]):
    """Lay Groups whose Hand Action acts on Elections face down (TROIKA-ADV-ELECTIONS-1).

    In round order, one by one; no others as a bluff (TROIKA-R-A16). ``place`` counts the seats
    that are through.
    """

    place: i64

    def __init__(self, place: i64) -> None:
        super().__init__()
        self.place = place

    def kind(self) -> str:
        return "stop"

    def rule(self) -> str:
        return "TROIKA-ADV-ELECTIONS-1"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        found: list[int] = [PASS]
        extend(found, m.secrets.hand(seat) & rules_of(m).voters)
        return tuple(found)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-pre-campaign", None, "TROIKA-R-A16")

    def tempting(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(members(m.secrets.hand(seat) & ~rules_of(m).voters))

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.become(PreCampaign(self.place + 1))
            return
        m.secrets.lay(seat, answer)
        m.table.lay(seat)
        m.tell_only(bit(seat), 1, events.LAID, seat, answer)

    def run(self, m: Play) -> None:
        table = m.table
        place = self.place
        while place < m.seats:
            seat = (table.first + place) % m.seats
            if get(table.held, seat) > get(table.laid, seat):
                m.become(PreCampaign(place), bit(seat))
                return
            place += 1
        reveal(m)
        m.become(ActInTurn())

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-pre-campaign")

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-pre-campaign", None, "TROIKA-R-A15")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return passing("troika-answer-pre-campaign-done")
        return with_card("troika-answer-campaign-card", rules_of(m), answer)


def reveal(m: Play) -> None:
    """All cards of the Pre-Campaign are shown, and discarded before the Campaign.

    TROIKA-ADV-ELECTIONS-2, TROIKA-ADV-ELECTIONS-4; their own Votes do not count (TROIKA-R-A15).
    """
    for seat in m.after(m.table.first - 1):
        cards = get(m.secrets.campaign, seat)
        m.secrets.turn_up(seat)
        for card in members(cards):
            m.table.pledge(seat, card)
            m.show(events.PLEDGED, seat, card)


class ActInTurn(Step[Table, Hands]):
    """The cards shown act one after the other, in round order (TROIKA-ADV-ELECTIONS-2).

    Each may be answered (TROIKA-R-A18); a later one overrides an earlier (TROIKA-R-A17).
    """

    def rule(self) -> str:
        return "TROIKA-ADV-ELECTIONS-2"

    def run(self, m: Play) -> None:
        if not m.table.pending:
            m.pop()
            return
        entry = m.table.act_next()
        m.tell(events.ACTS, entry & 3, entry >> 2)
        announce(m, entry & 3, entry >> 2)
