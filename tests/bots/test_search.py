"""The search: what it may know, what it finds, what it may spend."""

import time

import pytest
from tests.bots.worlds import DUEL, TRUNFOS, at_steps, positions
from tests.games.trunfos.playing import ANA, at_tricks, play
from tests.small.duel import Duel

from tertulia import Rng
from tertulia.bots import Search, SearchBot, bot
from tertulia.core.match import Match
from tertulia.games.trunfos.cards import card_named

STATES = [
    pytest.param(found, match, id=f"{found.name}-{seats}-{step}")
    for found, seats in ((TRUNFOS, 3), (TRUNFOS, 4), (DUEL, 2), (DUEL, 3))
    for step, match in at_steps(found, seats, 5).items()
]


def found_by(view, seed: int = 1, iterations: int = 60, greedy: bool = True):
    search = Search(view, Rng(seed), greedy)
    search.run(iterations)
    return [(finding.answer, finding.visits, finding.value) for finding in search.findings()]


@pytest.mark.parametrize(("found", "match"), STATES)
def test_it_knows_what_its_seat_may_know(found, match: Match):
    seat = match.to_move[0]
    worlds = [found.sample(match.view(seat), Rng(world)) for world in range(3)]
    truth = found_by(match.view(seat))
    assert all(found_by(world.view(seat)) == truth for world in worlds)


def test_worlds_for_that_differ():
    match = at_steps(TRUNFOS, 4, 5)["Trick"]
    seat = match.to_move[0]
    hands = {
        tuple(TRUNFOS.sample(match.view(seat), Rng(world)).secrets.cards) for world in range(3)
    }
    assert len(hands) == 3


@pytest.mark.parametrize("greedy", [True, False])
@pytest.mark.parametrize(("found", "match"), STATES)
def test_equal_iterations_find_equal_things(found, match: Match, greedy: bool):
    view = match.view(match.to_move[0])
    first = found_by(view, 7, 40, greedy)
    assert found_by(view, 7, 40, greedy) == first
    assert sum(visits for _, visits, _ in first) == 40
    assert {answer for answer, _, _ in first} <= set(view.ask().answers)
    assert all(0 <= value <= 1 for _, _, value in first)


def test_it_can_be_carried_on():
    match = at_steps(TRUNFOS, 4, 5)["Trick"]
    view = match.view(match.to_move[0])
    once, twice = Search(view, Rng(1)), Search(view, Rng(1))
    once.run(50)
    twice.run(20)
    twice.run(30)
    assert repr(once.findings()) == repr(twice.findings())
    assert once.best() == once.findings()[0].answer


def test_it_leaves_the_view_as_it_is():
    match = at_steps(TRUNFOS, 4, 5)["Trick"]
    view = match.view(match.to_move[0])
    before = (view.asked, view.table.gone, tuple(view.secrets.cards), view.ask().answers)
    found_by(view)
    assert (view.asked, view.table.gone, tuple(view.secrets.cards), view.ask().answers) == before


# What it finds.

# Two tricks are left: Ana is last to a trick led with Sword, and nobody else holds another Sword.
ENDING = ["S1 S12", "S5 H1", "S7 H3", "S3 H5"]


def ending(columns: tuple[int, int, int, int]) -> Match:
    """Bia leads Sword, all others follow, and Ana has to choose between S1 and S12."""
    others = [f"{suit}{rank}" for suit in "PHCS" for rank in range(1, 13)]
    stated = " ".join(ENDING).split()
    rest = [card for card in others if card not in stated]
    hands = [
        f"{hand} {' '.join(rest[10 * seat : 10 * seat + 10])}" for seat, hand in enumerate(ENDING)
    ]
    match = at_tricks(hands, [columns, (0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0)])
    table = match.table
    table.gone = sum(1 << card_named(card) for card in rest)
    for seat, hand in enumerate(ENDING):
        match.secrets.set_hand(seat, sum(1 << card_named(card) for card in hand.split()))
    table.tricks = 10
    table.trump = 3
    table.lead(1)
    match.ask(2)
    play(match, "S5 S7 S3")
    assert match.to_move == (ANA,)
    return match


@pytest.mark.parametrize("greedy", [True, False])
@pytest.mark.parametrize(
    ("columns", "best"),
    [
        # Nothing predicted: S12 takes four Swords now and leads S1, which takes the last trick.
        ((0, 0, 0, 0), "S1"),
        # Three tricks of Sword predicted: S12 and S1 fulfil two of them, and none is bared.
        ((0, 3, 1, 0), "S12"),
    ],
)
def test_it_finds_the_plain_best_card(columns, best: str, greedy: bool):
    match = ending(columns)
    search = Search(match.view(ANA), Rng(3), greedy)
    search.run(200)
    assert search.best() == card_named(best)
    values = {finding.answer: finding.value for finding in search.findings()}
    assert values[card_named(best)] == max(values.values())


class Noted(Duel):
    """A duel that notes the epochs in which positions are valued."""

    def __init__(self, depth: int) -> None:
        super().__init__()
        self.depth = depth
        self.noted: set[int] = set()

    def values(self, m):
        if m.top is not None:
            self.noted.add(m.epoch)
        return super().values(m)


@pytest.mark.parametrize("depth", [1, 2])
def test_it_looks_as_far_ahead_as_the_game_says(depth: int):
    duel = Noted(depth)
    match = next(positions(duel, 2, 5))
    found_by(match.view(match.to_move[0]))
    assert duel.noted == {match.epoch + depth}


class Rambling(Duel):
    """A game whose quick policy takes longer to the end than a game may."""

    def __init__(self) -> None:
        super().__init__()
        self.limit = 5
        self.depth = 3
        self.steps = 0

    def greedy(self, m, seat, rng):
        self.steps += 1
        return super().greedy(m, seat, rng)


def test_it_waits_for_no_quick_policy_that_does_not_end():
    rambling = Rambling()
    match = next(positions(rambling, 2, 5))
    found_by(match.view(match.to_move[0]), iterations=1)
    assert rambling.steps == 1 + rambling.limit  # the answer to be judged, and the game after it


@pytest.mark.parametrize("seats", [3, 4])
def test_with_no_time_to_think_it_plays_greedily(seats: int):
    for match in at_steps(TRUNFOS, seats, 5).values():
        seat = match.to_move[0]
        view = match.view(seat)
        quick = bot("search:1it").choose(view, Rng(1))
        assert quick == TRUNFOS.greedy(match, seat, Rng(1))
        if len(view.ask().answers) > 3:
            assert SearchBot("", 3).choose(view, Rng(2)) == quick


# What it may spend.


def test_it_stops_by_iterations():
    match = at_steps(TRUNFOS, 4, 5)["Trick"]
    search = SearchBot("search:25it", 25).search(match.view(match.to_move[0]), Rng(1))
    assert search.iterations == 25


def test_it_stops_by_time():
    match = at_steps(TRUNFOS, 4, 5)["Trick"]
    view = match.view(match.to_move[0])
    begun = time.perf_counter()
    search = SearchBot("search:50", ms=50).search(view, Rng(1))
    spent = time.perf_counter() - begun
    assert search.iterations >= 1
    assert 0.05 <= spent < 20


def test_it_answers_at_once_where_there_is_no_choice():
    match = ending((0, 0, 0, 0))
    match.play(ANA, card_named("S1"))
    (seat,) = match.to_move
    view = match.view(seat)
    assert len(view.ask().answers) == 1
    begun = time.perf_counter()
    assert bot("search:60000").choose(view, Rng(1)) == view.ask().answers[0]
    assert time.perf_counter() - begun < 20
