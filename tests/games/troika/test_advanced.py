"""The advanced game: variable values, Leaders, columns, attacks."""

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
    told,
)

from tertulia.games.troika.cards import POWER, TYPES, VOTES
from tertulia.games.troika.hand_actions import ACT
from tertulia.games.troika.moving import NEW_COLUMN
from tertulia.games.troika.organization import ALONE
from tertulia.games.troika.strength import attack_power, base_defence
from tertulia.games.troika.support import DEFENCE
from tertulia.games.troika.turns import CONTROL, DISCARD, LEADER, ORGANIZE
from tertulia.games.troika.types import rules_of
from tertulia.games.troika.values import income, leader_value, points, value, votes

TAKE = 1


def advanced(tables, hands=None, **more):
    return at_turn(tables, hands or [""] * len(tables), rules="advanced", **more)


def worth(m, seat, name, what):
    return value(rules_of(m), m.table, seat, card(name), what)


# Variable values.


@clause("TROIKA-ADV-GROUPS-1", "TROIKA-ADV-GROUPS-2", "TROIKA-ADV-GROUPS-3", "TROIKA-ADV-SYMBOLS-1")
def test_a_type_counts_each_group_of_it_and_the_card_itself():
    m = advanced(["procuradoria juizes", ""])  # Power 2, 1 more for each Group of Justice
    assert worth(m, ANA, "procuradoria", POWER) == 2 + 2
    assert worth(at_turn(["procuradoria juizes", ""], ["", ""]), ANA, "procuradoria", POWER) == 2


@clause("TROIKA-ADV-GROUPS-4", "TROIKA-ADV-GROUPS-5", "TROIKA-ADV-GROUPS-7")
def test_colours_and_names_count():
    m = advanced(["homens-do-avental expesso opus-day", ""])
    assert worth(m, ANA, "homens-do-avental", POWER) == 3 + 3  # one card: each blue
    assert worth(m, ANA, "opus-day", POWER) == 3 + 1  # the name of a Group that is there
    m = advanced(["pensionistas tv-irritante meninas-boas", ""])
    assert worth(m, ANA, "pensionistas", VOTES) == 4 + 1  # two cards: each two grey


@clause("TROIKA-ADV-GROUPS-6", "TROIKA-R-A1")
def test_three_cards_count_each_two_on_all_tables():
    tables = ["poder-local pensionistas", "tv-irritante meninas-boas"]
    assert worth(advanced(tables), ANA, "poder-local", VOTES) == 3 + 1
    tables[1] += " patos-bravos"
    assert worth(advanced(tables), ANA, "poder-local", VOTES) == 3 + 2
    assert worth(advanced(tables, three_card="three"), ANA, "poder-local", VOTES) == 3 + 1


@clause("TROIKA-ADV-GROUPS-8", "TROIKA-R-A2")
def test_a_card_from_the_hand_counts_itself_but_not_for_others():
    m = advanced(["", "revisao", ""], ["homens-do-avental expesso", "", ""])
    answer(m, CONTROL, card("revisao"), card("homens-do-avental"))
    assert attack_power(rules_of(m), m.table) == 2 + 3 + 1  # Leader, Power, itself
    play(m, "expesso")
    assert attack_power(rules_of(m), m.table) == 2 + 4 + 2


@clause("TROIKA-ADV-LEADERS-1", "TROIKA-R-A3")
def test_leaders_vary_too_and_all_counts_at_the_end():
    m = advanced(["patos-bravos obras-interminaveis", ""], leaders=["engenheiro", "dona"])
    assert leader_value(rules_of(m), m.table, ANA, POWER) == 2 + 2
    assert points(rules_of(m), m.table, ANA, 0) == 4  # Groups alone
    m = advanced(["homens-do-avental", ""])
    assert points(rules_of(m), m.table, ANA, 0) == 4
    before = votes(rules_of(m), m.table, ANA)
    m.table.gain(ANA, card("colegios-de-luxo"))
    assert votes(rules_of(m), m.table, ANA) == before + 1 + 1
    assert income(rules_of(m), m.table, ANA) == 1 + 2


@clause("TROIKA-ADV-GROUPS-9", "TROIKA-C-19")
def test_nine_types():
    m = advanced(["", ""])
    assert {TYPES[face.type] for face in rules_of(m).groups} == set(TYPES)


@clause("TROIKA-ADV-GROUPS-10", "TROIKA-R-A27")
def test_the_symbol_s_is_not_read():
    assert "s" not in {face.effect.symbol for face in rules_of(advanced(["", ""])).groups}


# Leaders.


