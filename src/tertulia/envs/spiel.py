"""Games in OpenSpiel's Python game interface, so that its algorithms and tools play them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from tertulia.core.errors import NotPossible
from tertulia.core.events import Event
from tertulia.core.log import Log
from tertulia.core.match import Match, mix
from tertulia.core.rng import Rng
from tertulia.envs.setting import Setting

NAME = "tertulia"
OUTCOMES = 256
"""What each chance node has to choose from."""

NODES = 4
"""The chance nodes that together choose the deal."""

PARAMETERS = {"game": "", "seats": 0, "options": ""}

Seed = int | None


def openspiel(
    game: str, seats: int | None = None, options: Mapping[str, object] | None = None
) -> pyspiel.Game:
    """The game as a :class:`pyspiel.Game`; ``pyspiel.load_game`` finds it too, as ``tertulia``.

    Its first nodes are chance nodes that choose the deal, one of 2**32. Chance after that follows
    from the deal, so it is the same in a state and its clones: who searches asks
    ``resample_from_infostate`` for a world that the player cannot tell from the truth, with a
    chance of its own. Where several seats are asked at once they answer in turn, unseen.
    """
    setting = Setting(game, seats, options)
    chosen = json.dumps(dict(options or {})).encode().hex()
    return SpielGame({"game": game, "seats": setting.seats, "options": chosen})


def game_type(low: int, high: int) -> pyspiel.GameType:
    """What OpenSpiel has to know of a game with ``low`` to ``high`` players."""
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Tertulia",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """A game at a number of seats and with options."""

    def __init__(self, params: dict[str, Any]) -> None:
        chosen = str(params["options"])
        options = json.loads(bytes.fromhex(chosen)) if chosen else {}
        self.setting = setting = Setting(str(params["game"]), int(params["seats"]), options)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(setting.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=setting.seats,
            min_utility=-1.0 / (setting.seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=setting.limit,
        )
        super().__init__(game_type(setting.seats, setting.seats), info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return NODES

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> SpielObserver:
        if params:
            raise NotPossible(f"observers take no parameters; given were {params}")
        return SpielObserver(self.setting, kind or pyspiel.IIGObservationType(perfect_recall=False))


class Course:
    """A match under way, with what led to it; copied and pickled with its state.

    ``seen`` digests by seat every event as the seat saw it. A world that was sampled has no seed:
    it can be copied and played, but not pickled.
    """

    def __init__(self, setting: Setting, seed: Seed, match: Match[Any, Any]) -> None:
        self.setting = setting
        self.seed = seed
        self.match = match
        self.inputs: list[tuple[int, int]] = []
        self.seen = [0] * setting.seats
        self.match.log = Log()

    def play(self, seat: int, action: int) -> None:
        """Carry out an action."""
        answer = self.setting.answer(self.match, seat, action)
        self.inputs.append((seat, action))
        for event in self.match.play(seat, answer):
            self.note(event)

    def note(self, event: Event) -> None:
        """Let every seat see its part of an event."""
        for seat in range(self.setting.seats):
            shown = event.seen_by(seat)
            if shown is not None:
                digest = mix(self.seen[seat], event.kind)
                for argument in shown.args:
                    digest = mix(digest, argument)
                self.seen[seat] = digest

    def sampled(self, player: int, rng: Rng) -> Course:
        """A world that ``player`` cannot tell from this one.

        What others have answered in secret they answer again, all answers equally likely.
        """
        view = self.match.view(player)
        other = Course(self.setting, None, self.setting.game.sample(view, rng))
        for seat in set(other.match.to_move) - set(self.match.to_move):
            answers = other.match.decision(seat).answers
            other.match.play(seat, answers[rng.below(len(answers))])
        other.inputs = self.inputs[:]
        other.seen = self.seen[:]
        return other

    def __deepcopy__(self, memo: Any) -> Course:
        other = Course(self.setting, self.seed, self.match.copy())
        other.inputs = self.inputs[:]
        other.seen = self.seen[:]
        return other

    def __reduce__(self) -> tuple[Callable[..., Course], tuple[Any, ...]]:
        if self.seed is None:
            raise NotPossible("a sampled world cannot be serialized")
        setting = self.setting
        return replayed, (setting.game.name, setting.seats, setting.options, self.seed, self.inputs)


def begun(setting: Setting, seed: int) -> Course:
    """The match with this seed at its first decision."""
    match = setting.start(seed, record=True)
    events = match.log.events if match.log is not None else []
    course = Course(setting, seed, match)
    for event in events:
        course.note(event)
    return course


def replayed(
    game: str, seats: int, options: dict[str, object], seed: int, inputs: list[tuple[int, int]]
) -> Course:
    """The match to which these actions lead."""
    course = begun(Setting(game, seats, options), seed)
    for seat, action in inputs:
        course.play(seat, action)
    return course


class SpielState(pyspiel.State):  # type: ignore[misc]  # the same
    """A state: the chance node that deals, or a match under way."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course: Course | None = None
        self.dealt: list[int] = []

    @property
    def setting(self) -> Setting:
        """The game, its seats and options."""
        setting: Setting = self.get_game().setting
        return setting

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        return self.course.match.to_move[0]

    def is_terminal(self) -> bool:
        course = self.course
        return course is not None and (
            course.match.over or len(course.inputs) >= self.setting.limit
        )

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.course is None else self.setting.legal(self.course.match, player)

    def _apply_action(self, action: int) -> None:
        if self.course is not None:
            self.course.play(self.current_player(), action)
            return
        self.dealt.append(action)
        if len(self.dealt) == NODES:
            self.course = begun(self.setting, int.from_bytes(bytes(self.dealt), "little"))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"Deal:{action}"
        return self.setting.actions[action]

    def returns(self) -> list[float]:
        if self.course is None:
            return [0.0] * self.setting.seats
        return self.setting.rewards(self.course.match)

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float] | None = None
    ) -> SpielState:
        """A state that ``player`` cannot tell from this one, drawn by the game's own sampling.

        ``sampler`` gives uniform numbers, of which one seeds the draw.
        """
        state = self.get_game().new_initial_state()
        if self.course is not None:
            uniform = np.random.random() if sampler is None else sampler()
            state.course = self.course.sampled(player, Rng(repr(uniform)))
        sampled: SpielState = state
        return sampled

    def __str__(self) -> str:
        if self.course is None:
            return f"dealt: {self.dealt}"
        course = self.course
        deal = "sampled" if course.seed is None else f"deal {course.seed}"
        digests = ", ".join(f"{digest:x}" for digest in course.seen)
        return f"{deal}, {len(course.inputs)} actions; seen by seat: {digests}"


class SpielObserver:
    """What a player observes, by OpenSpiel's protocol for observers.

    ``tensor`` is the whole, ``dict`` its fields by name. With perfect recall the text tells apart
    all that the player may have seen, as a digest; there is no tensor for that.
    """

    def __init__(self, setting: Setting, kind: pyspiel.IIGObservationType) -> None:
        self.setting = setting
        self.recall = kind.perfect_recall
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(setting.layout.size, np.float32)
        self.dict = setting.layout.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill ``tensor``, and with it ``dict``."""
        self.tensor[:] = self._observe(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as a text."""
        observed: str = self._observe(state, player).tobytes().hex()
        if not self.recall or state.course is None:
            return observed
        return f"{observed}:{state.course.seen[player]:x}"

    def _observe(self, state: SpielState, player: int) -> Any:
        if state.course is None:
            return np.zeros(self.setting.layout.size, np.uint8)
        match = state.course.match
        return self.setting.observe(match.view(player if self.private else None))


pyspiel.register_game(game_type(2, 4), SpielGame)
