"""What the author of the duel adds to the checks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.small.duel import possible, unseen
from tests.small.state import DECK, Play, Seen

from tertulia.core.bits import count, mask_of
from tertulia.core.text import Text


def conserved(m: Play) -> None:
    """Every card is in one place, and hands are as large as the record says."""
    out = m.table.gone
    for hand, size in zip(m.secrets.hands, m.table.sizes, strict=True):
        assert count(hand) == size
        assert out & hand == 0
        out |= hand
    assert out < 1 << len(DECK)
    assert sum(m.table.wins) <= m.table.round


def worlds(view: Seen) -> dict[object, float] | None:
    """All deals that the view's owner must think possible, if they are few."""
    sizes = [size for seat, size in enumerate(view.table.sizes) if seat != view.seat]
    pool = unseen(view)
    if len(pool) ** sum(sizes) > 5000:
        return None
    found: dict[object, float] = {}
    for parts in splits(pool, sizes):
        parts.insert(view.seat or 0, view.secrets.hands[view.seat or 0])
        if possible(view, parts):
            found[tuple(parts)] = 1.0
    return found


def splits(pool: list[int], sizes: list[int]) -> Iterator[list[int]]:
    """All ways to deal hands of these sizes."""
    if not sizes:
        yield []
        return
    for cards in combinations(pool, sizes[0]):
        for rest in splits([card for card in pool if card not in cards], sizes[1:]):
            yield [int(mask_of(list(cards))), *rest]


def key(m: Play, seat: int) -> object:
    """What is hidden from ``seat``: the hands."""
    return tuple(map(int, m.secrets.hands))


def render(language: str, text: Text) -> str | None:
    """Any key is a sentence."""
    return " ".join(map(str, (text.key, *text.args.values())))


HOOKS: dict[str, Any] = {
    "invariants": conserved,
    "worlds": worlds,
    "key": key,
    "cards": [card for card in DECK if card % 6 == 1],
    "clauses": [f"DUEL-{number}" for number in range(1, 9)],
    "render": render,
    "languages": ("en",),
}
