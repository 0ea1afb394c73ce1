"""The combat: attribute, specials, modifiers, Fate, result, and what becomes of the cards."""

import pytest
from tests.games.clauses import clause
from tests.games.troja.playing import RULES, A, J, Story, W, copies

from tertulia.core.position import PASS
from tertulia.games.troja.cards import CHALLENGE, HERO, answer
from tertulia.games.troja.stats import side_value

# The attribute.


@clause(
    "TROJA-BI.3-1",
    "TROJA-BI.3-2",
    "TROJA-BI.1-2",
    "TROJA-BI.1-3",
    "TROJA-BI.3-3",
    "TROJA-V.1-2",
    "TROJA-V.3.a-4",
    "TROJA-V.3.b-4",
    "TROJA-V.3.c-5",
    "TROJA-BI.3-11",
    "TROJA-R-BASIC-8",
    "TROJA-R-CHAL-5",
)
@pytest.mark.parametrize(
    ("name", "on", "totals"),
    [
        ("hoplites", 1, (2 + 1, 2 + 6)),
        ("memnon", 0, (6 + 1, 4 + 6)),
        ("polydamas", 1, (4 + 1, 2 + 6)),
        ("lion", 0, (5 + 1, 4 + 6)),
        ("harpies", 1, (4 + 1, 2 + 6)),
    ],
)
def test_a_figure_alone_fights_on_strength_troops_and_those_without_it_on_tactics(name, on, totals):
    story = Story(name, "", "", fates="1 6")
    story.challenge(W, name, W)
    story.fight()
    assert story.told("fixed")[-1][1] == on
    assert story.totals() == totals


@clause("TROJA-FAQ-4", "TROJA-R-CHAL-18", "TROJA-R-MISC-4", "TROJA-V.3.b-1")
def test_hector_fights_on_what_the_hero_has_weaker():
    story = Story("sword_athena", "hector", "", heroes="odysseus agamemnon achilles", camp=True)
    plain = story.match.copy()
    story.attach(W, "sword_athena")
    story.to_battle()
    story.end_turn()
    story.challenge(A, "hector", W)
    story.until("Modify")
    assert story.told("fixed")[-1] == (0, 1)
    assert int(side_value(story.match, HERO)) == 4
    story.match = plain
    story.match.log = None
    story.to_battle()
    story.done()
    story.challenge(A, "hector", W)
    while story.step != "Modify":
        story.quiet()
    assert (story.match.table.on, int(side_value(story.match, HERO))) == (0, 3)


@clause("TROJA-FAQ-6", "TROJA-FAQ-15", "TROJA-R-CARD-11")
def test_the_hydra_chooses_as_hector_does_and_a_beast_may_fight_a_duel():
    story = Story("hydra prayer", "", "", fates="1 6 1 6")
    story.play(W, "prayer")
    story.play(W, "hydra", J)
    story.until("Modify")
    assert story.told("fixed")[-1] == (0, 1)
    story = Story("lion blow", "", "", fates="1 6")
    story.play(W, "lion", W)
    story.play(W, "blow", HERO)
    story.fight()
    assert story.totals()[1] == 4 + 1 + 6


@clause("TROJA-FAQ-5", "TROJA-V.3.b-2", "TROJA-V.3.b-3", "TROJA-R-CHAL-7")
def test_a_special_tied_to_strength_is_off_with_troops():
    story = Story("hector hoplites pandarus spearmen", "", "", fates="1 6 1 6")
    story.challenge(W, "hector hoplites", A)
    story.until("Modify")
    assert story.told("fixed")[-1] == (1, 1)
    story.fight()
    story.challenge(W, "pandarus spearmen", A)
    story.fight()
    assert story.told("acted") == []


# Specials.


@clause("TROJA-R-CHAL-17", "TROJA-R-WRATH-6", "TROJA-R-CHAL-14", "TROJA-R-BASIC-10")
def test_a_shot_that_hits_is_a_lost_combat_on_strength():
    story = Story("pandarus", "spartans blow", "", fates="4", camp=True)
    story.done()
    story.attach(A, "spartans")
    story.to_battle()
    story.challenge(W, "pandarus", A)
    story.until("Act")
    assert "Modify" not in story.names()
    assert story.glory[A] == 11 - 4
    assert story.attached(A) == ["spartans"]
    assert story.tokens == [2, 2, 2]
    assert story.standing() == [("pandarus", A)]


