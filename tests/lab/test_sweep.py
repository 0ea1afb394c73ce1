"""Sweeps: what is varied, what follows, and what is refused."""

import json

import pytest

from tertulia.core.errors import BadDeck, BadOption
from tertulia.core.game import game
from tertulia.lab import sweep
from tertulia.lab.designer import watch
from tertulia.lab.figures import Id
from tertulia.lab.plan import make_plan
from tertulia.lab.sweep import make_sweep, values

PLAN = make_plan("trunfos", 3, 6, ("random",), rotate=False)
DECK = game("trunfos").start().rules.deck


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ("2..5", [2, 3, 4, 5]),
        ("2..7:2", [2, 4, 6]),
        ("1..2:0.5", [1.0, 1.5, 2.0]),
        ("-1..1", [-1, 0, 1]),
        ("0..0.3:0.1", [0.0, 0.1, 0.2, 0.3]),
        ("7", [7]),
        ("off, on", ["off", "on"]),
        ("1,2.5,x", [1, 2.5, "x"]),
    ],
)
def test_values_of_a_range_or_a_list(given, found):
    assert values(given) == found


@pytest.mark.parametrize("given", ["5..2", "1..2:0", "1..1e9", "0..9999", "1..2..3", "1...2"])
def test_a_range_that_is_none_varies_nothing(given):
    with pytest.raises(BadOption):
        make_sweep(f"rounds={given}", PLAN, DECK)


def test_a_number_of_the_deck_is_varied_and_figures_follow_it():
    points = make_sweep("rounds=1..3", PLAN, DECK)
    studies = [watch(point.plan, workers=1) for point in points]
    found = sweep.series(studies)
    assert [each.value for each in found[Id("rounds")] if each] == [1, 2, 3]
    assert sweep.spark(found[Id("rounds")]) == "▁▅█"
    told = json.loads(json.dumps(sweep.data(points, studies, "rounds=1..3")))
    assert (told["vary"], told["values"], told["finished"]) == ("rounds", [1, 2, 3], [6, 6, 6])
    line = next(each for each in told["figures"] if each["figure"].startswith("rounds"))
    assert [each["value"] for each in line["values"]] == [1, 2, 3]
    assert sweep.moved(studies, Id("rounds")).value == 2


def test_an_option_is_varied_and_the_deck_stays():
    (option,) = [each for each in game("trunfos").options if each.name == "trump_choice"]
    points = make_sweep(f"trump_choice={','.join(option.values)}", PLAN, DECK)
    assert [point.plan.options["trump_choice"] for point in points] == list(option.values)
    assert {point.plan.deck is None for point in points} == {True}


@pytest.mark.parametrize(
    ("what", "error", "said"),
    [
        ("rounds", BadOption, "NAME=FROM"),
        ("turns=1..2", BadOption, "turns"),
        ("rounds=1,much", BadOption, "a value such as 3"),
        ("rounds=0..1", BadDeck, "rounds"),
        ("trump_choice=never", BadOption, "trump_choice"),
    ],
)
def test_what_cannot_be_varied_is_said_before_anything_is_played(what, error, said):
    with pytest.raises(error, match=said):
        make_sweep(what, PLAN, DECK)


def test_a_gap_in_a_series_stays_a_gap():
    assert (
        sweep.spark([None, *sweep.series([watch(PLAN, workers=1)])[Id("seat", ("", 0))]])[0] == " "
    )
