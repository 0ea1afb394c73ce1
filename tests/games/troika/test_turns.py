"""The sequence of play, Organization and Income."""

import pytest
from tests.games.clauses import clause
from tests.games.troika.playing import (
    ANA,
    BACK,
    BIA,
    JACK,
    MONEY,
    NOBODY,
    STOP,
    SWAP,
    answer,
    at_turn,
    card,
    cards,
    end_round,
    names,
    offered,
    only,
    pass_on,
    step,
    story,
    told,
)

from tertulia.core.errors import IllegalMove
from tertulia.games.troika.turns import COLLECT, CONTROL, DISCARD, ORGANIZE
from tertulia.games.troika.types import rules_of
from tertulia.games.troika.values import consensuses

GROUP, TAKE = 0, 1


@clause("TROIKA-SEQ-1", "TROIKA-R-B5", "TROIKA-SEQ-5")
def test_everyone_has_a_turn_then_an_event_comes():
    m = at_turn([""] * 3, [""] * 3)
    end_round(m)
    assert [seat for (seat,) in told(m, "turn")] == [BIA, JACK, ANA]
    assert story(m).index("revealed") > story(m).index("turn")
    assert told(m, "round") == [(ANA, 2)]


@clause("TROIKA-SEQ-6", "TROIKA-R-B51", "TROIKA-ELECTIONS-7")
def test_a_new_government_begins_the_next_rounds_and_a_fallen_one_leaves_the_order():
    m = at_turn([""] * 3, [""] * 3)
    m.table.elect(JACK, False)
    assert m.table.first == ANA
    end_round(m)
    assert told(m, "round")[-1] == (JACK, 2)
    m.table.fall()
    end_round(m)
    assert told(m, "round")[-1] == (JACK, 3)


@clause("TROIKA-SEQ-2", "TROIKA-R-B6", "TROIKA-TABLE-4")
def test_a_turn_begins_with_a_group_or_two_money():
    m = at_turn(["", ""], ["", ""])
    answer(m, STOP)
    assert (only(m), step(m), offered(m)) == (BIA, "Draw", {GROUP, TAKE})
    other = m.copy()
    answer(m, GROUP)
    assert (m.table.held[BIA], m.table.money[BIA]) == (1, 2)
    other.play(BIA, TAKE)
    assert (other.table.held[BIA], other.table.money[BIA], other.table.treasury) == (0, 4, 6)


@clause("TROIKA-SEQ-8", "TROIKA-R-B8", "TROIKA-R-B9")
def test_draws_from_scarce_sources():
    m = at_turn(["", ""], ["", ""], treasury=1)
    answer(m, STOP, TAKE)
    assert told(m, "took") == [(BIA, 1)]
    m = at_turn(["", ""], ["", ""], treasury=0)
    answer(m, STOP)
    assert step(m) == "Act"
    assert [seat for seat, _ in told(m, "drew")] == [BIA]
    m = at_turn(["", ""], ["", ""], treasury=0)
    m.table.pile = 0
    m.table.unseen = 0
    answer(m, STOP)
    assert told(m, "nothing") == [(BIA,)]


@clause("TROIKA-SEQ-7", "TROIKA-R-B7", "TROIKA-REMIND-1")
def test_an_empty_pile_is_made_anew_from_the_discards():
    m = at_turn(["", ""], ["pensionistas tv-irritante", "expesso"])
    m.table.unseen = sum(1 << place for place in cards("pensionistas tv-irritante expesso"))
    m.table.pile = 0
    answer(m, ORGANIZE, SWAP + card("pensionistas"))
    assert story(m).count("reshuffled") == 1
    assert told(m, "drew") == [(ANA, card("pensionistas"))]
    assert m.table.older
    assert m.table.unseen == 1 << card("pensionistas")


@clause("TROIKA-SEQ-3", "TROIKA-SEQ-9")
def test_one_action_or_none():
    m = at_turn(["", "expesso"], ["camionistas", ""])
    assert offered(m) == {STOP, ORGANIZE, COLLECT, CONTROL, DISCARD}
    answer(m, STOP)
    assert only(m) == BIA


@clause("TROIKA-SEQ-4", "TROIKA-SEQ-10", "TROIKA-R-B30", "TROIKA-R-B50", "TROIKA-REMIND-2")
def test_the_hand_limit_counts_all_cards_at_the_end_of_the_own_turn():
    hand = "expesso revisao pensionistas juizes"
    m = at_turn(["", "", ""], [hand, "", ""], money=[4, 9, 0])
    answer(m, STOP)
    assert (only(m), step(m)) == (ANA, "Limit")
    assert offered(m) == {*cards(hand), MONEY}
    treasury = m.table.treasury
    answer(m, MONEY, card("juizes"))
    assert m.table.treasury == treasury + 1
    assert names(m, m.table.discards) == {"juizes"}
    assert only(m) == BIA  # who holds nine M€, and is not asked yet
    assert step(m) == "Draw"