@clause("TROIKA-ADV-LEADERS-2", "TROIKA-ADV-LEADERS-3", "TROIKA-R-A4")
def test_a_table_action_once_a_round_for_its_cost():
    m = advanced(["", ""], leaders=["doutor-das-contas", "dona"], money=[1, 2], pile="juizes")
    assert LEADER in offered(m)
    treasury = m.table.treasury
    answer(m, LEADER)
    assert (m.table.money[ANA], m.table.treasury) == (0, treasury + 1)
    assert told(m, "drew-several") == [(ANA, 1, 1 << card("juizes"))]
    assert (only(m), step(m)) == (ANA, "Act")  # it used up no action
    assert LEADER not in offered(m)
    m.table.next_round()
    assert m.table.used == 0
    m = advanced(["juizes", ""], leaders=["doutor-das-contas", "dona"], money=[0, 2])
    assert LEADER not in offered(m)  # no Groups instead
    m = advanced(["", ""], ["juizes", ""], leaders=["comendador", "dona"])
    assert LEADER not in offered(m)  # nothing to take from the discards
    m.table.discard(ANA, card("juizes"))
    assert LEADER in offered(m)


@clause("TROIKA-R-A4")
def test_a_table_action_may_come_after_the_action():
    m = advanced(["", ""], leaders=["doutor-das-contas", "dona"])
    answer(m, STOP)
    assert (only(m), step(m)) == (ANA, "LeaderTime")


@clause("TROIKA-ADV-SYMBOLS-EX-1", "TROIKA-C-17")
def test_bombastic_declarations_do_nothing():
    m = advanced(["", ""], leaders=["dona", "engenheiro"])
    before = (m.table.money, m.table.held, m.scores)
    answer(m, LEADER)
    assert (m.table.money, m.table.held, m.scores) == before
    assert m.table.used == 1


# Organization.


@clause("TROIKA-ADV-ORG-1", "TROIKA-R-A8")
def test_taking_back_alone_is_a_move():
    m = advanced(["juizes expesso revisao", ""])
    answer(m, ORGANIZE)
    answer(m, ALONE + card("juizes"), ALONE + card("expesso"))
    assert names(m, m.secrets.hand(ANA)) == {"juizes", "expesso"}
    assert not any(one >= ALONE for one in offered(m))


BLUE = "expesso opus-day bancos-honestos colegios-de-luxo"


@clause("TROIKA-WX-7", "TROIKA-ADV-ORG-2", "TROIKA-ADV-ORG-EX-1", "TROIKA-R-A9")
@pytest.mark.parametrize(
    ("joins", "sizes"),
    [([0, 0, 0, None], [4, 1]), ([0, 0, None, 3], [3, 2]), ([0, None, 2, None], [2, 2, 1])],
)
def test_five_blue_groups_in_several_columns(joins, sizes):
    blue = cards(BLUE + " clube-dos-consultores")
    m = advanced(["", ""], [BLUE + " clube-dos-consultores", ""])
    m.table.change(ANA, 3, 3)  # five moves
    answer(m, ORGANIZE, blue[0])
    for place, join in zip(blue[1:], joins, strict=True):
        answer(m, place)
        if step(m) == "ChooseColumn":
            columns = sorted(offered(m) - {NEW_COLUMN})
            if join is None:
                answer(m, NEW_COLUMN)
            else:
                want = m.table.column(blue[join])
                answer(m, next(one for one in columns if m.table.column(one) == want))
    found = sorted(
        [bin(m.table.in_column(m.table.controlled[ANA], n)).count("1") for n in range(5)],
        reverse=True,
    )
    assert [size for size in found if size] == sizes


@clause("TROIKA-WX-7")
def test_a_fifth_blue_group_is_illegal_in_the_basic_game():
    m = at_turn([BLUE, ""], ["clube-dos-consultores", ""])
    answer(m, ORGANIZE)
    assert card("clube-dos-consultores") not in offered(m)


@clause("TROIKA-ADV-ORG-3", "TROIKA-R-A9")
def test_only_the_own_column_defends():
    m = advanced(["", "bancos-honestos colegios-de-luxo expesso"])
    rules = rules_of(m)
    together = base_defence(rules, m.table, BIA, card("bancos-honestos"))
    m.table.stand(card("bancos-honestos"), 1)
    assert base_defence(rules, m.table, BIA, card("bancos-honestos")) == together - 2


# Attacks.


