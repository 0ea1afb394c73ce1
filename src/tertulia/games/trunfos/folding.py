"""How an event changes what a seat knows: the same verbs that the steps call."""

from __future__ import annotations

from tertulia.core.bits import bit
from tertulia.core.events import Event
from tertulia.games.trunfos import events
from tertulia.games.trunfos.types import Seen, rules_of


def fold(view: Seen, event: Event) -> None:
    """Carry ``event`` into the record and the owner's secrets."""
    table = view.table
    args = event.args
    kind = event.kind
    if kind == events.BEGUN:
        table.begin(args[0])
    elif kind == events.DEALT:
        if len(args) > 1:
            view.secrets.set_hand(args[0], args[1])
    elif kind == events.OPENED:
        table.open_auction(args[0], args[1], args[2])
    elif kind == events.LAID:
        table.lay(args[0], args[1])
    elif kind == events.BID:
        table.place(args[0], args[1], args[2])
    elif kind == events.COLLECTED:
        if len(args) > 3:
            view.secrets.add(args[0], table.lots[args[1]] | bit(args[3]))
        table.collect(args[1])
    elif kind == events.PREDICTED:
        table.predict(args[0], args[1])
    elif kind == events.LED:
        table.lead(args[0])
    elif kind == events.PLAYED:
        table.play(args[0], args[1])
        if args[0] == view.seat:
            view.secrets.remove(args[0], args[1])
    elif kind == events.ROSE:
        table.rise()
    elif kind == events.TRUMPED:
        table.turn_trump(args[1])
    elif kind == events.WON:
        table.take_trick(args[0])
    elif kind == events.NEXT:
        table.next_round(args[0])
    else:
        fold_score(view, event)


def fold_score(view: Seen, event: Event) -> None:
    """:func:`fold` for the events of scoring."""
    table = view.table
    args = event.args
    if event.kind == events.SCORED:
        table.score(args[0], args[1])
    elif event.kind == events.BONUS_DRAWN:
        table.draw_bonus(args[0])
        if len(args) > 1:
            view.secrets.draw_bonus(args[0], args[1])
            if rules_of(view).bonus_open:
                table.open_bonus(args[0], args[1])
    elif event.kind == events.BONUS_USED:
        view.secrets.draw_bonus(args[0], args[1])
        table.open_bonus(args[0], args[1])
        table.use_bonus(args[0], args[3])
