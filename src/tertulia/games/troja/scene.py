"""How the table looks from a seat."""

from __future__ import annotations

from typing import Final

from tertulia.core.bits import has
from tertulia.core.four import get
from tertulia.core.scene import Card, Fact, Item, Pip, Player, Row, Scene, Side, Zone
from tertulia.core.text import Text, key_ref, seat_ref
from tertulia.games.troja import vocabulary as words
from tertulia.games.troja.camps import SOURCES
from tertulia.games.troja.cards import (
    CHALLENGE,
    HERO,
    NOTHING,
    T,
    at,
    bonus_aim,
    bonus_card,
    entry_card,
    entry_due,
    entry_seat,
    holds,
    listed,
    size,
)
from tertulia.games.troja.designs import Hero, Patron
from tertulia.games.troja.rounds import Camp, Discarding, Drawing
from tertulia.games.troja.rules import TrojaRules
from tertulia.games.troja.stats import equipped, hero_of, power, side_total
from tertulia.games.troja.table import BY_ROUNDS, DUEL
from tertulia.games.troja.types import Seen, rules_of

FAMILIES: Final = ("gules", "purpure", "sable", "azure", "argent", "or", "vert")
"""The look of each kind of card."""

ICONS: Final = ("flag", "crown", "raven", "sun", "dove", "sword", "oak-leaf")
"""The crest of each kind of card."""


def scene(view: Seen) -> Scene:
    """What the view's owner sees."""
    zones: list[Zone] = []
    if view.table.kind != NOTHING:
        zones.append(fight(view))
        if view.table.line:
            zones.append(waiting(view))
    if view.table.standing:
        zones.append(battlefield(view))
    zones += [camp(view, seat) for seat in range(view.seats)]
    if view.table.turned:
        zones.append(fate(view))
    zones += [patrons(view), pile(view), discards(view)]
    zones += [glory(view, seat) for seat in range(view.seats)]
    if view.seat is not None:
        zones.append(hand(view, view.seat))
    if view.table.ending != 0:
        zones.append(sheet(view))
    players = [player(view, seat) for seat in range(view.seats)]
    return Scene(headline(view), players, zones)


def headline(view: Seen) -> Text:
    """Where in the game the table is."""
    table = view.table
    args: dict[str, int | str] = {"round": int(table.round) + 1}
    if view.top is None:
        rounds = int(table.round) + (0 if table.ending == BY_ROUNDS else 1)
        return Text("troja-headline-over", {"rounds": rounds})
    if isinstance(view.top, Drawing):
        return Text("troja-headline-draw", args)
    if isinstance(view.top, Camp):
        return Text("troja-headline-camp", args)
    if isinstance(view.top, Discarding):
        return Text("troja-headline-end", args)
    args["seat"] = seat_ref(int(table.active))
    return Text("troja-headline-turn", args)


def player(view: Seen, seat: int) -> Player:
    """What is public about a seat."""
    table = view.table
    facts = [
        Fact("glory", "laurel", Text("troja-fact-glory"), int(get(table.glory, seat))),
        Fact("power", "sun", Text("troja-fact-power"), int(power(view, seat))),
        Fact("wrath", "heart", Text("troja-fact-wrath"), int(get(table.tokens, seat))),
        Fact("hand", "hand", Text("troja-fact-hand"), int(get(table.sizes, seat))),
    ]
    hero = key_ref(f"troja-hero-{hero_of(view, seat).key}")
    tags = [Text("troja-tag-hero", {"hero": hero})]
    if has(table.out, seat):
        tags.append(Text("troja-tag-out", None, "TROJA-VI.1-1"))
    elif has(table.denied, seat):
        tags.append(Text("troja-tag-denied", None, "TROJA-IV-8"))
    if has(table.asleep, seat):
        tags.append(Text("troja-tag-asleep", None, "TROJA-FAQ-2"))
    return Player(seat, has(view.owing, seat), facts, [], tags)


# Cards.


