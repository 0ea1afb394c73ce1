"""Options and decks: what they may be, and what is said of those that may not."""

from copy import deepcopy
from typing import Any

import pytest
from tests.games.clauses import clause
from tests.games.trunfos.playing import (
    ANA,
    BIA,
    C,
    P,
    at_tricks,
    before_scoring,
    mask,
    play,
    rules_for,
    score,
    win,
)

from tertulia.core.deck import parse_deck
from tertulia.core.errors import BadDeck, BadOption
from tertulia.games.trunfos import GAME
from tertulia.games.trunfos.rules import standard_deck

DEFAULTS = {
    "auction_track": "deck",
    "kraken": "deck",
    "bonus_pairs": "deck",
    "prediction_max": 12,
    "last_bidder": "chronological",
    "prediction_reveal": "simultaneous",
    "first_leader": "round_first",
    "trump_choice": "any_other",
    "trump_order": "PSHC",
    "piles": "counts",
    "exact_scoring": "literal",
    "bonus_open": "off",
    "next_first_tie": "left_of_first",
}
RECONSTRUCTED = {
    "auction_track",
    "kraken",
    "bonus_pairs",
    "prediction_max",
    "last_bidder",
    "trump_choice",
    "trump_order",
    "exact_scoring",
    "next_first_tie",
}


@clause("TRUNFOS-R-A3", "TRUNFOS-R-A12", "TRUNFOS-R-A15", "TRUNFOS-R-A19", "TRUNFOS-R-A20")
@clause("TRUNFOS-R-A22", "TRUNFOS-R-A28", "TRUNFOS-R-A33", "TRUNFOS-R-A35", "TRUNFOS-R-A39")
@clause("TRUNFOS-R-A43", "TRUNFOS-R-A47")
def test_the_defaults_and_which_of_them_are_reconstructions():
    assert {choice.name: choice.default for choice in GAME.options} == DEFAULTS
    assert {choice.name for choice in GAME.options if choice.guess} == RECONSTRUCTED


@clause("TRUNFOS-R-A13", "TRUNFOS-R-A12", "TRUNFOS-R-A19")
def test_the_default_numbers():
    rules = rules_for(4)
    assert rules.track == (0, 1, 2, 3, 4, 5, 6)
    assert rules.prediction_max == 12
    assert (rules.bonus_at, rules.level_points, rules.card_points, rules.rounds) == (14, 2, 1, 3)


@clause("TRUNFOS-R-A33")
@pytest.mark.parametrize(("piles", "others"), [("counts", 1), ("hidden", None)])
def test_whether_the_counts_of_others_are_shown(piles, others):
    match = at_tricks(["S3", "S4", "S5", "S12"], piles=piles)
    play(match, "S3 S4 S5 S12")
    play(match, "")
    for viewer in range(4):
        scene = GAME.scene(match.view(viewer))
        swords = [player.columns[1].note for player in scene.players]
        assert swords[3] == (4 if viewer == 3 or piles == "counts" else None)
        assert swords[viewer] == (4 if viewer == 3 else 0)


# Wrong options.


@clause("TRUNFOS-C-29")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("auction_track", []),
        ("auction_track", [0, 1]),  # The number 2 is printed.
        ("auction_track", [0, 2, 2]),
        ("auction_track", [2, 1]),
        ("auction_track", [-1, 2]),
        ("auction_track", [2, 32]),
        ("auction_track", [2, 2**70]),
        ("auction_track", [2, 2.5]),
        ("auction_track", [True, 2]),
        ("auction_track", "0,1,two"),
        ("auction_track", "--1,2"),
        ("auction_track", 7),
        ("auction_track", None),
        ("kraken", []),
        ("kraken", ["S2", "H2"]),  # The 2 of Parrot is printed.
        ("kraken", ["P2", "P13"]),
        ("kraken", ["P2", "P²"]),
        ("kraken", ["P2", "P" + "9" * 5000]),
        ("kraken", ["P2", "P0"]),
        ("kraken", ["P2", "X3"]),
        ("kraken", ["P2", ""]),
        ("kraken", [2]),
        ("bonus_pairs", ["PS"]),
        ("bonus_pairs", ["PS", "PH", "PC", "SH", "SC", "HH"]),
        ("bonus_pairs", ["PS", "PH", "PC", "SH", "SC", "HX"]),
        ("bonus_pairs", ["PS", "PH", "PC", "SH", "SC", "H"]),
        ("bonus_pairs", ["PS", "PH", "PC", "SH", "SC", "HC", "PS"]),
        ("prediction_max", 2),  # Two bids of 6 would not fit.
        ("prediction_max", 0),
        ("prediction_max", -1),
        ("prediction_max", 49),
        ("prediction_max", "many"),
        ("prediction_max", "--9"),
        ("prediction_max", "²"),
        ("prediction_max", 2**70),
        ("last_bidder", "last"),
        ("prediction_reveal", ""),
        ("first_leader", 1),
        ("trump_choice", "ANY"),
        ("trump_order", "SPHC"),
        ("piles", "open"),
        ("exact_scoring", None),
        ("bonus_open", "perhaps"),
        ("next_first_tie", "lowest"),
    ],
)
def test_a_wrong_option_is_named_with_what_is_allowed(name, value):
    with pytest.raises(BadOption) as error:
        GAME.start(4, options={name: value})
    assert error.value.field == name
    assert error.value.allowed
    assert name in str(error.value)


def test_an_unknown_option_is_named():
    with pytest.raises(BadOption) as error:
        GAME.start(4, options={"krakens": "deck"})
    assert (error.value.field, error.value.value) == ("option", "krakens")
    assert "kraken" in error.value.allowed.split(", ")


