"""Troja holds the contract: all seat counts, each optional rule on and off, and other rulings."""

import pytest
from tests.kit.troja import HOOKS, OPTIONS, SHORT

from tertulia import testing
from tertulia.games.troja import GAME

# What random games reach is a matter of `COVERED`; a process of its own, which `repeats` starts, is
# needed once.
CHECKS = [check for check in testing.CHECKS if check not in ("coverage", "repeats")]
STANDARD = testing.cases(GAME, games=1, options=[SHORT], checks=CHECKS, **HOOKS)
VARIED = [
    testing.Case(check, testing.Trial(GAME, seats, chosen, games=1, **HOOKS))
    for check in CHECKS
    if check != "texts"  # which are those of `STANDARD`
    for seats, chosen in zip((4, 3, 4, 3, 2), OPTIONS, strict=True)
]
REPEATED = testing.cases(GAME, seats=[3], games=1, options=[SHORT], checks=["repeats"], **HOOKS)
LONG: list[dict[str, object]] = [{"round_limit": 9}]
HIDDEN = {"Reveal", "Revealed", "laid", "turned"}
SHUFFLED = testing.cases(GAME, seats=[4], games=1, options=LONG, checks=["folds", "sampling"])


# Each optional rule brings steps and events that are missing without it. The die is thrown when no
# card is left for Fate (TROJA-R-CAMP-5) alone; where players leave, a turn is seldom skipped, and
# two players seldom meet a figure with Tactics that they could arm themselves against.
OPTIONAL = {"hidden_cards": HIDDEN, "elimination": {"eliminated"}, "taming": {"tamed"}}
COVERED = [
    testing.Case("coverage", testing.Trial(GAME, seats, {**LONG[0], **chosen}, absent=absent))
    for seats in GAME.seats
    for chosen, absent in (
        ({}, {"die"}.union(*OPTIONAL.values())),
        (dict.fromkeys(OPTIONAL, "on"), {"die", "skipped"} | ({"armed"} if seats == 2 else set())),
    )
]


@pytest.mark.parametrize("case", [*STANDARD, *VARIED, *REPEATED, *SHUFFLED, *COVERED], ids=str)
def test_contract(case):
    case.run()


@pytest.mark.slow
@pytest.mark.parametrize(
    "case",
    testing.cases(GAME, options=[SHORT, *OPTIONS], checks=CHECKS, games=10, seed=2, **HOOKS),
    ids=str,
)
def test_contract_at_length(case):
    case.run()
