"""The Portuguese deck: what is printed, what is marked as ours, and what a bad file is told."""

import copy

import pytest
from tests.games.clauses import clause
from tests.games.troika.playing import find, rules_for

from tertulia.core.errors import BadDeck
from tertulia.games.troika import GAME
from tertulia.games.troika.cards import TYPES
from tertulia.games.troika.rules import portuguese_deck
from tertulia.games.troika.types import rules_of
from tertulia.games.troika.vocabulary import EVENT_EFFECTS, HAND_EFFECTS, TABLE_EFFECTS


def deck():
    return copy.deepcopy(portuguese_deck())


def entry(cards, name):
    return next(table for table in cards if table["id"] == name)


def refused(changed, constraint, card, field):
    with pytest.raises(BadDeck) as error:
        GAME.start(4, deck=changed)
    found = (error.value.constraint, error.value.card, error.value.field)
    assert found == (constraint, card, field)


@pytest.mark.parametrize(
    ("name", "field", "value", "constraint"),
    [
        ("procuradoria", "votes", 3, "TROIKA-C-7"),
        ("procuradoria", "power", 1, "TROIKA-C-7"),
        ("banco-da-portugalandia", "power", 2, "TROIKA-C-8"),
        ("expesso", "power", 3, "TROIKA-C-9"),
        ("revisao", "power", 0, "TROIKA-C-10"),
        ("ambientalistas", "power", 2, "TROIKA-C-11"),
        ("patos-bravos", "votes", 1, "TROIKA-C-12"),
        ("meninas-boas", "power", 2, "TROIKA-C-13"),
        ("bancos-honestos", "income", 0, "TROIKA-C-14"),
        ("pensionistas", "votes", 1, "TROIKA-C-15"),
        ("tv-irritante", "votes", 2, "TROIKA-C-15"),
    ],
)
@clause("TROIKA-C-7", "TROIKA-C-8", "TROIKA-C-9", "TROIKA-C-10", "TROIKA-C-11", "TROIKA-C-12")
@clause("TROIKA-C-13", "TROIKA-C-14", "TROIKA-C-15")
def test_a_printed_value_that_is_changed(name, field, value, constraint):
    changed = deck()
    entry(changed["groups"], name)[field]["value"] = value
    refused(changed, constraint, name, field)


@clause("TROIKA-C-7", "TROIKA-C-14")
def test_a_printed_colour_that_is_changed():
    changed = deck()
    entry(changed["groups"], "procuradoria")["colour"]["value"] = "red"
    entry(changed["groups"], "revisao")["colour"]["value"] = "gold"
    refused(changed, "TROIKA-C-7", "procuradoria", "colour")
    changed = deck()
    entry(changed["groups"], "bancos-honestos")["colour"]["value"] = "red"
    entry(changed["groups"], "revisao")["colour"]["value"] = "blue"
    refused(changed, "TROIKA-C-14", "bancos-honestos", "colour")


@clause("TROIKA-C-1", "TROIKA-C-2", "TROIKA-C-3")
def test_wrong_numbers_of_cards():
    changed = deck()
    del changed["groups"][-1]
    refused(changed, "TROIKA-C-1", "groups", "colour")
    changed = deck()
    entry(changed["leaders"], "engenheiro")["colour"]["value"] = "gold"
    refused(changed, "TROIKA-C-2", "leaders", "colour")
    changed = deck()
    del entry(changed["leaders"], "visitante-de-fora")["bonus"]
    refused(changed, "TROIKA-C-2", "leaders", "colour")
    changed = deck()
    entry(changed["events"], "eleicoes")["copies"] = 1
    refused(changed, "TROIKA-C-3", "events", "elections")
    changed = deck()
    entry(changed["events"], "greve-geral")["copies"] = 2
    refused(changed, "TROIKA-C-3", "events", "copies")


@clause("TROIKA-C-4", "TROIKA-C-5", "TROIKA-C-6")
def test_numbers_of_the_deck_that_do_not_fit():
    changed = deck()
    changed["treasury"]["value"] = [3, 18, 24]
    with pytest.raises(BadDeck) as error:
        GAME.start(2, deck=changed)
    assert error.value.constraint == "TROIKA-C-4"
    changed = deck()
    changed["events_before_elections"]["value"] = [6, 3, 2]
    with pytest.raises(BadDeck) as error:
        GAME.start(2, deck=changed)
    assert error.value.constraint == "TROIKA-C-6"
    changed = deck()
    changed["titles_5"]["value"] = [4, 4]
    refused(changed, "file", "deck", "titles_5")


