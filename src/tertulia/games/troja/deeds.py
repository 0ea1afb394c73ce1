"""What the events of a game mean to somebody who studies it."""

from __future__ import annotations

from typing import Final

from tertulia.core.deed import CHOSE, DREW, PLAYED, SCORED, TURN, Deed
from tertulia.core.events import Event
from tertulia.games.troja import events as told
from tertulia.games.troja.camps import ATTACHED, LOST, SOURCES, START
from tertulia.games.troja.cards import listed
from tertulia.games.troja.rules import TrojaRules
from tertulia.games.troja.sentences import card_key
from tertulia.games.troja.table import PASSED

USED: Final = (told.ATTACHED, told.CHALLENGED, told.PLAYED, told.LAID)


def deeds(rules: TrojaRules, events: list[Event]) -> list[Deed]:
    """Cards drawn and used, first Heroes, turns, and Glory by what it came from."""
    found: list[Deed] = []
    began: set[int] = set()
    won = START
    for event in events:
        kind, args = event.kind, event.args
        if kind == told.DREW:
            cards = listed((args[2], args[3]))
            found += [Deed(DREW, args[0], card_key(rules, card)) for card in cards]
        elif kind == told.RECOVERED:
            found.append(Deed(DREW, args[0], card_key(rules, args[1])))
        elif kind in USED:
            card = args[2] if kind == told.LAID else args[1]
            found.append(Deed(PLAYED, args[0], card_key(rules, card)))
        elif kind == told.TURN:
            found.append(Deed(TURN, args[0]))
        elif kind == told.DECLARED:
            won = args[0] + 1
        elif kind == told.ATTACKED:
            won = PASSED + 1
        elif kind == told.WELCOMED and args[0] not in began:
            began.add(args[0])
            found.append(Deed(CHOSE, args[0], f"troja-hero-{rules.heroes[args[1]].key}"))
        found += glory(rules, event, won)
    return found


def glory(rules: TrojaRules, event: Event, won: int) -> list[Deed]:
    """The Glory that came or went with an event; ``won`` is the source of what is gained."""
    kind, args = event.kind, event.args
    if kind == told.WELCOMED:
        source, amount = START, int(rules.start_glory)
    elif kind == told.GAINED:
        source, amount = won, args[1]
    elif kind == told.LOST:
        source, amount = LOST, -args[1]
    elif kind == told.ATTACHED:
        source, amount = ATTACHED, -args[2]
    else:
        return []
    return [Deed(SCORED, args[0], f"troja-source-{SOURCES[source]}", 0, amount)]
