"""How the table looks from a seat, and the sentences that tell its events."""

from __future__ import annotations

from typing import Final

from tertulia.core.bits import bit, has, members
from tertulia.core.events import Event
from tertulia.core.four import get
from tertulia.core.scene import Card, Column, Fact, Item, Lot, Player, Row, Scene, Space, Zone
from tertulia.core.text import Text, card_ref, key_ref, seat_ref
from tertulia.games.trunfos.auction import Bid, Distribute
from tertulia.games.trunfos.cards import SUIT_NAMES, SUITS, held, lane, rank_of, suit_of, unpack
from tertulia.games.trunfos.events import EVENTS
from tertulia.games.trunfos.rules import TrunfosRules
from tertulia.games.trunfos.scoring import Bonus
from tertulia.games.trunfos.table import NOBODY, Table
from tertulia.games.trunfos.tricks import ChooseTrump, Trick, card_key, suit_key
from tertulia.games.trunfos.types import Seen, rules_of

FAMILIES: Final = ("vert", "azure", "gules", "or")


def scene(view: Seen) -> Scene:
    """What the view's owner sees."""
    zones = [kraken(view)]
    if isinstance(view.top, (Bid, Distribute)):
        zones.append(lots(view))
    elif isinstance(view.top, (Trick, ChooseTrump)):
        zones.append(trick(view))
    if view.table.history:
        zones.append(sheet(view))
    if view.seat is not None:
        zones.append(hand(view, view.seat))
    return Scene(headline(view), [player(view, seat) for seat in range(int(view.seats))], zones)


def headline(view: Seen) -> Text:
    """Where in the game the table is."""
    table = view.table
    rules = rules_of(view)
    if view.top is None:
        return Text("trunfos-headline-over", {"rounds": int(rules.rounds)})
    args: dict[str, int | str] = {"round": int(table.round) + 1, "rounds": int(rules.rounds)}
    if isinstance(view.top, Bonus):
        return Text("trunfos-headline-scoring", args)
    if isinstance(view.top, (Bid, Distribute)):
        args["auction"] = int(table.auction) + 1
        name = "auction" if isinstance(view.top, Bid) else "prediction"
        return Text(f"trunfos-headline-{name}", args)
    args["trick"] = int(table.tricks) + 1
    args["tricks"] = int(rules.hand_size)
    return Text("trunfos-headline-trick", args)


# The players.


def player(view: Seen, seat: int) -> Player:
    """What is public about a seat, and to its owner its bonus card."""
    table = view.table
    tricks = sum(unpack(get(table.won, seat))) // int(table.seats)
    facts = [
        Fact("score", "laurel", Text("trunfos-fact-score"), get(table.totals, seat)),
        Fact("tricks", "trick", Text("trunfos-fact-tricks"), tricks),
    ]
    shown = view.rules.options["piles"] == "counts" or seat == view.seat
    noted = shown and not isinstance(view.top, (Bid, Distribute))
    return Player(
        seat,
        has(view.owing, seat),
        facts,
        [prediction(table, seat, suit, noted) for suit in range(4)],
        bonus_tags(view, seat),
    )


def prediction(table: Table, seat: int, suit: int, noted: bool) -> Column:
    """A column of the prediction card: the marker, and the cards of its suit won so far."""
    name: dict[str, int | str] = {"suit": key_ref(suit_key(suit))}
    column = Column(
        SUITS[suit].lower(),
        FAMILIES[suit],
        SUIT_NAMES[suit],
        Text("trunfos-prediction", name),
        int(lane(get(table.marks, seat), suit)),
    )
    if noted:
        column.note = int(lane(get(table.won, seat), suit))
        column.note_label = Text("trunfos-prediction-note", name)
    return column


def bonus_tags(view: Seen, seat: int) -> list[Text]:
    """Whether a seat holds a bonus card, with its suits if they are known, or has used it."""
    table = view.table
    if not has(table.drawn, seat):
        return []
    if not has(table.holding, seat):
        return [Text("trunfos-bonus-used", None, "TRUNFOS-BONUS-4")]
    face = get(view.secrets.faces, seat)
    if face == NOBODY:
        return [Text("trunfos-bonus-held", None, "TRUNFOS-BONUS-2")]
    first, second = members(rules_of(view).pairs[face])
    args: dict[str, int | str] = {
        "first": key_ref(suit_key(first)),
        "second": key_ref(suit_key(second)),
    }
    return [Text("trunfos-bonus-pair", args, "TRUNFOS-BONUS-2")]


def columns(view: Seen) -> list[Column]:
    """The columns over which the view's owner splits a bid, each with the steps it has left."""
    seat = view.seat
    if seat is None or not isinstance(view.top, Distribute):
        return []
    found = [prediction(view.table, seat, suit, False) for suit in range(4)]
    for column in found:
        column.max = min(
            int(view.table.bid_of(seat)), int(rules_of(view).prediction_max) - column.value
        )
    return found


# The zones.


def face(card: int, rules: TrunfosRules) -> Card:
    """The face of a card."""
    suit = int(suit_of(card))
    found = Card(card_key(card), FAMILIES[suit], str(rank_of(card)), SUIT_NAMES[suit])
    found.pattern = "waves"
    if has(rules.kraken, card):
        found.marks = ["inverted", "kraken"]
    return found


def open_item(card: int, rules: TrunfosRules) -> Item:
    """A card that lies open; its id stays the same from zone to zone."""
    return Item(f"c{card}", face(card, rules))


