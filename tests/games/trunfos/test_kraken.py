"""The Kraken: levels, the new trump, and what it changes in the trick in progress."""

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
    at_level_3,
    at_tricks,
    deck,
    play,
    play_out,
    rules_for,
    told,
)

from tertulia.core.errors import IllegalMove
from tertulia.games.trunfos.cards import SUITS, card_named


@clause("TRUNFOS-KRAKEN-1", "TRUNFOS-R-A26", "TRUNFOS-R-A25", "TRUNFOS-R-A31", "TRUNFOS-C-16")
def test_every_kraken_moves_the_level_one_step_at_once_and_leaves_the_trump():
    match = at_tricks(["C2", "C6", "C1", "C9"])
    levels = []
    for name in ("C2", "C6", "C1", "C9"):
        play(match, name)
        levels.append(match.table.level)
        assert match.table.trump == P
    assert levels == [1, 2, 2, 3]
    assert told(match, "rose") == [(ANA, 1), (BIA, 2), (DAVI, 3)]


@clause("TRUNFOS-KRAKEN-1", "TRUNFOS-KRAKEN-4", "TRUNFOS-R-A47", "TRUNFOS-R-A23")
@pytest.mark.parametrize("name", ["P2", "P6", "P9", "S2", "S6", "H2", "H6", "C2", "C6", "C9"])
def test_each_default_kraken_moves_the_level(name):
    match = at_tricks([name, "", "", ""])
    play(match, name)
    assert match.table.level == 1


@clause("TRUNFOS-KRAKEN-4", "TRUNFOS-R-A47")
def test_no_other_card_moves_the_level():
    krakens = {card_named(n) for n in ["P2", "P6", "P9", "S2", "S6", "H2", "H6", "C2", "C6", "C9"]}
    for card in deck(4):
        if card not in krakens:
            match = at_tricks([f"{SUITS[card >> 4]}{card & 15}", "", "", ""])
            match.play(ANA, card)
            assert match.table.level == 0


@clause("TRUNFOS-R-A47", "TRUNFOS-C-17")
def test_a_stated_list_of_krakens():
    match = at_tricks(["P2 S12", "S2 P1", "S6", "S9"], kraken=["P2", "S12"])
    play(match, "S12 S2 S6 S9")
    assert match.table.level == 1
    play(match, "P2")
    assert match.table.level == 2


@clause("TRUNFOS-KRAKEN-2", "TRUNFOS-R-A27", "TRUNFOS-R-A28", "TRUNFOS-C-15", "TRUNFOS-C-16")
def test_at_4_the_player_of_that_kraken_names_another_suit_before_the_next_card():
    match = at_level_3(["H1", "H6", "H3", "H4"])
    play(match, "H1 H6")
    assert match.to_move == (BIA,)
    assert match.decision(BIA).rule == "TRUNFOS-KRAKEN-2"
    assert match.decision(BIA).answers == (S, H, C)
    with pytest.raises(IllegalMove) as error:
        match.play(BIA, P)
    assert error.value.rule == "TRUNFOS-R-A28"
    match.play(BIA, S)
    assert (match.table.trump, match.table.level) == (S, 0)
    assert told(match, "trumped") == [(BIA, S)]
    assert match.to_move == (JACK,)


@clause("TRUNFOS-R-A28")
@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"trump_choice": "any_other"}, "SHC"),
        ({"trump_choice": "any"}, "PSHC"),
        ({"trump_choice": "adjacent"}, "SC"),  # Parrot Sword Ham Coin, round
        ({"trump_choice": "adjacent", "trump_order": "PSHC"}, "SC"),
        ({"trump_choice": "adjacent", "trump_order": "PSCH"}, "SH"),
        ({"trump_choice": "adjacent", "trump_order": "PHSC"}, "HC"),
    ],
)
def test_which_suits_may_become_trump_is_an_option(options, allowed):
    match = at_tricks(["C12 H2", "C2", "C6", "C9"], **options)
    play(match, "C12 C2 C6 C9 H2")
    assert "".join(SUITS[suit] for suit in match.decision(ANA).answers) == allowed
    for suit in range(4):
        if SUITS[suit] not in allowed:
            with pytest.raises(IllegalMove):
                match.play(ANA, suit)
    match.play(ANA, match.decision(ANA).answers[0])
    assert match.table.level == 0


@clause("TRUNFOS-R-A28", "TRUNFOS-C-16")
def test_adjacent_suits_of_every_trump():
    rules = {}
    for order in ("PSHC", "PSCH", "PHSC"):
        trumps = rules_for(4, trump_choice="adjacent", trump_order=order).trumps
        rules[order] = [set(suits) for suits in trumps]
    assert rules == {
        "PSHC": [{S, C}, {P, H}, {S, C}, {P, H}],
        "PSCH": [{S, H}, {P, C}, {P, C}, {S, H}],
        "PHSC": [{H, C}, {H, C}, {P, S}, {P, S}],
    }


