"""The estimators, on cases whose answer is known."""

import random

import pytest
from tests.lab.made import CARDS, plan, stories

from tertulia.lab.designer import Study, compare
from tertulia.lab.figures import Id, figures
from tertulia.lab.measure import FEW, Measure, difference, holm, student

REPEATS = 200

pytestmark = pytest.mark.once


def study(games: int, seed: int, **truth: float) -> Study:
    made = stories(games, seed, **truth)
    return Study(plan(games), made, 0, figures(made))


def certain(found: Study, group: str, usual: float = 0.0) -> set[Id]:
    return holm({id: each.p for id, each in found.group(group, usual).items()})


# A planted truth is found.


def test_a_planted_overpowered_card_is_found_and_ranked_first():
    found = study(600, 1, strong=3.0)
    effects = found.group("effect")
    ranked = sorted(effects, key=lambda id: -effects[id].value)
    assert ranked[0].name == CARDS[7]
    strong = certain(found, "effect")
    # Who has it lacks another card, so others may be truly a little worse; none is better.
    assert {id for id in strong if effects[id].value > 0} == {ranked[0]}
    assert effects[ranked[0]].low > 0.1
    others = [each for id, each in effects.items() if id != ranked[0]]
    assert all(each.high < effects[ranked[0]].value for each in others)


def test_a_planted_weak_card_is_found_and_ranked_last():
    effects = study(1200, 2, strong=0.3).group("effect")
    strong = holm({id: each.p for id, each in effects.items()})
    assert min(effects, key=lambda id: effects[id].value).name == CARDS[7]
    assert {id.name for id in strong if effects[id].value < 0} == {CARDS[7]}


def test_a_planted_difference_is_found_between_two_studies():
    changes = compare(study(300, 3), study(300, 4, rounds=10.0))
    (found,) = [each for each in changes if each.certain]
    assert found.id == Id("rounds")
    assert found.by.low < 1.0 < found.by.high
    assert found.by.value == pytest.approx(found.other - found.one)


# Noise is called noise.


def test_what_is_null_is_called_noise_in_at_least_94_of_100_repeats():
    cards = differences = 0
    for seed in range(REPEATS):
        one, other = study(30, 2 * seed), study(30, 2 * seed + 1)
        cards += bool(certain(one, "effect"))
        differences += any(each.certain for each in compare(one, other))
    assert cards <= 0.06 * REPEATS
    assert differences <= 0.06 * REPEATS


@pytest.mark.parametrize("deals", [FEW, 200])
def test_intervals_hold_the_truth_19_times_in_20(deals):
    rng = random.Random(deals)
    held = 0
    for _ in range(1000):
        one, other = Measure(), Measure()
        for deal in range(deals):
            shared = rng.gauss(0, 3)  # what both have in common cancels out
            one.add(deal, shared + rng.expovariate(1), 1)
            other.add(deal, shared + rng.expovariate(1) + 0.5, 1)
        found = difference(one, other)
        held += found.low <= 0.5 <= found.high
        assert found.high - found.low < 4
    assert 0.94 <= held / 1000 <= 0.965


# Formulas.


def test_student_is_as_tables_have_it():
    # Two-sided 95 %: Fisher and Yates, table III.
    for freedom, point in ((5, 2.571), (10, 2.228), (19, 2.093), (30, 2.042), (120, 1.980)):
        assert student(freedom) == pytest.approx(point, abs=0.006)


def test_holm_stops_at_the_first_that_may_be_chance():
    # Holm 1979: 0.01 <= 0.05 / 4, 0.013 <= 0.05 / 3, 0.04 > 0.05 / 2; the last is not looked at.
    assert holm({"a": 0.013, "b": 0.04, "c": 0.01, "d": 0.045}) == {"a", "c"}
    assert holm({}) == set()


def test_few_deals_are_never_certain():
    few, enough = Measure(), Measure()
    for deal in range(FEW - 1):
        few.add(deal, 5 + deal % 2)
    for deal in range(FEW):
        enough.add(deal, 5 + deal % 2)
    assert few.estimate().p == 1
    assert enough.estimate().p < 1e-9


def test_games_of_one_deal_count_as_one_look_at_it():
    alone, copied = Measure(), Measure()
    for deal, value in enumerate([1.0, 4.0, 2.0, 8.0] * 10):
        alone.add(deal, value)
        for _ in range(4):
            copied.add(deal, value)
    assert copied.estimate() == alone.estimate()


# What the figures are.


def test_figures_are_those_of_the_games():
    made = stories(50, 5)
    found = figures(made)
    seats = [sitting for story in made for sitting in story.seats]
    card = CARDS[3]
    drew = sum(card in sitting.drew for sitting in seats)
    played = sum(card in sitting.played for sitting in seats)
    assert found[Id("drawn", card)].value == pytest.approx(drew / len(seats))
    assert found[Id("played", card)].value == pytest.approx(played / drew)
    chose = [sitting for sitting in seats if sitting.choice == card]
    assert Id("choice", card) not in found
    assert not chose
    assert sum(found[Id("seat", ("", seat))].value for seat in range(4)) == pytest.approx(1)
    points = sum(sitting.points["luck", 0] for sitting in seats)
    assert found[Id("points", ("luck", 0))].value == pytest.approx(points / len(seats))
    assert found[Id("rounds")].value == pytest.approx(sum(s.rounds for s in made) / 50)
    assert found[Id("branching")].value == pytest.approx(3)
    assert found[Id("asked")].value == pytest.approx(30 / 12)
    assert found[Id("idle")].value == pytest.approx(2 / 12)


def test_the_effect_of_a_card_compares_seats_within_a_game():
    (made,) = stories(1, 6)
    for seat, sitting in enumerate(made.seats):
        sitting.played = {CARDS[0]} if seat < 2 else set()
        sitting.drew = set(CARDS[:1])
        sitting.won = 0.5 if seat in (1, 2) else 0.0
    assert figures([made])[Id("effect", CARDS[0])].value == 0
    made.seats[1].won, made.seats[2].won = 1.0, 0.0
    assert figures([made])[Id("effect", CARDS[0])].value == pytest.approx(0.5)
