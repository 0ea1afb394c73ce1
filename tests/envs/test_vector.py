"""The runner of many matches."""

import numpy as np
import pytest
from tests.envs.settings import ALL

import tertulia
from tertulia import envs
from tertulia.core.errors import BadOption, NotPossible


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=str)
def test_it_shows_what_the_matches_show(game, seats, options):
    vector = envs.vector(game, 3, seats, options, seed="same")
    setting = vector.setting
    alone = {place: setting.start(f"same:{place + 1}") for place in range(3)}
    chance = np.random.default_rng(1)
    for _ in range(40):
        actions = vector.sample(chance)
        for place, match in alone.items():
            seat = match.to_move[0]
            assert vector.seat[place] == seat
            assert np.array_equal(vector.observation[place], setting.observe(match.view(seat)))
            assert np.array_equal(vector.mask[place], setting.mask(match, seat))
            match.play(seat, setting.answer(match, seat, int(actions[place])))
        vector.step(actions)
        for place, match in alone.items():
            assert vector.done[place] == match.over
            assert np.allclose(vector.reward[place], setting.rewards(match))
        alone = {place: match for place, match in alone.items() if not match.over}


def test_ended_matches_are_followed_by_others_and_seeds_repeat():
    def play():
        vector = envs.vector("trunfos", 4, seats=3, bots=[None, "random", "random"], seed=5)
        chance = np.random.default_rng(2)
        told: list[tuple[float, ...]] = []
        while len(told) < 6:
            assert set(vector.seat) == {0}
            vector.step(vector.sample(chance))
            told += [tuple(reward) for reward in vector.reward[vector.done]]
        return told

    told = play()
    assert told == play()
    assert all(sum(reward) == pytest.approx(0.0) for reward in told)
    assert len(set(told)) > 1


def test_a_match_is_cut_off_at_the_limit(monkeypatch):
    monkeypatch.setattr(tertulia.game("trunfos"), "limit", 7)
    vector = envs.vector("trunfos", 2)
    chance = np.random.default_rng(3)
    for step in range(1, 15):
        vector.step(vector.sample(chance))
        assert vector.done.all() == (step % 7 == 0)
        assert not vector.reward.any()


def test_an_illegal_action_changes_nothing():
    vector = envs.vector("troika", 2, seats=2)
    before = vector.observation.copy(), vector.mask.copy()
    actions = vector.sample(np.random.default_rng(4))
    actions[1] = np.flatnonzero(~vector.mask[1])[0]
    for wrong in (actions, actions[:1], actions + 10**6, actions - 10**6):
        with pytest.raises(NotPossible):
            vector.step(wrong)
    for array, was in zip((vector.observation, vector.mask), before, strict=True):
        assert np.array_equal(array, was)
    actions[1] = np.flatnonzero(vector.mask[1])[0]
    vector.step(actions)


@pytest.mark.parametrize("bots", [["random"], ["random"] * 4, []])
def test_seats_must_fit(bots):
    with pytest.raises(BadOption, match="None for a seat"):
        envs.vector("trunfos", 2, bots=bots)
