"""The Attack action: a duel of Power over a Group (TROIKA-ATTACK)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, extend, has, members
from tertulia.core.four import get
from tertulia.core.position import PASS, Step
from tertulia.core.text import Option, Text, seat_ref
from tertulia.games.troika import events, support
from tertulia.games.troika.hand_actions import ACT, act_option, playable, use
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.outcome import Resolve
from tertulia.games.troika.strength import (
    action_power,
    attack_power,
    base_attack,
    base_defence,
    best_total,
    defence_power,
    doubled_by,
    targets,
)
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.wording import group_ref, passing, with_card


class ChooseTarget(Step[Table, Hands]):
    """Name the Group to attack (TROIKA-ATTACK-1, TROIKA-ATTACK-SEQ-1, TROIKA-R-B20).

    ``duel`` is 0 to control it, 1 to discard it, with a Leader who counts 4 (TROIKA-ATTACK-DISC-1,
    TROIKA-R-B27). The whole hand must be able to beat it.
    """

    seat: i64
    duel: i64

    def __init__(self, seat: i64, duel: i64) -> None:
        super().__init__()
        self.seat = seat
        self.duel = duel

    def rule(self) -> str:
        return "TROIKA-ATTACK-DISC-1" if self.duel == 1 else "TROIKA-ATTACK-1"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(members(self.possible(m, seat)))

    def possible(self, m: At, seat: i64) -> i64:
        """The Groups that can be attacked, as a mask."""
        return targets(rules_of(m), m.table, seat, m.secrets.hand(seat), self.duel)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        if 0 <= answer < 48 and m.table.owner(answer) not in (-1, seat):
            return Text("troika-refusal-too-strong", self.numbers(m, answer), "TROIKA-R-B21")
        return Text("troika-refusal-target", None, "TROIKA-R-B20")

    def tempting(self, m: At, seat: i64) -> tuple[int, ...]:
        a, b, c, d = m.table.controlled
        others = (a | b | c | d) & ~get(m.table.controlled, seat)
        return tuple(members(others & ~self.possible(m, seat)))

    def numbers(self, m: At, card: int) -> dict[str, int | str]:
        """The numbers that decide whether ``card`` can be attacked."""
        rules = rules_of(m)
        table = m.table
        return {
            "card": group_ref(rules, card),
            "leader": int(base_attack(rules, table, self.seat, self.duel)),
            "defence": int(base_defence(rules, table, table.owner(card), card)),
        }

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.table.announce(seat, self.duel, answer)
        m.tell(events.ATTACKED, seat, answer, self.duel)
        m.become(Strike())

    def run(self, m: Play) -> None:
        m.ask(bit(self.seat))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-target-discard" if self.duel == 1 else "troika-ask-target")

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-target", None, "TROIKA-ATTACK-2")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        option = with_card("troika-answer-target", rules_of(m), answer)
        option.text.args = self.numbers(m, answer)
        option.text.args["seat"] = seat_ref(int(m.table.owner(answer)))
        return option


class Fight(Step[Table, Hands]):
    """What the steps of a duel share: a Group from the hand, or ``PASS``."""

    def kind(self) -> str:
        return "pass"

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        if answer == PASS:
            return Text("troika-refusal-first-total", totals(m), "TROIKA-ATTACK-SEQ-1")
        if answer < 0 or answer >= ACT + 64 or not has(m.secrets.hand(seat), answer & 63):
            return Text("troika-refusal-not-in-hand", None, "TROIKA-ATTACK-3")
        if answer < ACT or answer in declared(m, seat):
            return Text("troika-refusal-spare", totals(m), "TROIKA-R-B21")
        return Text("troika-refusal-hand-action", None, "TROIKA-ADV-HAND-2")

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        found: list[int] = [PASS]
        extend(found, m.secrets.hand(seat))
        return tuple(found)

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-duel", totals(m), "TROIKA-ATTACK-2")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        if answer == PASS:
            return passing("troika-answer-stand")
        if answer >= ACT:
            return act_option(m, answer)
        return with_card("troika-answer-play", rules_of(m), answer)


class Strike(Fight):
    """Play one Group or more until the attack beats the defence (TROIKA-ATTACK-SEQ-1).

    Only then may the attacker stop (TROIKA-R-B21). In the advanced game each is declared for its
    Power or, ``ACT`` + a Group, for its Hand Action, as long as the rest of the hand can still beat
    the defence (TROIKA-ADV-ATTACK-1, TROIKA-R-A10); if one is cancelled, the attack goes on all
    the same (TROIKA-R-A18).
    """

    def rule(self) -> str:
        return "TROIKA-ATTACK-SEQ-1"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        rules = rules_of(m)
        table = m.table
        hand = declared(m, seat)
        if rules.advanced and not table.thwarted:
            lack = defence_power(rules, table) - attack_power(rules, table)
            hand = [answer for answer in hand if self.brings(m, seat, answer) > lack]
        return (PASS, *hand) if self.enough(m) or not hand else tuple(hand)

    def tempting(self, m: At, seat: i64) -> tuple[int, ...]:
        legal = self.answers(m, seat)
        return tuple([card for card in members(m.secrets.hand(seat)) if card not in legal])

    def brings(self, m: At, seat: i64, answer: int) -> i64:
        """The most that the hand can add to the attack if ``answer`` comes first."""
        rules = rules_of(m)
        table = m.table
        hand = m.secrets.hand(seat)
        card = answer & 63
        goal, duel = table.target, table.duel
        if answer < ACT:
            return best_total(rules, table, seat, hand, goal, duel, False, bit(card))
        adds = action_power(rules, table, card, goal, duel)
        twice = doubled_by(rules, card)
        rest = hand & ~bit(card)
        return adds + best_total(rules, table, seat, rest, goal, duel, False, 0, twice)

    def enough(self, m: At) -> bool:
        """Whether the attack stands: something is played and beats the defence."""
        table = m.table
        return (table.attack | table.idle) != 0 and (stronger(m) or table.thwarted)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.become(self.next(m))
        else:
            play(m, seat, answer)

    def next(self, m: At) -> Step[Table, Hands]:
        """What follows the first cards: support in an attack to control, then the defence."""
        if rules_of(m).advanced and m.table.duel == 0 and m.seats > 2:
            return support.Support(1)
        return Defend()

    def run(self, m: Play) -> None:
        if get(m.table.held, m.table.attacker) == 0:
            m.become(self.next(m))
        else:
            m.ask(bit(m.table.attacker))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-strike", {"card": group_ref(rules_of(m), int(m.table.target))})


def declared(m: At, seat: i64) -> list[int]:
    """The Groups of the attacker's hand, each for its Power and, where it can, its Hand Action."""
    found = members(m.secrets.hand(seat))
    if seat == m.table.attacker:
        extend(found, playable(m, seat, "attack"), ACT)
    return found


