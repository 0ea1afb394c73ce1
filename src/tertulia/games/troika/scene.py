"""How the table looks from a seat."""

from __future__ import annotations

from tertulia.core.bits import count, has, members
from tertulia.core.four import get
from tertulia.core.scene import Card, Fact, Item, Player, Row, Scene, Side, Zone
from tertulia.core.text import Text, seat_ref
from tertulia.games.troika.cards import COLOURS
from tertulia.games.troika.faces import event_item, group_item, leader_item
from tertulia.games.troika.packed import lane
from tertulia.games.troika.setup import ChooseLeader
from tertulia.games.troika.strength import attack_power, defence_power
from tertulia.games.troika.table import NOBODY
from tertulia.games.troika.types import Seen, rules_of
from tertulia.games.troika.values import (
    LINES,
    consensuses,
    income,
    lines,
    points,
    power,
    score,
    votes,
)


def scene(view: Seen) -> Scene:
    """What the view's owner sees."""
    zones: list[Zone] = []
    if view.table.duel != NOBODY:
        zones.append(duel(view))
    if any(view.table.laid):
        zones.append(campaign(view))
    zones.append(schedule(view))
    zones += [tableau(view, seat) for seat in range(int(view.seats))]
    zones += piles(view)
    if view.top is None:
        zones.append(sheet(view))
    if view.seat is not None:
        zones.append(hand(view, view.seat))
    for zone in zones:
        zone.rule = zone.rule and rules_of(view).cited(zone.rule)
    return Scene(headline(view), [player(view, seat) for seat in range(int(view.seats))], zones)


def headline(view: Seen) -> Text:
    """Where in the game the table is."""
    table = view.table
    if view.top is None:
        return Text("troika-headline-over")
    if isinstance(view.top, ChooseLeader):
        return Text("troika-headline-leaders")
    args: dict[str, int | str] = {"round": int(table.round)}
    if table.active == NOBODY:
        return Text("troika-headline-event", args)
    args["seat"] = seat_ref(int(table.active))
    return Text("troika-headline-turn", args)


def player(view: Seen, seat: int) -> Player:
    """What is public about a seat."""
    table = view.table
    rules = rules_of(view)
    if get(table.leaders, seat) == NOBODY:
        return Player(seat, has(view.owing, seat))
    numbers = (
        ("score", "laurel", score(rules, table, seat)),
        ("power", "fist", power(rules, table, seat)),
        ("votes", "vote", votes(rules, table, seat)),
        ("income", "coins", income(rules, table, seat)),
        ("consensus", "dove", consensuses(rules, get(table.controlled, seat))),
        ("money", "coin", get(table.money, seat)),
        ("groups", "hand", get(table.held, seat)),
        ("titles", "trophy", table.titles_of(seat)),
        ("offshore", "chest", get(table.offshore, seat)),
    )
    facts = [Fact(name, icon, Text(f"troika-fact-{name}"), int(n)) for name, icon, n in numbers]
    tags: list[Text] = []
    if table.government == seat:
        tags.append(Text("troika-tag-government", None, rules.cited("TROIKA-ELECTIONS-4")))
    if table.first == seat:
        tags.append(Text("troika-tag-first", None, rules.cited("TROIKA-SEQ-6")))
    if has(table.disabled, seat):
        tags.append(Text("troika-tag-disabled", None, rules.cited("TROIKA-ADV-CARD-8")))
    if has(table.used, seat):
        tags.append(Text("troika-tag-used", None, rules.cited("TROIKA-ADV-LEADERS-3")))
    return Player(seat, has(view.owing, seat), facts, [], tags)


def tableau(view: Seen, seat: int) -> Zone:
    """A player's Leader, and the Groups in columns by Family."""
    table = view.table
    rules = rules_of(view)
    zone = Zone(f"table:{seat}", "tableau", seat=seat, rule="TROIKA-ORG-6")
    zone.title = Text("troika-zone-table", {"seat": seat_ref(seat)})
    leader = int(get(table.leaders, seat))
    if leader != NOBODY:
        zone.items.append(leader_item(rules, leader))
    for colour in range(len(COLOURS)):
        for card in members(get(table.controlled, seat) & rules.families[colour]):
            item = group_item(rules, card)
            item.seat = seat
            item.column = colour + 1 + 4 * int(table.column(card))
            if has(table.paying, card):
                item.tags.append("chosen")
            if card == table.target:
                item.tags.append("winning")
            zone.items.append(item)
    return zone


