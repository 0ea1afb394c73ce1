"""What the public kit asks of a game's author: invariants, and exact lists of possible worlds."""

from itertools import combinations
from math import comb
from typing import Any

from tertulia.core.bits import count, members
from tertulia.games.troika.table import NOBODY
from tertulia.games.troika.types import Play, Seen, rules_of

MOST = 120


def conserved(m: Play) -> None:
    """Every Group, M€ and Title is in one place; the counts of the record are true."""
    table, hands, rules = m.table, m.secrets, rules_of(m)
    places = [*hands.cards, *hands.campaign, *table.controlled]
    places += [table.discards, table.attack, table.defence, table.spent]
    places += [table.idle, table.backing]
    for one, other in combinations(places, 2):
        assert one & other == 0, "a Group is in two places"
    if table.pile or table.discards or any(table.controlled):
        assert count(sum(places)) + table.pile == count(rules.all_groups), "a Group is missing"
    money = table.treasury + sum(table.money) + sum(table.offshore) + table.staked
    assert money in (0, rules.treasury), f"there are {money} M€"
    assert min(table.treasury, *table.money, *table.offshore) >= 0
    if any(table.money):
        assert table.titles + sum(table.owned) == rules.titles
    for seat in range(m.seats):
        hand = hands.cards[seat] | hands.campaign[seat]
        assert table.known[seat] & ~hand == 0, "a card known to be in a hand is not there"
        assert count(hand) == table.held[seat]
        assert hands.stake[seat] <= table.money[seat]
        assert table.laid[seat] == count(hands.campaign[seat]) + hands.stake[seat]
        extra = (table.duel != NOBODY) + (type(m.top).__name__ == "TakeBack")
        for family in rules.families:
            mine = table.controlled[seat] & family
            for column in range(16):
                assert count(table.in_column(mine, column)) <= rules.family_limit + extra


def key(m: Play, seat: int) -> object:
    """What is hidden from ``seat``."""
    h = m.secrets
    parts = (h.cards, h.campaign, h.stake, h.dealt)
    return tuple(int(part[s]) for part in parts for s in range(m.seats) if s != seat)


def worlds(view: Seen) -> dict[object, float] | None:
    """All that the view's owner must think possible, if it is not too much."""
    table, me = view.table, view.seat
    assert me is not None
    if type(view.top).__name__ in ("ChooseTarget", "Strike", "Pay", "ChooseLeader"):
        return None
    others = [seat for seat in range(view.seats) if seat != me]
    mine = view.secrets.cards[me] | view.secrets.campaign[me]
    layers = [
        (members(mask & ~mine), [packed >> 8 * seat & 255 for seat in others])
        for mask, packed in zip(table.older[::2], table.older[1::2], strict=True)
    ]
    layers.append((members(table.unseen & ~mine), [int(table.fresh[seat]) for seat in others]))
    size = 1
    for cards, needs in layers:
        left = len(cards)
        for need in needs:
            size *= comb(left, need)
            left -= need
    for seat in others:
        size *= 2 ** int(table.laid[seat] and table.held[seat] + table.money[seat])
    if size > MOST:
        return None
    found: dict[object, float] = {}
    known = tuple(int(table.known[seat]) for seat in others)
    early = type(view.top).__name__ == "PreCampaign"
    allowed = rules_of(view).voters if early else -1
    for hands in deals(layers, known):
        for campaigns in laid(view, others, hands, allowed):
            left_over = [hand & ~face for hand, (face, _) in zip(hands, campaigns, strict=True)]
            faces = [face for face, _ in campaigns]
            stakes = [stake for _, stake in campaigns]
            found[(*left_over, *faces, *stakes, *[0] * len(others))] = 1.0
    return found


def deals(layers: Any, hands: tuple[int, ...]) -> Any:
    """Every way to deal each layer's cards to the hands."""
    if not layers:
        yield hands
        return
    cards, needs = layers[0]

    def to(place: int, left: list[int], now: tuple[int, ...]) -> Any:
        if place == len(needs):
            yield from deals(layers[1:], now)
            return
        for chosen in combinations(left, needs[place]):
            mask = sum(1 << card for card in chosen)
            rest = [card for card in left if card not in chosen]
            yield from to(place + 1, rest, (*now[:place], now[place] | mask, *now[place + 1 :]))

    yield from to(0, cards, hands)


def laid(view: Seen, others: list[int], hands: tuple[int, ...], allowed: int) -> Any:
    """Every way in which the other seats may have chosen their face-down cards.

    In a Pre-Campaign they are those ``allowed``, and no money.
    """
    options = []
    for seat, hand in zip(others, hands, strict=True):
        number = int(view.table.laid[seat])
        options.append(
            [
                (sum(1 << card for card in chosen), stake)
                for stake in range(min(number, int(view.table.money[seat])) + 1)
                if stake == 0 or allowed == -1
                for chosen in combinations(members(hand & allowed), number - stake)
            ]
        )

    def product(place: int) -> Any:
        if place == len(options):
            yield ()
            return
        for one in options[place]:
            for rest in product(place + 1):
                yield (one, *rest)

    yield from product(0)
