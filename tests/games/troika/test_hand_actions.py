"""Hand Actions, card by card, and the answers to them."""

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
    cards,
    names,
    offered,
    only,
    play,
    step,
    story,
    told,
)
from tests.games.troika.test_advanced import advanced
from tests.games.troika.test_events import event

from tertulia.games.troika.hand_actions import ACT
from tertulia.games.troika.organization import SWAP
from tertulia.games.troika.packed import lane, pack
from tertulia.games.troika.strength import base_defence
from tertulia.games.troika.turns import COLLECT, CONTROL, LEADER, ORGANIZE
from tertulia.games.troika.types import rules_of
from tertulia.games.troika.values import income, leader_value, points, votes

TAKE, NO, YES = 1, 0, 1


def act(m, name):
    """Play a Hand Action that nobody answers."""
    answer(m, ACT + card(name))
    while m.to_move and step(m) == "Answer":
        m.play(m.to_move[0], STOP)


@clause("TROIKA-WX-6", "TROIKA-ADV-HAND-EX-1", "TROIKA-ADV-HAND-1", "TROIKA-ADV-HAND-3")
@clause("TROIKA-R-A6", "TROIKA-ADV-CARD-2", "TROIKA-R-A24", "TROIKA-R-A25")
def test_two_hand_actions_at_two_moments_of_one_income():
    hand = "banco-da-portugalandia bancos-honestos"
    tables = ["parcerias-perpetuas clube-dos-consultores", ""]
    m = advanced(tables, [hand, ""], leaders=["tia-da-cantina", "dona"], money=[1, 1])
    answer(m, COLLECT)
    assert step(m) == "Interlude"
    act(m, "banco-da-portugalandia")
    answer(m, BIA)
    assert told(m, "handed") == [(BIA, ANA, 1)]  # all that there is
    answer(m, STOP)
    assert told(m, "due") == [(ANA, 6)]
    act(m, "bancos-honestos")
    assert (step(m), offered(m)) == ("Collect", {0, 1, 2})  # 6 + 2 M€ for two Titles at 4
    answer(m, 2)
    assert told(m, "bought") == [(ANA, 6, 0), (ANA, 6, 2)]
    assert names(m, m.table.discards) == {"banco-da-portugalandia", "bancos-honestos"}
    m.table.turn_of(BIA)
    assert m.table.price == 0


@clause("TROIKA-ADV-HAND-2", "TROIKA-C-21")
def test_a_symbol_says_with_which_action():
    hand = "patos-bravos institutos-repetidos homens-do-avental empresas-de-ninguem expesso"
    m = advanced(["", "revisao", ""], [hand, "", ""])

    def actions():
        return {one - ACT for one in offered(m) if ACT <= one < ACT + 64}

    answer(m, COLLECT)
    assert actions() == set(cards("patos-bravos empresas-de-ninguem"))
    m = advanced(["", "revisao", ""], [hand, "", ""])
    answer(m, ORGANIZE)
    assert actions() == set(cards("institutos-repetidos empresas-de-ninguem"))
    m = advanced(["", "revisao", ""], [hand, "", ""])
    answer(m, CONTROL, card("revisao"))
    assert actions() == set(cards("homens-do-avental empresas-de-ninguem"))


@clause("TROIKA-R-A6")
def test_none_with_a_pass_but_with_an_action_without_moves():
    m = advanced(["", ""], ["empresas-de-ninguem", ""])
    answer(m, STOP)
    assert only(m) == BIA
    m = advanced(["", ""], ["empresas-de-ninguem", ""])
    answer(m, ORGANIZE)
    act(m, "empresas-de-ninguem")
    assert told(m, "received") == [(ANA, 1)]


@clause("TROIKA-R-A6", "TROIKA-ADV-HAND-2")
def test_hand_actions_of_any_action_follow_an_attack():
    hand = "camionistas empresas-de-ninguem homens-do-avental"
    m = advanced(["", "revisao", ""], [hand, "", ""])
    answer(m, CONTROL, card("revisao"), card("camionistas"), STOP)
    answer(m, TAKE, TAKE)  # the defender and the attacker
    assert (only(m), step(m)) == (ANA, "Interlude")
    assert offered(m) == {STOP, ACT + card("empresas-de-ninguem")}  # no fight is left
    act(m, "empresas-de-ninguem")
    assert names(m, m.table.discards) == {"camionistas", "empresas-de-ninguem"}
    answer(m, STOP)
    assert only(m) == BIA


