"""The rule of thumb, where it once went wrong."""

from tests.games.troika.playing import card

from tertulia import Rng, game
from tertulia.games.troika.advanced_heuristics import action_gain

TROIKA = game("troika")


def test_nothing_is_drawn_from_an_empty_pile():
    match = TROIKA.start(4, 1, {"rules": "advanced"})
    drawer = card("institutos", rules="advanced")
    full = action_gain(match, 0, drawer)
    match.table.pile = 1
    one = action_gain(match, 0, drawer)
    match.table.pile = 0
    assert full > one > action_gain(match, 0, drawer) == 0


def test_a_card_that_draws_itself_is_not_played_for_ever():
    match = TROIKA.start(4, "fit0:114", {"rules": "advanced"}, record=False)
    rng = Rng("b0:114")
    for _ in range(1000):
        if match.owing:
            seat = match.to_move[0]
            match.apply(seat, TROIKA.greedy(match, seat, rng))
    assert match.over
