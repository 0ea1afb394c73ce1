"""The example that learns, in a tiny form: `make learn` runs it, since PyTorch is large."""

from importlib import import_module

import numpy as np
import pytest

import tertulia
from tertulia.bots import bot

pytestmark = pytest.mark.torch


@pytest.fixture
def example(monkeypatch):
    found = import_module("examples.self_play")
    monkeypatch.setattr(found, "MATCHES", 4)
    monkeypatch.setattr(found, "STEPS", 40)
    monkeypatch.setattr(found, "LOOKED_ON", 2)
    return found


@pytest.mark.parametrize(("game", "seats"), [("troika", 2), ("trunfos", 3)])
def test_it_learns_saves_and_plays(example, tmp_path, game, seats):
    curve = example.train(game, seats, 0.1, 2, tmp_path / "policy", last=4)
    assert [sorted(point) for point in curve] == [
        ["decisions", "minutes", "share_against_greedy"]
    ] * len(curve)
    assert curve[-1]["decisions"] > curve[0]["decisions"] == 0
    assert (tmp_path / "policy.json").is_file()
    player = bot(f"onnx:{tmp_path / 'policy.onnx'}")
    match = tertulia.game(game).start(seats, 1)
    rng = tertulia.Rng(1)
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, player.choose(match.view(seat), rng))


def test_the_net_saved_scores_as_the_net_that_learnt(example):
    import torch

    net = example.Net(np.array([1, 5, 9], np.uint8), 7, np.array([0, 2]))
    torch.nn.init.normal_(net.scores.weight)
    seen = torch.tensor([[1, 2, 3], [0, 5, 9]], dtype=torch.uint8)
    ids = torch.tensor([[0, 3, 6], [2, -1, -1]])
    scores, value = net(seen)
    chances, same = net.legal(seen, ids)
    assert torch.allclose(value, same)
    assert torch.equal(net(seen + torch.tensor([0, 1, 0], dtype=torch.uint8))[0], scores)
    assert torch.allclose(chances[0], scores[0, ids[0]].log_softmax(0), atol=1e-5)
    assert chances[1].exp().tolist() == pytest.approx([1, 0, 0])


def test_advantages_follow_a_seat_and_end_with_its_game(example):
    """Two seats in turn, one match that ends at step 2: rewards 1 and -1, values all 0.5."""
    seats = [0, 1, 0, 1]
    half = np.full(1, 0.5, np.float32)
    told = [
        (
            None,
            None,
            half,
            np.array([seat]),
            np.array([step == 2]),
            np.array([[1.0, -1.0] if step == 2 else [0.0, 0.0]], np.float32),
        )
        for step, seat in enumerate(seats)
    ]
    advantage, returns, known = example.estimate(told, (np.array([0]), half), 2)
    assert known[:, 0].tolist() == [True, True, True, False]
    win, loss = example.SCALE - 0.5, -example.SCALE - 0.5
    assert advantage[2, 0] == pytest.approx(win)
    assert advantage[1, 0] == pytest.approx(loss)
    assert advantage[0, 0] == pytest.approx(0.0 + example.LAMBDA * win)
    assert returns[2, 0] == pytest.approx(example.SCALE)
