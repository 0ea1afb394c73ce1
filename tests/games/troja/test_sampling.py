"""Sampled worlds are equal in distribution to the exact list of what a seat must think possible."""

from collections import Counter
from typing import Any

import pytest
from tests.games.troja.playing import A, J, Story, W
from tests.kit.troja import conserved, key, worlds

from tertulia.core.rng import Rng
from tertulia.games.troja import GAME
from tertulia.games.troja.cards import HERO, gather, listed
from tertulia.games.troja.piles import draw_cards, ready
from tertulia.testing.statistics import LEVEL, chi_square


def few_unseen(pile: int, **options: Any) -> Story:
    """A story in which all but the hands and ``pile`` cards of the pile lie open or discarded."""
    story = Story("lyre blow", "", "", **options)
    match = story.match
    held = [card for seat in range(3) for card in listed(match.secrets.hand(seat))]
    rest = [card for card in range(97) if card not in held]
    match.table.open = gather(rest[pile + 3 :])
    match.table.discards = gather(rest[pile : pile + 3])
    match.table.pile = pile
    conserved(match)
    return story


def after_a_shuffle() -> Story:
    """All unseen cards were in hands when three discards became the pile; then A drew one."""
    story = few_unseen(0)
    assert ready(story.match)
    draw_cards(story.match, A, 1)
    return story


def after_two_shuffles() -> Story:
    """The same again, so that hands hold cards of three ages."""
    story = after_a_shuffle()
    match = story.match
    draw_cards(match, J, 1)
    draw_cards(match, A, 1)
    card = listed(match.secrets.hand(W))[0]
    match.secrets.leave(W, card)
    match.table.throw(W, card)
    match.table.discards = gather([*listed(match.table.discards), *listed(match.table.open)[:3]])
    match.table.open = gather(listed(match.table.open)[3:])
    assert ready(match)
    draw_cards(match, J, 1)
    return story


@pytest.mark.parametrize(
    "make",
    [lambda: few_unseen(2), after_a_shuffle, after_two_shuffles],
    ids=["plain", "one", "two"],
)
@pytest.mark.parametrize("seat", [W, J])
def test_samples_are_like_the_list_of_worlds(make, seat):
    story = make()
    view = story.match.view(seat)
    possible = worlds(view)
    assert possible
    assert key(story.match, seat) in possible
    rng = Rng(11)
    counts: Counter[object] = Counter()
    for _ in range(20 * len(possible)):
        world = GAME.sample(view, rng)
        counts[key(world, seat)] += 1
    assert set(counts) <= set(possible)
    assert chi_square(counts, possible) > LEVEL
    conserved(world)


def test_any_card_held_may_be_the_one_laid_face_down():
    story = few_unseen(1, hidden_cards="on")
    story.duel(W, A)
    story.lay(J, story.hand(J)[0], HERO)
    view = story.match.view(W)
    counts = Counter(GAME.sample(view, Rng(seed)).secrets.down for seed in range(2100))
    unseen = set(listed(view.table.unseen())) - set(listed(view.secrets.hand(W)))
    assert {down[0] for down in counts} == unseen
    assert chi_square(counts, dict.fromkeys([(card,) for card in unseen], 1.0)) > LEVEL
