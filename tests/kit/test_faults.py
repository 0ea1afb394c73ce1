"""Every fault is found by the check that is there for it, with a message that helps."""

import pytest
from tests.kit import broken, leaks
from tests.small.hooks import HOOKS

from tertulia import testing


@pytest.mark.parametrize(
    ("fault", "check", "message"),
    [
        ("LeakingOrder", "secrecy", "asked otherwise:\n  answers"),
        ("LeakingRefusal", "secrecy", "refusal"),
        ("LeakingDeal", "secrecy", "told"),
        ("LeakingShadow", "secrecy", "told"),
        ("LeakingCommit", "secrecy", "told"),
        ("Boasting", "secrecy", "can take back"),
        ("Restless", "copies", "changed the match:\n  top.called: 0 and 1"),
        ("HoldingAnothersCard", "secrecy", "another view:\n  secrets.hands"),
        ("HoldingAnothersCard", "folds", "secrets"),
        ("SharedField", "copies", "\n  table.told"),
        ("SharedView", "copies", "the view of seat"),
        ("ForgottenField", "copies", "a copy differs from its match:\n  table.called: "),
        ("VoidsIgnored", "sampling", "cannot be"),
        ("UnevenSamples", "sampling", "chi-square"),
        ("Peeking", "sampling", "were the truth"),
        ("Glancing", "sampling", "were the truth"),
        ("FailingAnswer", "answers", "the legal answer 3 fails: IndexError"),
        ("DirtyRefusal", "answers", "changed the match:\n  [0].table.cancelled: 0 and 1"),
        ("AcceptingAll", "answers", "the illegal answer"),
        ("Nondeterminate", "repeats", "the same seed plays on otherwise"),
        ("HASH_ORDER", "repeats", "another process plays otherwise"),
        ("Nondeterminate", "copies", "built again it differs"),
        ("Endless", "ends", "not over after 60 decisions"),
        ("LosingCards", "ends", "breaks an invariant"),
        ("Returning", "progress", "the progress went back from 50 to 0"),
        ("Eager", "progress", "the progress is 100, and over is False"),
        ("Counting", "progress", "a hidden answer moved the progress from"),
        ("Tattling", "progress", "but in the views"),
        ("Unfolded", "folds", "boosts["),
        ("LuckyRollout", "rollouts", "play by the rules differ in"),
        ("SlowRollout", "rollouts", "a rollout to epoch 1 halts in 2"),
        ("KnowingGreed", "rollouts", "from its view"),
        ("SameWords", "texts", "both read"),
        ("Untopical", "texts", "the window Veto has no topic"),
        ("NeverReached", "coverage", "'Unreached'"),
        ("NeverReached", "coverage", "no event ['forgotten']"),
    ],
)
def test_fault_is_found(fault, check, message):
    game = (vars(broken) | vars(leaks))[fault]
    if isinstance(game, type):
        game = game()
    hooks = HOOKS | ({"worlds": None} if check == "sampling" and "truth" in message else {})
    (case,) = testing.cases(game, seats=(3,), checks=(check,), games=12, **hooks)
    with pytest.raises(testing.Fault) as found:
        case.run()
    assert message in str(found.value)
