"""What players are told: why an answer is refused, what a card says, in each edition."""

import pytest
from tests.games.clauses import clause
from tests.games.troika.playing import ANA, answer, at_turn, card, cards, step
from tests.games.troika.test_advanced import advanced
from tests.games.troika.test_greek import g, greek

from tertulia.core.errors import IllegalMove
from tertulia.core.rng import Rng
from tertulia.games.troika import GAME as TROIKA
from tertulia.games.troika.faces import group_face, leader_face
from tertulia.games.troika.hand_actions import ACT
from tertulia.games.troika.turns import COLLECT, CONTROL, ORGANIZE
from tertulia.games.troika.types import rules_of
from tertulia.texts import rulebook


def refused(m, given):
    """The clause and the key of the refusal."""
    with pytest.raises(IllegalMove) as error:
        m.play(m.to_move[0], given)
    return error.value.rule, error.value.reason.key


@clause("TROIKA-R-A10", "TROIKA-R-B21")
def test_a_card_that_would_leave_too_little_is_not_said_to_be_missing():
    m = advanced(["", "opus-day", ""], ["condominio-da-praia", "", ""])
    answer(m, CONTROL, card("opus-day"))
    alone = card("condominio-da-praia")  # by Power a tie
    assert m.decision(ANA).answers == (ACT + alone,)
    assert refused(m, alone) == ("TROIKA-R-B21", "troika-refusal-spare")
    assert refused(m, card("juizes")) == ("TROIKA-ATTACK-3", "troika-refusal-not-in-hand")
    assert refused(m, ACT + card("juizes"))[1] == "troika-refusal-not-in-hand"
    assert alone in m.decision(ANA).tempting


@clause("TROIKA-ORG-1", "TROIKA-ADV-HAND-2")
def test_when_the_moves_are_used_up_no_family_is_said_to_be_full():
    m = advanced(["", ""], ["juizes expesso empresas-de-ninguem camionistas", ""])
    answer(m, ORGANIZE, *cards("juizes expesso"))
    assert step(m) == "Organize"
    assert refused(m, card("camionistas")) == ("TROIKA-ORG-1", "troika-refusal-moves")
    assert refused(m, ACT + card("camionistas"))[1] == "troika-refusal-hand-action"
    assert m.decision(ANA).prompt.args == {"number": 0}


@clause("TROIKA-EL-SEQ-3", "TROIKA-EL-SEQ-5", "TROIKA-EL-INCOME-2")
def test_the_greek_edition_speaks_of_its_own_actions():
    m = greek(["efoplistes megalogiatroi entimotates-trapezes", ""], ["kafeneia", ""])
    assert refused(m, CONTROL) == ("TROIKA-EL-SEQ-3", "refusal-not-offered")
    assert CONTROL not in m.decision(ANA).tempting
    assert m.decision(ANA).why.rule == "TROIKA-EL-SEQ-3"
    organize = m.decision(ANA).describe(ORGANIZE).text.key
    assert organize == "troika-answer-action-organization-greek"
    again = m.copy()
    answer(again, ORGANIZE)
    assert again.decision(ANA).why.rule == "TROIKA-EL-SEQ-5"
    answer(m, COLLECT)
    assert m.decision(ANA).why.rule == "TROIKA-EL-INCOME-2"


def cited(m):
    """The clauses that whoever is asked is shown, with the question, a refusal and the table."""
    seat = m.to_move[0]
    decision, scene = m.decision(seat), m.game.scene(m.view(seat))
    reasons = [decision.refuse(answer).reason for answer in (*decision.tempting, 777)]
    tags = [tag for player in scene.players for tag in player.tags]
    shown = [decision.why, decision.prompt, *reasons, *tags]
    return {decision.rule, *(text.rule for text in shown if text), *(z.rule for z in scene.zones)}


@clause("TROIKA-EL-SEQ-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_the_greek_edition_no_clause_of_the_other_one_is_cited(seats):
    known = {clause.id for part in rulebook(TROIKA, "en") for clause in part.clauses}
    for seed in range(3):
        m, rng = TROIKA.start(seats, seed, {"rules": "greek"}), Rng(seed)
        rules = set()
        while not m.over:
            rules |= cited(m)
            seat = m.to_move[0]
            events = m.play(seat, TROIKA.greedy(m.view(seat), seat, rng))
            rules |= {m.rules.cited(TROIKA.events[event.kind].rule) for event in events}
        rules -= {None, ""}
        assert len(rules) > 20
        assert rules <= known
        assert [rule for rule in rules if not rule.startswith(("TROIKA-EL-", "TROIKA-R-"))] == []


@clause("TROIKA-EL-HAND-2")
def test_a_greek_hand_power_says_that_it_replaces_the_action():
    rules = rules_of(greek(["", ""]))
    texts = (group_face(rules, g("kafeneia")).text, leader_face(rules, 0).text)
    times = [text.args["when"] for text in texts if text]
    assert times == ["key:troika-when-instead", "key:troika-when-turn"]


@clause("TROIKA-ADV-GROUPS-1", "TROIKA-ADV-LEADERS-1", "TROIKA-ADV-SYMBOLS-1")
@pytest.mark.parametrize("three", ["two", "three"])
def test_a_card_tells_its_variable_values(three):
    rules = rules_of(advanced(["", ""], three_card=three))
    told = {}
    for place, face in enumerate(rules.groups):
        terms = group_face(rules, place).terms
        assert len(terms) == len(face.variables)
        told.update({(face.id, term.key): term.args for term in terms})
    assert {key for _, key in told} == {
        f"troika-term-{form}" for form in ("type", "one", "two", "three", "name")
    }
    name = told["patos-bravos", "troika-term-name"]
    assert name == {"value": "key:troika-pip-coins", "card": "card:troika-group-poder-local"}
    assert told["poder-local", "troika-term-three"]["number"] == (3 if three == "three" else 2)
    assert any(leader_face(rules, place).terms for place in range(8))
    basic = rules_of(at_turn(["", ""], ["", ""]))
    assert not any(group_face(basic, place).terms for place in range(42))
