"""The deck: what the loader holds every deck to, and what it says when it is wrong."""

import copy
from typing import Any

import pytest
from tests.games.clauses import clause
from tests.games.troja.playing import RULES, Story, W

from tertulia.core.errors import BadDeck
from tertulia.games.troja import GAME
from tertulia.games.troja.rules import standard_deck
from tertulia.games.troja.types import rules_of


def content() -> dict[str, Any]:
    return copy.deepcopy(standard_deck())


def broken(section: str, card: str, field: str, value: object) -> dict[str, Any]:
    """The standard deck with one value changed, or removed if ``None``."""
    deck = content()
    entry = deck[section][card]
    if value is None:
        del entry[field]
    else:
        entry[field] = {"value": value, "source": "reconstruction"}
    return deck


def fault(deck) -> BadDeck:
    with pytest.raises(BadDeck) as caught:
        GAME.start(4, 0, deck=deck)
    return caught.value


BROKEN = [
    ("TROJA-C-1", "card", "hoplites", "pips", [1, 2, 3, 4, 7]),
    ("TROJA-C-2", "card", "hoplites", "kind", "cavalry"),
    ("TROJA-C-3", "hero", "nestor", "patron", "zeus"),
    ("TROJA-C-3", "hero", "nestor", "s", None),
    ("TROJA-C-4", "card", "hoplites", "s", 2),
    ("TROJA-C-5", "card", "hector", "m", 2),
    ("TROJA-C-5", "card", "hector", "feature", None),
    ("TROJA-C-6", "card", "cyclops", "cost", 2),
    ("TROJA-C-8", "card", "phalanx", "m", 2),
    ("TROJA-C-8", "card", "wisdom", "effect", None),
    ("TROJA-C-9", "card", "amulet", "cost", 0),
    ("TROJA-C-9", "card", "sword_ares", "slot", "belt"),
    ("TROJA-C-10", "card", "chariots", "t", 4),
    ("TROJA-C-10", "card", "minotaur", "feature", {"is": "double", "amount": 3}),
    ("TROJA-C-10", "card", "phalanx", "effect", {"is": "power", "amount": 2}),
    ("TROJA-C-10", "hero", "ajax", "glory", 4),
    ("TROJA-C-11", "hero", "ajax", "feature", {"is": "drill", "amount": 1}),
    ("TROJA-C-12", "card", "gorgon", "m", 12),
    ("TROJA-C-16", "card", "pandarus", "glory", 17),
]


@clause(
    "TROJA-C-1",
    "TROJA-C-2",
    "TROJA-C-3",
    "TROJA-C-4",
    "TROJA-C-5",
    "TROJA-C-6",
    "TROJA-C-8",
    "TROJA-C-9",
    "TROJA-C-10",
    "TROJA-C-11",
    "TROJA-C-12",
    "TROJA-C-16",
)
@pytest.mark.parametrize(("constraint", "section", "card", "field", "value"), BROKEN)
def test_a_broken_constraint_is_named_with_card_and_field(constraint, section, card, field, value):
    error = fault(broken(section, card, field, value))
    assert error.constraint == constraint
    assert (error.card, error.field) == (card, field)


@clause("TROJA-C-1")
def test_a_wrong_number_of_cards_is_a_fault_of_the_deck():
    error = fault(broken("card", "hoplites", "pips", [1, 2, 3, 4]))
    assert (error.constraint, error.card, error.field) == ("TROJA-C-1", "deck", "pips")


@clause("TROJA-C-13")
def test_a_plain_defeat_costs_the_printed_glory():
    deck = broken("card", "cyclops", "feature", {"is": "shame", "amount": 1})
    assert fault(deck).constraint in ("TROJA-C-10", "TROJA-C-13")


@clause("TROJA-C-14")
def test_every_value_carries_its_source():
    deck = content()
    del deck["card"]["hector"]["s"]["source"]
    assert fault(deck).field == "s"
    invented = content()["card"]["lion"]
    assert all(entry["source"] == "reconstruction" for entry in invented.values())


@clause("TROJA-C-15")
def test_fate_can_turn_up_as_in_the_example():
    deck = content()
    for entry in deck["card"].values():
        pips = entry["pips"]["value"]
        entry["pips"]["value"] = [1, 3, 5, 6, 2][: len(pips)]
    assert fault(deck).constraint == "TROJA-C-15"


@clause("TROJA-C-7", "TROJA-V.3.b-6", "TROJA-V.3.c-4")
def test_challenges_may_lack_strength_or_tactics():
    assert any(d.foe and d.s < 0 and d.feature.code >= 0 for d in RULES.cards)
    assert any(d.foe and d.t < 0 for d in RULES.cards)
    story = Story("polydamas", "", "", fates="1 6")
    story.challenge(W, "polydamas", W)
    story.fight()
    assert story.told("fixed") == [(0, 1)]


def test_a_word_that_is_unknown_is_refused():
    error = fault(broken("card", "blow", "effect", {"is": "explode"}))
    assert (error.card, error.field) == ("blow", "effect")
    error = fault(broken("card", "dust", "effect", {"is": "modify", "attribute": "S"}))
    assert "lacks" in error.problem
    error = fault(broken("hero", "nestor", "feature", {"is": "drill", "amount": "much"}))
    assert error.card == "nestor"


def test_a_designer_changes_a_card_without_python():
    deck = broken(
        "card",
        "dust",
        "effect",
        {"is": "enchant", "attribute": "S", "amount": {"ares": 4, "other": 1}},
    )
    rules = rules_of(GAME.prepare(4, 0, None, None, deck))
    changed = next(design for design in rules.cards if design.key == "dust")
    assert changed.amounts == [4, 1, 1]


def test_a_deck_without_a_section_or_with_a_strange_field_is_refused():
    deck = content()
    del deck["patron"]
    assert fault(deck).field == "patron"
    deck = content()
    deck["colour"] = {"value": 1, "source": "printed"}
    assert fault(deck).field == "colour"
