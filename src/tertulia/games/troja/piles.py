"""Drawing from the pile: cards into hands, and Fate."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit
from tertulia.games.troja import events
from tertulia.games.troja.cards import NOTHING, add, at, drop, empty, listed, minus, none
from tertulia.games.troja.types import Play, rules_of

READ: Final = 2
"""The use of a Fate card that is read for a card and added to nothing."""

TAKEN: Final = 4
"""Added to a side: the use of a Fate card that is taken from it."""


def pile_of(m: Play) -> list[int]:
    """The cards of the draw pile, ascending: what is nowhere else."""
    rest = minus(minus(m.table.deck, m.table.discards), m.table.open)
    seat: i64 = 0
    while seat < m.seats:
        rest = minus(rest, at(m.secrets.cards, seat))
        seat += 1
    for card in m.secrets.down:
        rest = drop(rest, card)
    return listed(rest)


def ready(m: Play) -> bool:
    """Whether a card can be drawn, after a shuffle if need be (TROJA-R-CAMP-3)."""
    if m.table.pile == 0 and not empty(m.table.discards):
        shuffle(m, NOTHING)
    return m.table.pile > 0


def shuffle(m: Play, kept: i64) -> None:
    """The discards but ``kept`` become the draw pile (TROJA-IV-10)."""
    m.table.shuffle(kept)
    m.tell(events.SHUFFLED, kept)


def shuffle_at_once(m: Play, kept: i64) -> None:
    """When the last card has left the pile, shuffle if there is anything else (TROJA-R-CAMP-4)."""
    table = m.table
    if table.pile == 0 and rules_of(m).eager:
        rest = table.discards if kept == NOTHING else drop(table.discards, kept)
        if not empty(rest):
            shuffle(m, kept)


def draw_cards(m: Play, seat: i64, size: i64) -> None:
    """``seat`` draws up to ``size`` cards, as many as there are (TROJA-R-CAMP-3)."""
    left = size
    while left > 0 and ready(m):
        now = min(left, m.table.pile)
        take_cards(m, seat, "pile", now)
        shuffle_at_once(m, NOTHING)
        left -= now


def take_cards(m: Play, seat: i64, source: str, size: i64) -> None:
    """``seat`` takes ``size`` cards from the pile into the hand; chance calls them ``source``."""
    drawn = none()
    for card in m.draw(source, pile_of(m), size):
        m.secrets.take(seat, card)
        drawn = add(drawn, card)
    m.table.draw(seat, size)
    m.tell_only(bit(seat), 2, events.DREW, seat, size, drawn[0], drawn[1])


def fate(m: Play, seat: i64, use: i64) -> i64:
    """``seat`` turns up a Fate card, which is discarded; its pips (TROJA-BI.2-2, TROJA-BI.2-4).

    With no card anywhere a die is thrown (TROJA-R-CAMP-5). ``use`` says what the pips count for.
    """
    pips: i64
    if ready(m):
        card = m.draw("pile", pile_of(m), 1)[0]
        pips = rules_of(m).pips[card]
        m.table.turn_up(card)
        count_fate(m, use, pips)
        m.show(events.FATE, seat, card, pips, use)
        shuffle_at_once(m, card)
    else:
        pips = m.draw("die", [1, 2, 3, 4, 5, 6], 1)[0]
        count_fate(m, use, pips)
        m.show(events.DIE, seat, pips, use)
    return pips


def count_fate(m: Play, use: i64, pips: i64) -> None:
    """The pips of a Fate card are added to a side or taken from it."""
    if use < READ:
        m.table.add_fate(use, pips)
    elif use >= TAKEN:
        m.table.take_fate(use - TAKEN, pips)
