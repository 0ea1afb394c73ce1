"""Check that everyone sees how far a game is, and that it never goes back."""

from __future__ import annotations

from tertulia.testing.trial import Trial, Walk


def check_progress(trial: Trial) -> None:
    """Progress begins at 0, never goes back, and is 100 when the game is over and not before.

    All see the same, and none see an answer in it that is still hidden.
    """
    for walk in trial.walks("progress"):
        before = look(walk)
        if before != 0:
            raise walk.fault(f"the progress is {before} at the start")
        while walk.match.to_move:
            top = walk.match.top
            walk.step()
            now = look(walk)
            if now < before:
                raise walk.fault(f"the progress went back from {before} to {now}")
            if walk.match.top is top and walk.match.commits and now != before:
                raise walk.fault(f"a hidden answer moved the progress from {before} to {now}")
            before = now


def look(walk: Walk) -> int:
    """The progress, which is the same in each view."""
    game, match = walk.trial.game, walk.match
    now = game.progress(match)
    if not 0 <= now <= 100 or (now == 100) != match.over:
        raise walk.fault(f"the progress is {now}, and over is {match.over}")
    seen = {game.progress(match.view(reader)) for reader in walk.readers}
    if seen != {now}:
        raise walk.fault(f"the progress is {now}, but in the views {sorted(seen)}")
    return now
