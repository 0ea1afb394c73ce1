"""The sentences that tell the events."""

from __future__ import annotations

from typing import Final

from tertulia.core.bits import members
from tertulia.core.events import Event
from tertulia.core.text import Text, card_ref, key_ref, seat_ref
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.cards import CHALLENGE, NOTHING, listed
from tertulia.games.troja.events import EVENTS
from tertulia.games.troja.piles import READ, TAKEN
from tertulia.games.troja.rules import TrojaRules

Args = dict[str, int | str]

NAMED: Final = 4
"""So many cards drawn at once are named."""

RESULTS: Final = ("tie", "challenge", "hero")
VARIANTS: Final = {
    "kind": ("self", "other", "duel", "passed"),
    "on": ("s", "t"),
    "hit": ("nothing", "doubled", "shot"),
    "how": ("", "glory", "survival", "rounds"),
}
"""Arguments that choose a sentence rather than stand in it."""


def text(rules: TrojaRules, event: Event) -> Text:
    """The sentence that tells an event, as far as its arguments are known."""
    told = EVENTS[event.kind]
    key = f"troja-event-{told.name}"
    args: Args = {}
    for name, value in zip(told.arguments, event.args, strict=False):
        if name in VARIANTS:
            key += f"-{VARIANTS[name][value]}"
        elif name == "result":
            key += f"-{RESULTS[value + 1]}"
        elif name == "seats":
            key = with_seats(key, value, args)
        elif name == "use":
            key = with_use(key, value, args)
        elif name == "aim":
            key = with_aim(rules, key, event.args, args)
        elif name == "low":
            key = with_cards(rules, key, event.args, args)
        elif name == "card":
            args["card"] = card_ref(card_key(rules, value)) if value != NOTHING else ""
            if told.name == "laid":
                key += "-card"
        elif name == "other" and told.name == "attached":
            if value != NOTHING:
                key += "-instead"
                args["other"] = card_ref(card_key(rules, value))
        elif name != "high":
            args[name] = argument(rules, told.name, name, value)
    return Text(key, args, told.rule)


def argument(rules: TrojaRules, event: str, name: str, value: int) -> int | str:
    """An argument as a sentence takes it."""
    if name in ("seat", "target"):
        return seat_ref(value)
    if name == "hero":
        return key_ref(f"troja-hero-{rules.heroes[value].key}")
    if name == "side":
        return key_ref("troja-side-challenge" if value == CHALLENGE else "troja-side-hero")
    if name == "round":
        return value + 1
    if name == "number" and event in ("modified", "enchanted", "prayed"):
        return f"{value:+d}"
    return value


def with_seats(key: str, seats: int, args: Args) -> str:
    """A key for as many seats as the mask holds, with their names."""
    found = members(seats)
    for number, seat in enumerate(found, 1):
        args[f"seat{number}"] = seat_ref(seat)
    return f"{key}-{len(found)}"


def with_cards(rules: TrojaRules, key: str, drawn: tuple[int, ...], args: Args) -> str:
    """A key for the cards that were drawn, with their names, if they are few."""
    cards = listed((drawn[2], drawn[3]))
    if len(cards) > NAMED:
        return key
    for number, card in enumerate(cards, 1):
        args[f"card{number}"] = card_ref(card_key(rules, card))
    return f"{key}-{len(cards)}"


def with_aim(rules: TrojaRules, key: str, played: tuple[int, ...], args: Args) -> str:
    """A key for what a card is played on, with its name."""
    effect = rules.cards[played[1]].effect
    aim = played[2]
    if effect == words.MODIFY:
        args["side"] = key_ref("troja-side-challenge" if aim == CHALLENGE else "troja-side-hero")
        return f"{key}-side"
    if effect == words.ENCHANT:
        args["target"] = seat_ref(aim)
        return f"{key}-target"
    if effect in (words.REMOVE, words.RECOVER, words.CANCEL):
        args["other"] = card_ref(card_key(rules, aim))
        return f"{key}-other"
    return key


def with_use(key: str, use: int, args: Args) -> str:
    """A key for what a Fate card is used for, with the side."""
    if use == READ:
        return f"{key}-read"
    side = use - TAKEN if use >= TAKEN else use
    args["side"] = key_ref("troja-side-challenge" if side == CHALLENGE else "troja-side-hero")
    return f"{key}-take" if use >= TAKEN else f"{key}-add"


def card_key(rules: TrojaRules, card: int) -> str:
    """The message id of a card's name."""
    return f"troja-card-{rules.cards[card].key}"
