"""Response windows, as rulebooks need them: nested, by priority, and telling nothing."""

from itertools import permutations

import pytest
from tests.small.played import at_visits, names
from tests.small.steps import Veto

from tertulia.core.position import PASS
from tertulia.testing import digest_of, state_of


def boosted():
    """Seat 0 has played its boost; 1 and 2 may veto."""
    match = at_visits()
    match.play(0, 1)
    return match


def answer(match, **answers):
    told = ()
    for seat, given in answers.items():
        told = match.play(int(seat[1:]), given)
    return names(told)


def test_all_who_may_have_a_response_are_asked_at_once():
    match = boosted()
    assert match.to_move == (1, 2)
    assert match.decision(1).answers == (PASS, 0, 12)
    assert match.decision(2).answers == (PASS, 6, 18)
    assert match.decision(1).kind == "pass"


def test_who_has_no_response_is_asked_too():
    match = boosted()
    answer(match, s1=0, s2=PASS)
    assert match.to_move == (0, 2)
    assert match.decision(0).answers == (PASS,)


def test_if_all_pass_the_card_takes_effect():
    match = boosted()
    assert answer(match, s1=PASS, s2=PASS) == ["boosted"]
    assert match.table.boosts == (2, 0, 0)


def test_the_first_from_the_left_of_the_owner_has_the_claim():
    match = boosted()
    assert answer(match, s2=6, s1=0) == ["vetoed"]
    assert match.log.events[-1].args == (1, 0)
    assert match.decision(2).answers == (PASS, 6, 18)  # what was not reached stays in hand


def test_a_claim_that_was_not_reached_stays_unseen():
    claimed, passed = boosted(), boosted()
    answer(claimed, s1=0, s2=6)
    answer(passed, s1=0, s2=PASS)
    for seat in (0, 1, None):
        assert state_of(claimed.view(seat)) == state_of(passed.view(seat))
        seen = [[event.seen_by(seat) for event in match.log.events] for match in (claimed, passed)]
        assert seen[0] == seen[1]


def test_an_open_window_shows_nobody_the_answers_of_others():
    views = []
    for given in (PASS, 0, 12):
        match = boosted()
        match.play(1, given)
        views.append([state_of(match.view(seat)) for seat in (0, 2, None)])
        assert match.view(1).commits[1] == given
    assert views[0] == views[1] == views[2]


def test_an_answer_can_be_answered_and_only_the_last():
    match = boosted()
    answer(match, s1=0, s2=PASS)
    assert answer(match, s0=PASS, s2=PASS) == ["cancelled", "saved"]
    assert match.table.boosts == (0, 0, 0)


def test_a_card_whose_canceller_was_cancelled_stands_for_good():
    match = boosted()
    answer(match, s1=0, s2=PASS)
    answer(match, s0=PASS, s2=6)
    assert match.to_move == (0, 1)
    assert answer(match, s0=PASS, s1=PASS) == ["cancelled", "saved", "boosted"]
    assert match.table.boosts == (2, 0, 0)
    assert match.decision(1).step == "Visits"  # the round of visits goes on below


def test_three_answers_deep():
    match = boosted()
    answer(match, s1=0, s2=PASS)
    answer(match, s0=PASS, s2=6)
    told = answer(match, s0=PASS, s1=12)
    assert told[0] == "vetoed"
    assert match.to_move == (0, 2)  # seat 1 must keep its last cards for the stakes
    assert answer(match, s0=PASS, s2=PASS) == ["cancelled", "saved", "cancelled", "saved"]
    assert match.table.boosts == (0, 0, 0)


def test_a_round_of_visits_ends_when_all_pass_in_a_row():
    match = at_visits()
    match.play(0, PASS)
    match.play(1, PASS)
    match.play(2, PASS)
    assert match.table.round == 1
    match = boosted()
    answer(match, s1=PASS, s2=PASS)
    for seat in (1, 2):
        assert match.table.round == 0
        match.play(seat, PASS)
    assert match.to_move == (0,)  # the play began the count anew
    match.play(0, PASS)
    assert match.table.round == 1


@pytest.mark.parametrize("order", list(permutations((1, 2))))
@pytest.mark.parametrize("given", [(PASS, PASS), (PASS, 6), (0, PASS), (12, 18)])
def test_order_of_arrival_changes_nothing(order, given):
    one, other = boosted(), boosted()
    for seat in (1, 2):
        one.play(seat, given[seat - 1])
    for seat in order:
        other.play(seat, given[seat - 1])
    assert digest_of(one) == digest_of(other)


def test_a_pass_can_be_taken_back_until_the_window_closes():
    match = boosted()
    match.play(1, PASS)
    match.undo(1)
    match.play(1, PASS)
    match.play(2, PASS)
    assert not match.undoable(2)


def test_a_window_without_anybody_to_ask_closes_at_once():
    closed = []

    class Empty(Veto):
        def closed(self, m):
            closed.append(self.owner)

    match = boosted()
    answer(match, s1=PASS, s2=PASS)
    match.push(Empty(0), 0)
    match.go_on()
    assert closed == [0]
    assert match.decision(1).step == "Visits"
