"""The worked examples, with the printed numbers."""

from tests.games.clauses import clause
from tests.games.troika.playing import (
    ANA,
    BIA,
    STOP,
    SWAP,
    answer,
    at_turn,
    card,
    names,
    only,
    play,
    step,
    story,
    told,
)

from tertulia.games.troika.turns import COLLECT, CONTROL, ORGANIZE
from tertulia.games.troika.types import rules_of
from tertulia.games.troika.values import consensuses, votes

GROUP, TAKE = 0, 1


@clause(
    "TROIKA-WX-1", "TROIKA-ATTACK-EX-1", "TROIKA-C-9", "TROIKA-C-10", "TROIKA-C-11", "TROIKA-C-16"
)
def test_miguel_attacks_the_expesso():
    m = at_turn(
        ["opus-day", "expesso", ""],
        ["revisao", "ambientalistas", ""],
        leaders=["comendador", "tia-da-cantina", "engenheiro"],
        pile="juizes patos-bravos",
    )
    answer(m, CONTROL, card("expesso"))
    play(m, "revisao")
    why = m.decision(BIA).why
    assert why is not None
    assert why.args == {"attack": 4, "defence": 2}
    answer(m, STOP)  # the Environmentalists would make 3 only
    assert names(m, m.table.controlled[ANA]) == {"opus-day", "expesso"}
    answer(m, GROUP)
    assert told(m, "drew")[-1] == (BIA, card("juizes"))
    assert names(m, m.table.discards) == {"revisao"}
    answer(m, GROUP)
    assert told(m, "drew")[-1] == (ANA, card("patos-bravos"))


@clause(
    "TROIKA-WX-2", "TROIKA-ATTACK-EX-2", "TROIKA-C-7", "TROIKA-C-8", "TROIKA-C-12", "TROIKA-C-13"
)
def test_sofia_attacks_the_prosecutors_office():
    tables = ["juizes", "procuradoria expesso revisao pensionistas"]
    hands = ["patos-bravos banco-da-portugalandia", "meninas-boas"]
    leaders = ["tia-da-cantina", "camarada-cravo"]
    m = at_turn(tables, hands, leaders=leaders, pile="tv-irritante")
    rules = rules_of(m)
    before = votes(rules, m.table, BIA)
    answer(m, CONTROL, card("procuradoria"))
    play(m, "patos-bravos")  # 3 to 2
    answer(m, STOP)
    play(m, "meninas-boas")  # 3 to 3; no Group left to defend with
    assert only(m) == ANA
    play(m, "banco-da-portugalandia")
    assert told(m, "duel-ended") == [(ANA, 4, 3)]
    assert names(m, m.table.controlled[ANA]) == {"juizes", "procuradoria"}
    assert votes(rules, m.table, BIA) == before - 2 - 2
    assert consensuses(rules, m.table.controlled[BIA]) == 0
    answer(m, GROUP)
    assert told(m, "drew") == [(BIA, card("tv-irritante"))]
    three = {"patos-bravos", "meninas-boas", "banco-da-portugalandia"}
    assert names(m, m.table.discards) == three
    assert (only(m), step(m)) == (BIA, "Draw")  # her turn: Sofia draws nothing
    assert story(m)[-1] == "turn"


@clause("TROIKA-WX-2", "TROIKA-ATTACK-5")
def test_against_a_government_sofias_attack_is_not_legal():
    tables = ["", "procuradoria"]
    leaders = ["tia-da-cantina", "camarada-cravo"]
    m = at_turn(tables, ["patos-bravos", ""], leaders=leaders, government=BIA)
    assert CONTROL not in m.decision(ANA).answers


@clause("TROIKA-WX-3", "TROIKA-ORG-EX-1", "TROIKA-C-15")
def test_joana_places_two_groups_in_round_1():
    m = at_turn(["", ""], ["pensionistas tv-irritante juizes", ""])
    answer(m, ORGANIZE)
    play(m, "pensionistas tv-irritante")
    assert names(m, m.table.controlled[ANA]) == {"pensionistas", "tv-irritante"}
    assert only(m) == BIA


@clause("TROIKA-WX-4", "TROIKA-ORG-EX-2", "TROIKA-C-14")
def test_antonio_exchanges_a_group_and_places_another():
    hands = ["procuradoria bancos-honestos pensionistas expesso", ""]
    m = at_turn(["", ""], hands, pile="banco-da-portugalandia", money=[0, 2])
    answer(m, ORGANIZE, SWAP + card("procuradoria"), card("bancos-honestos"))
    assert names(m, m.table.discards) == {"procuradoria"}
    assert names(m, m.table.controlled[ANA]) == {"bancos-honestos"}
    hand = {"pensionistas", "expesso", "banco-da-portugalandia"}
    assert names(m, m.secrets.hand(ANA)) == hand


@clause("TROIKA-WX-5", "TROIKA-INCOME-EX-1", "TROIKA-C-23")
def test_joao_collects_8_and_buys_a_title():
    tables = ["parcerias-perpetuas bancos-honestos", ""]
    m = at_turn(tables, ["", ""], leaders=["dona-do-condominio", "comendador"], money=[0, 2])
    treasury = m.table.treasury
    answer(m, COLLECT, 1)
    assert told(m, "collected") == [(ANA, 8, 2)]
    assert (m.table.money[ANA], m.table.treasury) == (2, treasury - 2)
    assert m.table.titles_of(ANA) == 1
