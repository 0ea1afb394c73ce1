"""What the rule of thumb does with cards that are easily left in hand, and how it values seats."""

import pytest
from tests.games.troja.playing import A, Story, W

from tertulia.core.deed import DREW, PLAYED
from tertulia.core.position import PASS
from tertulia.core.rng import Rng
from tertulia.games.troja import GAME
from tertulia.games.troja.cards import card_of
from tertulia.games.troja.worth import WEIGHTS, features, values


def greedy(story: Story, seat: int) -> str:
    """The card that ``seat`` would play now, or ``pass``."""
    chosen = GAME.greedy(story.match.view(seat), seat, Rng(0))
    if chosen == PASS:
        return "pass"
    (name,) = [each for each in story.hand(seat) if story.card(seat, each) == card_of(chosen)]
    return name


@pytest.mark.parametrize("item", ["sword_athena", "sword_ares", "armour", "shield", "helmet"])
def test_items_are_bought_far_from_the_goal(item):
    assert greedy(Story(f"{item} aegis blow", "", camp=True), W) == item


def test_near_the_goal_glory_is_worth_more():
    story = Story("armour aegis blow", "", camp=True)
    story.match.table.gain(W, 8)
    assert greedy(story, W) == "pass"


def test_a_hero_keeps_what_a_lost_fight_costs():
    story = Story("sword_ares aegis blow", "", camp=True)
    story.match.table.gain(W, -5)
    assert greedy(story, W) == "pass"


def test_a_better_item_is_not_replaced():
    story = Story("sword_ares sword_athena blow", "", camp=True)
    story.attach(W, "sword_ares")
    assert greedy(story, W) == "pass"


@pytest.mark.parametrize("item", ["amulet", "lyre"])
def test_power_is_bought_for_cards_that_demand_it(item):
    assert greedy(Story(f"{item} cyclops blow", "", camp=True), W) == item
    assert greedy(Story(f"{item} aegis blow", "", camp=True), W) == "pass"


def test_a_prayer_serves_a_beast():
    story = Story("prayer cyclops blow", "")
    story.match.table.actions = 0
    before = story.match.save()
    assert greedy(story, W) == "prayer"
    assert story.match.save() == before
    story.play(W, "prayer")
    story.until("Act")
    assert greedy(story, W) == "cyclops"


def test_a_prayer_serves_an_answer():
    story = Story("gorgon blow blow", "prayer judgement blow")
    story.play(W, "gorgon", A)
    assert greedy(story, A) == "prayer"
    story.play(A, "prayer")
    story.until("Reaction")
    assert greedy(story, A) == "judgement"


def test_a_prayer_that_serves_nothing_is_kept():
    story = Story("prayer aegis blow", "")
    story.match.table.actions = 0
    assert greedy(story, W) == "pass"


def test_what_a_seat_has_makes_it_likelier_to_win():
    story = Story("sword_ares aegis blow", "", "", camp=True)
    assert len(features(story.match, W)) == len(WEIGHTS)
    before = values(story.match)
    story.attach(W, "sword_ares")
    after = values(story.match)
    assert sum(after) == pytest.approx(1)
    assert after[W] > before[W]
    story.match.table.leave_game(A)
    assert values(story.match)[A] == 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_card_is_played(seats):
    """Of all that drew a card at least one in ten plays it."""
    drawn: dict[str, int] = {}
    played: dict[str, int] = {}
    for seed in range(100):
        match = GAME.start(seats, seed, {"round_limit": 40})
        rng = Rng(seed)
        while match.to_move:
            seat = match.to_move[0]
            match.play(seat, GAME.greedy(match, seat, rng))
        assert match.log is not None
        for deed in GAME.deeds(match.rules, match.log.events):
            if deed.kind in (DREW, PLAYED):
                counted = drawn if deed.kind == DREW else played
                counted[deed.key] = counted.get(deed.key, 0) + 1
    keys = {card.key for card in GAME.cards(match.rules) if card.key.startswith("troja-card-")}
    assert keys == set(drawn)
    assert not [key for key in keys if 10 * played.get(key, 0) < drawn[key]]
