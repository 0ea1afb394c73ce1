"""What environments promise beyond the peers' suites."""

import subprocess
import sys

import numpy as np
import pytest
from tests.envs.settings import ALL

import tertulia
from tertulia import envs
from tertulia.core.errors import BadOption, NotPossible
from tertulia.envs.setting import Setting


@pytest.mark.parametrize(("game", "seats", "options"), ALL, ids=str)
def test_masks_belong_to_the_seats_asked_and_ids_lead_back_to_answers(game, seats, options):
    setting = Setting(game, seats, options)
    match = setting.start("masks")
    rng = tertulia.Rng(1)
    for _ in range(150):
        if match.over:
            break
        for seat in range(seats):
            mask = setting.mask(match, seat)
            assert mask.any() == (seat in match.to_move)
        seat = match.to_move[-1]
        answers = match.decision(seat).answers
        actions = setting.legal(match, seat)
        back = [setting.answer(match, seat, action) for action in actions]
        assert len(set(actions)) == len(answers)
        assert sorted(back) == sorted(answers)
        match.play(seat, answers[rng.below(len(answers))])


def test_seats_and_suits_are_told_as_the_observer_sees_them():
    setting = Setting("trunfos", 4)
    match = setting.start("observer")
    while match.decision(match.to_move[0]).step != "Trick":
        match.play(match.to_move[0], match.decision(match.to_move[0]).answers[0])
    leader = match.to_move[0]
    card = match.decision(leader).answers[0]
    match.play(leader, card)
    for seat in range(4):
        seen = setting.layout.named(setting.observe(match.view(seat)))
        from_me = (leader - seat) % 4
        assert seen["leader"].argmax() == from_me
        assert seen["asked"].argmax() == (from_me + 1) % 4
        assert seen["trick"].shape == (4, 48)
        assert np.flatnonzero(seen["trick"][from_me]) == (card >> 4) * 12 + (card & 15) - 1
        assert seen["trick"].sum() == 1
        assert seen["hand"].sum() == (11 if seat == leader else 12)


def test_an_illegal_action_ends_the_game_and_changes_nothing():
    env = envs.aec("trunfos")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    env.step(wrong)
    assert sorted(env.rewards.values()) == [-1, 0, 0, 0]
    assert all(env.terminations.values())

    gym = envs.gym("troika", seats=2)
    before, info = gym.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, terminated, truncated, _ = gym.step(np.int64(wrong))
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert np.array_equal(before, after)

    every = envs.parallel("troja", seats=2)
    seen, _ = every.reset(seed=1)
    asked = [agent for agent in every.agents if seen[agent]["action_mask"].any()]
    idle = dict.fromkeys(every.agents, 0)
    others = {a: int(np.flatnonzero(seen[a]["action_mask"] == 0)[-1]) for a in asked}
    _, rewards, terminated, _, _ = every.step({**idle, **others})
    assert {agent for agent, reward in rewards.items() if reward == -1.0} == set(asked)
    assert all(terminated.values())
    assert every.agents == []


def test_rewards_are_nought_in_sum_and_come_at_the_end():
    env = envs.aec("trunfos", seats=3)
    env.reset(seed=3)
    sums = []
    for agent in env.agent_iter():
        seen, _, over, cut_off, _ = env.last()
        if over or cut_off:
            break
        env.step(env.action_space(agent).sample(seen["action_mask"]))
        sums.append(sum(env.rewards.values()))
    assert sums == pytest.approx([0.0] * len(sums))
    winners = env.unwrapped.match.winners
    best = max(env.rewards.values())
    assert [agent for agent, reward in env.rewards.items() if reward == best] == [
        f"seat_{seat}" for seat in winners
    ]
    assert min(env.rewards.values()) == pytest.approx(-0.5)


def test_a_game_without_end_is_cut_off(monkeypatch):
    gym = envs.gym("troja", seats=2, bots=["random"])
    gym.setting.limit = 5
    gym.reset(seed=2)
    for _ in range(6):
        action = np.flatnonzero(gym.action_masks())
        _, reward, over, cut_off, _ = gym.step(action[0] if len(action) else np.int64(0))
        if over or cut_off:
            break
    assert (reward, over, cut_off) == (0.0, False, True)


def test_what_cannot_be_is_refused():
    with pytest.raises(BadOption, match="2 names for the 2 other seats"):
        envs.gym("trunfos", seats=3, bots=["random"] * 4)
    with pytest.raises(BadOption, match="seats"):
        envs.aec("trunfos", seats=9)
    setting = Setting("trunfos", 4)
    match = setting.start(1)
    with pytest.raises(NotPossible, match="is not legal"):
        setting.answer(match, match.to_move[0], len(setting.actions) - 1)


def test_who_only_plays_needs_nothing_of_it():
    code = (
        "import sys, tertulia; tertulia.envs.aec; print({'numpy', 'gymnasium'} & set(sys.modules))"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert told.stdout == "set()\n"


def test_what_is_missing_is_said(monkeypatch):
    monkeypatch.delitem(sys.modules, "tertulia.envs.pettingzoo", raising=False)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"pip install 'tertulia\[envs\]'"):
        envs.aec("trunfos")
