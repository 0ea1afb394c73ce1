"""Slobberhannes holds the contract, and every clause of its rules."""

import pytest

from slobberhannes import GAME
from slobberhannes.rules import CARDS, EVENTS, deck
from tertulia import testing, texts
from tertulia.core.errors import BadDeck, BadOption, IllegalMove

IN_ALL = deck(GAME.rules(3, {}, None))


@pytest.mark.parametrize("case", testing.cases(GAME, cards=IN_ALL, games=1), ids=str)
def test_contract(case):
    case.run()


# Seat 0 holds all clubs, seat 1 all spades, and so on.
SUITED = {"hand": list(range(32))}


def play(match, *cards):
    for card in cards:
        match.play(match.to_move[0], CARDS.index(card))


def test_three_leave_out_the_black_sevens():  # SLOBBERHANNES-DEAL-1
    assert len(deck(GAME.start(4).rules)) == 32
    names = [CARDS[card] for card in deck(GAME.start(3).rules)]
    assert len(names) == 30
    assert not {"7C", "7S"} & set(names)


def test_all_cards_are_dealt_and_the_lead_moves_on():  # SLOBBERHANNES-DEAL-2, -DEAL-3
    match = GAME.start(4, deal=SUITED)
    assert [int(hand) for hand in match.secrets.cards] == [0xFF << 8 * n for n in range(4)]
    leaders = []
    while not match.over:
        if not match.table.gone:
            leaders.append(match.to_move[0])
        seat = match.to_move[0]
        match.play(seat, match.decision(seat).answers[0])
    assert leaders == [0, 1, 2, 3]


def test_suit_is_followed_by_who_can():  # SLOBBERHANNES-TRICK-1, -TRICK-2
    hand = list(range(32))
    hand[0], hand[8] = 8, 0  # seat 0 has a spade, seat 1 a club
    match = GAME.start(4, deal={"hand": hand})
    play(match, "AC")
    with pytest.raises(IllegalMove) as refused:
        play(match, "AS")
    assert refused.value.rule == "SLOBBERHANNES-TRICK-2"
    with pytest.raises(IllegalMove) as refused:
        play(match, "AH")
    assert refused.value.rule == "SLOBBERHANNES-TRICK-1"
    play(match, "7C", "AH", "AD")
    assert match.to_move == (0,)  # no ace of another suit beats the ace led


def test_the_highest_card_of_the_suit_led_takes_the_trick():  # SLOBBERHANNES-TRICK-3
    hand = [*range(0, 32, 4), *range(1, 32, 4), *range(2, 32, 4), *range(3, 32, 4)]
    match = GAME.start(4, deal={"hand": hand})
    play(match, "7C", "QC", "KC", "10C")
    assert match.to_move == (2,)
    assert match.table.taken == (0, 0, 2, 0)  # the first trick, and the queen of clubs


def test_who_takes_all_three_gets_four_points():  # SLOBBERHANNES-SCORE-1
    match = GAME.start(4, deal=SUITED)
    while match.table.deals == 0:
        seat = match.to_move[0]
        match.play(seat, match.decision(seat).answers[0])
    assert match.scores == (4, 0, 0, 0)


@pytest.mark.parametrize(("seats", "rounds"), [(3, 1), (4, 2)])
def test_each_leads_as_many_deals_as_agreed(seats, rounds):  # SLOBBERHANNES-END-1
    match = GAME.start(seats, options={"rounds": rounds})
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, match.decision(seat).answers[-1])
    assert match.table.deals == seats * rounds
    assert {match.scores[seat] for seat in match.winners} == {min(match.scores)}


@pytest.mark.parametrize("deal", [{"pile": [1]}, {"hand": [3, 3]}, {"hand": [32]}])
def test_an_impossible_deal_is_refused(deal):
    with pytest.raises(BadOption, match="once a deal"):
        GAME.start(4, deal=deal)


def test_a_deck_file_is_refused():
    with pytest.raises(BadDeck, match="one pack alone"):
        GAME.start(4, deck={"name": "mine"})


def test_every_clause_that_the_code_names_is_on_the_rules_page():
    known = {clause.id for part in texts.rulebook(GAME, "en") for clause in part.clauses}
    told = {event.rule for event in EVENTS}
    assert told <= known
    assert len(known) == 8