@pytest.mark.parametrize(
    ("name", "value", "same"),
    [
        ("auction_track", "1,2,3", [1, 2, 3]),
        ("kraken", "P2, S12", ["P2", "S12"]),
        ("prediction_max", "6", 6),
        ("bonus_open", True, "on"),
        ("bonus_open", False, "off"),
    ],
)
def test_an_option_may_be_typed(name, value, same):
    typed = GAME.start(4, options={name: value}).rules.options
    assert typed == GAME.start(4, options={name: same}).rules.options


@clause("TRUNFOS-C-29")
def test_the_end_of_the_track_bounds_the_columns():
    GAME.start(4, options={"prediction_max": 3})
    GAME.start(4, options={"prediction_max": 2, "auction_track": [1, 2, 4]})
    GAME.start(3, options={"prediction_max": 16, "auction_track": [2, 31]})
    with pytest.raises(BadOption):
        GAME.start(3, options={"prediction_max": 15, "auction_track": [2, 31]})


# Decks.


def deck(**values: object) -> dict[str, Any]:
    """The standard deck with some values changed."""
    changed = deepcopy(standard_deck())
    for field, value in values.items():
        changed[field] = {"value": value, "source": "printed"}
    return changed


@clause("TRUNFOS-R-A47", "TRUNFOS-R-A12", "TRUNFOS-R-A3")
def test_an_edition_brings_its_own_values():
    edition = deck(
        kraken=["P2", "C12"],
        auction_track=[1, 2, 3],
        bonus_pairs=["PS"] * 6,
        rounds=1,
        level_points=3,
        card_points=2,
        bonus_at=30,
        first_trump="C",
        kraken_levels=3,
    )
    match = GAME.start(4, deck=edition)
    rules = rules_for(4)
    assert match.table.trump == C
    assert match.decision(match.to_move[0]).answers[:3] == (1, 2, 3)
    found = match.rules
    assert isinstance(found, type(rules))
    assert found.kraken == mask("P2 C12")
    assert found.pairs == (3,) * 6
    assert (found.rounds, found.level_points, found.card_points) == (1, 3, 2)
    assert (found.bonus_at, found.levels) == (30, 3)


@clause("TRUNFOS-C-1", "TRUNFOS-C-2", "TRUNFOS-C-29")
@pytest.mark.parametrize(
    ("field", "value", "constraint"),
    [
        ("ranks", [1, 2, 3], "TRUNFOS-C-2"),
        ("ranks", [*range(1, 12), 11], "TRUNFOS-C-2"),
        ("ranks", [*range(2, 14)], "file"),
        ("ranks", "all", "file"),
        ("kraken", ["S2"], "TRUNFOS-C-29"),
        ("kraken", ["P2", "Q7"], "TRUNFOS-C-29"),
        ("kraken", [], "file"),
        ("auction_track", [0, 1], "TRUNFOS-C-29"),
        ("auction_track", [3, 2], "TRUNFOS-C-29"),
        ("auction_track", [2, 99], "TRUNFOS-C-29"),
        ("bonus_pairs", ["PS"], "TRUNFOS-C-29"),
        ("bonus_pairs", ["PP"] * 6, "TRUNFOS-C-29"),
        ("first_trump", "X", "file"),
        ("first_trump", 0, "file"),
        ("kraken_levels", 0, "file"),
        ("rounds", 0, "file"),
        ("rounds", True, "file"),
        ("level_points", "2", "file"),
        ("card_points", -1, "file"),
        ("bonus_at", 0, "file"),
        ("prediction_max", 6, "file"),  # It is an option of the table, not of the deck.
        ("krakens", ["P2"], "file"),
    ],
)
def test_a_wrong_deck_is_refused_by_constraint_and_field(field, value, constraint):
    with pytest.raises(BadDeck) as error:
        GAME.start(4, deck=deck(**{field: value}))
    assert (error.value.field, error.value.constraint) == (field, constraint)


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("field", sorted(set(standard_deck()) - {"game", "name"}))
def test_a_value_without_source_or_missing_is_refused(field, seats):
    if field == ("ranks" if seats == 3 else "ranks_three_seats"):
        return  # Not used with so many players.
    for wrong in ({"value": 1}, {"source": "printed"}, {"value": 1, "source": "guess"}, 1, None):
        changed = deck()
        if wrong is None:
            del changed[field]
        else:
            changed[field] = wrong
        with pytest.raises(BadDeck) as error:
            GAME.start(seats, deck=changed)
        assert error.value.field == field


@pytest.mark.parametrize("text", ['game = "troika"', "game = ", ""])
def test_a_file_that_is_no_deck_of_this_game(text):
    with pytest.raises(BadDeck):
        parse_deck(text, "trunfos")


@clause("TRUNFOS-R-A34", "TRUNFOS-SCORE-2", "TRUNFOS-BONUS-1")
def test_an_editions_numbers_are_played_by():
    match = before_scoring(4, [0, 0, 0, 0], deck=deck(level_points=3, card_points=2, bonus_at=8))
    match.table.predict(BIA, 2)
    win(match, ANA, "P1 P2 P3 P4")
    assert score(match) == [8, 6, 0, 0]
    assert match.to_move == (ANA,)
    assert match.decision(ANA).step == "Bonus"


@clause("TRUNFOS-BONUS-3", "TRUNFOS-C-26")
def test_where_14_points_are_not_needed_a_bonus_card_still_stops_at_0():
    match = before_scoring(4, [0, 0, 0, 0], bonus=[0], deck=deck(bonus_at=1))
    match.table.predict(ANA, 2)
    win(match, ANA, "P1 P2 P3 P4")
    assert score(match) == [2, 0, 0, 0]
    assert match.decision(ANA).describe(P).text.args["points"] == 2
    match.play(ANA, P)
    assert match.scores == (0, 0, 0, 0)
