"""The bot that plays a saved policy."""

import sys

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

import tertulia
from tertulia.bots import bot
from tertulia.core.errors import BadOption, NotPossible
from tertulia.envs.setting import Setting


def save(path, entries, actions, weights=None, dtype=TensorProto.UINT8):
    """A linear policy."""
    given = np.zeros((entries, actions), np.float32) if weights is None else weights
    nodes = [
        helper.make_node("Cast", ["observation"], ["numbers"], to=TensorProto.FLOAT),
        helper.make_node("MatMul", ["numbers", "weights"], ["scores"]),
    ]
    graph = helper.make_graph(
        nodes,
        "policy",
        [helper.make_tensor_value_info("observation", dtype, [1, entries])],
        [helper.make_tensor_value_info("scores", TensorProto.FLOAT, [1, actions])],
        [numpy_helper.from_array(given, "weights")],
    )
    opset = [helper.make_opsetid("", 17)]
    onnx.save(helper.make_model(graph, opset_imports=opset, ir_version=9), path)
    return f"onnx:{path}"


def test_it_answers_with_the_legal_action_of_the_highest_score(tmp_path):
    setting = Setting("trunfos", 3)
    weights = (
        np.random.default_rng(1)
        .normal(size=(setting.layout.size, len(setting.actions)))
        .astype(np.float32)
    )
    player = bot(save(tmp_path / "p.onnx", weights.shape[0], weights.shape[1], weights))
    match = setting.start(1)
    rng = tertulia.Rng(1)
    while not match.over:
        seat = match.to_move[0]
        view = match.view(seat)
        scores = setting.observe(view).astype(np.float32) @ weights
        best = max(setting.legal(match, seat), key=lambda action: scores[action])
        answer = player.choose(view, rng)
        assert answer == setting.answer(match, seat, best)
        match.play(seat, answer)


def test_a_policy_for_another_game_is_refused(tmp_path):
    match = tertulia.game("trunfos").start(3, 1)
    view = match.view(match.to_move[0])
    with pytest.raises(NotPossible, match="takes 5 entries; trunfos with 3 seats"):
        bot(save(tmp_path / "p.onnx", 5, 428)).choose(view, tertulia.Rng(1))
    with pytest.raises(NotPossible, match="scores 7 actions, trunfos has 428"):
        bot(save(tmp_path / "q.onnx", Setting("trunfos", 3).layout.size, 7)).choose(
            view, tertulia.Rng(1)
        )


def test_what_is_no_policy_is_refused(tmp_path, monkeypatch):
    broken = tmp_path / "broken.onnx"
    broken.write_bytes(b"no policy")
    for name in ("onnx", "onnx:", f"onnx:{tmp_path}/none.onnx", f"onnx:{broken}"):
        with pytest.raises(BadOption, match="bots"):
            bot(name)
    floats = save(tmp_path / "floats.onnx", 5, 5, dtype=TensorProto.FLOAT)
    with pytest.raises(BadOption, match="uint8"):
        bot(floats)
    monkeypatch.setitem(sys.modules, "onnxruntime", None)
    with pytest.raises(BadOption, match=r"pip install 'tertulia\[onnx\]'"):
        bot(floats)
