"""A match: order of simultaneous answers, undo, and what is said about it."""

from itertools import permutations

import pytest
from tests.small.duel import GAME
from tests.small.played import at_stakes, at_visits, names, start

from tertulia.core.bits import mask_of
from tertulia.core.errors import BadOption, IllegalMove, NotPossible
from tertulia.core.position import ANSWERED, PASS, UNANSWERED
from tertulia.testing import digest_of

POOL = [3, 4, 9, 17, 22]

# Simultaneous answers.


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_order_of_arrival_changes_nothing(order):
    match = at_stakes()
    for seat in order:
        match.play(seat, (2, 8, 11)[seat])
    assert match.save()["inputs"] == [[0, 1], [0, 2], [1, 8], [2, 11]]
    assert digest_of(match) == digest_of(at_visits())


def test_answers_wait_hidden_until_all_are_in():
    match = at_stakes()
    assert match.play(2, 11) == ()
    assert match.to_move == (0, 1)
    assert match.view(2).commits == (UNANSWERED, UNANSWERED, 11)
    assert match.view(0).commits == (UNANSWERED, UNANSWERED, ANSWERED)
    assert match.view(None).commits == (UNANSWERED, UNANSWERED, ANSWERED)
    match.play(0, 2)
    assert names(match.play(1, 8)) == ["staked", "staked", "staked"]
    assert match.commits == ()


def test_only_who_is_asked_may_answer_and_once():
    match = at_stakes()
    match.play(1, 8)
    for seat in (1, 3, -1):
        with pytest.raises(NotPossible, match="owes no answer"):
            match.play(seat, 8)
        with pytest.raises(NotPossible, match="owes no answer"):
            match.decision(seat)
        with pytest.raises(NotPossible):
            match.undo(seat if seat != 1 else 0)


# Undo.


def test_undo_takes_back_the_last_answer_and_what_it_told():
    match = start()
    before = digest_of(match)
    match.play(0, 1)
    assert match.undoable(0)
    match.undo(0)
    assert digest_of(match) == before
    assert names(match.play(0, 3)) == ["called"]
    assert match.save()["inputs"] == [[0, 3]]


def test_undo_of_a_hidden_answer_while_the_others_think():
    match = at_stakes()
    match.play(1, 8)
    match.undo(1)
    assert match.to_move == (0, 1, 2)
    assert match.commits == ()


def test_no_undo_after_another_has_answered():
    match = at_stakes()
    match.play(1, 8)
    match.play(2, 11)
    assert not match.undoable(1)
    match.undo(2)
    assert match.view(1).commits[1] == 8
    assert match.to_move == (0, 2)


def test_no_undo_after_something_was_shown():
    match = at_visits()
    assert not any(match.undoable(seat) for seat in range(3))
    with pytest.raises(NotPossible, match="nothing to take back"):
        match.undo(2)


def test_no_undo_after_chance():
    match = at_visits()
    for seat in (0, 1):
        match.play(seat, PASS)
        assert match.undoable(seat)
    assert "turned" in names(match.play(2, PASS))
    assert not match.undoable(2)


def test_no_undo_without_a_log():
    copy = start().copy()
    copy.play(0, 1)
    assert not copy.undoable(0)
    with pytest.raises(NotPossible):
        copy.undo(0)
    with pytest.raises(NotPossible, match="no log"):
        copy.save()


# Chance.


def test_one_of_a_mask_is_drawn_as_one_of_its_members():
    for seed in range(30):
        match = GAME.start(3, seed)
        other = GAME.start(3, seed)
        assert match.draw_one("turn", mask_of(POOL)) == other.draw("turn", list(POOL), 1)[0]
        assert digest_of(match) == digest_of(other)


def test_one_of_a_mask_is_stated_or_else_left_to_chance():
    match = GAME.start(3, 5, deal={"turn": [17]})
    assert match.draw_one("turn", mask_of(POOL)) == 17
    assert match.draw_one("turn", mask_of(POOL)) in POOL
    with pytest.raises(BadOption, match=r"deal\.turn"):
        GAME.start(3, 5, deal={"turn": [17]}).draw_one("turn", mask_of([3, 4]))


# What is said.


def test_an_illegal_answer_names_the_rule():
    match = start()
    with pytest.raises(IllegalMove, match="DUEL-2") as found:
        match.play(0, 4)
    assert found.value.rule == "DUEL-2"
    with pytest.raises(IllegalMove):
        match.decision(0).describe(4)


def test_a_decision_is_over_once_anything_was_answered():
    match = at_stakes()
    early = match.decision(0)
    assert early.answers == (1, 2, 3, 4, 5)
    match.play(1, 8)
    for ask in (lambda: early.prompt, lambda: early.why, lambda: early.describe(2)):
        with pytest.raises(NotPossible, match="over"):
            ask()
    assert match.decision(0).id == early.id + 1


def test_views_are_of_seats_there_are():
    match = start()
    for seat in (-1, 3, 2**70):
        with pytest.raises(NotPossible, match="no seat"):
            match.view(seat)
    with pytest.raises(NotPossible, match="spectator"):
        match.view(None).ask()
    assert match.view(0).asked_me
    assert match.view(0).ask().answers == (0, 1, 2, 3)
    assert not match.view(1).asked_me


def test_a_search_halts_at_the_horizon():
    copy = at_visits().copy()
    copy.horizon = copy.epoch + 1
    GAME.rollout(copy, copy.root.fork())
    assert copy.to_move == ()
    assert not copy.over
    assert copy.epoch == 1
