"""What the events of a game mean to somebody who studies it."""

from __future__ import annotations

from typing import Final

from tertulia.core.bits import members
from tertulia.core.deed import CHOSE, DREW, PLAYED, SCORED, TURN, Deed
from tertulia.core.events import Event
from tertulia.games.troika import events as told
from tertulia.games.troika.rules import TroikaRules
from tertulia.games.troika.values import LINES
from tertulia.games.troika.wording import MONEY_CARD, group_key, leader_key

DRAWN: Final = (told.DREW, told.RETRIEVED)
USED: Final = (
    told.PLACED,
    told.PLAYED,
    told.BACKED,
    told.HAND_ACTION,
    told.LAID,
    told.SPENT,
    told.PLEDGED,
)


def deeds(rules: TroikaRules, events: list[Event]) -> list[Deed]:
    """Groups drawn and used, Leaders chosen, turns, and Victory Points by line."""
    found: list[Deed] = []
    for event in events:
        kind, args = event.kind, event.args
        if kind == told.DEALT or kind == told.DREW_SEVERAL:
            cards = members(args[-1])
            found += [Deed(DREW, args[0], group_key(rules, card)) for card in cards]
        elif kind in DRAWN:
            found.append(Deed(DREW, args[0], group_key(rules, args[1])))
        elif kind in USED and args[1] != MONEY_CARD:
            found.append(Deed(PLAYED, args[0], group_key(rules, args[1])))
        elif kind == told.LED:
            found.append(Deed(CHOSE, args[0], leader_key(rules, args[1])))
        elif kind == told.TURN:
            found.append(Deed(TURN, args[0]))
        elif kind == told.SCORED:
            found.append(Deed(SCORED, args[0], f"troika-line-{LINES[args[1]]}", 0, args[2]))
    return found