@clause("TROJA-R-CHAL-15", "TROJA-R-MISC-1", "TROJA-R-MISC-2")
def test_the_minotaur_doubles_only_printed_strength_and_goes():
    story = Story("minotaur blow", "", "", fates="2 1 6")
    story.play(W, "minotaur", A)
    story.play(W, "blow", CHALLENGE)
    story.fight()
    assert story.totals() == (4 + 4 + 1 + 1, 3 + 6)
    assert "minotaur" in story.discards()
    assert story.standing() == []
    story = Story("minotaur", "", "", fates="3 6 1")
    story.play(W, "minotaur", A)
    story.fight()
    assert story.totals() == (4 + 6, 3 + 1)
    assert story.standing() == [("minotaur", A)]


@clause("TROJA-R-CHAL-16")
def test_the_loser_to_the_cyclops_chooses_one_troop():
    story = Story(
        "cyclops lyre",
        "spartans cretans",
        "",
        fates="1 1",
        heroes="ajax agamemnon achilles",
        camp=True,
    )
    story.attach(W, "lyre")
    story.done()
    story.attach(A, "spartans")
    story.attach(A, "cretans")
    story.to_battle()
    story.play(W, "cyclops", A)
    story.until("Surrender")
    assert story.asked == (A,)
    story.play(A, "cretans")
    story.fight()
    assert story.attached(A) == ["spartans"]


# Modifiers.


@clause(
    "TROJA-BI.3-4",
    "TROJA-R-FLOW-1",
    "TROJA-R-FLOW-2",
    "TROJA-V.5-2",
    "TROJA-V.4-6",
    "TROJA-V.4-7",
    "TROJA-V.5-3",
    "TROJA-V.5-4",
)
def test_modifiers_come_before_fate_in_turn_until_all_pass():
    story = Story("lion blow", "valour", "blow", fates="1 6")
    story.play(W, "lion", W)
    story.until("Modify")
    assert story.asked == (W, A, J)
    # All answer at once; the first after the initiator counts, the others keep their cards.
    story.match.play(W, answer(story.card(W, "blow"), HERO))
    story.match.play(J, answer(story.card(J, "blow"), CHALLENGE))
    story.match.play(A, PASS)
    assert "blow" in story.hand(W)
    assert "blow" not in story.hand(J)
    story.until("Modify")
    story.play(W, "blow", HERO)
    story.fight()
    assert story.totals() == (5 + 1 + 1, 4 + 1 + 6)
    assert story.discards().count("blow") == 2
    assert story.match.table.mods == ()


@clause("TROJA-BI.3-12", "TROJA-FAQ-12", "TROJA-R-CARD-12")
def test_after_fate_and_on_the_wrong_attribute_nothing_is_played():
    story = Story("lion fire", "", "", fates="1 6")
    story.play(W, "lion", W)
    story.until("Modify")
    assert not story.can(W, "fire", HERO)
    assert story.refused(W, answer(story.card(W, "fire"), HERO)) == "TROJA-R-CARD-12"
    story.until("CallWrath")
    assert not story.can(W, "fire", HERO)


@clause("TROJA-BI.3-5", "TROJA-R-CHAL-20", "TROJA-V.6-4")
def test_attached_cards_count_and_a_loser_on_tactics_loses_all_troops():
    story = Story("chariots hoplites spearmen", "spartans shield", "", fates="6 1 6 1", camp=True)
    story.done()
    story.attach(A, "spartans")
    story.attach(A, "shield")
    story.to_battle()
    story.challenge(W, "chariots hoplites spearmen", A)
    story.fight()
    assert story.totals() == (3 + 2 + 1 + 6, 5 + 2 + 2 + 1)
    assert story.attached(A) == ["shield"]
    assert "spartans" in story.discards()


@clause("TROJA-R-BASIC-9")
def test_a_side_never_falls_below_nought():
    story = Story("hoplites lethargy lethargy", "", "", fates="1 6")
    story.challenge(W, "hoplites", W)
    story.play(W, "lethargy", HERO)
    story.play(W, "lethargy", HERO)
    story.fight()
    assert story.totals() == (2 + 1, 0 + 6)


# Fate.


