"""Events, debts, forced discards, and the end of the game."""

from copy import deepcopy

import pytest
from tests.games.clauses import clause
from tests.games.troika.playing import (
    ANA,
    BIA,
    DECKS,
    JACK,
    NOBODY,
    STOP,
    answer,
    at_turn,
    card,
    cards,
    find,
    names,
    offered,
    only,
    step,
    story,
    told,
    told_to,
)

from tertulia.core.errors import IllegalMove
from tertulia.core.log import Script
from tertulia.games.troika import GAME
from tertulia.games.troika.ending import EndRound
from tertulia.games.troika.occasions import Reveal
from tertulia.games.troika.packed import pack
from tertulia.games.troika.types import rules_of


def event(m, name, first=""):
    """The round is over and the Event ``name`` comes; ``first`` is its kind if that is special."""
    rules = rules_of(m)
    number = find(rules.events, name)
    m.script = Script({"events": [number]})
    if "troika" in (name, first):
        m.script = Script({"troika": [0]})
        m.table.round = 2 * rules.before_elections + 3
    elif name == "eleicoes" or first:
        m.table.round = rules.before_elections + 1
    m.table.turn_of(NOBODY)
    m.top = None
    m.push(Reveal())
    m.owing = 0
    m.go_on()
    return m


def table(*tables, hands=None, **more):
    return at_turn(list(tables), hands or [""] * len(tables), **more)


@clause("TROIKA-EVENTS-3", "TROIKA-EVENTS-7", "TROIKA-R-B32", "TROIKA-R-B31")
def test_everyone_pays_in_round_order():
    m = event(table("", "", ""), "aumento-de-impostos")
    assert told(m, "paid") == [(ANA, 1), (BIA, 1), (JACK, 1)]
    assert told(m, "round") == [(ANA, 2)]


@clause("TROIKA-EVENTS-4")
def test_all_who_are_tied_are_concerned():
    m = event(table("revisao", "expesso procuradoria", "tv-irritante"), "fundos-perdidos")
    votes = [number for _, number in told(m, "announced")]
    assert votes == []
    m = event(table("pensionistas", "tv-irritante", ""), "peregrinacao")
    assert (only(m), step(m)) == (ANA, "Draw")
    answer(m, 1)
    assert (only(m), step(m)) == (BIA, "Draw")
    answer(m, 1)
    assert story(m)[-1] == "turn"


@clause("TROIKA-EVENTS-5")
def test_an_event_for_a_government_without_one_has_no_effect():
    for name in ("escutas", "adjudicacao", "manifestacao", "contas-a-moda"):
        m = event(table("juizes", "expesso"), name if name != "escutas" else "escutas-na-gaveta")
        assert story(m)[-3:] == ["revealed", "round", "turn"]
    m = event(table("", ""), "privatizacao")  # nobody has any gold
    assert story(m)[-3:] == ["revealed", "round", "turn"]


@clause("TROIKA-EVENTS-6", "TROIKA-R-B9")
def test_a_short_treasury_pays_what_it_has():
    m = event(table("", "", government=BIA, treasury=2), "adjudicacao-directa")
    assert told(m, "received") == [(BIA, 2)]


@clause("TROIKA-PAY-1", "TROIKA-R-B33")
def test_forced_discards_come_from_hand_or_table_as_the_player_likes():
    m = event(table("juizes", "", hands=["expesso", ""]), "comissao-de-inquerito")
    assert offered(m) == set(cards("juizes expesso"))
    answer(m, card("expesso"))
    assert names(m, m.table.discards) == {"expesso"}
    m = event(table("juizes", "", hands=["expesso", ""], government=ANA), "escutas-na-gaveta")
    assert offered(m) == {card("juizes")}
    m = event(table("", "juizes", government=ANA), "escutas-na-gaveta")
    assert story(m)[-1] == "turn"  # who has none is exempt; M€ do not serve


@clause("TROIKA-PAY-2", "TROIKA-R-B34")
def test_who_lacks_the_money_discards_power_and_keeps_the_money():
    m = table("tv-irritante", "", hands=["juizes revisao", ""], money=[1, 3])
    m.table.owned = (pack([1, 0, 0]), 0, 0, 0)
    event(m, "lista-de-contas")  # 2 M€ are due
    assert (only(m), step(m)) == (ANA, "Pay")
    assert offered(m) == set(cards("tv-irritante juizes revisao"))
    with pytest.raises(IllegalMove):
        answer(m, STOP)
    answer(m, card("revisao"))
    assert STOP not in offered(m)
    answer(m, card("tv-irritante"))
    assert offered(m) == {STOP, card("juizes")}  # more may be discarded
    assert m.table.discards == 0
    answer(m, STOP)
    assert names(m, m.table.discards) == {"revisao", "tv-irritante"}
    assert m.table.money[ANA] == 1


