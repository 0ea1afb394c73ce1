"""Contents and Setup."""

import pytest
from tests.games.clauses import clause
from tests.games.trunfos.playing import ANA, BIA, DAVI, JACK, mask, names, rules_for, told

from tertulia.core.bits import members
from tertulia.core.errors import BadOption
from tertulia.core.rng import Rng
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.cards import SUITS, card_name


@clause("TRUNFOS-CONTENTS-1", "TRUNFOS-C-1", "TRUNFOS-R-A2", "TRUNFOS-R-A4")
def test_four_players_use_48_cards_from_1_to_12_in_four_suits():
    deck = members(rules_for(4).cards)
    assert len(deck) == 48
    assert {card_name(card) for card in deck} == {
        f"{suit}{rank}" for suit in "PSHC" for rank in range(1, 13)
    }


@clause("TRUNFOS-SETUP-6", "TRUNFOS-C-1")
def test_three_players_take_the_10_11_and_12_out():
    deck = members(rules_for(3).cards)
    assert len(deck) == 36
    assert {card_name(card) for card in deck} == {
        f"{suit}{rank}" for suit in "PSHC" for rank in range(1, 10)
    }


@clause("TRUNFOS-R-A8")
def test_krakens_above_9_leave_with_three_players():
    assert names(rules_for(4, kraken=["P2", "S11", "C12"]).kraken) == "P2 S11 C12"
    assert names(rules_for(3, kraken=["P2", "S11", "C12"]).kraken) == "P2"


@clause("TRUNFOS-R-A47", "TRUNFOS-KRAKEN-4")
def test_the_default_krakens():
    for seats in (3, 4):
        assert rules_for(seats).kraken == mask("P2 P6 P9 S2 S6 H2 H6 C2 C6 C9")


@clause("TRUNFOS-CONTENTS-2", "TRUNFOS-R-A3", "TRUNFOS-R-A4")
def test_six_bonus_cards_show_the_six_pairs_of_suits():
    pairs = [{SUITS[suit] for suit in range(4) if pair >> suit & 1} for pair in rules_for(4).pairs]
    assert pairs == [set("PS"), set("PH"), set("PC"), set("SH"), set("SC"), set("HC")]


@clause("TRUNFOS-SETUP-4")
def test_the_bonus_cards_are_shuffled():
    first_drawn = set()
    for seed in range(40):
        match = GAME.start(3, seed)
        GAME.rollout(match, Rng(1))
        first_drawn |= {face for _, face in told(match, "bonus-drawn")[:1]}
    assert len(first_drawn) > 3


@clause("TRUNFOS-CONTENTS-3", "TRUNFOS-CONTENTS-4", "TRUNFOS-SETUP-3", "TRUNFOS-R-A6")
def test_parrot_is_trump_at_level_0_of_4():
    match = GAME.start(4)
    assert "PSHC"[match.table.trump] == "P"
    assert match.table.level == 0
    assert rules_for(4).levels == 4


@clause("TRUNFOS-CONTENTS-5", "TRUNFOS-SETUP-2.a", "TRUNFOS-SETUP-2.b", "TRUNFOS-C-3")
@pytest.mark.parametrize("seats", [3, 4])
def test_one_auction_card_for_each_player(seats):
    match = GAME.start(seats)
    assert sum(1 for cards in match.table.lots if cards) == seats
    lots = {answer // 64 for answer in match.decision(match.to_move[0]).answers}
    assert lots == set(range(seats))


@clause("TRUNFOS-R-A5")
@pytest.mark.parametrize("seats", [1, 2, 5, -1])
def test_only_three_or_four_can_play(seats):
    with pytest.raises(BadOption) as error:
        GAME.start(seats)
    assert error.value.field == "seats"
    assert error.value.allowed == "3, 4"


@clause("TRUNFOS-CONTENTS-6", "TRUNFOS-SETUP-5.a", "TRUNFOS-SETUP-5.b", "TRUNFOS-SETUP-5.c")
@clause("TRUNFOS-SETUP-5.d", "TRUNFOS-C-4")
@pytest.mark.parametrize("seats", [3, 4])
def test_all_markers_begin_on_0_and_all_bid_markers_before_their_players(seats):
    table = GAME.start(seats).table
    assert not any((*table.marks, *table.predicted, *table.totals))
    assert [table.lot_of(seat) for seat in range(seats)] == [-1] * seats


@clause("TRUNFOS-SETUP-7", "TRUNFOS-R-A9")
def test_the_first_player_is_chosen_at_random_by_the_seed():
    chosen = [GAME.start(4, seed).table.first for seed in range(60)]
    assert set(chosen) == {ANA, BIA, JACK, DAVI}
    assert chosen == [GAME.start(4, seed).table.first for seed in range(60)]


@clause("TRUNFOS-SETUP-7")
@pytest.mark.parametrize("seat", [ANA, BIA, JACK])
def test_the_first_player_may_be_stated(seat):
    match = GAME.start(3, deal={"first": [seat]})
    assert match.table.first == seat
    assert told(match, "begun") == [(seat,)]
    assert match.to_move == (seat,)