@clause("TRUNFOS-KRAKEN-3", "TRUNFOS-R-A29", "TRUNFOS-TRICK-2.a")
def test_the_new_trump_counts_for_cards_already_played():
    no_hams = "P1 P3 P4 P5 P7 P8 S1 S3 S4 S5"
    match = at_level_3(["H12", f"S7 {no_hams}", "H6", "H4"])
    play(match, "H12 S7 H6=S H4")
    assert told(match, "won")[-1] == (BIA, card_named("S7"), H)


@clause("TRUNFOS-KRAKEN-3", "TRUNFOS-R-A29")
def test_the_old_trump_counts_no_more():
    no_hams = "P1 P3 P4 P5 P7 P8 S1 S3 S4 S5"
    match = at_level_3(["H11", f"P12 {no_hams}", "H6", "H4"])
    play(match, "H11 P12 H6=C H4")
    assert told(match, "won")[-1] == (ANA, card_named("H11"), H)


@clause("TRUNFOS-R-A29b", "TRUNFOS-TRICK-1.b", "TRUNFOS-C-14")
def test_later_players_follow_the_suit_led_not_the_new_trump():
    match = at_level_3(["H1", "H6", "H3 C1 C3 C4", "H4"])
    play(match, "H1 H6=C")
    answers = match.decision(JACK).answers
    assert {card >> 4 for card in answers} == {H}


@clause("TRUNFOS-R-A26", "TRUNFOS-R-A27")
def test_a_led_kraken_may_change_the_trump_before_anybody_follows():
    match = at_level_3(["H6", "H12", "H3", "H4"])
    play(match, "H6=H")
    assert (match.table.trump, match.table.level) == (H, 0)
    assert match.to_move == (BIA,)
    play(match, "H12 H3 H4")
    assert told(match, "won")[-1][0] == BIA


@clause("TRUNFOS-R-A30", "TRUNFOS-R-A26", "TRUNFOS-C-16")
def test_a_kraken_played_last_counts_for_its_trick():
    no_hams = "P1 P3 P4 P5 P7 P8 S1 S3 S4 S5"
    match = at_level_3(["H12", "H1", f"S7 {no_hams}", "H6"])
    play(match, "H12 H1 S7 H6")
    assert match.to_move == (DAVI,)
    assert len(told(match, "won")) == 1
    match.play(DAVI, S)
    assert told(match, "won")[-1][0] == JACK
    assert match.to_move == (JACK,)


@clause("TRUNFOS-C-18")
def test_four_krakens_in_a_trick_change_the_trump_once():
    match = at_tricks(["C12 H1", "C2 H2", "C6 H6", "C9 S2 P12 P11 P10 P8 P7 P5 P4 P3 P1 S1"])
    play(match, "C12 C2 C6 C9")
    play(match, "H1 H2=S H6 S2")
    assert (match.table.trump, match.table.level) == (S, 2)
    assert told(match, "won")[-1] == (DAVI, card_named("S2"), H)


@clause("TRUNFOS-KRAKEN-EX-1", "TRUNFOS-WX-0")
def test_jack_plays_the_2_of_parrot_and_names_coin():
    no_hams = "P1 P3 P4 P5 P7 P8 S1 S3 S4 S5"
    match = at_level_3(["H9", f"C4 {no_hams}", "P2 S7 S8 S9 S10 S11 S12 P10 P11 P12 C1", "H12"])
    play(match, "H9 C4 P2=C")
    table = match.table
    assert (table.trump, table.level) == (C, 0)
    assert table.strongest() == BIA
    assert table.led() == H
    play(match, "H12")
    assert told(match, "won")[-1] == (BIA, card_named("C4"), H)


@clause("TRUNFOS-NEXT-2", "TRUNFOS-R-A6", "TRUNFOS-C-17", "TRUNFOS-C-27")
def test_trump_and_level_carry_over_to_the_next_round():
    match = at_tricks([""] * 4)
    play_out(match)
    while match.table.round == 0:  # Keep bonus cards.
        match.play(match.to_move[0], -1)
    changes = told(match, "trumped")
    assert len(changes) == 2
    assert match.table.trump == changes[-1][1]
    assert match.table.level == 10 % 4


@clause("TRUNFOS-R-A30", "TRUNFOS-NEXT-2")
def test_a_kraken_that_ends_the_round_stays_in_the_next():
    last = ["P12 P11 P10 P8 P7 P5 P4 P3 P1 S12 S11 H2", "", "", "H6"]
    match = at_tricks(last, kraken=["P2", "H2", "H6"])
    while match.table.tricks < 11 and match.to_move:
        seat = match.to_move[0]
        answers = [a for a in match.decision(seat).answers if a not in (34, 38)]
        match.play(seat, max(answers, key=lambda card: (card >> 4 == 0, card & 15)))
    before = match.table.level
    assert match.to_move == (ANA,)
    play(match, "H2")
    play_out(match)
    assert match.table.level == before + 2
    while match.table.round == 0:
        match.play(match.to_move[0], -1)
    assert match.table.level == before + 2
