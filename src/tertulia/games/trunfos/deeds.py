"""What the events of a game mean to somebody who studies it."""

from __future__ import annotations

from tertulia.core.deed import CHOSE, DREW, PLAYED, SCORED, TURN, Deed
from tertulia.core.events import Event
from tertulia.games.trunfos import events as told
from tertulia.games.trunfos.cards import held
from tertulia.games.trunfos.tricks import card_key


def deeds(events: list[Event]) -> list[Deed]:
    """Cards drawn (dealt or bought) and played, first bids, tricks won, points by round."""
    found: list[Deed] = []
    lots: dict[int, int] = {}
    bid: set[int] = set()
    number = 1
    for event in events:
        kind, args = event.kind, event.args
        if kind == told.DEALT:
            found += [Deed(DREW, args[0], card_key(card)) for card in held(args[1])]
        elif kind == told.LAID:
            lots[args[0]] = args[1]
        elif kind == told.COLLECTED:
            cards = (*held(lots[args[1]]), args[3])
            found += [Deed(DREW, args[0], card_key(card)) for card in cards]
        elif kind == told.PLAYED:
            found.append(Deed(PLAYED, args[0], card_key(args[1])))
        elif kind == told.BID and args[0] not in bid:
            bid.add(args[0])
            found.append(Deed(CHOSE, args[0], "trunfos-first-bid", args[2]))
        elif kind == told.WON:
            found.append(Deed(TURN, args[0]))
        elif kind == told.SCORED:
            found.append(Deed(SCORED, args[0], "trunfos-source-round", number, args[1]))
        elif kind == told.BONUS_USED:
            found.append(Deed(SCORED, args[0], "trunfos-source-bonus", 0, -args[3]))
        elif kind == told.NEXT:
            number = args[1] + 1
    return found
