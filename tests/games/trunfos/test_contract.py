"""Trunfos holds the contract: both seat counts, and options that change what is hidden or asked."""

import pytest
from tests.kit.trunfos import HOOKS, OPTIONS

from tertulia import testing
from tertulia.core.bits import members
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.types import rules_of

# Texts are those of `STANDARD`, and a process of its own, which `repeats` starts, is needed once.
STANDARD = testing.cases(GAME, games=1, **HOOKS)
VARIED = [
    testing.Case(check, testing.Trial(GAME, seats, chosen, games=1, **HOOKS))
    for check in testing.CHECKS
    if check not in ("repeats", "texts")
    for seats, chosen in zip((4, 3, 4, 3), OPTIONS, strict=True)
]


DEAL = {"first": [2], "hand": [1, 2, 3, 4, 5, 6, 17], "bonus": [5, 0]}
STATED = testing.cases(
    GAME, seats=[3], games=1, deal=DEAL, checks=["copies", "secrecy", "folds", "repeats"]
)


@pytest.mark.parametrize("case", [*STANDARD, *VARIED, *STATED], ids=str)
def test_contract(case):
    case.run()


@pytest.mark.slow
@pytest.mark.parametrize(
    "case", testing.cases(GAME, options=[{}, *OPTIONS], games=10, seed=2, **HOOKS), ids=str
)
def test_contract_at_length(case):
    case.run()


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_is_played(seats):
    cards = members(rules_of(GAME.prepare(seats, 0, None, None, None)).cards)
    testing.check_coverage(testing.Trial(GAME, seats, cards=cards))
