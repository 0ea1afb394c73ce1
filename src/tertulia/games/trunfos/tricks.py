"""The tricks and the Kraken (TRUNFOS-TRICK, TRUNFOS-KRAKEN)."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, has, pick
from tertulia.core.four import get
from tertulia.core.position import Step
from tertulia.core.rng import Rng
from tertulia.core.text import Option, Text, card_ref, key_ref
from tertulia.games.trunfos import events
from tertulia.games.trunfos.cards import SUIT_NAMES, card_name, held, held_of, of_suit
from tertulia.games.trunfos.hands import Hands
from tertulia.games.trunfos.scoring import Score
from tertulia.games.trunfos.table import Table
from tertulia.games.trunfos.types import At, Play, rules_of


def card_key(card: int) -> str:
    """The message id of a card's name."""
    return f"trunfos-card-{card_name(card).lower()}"


def suit_key(suit: int) -> str:
    """The message id of a suit's name."""
    return f"trunfos-suit-{SUIT_NAMES[suit]}"


class FirstLead(Step[Table, Hands]):
    """Who leads the first trick of a round (TRUNFOS-R-A22)."""

    def rule(self) -> str:
        return "TRUNFOS-TRICK-1.a"

    def run(self, m: Play) -> None:
        table = m.table
        leader = table.first
        choice = m.rules.options["first_leader"]
        if choice == "auction2_first":
            leader = table.auction_first
        elif choice == "auction2_last":
            leader = table.last_placed
            if rules_of(m).turn_order:
                leader = (table.auction_first + 1) % m.seats
        table.lead(leader)
        m.tell(events.LED, leader)
        m.become(Trick(), bit(leader))


class Trick(Step[Table, Hands]):
    """Play a card; follow the suit led if you can (TRUNFOS-TRICK-1). An answer is a card."""

    def rule(self) -> str:
        return "TRUNFOS-TRICK-1.b"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        table = m.table
        hand = get(m.secrets.cards, seat)
        if table.played != 0:
            following = held_of(hand, table.led())
            if following:
                return following
        return held(hand)

    def legal(self, m: At, seat: i64, answer: int) -> bool:
        table = m.table
        hand = get(m.secrets.cards, seat)
        if not 0 <= answer <= 60 or not (hand >> answer) & 1:
            return False
        if table.played == 0:
            return True
        led = table.led()
        return answer >> 4 == led or not of_suit(hand, led)

    def pick(self, m: At, seat: i64, rng: Rng) -> int:
        return int(pick_card(m.table, m.secrets, seat, rng))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        if not 0 <= answer <= 60 or not has(m.secrets.hand(seat), answer):
            return Text("trunfos-refusal-not-in-hand", None, "TRUNFOS-TRICK-1.a")
        suit = key_ref(suit_key(int(m.table.led())))
        return Text("trunfos-refusal-follow", {"suit": suit}, "TRUNFOS-TRICK-1.b")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        table = m.table
        m.secrets.remove(seat, answer)
        table.play(seat, answer)
        m.show(events.PLAYED, seat, answer)
        if table.played < m.seats:  # spares a run of this step for all cards but the last
            m.ask(bit(table.turn()))
        rules = rules_of(m)
        if (rules.kraken >> answer) & 1:
            table.rise()
            m.tell(events.ROSE, seat, table.level)
            if table.level == rules.levels:
                m.push(ChooseTrump(), bit(seat))

    def run(self, m: Play) -> None:
        table = m.table
        if table.played == m.seats:
            winner = table.strongest()
            led = table.led()
            card = table.card_at((winner - table.leader + m.seats) % m.seats)
            table.take_trick(winner)
            m.tell(events.WON, winner, card, led)
            if table.tricks == rules_of(m).hand_size:
                m.become(Score())
                return
        m.ask(bit(table.turn()))

    def prompt(self, m: At, seat: i64) -> Text:
        table = m.table
        if table.played == 0:
            return Text("trunfos-ask-lead")
        suit = key_ref(suit_key(int(table.led())))
        if of_suit(m.secrets.hand(seat), table.led()):
            return Text("trunfos-ask-follow", {"suit": suit})
        return Text("trunfos-ask-discard", {"suit": suit})

    def why(self, m: At, seat: i64) -> Text | None:
        table = m.table
        if table.played == 0:
            rule = "TRUNFOS-TRICK-3.e" if table.tricks else "TRUNFOS-TRICK-1.a"
            return Text("trunfos-why-lead", None, rule)
        if of_suit(m.secrets.hand(seat), table.led()):
            return Text("trunfos-why-follow", None, "TRUNFOS-TRICK-1.b")
        return Text("trunfos-why-discard", None, "TRUNFOS-TRICK-1.c")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        text = Text("trunfos-answer-play", {"card": card_ref(card_key(answer))})
        return Option(text, (f"c{answer}",))

    def tempting(self, m: At, seat: i64) -> tuple[int, ...]:
        hand = m.secrets.hand(seat)
        return held(hand & ~playable(m.table, m.secrets, seat))


def playable(table: Table, hands: Hands, seat: i64) -> i64:
    """The cards that ``seat`` may play to the trick, as a mask."""
    hand = hands.hand(seat)
    if table.played != 0:
        following = of_suit(hand, table.led())
        if following != 0:
            return following
    return hand


def pick_card(table: Table, hands: Hands, seat: i64, rng: Rng) -> i64:
    """A random card that ``seat`` may play to the trick."""
    return pick(playable(table, hands, seat), rng)


class ChooseTrump(Step[Table, Hands]):
    """The Kraken has reached its last level: name a new trump (TRUNFOS-KRAKEN-2).

    An answer is a suit. It counts at once, for the trick in progress (TRUNFOS-KRAKEN-3).
    """

    def rule(self) -> str:
        return "TRUNFOS-KRAKEN-2"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return rules_of(m).trumps[m.table.trump]

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        suit = key_ref(suit_key(int(m.table.trump)))
        return Text("trunfos-refusal-trump", {"suit": suit}, "TRUNFOS-R-A28")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.table.turn_trump(answer)
        m.tell(events.TRUMPED, seat, answer)
        m.pop()

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("trunfos-ask-trump")

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("trunfos-why-trump", None, "TRUNFOS-KRAKEN-3")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return Option(Text("trunfos-answer-trump", {"suit": key_ref(suit_key(answer))}))
