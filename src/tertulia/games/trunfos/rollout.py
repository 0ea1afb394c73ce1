"""Random play to the end of the tricks, without a step for each card.

The record's verbs carry the rules here as they do in the steps; only asking and telling fall away.
"""

from __future__ import annotations

from tertulia.core.bits import has, lowest
from tertulia.core.rng import Rng
from tertulia.games.trunfos.scoring import Score
from tertulia.games.trunfos.tricks import Trick, pick_card
from tertulia.games.trunfos.types import Play, rules_of


def rollout(m: Play, rng: Rng) -> None:
    """Play on at random until the game is over or the horizon is reached."""
    while m.owing != 0:
        top = m.top
        assert top is not None
        if isinstance(top, Trick):
            play_tricks(m, rng)
        else:
            seat = lowest(m.owing)
            m.apply(seat, top.pick(m, seat, rng))


def play_tricks(m: Play, rng: Rng) -> None:
    """Play a match that stands at a trick on at random until its round is to be scored."""
    table = m.table
    hands = m.secrets
    rules = rules_of(m)
    while table.tricks < rules.hand_size:
        while table.played < table.seats:
            seat = table.turn()
            card = pick_card(table, hands, seat, rng)
            hands.remove(seat, card)
            table.play(seat, card)
            m.asked += 1
            if has(rules.kraken, card):
                table.rise()
                if table.level == rules.levels:
                    trumps = rules.trumps[table.trump]
                    table.turn_trump(trumps[rng.below(len(trumps))])
                    m.asked += 1
        table.take_trick(table.strongest())
    m.become(Score())
    m.go_on()