@clause(
    "TROJA-BI.2-2",
    "TROJA-BI.2-3",
    "TROJA-BI.2-5",
    "TROJA-R-BASIC-3",
    "TROJA-BI.3-6",
    "TROJA-BI.3-9",
    "TROJA-R-BASIC-7",
)
def test_fate_is_drawn_first_for_the_attackers_and_its_text_ignored():
    story = Story("lion memnon", "", "", fates="2 5 2 5")
    story.play(W, "lion", W)
    story.fight()
    story.challenge(W, "memnon", J)
    story.fight()
    drawn = story.told("fate")
    assert [(args[0], args[2], args[3]) for args in drawn] == [
        (A, 2, 0),
        (W, 5, 1),
        (W, 2, 0),
        (J, 5, 1),
    ]
    assert story.sizes == [1, 3, 3]
    assert all(args[1] in range(97) for args in drawn)


# The result.


@clause(
    "TROJA-BI.3-7",
    "TROJA-IV.3.a-7",
    "TROJA-V.1-3",
    "TROJA-R-FIELD-18",
    "TROJA-R-FIELD-19",
    "TROJA-V.3.a-3",
    "TROJA-R-CHAL-6",
)
def test_the_winner_gains_what_is_printed_and_the_loser_his_own_glory():
    story = Story("hector hoplites spearmen", "phalanx", "", fates="6 1 1 6")
    story.challenge(W, "hector hoplites", A)
    story.play(A, "phalanx", CHALLENGE)
    story.fight()
    assert story.glory == [12, 12 - 4, 12]
    assert story.standing() == [("hector", A)]
    assert "hoplites" in story.discards()
    story.challenge(W, "spearmen", W)
    story.fight()
    assert story.glory == [13, 8, 12]


@clause("TROJA-R-FIELD-9", "TROJA-R-FIELD-8", "TROJA-R-FIELD-2", "TROJA-L-6")
def test_the_winner_of_a_duel_gains_3_and_the_loser_loses_his_own():
    story = Story("", "", "", fates="6 1")
    story.duel(W, A)
    story.fight()
    assert story.glory == [15, 8, 12]
    for option, gained in (("on", 3), ("off", 0)):
        story = Story("", "", "", fates="1 6", defender_reward=option)
        story.duel(W, J)
        story.fight()
        assert story.glory == [12 - 3, 12, 12 + gained]


# Heroes' features, as our deck has them.


def test_achilles_is_stronger_against_trojan_heroes():
    story = Story("memnon lion", "", "", fates="1 6 1 6")
    story.challenge(W, "memnon", J)
    story.fight()
    story.play(W, "lion", J)
    story.fight()
    assert [args[2] for args in story.told("result")] == [5 + 2 + 6, 5 + 6]


def test_ajax_wins_ties_on_strength():
    story = Story("lion", "", "", fates="1 2")
    story.play(W, "lion", W)
    story.fight()
    assert story.totals() == (6, 6)
    assert story.glory[W] == 12 + 3
    assert story.told("result")[-1][0] == HERO


def test_menelaus_gains_more_by_trojan_heroes_and_nestor_drills_his_troops():
    story = Story("", "", "hector", heroes="menelaus achilles ajax", fates="1 6")
    story.challenge(J, "hector", W)
    story.fight()
    assert story.glory[W] == 12 + 5 + 2
    story = Story(
        "spartans hoplites", "", "", heroes="nestor ajax achilles", camp=True, fates="1 1"
    )
    story.attach(W, "spartans")
    story.to_battle()
    story.challenge(W, "hoplites", W)
    story.fight()
    assert story.totals() == (2 + 1, 4 + 2 + 1 + 1)


@pytest.mark.parametrize(
    ("name", "item", "lost", "gone"),
    [
        ("sarpedon", "lyre", 5, False),
        ("penthesilea", "lyre", 4, True),
        ("memnon", "sword_athena", 4, False),
        ("troilus", "lyre", 4, False),
    ],
)
def test_features_of_trojan_heroes(name, item, lost, gone):
    story = Story(name, item, "", fates="6 1", camp=True)
    story.done()
    story.attach(A, item)
    before = story.glory[A]
    story.to_battle()
    story.challenge(W, name, A)
    story.fight()
    assert story.glory[A] == before - lost
    assert (item not in story.attached(A)) is gone
    strength = int(RULES.cards[copies(name)[0]].s) + (1 if name == "troilus" else 0)
    # Scorned Items count for nothing.
    assert story.totals() == (strength + 6, 3 + 1)
