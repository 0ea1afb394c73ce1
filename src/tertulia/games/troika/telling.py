"""The sentences that tell events."""

from __future__ import annotations

from typing import Final

from tertulia.core.bits import members
from tertulia.core.events import Event
from tertulia.core.position import PASS
from tertulia.core.text import Text, key_ref, seat_ref
from tertulia.games.troika.events import EVENTS
from tertulia.games.troika.rules import TroikaRules
from tertulia.games.troika.table import CHANGES
from tertulia.games.troika.values import LINES
from tertulia.games.troika.wording import (
    ACTIONS,
    MONEY_CARD,
    event_ref,
    group_ref,
    leader_ref,
)

OFFICES: Final = ("", "-interim", "-extra")
DUELS: Final = ("control", "discard")


def text(rules: TroikaRules, event: Event) -> Text:
    """The sentence that tells ``event``, as far as its arguments are known.

    The key ends in what the sentence must have room for: a card, the number of players.
    """
    told = EVENTS[event.kind]
    key = f"troika-event-{told.name}"
    args: dict[str, int | str] = {}
    for name, value in zip(told.arguments, event.args, strict=False):
        if name in ("seat", "other"):
            args[name] = seat_ref(value)
        elif name == "seats":
            found = members(value)
            key += f"-{len(found)}"
            for number, seat in enumerate(found, 1):
                args[f"seat{number}"] = seat_ref(seat)
        elif name == "card":
            money = value == MONEY_CARD
            args["card"] = key_ref("troika-money") if money else group_ref(rules, value)
            key += "-card" if told.name in ("drew", "laid") else ""
        elif name in ("cards", "leaders"):
            # Of Groups drawn together a pair is named; more are for the hand to show.
            if told.name != "drew-several" or len(members(value)) == 2:
                key += f"-{name}"
            reference = group_ref if name == "cards" else leader_ref
            for number, card in enumerate(members(value), 1):
                args[f"card{number}"] = reference(rules, card)
        elif name == "leader":
            args["leader"] = leader_ref(rules, value)
        elif name == "event":
            args["event"] = event_ref(rules, value)
        elif name == "action":
            key += "-none" if value == PASS else f"-{ACTIONS[value]}"
        elif name == "duel":
            key += f"-{DUELS[value]}"
        elif name == "line":
            args["line"] = key_ref(f"troika-line-{LINES[value]}")
        elif name == "office":
            key += OFFICES[value]
        elif name == "change":
            key += f"-{CHANGES[value]}"
        elif name == "side":
            key += "-defence" if value else "-attack"
        elif name == "gained":
            args["gained"] = group_ref(rules, value)
        elif name == "column":
            args["column"] = value + 1
        else:
            args[name] = value
    return Text(key, args, told.rule)