def piles(view: Seen) -> list[Zone]:
    """Groups to draw, their discards, the Treasury and the Titles."""
    table = view.table
    rules = rules_of(view)
    groups = Zone("groups", "stack", Text("troika-zone-groups"), "TROIKA-TABLE-2")
    groups.items = [Item("pile")]
    groups.count = int(table.pile)
    discards = Zone("discards", "stack", Text("troika-zone-discards"), "TROIKA-TABLE-2")
    discards.items = [group_item(rules, card) for card in members(table.discards)]
    discards.count = int(count(table.discards))
    treasury = Zone("money", "stack", Text("troika-zone-treasury"), "TROIKA-TABLE-4")
    treasury.items = [Item("treasury")]
    treasury.count = int(table.treasury)
    titles = Zone("titles", "meter", Text("troika-zone-titles"), "TROIKA-SETUP-2")
    titles.values = [int(lane(table.titles, place)) for place in range(3)]
    titles.icon = "trophy"
    titles.label = Text("troika-titles-left", {"number": int(table.titles_left())})
    return [groups, discards, treasury, titles]


def schedule(view: Seen) -> Zone:
    """The Events that have come, and when the elections are due."""
    table = view.table
    rules = rules_of(view)
    gap = int(rules.before_elections)
    zone = Zone("events", "row", rule="TROIKA-SETUP-7")
    args: dict[str, int | str] = {"first": gap + 1, "second": 2 * gap + 2}
    zone.title = Text("troika-zone-events", args)
    for event in members(table.revealed):
        item = event_item(rules, event)
        if event == table.event:
            item.tags.append("new")
        zone.items.append(item)
    return zone


def duel(view: Seen) -> Zone:
    """An attack: both sides with their totals."""
    table = view.table
    rules = rules_of(view)
    zone = Zone("duel", "duel", Text("troika-zone-duel"), "TROIKA-ATTACK-2")
    totals = (attack_power(rules, table), defence_power(rules, table))
    for place, seat in enumerate((table.attacker, table.defender)):
        args: dict[str, int | str] = {"seat": seat_ref(int(seat))}
        title = Text("troika-side-defence" if place else "troika-side-attack", args)
        zone.sides.append(Side(title, int(totals[place])))
    for side, cards in enumerate((table.attack, table.defence)):
        for card in members(cards):
            item = group_item(rules, card)
            item.side = side
            zone.items.append(item)
    return zone


def campaign(view: Seen) -> Zone:
    """The face-down cards of a campaign; to their owner their faces."""
    zone = Zone("campaign", "row", Text("troika-zone-campaign"), "TROIKA-ELECTIONS-2")
    for seat in range(int(view.seats)):
        mine = members(get(view.secrets.campaign, seat))
        for card in mine:
            item = group_item(rules_of(view), card)
            item.seat = seat
            zone.items.append(item)
        hidden = int(get(view.table.laid, seat)) - len(mine)
        if hidden > 0:
            zone.items.append(Item(f"laid:{seat}", seat=seat, count=hidden))
    return zone


def sheet(view: Seen) -> Zone:
    """The final score, line by line."""
    table = view.table
    rules = rules_of(view)
    zone = Zone("sheet", "sheet", Text("troika-zone-sheet"), "TROIKA-VP-6")
    zone.columns = [Text(f"troika-line-{line}") for line in LINES[: lines(rules)]]
    for seat in range(int(view.seats)):
        cells: list[int | None] = []
        cells += [int(points(rules, table, seat, line)) for line in range(lines(rules))]
        zone.rows.append(Row(seat, cells, int(score(rules, table, seat))))
    return zone


def hand(view: Seen, seat: int) -> Zone:
    """The owner's Groups and M€; at the start the Leaders to choose from."""
    rules = rules_of(view)
    zone = Zone("hand", "hand", Text("troika-zone-hand"), seat=seat)
    zone.items = [leader_item(rules, card) for card in members(get(view.secrets.dealt, seat))]
    zone.items += [group_item(rules, card) for card in members(view.secrets.hand(seat))]
    money = int(get(view.table.money, seat) - get(view.secrets.stake, seat))
    if money > 0:
        zone.items.append(Item("money", Card("troika-money", "vert", icon="coin"), count=money))
    return zone
