"""Games as they were recorded: equal in both builds, and saves of released versions still load.

``TERTULIA_RENEW_GOLDEN=1 pytest tests/kit/test_golden.py`` renews the digests after a change that
is meant. Saves are never renewed: a new release adds its own.
"""

from pathlib import Path

import pytest
from tests.kit.troja import OPTIONS as TROJA_OPTIONS
from tests.kit.troja import SHORT
from tests.kit.trunfos import OPTIONS
from tests.small.duel import GAME as DUEL

from tertulia import testing
from tertulia.games.troika import GAME as TROIKA
from tertulia.games.troja import GAME as TROJA
from tertulia.games.trunfos import GAME as TRUNFOS

GOLDEN = Path(__file__).parent.parent / "golden"
SETS: list[dict[str, object]] = [{}, *OPTIONS]


@pytest.mark.parametrize("options", SETS, ids=str)
@pytest.mark.parametrize("seats", TRUNFOS.seats)
def test_trunfos_plays_as_recorded(seats, options):
    trial = testing.Trial(TRUNFOS, seats, options, games=5)
    testing.check_golden(trial, GOLDEN / "trunfos.json")


@pytest.mark.parametrize("rules", ["basic", "advanced", "greek"])
@pytest.mark.parametrize("seats", TROIKA.seats)
def test_troika_plays_as_recorded(seats, rules):
    trial = testing.Trial(TROIKA, seats, {"rules": rules}, games=2)
    testing.check_golden(trial, GOLDEN / "troika.json")


@pytest.mark.parametrize("options", [SHORT, *TROJA_OPTIONS], ids=str)
@pytest.mark.parametrize("seats", TROJA.seats)
def test_troja_plays_as_recorded(seats, options):
    trial = testing.Trial(TROJA, seats, options, games=2)
    testing.check_golden(trial, GOLDEN / "troja.json")


@pytest.mark.parametrize("seats", DUEL.seats)
def test_the_duel_plays_as_recorded(seats):
    testing.check_golden(testing.Trial(DUEL, seats, games=10), GOLDEN / "duel.json")


@pytest.mark.parametrize("game", [TRUNFOS, TROIKA, TROJA, DUEL], ids=lambda game: game.name)
def test_saves_of_released_versions_load(game):
    testing.check_saves(game, GOLDEN / "saves")


def test_another_game_than_recorded_is_found(tmp_path, monkeypatch):
    monkeypatch.delenv("TERTULIA_RENEW_GOLDEN", raising=False)
    path = tmp_path / "record.json"
    path.write_text((GOLDEN / "duel.json").read_text(encoding="utf-8"), encoding="utf-8")
    with pytest.raises(testing.Fault, match=r"record\.json has .* this build gives"):
        testing.check_golden(testing.Trial(DUEL, 3, games=9), path)


def test_a_save_with_another_result_is_found(tmp_path):
    match = DUEL.start(2, 1)
    testing.write_save(match, tmp_path / "duel-1.json")
    testing.check_saves(DUEL, tmp_path)
    path = tmp_path / "duel-1.json"
    path.write_text(path.read_text(encoding="utf-8").replace('"over":false', '"over":true'))
    with pytest.raises(testing.Fault, match="it should give"):
        testing.check_saves(DUEL, tmp_path)
    with pytest.raises(testing.Fault, match="no save of trunfos"):
        testing.check_saves(TRUNFOS, tmp_path)
