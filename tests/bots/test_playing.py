"""Bots that play a match on by themselves."""

import time

import pytest

import tertulia
from tertulia.bots import Bot, bot
from tertulia.bots.playing import play_on
from tertulia.core.errors import IllegalMove


class Looking(Bot):
    """Answers by chance, from a view."""

    def choose(self, view, rng):
        return bot("random").choose(view, rng)


class Wrong(Bot):
    """Answers what nobody may."""

    def choose(self, view, rng):
        return 1 << 40


class Slow(Bot):
    """Answers once in a fifth of the time after which somebody is asked whether to go on."""

    def choose(self, view, rng):
        time.sleep(0.02)
        return view.ask().answers[0]


def played(name, kind, stop=lambda: False, note=None):
    game = tertulia.game(name)
    seats = max(game.seats)
    match = game.start(seats, 5, game.simulated)
    rngs = [tertulia.Rng(seat) for seat in range(seats)]
    return match, play_on(match, [kind] * seats, rngs, stop, note)


@pytest.mark.parametrize("name", sorted(tertulia.games()))
def test_chance_that_looks_at_nothing_answers_as_chance_that_looks(name):
    blind, decisions = played(name, bot("random"))
    looking, as_many = played(name, Looking("looking"))
    assert blind.over
    assert decisions == as_many == blind.asked
    assert blind.save() == looking.save()


def test_an_illegal_answer_is_refused():
    with pytest.raises(IllegalMove):
        played("trunfos", Wrong("wrong"))


def test_who_notes_sees_each_decision_before_it_is_played():
    noted = []

    def note(match, seat, answer):
        assert answer in match.decision(seat).answers
        noted.append(int(match.asked))

    _, decisions = played("trunfos", bot("random"), note=note)
    assert noted == list(range(decisions))


def test_a_match_is_given_up_soon_after_it_is_told_to_stop():
    assert played("trunfos", Slow("slow"), stop=lambda: True)[1] is None
