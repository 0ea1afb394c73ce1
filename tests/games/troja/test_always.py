"""What holds in every game: cards, Glory, an end, honest windows, and how often one is asked."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.clauses import clause
from tests.kit.troja import conserved

from tertulia.core.deed import SCORED
from tertulia.core.position import PASS
from tertulia.core.rng import Rng
from tertulia.games.troja import GAME, events
from tertulia.games.troja.types import Play

SWITCHES = ("elimination", "taming", "hidden_cards")
PER_TURN = 250
"""More decisions than a seat gives in a round, on average over a game."""


def random_game(seats: int, seed: int, options: dict[str, object]) -> tuple[Play, int]:
    match = GAME.start(seats, seed, options)
    rng = Rng(seed)
    asked = 0
    while match.to_move:
        seat = match.to_move[rng.below(len(match.to_move))]
        assert match.top is not None
        match.play(seat, match.top.pick(match, seat, rng))
        conserved(match)
        asked += 1
    return match, asked


@clause("TROJA-R-FIELD-6", "TROJA-R-OPT-4")
@given(
    st.integers(2, 4),
    st.integers(0, 10**6),
    st.lists(st.sampled_from(["off", "on"]), min_size=3, max_size=3),
    st.integers(1, 3),
)
@settings(max_examples=12, deadline=None, derandomize=True)
def test_games_end_with_the_round_limit_and_cards_and_glory_are_kept(seats, seed, values, rounds):
    options: dict[str, object] = dict(zip(SWITCHES, values, strict=True))
    options["round_limit"] = rounds
    match, asked = random_game(seats, seed, options)
    assert match.over
    assert match.table.round <= rounds
    assert asked < PER_TURN * seats * rounds
    assert match.winners


@clause("TROJA-IV-5")
def test_the_sheet_and_the_laboratory_tell_alike_how_the_glory_came_about():
    match = GAME.start(4, 2, {"round_limit": 12})
    rng = Rng(2)
    while match.to_move:
        assert "sheet" not in [zone.id for zone in GAME.scene(match.view(0)).zones]
        seat = match.to_move[0]
        match.play(seat, GAME.greedy(match, seat, rng))
    (sheet,) = (zone for zone in GAME.scene(match.view(0)).zones if zone.id == "sheet")
    told: Counter[tuple[str, int]] = Counter()
    assert match.log is not None
    for deed in GAME.deeds(match.rules, match.log.events):
        if deed.kind == SCORED:
            told[deed.key, deed.seat] += deed.amount
    shown = {
        (column.key, row.seat): row.cells[place]
        for place, column in enumerate(sheet.columns)
        for row in sheet.rows
    }
    assert {key for key, _ in shown} >= {"troja-source-passed", "troja-source-lost"}
    assert +told == +Counter(shown)
    assert -told == -Counter(shown)
    assert [sum(filter(None, row.cells)) for row in sheet.rows] == list(match.scores)


@clause("TROJA-R-CARD-14")
def test_how_often_players_are_asked():
    """Shown are windows in which one can answer: the server passes for the others."""
    turns = 0
    shown: Counter[str] = Counter()
    passed = 0
    for seed in range(4):
        match = GAME.start(4, seed, {"round_limit": 6})
        rng = Rng(seed)
        while match.to_move:
            seat = match.to_move[0]
            top = match.top
            assert top is not None
            move = GAME.greedy(match, seat, rng)
            if top.kind() == "pass" and len(top.answers(match, seat)) > 1:
                shown[type(top).__name__] += 1
                passed += move == PASS
            match.play(seat, move)
        assert match.log is not None
        turns += sum(event.kind == events.TURN for event in match.log.events)
    # Prompts for a player in a turn, whosesoever it is.
    assert sum(shown.values()) / turns / 4 < 1.5
    assert passed / sum(shown.values()) < 0.95


def test_greedy_beats_three_random():
    won = 0.0
    for seed in range(200):
        match = GAME.start(4, seed, {"round_limit": 40}, record=False)
        rng = Rng(seed)
        while match.to_move:
            seat = match.to_move[0]
            assert match.top is not None
            if seat == seed % 4:
                match.apply(seat, GAME.greedy(match, seat, rng))
            else:
                match.apply(seat, match.top.pick(match, seat, rng))
        if seed % 4 in match.winners:
            won += 1 / len(match.winners)
    assert won / 200 >= 0.55
