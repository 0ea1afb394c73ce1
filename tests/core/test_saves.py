"""Saves: what is damaged, foreign or too new is refused, and the field is named."""

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.small.duel import GAME

from tertulia.core.errors import BadSave, UnknownGame
from tertulia.core.game import Game
from tertulia.core.rng import Rng
from tertulia.core.save import load
from tertulia.games.trunfos import GAME as TRUNFOS
from tertulia.testing import state_of

FIND: dict[str, Game[Any, Any]] = {"duel": GAME}
FIELDS = [
    "format",
    "format_version",
    "game",
    "game_version",
    "seats",
    "options",
    "deck_hash",
    "deck",
    "seed",
    "deal",
    "inputs",
    "outcomes",
]


def play_some(match, answers, seed=3):
    rng = Rng(seed)
    while match.to_move and answers:
        seat = match.to_move[rng.below(len(match.to_move))]
        legal = match.decision(seat).answers
        match.play(seat, legal[rng.below(len(legal))])
        answers -= 1
    return match


def saved():
    match = play_some(GAME.start(3, 1, deal={"hand": [3, 4, 5]}), 30)
    return json.loads(json.dumps(match.save()))


def refused(data):
    with pytest.raises((BadSave, UnknownGame)) as found:
        load(data, FIND)
    return found.value.field if isinstance(found.value, BadSave) else "game"


def problem(data):
    """The field that is refused, or none."""
    try:
        load(data, FIND)
    except BadSave as error:
        return error.field
    return "none"


def test_a_save_holds_these_fields():
    assert list(saved()) == FIELDS


@pytest.mark.parametrize("answers", [0, 1, 5, 17, 60])
def test_a_match_goes_on_as_if_it_had_not_been_saved(answers):
    match = play_some(GAME.start(4, "seed", {"rounds": 3}), answers)
    loaded = load(json.loads(json.dumps(match.save())), FIND)
    play_some(match, 20, seed=8)
    play_some(loaded, 20, seed=8)
    assert state_of(loaded) == state_of(match)


def test_a_seed_may_be_any_text():
    match = play_some(GAME.start(3, "\udcff"), 9)
    data = json.loads(json.dumps(match.save()))
    assert load(data, FIND).save() == data


def test_an_answer_is_kept_as_a_number():
    match = GAME.start(3, 1)
    seat = match.to_move[0]
    assert 1 in match.decision(seat).answers
    match.play(seat, True)
    load(json.loads(json.dumps(match.save())), FIND)


@pytest.mark.parametrize("data", [None, [], "save", 7, {}, {"format": "other"}, {"format": None}])
def test_what_is_no_save_is_refused(data):
    assert refused(data) == "format"


@pytest.mark.parametrize("field", [field for field in FIELDS if field not in ("deck", "deal")])
def test_a_missing_field_is_named(field):
    data = saved()
    del data[field]
    assert refused(data) == field


WRONG = {
    "text": ["format_version", "game_version", "seats", "options", "deck", "deal", "inputs"],
    "": ["game", "outcomes", "deck_hash"],
    "none": ["format_version", "game", "game_version", "seats", "options", "seed", "inputs"],
    "true": ["format_version", "game_version", "seats", "seed", "deck", "deal", "outcomes"],
    "half": ["format_version", "game", "game_version", "seats", "seed", "options", "deck_hash"],
    "huge": ["format_version", "game_version", "seats", "inputs", "outcomes", "deal"],
    "minus": ["format_version", "game_version", "seats", "inputs", "outcomes"],
    "list": ["format_version", "game", "seats", "options", "seed", "deck", "deal", "deck_hash"],
    "table": ["format_version", "game", "seats", "seed", "inputs", "outcomes", "deck_hash"],
}
VALUES: dict[str, object] = {
    "text": "x",
    "": "",
    "none": None,
    "true": True,
    "half": 1.5,
    "huge": 2**70,
    "minus": -1,
    "list": [],
    "table": {},
}


