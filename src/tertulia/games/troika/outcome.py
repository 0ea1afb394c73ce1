"""How an attack ends: the Group changes sides, cards are discarded, players draw."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, count, members
from tertulia.core.four import get
from tertulia.core.position import Step
from tertulia.core.text import Option, Text
from tertulia.games.troika import events
from tertulia.games.troika.drawing import Draw, thank
from tertulia.games.troika.hand_actions import Interlude
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.moving import family_of, line_up, take_back
from tertulia.games.troika.strength import attack_power, defence_power
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.wording import group_ref, with_card


class Resolve(Step[Table, Hands]):
    """The attack wins if its Power exceeds the defence's (TROIKA-ATTACK-2, TROIKA-ATTACK-SEQ-4).

    Then the Group changes sides or is discarded (TROIKA-ATTACK-DISC-2), before the defender draws.
    One that is ``given`` up is lost whatever the totals are.
    """

    given: bool

    def __init__(self, given: bool) -> None:
        super().__init__()
        self.given = given

    def rule(self) -> str:
        return "TROIKA-ATTACK-2"

    def run(self, m: Play) -> None:
        table = m.table
        rules = rules_of(m)
        attack = attack_power(rules, table)
        defence = defence_power(rules, table)
        won = attack > defence or self.given
        m.tell(events.DUEL_ENDED, table.attacker if won else table.defender, attack, defence)
        m.become(EndDuel(table.attack_backers if won else table.defence_backers))
        if not won:
            return
        m.push(Draw(table.defender, "TROIKA-ATTACK-SEQ-4"))
        if table.duel == 1:
            table.destroy()
            m.tell(events.DESTROYED, table.attacker, table.target)
            return
        table.capture()
        m.tell(events.CAPTURED, table.attacker, table.target)
        if rules.advanced:
            line_up(m, table.attacker, table.target)
            return
        family = get(table.controlled, table.attacker) & family_of(m, table.target)
        if count(family) > rules.family_limit:
            m.push(MakeRoom(), bit(table.attacker))


class MakeRoom(Step[Table, Hands]):
    """With four of the captured Family, take one of them to the hand (TROIKA-ATTACK-DISC-3).

    The captured Group stays (TROIKA-R-B28).
    """

    def rule(self) -> str:
        return "TROIKA-ATTACK-DISC-3"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        family = get(m.table.controlled, seat) & family_of(m, m.table.target)
        return tuple(members(family & ~bit(m.table.target)))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-room", None, "TROIKA-ATTACK-DISC-3")

    def tempting(self, m: At, seat: i64) -> tuple[int, ...]:
        return (int(m.table.target),)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        take_back(m, seat, answer)

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-room", {"card": group_ref(rules_of(m), int(m.table.target))})

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-room", {"number": int(rules_of(m).family_limit)}, "TROIKA-ORG-6")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return with_card("troika-answer-take-back", rules_of(m), answer)


class EndDuel(Step[Table, Hands]):
    """Cards played are discarded; with 3 or 4 players the attacker draws (TROIKA-ATTACK-SEQ-5).

    Win or lose (TROIKA-ATTACK-SEQ-6), and after the discard, unlike the defender (TROIKA-R-B26).
    Cards played in support go too (TROIKA-ADV-ATTACK-4); ``backers`` are those of the winner. In
    the advanced game Hand Actions may follow (TROIKA-R-A6).
    """

    backers: i64

    def __init__(self, backers: i64) -> None:
        super().__init__()
        self.backers = backers

    def rule(self) -> str:
        return "TROIKA-ATTACK-SEQ-5"

    def run(self, m: Play) -> None:
        attacker = m.table.attacker
        m.table.end_duel()
        m.tell(events.CLEARED)
        if rules_of(m).advanced:
            m.become(Interlude(attacker, "any"))
        else:
            m.pop()
        thank(m, self.backers, attacker)
        if m.seats > 2:
            m.push(Draw(attacker, "TROIKA-ATTACK-SEQ-6"))
