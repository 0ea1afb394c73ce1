"""The events of Trunfos e Tesouros.

Argument names say how an edge shows them: ``seat``; ``lot`` (0 to 3); ``number``; ``card``;
``cards`` a mask of cards; ``split`` packed counts by suit; ``suit``; ``face`` a bonus card by its
place in the deck's list; ``level``; ``points``; ``seats`` a mask of seats; ``round`` from 0.
"""

from __future__ import annotations

from typing import Final

from tertulia.core.events import Told

BEGUN: Final = 0
DEALT: Final = 1
OPENED: Final = 2
LAID: Final = 3
BID: Final = 4
SURPASSED: Final = 5
COLLECTED: Final = 6
PREDICTED: Final = 7
LED: Final = 8
PLAYED: Final = 9
ROSE: Final = 10
TRUMPED: Final = 11
WON: Final = 12
SCORED: Final = 13
BONUS_DRAWN: Final = 14
BONUS_USED: Final = 15
BONUS_KEPT: Final = 16
NEXT: Final = 17
ENDED: Final = 18

EVENTS: Final = (
    Told("begun", "seat", "TRUNFOS-SETUP-7"),
    Told("dealt", "seat cards", "TRUNFOS-AUCTION-1.a"),
    Told("opened", "auction seat direction", "TRUNFOS-AUCTION-2"),
    Told("laid", "lot cards", "TRUNFOS-AUCTION-2"),
    Told("bid", "seat lot number", "TRUNFOS-AUCTION-3.a"),
    Told("surpassed", "seat lot", "TRUNFOS-AUCTION-4.d"),
    Told("collected", "seat lot number card", "TRUNFOS-AUCTION-5.b"),
    Told("predicted", "seat split", "TRUNFOS-PREDICTION-2"),
    Told("led", "seat", "TRUNFOS-TRICK-1.a"),
    Told("played", "seat card", "TRUNFOS-TRICK-1.b"),
    Told("rose", "seat level", "TRUNFOS-KRAKEN-1"),
    Told("trumped", "seat suit", "TRUNFOS-KRAKEN-2"),
    Told("won", "seat card suit", "TRUNFOS-TRICK-3.a"),
    Told("scored", "seat points", "TRUNFOS-SCORE-1"),
    Told("bonus-drawn", "seat face", "TRUNFOS-BONUS-1"),
    Told("bonus-used", "seat face suit points", "TRUNFOS-BONUS-3"),
    Told("bonus-kept", "seat", "TRUNFOS-BONUS-2"),
    Told("next", "seat round", "TRUNFOS-NEXT-1"),
    Told("ended", "seats", "TRUNFOS-END-2"),
)
