"""Hints: what a search from the own view weighs, in the words of the answers."""

import json

import pytest
from tests.table.tools import GAMES

import tertulia
from tertulia.bots.search import SearchBot
from tertulia.core.position import View
from tertulia.table import hints
from tertulia.table.wire import encode


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_answers_and_their_share(name, monkeypatch):
    monkeypatch.setattr(hints, "BUDGET", 60.0)
    match = tertulia.game(name).start(0, 5)
    seat = match.to_move[0]
    found = json.loads(hints.hint(match.save(), seat, 1))
    decision = match.view(seat).ask()
    said = [decision.describe(answer).text for answer in decision.answers]
    offered = [json.loads(encode(text)) for text in said]
    assert 1 <= len(found) <= hints.SHOWN
    assert all(weighed["text"] in offered for weighed in found)
    shares = [weighed["share"] for weighed in found]
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) <= 101


def test_the_search_is_given_a_view_and_nothing_else(monkeypatch):
    given = []

    class Spy:
        def __init__(self, *name, **budget):
            self.bot = SearchBot("search", iterations=20)

        def search(self, view, rng):
            given.append(view)
            return self.bot.search(view, rng)

    monkeypatch.setattr(hints, "SearchBot", Spy)
    match = tertulia.game(GAMES[0]).start(0, 5)
    while len(match.decision(match.to_move[0]).answers) == 1:
        match.play(match.to_move[0], match.decision(match.to_move[0]).answers[0])
    hints.hint(match.save(), match.to_move[0], 1)
    assert [type(view) for view in given] == [View]
    assert given[0].seat == match.to_move[0]


def test_a_single_answer_needs_no_thought(monkeypatch):
    monkeypatch.setattr(hints, "SearchBot", None)
    match = tertulia.game("trunfos").start(3, 5)
    rng = tertulia.Rng(1)
    while len(match.decision(match.to_move[0]).answers) > 1:
        seat = match.to_move[0]
        match.play(seat, match.game.greedy(match.view(seat), seat, rng))
    (found,) = json.loads(hints.hint(match.save(), match.to_move[0], 1))
    assert found["share"] == 100
