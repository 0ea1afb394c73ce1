"""Bonus cards. In the deck's order: 0 PS, 1 PH, 2 PC, 3 SH, 4 SC, 5 HC."""

import pytest
from tests.games.clauses import clause
from tests.games.trunfos.playing import (
    ANA,
    BIA,
    DAVI,
    JACK,
    C,
    H,
    P,
    S,
    add,
    before_scoring,
    score,
    split,
    told,
    told_to,
    views,
    win,
)

from tertulia.core.errors import IllegalMove
from tertulia.core.position import PASS
from tertulia.games.trunfos.types import Play

PS, PH, PC, SH, SC, HC = range(6)


def again(match: Play, *wins: tuple[int, str]) -> None:
    """Score another round in which the ``wins`` were made."""
    for seat, text in wins:
        win(match, seat, text)
    score(match)


@clause("TRUNFOS-BONUS-1", "TRUNFOS-R-A37")
@pytest.mark.parametrize(("before", "draws"), [(9, False), (10, True), (11, True)])
def test_whoever_reaches_or_passes_14_in_total_draws(before, draws):
    match = before_scoring(4, [before, 0, 0, 0])
    win(match, ANA, "P1 P2 P3 P4")
    score(match)
    assert match.to_move == (ANA,)  # With most points Ana also begins the next round.
    assert match.decision(ANA).step == ("Bonus" if draws else "Bid")
    assert [seat for seat, _ in told(match, "bonus-drawn")] == ([ANA] if draws else [])


@clause("TRUNFOS-BONUS-1", "TRUNFOS-R-A38")
def test_several_draw_clockwise_from_the_rounds_first_player_before_anybody_uses_one():
    match = before_scoring(4, [20, 20, 0, 20], first=JACK, bonus=[SC, PS, HC])
    score(match)
    assert told(match, "bonus-drawn") == [(DAVI, SC), (ANA, PS), (BIA, HC)]
    for seat in (DAVI, ANA, BIA):  # They are also asked in that order (TRUNFOS-R-A40).
        assert match.to_move == (seat,)
        match.play(seat, PASS)


@clause("TRUNFOS-R-A38", "TRUNFOS-BONUS-2")
def test_a_card_drawn_after_the_third_round_may_still_be_used():
    match = before_scoring(4, [20, 19, 30, 30], round_number=2, bonus=[PS])
    win(match, ANA, "P1 P2 P3 P4")
    score(match)
    assert match.to_move == (ANA,)
    match.play(ANA, P)
    for _ in (JACK, DAVI, BIA):
        match.play(match.to_move[0], PASS)
    assert match.over
    assert match.scores == (20, 19, 30, 30)
    assert match.winners == (BIA,)


@clause("TRUNFOS-BONUS-3", "TRUNFOS-BONUS-2", "TRUNFOS-R-A41", "TRUNFOS-C-26")
def test_one_of_its_suits_takes_1_point_back_for_each_card_acquired_in_the_round():
    match = before_scoring(4, [14, 0, 0, 0], bonus=[SH])
    match.table.predict(ANA, split(0, 5, 0, 0))
    win(match, ANA, "S1 S2 S3 H4")  # The marker of Sword stays above 0: these cards cost nothing.
    assert score(match)[ANA] == 4 * 2 + 1
    assert match.decision(ANA).answers == (PASS, S, H)
    for suit in (P, C):
        with pytest.raises(IllegalMove) as error:
            match.play(ANA, suit)
        assert error.value.rule == "TRUNFOS-BONUS-3"
    match.play(ANA, S)
    assert match.scores[ANA] == 14 + 9 - 3
    assert told(match, "bonus-used") == [(ANA, SH, S, 3)]


@clause("TRUNFOS-BONUS-2", "TRUNFOS-R-A40", "TRUNFOS-R-A41")
def test_a_card_may_be_kept_for_a_later_round_and_counts_only_that_rounds_cards():
    match = before_scoring(4, [14, 0, 0, 0], bonus=[PC])
    win(match, ANA, "P1 P2 P3 P4")
    score(match)
    match.play(ANA, PASS)
    assert told(match, "bonus-kept") == [(ANA,)]
    assert match.table.round == 1
    again(match, (ANA, "P1 H2 H3 H4"))
    assert match.to_move == (ANA,)
    match.play(ANA, P)
    assert match.scores[ANA] == 14 + 4 + 4 - 1


