"""The end of the game, by Glory or by a limit of rounds, and who wins."""

from tests.games.clauses import clause
from tests.games.troja.playing import A, J, Story, W

from tertulia.games.troja import GAME


@clause("TROJA-IV-2", "TROJA-R-BASIC-12", "TROJA-R-FIELD-2", "TROJA-BI-4")
def test_24_glory_end_the_game_at_that_instant():
    story = Story("chariots", "", "", fates="1 6")
    story.match.table.gain(W, 10)
    story.challenge(W, "chariots", W)
    while story.match.to_move:
        story.quiet()
    assert story.match.over
    assert story.glory[W] == 24
    assert story.match.winners == (W,)
    assert story.told("ended") == [(1, 1)]
    story = Story("", "", "", fates="6 1")
    story.match.table.gain(W, 9)
    story.duel(W, A)
    while story.match.to_move:
        story.quiet()
    # The winner's gain comes first: the loser loses nothing any more.
    assert story.glory == [24, 12, 12]


@clause("TROJA-R-FIELD-6")
def test_a_round_limit_ends_the_game_and_is_told_as_such():
    story = Story("hoplites", "", "", fates="1 6", round_limit=1)
    story.challenge(W, "hoplites", W)
    story.fight()
    for _ in range(3):
        story.end_turn()
    while story.match.to_move:
        story.done()
    assert story.told("ended") == [(3, 1)]
    assert story.match.winners == (W,)
    headline = GAME.scene(story.match.view(W)).headline
    assert headline.args["rounds"] == 1


@clause("TROJA-R-FIELD-6")
def test_at_the_limit_the_most_glory_wins_and_several_share():
    story = Story("", "", "", round_limit=1)
    for seat in (A, J):
        story.match.table.gain(seat, 3)
    for _ in range(3):
        story.end_turn()
    while story.match.to_move:
        story.done()
    assert story.match.winners == (A, J)
    assert story.told("ended") == [(3, 0b110)]


@clause("TROJA-R-FIELD-6")
def test_the_round_limit_is_off_at_the_table_and_on_in_simulations():
    limit = next(choice for choice in GAME.options if choice.name == "round_limit")
    assert limit.default == 0
    assert GAME.simulated == {"round_limit": 40}
    assert limit.check(GAME.simulated["round_limit"]) == 40