def lots(view: Seen) -> Zone:
    """The auction cards with their tracks, the markers on them and the cards below."""
    zone = Zone("lots", "lots", Text("trunfos-zone-lots"), "TRUNFOS-AUCTION-4.c")
    zone.lots = [lot(view, place) for place in range(int(view.seats))]
    return zone


def lot(view: Seen, place: int) -> Lot:
    """One auction card. A number up to the standing bid is closed."""
    table = view.table
    rules = rules_of(view)
    bid = get(table.bids, place)
    standing = NOBODY if bid == NOBODY else bid & 63
    cards = [open_item(card, rules) for card in held(get(table.lots, place))]
    if cards:
        cards.append(Item(f"down:{place}"))
    spaces = [
        Space(
            f"space:{place}:{number}",
            number,
            bid >> 6 if number == standing else None,
            number <= standing,
        )
        for number in rules.track
    ]
    return Lot(f"lot:{place}", Text("trunfos-lot", {"lot": place + 1}), cards, spaces)


def trick(view: Seen) -> Zone:
    """The trick in progress, or until the next lead the one before."""
    table = view.table
    rules = rules_of(view)
    zone = Zone("trick", "trick", Text("trunfos-zone-trick"), "TRUNFOS-TRICK-2.a")
    cards = [card for card in [int(table.card_at(place)) for place in range(4)] if card]
    if not cards:
        return zone
    done = table.played == 0
    best = strongest(cards, int(table.trump))
    leader = int(table.leader) - best if done else int(table.leader)
    for place, card in enumerate(cards):
        item = open_item(card, rules)
        item.seat = (leader + place) % int(table.seats)
        if place == best:
            item.tags.append("winning")
        if place == 0:
            item.tags.append("lead")
        if done:
            item.tags.append("faded")
        zone.items.append(item)
    if not done:
        zone.lead = FAMILIES[int(table.led())]
    return zone


def strongest(cards: list[int], trump: int) -> int:
    """The place of the strongest of the ``cards`` of a trick."""
    suits = [int(suit_of(card)) for card in cards]
    strong = trump if trump in suits else suits[0]
    ranks = [
        int(rank_of(card)) if suit == strong else 0 for card, suit in zip(cards, suits, strict=True)
    ]
    return ranks.index(max(ranks))


def kraken(view: Seen) -> Zone:
    """The Kraken card: its level and the trump."""
    trump = int(view.table.trump)
    zone = Zone("kraken", "meter", Text("trunfos-zone-kraken"), "TRUNFOS-KRAKEN-1")
    zone.values = list(range(int(rules_of(view).levels) + 1))
    zone.value = int(view.table.level)
    zone.family = FAMILIES[trump]
    zone.icon = SUIT_NAMES[trump]
    zone.label = Text("trunfos-trump", {"suit": key_ref(suit_key(trump))})
    return zone


def sheet(view: Seen) -> Zone:
    """The points by round and, once a bonus card is used, what it took off."""
    table = view.table
    rounds = int(rules_of(view).rounds)
    used = int(table.drawn) & ~int(table.holding)
    zone = Zone("sheet", "sheet", Text("trunfos-zone-sheet"), "TRUNFOS-SCORE-4")
    zone.columns = [Text("trunfos-sheet-round", {"round": number + 1}) for number in range(rounds)]
    if used:
        zone.columns.append(Text("trunfos-sheet-bonus"))
    for seat, total in enumerate(table.scores()):
        points = table.history[seat :: int(table.seats)]
        cells: list[int | None] = list(points)
        cells += [None] * (rounds - len(cells))
        if used:
            cells.append(total - sum(points) if used & bit(seat) else None)
        zone.rows.append(Row(seat, cells, total))
    return zone


def hand(view: Seen, seat: int) -> Zone:
    """The owner's cards, by suit and rank."""
    zone = Zone("hand", "hand", Text("trunfos-zone-hand"), seat=seat)
    rules = rules_of(view)
    zone.items = [open_item(card, rules) for card in held(view.secrets.hand(seat))]
    return zone


# The events.


def text(event: Event) -> Text:
    """The sentence that tells an event, as far as its arguments are known.

    The key ends in what the sentence must have room for: the cards, or how many there are.
    """
    told = EVENTS[event.kind]
    key = f"trunfos-event-{told.name}"
    rule = told.rule
    args: dict[str, int | str] = {}
    for name, value in zip(told.arguments, event.args, strict=False):
        if name == "seat":
            args["seat"] = seat_ref(value)
        elif name == "seats":
            winners = members(value)
            key += f"-{len(winners)}"
            if len(winners) > 1:
                rule = "TRUNFOS-END-3"
            for number, seat in enumerate(winners, 1):
                args[f"seat{number}"] = seat_ref(seat)
        elif name == "card":
            args["card"] = card_ref(card_key(value))
            if told.name == "collected":
                key += "-card"
        elif name == "cards":
            key += "-cards"
            for number, card in enumerate(held(value), 1):
                args[f"card{number}"] = card_ref(card_key(card))
        elif name == "suit":
            args["suit"] = key_ref(suit_key(value))
        elif name == "split":
            steps = [(suit, count) for suit, count in enumerate(unpack(value)) if count]
            key += f"-{len(steps)}"
            for number, (suit, count) in enumerate(steps, 1):
                args[f"suit{number}"] = key_ref(suit_key(suit))
                args[f"number{number}"] = count
        elif name in ("lot", "round", "auction"):
            args[name] = value + 1
        elif name != "face":
            args[name] = value
    return Text(key, args, rule)
