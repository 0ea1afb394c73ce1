"""Troja holds the contract: all seat counts, each optional rule on and off, and other rulings."""

import pytest
from tests.kit.troja import HOOKS, OPTIONS, SHORT

from tertulia import testing
from tertulia.games.troja import GAME

CHECKS = [check for check in testing.CHECKS if check not in ("coverage", "repeats")]
STANDARD = testing.cases(GAME, games=1, options=[SHORT], checks=CHECKS, **HOOKS)
VARIED = [
    testing.Case(check, testing.Trial(GAME, seats, chosen, games=1, **HOOKS))
    for check in CHECKS
    if check != "texts"
    for seats, chosen in zip((4, 3, 4, 3, 2), OPTIONS, strict=True)
]
REPEATED = testing.cases(GAME, seats=[3], games=1, options=[SHORT], checks=["repeats"], **HOOKS)
LONG = [{"round_limit": 9}]
SHUFFLED = testing.cases(GAME, seats=[4], games=1, options=LONG, checks=["folds", "sampling"])


@pytest.mark.parametrize("case", [*STANDARD, *VARIED, *REPEATED, *SHUFFLED], ids=str)
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