@clause("TROIKA-R-A7")
def test_a_card_is_discarded_at_once():
    m = advanced(["", ""], ["empresas-de-ninguem juizes", ""])
    answer(m, ORGANIZE, ACT + card("empresas-de-ninguem"))
    assert names(m, m.table.discards) == {"empresas-de-ninguem"}


@clause("TROIKA-ADV-SYMBOLS-EX-2")
def test_one_money_for_each_group_of_a_type_on_any_table():
    m = advanced(["expesso", "tv-irritante radios-piratas"], ["revisao", ""])
    answer(m, COLLECT)
    act(m, "revisao")
    assert told(m, "received") == [(ANA, 3)]


@clause("TROIKA-ADV-CARD-5", "TROIKA-R-A20")
def test_opus_day_swaps_two_groups_of_a_colour():
    m = advanced(["expesso juizes", "bancos-honestos"], ["opus-day", "camionistas"])
    m.table.stand(card("bancos-honestos"), 1)
    answer(m, ORGANIZE)
    act(m, "opus-day")
    assert offered(m) == {card("expesso")}  # no gold on another table
    answer(m, card("expesso"), card("bancos-honestos"))
    assert names(m, m.table.controlled[ANA]) == {"bancos-honestos", "juizes"}
    assert names(m, m.table.controlled[BIA]) == {"expesso"}
    assert (m.table.column(card("expesso")), m.table.column(card("bancos-honestos"))) == (1, 0)
    assert (only(m), step(m)) == (ANA, "Organize")  # nobody defends or draws


@clause("TROIKA-ADV-CARD-8", "TROIKA-R-A23")
@pytest.mark.parametrize("name", ["meninas-boas", "tv-irritante"])
def test_a_disabled_leader(name):
    m = advanced(["", "revisao", ""], [name, "juizes", ""], leaders=["engenheiro", "tia", "dona"])
    answer(m, COLLECT)
    act(m, name)
    answer(m, BIA)
    rules = rules_of(m)
    assert [leader_value(rules, m.table, BIA, what) for what in range(3)] == [0, 0, 0]
    assert base_defence(rules, m.table, BIA, card("revisao")) == 2  # the colour still works
    while not (only(m) == BIA and step(m) == "Act"):
        answer(m, max(offered(m)) if step(m) != "Interlude" else STOP)
    assert LEADER not in offered(m)
    m.table.next_round()
    assert leader_value(rules, m.table, BIA, 0) == 1


@clause("TROIKA-ADV-CARD-7", "TROIKA-R-A22")
def test_judges_take_money_or_a_title_and_no_groups():
    m = advanced(["", "opus-day"], ["juizes", ""], money=[2, 2])
    answer(m, ORGANIZE)
    act(m, "juizes")
    answer(m, BIA)
    assert told(m, "paid") == [(BIA, 2)]
    m = advanced(["", "opus-day"], ["juizes", ""], money=[2, 1])
    m.table.owned = (0, pack([1, 0, 1]), 0, 0)
    m.table.titles -= pack([1, 0, 1])
    left = m.table.titles_left()
    answer(m, ORGANIZE)
    act(m, "juizes")
    answer(m, BIA)
    assert (only(m), step(m), offered(m)) == (BIA, "ReturnTitle", {4, 6})
    answer(m, 4)
    assert told(m, "title-returned") == [(BIA, 4)]
    assert (m.table.money[BIA], m.table.titles_left()) == (1, left + 1)
    assert m.table.top_title() == 6  # back in value order
    m = advanced(["", "opus-day"], ["juizes expesso", ""], money=[2, 1])
    answer(m, ORGANIZE)
    act(m, "juizes")
    answer(m, BIA)  # neither: nothing happens
    assert (only(m), step(m)) == (ANA, "Organize")


@clause("TROIKA-R-A22")
def test_forced_payments_by_hand_actions_follow_the_rule_of_debts():
    m = advanced(["", "opus-day"], ["cooperativa-falida", ""], money=[2, 1])
    answer(m, COLLECT)
    act(m, "cooperativa-falida")
    answer(m, BIA)
    assert (only(m), step(m)) == (BIA, "Pay")
    answer(m, card("opus-day"), STOP)
    assert told(m, "received") == [(ANA, 2)]


def truckers(money, **more):
    m = advanced(["", "", ""], ["camionistas", "", ""], money=money, government=BIA, **more)
    m.table.won = (0, 1, 0, 0)
    answer(m, COLLECT)
    act(m, "camionistas")
    return m


@clause("TROIKA-ADV-CARD-6")
def test_the_government_pays_truck_drivers():
    m = truckers([0, 2, 0])
    assert (only(m), step(m)) == (BIA, "Ransom")
    answer(m, YES)
    assert told(m, "handed") == [(BIA, ANA, 2)]
    assert m.table.government == BIA