def face(rules: TrojaRules, card: int) -> Card:
    """The face of a card of the deck; the numeral is its die."""
    design = rules.cards[card]
    kind = int(design.kind)
    key = f"troja-card-{design.key}"
    found = Card(key, FAMILIES[kind], str(rules.pips[card]), ICONS[kind])
    found.type = Text(f"troja-kind-{words.KINDS[kind].replace('_', '-')}")
    found.text = Text(f"{key}.text")
    found.pattern = "meander"
    lowest = 0 if design.foe else 1
    shown = {"fist": design.s, "flag": design.t, "sun": design.m, "laurel": design.glory}
    found.pips = [Pip(icon, int(value)) for icon, value in shown.items() if value >= lowest]
    if design.foe and design.kind != words.BEAST:
        found.pips = [pip for pip in found.pips if pip.icon != "sun"]
    if design.attached:
        found.pips.append(Pip("coins", int(design.cost)))
    return found


def faces(rules: TrojaRules) -> list[Card]:
    """Every card, Hero and Patron."""
    found = [face(rules, card) for card in range(len(rules.cards))]
    found += [hero_card(hero) for hero in rules.heroes]
    return found + [patron_card(patron) for patron in rules.patrons]


def hero_card(hero: Hero) -> Card:
    """The face of a Hero, as printed."""
    key = f"troja-hero-{hero.key}"
    found = Card(key, "or", "", "trophy", Text("troja-kind-hero"), Text(f"{key}.text"))
    found.pattern = "rays"
    shown = {"fist": hero.s, "flag": hero.t, "sun": hero.m, "laurel": hero.glory}
    found.pips = [Pip(icon, int(value)) for icon, value in shown.items()]
    return found


def patron_card(patron: Patron) -> Card:
    """The face of a Patron."""
    key = f"troja-patron-{patron.key}"
    return Card(key, "azure", "", "sun", Text("troja-kind-patron"), Text(f"{key}.text"))


def hero_face(view: Seen, seat: int) -> Card:
    """The face of the Hero of a seat, with all that is attached to him."""
    hero = hero_of(view, seat)
    found = hero_card(hero)
    found.pips = [
        Pip("fist", int(equipped(view, seat, 0))),
        Pip("flag", int(equipped(view, seat, T))),
        Pip("sun", int(power(view, seat))),
        Pip("laurel", int(hero.glory)),
    ]
    return found


def open_item(view: Seen, card: int) -> Item:
    """A card that lies open; its id stays the same from zone to zone."""
    return Item(f"c{card}", face(rules_of(view), card))


# The zones.


def fight(view: Seen) -> Zone:
    """The action in progress: two sides that grow card by card."""
    table = view.table
    zone = Zone("fight", "duel", Text("troja-zone-fight"), "TROJA-BI.3-6")
    target = int(table.target)
    name = Text("troja-side-challenges")
    if table.kind == DUEL:
        name = Text("troja-side-of", {"seat": seat_ref(int(table.initiator))})
    fought = table.kind == DUEL or len(table.fighting) > 0
    zone.sides = [
        Side(name, int(side_total(view, CHALLENGE)) if fought else 0),
        Side(
            Text("troja-side-of", {"seat": seat_ref(target)}),
            int(side_total(view, HERO)) if fought else int(equipped(view, target, table.on)),
        ),
    ]
    zone.label = Text("troja-on-t" if table.on == T else "troja-on-s")
    for packed in table.fighting:
        zone.items.append(open_item(view, int(entry_card(packed))))
    for packed in table.mods:
        item = open_item(view, int(bonus_card(packed)))
        item.side = int(bonus_aim(packed))
        zone.items.append(item)
    for place, laid in enumerate(table.laid):
        mine = view.secrets.down[place]
        item = Item(f"laid:{place}") if mine == NOTHING else open_item(view, mine)
        item.side = laid >> 2
        zone.items.append(item)
    return zone


def waiting(view: Seen) -> Zone:
    """Challenges of the action that have not fought yet."""
    zone = Zone("waiting", "row", Text("troja-zone-waiting"), "TROJA-V.3.b-5")
    zone.items = [open_item(view, int(entry_card(packed))) for packed in view.table.line]
    return zone