@clause("TROIKA-ADV-ATTACK-1", "TROIKA-R-A10", "TROIKA-R-A7", "TROIKA-R-A5")
def test_a_card_is_declared_for_power_or_for_its_action():
    m = advanced(["", "opus-day", "", ""], ["futebol-e-companhia patos-bravos", "expesso", "", ""])
    answer(m, CONTROL, card("opus-day"))
    # Leader 2; the action adds 2 and 0 Power, with the other card's 2 it beats 3.
    assert ACT + card("futebol-e-companhia") in offered(m)
    answer(m, ACT + card("futebol-e-companhia"))
    assert step(m) == "Answer"
    answer(m, STOP)
    assert attack_power(rules_of(m), m.table) == 4
    assert STOP in offered(m)  # it was the required card
    answer(m, STOP)
    assert (only(m), step(m)) == (BIA, "Defend")
    assert offered(m) == {STOP, card("expesso")}  # the defender has no Hand Actions
    assert m.table.discards == 0  # discarded with the attack's cards
    answer(m, STOP, TAKE, TAKE)
    assert "futebol-e-companhia" in names(m, m.table.discards)


@clause("TROIKA-ADV-CARD-3", "TROIKA-R-A19")
def test_public_disservants_come_first_and_scatter_the_column():
    tables = ["", "expesso colegios-de-luxo bancos-honestos", "", ""]
    m = advanced(tables, ["disfuncionarios-publicos camionistas", "", "", ""])
    answer(m, CONTROL, card("expesso"))
    assert base_defence(rules_of(m), m.table, BIA, card("expesso")) == 4
    answer(m, ACT + card("disfuncionarios-publicos"))
    assert base_defence(rules_of(m), m.table, BIA, card("expesso")) == 2
    m = advanced(tables, ["disfuncionarios-publicos camionistas", "", "", ""])
    answer(m, CONTROL, card("expesso"), card("camionistas"))
    assert ACT + card("disfuncionarios-publicos") not in offered(m)


@clause("TROIKA-ADV-CARD-9", "TROIKA-R-A26")
def test_an_action_for_attacks_to_discard_alone():
    hands = ["gente-sem-rosto camionistas", "", "", ""]
    m = advanced(["", "expesso", "", ""], hands)
    answer(m, CONTROL, card("expesso"))
    assert ACT + card("gente-sem-rosto") not in offered(m)
    m = advanced(["", "expesso", "", ""], hands)
    answer(m, DISCARD, card("expesso"), ACT + card("gente-sem-rosto"))
    assert attack_power(rules_of(m), m.table) == 4 + 4


@clause("TROIKA-ADV-ATTACK-2", "TROIKA-R-A11", "TROIKA-R-A13", "TROIKA-ADV-ATTACK-4")
@clause("TROIKA-ADV-ATTACK-3", "TROIKA-R-A14")
def test_support_for_either_side():
    hands = ["camionistas", "", "juizes", "patos-bravos"]
    m = advanced(["", "revisao", "", ""], hands)
    answer(m, CONTROL, card("revisao"), card("camionistas"))
    assert (only(m), step(m)) == (JACK, "Support")
    answer(m, DEFENCE + card("juizes"))
    assert (only(m), step(m)) == (DAVI, "Support")
    answer(m, card("patos-bravos"))
    # Leader 2 + 3 + support 2 against 1, a red Leader, support 3.
    assert told(m, "backed") == [(JACK, card("juizes"), 1, 3), (DAVI, card("patos-bravos"), 0, 2)]
    assert told(m, "duel-ended") == [(ANA, 7, 5)]
    answer(m, TAKE)  # the defender
    answer(m, TAKE)  # the attacker
    assert {"juizes", "patos-bravos"} <= names(m, m.table.discards)
    assert (only(m), step(m)) == (DAVI, "MayDraw")
    assert STOP in offered(m)


@clause("TROIKA-ADV-ATTACK-2")
def test_no_support_in_an_attack_to_discard():
    m = advanced(["", "revisao", "", ""], ["camionistas", "expesso", "juizes", "patos-bravos"])
    answer(m, DISCARD, card("revisao"), card("camionistas"))
    assert (only(m), step(m)) == (BIA, "Defend")


@clause("TROIKA-R-A12")
@pytest.mark.parametrize(("decline", "winner"), [("totals", BIA), ("attacker_wins", ANA)])
def test_a_decline_where_support_already_keeps_the_group(decline, winner):
    hands = ["expesso", "tv-irritante", "juizes", ""]
    m = advanced(["", "revisao", "", ""], hands, decline=decline)
    answer(m, CONTROL, card("revisao"), card("expesso"))  # 4 to 2
    answer(m, DEFENCE + card("juizes"))  # 5
    assert (only(m), step(m)) == (BIA, "Defend")
    answer(m, STOP)
    assert [ended[0] for ended in told(m, "duel-ended")] == [winner]
