"""What a game has to pass before it is shown, a line for each check: ``python -m tools.gate GAME``.

The checks are tests that the suite runs anyway. Which of them belong to a check is said here, by
the beginning of their names, and nowhere else.
"""

from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from rich.console import Console

import tertulia


@dataclass(frozen=True)
class Check:
    """What holds if all of these tests pass; ``{game}`` in one stands for the game's name."""

    says: str
    tests: tuple[str, ...]


def contract(*parts: str) -> tuple[str, ...]:
    """What the test kit checks, as the game's tests call it."""
    return tuple(f"tests/games/{{game}}/test_contract.py::test_contract[{part}," for part in parts)


CHECKS = (
    Check(
        "the licence is there, and whoever made what is shipped is credited",
        ("tests/test_credits.py",),
    ),
    Check(
        "every card has its text in each language, and it fits",
        (
            "tests/texts/test_languages.py",
            "tests/texts/test_texts.py::test_all_that_a_game_shows",
            "tests/browser/test_languages.py::test_the_words_of_every_card_fit",
        ),
    ),
    Check(
        "a bot answers every state, also for whoever is late or gone",
        (
            *contract("rollouts"),
            "tests/table/test_live.py::test_one_person_plays_a_whole_game_against_bots",
            "tests/table/test_clock.py",
            "tests/table/test_presence.py",
            "tests/table/test_thinking.py",
        ),
    ),
    Check("progress goes from 0 to 100 and never back", contract("progress")),
    Check(
        "a thousand random games end, with every card in its place",
        ("tests/kit/test_thousand.py", *contract("ends")),
    ),
    Check(
        "what is kept leads to the same state, from any moment",
        (
            *contract("copies", "repeats"),
            "tests/table/test_state.py::test_replay",
            "tests/table/test_gamefile.py::test_a_file_is_a_save",
        ),
    ),
    Check(
        "a seat is told what it may know and nothing else",
        (*contract("secrecy", "folds"), "tests/table/test_frames.py"),
    ),
    Check(
        "undo leads back, until something is known that was not",
        (
            *contract("copies", "secrecy"),
            "tests/table/test_state.py",
            "tests/table/test_live.py::test_undo",
        ),
    ),
    Check(
        "killed and started again, the game goes on",
        ("tests/web/test_server.py::test_killed", "tests/browser/test_survival.py"),
    ),
    Check("a whole game by mouse, by keyboard and by touch", ("tests/browser/test_games.py",)),
    Check(
        "axe finds no violation",
        (
            "tests/browser/test_games.py::test_by_mouse",
            "tests/browser/test_games.py::test_by_touch",
            "tests/browser/test_page.py::test_pages_have_no_violation",
        ),
    ),
    Check(
        "in a language of its own nothing is left untranslated",
        ("tests/texts/test_pseudo.py", "tests/browser/test_languages.py::test_the_table_says"),
    ),
    Check(
        "a spectator is told no secret",
        (
            *contract("secrecy"),
            "tests/table/test_frames.py::test_two_worlds",
            "tests/web/test_after.py::test_while_a_game_goes_on",
        ),
    ),
    Check(
        "a first visit loads 300 KiB at most",
        ("tests/browser/test_languages.py::test_a_first_visit",),
    ),
    Check(
        "scoring and ties are in the rules, and worked examples come out",
        (
            "tests/games/{game}/test_example",
            "tests/games/{game}/test_scoring.py",
            "tests/games/{game}/test_coverage.py",
            "tests/texts/test_texts.py::test_every_rule_that_is_named",
        ),
    ),
    Check(
        "tables and saves of earlier releases go on",
        ("tests/table/test_upgrade.py", "tests/kit/test_golden.py::test_saves_of_released"),
    ),
)


def of(game: str, check: Check, names: Iterable[str]) -> list[str]:
    """Those of the tests ``names`` that belong to ``check``, but none of other games alone."""
    others = set(tertulia.games()) - {game}
    starts = tuple(start.format(game=game) for start in check.tests)
    return [
        name
        for name in names
        if name.startswith(starts)
        and (game in (words := re.split(r"\W|_", name)) or not others.intersection(words))
    ]


@dataclass(eq=False)  # pytest keeps its plug-ins in sets
class Run:
    """A plug-in of pytest: runs what belongs to any check, and notes how it went."""

    game: str
    ended: dict[str, str] = field(default_factory=dict)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out the rest."""
        names = [item.nodeid for item in items]
        wanted = {name for check in CHECKS for name in of(self.game, check, names)}
        items[:] = [item for item in items if item.nodeid in wanted]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a test's worst moment; a test that is skipped has not passed."""
        if self.ended.get(report.nodeid, "passed") == "passed":
            self.ended[report.nodeid] = report.outcome


def files(game: str) -> list[str]:
    """The files that hold the tests of all checks, as far as this game has them."""
    starts = [start.format(game=game) for check in CHECKS for start in check.tests]
    patterns = {f"{start.partition('::')[0].removesuffix('.py')}*.py" for start in starts}
    return sorted(str(path) for pattern in patterns for path in Path().glob(pattern))


def main(game: str) -> int:
    """Run all checks of ``game`` and say of each whether it holds; 1 if one does not."""
    if game not in tertulia.games():
        print(f"There is no game {game!r}; name one of {', '.join(sorted(tertulia.games()))}.")
        return 2
    run, began = Run(game), time.monotonic()
    options = ["-p", "no:terminal", "-o", "addopts=--import-mode=importlib", "-m", "not slow"]
    code = pytest.main([*options, *files(game)], plugins=[run])
    console, good = Console(highlight=False, soft_wrap=True), code in (0, 1)
    if not good:
        console.print(f"pytest broke off with code {int(code)}; run it on a file to see why")
    for number, check in enumerate(CHECKS, 1):
        ended = {name: run.ended[name] for name in of(game, check, run.ended)}
        bad = [name for name, how in ended.items() if how != "passed"]
        holds = bool(ended) and not bad
        good &= holds
        colour, word = ("green", "holds") if holds else ("red", "FAILS")
        console.print(f"[{colour}]{number:2} {word}[/] {check.says} ({len(ended)} tests)")
        for name in bad:
            console.print(f"     {ended[name]}: {name}", markup=False)
    console.print(f"{game}: {'all hold' if good else 'not yet'}, {time.monotonic() - began:.0f} s")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])))