def battlefield(view: Seen) -> Zone:
    """The undefeated, each before the Hero whom it attacks next."""
    zone = Zone("battlefield", "tableau", Text("troja-zone-battlefield"), "TROJA-V.3.b-8")
    zone.columns = [Text("troja-side-of", {"seat": seat_ref(seat)}) for seat in range(view.seats)]
    for packed in view.table.standing:
        item = open_item(view, int(entry_card(packed)))
        item.column = int(entry_seat(packed))
        item.seat = item.column
        if entry_due(packed):
            item.tags.append("new")
        zone.items.append(item)
    return zone


def fate(view: Seen) -> Zone:
    """The last Fate cards, the latest first."""
    zone = Zone("fate", "row", Text("troja-zone-fate"), "TROJA-BI.2-2")
    rest = int(view.table.turned)
    while rest:
        card = (rest & 255) - 1
        # A card that has left the discards again is somewhere else, perhaps unseen.
        if holds(view.table.discards, card):
            zone.items.append(open_item(view, card))
        rest >>= 8
    return zone


def camp(view: Seen, seat: int) -> Zone:
    """A Hero with what is attached to him and what lasts on him."""
    zone = Zone(f"camp:{seat}", "row", Text("troja-zone-camp", {"seat": seat_ref(seat)}))
    zone.rule = "TROJA-V.6-1"
    zone.seat = seat
    zone.items = [Item(f"hero:{seat}", hero_face(view, seat), seat)]
    for card in listed(at(view.table.attached, seat)):
        zone.items.append(open_item(view, card))
    for packed in view.table.lasting:
        if bonus_aim(packed) == seat:
            item = open_item(view, int(bonus_card(packed)))
            item.tags.append("chosen")
            zone.items.append(item)
    return zone


def glory(view: Seen, seat: int) -> Zone:
    """The Glory Card of a seat."""
    zone = Zone(f"glory:{seat}", "meter", Text("troja-zone-glory", {"seat": seat_ref(seat)}))
    zone.rule = "TROJA-V.7-1"
    zone.seat = seat
    zone.values = list(range(int(rules_of(view).goal) + 1))
    zone.value = int(get(view.table.glory, seat))
    zone.family = "or"
    zone.icon = "laurel"
    zone.label = Text("troja-fact-glory")
    return zone


def patrons(view: Seen) -> Zone:
    """The Patrons lie open for all (TROJA-III-3)."""
    zone = Zone("patrons", "row", Text("troja-zone-patrons"), "TROJA-V.2-1")
    for patron in rules_of(view).patrons:
        zone.items.append(Item(f"troja-patron-{patron.key}", patron_card(patron)))
    return zone


def pile(view: Seen) -> Zone:
    """The draw pile."""
    zone = Zone("pile", "stack", Text("troja-zone-pile"), "TROJA-III-2")
    zone.count = int(view.table.pile)
    return zone


def discards(view: Seen) -> Zone:
    """The discards, open to all."""
    zone = Zone("discards", "stack", Text("troja-zone-discards"), "TROJA-IV-11")
    zone.count = int(size(view.table.discards))
    zone.items = [open_item(view, card) for card in listed(view.table.discards)]
    return zone


def sheet(view: Seen) -> Zone:
    """How the Glory at the end came about; a source that gave nobody anything is left out."""
    zone = Zone("sheet", "sheet", Text("troja-zone-sheet"), "TROJA-IV-5")
    zone.rows = [Row(seat, [], total) for seat, total in enumerate(view.table.scores())]
    for place, source in enumerate(SOURCES):
        line = view.table.account[4 * place : 4 * place + view.seats]
        if any(line):
            zone.columns.append(Text(f"troja-source-{source}"))
            for row in zone.rows:
                row.cells.append(line[row.seat])
    return zone


def hand(view: Seen, seat: int) -> Zone:
    """The owner's cards."""
    zone = Zone("hand", "hand", Text("troja-zone-hand"), seat=seat)
    zone.items = [open_item(view, card) for card in listed(view.secrets.hand(seat))]
    return zone
