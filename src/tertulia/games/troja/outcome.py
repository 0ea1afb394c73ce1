"""The combat, from Divine Wrath to what becomes of the cards (TROJA-R-FLOW-1)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit
from tertulia.core.position import Step
from tertulia.core.text import Option, Text, seat_ref
from tertulia.core.window import Window
from tertulia.games.troja import events
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.answers import might, play_card
from tertulia.games.troja.cards import (
    CHALLENGE,
    EITHER,
    HERO,
    NOTHING,
    T,
    answer,
    at,
    card_of,
    entry_card,
    listed,
)
from tertulia.games.troja.effects import discard, within_power
from tertulia.games.troja.exits import gain, lose
from tertulia.games.troja.hands import Hands
from tertulia.games.troja.stats import damage, design_of, hero_of, rewards, side_total
from tertulia.games.troja.table import DUEL, SELF, Table
from tertulia.games.troja.types import At, Play, rules_of
from tertulia.games.troja.wording import card_args, play_option, refusal


class Compare(Step[Table, Hands]):
    """The higher total wins; on a tie nothing happens (TROJA-BI.3-7, TROJA-BI.3-8)."""

    def rule(self) -> str:
        return "TROJA-BI.3-7"

    def run(self, m: Play) -> None:
        attackers = side_total(m, CHALLENGE)
        hero = side_total(m, HERO)
        result: i64 = NOTHING
        if attackers != hero:
            result = HERO if hero > attackers else CHALLENGE
        else:
            result = tie_goes_to(m)
        m.table.settle(result)
        m.tell(events.RESULT, result, attackers, hero)
        m.become(Rewarding(False))


def tie_goes_to(m: At) -> i64:
    """The side whose Hero wins ties by his feature, ``NOTHING`` if neither or both do."""
    table = m.table
    defender = wins_ties(m, table.target)
    challenger = table.kind == DUEL and wins_ties(m, table.initiator)
    if defender == challenger:
        return NOTHING
    return HERO if defender else CHALLENGE


def wins_ties(m: At, seat: i64) -> bool:
    """Whether the Hero of ``seat`` wins ties on the attribute of the fight."""
    feature = hero_of(m, seat).feature
    if feature.code != words.TIES:
        return False
    return feature.attribute == EITHER or feature.attribute == m.table.on


class Rewarding(Step[Table, Hands]):
    """The winner's gain, once others had a chance to deny it (TROJA-IV.3.a-7, TROJA-R-FLOW-4)."""

    def __init__(self, asked: bool) -> None:
        super().__init__()
        self.asked = asked

    def rule(self) -> str:
        return "TROJA-IV.3.a-7"

    def run(self, m: Play) -> None:
        table = m.table
        winner = gainer(m)
        amount = rewards(m)
        if winner == NOTHING or amount == 0:
            m.become(Decided())
            return
        if not self.asked and (table.kind != DUEL or rules_of(m).vanity_duel):
            asked: i64 = 0
            seat: i64 = 0
            while seat < m.seats:
                if seat != winner and might(m, seat, words.DENY):
                    asked |= bit(seat)
                seat += 1
            m.become(Rewarding(True))
            m.push(Reward(winner), asked)
            return
        m.become(Decided())
        if not table.vain:
            gain(m, winner, amount)


def gainer(m: At) -> i64:
    """Who gains by the fight: the attacked Hero who wins, or either winner of a duel."""
    table = m.table
    if table.result == HERO:
        if table.kind == DUEL and not rules_of(m).defender:
            return NOTHING
        return table.target
    if table.result == CHALLENGE and table.kind == DUEL:
        return table.initiator
    return NOTHING


class Reward(Window[Table, Hands]):
    """Deny the winner the Glory due (TROJA-R-CARD-13). ``owner`` is the winner."""

    def rule(self) -> str:
        return "TROJA-R-CARD-13"

    def responses(self, m: At, seat: i64) -> tuple[int, ...]:
        found: list[int] = []
        for card in listed(m.secrets.hand(seat)):
            design = design_of(m, card)
            if design.effect == words.DENY and within_power(m, seat, design):
                found.append(answer(card, 0))
        return tuple(found)

    def claimed(self, m: Play, seat: i64, answer: i64) -> None:
        play_card(m, seat, card_of(answer), 0)

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return refusal(m, seat, answer, self.rule())

    def prompt(self, m: At, seat: i64) -> Text:
        return Text(
            "troja-ask-reward", {"seat": seat_ref(int(self.owner)), "glory": int(rewards(m))}
        )

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return play_option(m, seat, answer)


