"""What the benchmarks make of their figures; the figures themselves are for `make bench`."""

import pytest
from benchmarks import matches
from benchmarks.gate import losses
from benchmarks.goals import GOALS
from benchmarks.load import grows
from benchmarks.report import Report
from benchmarks.task import Task, measure

GOAL = {goal.key: goal for goal in GOALS}


def run(**ratios):
    return {"goals": [{"key": key, "ratio": ratio} for key, ratio in ratios.items()]}


@pytest.mark.parametrize(
    ("key", "found", "met"),
    [
        ("copy", 3.9, "no"),
        ("copy", 4.0, "commitment"),
        ("copy", 9.0, "stretch"),
        ("floor", 5.1, "no"),
        ("floor", 5.0, "commitment"),
        ("floor", 2.0, "stretch"),
    ],
)
def test_a_goal_is_met_from_its_bound_on(key, found, met):
    assert GOAL[key].met(found) == met


def test_ratios_are_taken_within_a_round():
    goal = GOAL["copy"]
    assert goal.ratio({goal.task: [4.0, 40.0, 12.0], goal.other: [1.0, 10.0, 2.0]}) == 4.0
    assert goal.ratio({goal.task: [4.0]}) is None
    floor = GOAL["floor"]
    assert floor.ratio({floor.task: [10.0], floor.other: [30.0]}) == 3.0


def test_the_first_round_does_not_count():
    tasks = [Task(name, "steps", lambda: 100, lambda given: given) for name in ("one", "two")]
    rates = measure(tasks, 5, 1e-6)
    assert [len(found) for found in rates.values()] == [5, 5]


@pytest.mark.parametrize("name", matches.VARIANTS)
def test_every_variant_can_be_played_and_sampled(name):
    for task in matches.tasks_of(name):
        assert task.work(task.prepare()) > 0


def test_the_gate_tells_what_was_lost():
    before = run(copy=6.0, floor=3.0, search=4.0, processes=1.8)
    assert losses(run(copy=5.2, floor=3.4, search=9.0), before) == []
    assert losses(run(copy=5.0, floor=3.6), before) == [
        "search: 4.00x before, not measured now",
        "copy: 6.00x before, 5.00x now",
        "floor: 3.00x before, 3.60x now",
    ]


def test_a_report_says_what_was_not_measured():
    goal = GOAL["copy"]
    rates = {goal.task: [8.0], goal.other: [2.0]}
    data = Report(rates, {goal.task: "copies", goal.other: "copies"}, None, 1).data()
    met = {entry["key"]: entry["met"] for entry in data["goals"]}
    assert met.pop("copy") == "commitment"
    assert set(met.values()) == {None}


@pytest.mark.parametrize(
    ("held", "verdict"),
    [
        ([100.0] * 30, False),
        ([50.0 + n for n in range(10)] + [100.0] * 20, False),  # at first it fills
        ([100.0] * 19 + [130.0] + [100.0] * 10, False),  # and now and then it needs more
        ([100.0] * 10 + [100.0] * 10 + [102.5] * 10, True),
        ([100.0 + n for n in range(60)], True),
        ([100.0 + 10 * n for n in range(29)], None),
    ],
)
def test_memory_grows_if_the_last_third_is_over_the_middle_one(held, verdict, capsys):
    assert grows(held) is verdict
    said = {True: "GROWS", False: "does not grow", None: "none"}[verdict]
    assert f"verdict on memory: {said}" in capsys.readouterr().out
