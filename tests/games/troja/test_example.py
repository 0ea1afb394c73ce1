"""The Example of Play, step by step with the printed totals."""

from tests.games.clauses import clause
from tests.games.troja.playing import RULES, A, J, Story, W, copies

from tertulia.core.position import PASS
from tertulia.games.troja.cards import CHALLENGE, HERO

HANDS = (
    "armour hoplites fire blow",
    "spartans hoplites chariots spearmen pandarus",
    "amulet phalanx vanity cyclops minotaur speed",
)
LATER = ("lethargy chariots", "aegis spearmen", "chariots")
FATES = "2 6 4 4 5 5 2 2 4 5 3 4 6 / 1 2 6"


def example() -> Story:
    """The fixture: hands at the first Camp, Fate, and what is drawn in round 2."""
    return Story(*HANDS, fates=FATES, later=LATER, camp=True)


def to_4(story: Story) -> None:
    story.attach(W, "armour")
    assert story.glory == [10, 12, 12]
    story.done()
    story.attach(A, "spartans")
    assert story.glory == [10, 11, 12]
    story.done()
    story.attach(J, "amulet")
    assert story.glory == [10, 11, 9]
    assert story.power(J) == 4
    story.done()


def to_5(story: Story) -> None:
    story.challenge(W, "hoplites", W)
    story.play(A, "hoplites", W)
    story.until("Lap")
    assert story.asked == (J,)
    story.quiet()
    story.play(J, "phalanx", CHALLENGE)
    story.play(W, "fire", HERO)
    story.fight()
    assert story.totals() == (8, 11)
    assert story.glory == [14, 11, 9]
    assert sorted(story.discards()).count("hoplites") == 2
    assert [args[0] for args in story.told("fate")] == [A, W]
    story.end_turn()


def to_6(story: Story) -> None:
    story.challenge(A, "chariots spearmen", A)
    story.play(J, "vanity")
    story.fight()
    assert story.totals() == (8, 11)
    assert story.glory == [14, 11, 9]
    assert [args[0] for args in story.told("fate")[2:]] == [J, A]


def to_7(story: Story) -> None:
    story.challenge(A, "pandarus", W)
    story.fight()
    assert story.told("acted")[-1][1:] == (5, 2)
    assert story.told("fate")[-1][0] == A
    assert len(story.told("result")) == 2
    assert story.glory == [11, 11, 9]
    assert story.standing() == [("pandarus", W)]
    story.end_turn()


def to_8(story: Story) -> None:
    story.play(J, "cyclops", A)
    story.play(W, "blow", CHALLENGE)
    story.fight()
    assert story.totals() == (13, 5)
    assert story.glory == [11, 7, 9]
    assert story.attached(A) == []
    assert story.standing() == [("pandarus", W), ("cyclops", A)]


def to_10(story: Story) -> None:
    story.play(J, "minotaur", J)
    story.until("CallWrath", "Act")
    assert story.told("acted")[-1][1:] == (2, 1)
    # Before the Wrath it stands at 12 to 10.
    story.wrath(J, HERO)
    story.fight()
    assert story.totals() == (12, 13)
    assert story.glory == [11, 7, 13]
    assert story.tokens == [2, 2, 1]
    assert "minotaur" in story.discards()


def to_11(story: Story) -> None:
    story.play(J, "speed")
    story.duel(J, A)
    story.fight()
    assert story.totals() == (9, 9)
    assert story.glory == [11, 7, 13]


def to_14(story: Story) -> None:
    story.end_turn()
    story.until("Camp")
    assert story.standing() == [("pandarus", A), ("cyclops", J)]
    assert story.glory == [11, 7, 13]
    story.to_battle()


def to_15(story: Story) -> None:
    assert (story.attached(W), story.attached(A), story.attached(J)) == (["armour"], [], ["amulet"])
    assert story.match.table.active == W
    drawn = len(story.told("fate"))
    story.duel(W, A)
    story.play(A, "aegis")
    story.until("Act")
    assert len(story.told("fate")) == drawn
    assert not any(move >> 7 == 120 for move in story.match.decision(W).answers)
    story.done()


def to_17(story: Story) -> None:
    story.until("Act")
    assert story.told("acted")[-1][1:] == (1, 0)
    assert story.totals() == (4, 9)
    gain = int(RULES.cards[copies("pandarus")[0]].glory)
    assert story.glory == [11, 7 + gain, 13]
    assert "pandarus" in story.discards()


STEPS = (to_4, to_5, to_6, to_7, to_8, to_10, to_11, to_14, to_15, to_17)


@clause(
    "TROJA-EX-0",
    "TROJA-EX-1",
    "TROJA-EX-2",
    "TROJA-EX-3",
    "TROJA-EX-4",
    "TROJA-EX-5",
    "TROJA-EX-6",
    "TROJA-EX-7",
    "TROJA-EX-8",
    "TROJA-EX-9",
    "TROJA-EX-10",
    "TROJA-EX-11",
    "TROJA-EX-12",
    "TROJA-EX-13",
    "TROJA-EX-14",
    "TROJA-EX-15",
    "TROJA-EX-16",
    "TROJA-EX-17",
    "TROJA-EX-18",
)
def test_the_example_replays_with_the_printed_totals():
    story = example()
    assert story.asked == (W,)
    assert story.glory == [12, 12, 12]
    assert story.tokens == [2, 2, 2]
    for step in STEPS:
        step(story)
    story.challenge(A, "spearmen", A)
    story.play(J, "chariots", A)
    story.play(W, "chariots", A)
    story.play(W, "lethargy", HERO)
    while story.step != "Modify":
        story.quiet()
    prompt = story.match.decision(story.asked[0]).prompt
    assert (prompt.args["challenge"], prompt.args["hero"]) == (7, 3)


@clause("TROJA-R-CARD-14")
def test_hands_are_empty_after_the_first_round():
    story = example()
    for step in STEPS[:7]:
        step(story)
    assert story.sizes == [0, 0, 0]
    story.match.play(story.asked[0], PASS)
    assert story.sizes == [3, 3, 3]
