"""The steps that decided a game, against the game played again."""

import pytest
from tests.table.tools import TABLES, any_answer, make_spec, random_log

import tertulia
from tertulia.core.events import EVERYONE
from tertulia.core.game import begin
from tertulia.core.text import seat_ref
from tertulia.table.commands import Undo
from tertulia.table.course import DECISIVE
from tertulia.table.state import State


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_each_turn_is_a_change_of_score_that_an_event_tells(name, seats):
    state = random_log(make_spec(name, seats), 4)[0]
    match, turns = state.match, state.course.decisive(state.match)
    assert 0 < len(turns) <= DECISIVE
    assert [turn.at for turn in turns] == sorted({turn.at for turn in turns})
    steps = standings(match)
    events = {event.seq: event for event in match.log.events}
    for turn in turns:
        (scores, leaders), (before, _) = steps[turn.at], steps[turn.at - 1]
        assert (before[turn.seat], scores[turn.seat]) == (turn.before, turn.after)
        assert turn.before != turn.after
        assert turn.lead is None or leaders == (turn.lead,)
        event = events[turn.event]
        assert event.audience == EVERYONE
        assert seat_ref(turn.seat) in match.game.text(match.rules, event).args.values()
    if len(match.winners) == 1:
        assert last_taken(steps) in {(turn.at, turn.lead) for turn in turns}


def standings(match):
    """Scores and leaders after each input."""
    again, inputs = begin(match.save())
    found = [(again.scores, again.game.winners(again))]
    for seat, answer in inputs:
        again.play(seat, answer)
        found.append((again.scores, again.game.winners(again)))
    return found


def last_taken(steps):
    """When the lead was taken for the last time, and by whom."""
    taken, holder = (0, None), None
    for step, (_, leaders) in enumerate(steps):
        if len(leaders) == 1 and leaders[0] != holder:
            holder = leaders[0]
            taken = (step, holder)
    return taken


def test_what_was_taken_back_is_no_part_of_the_course():
    spec = make_spec("troika", 3)
    state, rng = State(spec), tertulia.Rng(7)
    state.first_entry(1)
    undone = 0
    while state.asks:
        seat, play = any_answer(state, rng)
        state.advance(1, seat, play)
        if state.match.undoable(seat) and rng.below(3) == 0:
            state.advance(1, seat, Undo())
            undone += 1
    assert undone > 5
    steps = standings(state.match)
    for turn in state.course.decisive(state.match):
        assert steps[turn.at][0][turn.seat] == turn.after
        assert steps[turn.at - 1][0][turn.seat] == turn.before
