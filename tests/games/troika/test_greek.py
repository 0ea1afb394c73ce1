"""The Greek edition."""

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
    names,
    offered,
    only,
    rules_for,
    step,
    story,
    told,
    told_to,
)
from tests.games.troika.test_events import event

from tertulia.core.bits import count
from tertulia.games.troika import GAME
from tertulia.games.troika.cards import TYPES
from tertulia.games.troika.hand_actions import ACT
from tertulia.games.troika.packed import lane
from tertulia.games.troika.turns import COLLECT, CONTROL, DISCARD, LEADER, ORGANIZE, RENEW
from tertulia.games.troika.types import rules_of
from tertulia.games.troika.values import consensuses, income, leader_value, points

TAKE = 1
QUIET = ["kathigitis", "klironomos", "syntrofissa", "proedros"]


def greek(tables, hands=None, leaders=None, **more):
    hands = hands or [""] * len(tables)
    return at_turn(tables, hands, leaders=leaders or QUIET, rules="greek", **more)


def elections(*tables, hands=None, **more):
    return event(greek(list(tables), hands, **more), "gr-ekloges", first="gr-ekloges")


def g(name):
    return card(name, rules="greek")


@clause("TROIKA-EL-COMP-1", "TROIKA-EL-COMP-2", "TROIKA-EL-COMP-3", "TROIKA-C-25")
@clause("TROIKA-EL-TYPES-1", "TROIKA-EL-TABLE-5")
def test_cards():
    rules = rules_for(rules="greek")
    assert [bin(family).count("1") for family in rules.families] == [12] * 4
    assert (len(rules.leaders), len(rules.events)) == (8, 18)
    assert {face.type for face in rules.groups} == set(range(len(TYPES)))


