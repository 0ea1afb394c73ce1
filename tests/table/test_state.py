"""A table's state is its log replayed; what is refused changes nothing."""

from dataclasses import replace

import msgspec
import pytest
from tests.table.tools import TABLES, any_answer, make_spec, random_log

import tertulia
from tertulia.core.errors import IllegalMove
from tertulia.table.commands import Play, Refused, Undo, read_command, to_json
from tertulia.table.state import Diverged, State


@pytest.fixture(params=TABLES, ids=str)
def spec(request):
    return make_spec(*request.param)


def same(one, other):
    assert one.match.save() == other.match.save()
    assert one.match.log.events == other.match.log.events
    assert (one.seq, one.asks, one.done) == (other.seq, other.asks, other.done)


def test_replay_gives_the_same_state_with_undo_and_all(spec):
    rng = tertulia.Rng(3)
    state = State(spec)
    log = [state.first_entry(1)]
    undone = 0
    while state.asks:
        seat, command = any_answer(state, rng)
        log.append(state.advance(1, seat, replace_cid(command, f"c{len(log)}")))
        if rng.below(3) == 0 and state.match.undoable(seat):
            log.append(state.advance(1, seat, Undo(f"c{len(log)}")))
            undone += 1
    assert undone
    for stop in (0, 1, len(log) // 2, len(log)):
        again = State(spec)
        again.follow(log[:stop])
        assert again.seq == max(stop - 1, 0)
    same(again, state)


def replace_cid(command, cid):
    return Play(command.ask, command.answer, cid)


def test_commands_cross_json(spec):
    for command in (Play(3, 4, "x"), Play(3, -1), Undo("y"), Undo()):
        assert read_command(to_json(command)) == command


def test_a_log_of_another_program_is_noticed(spec):
    _, log = random_log(spec, 1, 60)
    at = next(entry.seq for entry in log[3:] if entry.facts)
    altered = [*log[:at], msgspec.structs.replace(log[at], facts=()), *log[at + 1 :]]
    with pytest.raises(Diverged, match=f"entry {at}"):
        State(spec).follow(altered)
    with pytest.raises(Diverged, match="entry 0"):
        State(replace(spec, seed="another")).follow(log)


def test_an_ask_is_answered_once(spec):
    state, log = random_log(spec, 1, 4)
    last = log[-1]
    for ask in (last.command.ask, state.seq + 1, -1):
        with pytest.raises(Refused) as refused:
            state.advance(1, last.actor, Play(ask, last.command.answer))
        assert refused.value.text.key == "refusal-too-late"
    again = State(spec)
    again.follow(log)
    same(state, again)


def test_an_illegal_answer_names_its_rule_and_changes_nothing(spec):
    state, log = random_log(spec, 1, 4)
    seat, ask = next(iter(state.asks.items()))
    for answer in (-5, 4095, 1 << 40, 1 << 80, -(1 << 80)):
        with pytest.raises(IllegalMove) as refused:
            state.advance(1, seat, Play(ask, answer))
        assert refused.value.rule
    again = State(spec)
    again.follow(log)
    same(state, again)


def test_a_seat_that_is_not_asked_is_too_late(spec):
    state, _ = random_log(spec, 1, 1)
    free = next(seat for seat in range(len(spec.seats)) if seat not in state.asks)
    with pytest.raises(Refused):
        state.advance(1, free, Play(state.seq, 0))


def test_undo_needs_something_to_take_back(spec):
    state = State(spec)
    with pytest.raises(Refused) as refused:
        state.advance(1, 0, Undo())
    assert refused.value.text.key == "refusal-no-undo"


def test_an_ask_keeps_its_number_while_others_answer(spec):
    """And no number comes twice, though answers are taken back."""
    rng = tertulia.Rng(5)
    state = State(spec)
    answered = set()
    several = shared = 0
    while state.asks:
        before = dict(state.asks)
        top = state.match.top
        seat, command = any_answer(state, rng)
        assert (seat, command.ask) not in answered
        answered.add((seat, command.ask))
        several += len(before) > 1
        state.advance(1, seat, command)
        if state.match.top is top and len(before) > 1:
            shared += 1
            for other in before.keys() - {seat}:
                assert state.asks[other] == before[other]
        if rng.below(4) == 0 and state.match.undoable(seat):
            state.advance(1, seat, Undo())
    assert shared or not several
