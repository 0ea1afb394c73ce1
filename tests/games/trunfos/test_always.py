"""What holds in every game: the specification's constraints, over options and play at random.

Each test computes what the rulebook says from what was played, not from the record.
"""

from collections import Counter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.clauses import clause
from tests.games.trunfos.playing import deck, held
from tests.games.trunfos.story import Round, Story, Trick, options, standard, stories

from tertulia.core.bits import members
from tertulia.core.rng import Rng
from tertulia.games.trunfos import GAME
from tertulia.testing.state import state_of

always = settings(
    max_examples=20,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)


def lead(trick: Trick) -> int:
    return trick.cards[0].card >> 4


def is_kraken(story: Story, card: int) -> bool:
    return bool(story.rules.kraken >> card & 1)


def krakens(story: Story, cards: list[int]) -> int:
    return sum(1 for card in cards if is_kraken(story, card))


def cards_won(now: Round, seat: int) -> Counter[int]:
    return Counter(played.card >> 4 for trick in now.won(seat) for played in trick.cards)


def tricks_won(now: Round, seat: int) -> Counter[int]:
    return Counter(lead(trick) for trick in now.won(seat))


def levels(now: Round, seat: int) -> list[int]:
    """Where the markers of ``seat`` stand at the end of the round."""
    tricks = tricks_won(now, seat)
    return [max(0, mark - tricks[suit]) for suit, mark in enumerate(now.predicted(seat))]


# The deal.


@clause("TRUNFOS-C-1", "TRUNFOS-C-2", "TRUNFOS-R-A10", "TRUNFOS-AUCTION-1.a")
@always
@given(stories)
def test_every_card_is_dealt_and_played_in_every_round(story):
    for now in story.rounds:
        dealt = [card for hand in now.dealt.values() for card in members(hand)]
        laid = [
            card
            for auction in now.auctions
            for seat, lot, number, down in auction.collected
            for card in (down, *members(auction.up[lot]))
        ]
        played = [played.card for trick in now.tricks for played in trick.cards]
        assert len(dealt) == len(laid) == 6 * story.seats
        assert sorted(dealt + laid) == sorted(played) == deck(story.seats)


# The auctions.


@clause("TRUNFOS-C-5", "TRUNFOS-C-8", "TRUNFOS-AUCTION-4.b", "TRUNFOS-AUCTION-4.c")
@always
@given(stories)
def test_what_may_be_bid(story):
    for now in story.rounds:
        for auction in now.auctions:
            for placed in auction.placements:
                assert placed.seat not in [seat for seat, _ in placed.standing.values()]
                assert placed.offered == {
                    (lot, number)
                    for lot in range(story.seats)
                    for number in story.rules.track
                    if lot not in placed.standing or number > placed.standing[lot][1]
                }
                assert any(lot not in placed.standing for lot, _ in placed.offered)


@clause("TRUNFOS-C-6", "TRUNFOS-C-7", "TRUNFOS-C-9", "TRUNFOS-AUCTION-4.d", "TRUNFOS-R-A14c")
@clause("TRUNFOS-R-A14b", "TRUNFOS-R-A14d", "TRUNFOS-R-A14e", "TRUNFOS-AUCTION-5.a")
@always
@given(stories)
def test_turns_and_chains(story):
    n = story.seats
    for now in story.rounds:
        for auction in now.auctions:
            standing: dict[int, tuple[int, int]] = {}
            turns = 0
            must_place = auction.first
            for placed in auction.placements:
                assert placed.seat == must_place
                assert placed.standing == standing
                before = standing.get(placed.lot)
                standing[placed.lot] = (placed.seat, placed.number)
                if before:
                    assert placed.number > before[1]
                    must_place = before[0]
                else:
                    turns += 1
                    must_place = (auction.first + turns * auction.direction) % n
                    arc = {(auction.first + k * auction.direction) % n for k in range(turns)}
                    assert {seat for seat, _ in standing.values()} == arc
                    assert len(standing) == turns
            assert turns == n
            assert n <= len(auction.placements) <= (n - 1) * len(story.rules.track) + 1
            final = [(seat, lot, number) for lot, (seat, number) in sorted(standing.items())]
            assert [found[:3] for found in auction.collected] == final


