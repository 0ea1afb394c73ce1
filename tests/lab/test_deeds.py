"""What games tell the laboratory: held for every game, seat count and rule set."""

import pytest

import tertulia
from tertulia import texts
from tertulia.core.deed import CHOSE, DREW, PLAYED, SCORED, TURN
from tertulia.core.rng import Rng


def cases():
    for name, game in sorted(tertulia.games().items()):
        rules = next((choice.values for choice in game.options if choice.name == "rules"), ("",))
        for kind in rules:
            options = {**game.simulated, **({"rules": kind} if kind else {})}
            yield pytest.param(name, options, id=f"{name} {kind}".strip())


@pytest.mark.parametrize(("name", "options"), list(cases()))
def test_deeds_add_up_and_have_names(name, options):
    game = tertulia.game(name)
    seen = set()
    for seats in game.seats:
        match = game.start(seats, seed=seats, options=options)
        rng = Rng(seats)
        while not match.over:
            seat = match.to_move[0]
            match.play(seat, game.greedy(match.view(seat), seat, rng))
        assert match.log is not None
        deeds = game.deeds(match.rules, match.log.events)
        totals, had = [0] * seats, set()
        for deed in deeds:
            totals[deed.seat] += deed.amount
            seen.add(deed.kind)
            if deed.kind == DREW:
                had.add((deed.seat, deed.key))
            if deed.kind == PLAYED:
                assert (deed.seat, deed.key) in had, deed
            if deed.kind != TURN:
                assert texts.find("en", deed.key, {"number": deed.number}), deed
        assert tuple(totals) == match.scores
        chose = [deed.seat for deed in deeds if deed.kind == CHOSE]
        assert len(chose) == len(set(chose))
    assert seen == {DREW, PLAYED, CHOSE, SCORED, TURN}