@clause("TROIKA-ORG-1", "TROIKA-ORG-2", "TROIKA-ORG-4", "TROIKA-R-B10", "TROIKA-TABLE-7")
def test_up_to_two_moves():
    m = at_turn(["", ""], ["expesso revisao pensionistas", ""])
    answer(m, ORGANIZE, *cards("expesso revisao"))
    assert names(m, m.table.controlled[ANA]) == {"expesso", "revisao"}
    assert only(m) == BIA
    m = at_turn(["", ""], ["expesso", ""])
    answer(m, ORGANIZE, STOP)
    assert only(m) == BIA


@clause("TROIKA-ORG-2", "TROIKA-R-B11")
def test_a_placing_move_may_take_another_group_back():
    m = at_turn(["pensionistas", ""], ["expesso", ""])
    answer(m, ORGANIZE, BACK + card("expesso"))
    assert offered(m) == {card("pensionistas")}
    answer(m, card("pensionistas"))
    assert names(m, m.table.controlled[ANA]) == {"expesso"}
    assert card("pensionistas") in offered(m)  # the second move may place it again
    assert m.table.known[ANA] == 1 << card("pensionistas")


BLUE = "expesso opus-day bancos-honestos colegios"


@clause("TROIKA-ORG-6", "TROIKA-R-B11", "TROIKA-R-B13")
def test_a_family_has_four_groups_and_a_fifth_only_for_another():
    m = at_turn([BLUE + " revisao", ""], ["clube", ""])
    answer(m, ORGANIZE)
    with pytest.raises(IllegalMove) as error:
        answer(m, card("clube"))
    assert error.value.rule == "TROIKA-ORG-6"
    answer(m, BACK + card("clube"))
    assert offered(m) == set(cards(BLUE))
    answer(m, card("expesso"))
    assert card("expesso") not in offered(m)


@clause("TROIKA-ORG-3", "TROIKA-R-B12")
def test_discard_first_then_draw():
    m = at_turn(["", ""], ["expesso", ""], pile="juizes")
    answer(m, ORGANIZE, SWAP + card("expesso"))
    assert told(m, "discarded") == [(ANA, card("expesso"))]
    assert told(m, "drew") == [(ANA, card("juizes"))]


@clause("TROIKA-INCOME-1", "TROIKA-INCOME-2", "TROIKA-INCOME-3", "TROIKA-TABLE-5", "TROIKA-R-B15")
def test_titles_are_bought_from_the_top_with_income_and_hand():
    tables = ["parcerias bancos-honestos banco-da-portugalandia", ""]
    m = at_turn(tables, ["", ""], leaders=["dona", "comendador"], money=[4, 2])
    treasury = m.table.treasury
    answer(m, COLLECT)  # Income 10, hand 4
    assert offered(m) == {0, 1, 2}
    answer(m, 2)
    assert told(m, "bought") == [(ANA, 6, 0), (ANA, 6, 2)]
    assert (m.table.money[ANA], m.table.treasury) == (2, treasury + 2)
    assert m.table.titles_of(ANA) == 2


@clause("TROIKA-R-B16", "TROIKA-FAQ-3", "TROIKA-EVENTS-6")
def test_a_short_treasury_sells_titles_and_pays_what_it_has():
    tables = ["parcerias bancos-honestos banco-da-portugalandia", ""]
    m = at_turn(tables, ["", ""], leaders=["dona", "comendador"], treasury=1)
    answer(m, COLLECT, 1)
    assert told(m, "collected") == [(ANA, 10, 1)]
    assert m.table.treasury == 0


@clause("TROIKA-R-B17")
def test_a_title_for_hand_money_alone():
    m = at_turn(["", ""], ["", ""], leaders=["camarada", "dona"], money=[6, 2])
    answer(m, COLLECT, 1)
    assert (m.table.money[ANA], m.table.titles_of(ANA)) == (0, 1)


@clause("TROIKA-INCOME-4", "TROIKA-R-B18")
def test_money_goes_under_the_leader_once_the_last_title_is_sold():
    m = at_turn(["", ""], ["", ""], leaders=["camarada", "dona"], money=[8, 2])
    m.table.titles = 1
    answer(m, COLLECT, 1)
    assert (step(m), offered(m)) == ("Stash", {0, 1, 2})
    answer(m, 2)
    assert (m.table.offshore[ANA], m.table.money[ANA]) == (2, 0)
    assert told(m, "stashed") == [(ANA, 2)]


@clause("TROIKA-CONSENSUS-1", "TROIKA-R-B14", "TROIKA-ORG-6")
def test_a_consensus_is_four_colours_and_groups_count_once():
    m = at_turn(
        ["juizes expesso revisao pensionistas procuradoria opus-day camionistas", ""], ["", ""]
    )
    assert consensuses(rules_of(m), m.table.controlled[ANA]) == 1
    m.table.gain(ANA, card("tv-irritante"))
    assert consensuses(rules_of(m), m.table.controlled[ANA]) == 2


def test_nobody_is_asked_after_the_round():
    m = at_turn(["", ""], ["", ""])
    pass_on(m, "never")
    assert m.table.active == NOBODY