@clause("TRUNFOS-C-10", "TRUNFOS-AUCTION-5.b", "TRUNFOS-AUCTION-7.a")
@always
@given(stories)
def test_each_wins_one_set_and_holds_12_cards_at_last(story):
    for now in story.rounds:
        hands = {seat: set(members(cards)) for seat, cards in now.dealt.items()}
        for auction in now.auctions:
            assert {seat for seat, _, _, _ in auction.collected} == set(range(story.seats))
            for seat, lot, _, down in auction.collected:
                hands[seat] |= {down, *members(auction.up[lot])}
            if auction.hands:
                assert [set(hand) for hand in auction.hands] == [
                    hands[seat] for seat in range(story.seats)
                ]
        for played in now.tricks[0].cards:
            assert set(played.hand) == hands[played.seat]
            assert len(played.hand) == 12


@clause("TRUNFOS-C-4", "TRUNFOS-C-11", "TRUNFOS-AUCTION-7.b", "TRUNFOS-R-A17", "TRUNFOS-R-A18")
@clause("TRUNFOS-R-A7", "TRUNFOS-R-A19", "TRUNFOS-PREDICTION-2")
@always
@given(stories)
def test_predictions_are_the_sum_of_the_bids(story):
    for now in story.rounds:
        marks = [[0] * 4 for _ in range(story.seats)]
        for auction in now.auctions:
            for seat, _, number, _ in auction.collected:
                steps = auction.steps.get(seat, [0] * 4)
                assert sum(steps) == number
                assert (seat in auction.offered) == (number > 0)
                if number:
                    room = [story.rules.prediction_max - mark for mark in marks[seat]]
                    assert auction.offered[seat] == {
                        a | b << 8 | c << 16 | d << 24
                        for a in range(min(number, room[0]) + 1)
                        for b in range(min(number - a, room[1]) + 1)
                        for c in range(min(number - a - b, room[2]) + 1)
                        for d in [number - a - b - c]
                        if d <= room[3]
                    }
                marks[seat] = [mark + step for mark, step in zip(marks[seat], steps, strict=True)]
                assert max(marks[seat]) <= story.rules.prediction_max
        assert now.tricks[0].marks == marks


@clause("TRUNFOS-C-12", "TRUNFOS-AUCTION-6.b", "TRUNFOS-AUCTION-6.c", "TRUNFOS-R-A15")
@clause("TRUNFOS-R-A15b")
@always
@given(stories)
def test_who_begins_each_auction_and_in_which_direction(story):
    for now in story.rounds:
        one, two = now.auctions
        assert (one.first, one.direction, two.direction) == (now.first, 1, -1)
        if story.options.get("last_bidder") == "turn_order":
            assert two.first == (now.first - 1) % story.seats
        else:
            assert two.first == one.placements[-1].seat


# The tricks.


@clause("TRUNFOS-R-A22", "TRUNFOS-TRICK-1.a")
@always
@given(stories)
def test_who_leads_the_first_trick(story):
    for now in story.rounds:
        two = now.auctions[1]
        leader = {
            "round_first": now.first,
            "auction2_first": two.first,
            "auction2_last": two.placements[-1].seat,
        }[str(story.options.get("first_leader", "round_first"))]
        in_turn_order = story.options.get("last_bidder") == "turn_order"
        if story.options.get("first_leader") == "auction2_last" and in_turn_order:
            leader = (two.first + 1) % story.seats
        assert now.tricks[0].cards[0].seat == leader


@clause("TRUNFOS-C-13", "TRUNFOS-C-14", "TRUNFOS-TRICK-1.b", "TRUNFOS-TRICK-1.c")
@clause("TRUNFOS-R-A23", "TRUNFOS-R-A29b")
@always
@given(stories)
def test_what_may_be_played(story):
    for now in story.rounds:
        for trick in now.tricks:
            for place, played in enumerate(trick.cards):
                same = [card for card in played.hand if card >> 4 == lead(trick)]
                may_play = same if place and same else played.hand
                assert sorted(played.offered) == sorted(may_play)


