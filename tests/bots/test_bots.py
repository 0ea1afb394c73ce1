"""Bots by name, and the two that do not search."""

import pytest
from tests.bots.worlds import DUEL, TRUNFOS, at_steps

from tertulia import Rng
from tertulia.bots import BOTS, bot, choose, with_budget
from tertulia.bots.search import Search
from tertulia.core.errors import BadOption, NotPossible


@pytest.mark.parametrize(
    "name", ["random", "greedy", "search", "search:50", "search:50ms", "search:9it"]
)
def test_every_name_makes_a_bot(name: str):
    assert bot(name).name == name
    assert name.partition(":")[0] in BOTS


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Random",
        "clever",
        "random:50",
        "greedy:",
        "search:",
        "search:0",
        "search:-1",
        "search:1s",
    ],
)
def test_other_names_are_refused(name: str):
    with pytest.raises(BadOption, match="bots"):
        bot(name)


def test_a_budget_is_for_those_that_take_one_and_state_none():
    names = ["random", "greedy", "search", "search:9it"]
    assert [with_budget(name, "50") for name in names] == [
        "random",
        "greedy",
        "search:50",
        "search:9it",
    ]
    assert with_budget("search", "") == "search"


@pytest.mark.parametrize("name", ["greedy", "search"])
@pytest.mark.parametrize("budget", ["abc", "0", "5s", " "])
def test_what_is_no_budget_is_refused_whoever_plays(name, budget):
    with pytest.raises(BadOption, match="budget"):
        with_budget(name, budget)


@pytest.mark.parametrize("found", [TRUNFOS, DUEL], ids=["trunfos", "duel"])
def test_choose_takes_a_name_and_a_budget(found):
    match = next(iter(at_steps(found, 3, 1).values()))
    view = match.view(match.to_move[0])
    for name in BOTS:
        assert choose(name, view, Rng(1), iterations=5) in view.ask().answers
        assert choose(name, view, Rng(1), budget_ms=1) in view.ask().answers
    assert choose("search:5it", view, Rng(1)) == choose("search", view, Rng(1), iterations=5)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "budget",
    [
        {"iterations": 0},
        {"iterations": -1},
        {"iterations": 10**9},
        {"budget_ms": -1.0},
        {"budget_ms": float("inf")},
        {"budget_ms": float("nan")},
    ],
)
def test_a_budget_without_end_or_sense_is_refused(name: str, budget):
    match = TRUNFOS.start(3, 1)
    field = next(iter(budget))
    with pytest.raises(BadOption, match=f"{field}: .* allowed: [01] to 999999999"):
        choose(name, match.view(match.to_move[0]), Rng(1), **budget)


@pytest.mark.parametrize("name", BOTS)
def test_nobody_answers_who_is_not_asked(name: str):
    match = TRUNFOS.start(3, 1)
    (asked,) = match.to_move
    for seat in (None, (asked + 1) % 3):
        with pytest.raises(NotPossible, match=r"answer|asked"):
            choose(name, match.view(seat), Rng(1))
        with pytest.raises(NotPossible, match=r"answer|asked"):
            Search(match.view(seat), Rng(1))


def test_random_answers_are_random():
    match = at_steps(TRUNFOS, 4, 5)["Bid"]
    view = match.view(match.to_move[0])
    rng = Rng(1)
    assert {choose("random", view, rng) for _ in range(500)} == set(view.ask().answers)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {
            "exact_scoring": "after_zero",
            "trump_choice": "adjacent",
            "prediction_reveal": "clockwise",
        },
        {"auction_track": "1,2,9", "prediction_max": 5, "bonus_open": "on", "piles": "hidden"},
    ],
    ids=["default", "other", "long-track"],
)
def test_greedy_is_legal_and_knows_what_its_seat_knows(seats: int, options):
    tried = 0
    for seed in range(4):
        match = TRUNFOS.start(seats, seed, options, record=False)
        rng = Rng(f"mixed {seed}")
        while match.to_move:
            for seat in match.to_move:
                answer = TRUNFOS.greedy(match, seat, Rng(1))
                assert answer in match.decision(seat).answers
                assert answer == bot("greedy").choose(match.view(seat), Rng(1))
                tried += 1
            seat = match.to_move[0]
            if rng.below(2):
                answer = choose("random", match.view(seat), rng)
            else:
                answer = TRUNFOS.greedy(match, seat, rng)
            match.play(seat, answer)
    assert tried > 500


def test_greedy_beats_random():
    wins = 0.0
    for seed in range(8):
        match = TRUNFOS.start(4, seed, record=False)
        rng = Rng(seed)
        while match.to_move:
            seat = match.to_move[0]
            name = "greedy" if seat == seed % 4 else "random"
            match.play(seat, choose(name, match.view(seat), rng))
        if seed % 4 in match.winners:
            wins += 1 / len(match.winners)
    assert wins >= 6
