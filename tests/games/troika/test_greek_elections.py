"""The Greek edition: elections, points, and its deck."""

import copy

import pytest
from tests.games.clauses import clause
from tests.games.troika.playing import (
    ANA,
    BIA,
    JACK,
    MONEY,
    NOBODY,
    STOP,
    answer,
    find,
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
from tests.games.troika.test_greek import elections, g, greek

from tertulia.core.errors import BadDeck
from tertulia.games.troika import GAME
from tertulia.games.troika.packed import pack
from tertulia.games.troika.rules import shipped_deck
from tertulia.games.troika.types import rules_of
from tertulia.games.troika.values import points, votes

TAKE = 1


# Elections.


@clause("TROIKA-EL-ELECTIONS-0", "TROIKA-EL-ELECTIONS-1", "TROIKA-EL-ELECTIONS-2")
@clause("TROIKA-EL-ELECTIONS-3", "TROIKA-EL-ELECTIONS-4", "TROIKA-EL-ELECTIONS-5")
@clause("TROIKA-EL-ELECTIONS-6", "TROIKA-EL-ELECTIONS-7", "TROIKA-EL-CARD-2")
def test_an_election_with_a_campaign_power():
    tables = ["dikastes efoplistes michanodigoi periptera", ""]
    m = elections(*tables, hands=["", "foititopateres"])
    mine = votes(rules_of(m), m.table, ANA)
    assert told(m, "announced")[0] == (ANA, mine)
    assert mine == 1 + 0 + 0 + 1 + 1 + 2  # the Leader, four Groups, a Consensus
    assert (only(m), step(m)) == (ANA, "Campaign")
    answer(m, STOP, g("foititopateres"), MONEY)
    assert told_to(m, ANA, "laid") == [(BIA,), (BIA,)]
    answer(m, STOP)
    assert told(m, "counted")[1] == (BIA, 2 + 3 + 1)
    assert (only(m), step(m)) == (BIA, "UsePowers")
    answer(m, g("foititopateres"))
    assert told(m, "elected") == [(BIA, 8, 0)]
    assert (only(m), step(m)) == (ANA, "Draw")
    answer(m, TAKE)
    assert "foititopateres" in names(m, m.table.discards)
    assert told(m, "round")[-1][0] == BIA


@clause("TROIKA-EL-CARD-3", "TROIKA-R-G3")
def test_one_vote_may_be_moved():
    m = elections("", "", "", hands=["tile-asteres", "", ""], money=[0, 0, 0])
    answer(m, g("tile-asteres"))
    assert (only(m), step(m)) == (ANA, "UsePowers")
    answer(m, g("tile-asteres"))
    assert offered(m) == {STOP, ANA, BIA, JACK}
    answer(m, BIA)
    assert offered(m) == {ANA, JACK}
    before = m.table.votes
    answer(m, ANA)
    assert told(m, "elected") == [(ANA, before[ANA] + 1, 0)]
    m = elections("", "", hands=["tile-asteres", ""], money=[0, 0])
    m.table.disabled = 0b10
    answer(m, g("tile-asteres"), g("tile-asteres"))
    assert BIA not in offered(m)  # who has no Vote
    answer(m, STOP)


@clause("TROIKA-EL-CARD-6")
def test_votes_of_an_opponents_group_count_for_you():
    leaders = ["filos-tou-laou", "klironomos"]
    m = elections("", "tyfloi-syntaxiouchoi", leaders=leaders, money=[1, 0])
    assert (only(m), step(m)) == (ANA, "LeaderTime")
    answer(m, 0, g("tyfloi-syntaxiouchoi"))
    assert m.table.sway == (4, -4, 0, 0)
    assert told(m, "elected") == [(ANA, 7, 0)]


@clause("TROIKA-EL-ELECTIONS-TIE-1", "TROIKA-EL-ELECTIONS-TIE-2", "TROIKA-R-G11")
def test_ties():
    leaders = ["agapoulas", "klironomos", "syntrofissa"]
    m = elections("", "", "", leaders=leaders, money=[0, 0, 0], government=JACK)
    assert told(m, "tied") == [(0b111,)]
    assert m.table.government == NOBODY
    answer(m, 0, 0, 0)
    assert told(m, "round")[-1][0] == ANA
    m = elections("tyfloi-syntaxiouchoi", "", "", leaders=leaders, money=[0, 0, 0])
    assert told(m, "elected")[0][0] == ANA
    assert story(m)[-1] == "turn"  # nobody draws


@clause("TROIKA-EL-CARD-8", "TROIKA-R-G12", "TROIKA-EL-VP-4")
def test_a_repeat_election():
    leaders = ["filos-tou-laou", "klironomos"]
    m = greek(["", "tyfloi-syntaxiouchoi"], ["foititopateres", ""], leaders)
    m.table.elect(ANA, 0)
    event(m, "gr-epanaliptikes")
    assert told(m, "elected") == [(BIA, 6, 1)]
    assert "laid" not in story(m)
    assert "table-action" not in story(m)
    assert (only(m), step(m)) == (ANA, "Draw")
    assert [points(rules_of(m), m.table, seat, 2) for seat in (ANA, BIA)] == [10, 5]


# Points.


@clause("TROIKA-EL-VP-1", "TROIKA-EL-VP-3", "TROIKA-EL-VP-5", "TROIKA-EL-VP-6", "TROIKA-EL-VP-7")
def test_lines_of_the_score():
    m = greek(["dikastes efoplistes michanodigoi periptera", ""], money=[5, 0])
    m.table.owned = (pack([1, 0, 2]), 0, 0, 0)
    lines = [points(rules_of(m), m.table, ANA, line) for line in range(6)]
    assert lines == [3 + 3 + 2 + 1 + 2, 5, 0, 16, 2, 4]
    assert m.scores == (sum(lines), m.scores[BIA])
    event(m, "gr-troika", first="troika")
    assert m.winners == (ANA,)


@clause("TROIKA-EL-VP-2", "TROIKA-EL-ORG-2", "TROIKA-R-G6")
@pytest.mark.parametrize(
    ("options", "worth"),
    [
        ({}, 2 * 3),
        ({"greek_family_vp": 3}, 3 * 3),
        ({"greek_leader_family": "power"}, 2 * 2 + 2),
    ],
)
def test_the_largest_family(options, worth):
    m = greek(["efoplistes chrimatistes dikastes", ""], **options)  # a blue Leader of Power 2
    assert points(rules_of(m), m.table, ANA, 5) == worth


@clause("TROIKA-C-25")
@pytest.mark.parametrize(
    ("name", "change", "field"),
    [
        ("michanodigoi", {"colour": {"value": "blue", "source": "printed"}}, "colour"),
        ("entimotates-trapezes", {"income": {"value": 0, "source": "printed"}}, "income"),
        (
            "monastiria",
            {
                "action": {
                    "value": {"symbol": "turn", "effect": "draw", "amount": 1},
                    "source": "printed",
                }
            },
            "action.effect",
        ),
    ],
)
def test_a_deck_that_breaks_what_is_printed(name, change, field):
    changed = copy.deepcopy(shipped_deck("greek"))
    groups = changed["groups"]
    assert isinstance(groups, list)
    next(table for table in groups if table["id"] == name).update(change)
    with pytest.raises(BadDeck) as error:
        GAME.start(2, options={"rules": "greek"}, deck=changed)
    assert error.value.constraint == "TROIKA-C-25"
    assert error.value.field == field


def test_a_deck_of_the_other_edition_is_refused():
    with pytest.raises(BadDeck):
        GAME.start(2, options={"rules": "greek"}, deck=shipped_deck("portuguese"))
    with pytest.raises(BadDeck):
        GAME.start(2, deck=shipped_deck("greek"))


def test_names_in_english_are_those_of_the_greek_deck():
    from tertulia import texts

    rules = rules_for(rules="greek")
    for kind, faces in (("group", rules.groups), ("leader", rules.leaders)):
        for face in faces:
            assert texts.say("en", f"troika-{kind}-{face.id}") == face.english
    assert find(rules.events, "gr-troika") == rules.troika
