"""The combat, from the choice of the attribute to Fate (TROJA-R-FLOW-1)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit
from tertulia.core.four import get
from tertulia.core.position import Step
from tertulia.core.text import Option, Text, key_ref, seat_ref
from tertulia.core.window import Window
from tertulia.games.troja import events
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.answers import Ask, Effect, play_card
from tertulia.games.troja.cards import (
    CHALLENGE,
    DOWN,
    HERO,
    NOTHING,
    S,
    T,
    aim_of,
    answer,
    card_of,
    entry_card,
    listed,
)
from tertulia.games.troja.effects import COMBAT, discard, playable
from tertulia.games.troja.hands import Hands
from tertulia.games.troja.outcome import Decided, Finish
from tertulia.games.troja.piles import READ, fate
from tertulia.games.troja.stats import attribute_of, design_of, hero_of, side_value
from tertulia.games.troja.table import DOUBLED, DUEL, MISSED, PASSED, SELF, SHOT, Table
from tertulia.games.troja.types import At, Play, rules_of
from tertulia.games.troja.wording import play_option, refusal
from tertulia.games.troja.wrath import Wrathful


class Fix(Step[Table, Hands]):
    """The next fight of the action: who, on what, and specials (TROJA-BI.3-11, TROJA-R-BASIC-8).

    With a Troop all fight together on T (TROJA-V.3-3, TROJA-V.3.a-4); without, each figure fights
    alone in the order of play (TROJA-V.3.b-5). A special acts once a fight (TROJA-R-CHAL-14) and
    before modifiers. With nobody left to fight, or the target's Hero gone (TROJA-R-EXIT-5), the
    action is over (TROJA-R-FIELD-14). It stays below the fight, and goes on after it or when the
    line-up has changed. ``owner`` is the seat after which modifiers are asked for.
    """

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def rule(self) -> str:
        return "TROJA-R-FLOW-1"

    def run(self, m: Play) -> None:
        table = m.table
        nobody = table.kind != DUEL and not table.fighting and not table.line
        if table.off or table.fled or nobody:
            m.become(Finish())
            return
        whole = False
        for packed in table.fighting + table.line:
            if design_of(m, entry_card(packed)).kind == words.TROJAN_TROOP:
                whole = True
        table.fix(whole, S)
        table.fix(whole, attribute_of(m))
        m.tell(events.FIXED, 1 if whole else 0, table.on)
        if table.kind != DUEL and special(m):
            m.push(Decided())
        else:
            m.push(Modifying(self.owner))


def special(m: Play) -> bool:
    """A figure that fights alone acts by its special; whether that has beaten the Hero.

    Pandarus beats him if his Fate is above the printed S (TROJA-R-CHAL-17); off in a battle
    (TROJA-R-CHAL-7). The Minotaur's S doubles on a certain Fate, and he will be discarded
    (TROJA-R-MISC-1).
    """
    table = m.table
    if len(table.fighting) != 1:
        return False
    card = entry_card(table.fighting[0])
    feature = design_of(m, card).feature
    if table.acted == card or (feature.code == words.SHOOT and table.on == T):
        return False
    if feature.code not in (words.SHOOT, words.DOUBLE):
        return False
    pips = fate(m, drawer(m), READ)
    hit: i64 = MISSED
    if feature.code == words.SHOOT:
        if pips > hero_of(m, table.target).s:
            hit = SHOT
    elif pips == feature.amount:
        hit = DOUBLED
    table.act(card, hit)
    m.tell(events.ACTED, card, pips, hit)
    return hit == SHOT


def drawer(m: At) -> i64:
    """Who draws Fate for the attackers (TROJA-BI.3-9, TROJA-R-BASIC-7).

    Who played them; the target's left neighbour if it was the target itself or nobody this turn.
    """
    table = m.table
    if table.kind == SELF or (table.kind == PASSED and table.initiator == table.target):
        return table.next_seat(table.target)
    return table.initiator


class Modifying(Step[Table, Hands]):
    """All may modify the combat, until all pass in a row (TROJA-R-FLOW-2).

    Asked are all with a card in hand, clockwise from the left of ``owner``, who has played last. If
    the line-up has changed, the fight is fixed anew first.
    """

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def rule(self) -> str:
        return "TROJA-R-FLOW-2"

    def run(self, m: Play) -> None:
        if m.table.changed:
            m.pop()
            return
        asked: i64 = 0
        seat: i64 = 0
        while seat < m.seats:
            if get(m.table.sizes, seat) > 0:
                asked |= bit(seat)
            seat += 1
        m.push(Modify(self.owner), asked)


class Modify(Window[Table, Hands]):
    """Play an Event or Intervention on the combat (TROJA-BI.3-4, TROJA-R-FIELD-13).

    Any number, by anyone, for either side. With hidden cards any card may be laid face down
    (TROJA-VI.3-1, TROJA-VI.3-3).
    """

    def rule(self) -> str:
        return "TROJA-BI.3-4"

    def responses(self, m: At, seat: i64) -> tuple[int, ...]:
        found: list[int] = []
        hidden = rules_of(m).hidden
        for card in listed(m.secrets.hand(seat)):
            if design_of(m, card).effect >= 0:
                for aim in playable(m, seat, card, COMBAT):
                    found.append(answer(card, aim))
            if hidden:
                found.append(answer(card + DOWN, CHALLENGE))
                found.append(answer(card + DOWN, HERO))
        return tuple(found)

    def claimed(self, m: Play, seat: i64, answer: i64) -> None:
        m.become(Modifying(seat))
        card = card_of(answer)
        if card < DOWN:
            play_card(m, seat, card, aim_of(answer))
            return
        m.secrets.leave(seat, card - DOWN)
        m.secrets.lay(card - DOWN)
        m.table.lay(seat, aim_of(answer))
        m.tell_only(bit(seat), 2, events.LAID, seat, aim_of(answer), card - DOWN)

    def closed(self, m: Play) -> None:
        if m.table.laid:
            m.become(Reveal(self.owner))
        else:
            m.become(Fates())

    def aims_at(self, m: At, seat: i64) -> bool:
        return seat == m.table.target

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return refusal(m, seat, answer, "TROJA-R-CARD-12")

    def prompt(self, m: At, seat: i64) -> Text:
        args: dict[str, int | str] = {
            "on": key_ref("troja-on-t" if m.table.on == T else "troja-on-s"),
            "challenge": int(side_value(m, CHALLENGE)),
            "hero": int(side_value(m, HERO)),
            "target": seat_ref(int(m.table.target)),
        }
        return Text("troja-ask-modify", args)

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troja-why-modify", None, "TROJA-BI.3-12")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return play_option(m, seat, answer)


class Reveal(Step[Table, Hands]):
    """The cards laid face down are turned over together (TROJA-R-OPT-3)."""

    def __init__(self, owner: i64) -> None:
        super().__init__()
        self.owner: i64 = owner

    def rule(self) -> str:
        return "TROJA-R-OPT-3"

    def run(self, m: Play) -> None:
        shown: list[int] = []
        cards = m.secrets.down
        for place, laid in enumerate(m.table.laid):
            shown.append(laid * 128 + cards[place])
        m.secrets.turn()
        for packed in shown:
            m.table.turn_first(packed & 127)
            m.show(events.TURNED, (packed >> 7) & 3, packed & 127)
        m.become(Revealed(self.owner, tuple(shown)))


class Revealed(Step[Table, Hands]):
    """One after the other they take effect, if that is legal now, or go (TROJA-R-OPT-3)."""

    shown: tuple[int, ...]

    def __init__(self, owner: i64, shown: tuple[int, ...]) -> None:
        super().__init__()
        self.owner: i64 = owner
        self.shown = shown

    def rule(self) -> str:
        return "TROJA-R-OPT-3"

    def run(self, m: Play) -> None:
        if not self.shown:
            if m.table.changed:
                m.pop()
            else:
                m.become(Fates())
            return
        packed = self.shown[0]
        m.become(Revealed(self.owner, self.shown[1:]))
        card = packed & 127
        seat = (packed >> 7) & 3
        aim = aim_for(m, card, (packed >> 9) & 1)
        if aim in playable(m, seat, card, COMBAT):
            m.push(Effect(seat, card, aim))
            m.push(Ask(seat, (card,), False))
        else:
            discard(m, card)


def aim_for(m: At, card: i64, side: i64) -> int:
    """What a card laid at a side is played on, ``NOTHING`` if that does not say."""
    effect = design_of(m, card).effect
    if effect == words.MODIFY:
        return int(side)
    if effect in (words.POWER, words.ARM):
        return 0
    if effect == words.ENCHANT:
        if side == HERO:
            return int(m.table.target)
        if m.table.kind == DUEL:
            return int(m.table.initiator)
    return NOTHING


class Fates(Step[Table, Hands]):
    """Both sides draw Fate, the attackers first (TROJA-BI.3-6, TROJA-BI.3-10)."""

    def rule(self) -> str:
        return "TROJA-BI.3-6"

    def run(self, m: Play) -> None:
        first = drawer(m)
        fate(m, first, CHALLENGE)
        fate(m, m.table.target, HERO)
        m.become(Wrathful((first + m.seats - 1) % m.seats))
