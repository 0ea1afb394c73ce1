"""The advanced game: the Pre-Campaign and the Elections."""

import pytest
from tests.games.clauses import clause
from tests.games.troika.playing import (
    ANA,
    BIA,
    JACK,
    NOBODY,
    STOP,
    answer,
    card,
    find,
    names,
    offered,
    only,
    step,
    story,
    told,
)
from tests.games.troika.test_advanced import advanced, worth
from tests.games.troika.test_events import event

from tertulia.core.errors import IllegalMove
from tertulia.games.troika.cards import INCOME
from tertulia.games.troika.strength import attack_power
from tertulia.games.troika.turns import DISCARD
from tertulia.games.troika.types import rules_of
from tertulia.games.troika.values import votes

TAKE = 1


# Elections.


def elections(tables, hands=None, **more):
    return event(advanced(tables, hands, **more), "eleicoes")


@clause("TROIKA-ADV-ELECTIONS-1", "TROIKA-R-A16")
def test_the_pre_campaign_takes_cards_that_act_on_elections_alone():
    m = elections(["", ""], ["festivais-patrocinados juizes", ""])
    assert (only(m), step(m)) == (ANA, "PreCampaign")
    assert offered(m) == {STOP, card("festivais-patrocinados")}
    with pytest.raises(IllegalMove) as error:
        answer(m, card("juizes"))
    assert error.value.rule == "TROIKA-R-A16"


@clause("TROIKA-ADV-ELECTIONS-2", "TROIKA-ADV-ELECTIONS-3", "TROIKA-ADV-ELECTIONS-4")
@clause("TROIKA-R-A15")
def test_pre_campaign_cards_act_and_are_gone_before_the_campaign():
    m = elections(["", ""], ["festivais-patrocinados", ""], leaders=["tia", "dona"])
    answer(m, card("festivais-patrocinados"))
    assert told(m, "changed") == [(ANA, 7, 3)]
    assert names(m, m.table.discards) == {"festivais-patrocinados"}
    assert (only(m), step(m)) == (ANA, "Campaign")
    answer(m, STOP, STOP)
    assert told(m, "counted")[0] == (ANA, 3 + 3)  # not the card's own 3 Votes as well


@clause("TROIKA-ADV-CARD-4", "TROIKA-R-A17")
def test_votes_of_a_group_go_to_a_candidate_and_the_later_claim_counts():
    tables = ["juizes expesso revisao pensionistas", "", ""]
    hands = ["", "comentadores-politicos", "homem-do-povo"]
    m = elections(tables, hands, leaders=["engenheiro", "dona", "comendador"])
    before = votes(rules_of(m), m.table, ANA)
    answer(m, card("comentadores-politicos"), card("homem-do-povo"))
    assert (only(m), step(m)) == (BIA, "ClaimGroup")  # nobody holds a Group to answer with
    answer(m, card("pensionistas"), BIA)
    assert only(m) == JACK
    answer(m, card("pensionistas"), JACK)
    assert told(m, "claimed") == [(card("pensionistas"), BIA, 4), (card("pensionistas"), JACK, 4)]
    assert m.table.sway == (-4, 0, 4, 0)
    assert votes(rules_of(m), m.table, ANA) == before - 4  # the Consensus still counts


@clause("TROIKA-ADV-LEADERS-2", "TROIKA-C-18")
def test_a_table_action_in_elections():
    m = elections(["", ""], leaders=["camarada-cravo", "apresentadora"])
    assert (only(m), step(m)) == (ANA, "LeaderTime")
    answer(m, 0)
    assert (only(m), step(m)) == (BIA, "LeaderTime")
    answer(m, 0)
    assert (only(m), step(m)) == (BIA, "ChooseRival")
    answer(m, ANA)
    assert m.table.sway == (0, 0, 0, 0)  # 2 more, 2 less
    assert story(m).count("table-action") == 2
    assert find(rules_of(m).leaders, "apresentadora") == m.table.leaders[BIA]


@clause("TROIKA-ADV-PRIORITY-1", "TROIKA-R-A28")
def test_a_disabled_leader_counts_0_even_in_an_attack_to_discard():
    m = advanced(["", "revisao", ""], ["camionistas", "", ""])
    m.table.change(ANA, 6, 1)
    answer(m, DISCARD, card("revisao"))
    assert attack_power(rules_of(m), m.table) == 0
    assert m.table.government == NOBODY
    assert worth(m, BIA, "revisao", INCOME) == 1
