"""Turns, challenges and the lap in which others add to them."""

import pytest
from tests.games.clauses import clause
from tests.games.troja.playing import A, D, J, Story, W

from tertulia.core.position import PASS
from tertulia.games.troja.cards import CHALLENGE, HERO, TO_DUEL, answer

# The turn.


@clause("TROJA-IV.3-7", "TROJA-R-FIELD-6", "TROJA-VII-4")
def test_a_turn_may_be_empty():
    story = Story("hoplites", "", "")
    story.end_turn()
    assert story.match.table.active == A


@clause("TROJA-IV.3.a-1", "TROJA-R-FIELD-4", "TROJA-VII-3", "TROJA-R-MISC-10", "TROJA-R-FIELD-7")
def test_glory_is_gained_once_a_turn_by_a_duel_or_a_challenge_on_oneself():
    story = Story("hoplites spearmen", "", "", fates="1 1 1 1")
    assert story.can(W, "hoplites", W)
    assert story.legal(W, answer(TO_DUEL, A))
    assert story.legal(W, answer(TO_DUEL, J))
    assert not story.legal(W, answer(TO_DUEL, W))
    story.challenge(W, "hoplites", W)
    story.fight()
    assert not story.can(W, "spearmen", W)
    assert story.can(W, "spearmen", A)
    assert story.refused(W, answer(TO_DUEL, A)) == "TROJA-VII-3"


@clause("TROJA-IV.3.b-1", "TROJA-R-FIELD-5", "TROJA-R-FIELD-17", "TROJA-FAQ-9", "TROJA-L-1")
def test_others_are_challenged_any_number_of_times_for_nothing():
    story = Story("hoplites spearmen chariots", "", "", fates="1 6 1 6 1 6")
    story.challenge(W, "hoplites", A)
    story.challenge(W, "spearmen", W)
    story.challenge(W, "chariots", A)
    story.fight()
    assert story.glory == [12 + 1, 12 + 2 + 3, 12]


@clause("TROJA-R-FIELD-16", "TROJA-IV.3-6")
def test_only_the_active_player_starts_challenges_and_never_at_what_stands():
    story = Story("hector", "hoplites", "", fates="6 1")
    story.challenge(W, "hector", J)
    story.fight()
    assert story.asked == (W,)
    assert story.standing() == [("hector", J)]
    assert all(move >> 7 != TO_DUEL or move & 127 < 3 for move in story.match.decision(W).answers)


@clause("TROJA-V.3-1", "TROJA-V.3-2", "TROJA-V.4-2", "TROJA-V.3.c-2", "TROJA-R-CHAL-9")
def test_challenges_go_on_any_hero_and_beasts_need_power():
    story = Story("cyclops lion", "", "")
    assert story.can(W, "lion", W)
    assert story.can(W, "lion", J)
    assert not story.can(W, "cyclops", A)
    assert story.refused(W, answer(story.card(W, "cyclops"), A)) == "TROJA-V.3.c-2"
    story = Story("", "hector hoplites", "")
    story.end_turn()
    assert story.can(A, "hector", W)


@clause("TROJA-R-CHAL-10", "TROJA-R-CHAL-9")
def test_items_and_prayers_count_for_the_power_of_who_plays_the_beast():
    story = Story("cyclops lyre prayer", "", "", camp=True)
    story.attach(W, "lyre")
    story.to_battle()
    assert story.power(W) == 4
    assert story.can(W, "cyclops", A)
    story = Story("cyclops prayer", "", "")
    assert not story.can(W, "cyclops", A)
    story.play(W, "prayer")
    story.until("Act")
    assert story.can(W, "cyclops", A)


# What one plays at once, and what others add.


