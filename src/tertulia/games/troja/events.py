"""The events of Troja.

Argument names say how an edge shows them: ``seat``, ``target``; ``card`` and ``other`` cards (-1:
none), ``low`` and ``high`` halves of a set of cards; ``aim`` what a card is played on, as in
answers; ``hero``; ``number``, ``pips``, ``glory``; ``side`` 0 the attackers, 1 the attacked Hero;
``use`` of Fate: 0 or 1 added to that side, 2 read for a card, 4 or 5 taken from side 0 or 1;
``kind`` of an action; ``on`` an attribute; ``whole`` whether all fight together; ``hit`` 0 nothing,
1 doubled, 2 shot; ``result`` a side or -1; ``how`` a game ends; ``seats`` a mask of seats;
``round`` from 0.
"""

from __future__ import annotations

from typing import Final

from tertulia.core.events import Told

WELCOMED: Final = 0
BEGUN: Final = 1
ROUND: Final = 2
DREW: Final = 3
SHUFFLED: Final = 4
FATE: Final = 5
DIE: Final = 6
ATTACHED: Final = 7
TURN: Final = 8
TURN_ENDED: Final = 9
DECLARED: Final = 10
CHALLENGED: Final = 11
ATTACKED: Final = 12
PLAYED: Final = 13
STRUCK: Final = 14
DISCARDED: Final = 15
MODIFIED: Final = 16
ARMED: Final = 17
ENCHANTED: Final = 18
PRAYED: Final = 19
HASTENED: Final = 20
TAMED: Final = 21
SLEPT: Final = 22
AVOIDED: Final = 23
FIXED: Final = 24
ACTED: Final = 25
WRATH: Final = 26
SPOILED: Final = 27
RESULT: Final = 28
DENIED: Final = 29
GAINED: Final = 30
LOST: Final = 31
DEPARTED: Final = 32
ELIMINATED: Final = 33
STAYED: Final = 34
FIGHT_ENDED: Final = 35
ACTION_ENDED: Final = 36
PASSED_ON: Final = 37
LAID: Final = 38
TURNED: Final = 39
RECOVERED: Final = 40
THREW: Final = 41
ENDED: Final = 42
SKIPPED: Final = 43

EVENTS: Final = (
    Told("welcomed", "seat hero", "TROJA-III-4"),
    Told("begun", "seat", "TROJA-III-8"),
    Told("round", "round", "TROJA-IV-1"),
    Told("drew", "seat number low high", "TROJA-IV.1-1"),
    Told("shuffled", "card", "TROJA-IV-10"),
    Told("fate", "seat card pips use", "TROJA-BI.2-2"),
    Told("die", "seat pips use", "TROJA-R-CAMP-5"),
    Told("attached", "seat card glory other", "TROJA-IV.2-1"),
    Told("turn", "seat", "TROJA-IV.3-2"),
    Told("turn-ended", "seat", "TROJA-IV-3"),
    Told("declared", "kind seat target", "TROJA-IV.3-7"),
    Told("challenged", "seat card target", "TROJA-V.3-2"),
    Told("attacked", "seat card", "TROJA-IV.3-3"),
    Told("played", "seat card aim", "TROJA-IV.3-1"),
    Told("struck", "card", "TROJA-FAQ-11"),
    Told("discarded", "card", "TROJA-IV-11"),
    Told("modified", "seat card side number", "TROJA-BI.3-4"),
    Told("armed", "seat card", "TROJA-R-CARD-10"),
    Told("enchanted", "seat card target number", "TROJA-V.4-5"),
    Told("prayed", "seat number", "TROJA-VI.2-2"),
    Told("hastened", "seat", "TROJA-FAQ-1"),
    Told("tamed", "seat target", "TROJA-VI.2-1"),
    Told("slept", "seat", "TROJA-FAQ-2"),
    Told("avoided", "seat", "TROJA-R-CHAL-19"),
    Told("fixed", "whole on", "TROJA-R-BASIC-8"),
    Told("acted", "card pips hit", "TROJA-V.3.b-1"),
    Told("wrath", "seat side", "TROJA-V.2-4"),
    Told("spoiled", "side pips", "TROJA-V.2-6"),
    Told("result", "result number other", "TROJA-BI.3-7"),
    Told("denied", "seat", "TROJA-R-CARD-13"),
    Told("gained", "seat glory", "TROJA-IV-5"),
    Told("lost", "seat glory", "TROJA-V.1-3"),
    Told("departed", "seat hero", "TROJA-IV-6"),
    Told("eliminated", "seat", "TROJA-VI.1-1"),
    Told("stayed", "card target", "TROJA-V.3.b-7"),
    Told("fight-ended", "", "TROJA-V.4-7"),
    Told("action-ended", "", "TROJA-V.5-4"),
    Told("passed-on", "", "TROJA-IV.4-2"),
    Told("laid", "seat side card", "TROJA-VI.3-1"),
    Told("turned", "seat card", "TROJA-R-OPT-3"),
    Told("recovered", "seat card", "TROJA-V.4-4"),
    Told("threw", "seat card", "TROJA-IV.4-1"),
    Told("ended", "how seats", "TROJA-IV-2"),
    Told("skipped", "seat", "TROJA-R-CARD-3"),
)
