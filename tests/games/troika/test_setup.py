"""Components and setup."""

from collections import Counter

import pytest
from tests.games.clauses import clause
from tests.games.troika.playing import ANA, BIA, JACK, rules_for, told, told_to

from tertulia.core.bits import count, members
from tertulia.core.errors import BadOption
from tertulia.core.rng import Rng
from tertulia.games.troika import GAME
from tertulia.games.troika.packed import lane


def begun(seats=4, seed=1, **options):
    match = GAME.start(seats, seed, options)
    for seat in match.to_move:
        match.play(seat, match.decision(seat).answers[0])
    return match


@clause("TROIKA-COMP-1", "TROIKA-C-1", "TROIKA-ORG-7")
def test_42_groups():
    assert [bin(family).count("1") for family in rules_for().families] == [10, 10, 10, 12]


@clause("TROIKA-COMP-2", "TROIKA-C-2", "TROIKA-R-B1")
def test_8_leaders_and_a_bonus_leader_by_option():
    rules = rules_for()
    colours = Counter(int(rules.leaders[leader].colour) for leader in rules.leaders_in_use)
    assert colours == {1: 2, 2: 2, 3: 4}
    assert len(rules_for(bonus_leader="on").leaders_in_use) == 9


@clause("TROIKA-COMP-3", "TROIKA-C-3")
def test_16_events():
    effects = Counter(face.effect.name for face in rules_for().events)
    assert (sum(effects.values()), effects["troika"], effects["elections"]) == (16, 1, 2)
    assert effects["confidence"] == 1


@clause("TROIKA-COMP-4", "TROIKA-C-4", "TROIKA-SETUP-1", "TROIKA-FAQ-1")
@pytest.mark.parametrize(("seats", "left"), [(2, 8), (3, 12), (4, 16)])
def test_the_treasury_pays_the_first_hands(seats, left):
    table = begun(seats).table
    assert table.money[:seats] == (2,) * seats
    assert table.treasury in (left, left - 2)  # the first player may have drawn
    assert GAME.start(seats).table.treasury == left


@clause("TROIKA-COMP-5", "TROIKA-C-5", "TROIKA-SETUP-2")
@pytest.mark.parametrize(
    ("seats", "four", "five", "six"), [(2, 2, 4, 2), (3, 3, 4, 3), (4, 4, 4, 4)]
)
def test_titles_by_seats_with_the_highest_on_top(seats, four, five, six):
    table = GAME.start(seats).table
    assert [lane(table.titles, place) for place in range(3)] == [four, five, six]
    values = []
    for _ in range(four + five + six):
        values.append(table.top_title())
        table.buy(ANA)
    assert values == [6] * six + [5] * five + [4] * four
    assert table.top_title() == 0


@clause("TROIKA-SETUP-8", "TROIKA-TABLE-2", "TROIKA-TABLE-6", "TROIKA-R-B49")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_hidden_groups_each(seats):
    match = GAME.start(seats, 5)
    for seat in range(seats):
        assert count(match.secrets.hand(seat)) == match.table.held[seat] == 3
        others = [told_to(match, other, "dealt") for other in range(seats) if other != seat]
        assert all((seat,) in seen for seen in others)
        view = match.view(seat)
        assert [view.secrets.hand(other) for other in range(seats) if other != seat] == [0] * (
            seats - 1
        )


@clause("TROIKA-SETUP-9", "TROIKA-SETUP-10", "TROIKA-SETUP-11", "TROIKA-R-B3", "TROIKA-FAQ-2")
@clause("TROIKA-TABLE-1")
def test_leaders_are_chosen_in_secret_and_shown_together():
    match = GAME.start(3, 7)
    assert match.to_move == (0, 1, 2)
    offers = {seat: match.decision(seat).answers for seat in range(3)}
    assert all(len(offer) == 2 for offer in offers.values())
    assert len({leader for offer in offers.values() for leader in offer}) == 6
    match.play(JACK, offers[JACK][0])
    match.play(ANA, offers[ANA][1])
    assert not told(match, "led")
    match.play(BIA, offers[BIA][0])
    assert told(match, "led") == [
        (ANA, offers[ANA][1]),
        (BIA, offers[BIA][0]),
        (JACK, offers[JACK][0]),
    ]
    assert match.secrets.dealt == (0, 0, 0, 0)


@clause("TROIKA-SETUP-12", "TROIKA-R-B4")
def test_the_first_player_is_random_or_stated():
    assert {GAME.start(4, seed).table.first for seed in range(40)} == {0, 1, 2, 3}
    assert GAME.start(3, deal={"first": [JACK]}).table.first == JACK


@clause("TROIKA-SETUP-3", "TROIKA-SETUP-4", "TROIKA-SETUP-5", "TROIKA-SETUP-6", "TROIKA-SETUP-7")
@clause("TROIKA-C-6", "TROIKA-C-24", "TROIKA-TABLE-3", "TROIKA-EVENTS-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_when_elections_and_troika_come(seats):
    gap = {2: 4, 3: 3, 4: 2}[seats]
    last = set()
    for seed in range(60):
        match = GAME.start(seats, seed)
        rules = rules_for(seats)
        GAME.rollout(match, Rng(seed))
        shown = [event for (event,) in told(match, "revealed")]
        assert len(shown) == len(set(shown))
        for place, event in enumerate(shown):
            elections = bool(rules.elections >> event & 1)
            assert elections == (place in (gap, 2 * gap + 1))
        if rules.troika in shown:
            assert shown[-1] == rules.troika
            assert 2 * gap + 2 <= len(shown) - 1 <= 2 * gap + 5
            last.add(len(shown))
    assert len(last) == 4


@clause("TROIKA-SETUP-4")
def test_troika_is_as_likely_at_each_of_the_last_four_places():
    places: Counter[int] = Counter()
    for seed in range(400):
        match = GAME.prepare(2, seed, None, None, None)
        left = 4
        while match.draw("troika", list(range(left)), 1)[0]:
            left -= 1
        places[left] += 1
    assert all(65 < number < 135 for number in places.values())


@pytest.mark.parametrize(
    ("deal", "field"),
    [
        ({"first": [4]}, "deal.first"),
        ({"hand": [0, 0]}, "deal.hand"),
        ({"hand": [42]}, "deal.hand"),
        ({"groups": [0]}, "deal.groups"),
        ({"leaders": [8]}, "deal.leaders"),
        ({"events": [0]}, "deal.events"),
        ({"troika": [0, 1]}, "deal.troika"),
        ({"troika": [4]}, "deal.troika"),
        ({"cards": [1]}, "deal"),
    ],
)
def test_impossible_deals_are_refused(deal, field):
    with pytest.raises(BadOption) as error:
        GAME.start(4, deal=deal)
    assert error.value.field == field


@clause("TROIKA-R-B3")
def test_stated_deals_are_dealt():
    deal = {"first": [1], "hand": list(range(6)), "leaders": [0, 1, 2, 3], "groups": [10, 11]}
    match = GAME.start(2, deal=deal)
    assert members(match.secrets.hand(0)) == [0, 1, 2]
    assert match.decision(1).answers == (2, 3)
    for seat in (0, 1):
        match.play(seat, match.decision(seat).answers[0])
    match.play(1, 0)
    assert told(match, "drew") == [(1, 10)]
