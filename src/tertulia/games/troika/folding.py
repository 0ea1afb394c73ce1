"""How an event changes what a seat knows: the same verbs that the steps call."""

from __future__ import annotations

from tertulia.core.bits import bit
from tertulia.core.events import Event
from tertulia.games.troika import events
from tertulia.games.troika.setup import start
from tertulia.games.troika.table import NOBODY
from tertulia.games.troika.types import Seen, rules_of
from tertulia.games.troika.wording import MONEY_CARD


def fold(view: Seen, event: Event) -> None:
    """Carry ``event`` into the record and the owner's secrets."""
    kind = event.kind
    if kind <= events.NOTHING:
        fold_start(view, event)
    elif kind <= events.STASHED:
        fold_action(view, event)
    elif kind <= events.CLEARED:
        fold_duel(view, event)
    elif kind <= events.DROPPED:
        fold_payment(view, event)
    elif kind <= events.CAMPAIGN_ENDED:
        fold_election(view, event)
    elif kind > events.ENDED:
        fold_advanced(view, event)


def forget(view: Seen, seat: int, card: int) -> None:
    """``card`` has left the hand of ``seat``."""
    if seat == view.seat:
        view.secrets.remove(seat, card)


def fold_start(view: Seen, event: Event) -> None:
    """:func:`fold` for setup, rounds and draws."""
    table = view.table
    args = event.args
    rules = rules_of(view)
    if event.kind == events.BEGUN:
        start(table, rules.treasury, rules.titles, rules.all_groups, args[0], rules.start_money)
    elif event.kind == events.DEALT:
        table.draw(args[0], rules.start_groups)
        if len(args) > 1:
            view.secrets.add(args[0], args[1])
    elif event.kind == events.OFFERED:
        if len(args) > 1:
            view.secrets.offer(args[0], args[1])
    elif event.kind == events.LED:
        table.lead(args[0], args[1])
        view.secrets.forget_leaders()
    elif event.kind == events.ROUND:
        table.next_round()
    elif event.kind == events.TURN:
        table.turn_of(args[0])
    elif event.kind == events.DREW:
        table.draw(args[0], 1)
        if len(args) > 1:
            view.secrets.add(args[0], bit(args[1]))
    elif event.kind == events.TOOK:
        table.take(args[0], args[1])
    elif event.kind == events.RESHUFFLED:
        table.reshuffle()


def fold_action(view: Seen, event: Event) -> None:
    """:func:`fold` for Organization and Income."""
    table = view.table
    args = event.args
    if event.kind == events.PLACED:
        table.place(args[0], args[1])
        forget(view, args[0], args[1])
    elif event.kind == events.TAKEN_BACK:
        table.take_back(args[0], args[1])
        if args[0] == view.seat:
            view.secrets.add(args[0], bit(args[1]))
    elif event.kind == events.DISCARDED:
        table.discard(args[0], args[1])
        forget(view, args[0], args[1])
    elif event.kind == events.COLLECTED:
        table.take(args[0], args[2])
    elif event.kind == events.BOUGHT:
        table.buy(args[0])
        table.pay(args[0], args[2])
    elif event.kind == events.STASHED:
        table.stash(args[0], args[1])


def fold_duel(view: Seen, event: Event) -> None:
    """:func:`fold` for attacks."""
    table = view.table
    args = event.args
    if event.kind == events.ATTACKED:
        table.announce(args[0], args[2], args[1])
    elif event.kind == events.PLAYED:
        table.play(args[0], args[1])
        forget(view, args[0], args[1])
    elif event.kind == events.CAPTURED:
        table.capture()
    elif event.kind == events.DESTROYED:
        table.destroy()
    elif event.kind == events.CLEARED:
        table.end_duel()


def fold_payment(view: Seen, event: Event) -> None:
    """:func:`fold` for the hand limit, Events and payments."""
    table = view.table
    args = event.args
    if event.kind == events.RETURNED:
        table.pay(args[0], 1)
    elif event.kind == events.REVEALED:
        table.turn_of(NOBODY)
        table.reveal(args[0])
    elif event.kind == events.PAID:
        table.pay(args[0], args[1])
    elif event.kind == events.HANDED:
        table.hand_over(args[0], args[1], args[2])
    elif event.kind == events.SET_OUT:
        table.set_out(args[0], args[1])
    elif event.kind == events.SETTLED:
        if args[0] == view.seat:
            view.secrets.remove_all(args[0], table.paying)
        table.settle(args[0])
    elif event.kind == events.SHOWED:
        table.show(args[0], args[1])
    elif event.kind == events.RECEIVED:
        table.take(args[0], args[1])
    elif event.kind == events.DROPPED:
        table.drop(args[0], args[1])


def fold_election(view: Seen, event: Event) -> None:
    """:func:`fold` for elections."""
    table = view.table
    args = event.args
    if event.kind == events.LAID:
        table.lay(args[0])
        if len(args) > 1 and args[1] == MONEY_CARD:
            view.secrets.bet(args[0], 1)
        elif len(args) > 1:
            view.secrets.lay(args[0], args[1])
    elif event.kind == events.SPENT:
        table.spend(args[0], args[1])
        if rules_of(view).groups[args[1]].effect.symbol == "campaign":
            table.queue(args[0], args[1])
    elif event.kind == events.STAKED:
        table.stake(args[0], args[1])
    elif event.kind == events.COUNTED:
        table.count_votes(args[0], args[1])
        view.secrets.turn_up(args[0])
    elif event.kind == events.ELECTED:
        table.elect(args[0], args[2])
    elif event.kind == events.TIED:
        if not rules_of(view).tie_stays:
            table.fall()
    elif event.kind == events.CAMPAIGN_ENDED:
        table.clear_campaign()


def fold_advanced(view: Seen, event: Event) -> None:
    """:func:`fold` for what only the advanced game tells."""
    table = view.table
    args = event.args
    kind = event.kind
    if kind == events.HAND_ACTION:
        table.use_hand(args[0], args[1])
        forget(view, args[0], args[1])
    elif kind == events.CANCELLED:
        table.thwart(args[0])
    elif kind == events.CHANGED:
        table.change(args[0], args[1], args[2])
    elif kind == events.TABLE_ACTION:
        table.use_leader(args[0], args[2])
    elif kind == events.STOOD_IN:
        table.stand(args[1], args[2])
    elif kind == events.BACKED:
        table.back(args[0], args[1], args[2], args[3])
        forget(view, args[0], args[1])
    elif kind == events.PLEDGED:
        table.pledge(args[0], args[1])
        view.secrets.turn_up(args[0])
    elif kind == events.ACTS:
        table.act_next()
    elif kind == events.RETRIEVED:
        table.retrieve(args[0], args[1])
        if args[0] == view.seat:
            view.secrets.add(args[0], bit(args[1]))
    elif kind == events.CLAIMED:
        table.claim(args[0], args[1], args[2])
    elif kind == events.SWAPPED:
        table.exchange(args[0], args[1], args[3])
    elif kind == events.TITLE_RETURNED:
        table.give_title(args[0], args[1])
    elif kind == events.FELL:
        table.fall()
        table.call_elections(True)
    elif kind == events.MERGED:
        table.call_elections(False)
    elif kind == events.SETTLED_DOWN:
        table.settle_down(args[0], args[1])
    elif kind == events.SEIZED:
        table.lose(args[2], args[1])
        table.gain(args[0], args[1])
    elif kind == events.FORGONE:
        table.act_next()
    elif kind == events.DREW_SEVERAL:
        table.draw(args[0], args[1])
        if len(args) > 2:
            view.secrets.add(args[0], args[2])
