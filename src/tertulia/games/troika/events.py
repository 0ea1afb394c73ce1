"""What is told of a game.

Argument names say how an edge shows them: ``seat`` and ``other`` players; ``seats`` a mask of
them; ``card`` a Group, ``cards`` a mask of Groups; ``leader``, ``leaders`` likewise; ``event`` a
card; ``money``, ``votes``, ``points``, ``attack``, ``defence``, ``number`` plain numbers;
``action``, ``duel``, ``line``, ``office``, ``change`` and ``side`` name a kind; ``gained`` is a
Group, ``column`` the number of one.
"""

from __future__ import annotations

from typing import Final

from tertulia.core.events import Told

BEGUN: Final = 0
DEALT: Final = 1
OFFERED: Final = 2
LED: Final = 3
ROUND: Final = 4
TURN: Final = 5
DREW: Final = 6
TOOK: Final = 7
RESHUFFLED: Final = 8
NOTHING: Final = 9
ACTED: Final = 10
PLACED: Final = 11
TAKEN_BACK: Final = 12
DISCARDED: Final = 13
COLLECTED: Final = 14
BOUGHT: Final = 15
STASHED: Final = 16
ATTACKED: Final = 17
PLAYED: Final = 18
STOOD: Final = 19
DUEL_ENDED: Final = 20
CAPTURED: Final = 21
DESTROYED: Final = 22
CLEARED: Final = 23
RETURNED: Final = 24
REVEALED: Final = 25
PAID: Final = 26
HANDED: Final = 27
SET_OUT: Final = 28
SETTLED: Final = 29
SHOWED: Final = 30
RECEIVED: Final = 31
DROPPED: Final = 32
ANNOUNCED: Final = 33
LAID: Final = 34
SPENT: Final = 35
STAKED: Final = 36
COUNTED: Final = 37
ELECTED: Final = 38
TIED: Final = 39
CAMPAIGN_ENDED: Final = 40
BANKRUPT: Final = 41
SCORED: Final = 42
ENDED: Final = 43
HAND_ACTION: Final = 44
CANCELLED: Final = 45
NAMED: Final = 46
CHANGED: Final = 47
TABLE_ACTION: Final = 48
STOOD_IN: Final = 49
DUE: Final = 50
BACKED: Final = 51
PLEDGED: Final = 52
ACTS: Final = 53
RETRIEVED: Final = 54
CLAIMED: Final = 55
SWAPPED: Final = 56
TITLE_RETURNED: Final = 57
REFUSED: Final = 58
FELL: Final = 59
MERGED: Final = 60
SETTLED_DOWN: Final = 61
SEIZED: Final = 62
FORGONE: Final = 63
DREW_SEVERAL: Final = 64

EVENTS: Final = (
    Told("begun", "seat", "TROIKA-SETUP-12"),
    Told("dealt", "seat cards", "TROIKA-SETUP-8"),
    Told("offered", "seat leaders", "TROIKA-SETUP-9"),
    Told("led", "seat leader", "TROIKA-SETUP-9"),
    Told("round", "seat number", "TROIKA-SEQ-1"),
    Told("turn", "seat", "TROIKA-SEQ-1"),
    Told("drew", "seat card", "TROIKA-SEQ-2"),
    Told("took", "seat money", "TROIKA-SEQ-2"),
    Told("reshuffled", "", "TROIKA-SEQ-7"),
    Told("nothing", "seat", "TROIKA-SEQ-8"),
    Told("acted", "seat action", "TROIKA-SEQ-3"),
    Told("placed", "seat card", "TROIKA-ORG-2"),
    Told("taken-back", "seat card", "TROIKA-ORG-2"),
    Told("discarded", "seat card", "TROIKA-REMIND-1"),
    Told("collected", "seat number money", "TROIKA-INCOME-1"),
    Told("bought", "seat points money", "TROIKA-INCOME-2"),
    Told("stashed", "seat money", "TROIKA-INCOME-4"),
    Told("attacked", "seat card duel", "TROIKA-ATTACK-1"),
    Told("played", "seat card", "TROIKA-ATTACK-SEQ-1"),
    Told("stood", "seat", "TROIKA-ATTACK-SEQ-3"),
    Told("duel-ended", "seat attack defence", "TROIKA-ATTACK-2"),
    Told("captured", "seat card", "TROIKA-ATTACK-SEQ-4"),
    Told("destroyed", "seat card", "TROIKA-ATTACK-DISC-2"),
    Told("cleared", "", "TROIKA-ATTACK-SEQ-5"),
    Told("returned", "seat", "TROIKA-REMIND-2"),
    Told("revealed", "event", "TROIKA-EVENTS-1"),
    Told("paid", "seat money", "TROIKA-EVENTS-7"),
    Told("handed", "seat other money", "TROIKA-EVENTS-7"),
    Told("set-out", "seat card", "TROIKA-PAY-2"),
    Told("settled", "seat", "TROIKA-PAY-2"),
    Told("showed", "seat card", "TROIKA-R-B35"),
    Told("received", "seat money", "TROIKA-EVENTS-6"),
    Told("dropped", "seat card", "TROIKA-PAY-1"),
    Told("announced", "seat votes", "TROIKA-ELECTIONS-1"),
    Told("laid", "seat card", "TROIKA-ELECTIONS-2"),
    Told("spent", "seat card", "TROIKA-ELECTIONS-3"),
    Told("staked", "seat money", "TROIKA-ELECTIONS-3"),
    Told("counted", "seat votes", "TROIKA-VOTES-1"),
    Told("elected", "seat votes office", "TROIKA-ELECTIONS-4"),
    Told("tied", "seats", "TROIKA-ELECTIONS-TIE-1"),
    Told("campaign-ended", "", "TROIKA-ELECTIONS-6"),
    Told("bankrupt", "", "TROIKA-END-2"),
    Told("scored", "seat line points", "TROIKA-VP-6"),
    Told("ended", "seats", "TROIKA-VP-6"),
    Told("hand-action", "seat card", "TROIKA-ADV-HAND-1"),
    Told("cancelled", "seat card", "TROIKA-ADV-CARD-1"),
    Told("named", "seat other", "TROIKA-ADV-HAND-1"),
    Told("changed", "seat change number", "TROIKA-ADV-HAND-1"),
    Told("table-action", "seat leader money", "TROIKA-ADV-LEADERS-2"),
    Told("stood-in", "seat card column", "TROIKA-ADV-ORG-2"),
    Told("due", "seat number", "TROIKA-INCOME-1"),
    Told("backed", "seat card side number", "TROIKA-ADV-ATTACK-2"),
    Told("pledged", "seat card", "TROIKA-ADV-ELECTIONS-2"),
    Told("acts", "seat card", "TROIKA-ADV-ELECTIONS-2"),
    Told("retrieved", "seat card", "TROIKA-ADV-HAND-1"),
    Told("claimed", "card seat votes", "TROIKA-ADV-CARD-4"),
    Told("swapped", "seat card other gained", "TROIKA-ADV-CARD-5"),
    Told("title-returned", "seat points", "TROIKA-ADV-CARD-7"),
    Told("refused", "seat", "TROIKA-ADV-CARD-6"),
    Told("fell", "seat", "TROIKA-ADV-CARD-6"),
    Told("called", "", "TROIKA-R-A21"),
    Told("settled-down", "seat card", "TROIKA-EL-HAND-EX-1"),
    Told("seized", "seat card other", "TROIKA-EL-CARD-4"),
    Told("forgone", "seat card", "TROIKA-EL-CARD-2"),
    Told("drew-several", "seat number cards", "TROIKA-EL-SEQ-4"),
)