@clause(
    "TROJA-V.3-3",
    "TROJA-V.3-4",
    "TROJA-V.3.a-1",
    "TROJA-V.3.a-2",
    "TROJA-FAQ-10",
    "TROJA-R-CHAL-1",
    "TROJA-BI.3-10",
)
def test_troops_and_one_hero_are_played_at_once_and_summed():
    story = Story("hector hoplites spearmen memnon", "", "", fates="1 6")
    story.play(W, "hoplites", A)
    story.play(W, "hector", A)
    assert story.can(W, "spearmen", A)
    assert not story.can(W, "memnon", A)
    assert story.refused(W, answer(story.card(W, "memnon"), A)) == "TROJA-R-CHAL-1"
    story.play(W, "spearmen", A)
    story.match.play(W, PASS)
    story.fight()
    assert story.totals() == (4 + 2 + 1 + 1, 5 + 6)
    assert len(story.told("fate")) == 2
    assert story.glory[A] == 12 + 5 + 2 + 1


@clause("TROJA-V.3-5", "TROJA-V.3.c-3", "TROJA-V.3.c-1")
def test_a_beast_stays_alone():
    story = Story("lion harpies", "hoplites", "hoplites", fates="1 1")
    story.play(W, "lion", W)
    assert "Lap" not in story.step
    story.fight()
    assert len(story.told("challenged")) == 1


@clause(
    "TROJA-IV.3.a-2",
    "TROJA-IV.3.a-3",
    "TROJA-IV.3.a-5",
    "TROJA-V.3-6",
    "TROJA-V.3-8",
    "TROJA-V.3-9",
    "TROJA-R-FIELD-10",
    "TROJA-R-FIELD-12",
    "TROJA-R-CHAL-2",
)
def test_the_others_clockwise_add_one_each_and_a_pass_is_final():
    story = Story("hoplites", "spearmen chariots", "hoplites", "spearmen", fates="1 1")
    story.challenge(W, "hoplites", W)
    story.until("Lap")
    assert story.asked == (A,)
    story.match.play(A, PASS)
    story.until("Lap")
    assert story.asked == (J,)
    story.play(J, "hoplites", W)
    story.until("Lap")
    assert story.asked == (D,)
    story.play(D, "spearmen", W)
    story.until("Modify")
    assert [args[0] for args in story.told("challenged")] == [W, J, D]


@clause("TROJA-V.3-7", "TROJA-R-CHAL-8")
def test_the_target_adds_nothing():
    story = Story("hoplites", "spearmen", "chariots", "spearmen", fates="1 1")
    story.challenge(W, "hoplites", J)
    story.until("Lap")
    assert story.asked == (A,)
    story.match.play(A, PASS)
    story.until("Lap")
    assert story.asked == (D,)


@clause("TROJA-R-BASIC-13")
def test_two_players_are_each_others_neighbours():
    story = Story("hoplites chariots", "spearmen", fates="1 1 1 6")
    story.challenge(W, "hoplites", W)
    story.play(A, "spearmen", W)
    story.fight()
    assert story.told("fate")[0][0] == A
    story.challenge(W, "chariots", A)
    while story.step != "Modify":
        assert story.step != "Lap"
        story.quiet()


@clause("TROJA-R-CHAL-3", "TROJA-V.3.b-5", "TROJA-BI.3-10", "TROJA-R-BASIC-5", "TROJA-R-CHAL-4")
def test_aeneas_pairs_and_each_fights_alone_in_the_order_of_play():
    story = Story("hector", "aeneas memnon", "", fates="1 6 1 5")
    story.challenge(W, "hector", W)
    story.until("Lap")
    assert not story.can(A, "memnon", W) or story.can(A, "aeneas", W)
    story.play(A, "aeneas", W)
    story.fight()
    assert len(story.told("result")) == 2
    # Hector fights on T, which Ajax has weaker.
    assert story.told("result")[0] == (1, 4 + 1, 2 + 6)
    assert story.told("result")[1] == (1, 4 + 1, 4 + 5)
    assert story.glory[W] == 12 + 5 + 4


@clause("TROJA-R-CHAL-3")
@pytest.mark.parametrize(("option", "may"), [("aeneas", False), ("separate", True)])
def test_whether_others_may_be_added_to_fight_separately(option, may):
    story = Story("hector", "memnon", "", added_heroes=option)
    story.challenge(W, "hector", W)
    story.until("Lap")
    assert story.can(A, "memnon", W) is may


