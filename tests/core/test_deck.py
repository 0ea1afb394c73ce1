"""Deck files: values with sources, and errors that name what is wrong."""

import pytest

from tertulia.core.deck import SOURCES, digest, only, parse_deck, reconstructed, value
from tertulia.core.errors import BadDeck

TEXT = """
game = "duel"
hand = { value = 5, source = "printed" }
turn = { value = 1, source = "reconstruction", note = "no copy is known" }
bare = 3
empty = { source = "printed" }
rumour = { value = 3, source = "rumour" }
"""


def test_values_and_their_sources():
    deck = parse_deck(TEXT, "duel")
    assert value(deck, "hand") == 5
    assert not reconstructed(deck, "hand")
    assert reconstructed(deck, "turn")
    assert not reconstructed(deck, "absent")


@pytest.mark.parametrize("source", SOURCES)
def test_every_source_is_read(source):
    deck = parse_deck(f'game = "duel"\nhand = {{ value = 5, source = "{source}" }}', "duel")
    assert value(deck, "hand") == 5


@pytest.mark.parametrize("field", ["bare", "empty", "rumour", "absent"])
def test_a_value_without_a_known_source_is_refused(field):
    with pytest.raises(BadDeck, match=f"Dragon, field {field}"):
        value(parse_deck(TEXT, "duel"), field, "Dragon")


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("game = ", "syntax"),
        ("game = " + "9" * 5000, "syntax"),
        ("game = " + "[" * 5000, "syntax"),
        ('game = "whist"', "game"),
        ("", "game"),
    ],
)
def test_what_is_no_deck_of_the_game_is_refused(text, field):
    with pytest.raises(BadDeck) as found:
        parse_deck(text, "duel")
    assert found.value.field == field


@pytest.mark.parametrize("value", ["2020-01-01", "nan", "inf", "12:30:00"])
def test_what_no_save_could_hold_is_refused(value):
    deck = parse_deck(f'{TEXT}\nname = {{ value = "x", note = [{value}] }}', "duel")
    with pytest.raises(BadDeck) as found:
        only(deck, ("hand", "turn", "bare", "empty", "rumour"))
    assert found.value.field == "name"


def test_the_digest_tells_decks_apart_but_not_their_order():
    assert digest({"a": 1, "b": [2]}) == digest({"b": [2], "a": 1})
    assert digest({"a": 1, "b": [2]}) != digest({"a": 1, "b": [3]})
