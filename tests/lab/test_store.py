"""Studies in a folder: what is written, and how one that was stopped goes on."""

from pathlib import Path

import polars
import pytest

from tertulia.core.errors import BadOption
from tertulia.lab.plan import Plan, make_plan
from tertulia.lab.simulate import run, simulate
from tertulia.lab.store import Store

BOTS = ("greedy", "random", "random")


def plan(games: int = 6, seed: int = 1) -> Plan:
    return make_plan("trunfos", 3, games, BOTS, seed)


def table(folder: Path, part: str) -> polars.DataFrame:
    return polars.read_parquet(folder / part / "*.parquet").sort("game", maintain_order=True)


def test_a_row_a_game_and_a_row_a_decision(tmp_path):
    report = simulate(plan(), store=Store(tmp_path, plan(), decisions=True, resume=False))
    games, decisions = table(tmp_path, "games"), table(tmp_path, "decisions")
    assert games["game"].to_list() == list(range(6))
    assert games["deal"].to_list() == [0, 0, 0, 1, 1, 1]
    assert games["bots"].to_list()[1] == ["random", "random", "greedy"]
    assert games["finished"].all()
    for played, row in zip(report.games, games.iter_rows(named=True), strict=True):
        assert (played.decisions, list(played.scores)) == (row["decisions"], row["scores"])
        assert list(played.winners) == row["winners"]
        rows = decisions.filter(polars.col("game") == played.number)
        assert rows["place"].to_list() == list(range(played.decisions))
    assert decisions["answers"].min() == 1
    assert set(decisions["seat"]) == {0, 1, 2}
    assert all(rule.startswith("TRUNFOS-") for rule in set(decisions["rule"]))
    assert not list(tmp_path.rglob("*.part"))


def test_workers_change_nothing_in_the_rows(tmp_path):
    for workers, folder in ((1, tmp_path / "one"), (2, tmp_path / "two")):
        simulate(plan(), workers, store=Store(folder, plan(), True, False))
    for part in ("games", "decisions"):
        assert table(tmp_path / "one", part).equals(table(tmp_path / "two", part))


def test_a_study_that_was_stopped_goes_on_where_it_was(tmp_path, monkeypatch):
    def stop(more: int) -> None:
        if more:
            raise KeyboardInterrupt

    stopped = simulate(plan(), progress=stop, store=Store(tmp_path, plan(), True, False))
    assert stopped.interrupted
    assert 0 < len(stopped.games) < 6
    store = Store(tmp_path, plan(), True, True)
    assert store.games == stopped.games
    told: list[int] = []
    resumed = simulate(plan(), progress=told.append, store=store)
    assert told == [len(stopped.games)] + [1] * (6 - len(stopped.games))
    assert resumed.games == simulate(plan()).games
    assert table(tmp_path, "games")["game"].to_list() == list(range(6))
    assert table(tmp_path, "decisions")["game"].n_unique() == 6


def test_a_study_may_be_made_longer(tmp_path):
    simulate(plan(3), store=Store(tmp_path, plan(3), False, False))
    more = simulate(plan(6), store=Store(tmp_path, plan(6), False, True))
    assert more.games == simulate(plan(6)).games
    assert not (tmp_path / "decisions").exists()


def test_files_are_written_as_rows_gather(tmp_path, monkeypatch):
    monkeypatch.setattr("tertulia.lab.store.ROWS_IN_FILE", 2)
    simulate(plan(), store=Store(tmp_path, plan(), False, False))
    assert len(list((tmp_path / "games").iterdir())) == 3


@pytest.mark.parametrize(
    ("other", "decisions", "resume", "said"),
    [
        (plan(), True, False, "out: .* allowed: an empty folder, or --resume"),
        (plan(seed=2), True, True, "resume: 'another seed' is not possible; allowed: 1"),
        (plan(), False, True, "resume: 'another decisions' is not possible; allowed: True"),
    ],
)
def test_another_study_is_refused_and_nothing_lost(tmp_path, other, decisions, resume, said):
    simulate(plan(3), store=Store(tmp_path, plan(3), True, False))
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    with pytest.raises(BadOption, match=said):
        Store(tmp_path, other, decisions, resume)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_decisions_and_resuming_need_a_folder():
    for decisions in (True, False):
        with pytest.raises(BadOption, match="out"):
            run("trunfos", 3, 1, BOTS, decisions=decisions, resume=not decisions)


def test_without_polars_nothing_is_played(tmp_path, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "polars", None)
    with pytest.raises(BadOption, match=r"tertulia\[lab\]"):
        Store(tmp_path / "study", plan(), False, False)
    assert not (tmp_path / "study").exists()
