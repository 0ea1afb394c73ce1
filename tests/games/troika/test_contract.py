"""Every rule set holds the contract at every seat count, and with options turned."""

from typing import Any

import pytest
from tests.games.troika.worlds import conserved, key, worlds

from tertulia import testing
from tertulia.games.troika import GAME, events

# So rare in random games that tests of their own bring them about.
RARE = {"MakeRoom", "Stash", "bankrupt", "nothing", "reshuffled", "stashed", "showed"}
STEPS = {
    "ActInTurn",
    "Annul",
    "Answer",
    "Apply",
    "BringDown",
    "ChooseColumn",
    "ChooseRival",
    "ClaimFor",
    "ClaimGroup",
    "Due",
    "Interlude",
    "LeaderTime",
    "MayDraw",
    "PreCampaign",
    "Ransom",
    "Retrieve",
    "ReturnTitle",
    "Support",
    "SwapOther",
    "SwapOwn",
}
ADVANCED = STEPS | {told.name for told in GAME.events[events.ENDED + 1 :]}
RARE_ADVANCED = RARE | {"Ransom", "BringDown", "ReturnTitle", "refused", "fell", "called"}
RARE_ADVANCED |= {"title-returned", "Annul", "cancelled", "claimed", "ClaimFor", "ClaimGroup"}
RARE_ADVANCED |= {"SwapOwn", "SwapOther", "swapped"}
ALONE = {"Support", "MayDraw", "backed"}  # which need three players


GREEK = {"Renew", "UsePowers", "Borrow", "Extort", "PayOrLose", "ShiftFrom", "ShiftTo"}
GREEK |= {"settled-down", "seized", "forgone"}
ADVANCED -= GREEK
# What the Greek edition shares with the advanced game, and what it lacks of both.
SHARED = {"Annul", "Answer", "Apply", "ChooseRival", "LeaderTime", "Retrieve", "hand-action"}
SHARED |= {"cancelled", "named", "changed", "table-action", "acts", "retrieved", "claimed"}
LACKS = {"ChooseTarget", "Strike", "Defend", "Exchange", "Resolve", "EndDuel", "Limit"}
LACKS |= {"TakeBack", "attacked", "played", "stood", "duel-ended", "captured", "destroyed"}
LACKS |= {"cleared", "returned"}


def absent(rules: object, seats: int) -> set[str]:
    if rules == "advanced":
        return RARE_ADVANCED | GREEK | (ALONE if seats == 2 else set())
    if rules == "greek":
        return (ADVANCED - SHARED) | LACKS | RARE | {"Borrow", "claimed", "Annul", "cancelled"}
    return RARE | ADVANCED | GREEK | {"drew-several"}


def hooks(options: dict[str, object], seats: int) -> dict[str, Any]:
    left_out = absent(options.get("rules"), seats)
    return {"invariants": conserved, "worlds": worlds, "key": key, "absent": left_out}


def case(check: str, seats: int, **options: object) -> testing.Case:
    more = hooks(options, seats)
    games = 3 if check == "sampling" else 1  # positions with few possible worlds are rare
    return testing.Case(check, testing.Trial(GAME, seats, options, games=games, **more))


STANDARD = [
    case(check, seats, rules=rules)
    for check in testing.CHECKS
    for rules in ("basic", "advanced", "greek")
    for seats in GAME.seats
]
# Texts and what random games reach are those of `STANDARD`; `repeats` starts a process, once.
VARIED = [
    case(check, seats, **options)
    for check in testing.CHECKS
    if check not in ("repeats", "texts", "coverage")
    for seats, options in (
        (4, {"insolvent": "discard_all", "tie_government": "stays", "bonus_leader": "on"}),
        (2, {"insolvent": "nothing"}),
        (3, {"rules": "advanced", "decline": "attacker_wins", "three_card": "three"}),
    )
]


@pytest.mark.parametrize("one", [*STANDARD, *VARIED], ids=str)
def test_contract(one):
    one.run()