@clause("TRUNFOS-C-15", "TRUNFOS-C-16", "TRUNFOS-C-17", "TRUNFOS-C-18", "TRUNFOS-R-A30")
@clause("TRUNFOS-KRAKEN-1", "TRUNFOS-KRAKEN-2", "TRUNFOS-NEXT-2", "TRUNFOS-R-A6")
@clause("TRUNFOS-R-A8", "TRUNFOS-R-A25", "TRUNFOS-R-A26", "TRUNFOS-R-A28")
@always
@given(stories)
def test_trump_and_level(story):
    trump, level = 0, 0
    in_use = krakens(story, deck(story.seats))
    order = str(story.options.get("trump_order", "PSHC"))
    for number, now in enumerate(story.rounds):
        assert (now.trump, now.level) == (trump, level)
        assert level == number * in_use % 4
        changes = 0
        for trick in now.tricks:
            named = [played for played in trick.cards if played.named is not None]
            assert len(named) <= 1
            changes += len(named)
            for played in trick.cards:
                assert (played.trump, played.level) == (trump, level)
                level += is_kraken(story, played.card)
                assert (level == 4) == (played.named is not None)
                if played.named is not None:
                    at = order.index("PSHC"[trump])
                    may_name = {
                        "any_other": {0, 1, 2, 3} - {trump},
                        "any": {0, 1, 2, 3},
                        "adjacent": {"PSHC".index(order[(at + side) % 4]) for side in (1, 3)},
                    }[str(story.options.get("trump_choice", "any_other"))]
                    assert set(played.may_name) == may_name
                    trump, level = played.named, 0
            assert trick.trump == trump
        assert changes == (number + 1) * in_use // 4 - number * in_use // 4


@clause("TRUNFOS-C-17")
@always
@given(standard)
def test_ten_krakens_make_seven_changes_of_trump(story):
    assert [now.level for now in story.rounds] == [0, 2, 0]
    changes = [
        sum(1 for trick in now.tricks for played in trick.cards if played.named is not None)
        for now in story.rounds
    ]
    assert changes == [2, 3, 2]


@clause("TRUNFOS-C-19", "TRUNFOS-TRICK-2.a", "TRUNFOS-TRICK-2.b", "TRUNFOS-TRICK-3.a")
@clause("TRUNFOS-TRICK-3.e", "TRUNFOS-R-A2", "TRUNFOS-R-A24", "TRUNFOS-R-A29", "TRUNFOS-TRICK-1.d")
@always
@given(stories)
def test_who_wins_and_leads(story):
    for now in story.rounds:
        leader = now.tricks[0].cards[0].seat
        for trick in now.tricks:
            seats = [played.seat for played in trick.cards]
            assert seats == [(leader + turn) % story.seats for turn in range(story.seats)]
            trumps = [played for played in trick.cards if played.card >> 4 == trick.trump]
            followed = [played for played in trick.cards if played.card >> 4 == lead(trick)]
            strongest = max(trumps or followed, key=lambda played: played.card & 15)
            assert trick.winner == strongest.seat
            leader = trick.winner


@clause("TRUNFOS-C-20", "TRUNFOS-C-21", "TRUNFOS-TRICK-3.b", "TRUNFOS-TRICK-3.c")
@clause("TRUNFOS-R-A31", "TRUNFOS-R-A32")
@always
@given(stories)
def test_markers_fall(story):
    for now in story.rounds:
        marks = [now.predicted(seat) for seat in range(story.seats)]
        for trick in now.tricks:
            assert trick.marks == marks
            column = marks[trick.winner]
            column[lead(trick)] = max(0, column[lead(trick)] - 1)
        assert marks == [levels(now, seat) for seat in range(story.seats)]


@clause("TRUNFOS-C-22", "TRUNFOS-TRICK-3.d", "TRUNFOS-R-A33", "TRUNFOS-SCORE-1")
@always
@given(stories)
def test_twelve_tricks_share_out_all_cards(story):
    for now in story.rounds:
        assert len(now.tricks) == 12
        won = [cards_won(now, seat) for seat in range(story.seats)]
        for suit in range(4):
            assert sum(cards[suit] for cards in won) == 3 * story.seats
        for seat, cards in enumerate(won):
            assert cards.total() == story.seats * len(now.won(seat))
            assert all(cards[suit] >= tricks_won(now, seat)[suit] for suit in range(4))


# The score.


def column_points(story: Story, now: Round, seat: int, suit: int) -> int:
    """The points of a column, from the tricks won, as the specification's section 7 has it."""
    predicted = now.predicted(seat)[suit]
    tricks = tricks_won(now, seat)[suit]
    if predicted > tricks:
        return 2 * (predicted - tricks)
    scoring = story.options.get("exact_scoring", "literal")
    if scoring == "surplus_only" and tricks <= predicted:
        return 0
    cards = 0
    left = predicted
    for trick in now.won(seat):
        if scoring != "after_zero" or left == 0:
            cards += sum(1 for played in trick.cards if played.card >> 4 == suit)
        if lead(trick) == suit:
            left = max(0, left - 1)
    return cards