class Defend(Fight):
    """Give the Group up at once, or play one Group or more (TROIKA-ATTACK-SEQ-2).

    The defence need not reach a tie yet (TROIKA-R-B22).
    """

    def rule(self) -> str:
        return "TROIKA-ATTACK-SEQ-2"

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer != PASS:
            play(m, seat, answer)
            return
        if m.table.defence == 0:
            m.tell(events.STOOD, seat)
        self.close(m)

    def close(self, m: Play) -> None:
        """The first defence is over: the fight goes on, or the Group is given up.

        Where support has brought a tie or an attack was thwarted, giving up is only a pass
        (TROIKA-R-A12, TROIKA-R-A18).
        """
        if m.table.defence != 0:
            m.become(Exchange(m.table.attacker, False))
        elif stronger(m) or rules_of(m).decline_loses:
            m.become(Resolve(True))
        else:
            m.become(Exchange(m.table.attacker, True))

    def run(self, m: Play) -> None:
        if get(m.table.held, m.table.defender) > 0:
            m.ask(bit(m.table.defender))
        else:
            self.close(m)

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-defend", {"card": group_ref(rules_of(m), int(m.table.target))})


class Exchange(Fight):
    """Add one Group or stand, attacker first, in turn (TROIKA-ATTACK-SEQ-3).

    The duel ends when both stand in a row, so standing is not final; more Power than needed may be
    played (TROIKA-R-B23). A side without Groups stands by itself. ``stood`` tells that the other
    side has just stood. The attacker may add a Hand Action instead (TROIKA-R-A10).
    """

    seat: i64
    stood: bool

    def __init__(self, seat: i64, stood: bool) -> None:
        super().__init__()
        self.seat = seat
        self.stood = stood

    def rule(self) -> str:
        return "TROIKA-ATTACK-SEQ-3"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return (PASS, *declared(m, seat))

    def other(self, m: At) -> i64:
        """The other side."""
        table = m.table
        return table.defender if self.seat == table.attacker else table.attacker

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        if answer == PASS:
            m.tell(events.STOOD, seat)
            self.stand(m)
        else:
            m.become(Exchange(self.other(m), False))
            play(m, seat, answer)

    def stand(self, m: Play) -> None:
        """This side stands."""
        if self.stood:
            m.become(Resolve(False))
        else:
            m.become(Exchange(self.other(m), True))

    def run(self, m: Play) -> None:
        if get(m.table.held, self.seat) == 0:
            self.stand(m)
        else:
            m.ask(bit(self.seat))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-exchange", {"card": group_ref(rules_of(m), int(m.table.target))})


def totals(m: At) -> dict[str, int | str]:
    """Both totals, for texts."""
    rules = rules_of(m)
    return {
        "attack": int(attack_power(rules, m.table)),
        "defence": int(defence_power(rules, m.table)),
    }


def stronger(m: At) -> bool:
    """Whether the attack exceeds the defence; a tie does not (TROIKA-R-B24, TROIKA-FAQ-4)."""
    rules = rules_of(m)
    return attack_power(rules, m.table) > defence_power(rules, m.table)


def play(m: Play, seat: i64, card: i64) -> None:
    """``seat`` plays ``card`` to the duel, or ``ACT`` + a Group for its Hand Action."""
    if card >= ACT:
        use(m, seat, card - ACT)
        return
    m.secrets.remove(seat, card)
    m.table.play(seat, card)
    m.show(events.PLAYED, seat, card)
