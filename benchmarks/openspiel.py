"""What is measured of OpenSpiel's C++ engine: card games driven from Python, and its search."""

from __future__ import annotations

from random import Random, random
from typing import Any, Final

from benchmarks.task import Task
from benchmarks.trunfos import EARLY, LATE

HEARTS_DEALT: Final = "hearts: hands already dealt, from Python"
HEARTS_WHOLE: Final = "hearts: with the deal, from Python"
GIN_RUMMY: Final = "gin_rummy: whole games, from Python"
HEARTS_CLONE: Final = "hearts: clone"
HEARTS_EARLY: Final = "hearts: resample an early state"
HEARTS_LATE: Final = "hearts: resample a state with voids"
HEARTS_SEARCH: Final = "hearts: ISMCTSBot in C++"
PASSED: Final = 12
"""The cards that are passed on before the first trick of hearts."""

STATES: Final = 20

State = Any

CHANCE: Final = Random(1)
"""Makes the states, so that every run measures the same."""


def dealt(game: Any) -> State:
    """A state after all chance."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        actions = [action for action, _ in outcomes]
        state.apply_action(CHANCE.choices(actions, [chance for _, chance in outcomes])[0])
    return state


def played(game: Any, actions: int) -> State:
    """A dealt state, played on at random for so many actions and to where there is a choice."""
    state = dealt(game)
    while actions > 0 or len(state.legal_actions()) == 1:
        state.apply_action(CHANCE.choice(state.legal_actions()))
        actions -= 1
    return state


# The work.


def play_whole(game: Any, times: int) -> int:
    """Deal and play at random; counts the decisions of players."""
    decisions = 0
    for _ in range(times):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(random() * len(actions))])
    return decisions


def play_dealt(states: list[State]) -> int:
    """Play states without chance at random."""
    decisions = 0
    for state in states:
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
    return decisions


def clone(states: list[State]) -> int:
    """Clones of every state."""
    for state in states:
        duplicate = state.clone
        for _ in range(100):
            duplicate()
    return 100 * len(states)


def resample(states: list[State]) -> int:
    """Worlds that look like every state to the player to move."""
    for state in states:
        player = state.current_player()
        for _ in range(20):
            state.resample_from_infostate(player, random)
    return 20 * len(states)


def search(spiel: Any, states: list[State]) -> int:
    """Iterations of the information-set search with one random rollout each."""
    evaluator = spiel.RandomRolloutEvaluator(1, 1)
    policy = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    for state in states:
        spiel.ISMCTSBot(1, evaluator, 2.0, 500, -1, policy).step(state)
    return 500 * len(states)


def tasks() -> list[Task]:
    """All of them; raises :class:`ImportError` where OpenSpiel is not installed."""
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    gin = pyspiel.load_game("gin_rummy")
    base = [dealt(hearts) for _ in range(40)]
    early = [played(hearts, PASSED + EARLY) for _ in range(STATES)]
    late = [played(hearts, PASSED + LATE) for _ in range(STATES)]
    found = [
        Task(HEARTS_DEALT, "decisions", lambda: [s.clone() for s in base], play_dealt),
        Task(HEARTS_WHOLE, "decisions", lambda: 40, lambda hands: play_whole(hearts, hands)),
        Task(GIN_RUMMY, "decisions", lambda: 2, lambda games: play_whole(gin, games)),
        Task(HEARTS_CLONE, "copies", lambda: base, clone),
        Task(HEARTS_EARLY, "worlds", lambda: early, resample),
        Task(HEARTS_LATE, "worlds", lambda: late, resample),
        Task(
            HEARTS_SEARCH,
            "iterations",
            lambda: early[:2] + late[:2],
            lambda states: search(pyspiel, states),
        ),
    ]
    return found + [others(pyspiel, name) for name in ("spades", "oh_hell")]


def others(spiel: Any, name: str) -> Task:
    """Hands of another game, already dealt."""
    game = spiel.load_game(name)
    base = [dealt(game) for _ in range(40)]
    return Task(
        f"{name}: hands already dealt, from Python",
        "decisions",
        lambda: [state.clone() for state in base],
        play_dealt,
    )