@clause("TRUNFOS-C-23", "TRUNFOS-C-24", "TRUNFOS-SCORE-2", "TRUNFOS-SCORE-3", "TRUNFOS-SCORE-4")
@clause("TRUNFOS-R-A34", "TRUNFOS-R-A34b", "TRUNFOS-R-A35", "TRUNFOS-R-A36")
@always
@given(stories)
def test_the_points_of_a_round(story):
    for now in story.rounds:
        points = [
            sum(column_points(story, now, seat, suit) for suit in range(4))
            for seat in range(story.seats)
        ]
        assert now.points == points
        most = 12 * story.seats + 4 * story.rules.track[-1]
        assert all(0 <= gained <= most for gained in points)
        empty = not any(any(levels(now, seat)) for seat in range(story.seats))
        if empty and story.options.get("exact_scoring", "literal") == "literal":
            assert sum(points) == 12 * story.seats


@clause("TRUNFOS-C-25", "TRUNFOS-BONUS-1", "TRUNFOS-BONUS-5", "TRUNFOS-R-A37", "TRUNFOS-R-A38")
@clause("TRUNFOS-R-A40", "TRUNFOS-R-A42", "TRUNFOS-R-A44")
@always
@given(stories)
def test_who_draws_a_bonus_card_and_who_is_asked(story):
    had: set[int] = set()
    faces: list[int] = []
    holding: set[int] = set()
    for now in story.rounds:
        order = [(now.first + turn) % story.seats for turn in range(story.seats)]
        due = [seat for seat in order if now.totals[seat] >= 14 and seat not in had]
        assert [seat for seat, _ in now.drawn] == due
        had |= set(due)
        holding |= set(due)
        faces += [face for _, face in now.drawn]
        assert now.asked == [seat for seat in order if seat in holding]
        holding -= {seat for seat, _, _, _ in now.used}
    assert len(faces) == len(set(faces)) <= 4


@clause("TRUNFOS-C-26", "TRUNFOS-BONUS-3", "TRUNFOS-R-A41", "TRUNFOS-R-A42")
@always
@given(stories)
def test_what_a_bonus_card_gives_back(story):
    faces: dict[int, int] = {}
    for now in story.rounds:
        faces |= dict(now.drawn)
        for seat, face, suit, points in now.used:
            assert face == faces[seat]
            assert story.rules.pairs[face] >> suit & 1
            assert points == cards_won(now, seat)[suit]
            assert now.end[seat] == now.totals[seat] - points >= (2 if story.seats == 4 else 5)


@clause("TRUNFOS-C-27", "TRUNFOS-NEXT-1", "TRUNFOS-R-A43", "TRUNFOS-FLOW-1")
@always
@given(stories)
def test_who_begins_the_next_round(story):
    assert len(story.rounds) == 3
    for now, following in zip(story.rounds, story.rounds[1:], strict=False):
        most = [seat for seat in range(story.seats) if now.end[seat] == max(now.end)]
        if story.options.get("next_first_tie") == "random":
            assert following.first in most
        else:
            clockwise = [(now.first + 1 + turn) % story.seats for turn in range(story.seats)]
            assert following.first == next(seat for seat in clockwise if seat in most)


@clause("TRUNFOS-C-28", "TRUNFOS-END-1", "TRUNFOS-END-2", "TRUNFOS-END-3", "TRUNFOS-R-A46")
@always
@given(stories)
def test_who_wins_the_game(story):
    end = story.rounds[-1].end
    best = [seat for seat in range(story.seats) if end[seat] == min(end)]
    assert list(story.match.scores) == end
    assert list(story.match.winners) == best == members(story.winners)
    assert story.match.over
    assert [held(story.match, seat) for seat in range(story.seats)] == [[]] * story.seats


# Random play.


@always
@given(st.sampled_from([3, 4]), st.integers(0, 10**6), options())
def test_random_play_without_a_log_goes_the_same_way(seats, seed, chosen):
    told = GAME.start(seats, seed, chosen)
    quick = GAME.start(seats, seed, chosen, record=False)
    GAME.rollout(told, Rng(seed))
    GAME.rollout(quick, Rng(seed))
    assert state_of(quick.table) == state_of(told.table)
    assert state_of(quick.secrets) == state_of(told.secrets)
    assert (quick.over, quick.asked) == (True, told.asked)
