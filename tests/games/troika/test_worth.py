"""What positions are worth to the search."""

import pytest

from tertulia import Rng, game
from tertulia.core.four import get, put
from tertulia.core.match import Match
from tertulia.games.troika.packed import unit
from tertulia.games.troika.types import rules_of
from tertulia.games.troika.worth import FEATURES, WEIGHTS, features, values

TROIKA = game("troika")
RULE_SETS = tuple(WEIGHTS)


def ended(rules: str, seats: int, rounds: int, seed: int = 3) -> Match:
    """A greedy game at the end of a round, before the next draw."""
    match = TROIKA.start(seats, seed, {"rules": rules}, record=False)
    match.horizon = match.epoch + rounds
    rng = Rng(seed)
    while match.owing:
        seat = match.to_move[0]
        match.apply(seat, TROIKA.greedy(match, seat, rng))
    return match


def test_every_rule_set_has_weights():
    choice = next(option for option in TROIKA.options if option.name == "rules")
    assert choice.values == RULE_SETS
    assert all(len(weights) == len(FEATURES) for weights in WEIGHTS.values())


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("rules", RULE_SETS)
def test_values_are_chances(rules: str, seats: int):
    for rounds in (1, 3, 5):
        found = values(ended(rules, seats, rounds))
        assert sum(found) == pytest.approx(1)
        assert all(0 < value < 1 for value in found)


def test_before_a_leader_is_chosen_all_are_even():
    assert values(TROIKA.start(4, 1)) == [0.25] * 4


@pytest.mark.parametrize("rounds", [1, 3, 5])
@pytest.mark.parametrize("rules", RULE_SETS)
def test_what_scores_makes_a_win_likelier(rules: str, rounds: int):
    match = ended(rules, 4, rounds)
    table = match.table
    before = values(match)[0]
    table.won = put(table.won, 0, get(table.won, 0) + unit(0))  # a Government card
    governing = values(match)[0]
    table.owned = put(table.owned, 0, get(table.owned, 0) + unit(2))  # a Title of 6 points
    with_title = values(match)[0]
    table.money = put(table.money, 0, get(table.money, 0) + 4)
    assert before < governing < with_title < values(match)[0]


def test_features_are_as_many_as_their_names():
    match = ended("greek", 4, 2)
    found = features(match, 1)
    assert len(found) == len(FEATURES)
    assert found[FEATURES.index("hand")] == get(match.table.held, 1)


def test_votes_count_until_the_last_elections():
    place = FEATURES.index("votes")
    match = ended("basic", 4, 3)
    assert features(match, 0)[place] > 0
    match.table.revealed |= rules_of(match).elections
    assert features(match, 0)[place] == 0


def test_the_winner_of_a_game_is_worth_most():
    match = ended("basic", 4, 99)
    assert match.over
    found = values(match)
    assert {seat for seat in range(4) if found[seat] == max(found)} == set(match.winners)
