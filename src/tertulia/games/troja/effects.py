"""The effects of Events and Interventions: when they can be played, on what, and what they do.

A deck names an effect and its parameters (:mod:`vocabulary`); an effect itself holds nothing.
``aims`` are what a card may be played on; ``apply`` is called once nobody cancels it any more, and
finds a place for the card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import has
from tertulia.games.troja import events
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.cards import (
    CHALLENGE,
    EITHER,
    HERO,
    S,
    at,
    bonus_aim,
    bonus_card,
    entry_card,
    listed,
)
from tertulia.games.troja.designs import Design
from tertulia.games.troja.piles import draw_cards
from tertulia.games.troja.stats import design_of, hero_of, power
from tertulia.games.troja.table import DUEL
from tertulia.games.troja.types import At, Play, rules_of

TURN: Final = 0
"""In the own turn, outside combat."""

AFTER: Final = 1
"""Once an action of another player is over (TROJA-R-FIELD-15)."""

COMBAT: Final = 2
"""Between the choice of the attribute and Fate (TROJA-R-BASIC-10)."""


class Effect:
    """An effect that is only ever an answer to something, and is carried out there."""

    def aims(self, m: At, seat: i64, card: i64, when: i64) -> tuple[int, ...]:
        """What ``seat`` may play ``card`` on at this moment; empty if on nothing."""
        return ()

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        """The card of ``seat`` takes effect on ``aim``."""
        discard(m, card)


class Modify(Effect):
    """Adds to a side of the combat until the fight ends (TROJA-BI.3-4, TROJA-V.5-2).

    ``attribute`` must be what is fought on, ``side`` whom it suits; with ``once`` a side bears one
    of its kind. Phalanx, Greek Fire, Mighty Blow, Lethargy, Zeus's Thunderbolt, Fury of Ares,
    Blinding Dust, Valour.
    """

    def aims(self, m: At, seat: i64, card: i64, when: i64) -> tuple[int, ...]:
        design = design_of(m, card)
        if when != COMBAT or (design.attribute != EITHER and design.attribute != m.table.on):
            return ()
        challenge = self._suits(m, design, CHALLENGE)
        if self._suits(m, design, HERO):
            return (0, 1) if challenge else (1,)
        return (0,) if challenge else ()

    def _suits(self, m: At, design: Design, side: i64) -> bool:
        if side == HERO or m.table.kind == DUEL:
            if design.side == CHALLENGE:
                return False
        elif design.side == HERO:
            return False
        if design.once:
            for packed in m.table.mods:
                if bonus_aim(packed) == side and design_of(m, bonus_card(packed)) is design:
                    return False
        return True

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        amount = amount_of(m, seat, card)
        m.table.modify(seat, card, aim, amount)
        m.tell(events.MODIFIED, seat, card, aim, amount)


class Enchant(Effect):
    """Adds to an attribute of a Hero for one round (TROJA-V.4-5). Athena's Wisdom, Girdle of
    Aphrodite.
    """

    def aims(self, m: At, seat: i64, card: i64, when: i64) -> tuple[int, ...]:
        return tuple([other for other in range(m.seats) if not has(m.table.out, other)])

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        amount = amount_of(m, seat, card)
        m.table.enchant(seat, card, aim, amount)
        m.tell(events.ENCHANTED, seat, card, aim, amount)


class Power(Effect):
    """Adds to the M of the own Hero until the action ends (TROJA-VI.2-2). Prayer.

    Outside the own turn it needs a card that it serves (TROJA-R-CARD-4).
    """

    def aims(self, m: At, seat: i64, card: i64, when: i64) -> tuple[int, ...]:
        return (0,) if when == TURN or serves(m, seat, card) else ()

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        amount = amount_of(m, seat, card)
        m.table.pray(seat, amount)
        m.tell(events.PRAYED, seat, amount)
        discard(m, card)


class Arm(Effect):
    """A fight on S becomes one on T, if the Challenge has T (TROJA-FAQ-13). Armed Combat."""

    def aims(self, m: At, seat: i64, card: i64, when: i64) -> tuple[int, ...]:
        table = m.table
        if when != COMBAT or table.armed or table.on != S:
            return ()
        if table.kind == DUEL:
            return (0,) if rules_of(m).armed_duel else ()
        return (0,) if design_of(m, entry_card(table.fighting[0])).t >= 0 else ()

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        m.table.arm(seat, card)
        m.tell(events.ARMED, seat, card)


class Haste(Effect):
    """One more gain of Glory this turn (TROJA-FAQ-1). Speed of Hermes."""

    def aims(self, m: At, seat: i64, card: i64, when: i64) -> tuple[int, ...]:
        return (0,) if when == TURN else ()

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        m.table.hasten()
        m.tell(events.HASTENED, seat)
        discard(m, card)


class Remove(Effect):
    """Discards a Trojan Troop or Hero, or an attached Troop (TROJA-FAQ-3). Hades's Judgement."""

    def aims(self, m: At, seat: i64, card: i64, when: i64) -> tuple[int, ...]:
        table = m.table
        found: list[int] = []
        for packed in table.fighting + table.line + table.standing:
            if design_of(m, entry_card(packed)).kind != words.BEAST:
                found.append(int(entry_card(packed)))
        for other in range(m.seats):
            for attached in listed(at(table.attached, other)):
                if design_of(m, attached).kind == words.ACHAEAN_TROOP:
                    found.append(attached)
        return tuple(sorted(found))

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        discard(m, aim)
        discard(m, card)


