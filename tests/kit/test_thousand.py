"""A thousand random games of each kind end, without an error and with every card in its place."""

import pytest
from tests.games.troika.worlds import conserved
from tests.kit.troja import HOOKS as TROJA
from tests.kit.trunfos import HOOKS as TRUNFOS

import tertulia
from tertulia.core.bits import lowest

GAMES = 1000
BETWEEN = 50
"""Moves from one look at all cards to the next; that nothing is amiss in between is the kit's."""

INVARIANTS = {
    "trunfos": TRUNFOS["invariants"],
    "troika": conserved,
    "troja": TROJA["invariants"],
}


def rule_sets(name):
    """A game with each set of rules that it may be played by."""
    for choice in tertulia.game(name).options:
        if choice.name == "rules":
            return [(name, {"rules": value}) for value in choice.values]
    return [(name, {})]


SETS = [one for name in sorted(tertulia.games()) for one in rule_sets(name)]


@pytest.mark.once
@pytest.mark.parametrize(("name", "rules"), SETS, ids=str)
def test_a_thousand_random_games_end(name, rules):
    game, rng = tertulia.game(name), tertulia.Rng(5)
    options = {**game.simulated, **rules}
    for number in range(GAMES):
        seats = game.seats[number % len(game.seats)]
        match = game.start(seats, number, dict(options), record=False)
        for moves in range(game.limit):
            if moves % BETWEEN == 0:
                INVARIANTS[name](match)
            if match.over:
                break
            seat = lowest(match.owing)
            assert match.top is not None
            match.apply(seat, match.top.pick(match, seat, rng))
        assert match.over, (name, rules, seats, number)
        assert match.winners
        INVARIANTS[name](match)
