"""The lesson of each game: by the rules, a note for each choice of the learner's, and well told."""

import gzip
import json

import pytest
from tests.small.duel import GAME as DUEL
from tests.table.tools import GAMES

import tertulia
from tertulia import texts
from tertulia.table import lessons


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_keeps_to_the_rules_and_says_something_at_each_choice(name):
    game = tertulia.game(name)
    given = lessons.lesson(game)
    assert given is not None
    match = game.start(len(given.players), given.seed, dict(given.options))
    choices = set()
    for at, (seat, answer) in enumerate(given.answers):
        decision = match.decision(seat)
        assert answer in decision.answers, at
        # Whoever is asked with others answers in the order of the seats, as in a saved game.
        assert seat == lessons.LEARNER or lessons.LEARNER not in match.to_move, at
        if seat == lessons.LEARNER and len(decision.answers) > 1:
            choices.add(str(at))
        match.play(seat, answer)
    assert set(given.notes) == choices | {lessons.END}
    assert len(choices) >= 7


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_told_with_the_words_of_each_step(name):
    told = json.loads(gzip.decompress(lessons.tell(name)))
    given = lessons.lesson(tertulia.game(name))
    assert given is not None
    assert len(told["frames"]) == len(given.answers) + 1
    for step in told["steps"]:
        frame = told["frames"][step["at"]]
        offered = {answer["a"]: answer["text"] for answer in frame["ask"]["answers"]}
        assert offered[step["answer"]] == step["said"]
    for text in (told["end"], *(step["note"] for step in told["steps"])):
        for lang in texts.languages():
            assert len(texts.say(lang, text["key"])) > 30


def test_a_game_without_a_lesson_has_none():
    assert lessons.lesson(DUEL) is None
