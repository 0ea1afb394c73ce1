"""The whole kit passes on a small game in plain Python, whichever build the core is."""

import pytest
from tests.small.duel import GAME
from tests.small.hooks import HOOKS

from tertulia import testing


@pytest.mark.parametrize("case", testing.cases(GAME, games=6, **HOOKS), ids=str)
def test_contract(case):
    case.run()


def test_check_game_runs_every_check():
    testing.check_game(GAME, seats=(3,), options=({"rounds": 3},), **HOOKS)