@clause("TROIKA-ADV-CARD-6", "TROIKA-R-A21")
def test_a_government_that_refuses_may_be_brought_down():
    m = truckers([2, 2, 0])
    answer(m, NO)
    assert (only(m), step(m)) == (ANA, "BringDown")
    answer(m, YES)
    assert told(m, "paid") == [(ANA, 2)]
    assert m.table.government == NOBODY
    assert points(rules_of(m), m.table, BIA, 2) == 10  # its card keeps the points
    m = truckers([2, 1, 0])  # without the money it refuses by itself
    assert (only(m), step(m)) == (ANA, "BringDown")
    answer(m, NO)
    assert m.table.government == BIA
    m = truckers([0, 2, 0])
    answer(m, NO)  # and without money the player can do nothing
    assert m.table.government == BIA


@clause("TROIKA-R-A21")
@pytest.mark.parametrize(("worth", "scored"), [(0, 0), (5, 5)])
def test_elections_follow_the_event_of_the_round_without_a_card(worth, scored):
    m = advanced(["tv-irritante", "", ""], money=[0, 0, 0], extra_government_vp=worth)
    m.table.call_elections(True)
    event(m, "fundos-perdidos")
    while "elected" not in story(m):
        answer(m, STOP if STOP in offered(m) else max(offered(m)))
    assert story(m).index("received") < story(m).index("called")
    assert told(m, "elected") == [(ANA, 7, 2)]
    assert points(rules_of(m), m.table, ANA, 2) == scored
    m = advanced(["tv-irritante", "", ""], money=[0, 0, 0])
    m.table.call_elections(True)
    event(m, "eleicoes")  # merged
    assert told(m, "elected") == [(ANA, 7, 0)]
    assert not m.table.early


@clause("TROIKA-R-A21")
def test_not_against_the_own_government_and_not_without_one():
    for government in (ANA, NOBODY):
        m = advanced(["", ""], ["camionistas", ""], government=government)
        answer(m, COLLECT)
        assert offered(m) == {STOP}


@clause("TROIKA-ADV-CARD-1", "TROIKA-R-A18")
def test_lawyers_cancel_a_hand_action_and_may_be_cancelled_themselves():
    hands = ["empresas-de-ninguem advogados-militantes", "tribunal-de-cafe", "juizes"]
    m = advanced(["", "", ""], hands)
    answer(m, ORGANIZE, ACT + card("empresas-de-ninguem"))
    assert m.to_move == (BIA, JACK)  # all who hold a Group are asked
    assert m.decision(JACK).answers == (STOP,)
    m.play(JACK, STOP)
    m.play(BIA, card("tribunal-de-cafe"))
    assert m.to_move == (ANA, JACK)  # the last card played may be answered
    other = m.copy()
    m.play(ANA, card("advogados-militantes"))
    m.play(JACK, STOP)
    assert m.to_move == (JACK,)
    m.play(JACK, STOP)
    assert told(m, "cancelled") == [(BIA, card("tribunal-de-cafe"))]
    assert told(m, "received") == [(ANA, 1)]
    other.play(ANA, STOP)
    other.play(JACK, STOP)
    assert other.table.treasury == m.table.treasury + 1
    assert other.decision(ANA).step == "Organize"  # the action goes on
    assert {"empresas-de-ninguem", "tribunal-de-cafe"} <= names(other, other.table.discards)


@clause("TROIKA-R-A18")
def test_the_first_answer_from_the_left_counts_and_the_other_stays_unseen():
    hands = ["empresas-de-ninguem", "tribunal-de-cafe", "advogados-militantes"]
    m = advanced(["", "", ""], hands)
    answer(m, ORGANIZE, ACT + card("empresas-de-ninguem"))
    m.play(JACK, card("advogados-militantes"))
    m.play(BIA, card("tribunal-de-cafe"))
    shown = [name for _, name in told(m, "hand-action")]
    assert shown == [card("empresas-de-ninguem"), card("tribunal-de-cafe")]
    assert m.to_move == (JACK,)


@clause("TROIKA-R-A18", "TROIKA-R-A12")
def test_an_attack_goes_on_after_its_hand_action_is_cancelled():
    tables = ["", "opus-day", ""]
    m = advanced(tables, ["homens-do-avental", "advogados-militantes revisao", ""])
    answer(m, CONTROL, card("opus-day"), ACT + card("homens-do-avental"))
    answer(m, card("advogados-militantes"))
    assert told(m, "cancelled") == [(ANA, card("homens-do-avental"))]
    assert (only(m), step(m)) == (BIA, "Defend")  # 2 against 3
    answer(m, STOP)
    while "duel-ended" not in story(m):
        answer(m, STOP)
    assert told(m, "duel-ended") == [(BIA, 2, 3)]


