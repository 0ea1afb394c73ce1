"""The start of a game: piles, hands and Leaders (TROIKA-SETUP)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, low, mask_of, members
from tertulia.core.four import get
from tertulia.core.position import Step
from tertulia.core.text import Option, Text
from tertulia.games.troika import events
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.table import Table
from tertulia.games.troika.turns import NewRound
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.wording import leader_ref


class Begin(Step[Table, Hands]):
    """Piles are laid out; everyone gets M€, Groups and two Leaders to choose from.

    TROIKA-SETUP-1, TROIKA-SETUP-2, TROIKA-SETUP-8 and TROIKA-SETUP-9; the first player is chosen
    at random or stated (TROIKA-SETUP-12, TROIKA-R-B4).
    """

    def rule(self) -> str:
        return "TROIKA-SETUP-12"

    def run(self, m: Play) -> None:
        rules = rules_of(m)
        first = m.draw("first", list(range(m.seats)), 1)[0]
        start(m.table, rules.treasury, rules.titles, rules.all_groups, first, rules.start_money)
        m.tell(events.BEGUN, first)
        size = int(rules.start_groups)
        cards = m.draw("hand", members(rules.all_groups), size * int(m.seats))
        pairs = int(rules.start_leaders)
        leaders = m.draw("leaders", list(rules.leaders_in_use), pairs * int(m.seats))
        for seat in range(m.seats):
            hand = mask_of(cards[size * seat : size * seat + size])
            m.secrets.add(seat, hand)
            m.table.draw(seat, size)
            m.tell_only(bit(seat), 1, events.DEALT, seat, hand)
            offer = mask_of(leaders[pairs * seat : pairs * seat + pairs])
            m.secrets.offer(seat, offer)
            m.tell_only(bit(seat), 1, events.OFFERED, seat, offer)
        m.become(ChooseLeader(), low(m.seats))


def start(table: Table, treasury: i64, titles: i64, cards: i64, first: i64, money: i64) -> None:
    """Lay out the piles, and give everyone ``money`` M€ from the Treasury (TROIKA-FAQ-1)."""
    table.begin(first, treasury, titles, cards)
    for seat in range(table.seats):
        table.take(seat, money)


class ChooseLeader(Step[Table, Hands]):
    """Put one of your two Leaders on the table; the other leaves the game (TROIKA-SETUP-9).

    All choose in secret and show their choice together; the other Leader stays unseen
    (TROIKA-SETUP-10, TROIKA-R-B3, TROIKA-FAQ-2). An answer is a Leader.
    """

    def rule(self) -> str:
        return "TROIKA-SETUP-9"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(members(get(m.secrets.dealt, seat)))

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.commit(seat, answer)

    def run(self, m: Play) -> None:
        for seat, leader in enumerate(m.collect()):
            m.table.lead(seat, leader)
            m.show(events.LED, seat, leader)
        m.secrets.forget_leaders()
        m.become(NewRound())

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-leader")

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-leader", None, "TROIKA-SETUP-10")

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-leader", None, "TROIKA-SETUP-9")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        rules = rules_of(m)
        args: dict[str, int | str] = {"leader": leader_ref(rules, answer)}
        return Option(Text("troika-answer-leader", args), (f"l{answer}",))
