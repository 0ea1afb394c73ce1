"""The duel with one fault each: what the checks are there to find."""

from __future__ import annotations

from itertools import count

from tests.small.duel import Duel, unseen
from tests.small.state import Board, Hands, put
from tests.small.steps import Call, Deal, describe

from tertulia.core.bits import mask_of
from tertulia.core.events import Told
from tertulia.core.match import world
from tertulia.core.text import Option


class Begin(Deal):
    """A deal after which a faulty step calls."""

    def __init__(self, call: type[Call]) -> None:
        super().__init__()
        self.call = call

    def run(self, m):
        super().run(m)
        m.become(self.call(), 1 << m.table.first)


class Broken(Duel):
    """A duel with a faulty deal or a faulty call."""

    begin: type[Deal] | None = None
    call: type[Call] = Call

    def first_step(self, rules):
        return Begin(self.call) if self.begin is None else self.begin()


class SharedBoard(Board):
    """A record whose copies share a field that changes."""

    def __init__(self, seats):
        super().__init__(seats)
        self.told: list[int] = []

    def copy(self):
        other = SharedBoard(0)
        other.__dict__.update(self.__dict__)
        return other

    def boost(self, seat):
        super().boost(seat)
        self.told.append(seat)


class SharedField(Broken):
    def make_table(self, rules):
        return SharedBoard(rules.seats)


class SharedView(Broken):
    """The view of a seat is the match's own secrets."""

    def secrets_of(self, m, seat):
        return m.secrets


class ForgetfulBoard(Board):
    """A record whose copies lose a field."""

    def copy(self):
        other = ForgetfulBoard(0)
        other.__dict__.update(self.__dict__, called=0)
        return other


class ForgottenField(Broken):
    def make_table(self, rules):
        return ForgetfulBoard(rules.seats)


class VoidsIgnored(Broken):
    """Sampled worlds give a player cards that he has shown not to hold."""

    def sample(self, view, rng):
        pool = unseen(view)
        rng.draw(pool, len(pool))
        hands = list(view.secrets.hands)
        for seat, size in enumerate(view.table.sizes):
            if seat != view.seat:
                hands[seat] = int(mask_of([pool.pop() for _ in range(size)]))
        return world(view, Hands(tuple(hands)), rng)


class UnevenSamples(Broken):
    """Sampled worlds prefer low cards in the next player's hand."""

    def sample(self, view, rng):
        one, other = super().sample(view, rng), super().sample(view, rng)
        return min(one, other, key=lambda m: m.secrets.hands)


class Peeking(Broken):
    """Sampled worlds are the truth, whatever the view says."""

    def secrets_of(self, m, seat):
        known = super().secrets_of(m, seat)
        self.truth = m.secrets.copy()
        return known

    def sample(self, view, rng):
        return world(view, self.truth.copy(), rng)


class Glancing(Peeking):
    """Sampled worlds are the truth in one case of two."""

    def sample(self, view, rng):
        return super().sample(view, rng) if rng.below(2) else Duel.sample(self, view, rng)


class FailingAnswerCall(Call):
    def take(self, m, seat, answer):
        m.table.called = (0, 1, 2)[answer]


class FailingAnswer(Broken):
    """A legal answer fails."""

    call = FailingAnswerCall


class DirtyRefusalCall(Call):
    def refusal(self, m, seat, answer):
        m.table.round = 0
        m.table.cancelled = True
        return super().refusal(m, seat, answer)


class DirtyRefusal(Broken):
    """An illegal answer changes the match."""

    call = DirtyRefusalCall


class AcceptingAllCall(Call):
    def legal(self, m, seat, answer):
        return answer & 0xFFFFFFFF in self.answers(m, seat)


class AcceptingAll(Broken):
    """The quick check of legality wraps large numbers around."""

    call = AcceptingAllCall


class NondeterminateDeal(Deal):
    def run(self, m):
        m.table.first = next(Nondeterminate.played) % int(m.seats)
        super().run(m)


class Nondeterminate(Broken):
    """The game depends on how often it was played."""

    played = count()

    begin = NondeterminateDeal


class HashOrderDeal(Deal):
    def run(self, m):
        m.table.boosts = put(m.table.boosts, 0, hash("duel") & 0xFFFF)
        super().run(m)


class HashOrder(Broken):
    """The game depends on what differs between two processes."""

    begin = HashOrderDeal


HASH_ORDER = HashOrder()


class EndlessCall(Call):
    def run(self, m):
        m.become(EndlessCall(), 1 << m.table.first)


class Endless(Broken):
    """The first player calls for ever."""

    call = EndlessCall


class LosingCardsCall(Call):
    def take(self, m, seat, answer):
        super().take(m, seat, answer)
        m.secrets.hands = put(m.secrets.hands, seat, m.secrets.hands[seat] & ~63)


class LosingCards(Broken):
    """A card vanishes in the deal."""

    call = LosingCardsCall


class Unfolded(Broken):
    """A view folded from events forgets boosts."""

    def fold(self, view, event):
        if self.events[event.kind].name != "boosted":
            super().fold(view, event)


class RestlessCall(Call):
    def __init__(self):
        super().__init__()
        self.called = 0

    def take(self, m, seat, answer):
        self.called += 1
        super().take(m, seat, answer)


class Restless(Broken):
    """A step changes while it is on the stack."""

    call = RestlessCall


class Returning(Broken):
    """Each other round begins anew."""

    def done(self, m):
        return m.table.round % 2 / 2


class Eager(Broken):
    """The game is over one round too soon."""

    def progress(self, m):
        return min(100, 50 * m.table.round)


class Counting(Broken):
    """Answers that are still hidden count."""

    def done(self, m):
        return m.asked / 60


class Tattling(Broken):
    """The progress depends on the hands."""

    def done(self, m):
        return m.table.round / 3 + max(m.secrets.hands) / (1 << 26)


class SameWordsCall(Call):
    def describe(self, m, seat, answer):
        return Option(describe(answer // 2))


class SameWords(Broken):
    """Two options read alike."""

    call = SameWordsCall


class Untopical(Broken):
    """Nothing says what a window is about."""

    def __init__(self):
        super().__init__()
        self.topics = {}


class LuckyRollout(Broken):
    """The game's own rollout lets the first seat play high and the others low."""

    def rollout(self, match, rng):
        while match.to_move:
            seat = match.to_move[0]
            answers = match.decision(seat).answers
            match.apply(seat, max(answers) if seat == 0 else min(answers))


class SlowRollout(Broken):
    """The game's own rollout does not heed the horizon."""

    def rollout(self, match, rng):
        match.horizon = 99
        super().rollout(match, rng)


class KnowingGreed(Broken):
    """The greedy answer depends on the hand of another."""

    def greedy(self, m, seat, rng):
        answers = m.decision(seat).answers
        return answers[m.secrets.hands[(seat + 1) % int(m.seats)] % len(answers)]


class Unreached(Call):
    pass


class NeverReached(Broken):
    """A step that nothing leads to, and an event that nothing tells."""

    def __init__(self):
        super().__init__()
        self.events = (*self.events, Told("forgotten", "", "DUEL-9"))