@clause("TROIKA-R-A18")
def test_lawyers_answer_at_the_reveal_of_the_pre_campaign():
    m = event(advanced(["", ""], ["festivais-patrocinados", "advogados-militantes"]), "eleicoes")
    answer(m, card("festivais-patrocinados"), STOP)
    assert (only(m), step(m)) == (BIA, "Answer")
    answer(m, card("advogados-militantes"))
    assert not told(m, "changed")
    assert m.table.sway == (0, 0, 0, 0)


@clause("TROIKA-C-22", "TROIKA-C-20")
def test_the_cards_that_the_rulebook_explains_are_there():
    rules = rules_of(advanced(["", ""]))
    assert sum(1 for face in rules.groups if face.effect.name == "cancel") == 2
    assert all(rules.terms[card(name)] for name in ("opus-day", "patos-bravos", "poder-local"))


def test_other_effects():
    m = advanced(["", ""], ["institutos-repetidos juizes", ""], pile="expesso revisao")
    answer(m, ORGANIZE)
    act(m, "institutos-repetidos")
    assert told(m, "drew-several")[0][2] == sum(1 << one for one in cards("expesso revisao"))
    m = advanced(["", ""], ["poder-local juizes expesso revisao", ""])
    answer(m, ORGANIZE)
    act(m, "poder-local")
    answer(m, *cards("juizes expesso revisao"))
    assert len(names(m, m.table.controlled[ANA])) == 3
    m = advanced(["", "juizes"], ["ambientalistas", ""])
    answer(m, ORGANIZE)
    act(m, "ambientalistas")
    answer(m, BIA)
    assert (only(m), step(m)) == (BIA, "Discard")
    m = advanced(["", ""], ["santuario-com-estacionamento juizes", ""])
    answer(m, ORGANIZE, SWAP + card("juizes"))
    act(m, "santuario-com-estacionamento")
    assert offered(m) == {card("juizes")} or step(m) == "Organize"
    m = advanced(["", ""], leaders=["engenheiro", "dona"])
    before = income(rules_of(m), m.table, ANA)
    answer(m, LEADER)
    assert income(rules_of(m), m.table, ANA) == before + 2
    assert lane(m.table.won[ANA], 0) == 0
    assert votes(rules_of(m), m.table, ANA) == 2


@clause("TROIKA-R-A10", "TROIKA-ADV-ATTACK-1")
def test_what_a_doubling_brings_counts_for_the_first_total():
    blue = "homens-do-avental expesso colegios-de-luxo bancos-honestos"
    hand = "estivadores-do-contra camionistas sindicato-dos-feriados"
    m = advanced(["", blue, ""], [hand, "", ""], leaders=["tia", "comendador", "engenheiro"])
    target = card("homens-do-avental")
    assert base_defence(rules_of(m), m.table, BIA, target) == 10
    # Leader 1 and, by Power, 3 + 3 + 2; doubled, the two beside bring 2 x 5.
    answer(m, CONTROL, target)
    assert ACT + card("estivadores-do-contra") in offered(m)
    assert card("estivadores-do-contra") not in offered(m)  # 9 by Power alone
    answer(m, card("camionistas"))
    act(m, "estivadores-do-contra")
    assert offered(m) == {card("sindicato-dos-feriados")}
    play(m, "sindicato-dos-feriados")
    assert told(m, "duel-ended") == [(ANA, 11, 10)]


@clause("TROIKA-ADV-HAND-1")
def test_more_power_in_an_attack():
    m = advanced(["", "expesso", ""], ["condominio-da-praia camionistas", "", ""])
    answer(m, CONTROL, card("expesso"))
    act(m, "condominio-da-praia")
    assert told(m, "changed") == [(ANA, 0, 4)]
    m = advanced(["", "revisao", ""], ["condominio-da-praia camionistas", "", ""])
    answer(m, CONTROL, card("revisao"))
    assert ACT + card("condominio-da-praia") not in offered(m)
    m = advanced(["", "revisao", ""], ["estivadores-do-contra camionistas", "", ""])
    answer(m, CONTROL, card("revisao"), card("camionistas"))
    act(m, "estivadores-do-contra")
    assert told(m, "duel-ended")[0][1] == 2 + 3 + 3
