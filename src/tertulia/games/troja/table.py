"""The public record of the battlefield and of the action in progress."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tertulia.core import four
from tertulia.core.bits import bit
from tertulia.core.four import fill, get
from tertulia.games.troja.camps import LOST, Camps
from tertulia.games.troja.cards import (
    CHALLENGE,
    NOTHING,
    Cards,
    S,
    at,
    bonus,
    bonus_card,
    entry,
    entry_card,
    entry_order,
    entry_seat,
    holds,
)

# What an action is.
SELF: Final = 0
OTHER: Final = 1
DUEL: Final = 2
PASSED: Final = 3

# What a special has done.
MISSED: Final = 0
DOUBLED: Final = 1
SHOT: Final = 2

# How a game ends.
BY_GLORY: Final = 1
BY_SURVIVAL: Final = 2
BY_ROUNDS: Final = 3


@mypyc_attr(acyclic=True, free_list_len=1)
class Table(Camps):
    """All that is public.

    ``standing`` are the undefeated Challenges before each seat; ``order`` counts Challenges played.
    ``actions`` are the gains of Glory left in the turn, ``asleep`` a mask of seats barred from
    them. Of the action: ``kind``, ``initiator``, ``target``; ``line`` the Challenges that wait,
    ``fighting`` those in the fight (entries); ``tamed`` a mask of seats that have sent the Beast
    on; ``off`` if nothing is left of it, ``fled`` if its target has departed. Of the fight: ``on``
    the attribute, ``armed`` if a card made it T, ``acted`` the Challenge whose special has acted,
    ``doubled``, ``changed`` if the line-up changed, ``vain`` if the reward is denied, ``mods`` the
    cards in effect, ``fates`` of both sides and the ``first_fates`` in them, ``result`` (a side or
    ``NOTHING``). ``struck`` is the card cancelled at this moment. ``ending`` is how the game has
    ended, 0 while it is on.
    """

    order: i64
    actions: i64
    asleep: i64
    kind: i64
    initiator: i64
    target: i64
    tamed: i64
    on: i64
    acted: i64
    struck: i64
    result: i64
    ending: i64
    off: bool
    fled: bool
    armed: bool
    doubled: bool
    changed: bool
    vain: bool
    fates: tuple[i64, i64]
    first_fates: tuple[i64, i64]
    standing: tuple[int, ...]
    line: tuple[int, ...]
    fighting: tuple[int, ...]
    mods: tuple[int, ...]

    def __init__(self, seats: i64, deck: Cards, heroes: i64, source: Table | None = None) -> None:
        super().__init__(seats, deck, heroes, source)
        if source is None:
            self.order = 0
            self.actions = 0
            self.asleep = 0
            self.kind = NOTHING
            self.initiator = 0
            self.target = 0
            self.tamed = 0
            self.on = S
            self.struck = NOTHING
            self.result = NOTHING
            self.ending = 0
            self.off = False
            self.fled = False
            self.armed = False
            self.acted = NOTHING
            self.doubled = False
            self.changed = False
            self.vain = False
            self.fates = (0, 0)
            self.first_fates = (0, 0)
            self.standing = ()
            self.line = ()
            self.fighting = ()
            self.mods = ()
        else:
            self.order = source.order
            self.actions = source.actions
            self.asleep = source.asleep
            self.kind = source.kind
            self.initiator = source.initiator
            self.target = source.target
            self.tamed = source.tamed
            self.on = source.on
            self.struck = source.struck
            self.result = source.result
            self.ending = source.ending
            self.off = source.off
            self.fled = source.fled
            self.armed = source.armed
            self.acted = source.acted
            self.doubled = source.doubled
            self.changed = source.changed
            self.vain = source.vain
            self.fates = source.fates
            self.first_fates = source.first_fates
            self.standing = source.standing
            self.line = source.line
            self.fighting = source.fighting
            self.mods = source.mods

    def copy(self) -> Table:
        """An independent copy."""
        return Table(0, self.deck, 0, self)

    # Rounds and turns.

    def begin(self, first: i64) -> None:
        """``first`` begins, in every round."""
        self.first = first
        self.active = first

    def next_round(self) -> None:
        """A round ends: everyone may have a turn again."""
        self.round += 1
        self.denied = 0
        self.active = self.first

    def begin_turn(self, seat: i64) -> None:
        """The turn of ``seat`` begins."""
        self.active = seat
        self.actions = 1
        self.asleep = 0
        self.prayers = fill(0)
        self.expire(seat)

    def skip_turn(self, seat: i64) -> None:
        """The turn of ``seat`` would begin."""
        self.expire(seat)

    def hasten(self) -> None:
        """The active Hero may gain Glory once more."""
        self.actions += 1

    def pass_on(self) -> None:
        """All that stands moves to the next seat in the game, to attack in its next turn."""
        moved: list[int] = []
        for packed in self.standing:
            seat = self.next_seat(entry_seat(packed))
            moved.append(entry(entry_card(packed), seat, True, entry_order(packed)))
        self.standing = tuple(moved)

    def next_seat(self, seat: i64) -> i64:
        """The next seat clockwise that is in the game."""
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if (self.out >> seat) & 1 == 0:
                return seat

    # Actions.

    def declare(self, kind: i64, initiator: i64, target: i64) -> None:
        """``initiator`` begins an action against the Hero of ``target``."""
        self.kind = kind
        self.initiator = initiator
        self.target = target
        self.tamed = 0
        self.off = False
        self.fled = False
        if kind in (SELF, DUEL):
            self.actions -= 1
        self._fresh_fight()

    def _fresh_fight(self) -> None:
        self.armed = False
        self.acted = NOTHING
        self.doubled = False
        self.changed = False
        self.vain = False
        self.fates = (0, 0)
        self.first_fates = (0, 0)
        self.result = NOTHING

    def line_up(self, seat: i64, card: i64) -> None:
        """``seat`` plays a Challenge from hand into the line."""
        self.leave_hand(seat, card)
        self.line = (*self.line, entry(card, seat, False, self.order))
        self.order += 1

    def attack(self, packed: i64) -> None:
        """A Challenge that stood before the active seat attacks."""
        seat = entry_seat(packed)
        self.standing = tuple([one for one in self.standing if one != packed])
        self.declare(PASSED, seat, seat)
        self.line = (entry(entry_card(packed), seat, False, entry_order(packed)),)

    def retarget(self, seat: i64, target: i64) -> None:
        """``seat`` sends the Beast on to the Hero of ``target``."""
        self.tamed |= bit(seat)
        self.initiator = seat
        self.target = target

    def call_off(self) -> None:
        """The action comes to nothing."""
        self.off = True

    def fall_asleep(self, seat: i64) -> None:
        """The Hero of ``seat`` is barred from gaining Glory in this turn."""
        self.asleep |= bit(seat)
        self.off = True

    def strike(self, card: i64) -> None:
        """``card`` is cancelled, or with ``NOTHING`` none is any more."""
        self.struck = card

    def gain(self, seat: i64, glory: i64) -> None:
        """``seat`` gains Glory in the action."""
        self.change(seat, glory, self.kind + 1)

    def lose(self, seat: i64, glory: i64) -> None:
        """``seat`` loses Glory in the action."""
        self.change(seat, -glory, LOST)

    def depart(self, seat: i64) -> None:
        super().depart(seat)
        if self.kind != NOTHING and seat == self.target:
            self.fled = True

    def end_action(self) -> None:
        """The action is over, and prayers with it."""
        self.kind = NOTHING
        self.line = ()
        self.fighting = ()
        self.prayers = fill(0)

    # Fights.

    def fix(self, whole: bool, on: i64) -> None:
        """The next fight is fixed: the whole line, or the first of it alone, on an attribute."""
        line = tuple(sorted(self.fighting + self.line))
        self.fighting = line if whole else line[:1]
        self.line = () if whole else line[1:]
        self.on = on
        self.changed = False

    def act(self, card: i64, hit: i64) -> None:
        """The special of ``card`` has acted: it is doubled, has beaten the Hero, or neither."""
        self.acted = card
        self.doubled = hit == DOUBLED
        if hit == SHOT:
            self.result = CHALLENGE

    def modify(self, owner: i64, card: i64, side: i64, amount: i64) -> None:
        """``card`` of ``owner`` adds ``amount`` to a side."""
        self.mods = (*self.mods, bonus(card, side, owner, amount, 0))

    def arm(self, owner: i64, card: i64) -> None:
        """``card`` of ``owner`` makes the fight one on T."""
        self.modify(owner, card, CHALLENGE, 0)
        self.armed = True
        self.changed = True

    def lay(self, seat: i64, side: i64) -> None:
        """``seat`` lays a card face down at a side."""
        self.sizes = four.put(self.sizes, seat, get(self.sizes, seat) - 1)
        self.laid = (*self.laid, int(seat + 4 * side))

    def turn_first(self, card: i64) -> None:
        """The card laid first is turned over."""
        self.reveal(self.laid[0] & 3, card)
        self.laid = self.laid[1:]

    def add_fate(self, side: i64, pips: i64) -> None:
        """Pips are added to a side's Fate."""
        c, h = self.fates
        first_c, first_h = self.first_fates
        if side == CHALLENGE:
            self.first_fates = (first_c if first_c else pips, first_h)
            self.fates = (c + pips, h)
        else:
            self.first_fates = (first_c, first_h if first_h else pips)
            self.fates = (c, h + pips)

    def take_fate(self, side: i64, pips: i64) -> None:
        """Pips are taken from a side's Fate."""
        c, h = self.fates
        self.fates = (c - pips, h) if side == CHALLENGE else (c, h - pips)

    def spoil_fate(self, side: i64, pips: i64) -> None:
        """The first Fate card of a side counts as ``pips``."""
        c, h = self.fates
        first_c, first_h = self.first_fates
        if side == CHALLENGE:
            self.fates = (c - first_c + pips, h)
            self.first_fates = (pips, first_h)
        else:
            self.fates = (c, h - first_h + pips)
            self.first_fates = (first_c, pips)

    def settle(self, result: i64) -> None:
        """The fight is decided: a side wins, or with ``NOTHING`` neither."""
        self.result = result

    def deny(self) -> None:
        """The winner of the fight gains nothing."""
        self.vain = True

    def stand(self, card: i64) -> None:
        """An undefeated Challenge of the action stays before the target's Hero."""
        for packed in self.fighting + self.line:
            if entry_card(packed) == card:
                stays = entry(card, self.target, False, entry_order(packed))
                self.standing = tuple(sorted((*self.standing, stays)))
        self._out_of_line(card)

    def end_fight(self) -> None:
        """The cards that modified the fight are discarded; the next may begin."""
        for packed in self.mods:
            self.to_discards(bonus_card(packed))
        self.mods = ()
        self._fresh_fight()
        if self.kind == DUEL:
            self.off = True

    def discard(self, card: i64) -> None:
        """A card that lies open anywhere is discarded."""
        if self.struck == card:
            self.struck = NOTHING
        self._out_of_line(card)
        self.standing = tuple([one for one in self.standing if entry_card(one) != card])
        seat: i64 = 0
        while seat < self.seats:
            if holds(at(self.attached, seat), card):
                self.detach(seat, card)
                if self.kind != NOTHING and seat == self.target:
                    self.changed = True
                return
            seat += 1
        self.to_discards(card)

    def _out_of_line(self, card: i64) -> None:
        before = len(self.fighting)
        self.line = tuple([one for one in self.line if entry_card(one) != card])
        self.fighting = tuple([one for one in self.fighting if entry_card(one) != card])
        if len(self.fighting) != before:
            self.changed = True

    # The end.

    def finish(self, how: i64) -> None:
        """The game is over."""
        self.ending = how

    def scores(self) -> tuple[int, ...]:
        """The Glory by seat."""
        return tuple([int(get(self.glory, seat)) for seat in range(self.seats)])