class Draw(Effect):
    """In the own turn, draws cards, beyond six if need be (TROJA-IV.1-2). Oracle of Delphi."""

    def aims(self, m: At, seat: i64, card: i64, when: i64) -> tuple[int, ...]:
        return (0,) if when == TURN else ()

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        discard(m, card)
        draw_cards(m, seat, amount_of(m, seat, card))


class Recover(Effect):
    """In the own turn, takes an Item or Troop from the discards. Gift of Hermes."""

    def aims(self, m: At, seat: i64, card: i64, when: i64) -> tuple[int, ...]:
        if when != TURN:
            return ()
        return tuple([c for c in listed(m.table.discards) if design_of(m, c).attached])

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        m.table.recover(seat, aim)
        m.secrets.take(seat, aim)
        m.show(events.RECOVERED, seat, aim)
        discard(m, card)


class Cancel(Effect):
    """Cancels a card just played (TROJA-FAQ-7). Zeus's Judgement."""


class Sleep(Effect):
    """Cancels a duel or a Challenge on the own Hero just declared (TROJA-FAQ-2). Hypnos's Sleep."""

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        m.table.fall_asleep(m.table.initiator)
        m.tell(events.SLEPT, m.table.initiator)
        discard(m, card)


class Avoid(Effect):
    """The attacked Hero avoids the combat (TROJA-R-CHAL-19). Under the Aegis."""

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        m.table.call_off()
        m.tell(events.AVOIDED, seat)
        discard(m, card)


class Deny(Effect):
    """The winner does not gain the Glory of the fight (TROJA-R-CARD-13). Vanity of the Hero."""

    def apply(self, m: Play, seat: i64, card: i64, aim: i64) -> None:
        m.table.deny()
        m.tell(events.DENIED, m.table.target if m.table.result == HERO else m.table.initiator)
        discard(m, card)


EFFECTS: Final[list[Effect]] = [
    Modify(),
    Enchant(),
    Power(),
    Arm(),
    Haste(),
    Remove(),
    Draw(),
    Recover(),
    Cancel(),
    Sleep(),
    Avoid(),
    Deny(),
]
"""By code, in the order of :data:`vocabulary.EFFECTS`."""


def discard(m: Play, card: i64) -> None:
    """A card that lay open is discarded (TROJA-IV-11)."""
    m.table.discard(card)
    m.tell(events.DISCARDED, card)


def amount_of(m: At, seat: i64, card: i64) -> i64:
    """The amount of a card that ``seat`` plays, which may depend on the patron (TROJA-V.4-3)."""
    return design_of(m, card).amounts[hero_of(m, seat).patron]


def serves(m: At, seat: i64, prayer: i64) -> bool:
    """Whether with ``prayer`` the Hero of ``seat`` meets the M of another Intervention in hand."""
    now = power(m, seat)
    then = now + amount_of(m, seat, prayer)
    for card in listed(m.secrets.hand(seat)):
        design = design_of(m, card)
        if design.kind == words.INTERVENTION and now < design.m <= then:
            return True
    return False


def within_power(m: At, seat: i64, design: Design) -> bool:
    """Whether the Hero of ``seat`` has the M that a card demands (TROJA-V.4-2, TROJA-V.3.c-2)."""
    return design.m == 0 or design.attached or design.m <= power(m, seat)


def playable(m: At, seat: i64, card: i64, when: i64) -> tuple[int, ...]:
    """What ``seat`` may play an Event or Intervention on at this moment."""
    design = design_of(m, card)
    if design.effect < 0 or not within_power(m, seat, design):
        return ()
    return EFFECTS[design.effect].aims(m, seat, card, when)
