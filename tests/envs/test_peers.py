"""The peers' own suites, unchanged, on every game."""

import warnings

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from tests.envs.settings import ALL

from tertulia import envs

# PettingZoo says this of every game with action masks, its own too, but for those that it lists.
ALLOWED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
}


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=str)
def test_pettingzoo_turn_by_turn(game, seats, options):
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(envs.aec(game, seats, options), num_cycles=100)
    assert {str(warning.message) for warning in told} <= ALLOWED
    seed_test(lambda: envs.aec(game, seats, options), num_cycles=50)


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=str)
def test_pettingzoo_all_at_once(game, seats, options):
    parallel_api_test(envs.parallel(game, seats, options), num_cycles=100)
    parallel_seed_test(lambda: envs.parallel(game, seats, options), num_cycles=50)


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=str)
def test_gymnasium(game, seats, options):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(envs.gym(game, seats, options), skip_render_check=True)


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=str)
def test_openspiel(game, seats, options):
    pyspiel.random_sim_test(envs.openspiel(game, seats, options), 1, True, False)
