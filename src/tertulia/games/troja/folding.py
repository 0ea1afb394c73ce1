"""How an event changes what a seat knows: the same verbs that the steps call."""

from __future__ import annotations

from tertulia.core.events import Event
from tertulia.games.troja import events
from tertulia.games.troja.cards import NOTHING, entry_card, put, union
from tertulia.games.troja.piles import READ, TAKEN
from tertulia.games.troja.table import Table
from tertulia.games.troja.types import Seen, rules_of


def fold(view: Seen, event: Event) -> None:
    """Carry ``event`` into the record and the owner's secrets."""
    table = view.table
    args = event.args
    kind = event.kind
    if kind in HANDS:
        fold_hand(view, event)
    elif kind in FATES:
        fold_fate(table, event)
    elif kind in FIGHT:
        fold_fight(table, event)
    elif kind == events.WELCOMED:
        rules = rules_of(view)
        table.welcome(args[0], args[1], rules.start_glory, rules.wraths)
    elif kind == events.BEGUN:
        table.begin(args[0])
    elif kind == events.ROUND:
        table.next_round()
    elif kind == events.SHUFFLED:
        table.shuffle(args[0])
    elif kind == events.TURN:
        table.begin_turn(args[0])
    elif kind == events.SKIPPED:
        table.skip_turn(args[0])
    elif kind == events.DECLARED:
        table.declare(args[0], args[1], args[2])
    elif kind == events.ATTACKED:
        for packed in table.standing:
            if entry_card(packed) == args[1]:
                table.attack(packed)
    elif kind == events.GAINED:
        table.gain(args[0], args[1])
    elif kind == events.LOST:
        table.lose(args[0], args[1])
    elif kind == events.DEPARTED:
        table.depart(args[0])
    elif kind == events.ELIMINATED:
        table.leave_game(args[0])
    elif kind == events.ACTION_ENDED:
        table.end_action()
    elif kind == events.PASSED_ON:
        table.pass_on()
    elif kind == events.ENDED:
        table.finish(args[0])


HANDS = {
    events.DREW,
    events.ATTACHED,
    events.CHALLENGED,
    events.PLAYED,
    events.LAID,
    events.TURNED,
    events.RECOVERED,
    events.THREW,
}


def fold_hand(view: Seen, event: Event) -> None:
    """:func:`fold` for cards that enter or leave a hand."""
    table = view.table
    hands = view.secrets
    args = event.args
    kind = event.kind
    seat = args[0]
    if kind == events.DREW:
        table.draw(seat, args[1])
        if len(args) > 2:
            hands.cards = put(hands.cards, seat, union(hands.hand(seat), (args[2], args[3])))
    elif kind == events.RECOVERED:
        table.recover(seat, args[1])
        if seat == view.seat:
            hands.take(seat, args[1])
    elif kind == events.LAID:
        table.lay(seat, args[1])
        hands.lay(args[2] if len(args) > 2 else NOTHING)
        if len(args) > 2:
            hands.leave(seat, args[2])
    elif kind == events.TURNED:
        table.turn_first(args[1])
        hands.down = hands.down[1:]
    else:
        hands.leave(seat, args[1])
        if kind == events.ATTACHED:
            table.attach(seat, args[1], args[2], args[3])
        elif kind == events.CHALLENGED:
            table.line_up(seat, args[1])
        elif kind == events.PLAYED:
            table.leave_hand(seat, args[1])
        else:
            table.throw(seat, args[1])


FATES = {events.FATE, events.DIE, events.WRATH, events.SPOILED}


def fold_fate(table: Table, event: Event) -> None:
    """:func:`fold` for Fate and Divine Wrath."""
    args = event.args
    if event.kind == events.WRATH:
        table.spend_token(args[0])
        return
    if event.kind == events.SPOILED:
        table.spoil_fate(args[0], args[1])
        return
    if event.kind == events.FATE:
        table.turn_up(args[1])
    pips, use = args[-2], args[-1]
    if use < READ:
        table.add_fate(use, pips)
    elif use >= TAKEN:
        table.take_fate(use - TAKEN, pips)


FIGHT = {
    events.STRUCK,
    events.DISCARDED,
    events.MODIFIED,
    events.ARMED,
    events.ENCHANTED,
    events.PRAYED,
    events.HASTENED,
    events.TAMED,
    events.SLEPT,
    events.AVOIDED,
    events.FIXED,
    events.ACTED,
    events.RESULT,
    events.DENIED,
    events.STAYED,
    events.FIGHT_ENDED,
}


def fold_fight(table: Table, event: Event) -> None:
    """:func:`fold` for what happens in an action."""
    args = event.args
    kind = event.kind
    if kind == events.STRUCK:
        table.strike(args[0])
    elif kind == events.DISCARDED:
        table.discard(args[0])
    elif kind == events.MODIFIED:
        table.modify(args[0], args[1], args[2], args[3])
    elif kind == events.ARMED:
        table.arm(args[0], args[1])
    elif kind == events.ENCHANTED:
        table.enchant(args[0], args[1], args[2], args[3])
    elif kind == events.PRAYED:
        table.pray(args[0], args[1])
    elif kind == events.HASTENED:
        table.hasten()
    elif kind == events.TAMED:
        table.retarget(args[0], args[1])
    elif kind == events.SLEPT:
        table.fall_asleep(args[0])
    elif kind == events.AVOIDED:
        table.call_off()
    elif kind == events.FIXED:
        table.fix(args[0] == 1, args[1])
    elif kind == events.ACTED:
        table.act(args[0], args[2])
    elif kind == events.RESULT:
        table.settle(args[0])
    elif kind == events.DENIED:
        table.deny()
    elif kind == events.STAYED:
        table.stand(args[0])
    else:
        table.end_fight()