@clause("TROIKA-R-B34")
def test_who_can_pay_has_no_choice():
    m = table("juizes", "", money=[2, 3])
    m.table.owned = (pack([1, 0, 0]), 0, 0, 0)
    event(m, "lista-de-contas")
    assert told(m, "paid") == [(ANA, 2)]


@clause("TROIKA-PAY-3", "TROIKA-R-B36")
def test_a_creditor_is_paid_by_the_treasury_after_a_discard():
    m = event(table("juizes", "", money=[0, 2], government=BIA), "contas-a-moda-da-aldeia")
    answer(m, card("juizes"), STOP)
    assert told(m, "received") == [(BIA, 1)]
    assert m.table.money[BIA] == 3
    m = event(table("juizes", "", money=[1, 2], government=BIA), "contas-a-moda-da-aldeia")
    assert told(m, "handed") == [(ANA, BIA, 1)]


def insolvent(**options):
    m = table("pensionistas", "", hands=["santuario", ""], money=[1, 2], **options)
    m.table.owned = (pack([1, 0, 0]), 0, 0, 0)
    event(m, "lista-de-contas")
    assert offered(m) == {STOP}
    answer(m, STOP)
    return m


@clause("TROIKA-R-B35", "TROIKA-R-B36")
def test_who_cannot_settle_shows_the_hand_and_pays_what_there_is():
    m = insolvent()
    assert told_to(m, BIA, "showed") == [(ANA, card("santuario"))]
    assert m.table.known[ANA] == 1 << card("santuario")
    assert told(m, "paid") == [(ANA, 1)]
    assert m.table.discards == 0


@clause("TROIKA-R-B35")
def test_the_other_ways_with_a_debt_that_nothing_covers():
    m = insolvent(insolvent="nothing")
    assert (m.table.money[ANA], m.table.discards) == (1, 0)
    m = insolvent(insolvent="discard_all")
    assert names(m, m.table.discards) == {"pensionistas", "santuario-com-estacionamento"}
    assert m.table.money[ANA] == 1


@clause("TROIKA-EVENTS-3")
def test_a_general_strike_calls_red_groups_back():
    m = event(table("revisao camionistas juizes", "ambientalistas"), "greve-geral")
    assert offered(m) == set(cards("revisao camionistas"))
    answer(m, card("camionistas"))
    assert m.table.known[ANA] == 1 << card("camionistas")
    assert story(m)[-1] == "turn"


def test_the_government_pays_each_other_player():
    m = event(table("", "", "", government=BIA), "manifestacao")
    assert told(m, "handed") == [(BIA, ANA, 1), (BIA, JACK, 1)]


@clause("TROIKA-END-1", "TROIKA-R-B44")
def test_troika_ends_the_game_at_once():
    m = event(table("juizes", "expesso"), "troika")
    assert m.over
    assert story(m)[story(m).index("revealed") + 1] == "scored"
    assert GAME.events[m.log.events[-1].kind].name == "ended"


@clause("TROIKA-END-2", "TROIKA-R-B43")
def test_bankruptcy_after_the_event():
    m = table("", "", treasury=0)
    m.table.titles = 0
    event(m, "aumento-de-impostos")  # fills the Treasury again
    assert not m.over
    m.table.treasury = 0
    m.top = None
    m.push(EndRound())
    m.owing = 0
    m.go_on()
    assert m.over
    assert "bankrupt" in story(m)


@clause("TROIKA-EVENTS-5")
@pytest.mark.parametrize("who", ["everyone", "most grey"])
def test_a_payment_to_the_government_needs_one_that_is_another(monkeypatch, who):
    deck = deepcopy(DECKS["portuguese"])
    event_of = {each["id"]: each for each in deck["events"]}
    event_of["aumento-de-impostos"]["action"]["value"] |= {"who": who, "to": "government"}
    monkeypatch.setitem(DECKS, "portuguese", deck)
    tables = ["patos-bravos", "pensionistas"]
    m = event(at_turn(tables, ["", ""], money=[2, 0]), "aumento-de-impostos")
    assert not told(m, "paid")
    m = event(at_turn(tables, ["", ""], money=[2, 0], government=BIA), "aumento-de-impostos")
    assert told(m, "handed") == [(ANA, BIA, 1)]
