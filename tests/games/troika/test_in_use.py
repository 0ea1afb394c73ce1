"""A study: between bots that search no card of the deck keeps its power to itself."""

import pytest

from tertulia.bots import bot
from tertulia.core.rng import Rng
from tertulia.games.troika import GAME as TROIKA
from tertulia.games.troika.types import rules_of

ACTING = ("hand-action", "acts")
GAMES = 150
CHOOSE = bot("search:40it").choose


@pytest.mark.slow
@pytest.mark.parametrize("rules", ["advanced", "greek"])
def test_every_hand_action_is_used_in_play(rules):
    used = set()
    for seed in range(GAMES):
        m, rng = TROIKA.start(2 + seed % 3, seed, {"rules": rules}), Rng(seed)
        while not m.over:
            seat = m.to_move[0]
            for event in m.play(seat, CHOOSE(m.view(seat), rng)):
                told = TROIKA.events[event.kind]
                if told.name in ACTING:
                    used.add(event.args[told.arguments.index("card")])
    faces = rules_of(m).groups
    assert [face.id for n, face in enumerate(faces) if face.effect.name and n not in used] == []
