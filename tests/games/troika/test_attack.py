"""Attacks: to control and to discard."""

import pytest
from tests.games.clauses import clause
from tests.games.troika.playing import (
    ANA,
    BIA,
    DAVI,
    JACK,
    STOP,
    answer,
    at_turn,
    card,
    cards,
    names,
    offered,
    only,
    play,
    step,
    story,
    told,
)

from tertulia.core.errors import IllegalMove
from tertulia.games.troika.strength import base_defence
from tertulia.games.troika.turns import CONTROL, DISCARD
from tertulia.games.troika.types import rules_of

GROUP, TAKE = 0, 1


def attack(m, target, first="", duel=CONTROL):
    answer(m, duel, card(target))
    play(m, first)


@clause("TROIKA-ATTACK-1", "TROIKA-R-B19", "TROIKA-R-B20")
def test_any_group_on_an_opponents_table_may_be_attacked():
    m = at_turn(["juizes", "expesso", "", "revisao"], ["camionistas", "", "", ""])
    answer(m, CONTROL)
    assert offered(m) == set(cards("expesso revisao"))
    with pytest.raises(IllegalMove) as error:
        answer(m, card("juizes"))
    assert error.value.rule == "TROIKA-R-B20"
    assert CONTROL not in offered(at_turn(["", "expesso"], ["", ""]))


@clause("TROIKA-ATTACK-2", "TROIKA-ATTACK-3", "TROIKA-ATTACK-SEQ-1", "TROIKA-R-B21", "TROIKA-R-B29")
def test_the_first_total_must_exceed_the_defence():
    m = at_turn(
        ["", "opus-day", ""],
        ["pensionistas expesso", "", ""],
        leaders=["tia", "dona", "comendador"],
    )
    # A blue Leader defends a blue Group: 3 + 1; the attack can reach 1 + 0 + 2.
    assert CONTROL not in offered(m)
    m = at_turn(
        ["", "opus-day", ""],
        ["pensionistas camionistas", "", ""],
        leaders=["tia", "camarada", "comendador"],
    )
    answer(m, CONTROL, card("opus-day"), card("pensionistas"))
    assert STOP not in offered(m)  # a Group without Power may be played, but does not suffice
    with pytest.raises(IllegalMove) as error:
        answer(m, STOP)
    assert error.value.rule == "TROIKA-ATTACK-SEQ-1"
    play(m, "camionistas")
    assert told(m, "duel-ended") == [(ANA, 4, 3)]


@clause("TROIKA-ATTACK-4")
def test_what_defends_a_group():
    m = at_turn(
        ["", "expesso opus-day bancos-honestos revisao", ""],
        [""] * 3,
        leaders=["tia", "dona", "comendador"],
    )
    # Power 2, two others in the column, a Leader of the colour.
    assert base_defence(rules_of(m), m.table, BIA, card("expesso")) == 2 + 2 + 1
    assert base_defence(rules_of(m), m.table, BIA, card("revisao")) == 1


@clause("TROIKA-ATTACK-5", "TROIKA-R-B25")
def test_a_government_leads_gold():
    m = at_turn(["", "juizes revisao", ""], [""] * 3, government=BIA)
    assert base_defence(rules_of(m), m.table, BIA, card("juizes")) == 4
    assert base_defence(rules_of(m), m.table, BIA, card("revisao")) == 2  # a red Leader
    m.table.fall()
    assert base_defence(rules_of(m), m.table, BIA, card("juizes")) == 3


@clause("TROIKA-ATTACK-SEQ-2", "TROIKA-ATTACK-SEQ-4", "TROIKA-ATTACK-SEQ-5", "TROIKA-ATTACK-SEQ-6")
@clause("TROIKA-R-B26")
def test_a_defender_who_declines_loses_at_once_and_draws_before_the_discard():
    m = at_turn(["", "revisao", ""], ["camionistas", "juizes", ""])
    attack(m, "revisao", "camionistas")
    assert (only(m), step(m)) == (BIA, "Defend")
    answer(m, STOP)
    assert told(m, "captured") == [(ANA, card("revisao"))]
    assert names(m, m.table.controlled[ANA]) == {"revisao"}
    assert (only(m), step(m)) == (BIA, "Draw")
    assert m.table.discards == 0  # so that a reshuffle for this draw lacks the attack's cards
    answer(m, TAKE)
    assert names(m, m.table.discards) == {"camionistas"}
    assert (only(m), step(m)) == (ANA, "Draw")
    answer(m, TAKE)
    assert only(m) == BIA