@clause("TRUNFOS-R-A40")
def test_there_is_one_decision_after_each_scoring_and_none_after_the_use():
    match = before_scoring(4, [14, 0, 0, 0], bonus=[PS])
    score(match)
    match.play(ANA, PASS)
    assert match.decision(match.to_move[0]).step == "Bid"
    again(match)
    match.play(ANA, S)
    assert match.decision(match.to_move[0]).step == "Bid"
    again(match)
    assert match.over


@clause("TRUNFOS-R-A40")
def test_a_card_unused_at_the_end_does_nothing():
    match = before_scoring(4, [14, 15, 15, 15], round_number=2)
    score(match)
    for _ in range(4):
        match.play(match.to_move[0], PASS)
    assert match.scores == (14, 15, 15, 15)
    assert match.winners == (ANA,)


@clause("TRUNFOS-R-A40")
def test_uses_are_open_and_clockwise_from_the_rounds_first_player():
    match = before_scoring(4, [20, 20, 20, 20], first=BIA, bonus=[PS, PH, PC, SH])
    score(match)
    for turn, seat in enumerate((BIA, JACK, DAVI, ANA)):
        assert match.to_move == (seat,)
        match.play(seat, match.decision(seat).answers[1])
        for viewer in views(match):
            assert len(told_to(match, viewer, "bonus-used")) == turn + 1


@clause("TRUNFOS-BONUS-4", "TRUNFOS-R-A39")
def test_an_unused_card_is_private_and_that_it_is_held_public_a_used_one_lies_face_up():
    match = before_scoring(4, [20, 0, 0, 0], bonus=[SC])
    score(match)
    for viewer, view in views(match).items():
        assert view.secrets.faces[ANA] == (SC if viewer == ANA else -1)
        assert view.table.bonus[ANA] == -1
        assert view.table.holding == 1 << ANA
        assert told_to(match, viewer, "bonus-drawn") == [(ANA, SC) if viewer == ANA else (ANA,)]
    match.play(ANA, C)
    for view in views(match).values():
        assert view.table.bonus[ANA] == view.secrets.faces[ANA] == SC
        assert view.table.holding == 0


@clause("TRUNFOS-R-A39")
@pytest.mark.parametrize("on", [True, "on"])
def test_by_option_an_unused_card_is_open(on):
    match = before_scoring(4, [20, 0, 0, 0], bonus=[SC], bonus_open=on)
    score(match)
    for viewer, view in views(match).items():
        assert view.table.bonus[ANA] == view.secrets.faces[ANA] == SC
        assert told_to(match, viewer, "bonus-drawn") == [(ANA, SC)]


@clause("TRUNFOS-BONUS-5", "TRUNFOS-R-A42", "TRUNFOS-C-25")
def test_nobody_gets_a_second_card_even_after_falling_below_14_and_rising_again():
    match = before_scoring(4, [14, 0, 0, 0], bonus=[PS])
    match.table.predict(ANA, split(1, 0, 0, 0))
    win(match, ANA, "H1 P2 P3 P4")
    assert score(match)[ANA] == 2 + 1
    match.play(ANA, P)
    assert match.scores[ANA] == 14
    match.table.use_bonus(ANA, 4)
    again(match, (ANA, "C1 C3 C4 C5"))
    assert match.scores[ANA] == 14
    assert len(told(match, "bonus-drawn")) == 1
    assert match.decision(match.to_move[0]).step == "Bid"


@clause("TRUNFOS-R-A44", "TRUNFOS-BONUS-4", "TRUNFOS-C-25")
@pytest.mark.parametrize("seed", range(10))
def test_a_used_card_does_not_return_to_the_pile(seed):
    match = before_scoring(4, [20, 0, 0, 0], seed=seed)
    score(match)
    match.play(ANA, match.decision(ANA).answers[1])
    add(match, [0, 20, 20, 20])
    again(match)
    faces = [face for _, face in told(match, "bonus-drawn")]
    assert len(set(faces)) == 4


@clause("TRUNFOS-R-A3", "TRUNFOS-C-29")
def test_bonus_pairs_may_be_stated():
    pairs = ["PS", "PS", "PS", "HC", "HC", "HC"]
    match = before_scoring(4, [20, 0, 0, 0], bonus=[4], bonus_pairs=pairs)
    score(match)
    assert match.decision(ANA).answers == (PASS, H, C)