@clause("TROJA-R-CHAL-4", "TROJA-V.3.b-2")
def test_a_pair_with_troops_is_one_battle():
    story = Story("aeneas hector hoplites", "", "", fates="1 6")
    story.challenge(W, "aeneas hector hoplites", A)
    story.fight()
    assert story.totals() == (3 + 4 + 2 + 1, 5 + 6)


@clause("TROJA-R-CHAL-5")
def test_a_trojan_hero_without_tactics_does_not_fight_beside_troops():
    story = Story("paris hoplites", "spearmen", "")
    story.play(W, "paris", A)
    assert not story.can(W, "hoplites", A)
    story = Story("hoplites paris", "", "")
    story.play(W, "hoplites", A)
    assert not story.can(W, "paris", A)


# What has passed attacks first.


@clause(
    "TROJA-IV.3-3",
    "TROJA-IV.3-4",
    "TROJA-IV.3-5",
    "TROJA-R-FIELD-1",
    "TROJA-R-FIELD-3",
    "TROJA-R-MISC-3",
    "TROJA-R-MISC-7",
    "TROJA-R-CHAL-13",
)
def test_passed_challenges_attack_first_in_the_order_of_play_and_nothing_is_added():
    story = Story("hector memnon", "", "", fates="6 1 6 1 / 1 6 1 6", later=("", "", "blow"))
    story.challenge(W, "memnon", J)
    story.challenge(W, "hector", J)
    story.fight()
    story.end_turn()
    # Not due yet: they attack once they have passed.
    story.end_turn()
    assert story.step == "Act"
    story.end_round()
    assert [args[1] for args in story.told("attacked")] == [
        story.card(W, "memnon"),
        story.card(W, "hector"),
    ]
    assert "Lap" not in story.step
    assert story.legal(W, answer(TO_DUEL, A))
    assert story.standing() == []


@clause("TROJA-V.3.b-9", "TROJA-V.3.c-8", "TROJA-R-CHAL-12")
def test_beaten_after_passing_they_bring_full_glory_and_go():
    story = Story("lion", "", "", fates="6 1 / 1 6")
    story.challenge(W, "lion", A)
    story.fight()
    assert story.glory == [12, 8, 12]
    story.end_round()
    assert story.standing() == [("lion", J)]
    story.end_turn()
    story.end_turn()
    story.until("Act")
    assert story.glory[J] == 12 + 3
    assert "lion" in story.discards()


@clause("TROJA-V.3.b-7", "TROJA-V.3.c-6", "TROJA-R-BASIC-6", "TROJA-BI.3-8")
def test_on_a_tie_nothing_happens_but_troops_go():
    story = Story("troilus", "hoplites spearmen", "", fates="1 2 5 2")
    story.challenge(W, "troilus", A)
    story.fight()
    assert story.totals() == (4 + 1, 3 + 2)
    assert story.glory == [12, 12, 12]
    assert story.standing() == [("troilus", A)]
    story.end_turn()
    story.challenge(A, "hoplites", A)
    story.fight()
    assert story.totals() == (2 + 5, 5 + 2)
    assert "hoplites" in story.discards()
    assert not story.can(A, "spearmen", A)


@clause("TROJA-R-FIELD-11", "TROJA-R-FIELD-13", "TROJA-FAQ-16", "TROJA-IV.3.a-4", "TROJA-IV.3.a-6")
def test_who_declined_to_add_may_still_modify_either_side_without_limit():
    story = Story("hoplites fire", "fire phalanx", "phalanx lethargy", fates="1 6")
    story.challenge(W, "hoplites", W)
    story.until("Modify")
    story.play(A, "fire", HERO)
    story.play(A, "phalanx", CHALLENGE)
    story.play(J, "lethargy", HERO)
    story.play(W, "fire", CHALLENGE)
    story.play(J, "phalanx", HERO)
    story.fight()
    assert story.totals() == (2 + 2 + 3 + 1, 2 + 3 - 2 + 2 + 6)
