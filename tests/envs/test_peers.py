"""The peers' own suites, unchanged, on every game."""

import pickle
import random
import warnings

import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from tests.envs.settings import ALL

from tertulia import envs
from tertulia.core.errors import NotPossible

pytestmark = pytest.mark.once

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
        check_env(envs.gym(game, seats, options), skip_render_check=True)  # nothing is drawn


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=str)
def test_openspiel(game, seats, options):
    pyspiel.random_sim_test(envs.openspiel(game, seats, options), 1, True, False)


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=str)
def test_openspiel_resamples(game, seats, options):
    """What OpenSpiel's ResampleInfostateTest asserts, which it does not offer to Python, and more.

    At every decision of a game a world is drawn for each player. It compares tensors of the
    information state, too, which games written in Python need not have; here those of observations
    are compared.
    """
    state = envs.openspiel(game, seats, options).new_initial_state()
    sampler, chance = pyspiel.UniformProbabilitySampler(0.0, 1.0), random.Random(1)
    differs = False
    while not state.is_terminal():
        for player in () if state.is_chance_node() else range(seats):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.is_terminal() == state.is_terminal()
            assert other.legal_actions(player) == state.legal_actions(player)
            rival = (player + 1) % seats
            differs |= other.observation_string(rival) != state.observation_string(rival)
            other.apply_action(chance.choice(other.legal_actions()))
        state.apply_action(chance.choice(state.legal_actions()))
    assert differs


def test_openspiel_tells_histories_apart_and_copies_nothing_by_halves():
    game = pyspiel.load_game(str(envs.openspiel("trunfos", 3)))
    state = game.new_initial_state()
    for outcome in (1, 2, 3, 4):
        state.apply_action(outcome)
    before, clone = str(state), state.clone()
    told = {state.information_state_string(0)}
    for _ in range(30):
        clone.apply_action(clone.legal_actions()[0])
        told.add(clone.information_state_string(0))
    assert str(state) == before != str(clone)
    assert len(told) > 20
    sampled = clone.resample_from_infostate(0, random.random)
    with pytest.raises(NotPossible, match="serialized"):
        pickle.dumps(sampled.course)
