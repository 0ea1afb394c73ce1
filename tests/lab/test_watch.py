"""What is noticed in a game."""

import pytest

from tertulia.core.game import game
from tertulia.core.position import PASS
from tertulia.lab.entrants import entrant
from tertulia.lab.figures import Id, figures
from tertulia.lab.plan import Plan, make_plan
from tertulia.lab.play import begin, play_on
from tertulia.lab.watch import Asks, Story, Watch
from tertulia.table import windows
from tertulia.table.seats import HUMAN, Seat


def watched(plan: Plan) -> Story:
    (story,) = Watch(plan)(range(1), lambda: False)
    assert story is not None
    return story


def test_reactions_are_the_windows_that_a_table_shows_by_default():
    plan = make_plan("troja", 4, 1, bots=("greedy",), options={"round_limit": 3})
    story = watched(plan)
    shown, unable = Asks(), 0

    def note(match, seat, answer):
        nonlocal unable
        alone = match.decision(seat).answers == (PASS,)
        unable += windows.is_open(match) and alone
        if windows.is_open(match) and not windows.spoken_for(match, Seat(seat, HUMAN)):
            shown.times += 1
            shown.passed += answer == PASS
            shown.idle += alone

    found = game("troja")
    match = begin(plan, found, 0, record=False)
    play_on(plan, {"greedy": entrant("greedy")}, match, 0, lambda: False, note)
    told = story.reactions
    assert (told.times, told.passed, told.idle) == (shown.times, shown.passed, shown.idle)
    assert told.idle == 0
    assert 0 < told.passed < told.times
    assert unable > told.times
    turns = sum(sitting.turns for sitting in story.seats)
    values = {id.group: measure.value for id, measure in figures([story]).items()}
    assert values["reactions"] == pytest.approx(told.times / turns / 4)
    assert values["reactions-passed"] == pytest.approx(told.passed / told.times)
    assert values["reactions-idle"] == 0


def test_a_game_without_windows_has_no_figures_of_reactions():
    plan = make_plan("trunfos", 3, 1, bots=("random",))
    story = watched(plan)
    assert Id("asked") in figures([story])
    assert Id("reactions") not in figures([story])
