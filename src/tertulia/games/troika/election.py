"""Elections, with the campaign (TROIKA-ELECTIONS)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core.bits import bit, extend, members
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text
from tertulia.games.troika import events
from tertulia.games.troika.cards import VOTES
from tertulia.games.troika.drawing import Draw
from tertulia.games.troika.effects import apply_effect
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.leaders import LeaderTime
from tertulia.games.troika.precampaign import PreCampaign
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.values import total, votes
from tertulia.games.troika.wording import MONEY_CARD, group_ref, passing, with_card

REGULAR: Final = 0
INTERIM: Final = 1
EXTRA: Final = 2


class Election(Step[Table, Hands]):
    """Everyone announces the Votes on the table, in round order (TROIKA-ELECTIONS-1).

    A Vote of Confidence goes by these Votes, without a campaign (TROIKA-R-B42). ``office`` is the
    kind of Elections: ``REGULAR``, ``INTERIM``, or ``EXTRA`` ones, for which there is no card
    (TROIKA-R-A21). In the advanced game a Pre-Campaign and Table Actions come first
    (TROIKA-ADV-ELECTIONS-1, TROIKA-ADV-ELECTIONS-3).
    """

    office: i64

    def __init__(self, office: i64) -> None:
        super().__init__()
        self.office = office

    def rule(self) -> str:
        return "TROIKA-ELECTIONS-1"

    def run(self, m: Play) -> None:
        for seat in m.after(m.table.first - 1):
            m.tell(events.ANNOUNCED, seat, votes(rules_of(m), m.table, seat))
        if self.office == INTERIM:
            m.become(ShowCampaigns(INTERIM))
            return
        m.become(Campaign(0, self.office))
        if rules_of(m).greek:
            m.push(LeaderTime(0))
        if rules_of(m).advanced:
            if m.table.early:
                m.table.call_elections(False)
                m.tell(events.MERGED)
            m.push(LeaderTime(0))
            m.push(PreCampaign(0))


@mypyc_attr(free_list_len=1)
class Campaign(Step[Table, Hands]):
    """Lay any cards of your hand face down, one by one (TROIKA-ELECTIONS-2).

    In round order, the Government or first player first (TROIKA-ELECTIONS-0, TROIKA-FAQ-6); the
    others see how many there are, not what they are (TROIKA-R-B37). An answer is a Group,
    ``MONEY_CARD`` for 1 M€, or ``PASS``. ``place`` counts the seats that are through.
    """

    place: i64
    office: i64

    def __init__(self, place: i64, office: i64) -> None:
        super().__init__()
        self.place = place
        self.office = office

    def kind(self) -> str:
        return "stop"

    def rule(self) -> str:
        return "TROIKA-ELECTIONS-2"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        found: list[int] = [PASS]
        extend(found, m.secrets.hand(seat))
        if get(m.table.money, seat) > get(m.secrets.stake, seat):
            found.append(MONEY_CARD)
        return tuple(found)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-not-in-hand", None, "TROIKA-ELECTIONS-2")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.become(Campaign(self.place + 1, self.office))
            return
        if answer == MONEY_CARD:
            m.secrets.bet(seat, 1)
        else:
            m.secrets.lay(seat, answer)
        m.table.lay(seat)
        m.tell_only(bit(seat), 1, events.LAID, seat, answer)

    def run(self, m: Play) -> None:
        table = m.table
        place = self.place
        while place < m.seats:
            seat = (table.first + place) % m.seats
            if get(table.held, seat) + get(table.money, seat) > get(table.laid, seat):
                if place == self.place:
                    m.ask(bit(seat))
                else:
                    m.become(Campaign(place, self.office), bit(seat))
                return
            place += 1
        m.become(ShowCampaigns(self.office))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-campaign", {"number": int(votes(rules_of(m), m.table, seat))})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-campaign", None, "TROIKA-VOTES-1")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return passing("troika-answer-campaign-done")
        if answer == MONEY_CARD:
            return Option(Text("troika-answer-campaign-money"), ("money",))
        return with_card("troika-answer-campaign-card", rules_of(m), answer)


class ShowCampaigns(Step[Table, Hands]):
    """All campaigns are shown and added, in round order (TROIKA-ELECTIONS-3).

    In the Greek edition their powers follow (TROIKA-EL-ELECTIONS-3).
    """

    office: i64

    def __init__(self, office: i64) -> None:
        super().__init__()
        self.office = office

    def rule(self) -> str:
        return "TROIKA-ELECTIONS-3"

    def run(self, m: Play) -> None:
        for seat in m.after(m.table.first - 1):
            show_campaign(m, seat)
        m.become(CountVotes(self.office))
        if m.table.pending:
            m.push(UsePowers())


class UsePowers(Step[Table, Hands]):
    """Use the power of a Group shown in the campaign, or not (TROIKA-EL-CARD-2, TROIKA-R-G3).

    In round order, after all are shown; its Votes count besides.
    """

    def kind(self) -> str:
        return "pass"

    def rule(self) -> str:
        return "TROIKA-EL-CARD-2"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return (PASS, m.table.pending[0] >> 2)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        card = m.table.act_next() >> 2
        if answer == PASS:
            m.tell(events.FORGONE, seat, card)
        else:
            m.tell(events.ACTS, seat, card)
            apply_effect(m, seat, rules_of(m).groups[answer].effect, answer)

    def run(self, m: Play) -> None:
        if m.table.pending:
            m.ask(bit(m.table.pending[0] & 3))
        else:
            m.pop()

    def prompt(self, m: At, seat: i64) -> Text:
        card = m.table.pending[0] >> 2
        return Text("troika-ask-power", {"card": group_ref(rules_of(m), card)})

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return passing("troika-answer-no-power")
        return with_card("troika-answer-power", rules_of(m), answer)


class CountVotes(Step[Table, Hands]):
    """The most Votes win (TROIKA-ELECTIONS-4).

    The winner is the Government; the second draws (TROIKA-ELECTIONS-5), with two players the
    loser (TROIKA-R-B40). A tie for first elects nobody and the tied draw alone
    (TROIKA-ELECTIONS-TIE-1, TROIKA-FAQ-5, TROIKA-R-B39); a tie for second gives nothing
    (TROIKA-ELECTIONS-TIE-2). Votes are counted once, here (TROIKA-R-B52).
    """

    office: i64

    def __init__(self, office: i64) -> None:
        super().__init__()
        self.office = office

    def rule(self) -> str:
        return "TROIKA-ELECTIONS-3"

    def run(self, m: Play) -> None:
        order = m.after(m.table.first - 1)
        m.become(EndElection())
        first = highest(m, 0)
        if first & (first - 1):
            if not rules_of(m).tie_stays:
                m.table.fall()
            m.tell(events.TIED, first)
            for seat in reversed(order):
                if first & bit(seat):
                    m.push(Draw(seat, "TROIKA-ELECTIONS-TIE-1"))
            return
        for seat in order:
            if first & bit(seat):
                m.table.elect(seat, self.office)
                number = get(m.table.votes, seat)
                m.tell(events.ELECTED, seat, number, self.office)
        second = highest(m, first)
        if second & (second - 1) == 0:
            m.push(Draw(members(second)[0], "TROIKA-ELECTIONS-5"))


def highest(m: At, without: i64) -> i64:
    """The seats with the most Votes, as a mask, those in ``without`` left out.

    Effects may bring Votes below 0.
    """
    most: i64 = -1000
    found: i64 = 0
    for seat in range(m.seats):
        if without & bit(seat):
            continue
        here = get(m.table.votes, seat)
        if here > most:
            most = here
            found = 0
        if here == most:
            found |= bit(seat)
    return found


def show_campaign(m: Play, seat: i64) -> None:
    """``seat`` shows its campaign, and its Votes are counted (TROIKA-VOTES-1)."""
    table = m.table
    rules = rules_of(m)
    cards = get(m.secrets.campaign, seat)
    money = get(m.secrets.stake, seat)
    number = votes(rules, table, seat) + total(rules, table, seat, cards, VOTES) + money
    m.secrets.turn_up(seat)
    for card in members(cards):
        table.spend(seat, card)
        m.show(events.SPENT, seat, card)
        if rules.groups[card].effect.symbol == "campaign":
            table.queue(seat, card)
    if money > 0:
        table.stake(seat, money)
        m.show(events.STAKED, seat, money)
    table.count_votes(seat, number)
    m.tell(events.COUNTED, seat, number)


class EndElection(Step[Table, Hands]):
    """Campaign cards are discarded only now, after all draws (TROIKA-ELECTIONS-6)."""

    def rule(self) -> str:
        return "TROIKA-ELECTIONS-6"

    def run(self, m: Play) -> None:
        m.table.clear_campaign()
        m.tell(events.CAMPAIGN_ENDED)
        m.pop()
