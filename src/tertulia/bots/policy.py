"""A bot that plays a saved policy through ONNX Runtime."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from tertulia.bots.bot import Bot, asked
from tertulia.core.errors import BadOption, NotPossible
from tertulia.core.learning import Actions
from tertulia.core.observation import Observation
from tertulia.core.position import View
from tertulia.core.rng import Rng

NEEDS = "a policy in ONNX with one input (1, entries) of uint8 and first output (1, actions)"


class PolicyBot(Bot):
    """Answers with the legal action to which the policy in a file gives the highest score.

    Input and output are laid out as environments show them (docs/environments.md), for the game,
    seats and options that the policy was trained on. Needs onnxruntime and numpy; raises
    :class:`BadOption` without them and for what is no such file.
    """

    def __init__(self, name: str, path: str) -> None:
        super().__init__(name)
        if not Path(path).is_file():
            raise BadOption("bots", name, "onnx: and a file that exists")
        try:
            self.numpy: Any = import_module("numpy")
            runtime: Any = import_module("onnxruntime")
        except ImportError as missing:
            needed = f"only with more installed ({missing}): pip install 'tertulia[onnx]'"
            raise BadOption("bots", name, needed) from None
        options = runtime.SessionOptions()
        options.intra_op_num_threads = 1  # many games are played at once, and the nets are small
        options.inter_op_num_threads = 1
        try:
            self.session: Any = runtime.InferenceSession(
                path, options, providers=["CPUExecutionProvider"]
            )
        except Exception as error:  # its errors have no common base
            raise BadOption("bots", name, f"{NEEDS}; {error}") from None
        inputs = self.session.get_inputs()
        if len(inputs) != 1 or len(inputs[0].shape) != 2 or inputs[0].type != "tensor(uint8)":
            raise BadOption("bots", name, NEEDS)
        self.input: str = inputs[0].name
        self.entries: Any = inputs[0].shape[1]
        self.actions: Actions | None = None

    def choose(self, view: View[Any, Any], rng: Rng) -> int:
        seat = asked(view)
        answers = view.ask().answers
        scores = self.scores(view)
        if self.actions is None or self.actions.rules is not view.rules:
            self.actions = Actions(view.rules)
        ids = self.actions.ids(view, answers)
        if len(scores) != view.rules.actions:
            raise NotPossible(
                f"{self.name} scores {len(scores)} actions, "
                f"{view.game.name} has {view.rules.actions} for seat {seat}"
            )
        best = 0
        for place in range(1, len(ids)):
            if scores[ids[place]] > scores[ids[best]]:
                best = place
        return answers[best]

    def scores(self, view: View[Any, Any]) -> Any:
        """What the policy gives each action id; raises :class:`NotPossible` for another game's."""
        to = Observation()
        view.game.write_observation(view, to)
        entries = self.numpy.frombuffer(to.out.getvalue(), "uint8").reshape(1, -1)
        if self.entries != entries.shape[1]:
            raise NotPossible(
                f"{self.name} takes {self.entries} entries; {view.game.name} with {view.seats} "
                f"seats and these options has {entries.shape[1]}"
            )
        return self.session.run(None, {self.input: entries})[0][0]