@clause("TROIKA-C-16", "TROIKA-C-17", "TROIKA-C-18")
def test_leaders_that_are_missing():
    changed = deck()
    for name in ("dona-do-condominio",):
        entry(changed["leaders"], name)["power"]["value"] = 2
    refused(changed, "TROIKA-C-16", "leaders", "power")
    changed = deck()
    action = entry(changed["leaders"], "doutor-das-contas")["action"]["value"]
    action.update(effect="draw", amount=1)
    refused(changed, "TROIKA-C-17", "leaders", "action")
    changed = deck()
    for table in changed["leaders"]:
        table["action"]["value"]["when"] = "turn"
    refused(changed, "TROIKA-C-18", "leaders", "action.when")


@clause("TROIKA-C-19", "TROIKA-C-20", "TROIKA-C-21", "TROIKA-C-22", "TROIKA-C-23")
def test_what_the_groups_lack_together():
    changed = deck()
    for table in changed["groups"]:
        if table["type"]["value"] == "spiritual":
            table["type"]["value"] = "media"
    refused(changed, "TROIKA-C-19", "groups", "type")
    changed = deck()
    entry(changed["groups"], "patos-bravos")["variable"]["value"] = []
    refused(changed, "TROIKA-C-20", "poder-local", "variable.name")
    changed = deck()
    for table in changed["groups"]:
        if table["action"]["value"]["symbol"] == "elections":
            table["action"]["value"] = {"symbol": "any", "effect": "receive", "amount": 1}
    refused(changed, "TROIKA-C-21", "groups", "action.symbol")
    changed = deck()
    entry(changed["groups"], "juizes")["action"]["value"] = {"symbol": "income", "effect": "swap"}
    refused(changed, "TROIKA-C-22", "juizes", "action.effect")
    changed = deck()
    for table in changed["groups"]:
        table["income"]["value"] = 2 if table["id"] == "bancos-honestos" else 0
    refused(changed, "TROIKA-C-23", "groups", "income")


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"power": {"value": 2}}, "power"),
        ({"power": {"value": "2", "source": "printed"}}, "power"),
        ({"type": {"value": "royal", "source": "printed"}}, "type"),
        ({"colour": {"value": "pink", "source": "printed"}}, "colour"),
        ({"strength": 3}, "strength"),
        (
            {"action": {"value": {"symbol": "any", "effect": "fly"}, "source": "printed"}},
            "action.effect",
        ),
        (
            {"action": {"value": {"symbol": "any", "effect": "draw"}, "source": "printed"}},
            "action.amount",
        ),
        (
            {
                "action": {
                    "value": {"symbol": "income", "effect": "swap", "amount": 1},
                    "source": "printed",
                }
            },
            "action.amount",
        ),
        ({"name": {"value": "", "source": "printed"}}, "name"),
        ({"variable": {"value": [{"of": "votes"}], "source": "printed"}}, "variable"),
    ],
)
def test_a_field_that_cannot_be_read_is_named(change, field):
    changed = deck()
    entry(changed["groups"], "juizes").update(change)
    refused(changed, "file", "juizes", field)


def test_ids_are_unique():
    changed = deck()
    changed["groups"][1]["id"] = changed["groups"][0]["id"]
    refused(changed, "file", "procuradoria", "id")


def test_what_is_ours_is_marked():
    rules = rules_for()
    office = rules.groups[find(rules.groups, "procuradoria")]
    assert not {"name", "colour", "power", "votes"} & set(office.guessed)
    assert {"income", "type"} <= set(office.guessed)
    assert all("type" in face.guessed for face in rules.groups)


def test_every_type_and_effect_is_used():
    rules, greek = (
        rules_of(GAME.prepare(4, 0, {"rules": name}, None, None)) for name in ("advanced", "greek")
    )
    for one in (rules, greek):
        assert {face.type for face in one.groups} == set(range(len(TYPES)))
        assert {face.effect.name for face in one.events} == set(EVENT_EFFECTS)
    used = {face.effect.name for face in (*rules.groups, *greek.groups)}
    assert used == set(HAND_EFFECTS)
    used = {face.effect.name for face in (*rules.leaders, *greek.leaders)}
    assert set(TABLE_EFFECTS) - used == {"force_discard", "force_pay"}  # for decks of one's own


def test_names_in_english_are_those_of_the_deck():
    from tertulia import texts

    rules = rules_for()
    for kind, faces in (
        ("group", rules.groups),
        ("leader", rules.leaders),
        ("event-card", rules.events),
    ):
        for face in faces:
            assert texts.say("en", f"troika-{kind}-{face.id}") == face.english


def test_an_owner_may_type_in_real_values():
    changed = deck()
    entry(changed["groups"], "juizes")["power"] = {"value": 1, "source": "printed"}
    match = GAME.start(4, deck=changed)
    assert match.rules.own_deck
