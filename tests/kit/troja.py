"""What the author of Troja adds to the checks, and sets of options worth checking."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

from tertulia.core.four import get
from tertulia.games.troja.cards import NOTHING, at, bonus_card, entry_card, listed
from tertulia.games.troja.types import Play, Seen, rules_of

SHORT = {"round_limit": 2}
OPTIONS: list[dict[str, object]] = [
    {**SHORT, "elimination": "on", "draw_fewer": "on", "reshuffle": "lazy", "agamemnon": "half"},
    {**SHORT, "taming": "on", "added_heroes": "separate", "armed_duel": "on", "sleep": "duels"},
    {**SHORT, "hidden_cards": "on", "pay_to_zero": "on", "aegis": "duel", "agamemnon": "first"},
    {**SHORT, "elimination": "on", "taming": "on", "hidden_cards": "on", "replace_item": "off"},
    {**SHORT, "taming": "on", "taming_margin": "exactly", "vanity_duel": "off"},
]


def conserved(m: Play) -> None:
    """Every card is in one place, Glory within bounds, hands as the record says."""
    table, rules = m.table, rules_of(m)
    places = [listed(table.discards), listed(table.open), [c for c in m.secrets.down if c >= 0]]
    places += [listed(m.secrets.hand(seat)) for seat in range(m.seats)]
    cards = [card for place in places for card in place]
    assert len(cards) == len(set(cards)), "a card is in two places"
    assert len(cards) + table.pile == len(rules.cards)
    shown = [card for seat in range(m.seats) for card in listed(at(table.attached, seat))]
    shown += [bonus_card(packed) for packed in table.lasting + table.mods]
    shown += [entry_card(packed) for packed in table.standing + table.line + table.fighting]
    assert len(shown) == len(set(shown))
    assert set(shown) <= set(listed(table.open))
    for seat in range(m.seats):
        assert len(listed(m.secrets.hand(seat))) == get(table.sizes, seat)
        assert set(listed(at(table.known, seat))) <= set(holding(m, seat))
        assert 0 <= get(table.glory, seat) <= rules.goal
        assert sum(table.account[seat::4]) == get(table.glory, seat)
        assert 0 <= get(table.tokens, seat) <= rules.wraths
    assert table.pool & table.departed == 0


def holding(m: Play, seat: int) -> list[int]:
    """The cards of a seat, in hand and face down."""
    down = [
        card
        for card, laid in zip(m.secrets.down, m.table.laid, strict=True)
        if laid & 3 == seat and card != NOTHING
    ]
    return [*listed(m.secrets.hand(seat)), *down]


def worlds(view: Seen) -> dict[object, float] | None:
    """All that the others may hold, when they hold little and nothing lies face down."""
    table, me = view.table, view.seat
    assert me is not None
    if table.laid:
        return None
    pool = sorted(set(listed(table.unseen())) - set(listed(view.secrets.hand(me))))
    others = [seat for seat in range(view.seats) if seat != me]
    known = [set(listed(at(table.known, seat))) for seat in others]
    needs = [int(get(table.sizes, seat)) - len(k) for seat, k in zip(others, known, strict=True)]
    if comb(len(pool), sum(needs)) > 20000:
        return None
    found: dict[object, float] = {}
    for hands in deals(pool, needs):
        if all(agrees(table, batch, others, hands, view) for batch in table.old):
            held = [tuple(sorted({*h, *k})) for h, k in zip(hands, known, strict=True)]
            found[tuple(held)] = 1.0
    return found


def agrees(table: Any, batch: Any, others: list[int], hands: Any, view: Seen) -> bool:
    """Whether the hands hold as many cards of a batch as each seat must, and thus all of it."""
    cards = set(listed(batch.cards))
    held = [len(cards & set(hand)) for hand in hands]
    mine = len(cards & set(listed(view.secrets.hand(view.seat or 0))))
    return held == [get(batch.counts, s) for s in others] and sum(held) + mine == len(cards)


def deals(pool: list[int], needs: list[int]) -> Iterator[list[tuple[int, ...]]]:
    """All ways to deal hands of these sizes."""
    if not needs:
        yield []
        return
    for hand in combinations(pool, needs[0]):
        rest = [card for card in pool if card not in hand]
        for others in deals(rest, needs[1:]):
            yield [hand, *others]


def key(m: Play, seat: int) -> object:
    """What is hidden from ``seat``: the other hands, and what others laid face down."""
    if m.table.laid:
        hands = [tuple(listed(m.secrets.hand(s))) for s in range(m.seats) if s != seat]
        return (*hands, m.secrets.down)
    return tuple(tuple(listed(m.secrets.hand(s))) for s in range(m.seats) if s != seat)


HOOKS: dict[str, Any] = {"invariants": conserved, "key": key}