@pytest.mark.parametrize(
    ("field", "value"), [(field, value) for value, fields in WRONG.items() for field in fields]
)
def test_a_field_of_another_kind_is_named(field, value):
    assert refused(saved() | {field: VALUES[value]}) == field


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format_version", 2),
        ("game_version", 2),
        ("game", "whist"),
        ("seats", 5),
        ("options", {"round": 1}),
        ("options.rounds", {"rounds": 4}),
        ("deck_hash", "0" * 16),
        ("deck_hash", None),
        ("deal", {"hand": [99]}),
        ("deal.hand", {"hand": [3, None]}),
        ("deal.hand", {"hand": 3}),
        ("inputs", {"0": [0, 0]}),
        ("inputs[0]", [0]),
        ("inputs[0]", [[0]]),
        ("inputs[0]", [[0, 0, 0]]),
        ("inputs[0]", [[0, "0"]]),
        ("inputs[0]", [[0, True]]),
        ("inputs[0]", [[1, 0]]),
        ("inputs[0]", [[2**70, 0]]),
        ("inputs[0]", [[0, 2**70]]),
        ("inputs[0]", [[0, -5]]),
        ("outcomes[0]", [[]]),
        ("outcomes[0]", [3]),
        ("outcomes[0]", [["a"]]),
        ("outcomes[0]", [[2**70] * 15]),
    ],
)
def test_a_wrong_value_is_named(field, value):
    assert refused(saved() | {field.partition("[")[0].partition(".")[0]: value}) == field


@pytest.mark.parametrize(
    "change",
    [
        lambda draw: draw[:-1],
        lambda draw: [*draw, next(card for card in range(24) if card not in draw)],
        lambda draw: [*draw[:-1], draw[0]] if len(draw) > 1 else [*draw, *draw],
        lambda draw: [*draw[:-1], 24],
        lambda draw: [*draw[:-1], -1],
    ],
)
@pytest.mark.parametrize("place", [0, 1])
def test_tampered_outcomes_are_found(change, place):
    data = saved()
    data["outcomes"][place] = change(data["outcomes"][place])
    assert refused(data) == f"outcomes[{place}]"


def test_a_wrong_deck_is_named():
    data = TRUNFOS.start(3, 1).save()
    for deck in ({}, {"game": "trunfos"}, {"ranks": 3}):
        with pytest.raises(BadSave) as found:
            load(data | {"deck": deck}, {"trunfos": TRUNFOS})
        assert found.value.field == "deck"


def test_outcomes_that_nothing_leads_to_are_found():
    data = saved()
    data["outcomes"].append([1])
    assert refused(data) == "outcomes"


def test_an_answer_after_the_end_is_found():
    data = json.loads(json.dumps(play_some(GAME.start(2, 1), 100).save()))
    data["inputs"].append([0, 0])
    assert refused(data) == f"inputs[{len(data['inputs']) - 1}]"


def test_chance_gives_what_it_gave_whatever_the_generator_does():
    data = saved()
    loaded = load(data | {"seed": "another"}, FIND)
    assert loaded.save() == data | {"seed": "another"}


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@settings(max_examples=300, deadline=None)
@given(st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=3))
def test_nothing_but_the_errors_for_people_comes_out(changes):
    with suppress(BadSave, UnknownGame):  # and a change may change nothing
        load(saved() | changes, FIND)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_changed_place_never_breaks_the_loader(data):
    save = saved()
    field = data.draw(st.sampled_from(["inputs", "outcomes"]))
    rows = save[field]
    row = data.draw(st.integers(0, len(rows) - 1))
    place = data.draw(st.integers(0, len(rows[row]) - 1))
    rows[row][place] = data.draw(st.integers(-3, 30) | st.integers(-(2**70), 2**70))
    assert problem(save).startswith(("none", "inputs", "outcomes"))
