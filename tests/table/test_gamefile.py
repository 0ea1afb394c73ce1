"""The file of a finished game: what verifies it, and what gives a changed one away."""

import json
import random
import re

import pytest
from tests.table.tools import GAMES, make_spec, random_log

import tertulia
from tertulia.core.errors import BadSave, UnknownGame
from tertulia.table import gamefile
from tertulia.table.seats import digest


@pytest.fixture(scope="module", params=GAMES)
def text(request):
    spec = make_spec(request.param, min(tertulia.game(request.param).seats))
    return gamefile.write(random_log(spec, 3)[0].match.save(), spec.seats)


def refused(text):
    with pytest.raises((BadSave, UnknownGame)) as found:
        gamefile.verify(text)
    return str(found.value)


def edited(text, **fields):
    return gamefile._text(json.loads(text) | fields)


def sealed(text, **fields):
    """As whoever cheats with a little more care would write it."""
    data = json.loads(text) | fields
    data["seals"] = {name: gamefile._short(data[name]) for name in data["seals"]}
    return gamefile._text(data)


def test_a_file_is_a_save_and_verifies(text):
    match = gamefile.verify(text)
    assert match.over
    data = json.loads(text)
    assert data["promise"] == digest("a seed")
    assert data["scores"] == list(match.scores)
    assert tertulia.load(data).save() == {name: data[name] for name in match.save()}
    assert data["people"][0] == {"name": "P0", "bot": None}
    assert text.count("\n") == len(data) + 2


def test_one_changed_byte_is_found_and_its_place_told(text):
    dice = random.Random(5)
    places = [0, *dice.sample(range(len(text)), 120), len(text) - 1]
    for place in places:
        other = chr((ord(text[place]) - 31 + dice.randrange(94)) % 95 + 32)
        if other == text[place]:
            continue
        said = refused(text[:place] + other + text[place + 1 :])
        assert re.match(r"save, field \S.*: .{9,}|game: there is no", said), said


def test_a_changed_answer_is_found_where_it_is(text):
    data = json.loads(text)
    match, inputs = tertulia.core.game.begin(data)
    for place, (seat, answer) in enumerate(inputs):
        others = [one for one in match.decision(seat).answers if one != answer]
        if others and place >= len(inputs) // 2:
            changed = [list(pair) for pair in inputs]
            changed[place][1] = others[0]
            assert f"inputs[{place}]" in refused(edited(text, inputs=changed))
            return
        match.play(seat, answer)


def test_another_deal_is_found_however_carefully_the_file_is_made(text):
    data = json.loads(text)
    assert "seed: is not the one that was promised" in refused(sealed(text, seed="another"))
    both = sealed(text, seed="another", promise=digest("another"))
    assert "outcomes[0]: the seed gives" in refused(both)
    drawn = data["outcomes"]
    place = next(n for n, draw in enumerate(drawn) if len(draw) > 1)
    drawn[place].reverse()
    assert f"outcomes[{place}]: the seed gives" in refused(sealed(text, outcomes=drawn))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"people": []}, "people: is not as it was written"),
        ({"scores": [99]}, "scores: is not as it was written"),
        ({"more": 1}, "more: is not as it was written"),
        ({"trail": 3}, "trail: is not a list"),
        ({"trail": []}, "trail[0]: does not lead to"),
        ({"seals": {}}, "format: is not as it was written"),
        ({"seals": None}, "this is a plain save"),
        ({"inputs": []}, "nothing in the game leads to it"),
    ],
)
def test_what_is_wrong_is_named(text, fields, said):
    assert said in refused(edited(text, **fields))


def test_more_is_wrong_than_a_seal_can_tell(text):
    data = json.loads(text)
    assert "scores: the inputs lead to" in refused(sealed(text, scores=[99]))
    assert "deal: the cards were stated" in refused(sealed(text, deal={}))
    more = [*data["outcomes"], [1]]
    assert f"outcomes[{len(more) - 1}]: nothing in the game" in refused(edited(text, outcomes=more))
    short = sealed(text, inputs=data["inputs"][:1], trail=data["trail"][:2], outcomes=[])
    assert re.search(r"outcomes|scores", refused(short))


def test_a_file_written_with_other_blanks_is_found(text):
    assert "line 2, byte 12: was written otherwise" in refused(text.replace('": "', '":  "', 1))


@pytest.mark.parametrize(
    "text", ["", "[]", "{", "3", '{"format": "x"}', "[" * 100_000, "1" * 5000, '"\\ud800"']
)
def test_what_is_no_game_file_is_refused(text):
    assert refused(text).startswith("save, field ")


def test_a_seed_of_any_text_is_promised():
    game = tertulia.game(GAMES[0])
    save = game.start(0, "\ud800").save()
    assert json.loads(gamefile.write(save, ()))["promise"] == digest("\ud800")
