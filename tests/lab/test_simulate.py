"""Studies of games between bots."""

import json
import os
from collections import Counter
from io import StringIO

import pytest
from rich.console import Console

from tertulia.core.errors import BadDeck, BadOption, UnknownGame
from tertulia.lab.plan import Plan, Played, make_plan
from tertulia.lab.report import Report
from tertulia.lab.simulate import run, simulate
from tertulia.lab.workers import batches

BOTS = ("greedy", "random", "random", "random")


def quiet() -> Console:
    return Console(file=StringIO(), width=120)


def told(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def without_time(data: dict[str, object]) -> dict[str, object]:
    timed = ("seconds", "decisions_per_second")
    return {key: value for key, value in data.items() if key not in timed}


@pytest.fixture(scope="module")
def small() -> Report:
    return simulate(make_plan("trunfos", 4, 12, BOTS, seed=3))


# What is written.


def test_the_json_holds_what_is_asked(tmp_path):
    path = tmp_path / "study.json"
    console = quiet()
    run("trunfos", 4, 8, BOTS, 1, {"trump_choice": "any"}, json_path=path, console=console)
    data = json.loads(path.read_text(encoding="utf-8"))
    assert (data["game"], data["seats"], data["games"], data["finished"]) == ("trunfos", 4, 8, 8)
    assert (data["seed"], data["cut_off"], data["interrupted"]) == (1, 0, False)
    assert data["options"] == {"trump_choice": "any"}
    assert data["decisions"] > 8 * 150
    assert data["decisions_per_second"] > 0
    length = data["length"]
    assert 150 < length["min"] <= length["median"] <= length["max"]
    assert [row["bot"] for row in data["entrants"]] == ["greedy", "random"]
    assert [row["seats_played"] for row in data["entrants"]] == [8, 24]
    assert [row["seat"] for row in data["by_seat"]] == [0, 1, 2, 3]
    for row in data["entrants"] + data["by_seat"]:
        assert 0 <= row["ci_low"] <= row["win_share"] <= row["ci_high"] <= 1
        assert row["wins"] == pytest.approx(row["win_share"] * row["seats_played"], abs=1e-4)
        assert 0 < row["mean_score"] < 100
    for rows in (data["entrants"], data["by_seat"]):
        assert sum(row["wins"] for row in rows) == pytest.approx(8)
    assert "greedy" in told(console)
    assert "95 %" in told(console)


def test_equal_seeds_give_equal_games(small: Report):
    again = simulate(make_plan("trunfos", 4, 12, BOTS, seed=3))
    other = simulate(make_plan("trunfos", 4, 12, BOTS, seed=4))
    assert again.games == small.games
    assert other.games != small.games


@pytest.mark.parametrize("seats", [3, 4])
def test_two_workers_give_what_one_gives(seats: int):
    plan = make_plan("trunfos", seats, 14, ("greedy",) + ("random",) * (seats - 1), seed=5)
    one, two = simulate(plan, 1), simulate(plan, 2)
    assert one.games == two.games
    assert without_time(one.data()) == without_time(two.data())


def test_batches_hold_every_game_once():
    for games, workers in ((1, 1), (7, 2), (1000, 2), (12345, 3)):
        numbers = [number for batch in batches(list(range(games)), workers) for number in batch]
        assert numbers == list(range(games))
    assert batches([0, 1, 2, 7, 8], 1) == [range(n, n + 1) for n in (0, 1, 2, 7, 8)]
    assert batches([*range(60), *range(70, 100)], 1)[14:16] == [range(56, 60), range(70, 74)]


# Seats and shares.


def test_rotation_gives_each_bot_each_seat_with_each_deal():
    plan = make_plan("trunfos", 4, 8, ("greedy", "random", "search:5it", "search:9it"))
    sat = Counter(
        (plan.deal(n), plan.entrant(n, seat), seat) for n in range(8) for seat in range(4)
    )
    assert len(sat) == 2 * 4 * 4
    fixed = make_plan("trunfos", 4, 8, BOTS, rotate=False)
    assert {fixed.entrant(number, 0) for number in range(8)} == {"greedy"}
    assert [fixed.deal(number) for number in range(8)] == list(range(8))


def test_a_shared_win_counts_in_equal_parts():
    plan = Plan("trunfos", 3, 3, ("greedy", "random", "random"), rotate=False)
    games = [
        Played(0, 10, (0, 1), (5, 5, 9)),
        Played(1, 12, (0, 1, 2), (7, 7, 7)),
        Played(2, 14, (2,), (8, 9, 6)),
    ]
    data = Report(plan, games, 2.0).data()
    greedy, random = Report(plan, games, 2.0).entrants()
    assert greedy["wins"] == pytest.approx(1 / 2 + 1 / 3, abs=1e-6)
    assert random["wins"] == pytest.approx(1 / 2 + 2 / 3 + 1, abs=1e-6)
    assert greedy["mean_score"] == pytest.approx(20 / 3, abs=1e-4)
    assert data["length"] == {"min": 10, "median": 12, "max": 14}
    assert data["decisions_per_second"] == 18.0


def test_a_game_cut_off_by_its_limit_is_counted_apart():
    plan = Plan("trunfos", 3, 2, ("greedy", "random", "random"), rotate=False)
    report = Report(plan, [Played(0, 10, (0,), (5, 6, 9)), Played(1, 1000, (), (7, 7, 7))], 1.0)
    data = report.data()
    assert (data["finished"], data["cut_off"], data["decisions"]) == (1, 1, 1010)
    assert report.entrants()[0]["seats_played"] == 1


def test_a_search_can_take_part():
    report = simulate(make_plan("trunfos", 3, 1, ("search", "greedy", "random"), budget="5it"))
    assert [row["bot"] for row in report.entrants()] == ["search:5it", "greedy", "random"]
    assert len(report.finished) == 1


# Ctrl-C.


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interruption_keeps_what_is_done(workers: int, tmp_path, monkeypatch):
    done: list[int] = []

    def advance(self, task, more):
        done.append(more)
        if sum(done) >= 3:
            raise KeyboardInterrupt

    monkeypatch.setattr("tertulia.lab.showing.Progress.advance", advance)
    path = tmp_path / "study.json"
    console = quiet()
    report = run("trunfos", 4, 4000, BOTS, json_path=path, workers=workers, console=console)
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["interrupted"]
    assert 3 <= data["finished"] == len(report.games) < 4000
    assert f"Stopped; games done: {len(report.games)} of 4,000." in told(console)


def die(stop):
    os._exit(1)


def test_an_interruption_may_come_while_workers_start(monkeypatch):
    def interrupt(waiting, **_):
        assert all(future.exception() for future in waiting)
        raise KeyboardInterrupt

    monkeypatch.setattr("tertulia.lab.workers._begin", die)
    monkeypatch.setattr("tertulia.lab.workers.wait", interrupt)
    report = simulate(make_plan("trunfos", 4, 2, BOTS), workers=2)
    assert report.interrupted
    assert report.games == []


# What is refused, before anything is played.


@pytest.mark.parametrize(
    ("arguments", "error", "names"),
    [
        ({"name": "chess"}, UnknownGame, "chess"),
        ({"seats": 5}, BadOption, "seats"),
        ({"games": 0}, BadOption, "games"),
        ({"bots": ("greedy", "random")}, BadOption, "bots"),
        ({"bots": ("clever",)}, BadOption, "bots"),
        ({"bots": ("search",), "budget": "soon"}, BadOption, "budget"),
        ({"options": {"kraken": ["P3"]}}, BadOption, "kraken"),
        ({"deck": {"game": "trunfos"}}, BadDeck, "missing"),
    ],
)
def test_a_wrong_plan_names_its_field(arguments, error, names: str):
    with pytest.raises(error, match=names):
        run(**{"name": "trunfos", **arguments})


def test_one_bot_alone_plays_every_seat():
    assert make_plan("trunfos", 3, 1, ("random",)).bots == ("random",) * 3
    assert make_plan("trunfos").seats == 4