class Decided(Step[Table, Hands]):
    """The loser's loss, and what becomes of the cards (TROJA-V.1-3, TROJA-R-CHAL-6).

    Troops go whatever the result (TROJA-V.3.a-3). Beaten Trojan Heroes and Beasts go, others stay
    (TROJA-V.3.b-7, TROJA-V.3.c-6). A loser on T loses all Troops (TROJA-V.6-4); then features that
    rob (TROJA-R-CHAL-16).
    """

    def rule(self) -> str:
        return "TROJA-V.1-3"

    def run(self, m: Play) -> None:
        table = m.table
        loser: i64 = NOTHING
        if table.result == CHALLENGE:
            loser = table.target
        elif table.result == HERO and table.kind == DUEL:
            loser = table.initiator
        m.pop()
        if loser != NOTHING:
            lose(m, loser, damage(m, loser))
            if table.ending != 0:
                return
            if table.on == T:
                for card in attached_of(m, loser, words.ACHAEAN_TROOP):
                    discard(m, card)
            if table.kind != DUEL:
                for packed in table.fighting:
                    feature = design_of(m, entry_card(packed)).feature
                    if feature.code == words.ROB:
                        m.push(Surrender(loser, feature.kind))
        clear_fight(m)


def attached_of(m: At, seat: i64, kind: i64) -> list[int]:
    """The cards of a kind attached to the Hero of ``seat``."""
    return [card for card in listed(at(m.table.attached, seat)) if design_of(m, card).kind == kind]


def clear_fight(m: Play) -> None:
    """The cards of the fight go or stay, and those that modified it go (TROJA-V.4-6)."""
    table = m.table
    beaten = table.result == HERO
    for packed in table.fighting:
        card = entry_card(packed)
        doomed = table.doubled and table.acted == card
        if beaten or doomed or design_of(m, card).kind == words.TROJAN_TROOP:
            discard(m, card)
        else:
            table.stand(card)
            m.tell(events.STAYED, card, table.target)
    table.end_fight()
    m.tell(events.FIGHT_ENDED)


class Surrender(Step[Table, Hands]):
    """The loser gives up one attached card of a kind, of its own choice (TROJA-R-CHAL-16)."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.of: i64 = kind

    def rule(self) -> str:
        return "TROJA-R-CHAL-16"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple([answer(card, 0) for card in attached_of(m, seat, self.of)])

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        discard(m, card_of(answer))

    def run(self, m: Play) -> None:
        found = attached_of(m, self.seat, self.of)
        if len(found) > 1:
            m.ask(bit(self.seat))
            return
        m.pop()
        if found:
            discard(m, found[0])

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troja-ask-surrender")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        card = int(card_of(answer))
        return Option(Text("troja-answer-surrender", card_args(m, card)), (f"c{card}",))


class Finish(Step[Table, Hands]):
    """An action without another fight: what is left of its Challenges goes or stays.

    Troops go; Trojan Heroes and Beasts stay and pass (TROJA-R-CHAL-19), unless Hypnos's Sleep
    removed them (TROJA-FAQ-2).
    """

    def rule(self) -> str:
        return "TROJA-R-CHAL-19"

    def run(self, m: Play) -> None:
        table = m.table
        asleep = table.kind == SELF and table.off and (table.asleep >> table.initiator) & 1 != 0
        for packed in table.fighting + table.line:
            card = entry_card(packed)
            if asleep or design_of(m, card).kind == words.TROJAN_TROOP:
                discard(m, card)
            else:
                table.stand(card)
                m.tell(events.STAYED, card, table.target)
        if table.mods:
            table.end_fight()
            m.tell(events.FIGHT_ENDED)
        m.pop()