@clause("TROIKA-EL-COMP-4", "TROIKA-EL-COMP-5", "TROIKA-EL-SETUP-1", "TROIKA-EL-SETUP-2")
@clause("TROIKA-R-G18", "TROIKA-EL-TABLE-6", "TROIKA-EL-SETUP-9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_money_and_titles_at_every_count(seats):
    table = GAME.start(seats, 1, {"rules": "greek"}).table
    assert table.treasury == 24 - 2 * seats
    assert [lane(table.titles, place) for place in range(3)] == [4, 4, 4]
    assert table.held[:seats] == (3,) * seats


@clause("TROIKA-EL-SETUP-8", "TROIKA-EL-SETUP-10", "TROIKA-EL-TABLE-2", "TROIKA-R-B3")
def test_leaders_are_chosen_of_two():
    match = GAME.start(4, 3, {"rules": "greek"})
    assert match.to_move == (0, 1, 2, 3)
    assert len(match.decision(0).answers) == 2


@clause("TROIKA-EL-SETUP-3", "TROIKA-EL-SETUP-4", "TROIKA-EL-SETUP-5", "TROIKA-EL-SETUP-6")
@clause("TROIKA-EL-SETUP-7", "TROIKA-EL-EVENTS-4", "TROIKA-EL-TABLE-4", "TROIKA-EL-END-1")
def test_the_pile_of_events():
    from tertulia.core.rng import Rng

    for seed in range(20):
        match = GAME.start(2, seed, {"rules": "greek"})
        GAME.rollout(match, Rng(seed))
        rules = rules_of(match)
        shown = [number for (number,) in told(match, "revealed")]
        for place, number in enumerate(shown):
            assert bool(rules.elections >> number & 1) == (place in (4, 9))
        assert shown[-1] == rules.troika or "bankrupt" in story(match)
        assert match.table.revealed == sum(1 << number for number in shown)


# Turns.


@clause("TROIKA-EL-SEQ-1", "TROIKA-EL-SEQ-2", "TROIKA-EL-SEQ-3", "TROIKA-R-G19", "TROIKA-R-G21")
def test_a_turn():
    m = greek(["", "efoplistes"], ["michanodigoi", ""])
    assert {STOP, ORGANIZE, COLLECT, RENEW} <= offered(m)
    assert not {CONTROL, DISCARD} & offered(m)
    answer(m, STOP, STOP)  # no action, and no use of the Leader
    assert (only(m), step(m)) == (BIA, "Draw")
    answer(m, TAKE)
    assert told(m, "took") == [(BIA, 2)]


@clause("TROIKA-EL-SEQ-4", "TROIKA-R-G4", "TROIKA-EL-SEQ-7")
def test_discard_one_and_draw_two():
    pile = "dikastes eforiakoi"
    m = greek(["", ""], ["michanodigoi", ""], pile=pile)
    answer(m, RENEW, g("michanodigoi"))
    assert told(m, "drew-several") == [(ANA, 2, sum(1 << g(name) for name in pile.split()))]
    assert told_to(m, BIA, "drew-several") == [(ANA, 2)]
    m = greek(["", ""], ["michanodigoi", ""])
    m.table.pile = 0
    m.table.unseen = 1 << g("michanodigoi")
    answer(m, RENEW, g("michanodigoi"))
    assert story(m).count("reshuffled") == 1
    assert told(m, "drew-several") == [(ANA, 1, 1 << g("michanodigoi"))]  # what there is


BLUE = "efoplistes chrimatistes dimoskopoi xenodochoi"


@clause("TROIKA-EL-SEQ-5", "TROIKA-EL-ORG-1", "TROIKA-R-G5", "TROIKA-R-G20", "TROIKA-EL-SEQ-8")
def test_one_or_two_placements_without_any_cap():
    m = greek([BLUE, ""], ["sykofantes kanaliarches dikastes", ""], money=[9, 2])
    answer(m, ORGANIZE)
    assert offered(m) == {STOP, g("sykofantes"), g("kanaliarches"), g("dikastes")}
    answer(m, g("sykofantes"), g("kanaliarches"))
    assert count(m.table.controlled[ANA]) == 6
    while only(m) == ANA:  # the Leader's power; there is no hand limit
        answer(m, STOP)
    assert (only(m), step(m), m.table.money[ANA]) == (BIA, "Draw", 9)
    answer(m, TAKE, STOP)
    while "revealed" not in story(m):
        answer(m, STOP)


@clause("TROIKA-WX-8", "TROIKA-EL-ORG-EX-1")
def test_ioanna_places_two_grey_groups():
    m = greek(["", ""], ["tyfloi-syntaxiouchoi tile-asteres", ""], ["agapoulas", "klironomos"])
    answer(m, ORGANIZE, g("tyfloi-syntaxiouchoi"), g("tile-asteres"))
    assert points(rules_of(m), m.table, ANA, 5) == 2 * 3  # two Groups and the grey Leader


@clause("TROIKA-WX-9", "TROIKA-EL-ORG-EX-2", "TROIKA-EL-CONSENSUS-1", "TROIKA-R-G7")
def test_michalis_completes_a_consensus():
    m = greek(["dikastes efoplistes periptera", ""], ["michanodigoi entimotates-trapezes", ""])
    answer(m, ORGANIZE, g("michanodigoi"))
    assert consensuses(rules_of(m), m.table.controlled[ANA]) == 1
    before = income(rules_of(m), m.table, ANA)
    answer(m, g("entimotates-trapezes"))
    assert income(rules_of(m), m.table, ANA) == before + 3


@clause("TROIKA-WX-10", "TROIKA-EL-INCOME-EX-1", "TROIKA-EL-INCOME-1", "TROIKA-EL-INCOME-2")
@clause("TROIKA-EL-SEQ-6", "TROIKA-EL-TABLE-1", "TROIKA-EL-TABLE-3", "TROIKA-R-G17")
def test_dimitris_collects_8():
    m = greek(
        ["entimotates-trapezes telonia", ""], leaders=["kathigitis", "agapoulas"], money=[0, 2]
    )
    treasury = m.table.treasury
    answer(m, COLLECT)
    assert offered(m) == {0, 1}
    answer(m, 1)
    assert told(m, "collected") == [(ANA, 8, 2)]
    assert (m.table.money[ANA], m.table.treasury, m.table.titles_of(ANA)) == (2, treasury - 2, 1)


@clause("TROIKA-R-G8", "TROIKA-EL-INCOME-2")
def test_hand_money_does_not_buy_titles_unless_by_option():
    tables = ["entimotates-trapezes", ""]
    m = greek(tables, leaders=["kathigitis", "agapoulas"], money=[9, 2])
    answer(m, COLLECT)  # Income 5
    assert told(m, "collected") == [(ANA, 5, 5)]
    m = greek(tables, leaders=["kathigitis", "agapoulas"], money=[9, 2], greek_title_money="on")
    answer(m, COLLECT)
    assert offered(m) == {0, 1, 2}


@clause("TROIKA-R-G16")
def test_no_money_goes_under_the_leader():
    m = greek(["", ""], leaders=["kathigitis", "agapoulas"])
    m.table.titles = 0
    answer(m, COLLECT)
    assert step(m) != "Stash"


# Powers.


@clause("TROIKA-WX-11", "TROIKA-EL-LEADER-EX-1", "TROIKA-EL-LEADER-1", "TROIKA-EL-LEADER-2")
@clause("TROIKA-R-G9")
def test_nora_uses_the_sweetheart():
    hands = ["michanodigoi", ""]
    m = greek(["", ""], hands, ["agapoulas", "klironomos"], money=[2, 2], pile="dikastes")
    treasury = m.table.treasury
    answer(m, LEADER)
    assert (m.table.held[ANA], m.table.money[ANA], m.table.treasury) == (2, 1, treasury + 1)
    assert m.table.used == 1 << ANA
    assert LEADER not in offered(m)
    answer(m, ORGANIZE, g("michanodigoi"), g("dikastes"))
    assert names(m, m.table.controlled[ANA]) == {"michanodigoi", "dikastes"}
    m.table.next_round()
    assert m.table.used == 0


@clause("TROIKA-R-G9")
def test_a_leader_may_act_after_the_action():
    m = greek(["", ""], leaders=["agapoulas", "klironomos"])
    answer(m, STOP)
    assert (only(m), step(m)) == (ANA, "LeaderTime")


@clause("TROIKA-WX-12", "TROIKA-EL-HAND-EX-1", "TROIKA-EL-HAND-2", "TROIKA-EL-HAND-5")
@clause("TROIKA-R-G1", "TROIKA-EL-PRIORITY-1")
def test_konstantinos_plays_the_farmers_instead_of_an_action():
    m = greek(["", ""], ["epidotoumenoi-agrotes", ""])
    answer(m, ACT + g("epidotoumenoi-agrotes"))
    assert names(m, m.table.controlled[ANA]) == {"epidotoumenoi-agrotes"}
    assert told(m, "received") == [(ANA, 2)]
    assert step(m) != "Act"  # it was the action


@clause("TROIKA-EL-HAND-1", "TROIKA-EL-HAND-4")
def test_three_kinds_of_hand_powers():
    symbols = {face.effect.symbol for face in rules_for(rules="greek").groups}
    assert symbols == {"turn", "answer", "campaign"}


@clause("TROIKA-EL-HAND-3", "TROIKA-EL-CARD-7", "TROIKA-R-G2")
def test_a_block_which_may_be_blocked():
    hands = ["periptera dikolavoi", "epitropi-agona", "michanodigoi"]
    m = greek(["", "", ""], hands)
    answer(m, ACT + g("periptera"))
    assert m.to_move == (BIA, JACK)
    m.play(JACK, STOP)
    m.play(BIA, g("epitropi-agona"))
    other = m.copy()
    m.play(JACK, STOP)
    m.play(ANA, g("dikolavoi"))
    m.play(JACK, STOP)
    assert told(m, "received") == [(ANA, 2)]
    other.play(JACK, STOP)
    other.play(ANA, STOP)
    assert other.table.treasury == m.table.treasury + 2
    assert "periptera" in names(other, other.table.discards)
    assert other.decision(other.to_move[0]).step != "Act"  # blocked, it has spent the action


@clause("TROIKA-R-G2")
def test_leader_powers_are_not_blocked():
    m = greek(["", ""], ["", "dikolavoi"], ["agapoulas", "klironomos"])
    answer(m, LEADER)
    assert step(m) == "Act"


@clause("TROIKA-EL-CARD-1", "TROIKA-R-G13")
def test_a_leader_who_is_out_counts_for_nothing_to_the_end():
    m = greek(["", "efoplistes"], ["kanaliarches", ""], ["agapoulas", "klironomos"])
    answer(m, ACT + g("kanaliarches"), BIA)
    rules = rules_of(m)
    m.table.next_round()
    assert [leader_value(rules, m.table, BIA, what) for what in range(3)] == [0, 0, 0]
    assert points(rules, m.table, BIA, 0) == 3  # the Group alone
    assert points(rules, m.table, BIA, 5) == 2  # the blue Leader is no blue card any more


@clause("TROIKA-EL-CARD-4", "TROIKA-R-G14")
def test_a_single_blue_group_is_seized():
    m = greek(["", "efoplistes", "chrimatistes xenodochoi"], ["dikastes", "", ""])
    answer(m, ACT + g("dikastes"))
    assert offered(m) == {BIA}
    answer(m, BIA)
    assert names(m, m.table.controlled[ANA]) == {"efoplistes"}
    m = greek(["", "chrimatistes xenodochoi"], ["dikastes", ""])
    assert ACT + g("dikastes") not in offered(m)  # only if somebody has a single one


@clause("TROIKA-EL-CARD-1", "TROIKA-EL-CARD-5", "TROIKA-R-G15")
def test_a_power_without_anything_to_name_is_not_offered():
    m = greek(["dikastes", ""], ["kanaliarches monastiria taxitzides", ""])
    assert ACT + g("kanaliarches") in offered(m)
    assert not {ACT + g("monastiria"), ACT + g("taxitzides")} & offered(m)
    answer(m, ACT + g("kanaliarches"), BIA)
    m = greek(["", "dikastes"], ["monastiria kanaliarches", ""])
    m.table.ousted = m.table.disabled = 1 << BIA
    assert ACT + g("kanaliarches") not in offered(m)
    assert ACT + g("monastiria") in offered(m)


@clause("TROIKA-EL-CARD-5", "TROIKA-R-G15")
def test_each_opponent_pays_or_loses_the_group_that_is_named():
    tables = ["", "efoplistes chrimatistes", "dikastes", ""]
    m = greek(tables, ["monastiria", "", "", ""], money=[0, 1, 0, 0])
    answer(m, ACT + g("monastiria"))
    assert offered(m) == {g("efoplistes"), g("chrimatistes")}
    answer(m, g("efoplistes"))
    assert (only(m), step(m)) == (BIA, "PayOrLose")
    answer(m, 1)
    assert told(m, "handed") == [(BIA, ANA, 1)]
    answer(m, g("dikastes"))  # Jack cannot pay; Davi has no Group
    assert told(m, "dropped") == [(JACK, g("dikastes"))]


@clause("TROIKA-EL-CARD-5", "TROIKA-R-B32")
def test_opponents_are_named_from_the_left_on():
    tables = ["nomarches", "efoplistes", "", "dikastes"]
    m = greek(tables, ["", "", "monastiria", ""], money=[1] * 4, seat=JACK)
    answer(m, ACT + g("monastiria"), g("dikastes"), 1, g("nomarches"), 1, g("efoplistes"), 1)
    assert [paid[0] for paid in told(m, "handed")] == [DAVI, ANA, BIA]


# Debts.


@clause("TROIKA-EL-PAY-1", "TROIKA-EL-PAY-2", "TROIKA-EL-PAY-4", "TROIKA-EL-PAY-5", "TROIKA-R-G10")
def test_debts_from_powers_are_settled_like_others():
    m = greek(["", "efoplistes"], ["eforiakoi", ""], money=[0, 1])
    answer(m, ACT + g("eforiakoi"), BIA)
    assert (only(m), step(m)) == (BIA, "Pay")
    assert STOP not in offered(m)
    answer(m, g("efoplistes"), STOP)
    assert told(m, "received") == [(ANA, 2)]
    assert m.table.money[BIA] == 1
    m = event(greek(["", ""], government=BIA, treasury=2), "gr-anathesi")
    assert told(m, "received") == [(BIA, 2)]


@clause("TROIKA-R-G10")
def test_the_price_of_ones_own_power_is_no_debt():
    m = greek(["dikastes", ""], leaders=["agapoulas", "klironomos"], money=[0, 2])
    assert LEADER not in offered(m)


@clause("TROIKA-EL-PAY-3")
def test_forced_discards_from_hand_or_table():
    m = greek(["", "efoplistes"], ["limenergates", "dikastes"])
    answer(m, ACT + g("limenergates"), STOP, BIA)
    assert offered(m) == {g("efoplistes"), g("dikastes")}


@clause("TROIKA-EL-EVENTS-1", "TROIKA-EL-EVENTS-2", "TROIKA-EL-EVENTS-3")
def test_events():
    m = event(greek(["", "", ""]), "gr-eisfora")
    assert told(m, "paid") == [(ANA, 1), (BIA, 1), (JACK, 1)]
    m = event(greek(["", ""]), "gr-skandalo")
    assert story(m)[-3:] == ["revealed", "round", "turn"]


@clause("TROIKA-EL-END-2")
def test_bankruptcy():
    m = greek(["", ""], treasury=0)
    m.table.titles = 0
    event(m, "gr-skandalo")
    assert m.over
