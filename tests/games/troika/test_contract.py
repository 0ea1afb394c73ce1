"""Every rule set holds the contract at every seat count, and with options turned."""

from typing import Any

import pytest
from tests.games.troika.worlds import conserved, key, worlds

from tertulia import testing
from tertulia.games.troika import GAME

# So rare in random games that tests of their own bring them about.
RARE = ("MakeRoom", "Stash", "bankrupt", "nothing", "reshuffled", "stashed", "showed")
HOOKS: dict[str, Any] = {"invariants": conserved, "worlds": worlds, "key": key, "absent": RARE}
STANDARD = testing.cases(GAME, games=1, **HOOKS)
OPTIONS: list[dict[str, object]] = [
    {"insolvent": "discard_all", "tie_government": "stays", "bonus_leader": "on"},
    {"insolvent": "nothing"},
]
VARIED = [
    testing.Case(check, testing.Trial(GAME, seats, chosen, games=1, **HOOKS))
    for check in testing.CHECKS
    if check not in ("repeats", "texts")
    for seats, chosen in zip((4, 2), OPTIONS, strict=True)
]


@pytest.mark.parametrize("case", [*STANDARD, *VARIED], ids=str)
def test_contract(case):
    case.run()