@clause("TROIKA-ATTACK-SEQ-6")
def test_with_two_players_the_attacker_does_not_draw():
    m = at_turn(["", "revisao"], ["camionistas", ""])
    attack(m, "revisao", "camionistas")
    answer(m, TAKE)  # Bia's consolation
    assert (only(m), step(m)) == (BIA, "Draw")
    assert story(m)[-1] == "turn"


@clause("TROIKA-ATTACK-SEQ-2", "TROIKA-R-B22", "TROIKA-R-B24", "TROIKA-FAQ-4")
def test_a_tie_keeps_the_group():
    m = at_turn(["", "revisao", ""], ["expesso", "juizes tv-irritante", ""])
    attack(m, "revisao", "expesso")  # 2 + 2 against 1 and a red Leader
    play(m, "tv-irritante")  # 3 only: the first defence need not reach a tie
    assert offered(m) == {STOP, card("juizes")}
    answer(m, STOP)  # that was the whole first defence; Ana has nothing to add
    assert (only(m), step(m)) == (BIA, "Exchange")
    answer(m, STOP)
    assert told(m, "duel-ended") == [(ANA, 4, 3)]
    m = at_turn(["", "revisao", ""], ["expesso", "procuradoria", ""])
    attack(m, "revisao", "expesso")
    play(m, "procuradoria")
    assert told(m, "duel-ended") == [(BIA, 4, 4)]
    assert names(m, m.table.controlled[BIA]) == {"revisao"}
    assert (only(m), step(m)) == (ANA, "Draw")  # the attacker draws, win or lose


@clause("TROIKA-ATTACK-SEQ-3", "TROIKA-R-B23")
def test_adding_goes_on_in_turn_until_both_stand_in_a_row():
    m = at_turn(["", "revisao", ""], ["expesso patos contrabandistas", "juizes procuradoria", ""])
    attack(m, "revisao", "expesso")
    answer(m, STOP)
    play(m, "juizes")
    answer(m, STOP)  # Bia's first defence: 5 to 4
    assert only(m) == ANA
    answer(m, STOP)
    assert only(m) == BIA
    play(m, "procuradoria")  # more than needed is allowed: 7 to 4
    assert only(m) == ANA
    play(m, "patos")  # standing was not final; Bia has no Group left and stands by herself
    assert only(m) == ANA
    play(m, "contrabandistas")
    assert told(m, "duel-ended") == [(ANA, 8, 7)]


@clause("TROIKA-ATTACK-DISC-1", "TROIKA-ATTACK-DISC-2", "TROIKA-R-B27")
def test_an_attack_to_discard_counts_4_for_any_leader():
    m = at_turn(["", "juizes", ""], ["revisao", "", ""], leaders=["dona", "camarada", "engenheiro"])
    assert CONTROL not in offered(m)
    attack(m, "juizes", "revisao", DISCARD)
    assert told(m, "duel-ended") == [(ANA, 5, 3)]
    assert names(m, m.table.discards) == {"juizes"}
    assert not m.table.controlled[ANA]
    assert (only(m), step(m)) == (BIA, "Draw")


@clause("TROIKA-ATTACK-DISC-3", "TROIKA-R-B28", "TROIKA-ATTACK-SEQ-4")
def test_a_full_family_makes_room_for_the_captured_group():
    blue = "expesso opus-day bancos-honestos colegios"
    m = at_turn([blue, "clube", ""], ["camionistas", "", ""])
    attack(m, "clube", "camionistas")
    assert (only(m), step(m)) == (ANA, "MakeRoom")
    assert offered(m) == set(cards(blue))
    with pytest.raises(IllegalMove) as error:
        answer(m, card("clube"))
    assert error.value.rule == "TROIKA-ATTACK-DISC-3"
    answer(m, card("colegios"))
    assert m.table.owner(card("clube")) == ANA
    assert m.table.known[ANA] == 1 << card("colegios")
    assert (only(m), step(m)) == (BIA, "Draw")


@clause("TROIKA-R-B53")
def test_money_never_fights():
    m = at_turn(["", "revisao", "", ""], ["expesso", "juizes", "", ""])
    attack(m, "revisao", "expesso")
    assert offered(m) == {STOP, card("juizes")}
    assert not {JACK, DAVI} & set(m.to_move)
