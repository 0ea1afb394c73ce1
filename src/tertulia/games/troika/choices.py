"""Choices that effects ask for: a Group, a candidate, a Title."""

from __future__ import annotations

from mypy_extensions import i64

from tertulia.core.bits import bit, members
from tertulia.core.four import get
from tertulia.core.position import Step
from tertulia.core.text import Option, Text, seat_ref
from tertulia.games.troika import events
from tertulia.games.troika.cards import VOTES
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.moving import family_of
from tertulia.games.troika.packed import lane
from tertulia.games.troika.table import Table
from tertulia.games.troika.types import At, Play, rules_of
from tertulia.games.troika.values import value
from tertulia.games.troika.wording import group_ref, with_card


class Pick(Step[Table, Hands]):
    """What the steps that pick a Group share: they ask if there is any, else they are over."""

    seat: i64

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def pool(self, m: At, seat: i64) -> i64:
        """The Groups to pick from, all of them open."""
        raise NotImplementedError

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(members(self.pool(m, seat)))

    def run(self, m: Play) -> None:
        if self.pool(m, self.seat) != 0:
            m.ask(bit(self.seat))
        else:
            m.pop()

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-pick", None, self.rule())

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return with_card("troika-answer-pick", rules_of(m), answer)


def on_tables(m: At) -> i64:
    """All Groups that are controlled, as a mask."""
    a, b, c, d = m.table.controlled
    return a | b | c | d


class Retrieve(Pick):
    """Take a Group from the discards to the hand (TROIKA-ADV-HAND-1).

    Not one that retrieves as well, or two of them would go on for ever. Used by Prosecutor's
    Office, Shrine with Parking; The Commander.
    """

    def rule(self) -> str:
        return "TROIKA-ADV-HAND-1"

    def pool(self, m: At, seat: i64) -> i64:
        return m.table.discards & ~rules_of(m).retrievers

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        m.table.retrieve(seat, answer)
        m.secrets.add(seat, bit(answer))
        m.tell(events.RETRIEVED, seat, answer)

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-retrieve")


class ClaimGroup(Pick):
    """Name a Group on any table whose Votes go elsewhere (TROIKA-ADV-CARD-4, TROIKA-R-A17).

    Used by The Common Man, Political Commentators.
    """

    def rule(self) -> str:
        return "TROIKA-ADV-CARD-4"

    def pool(self, m: At, seat: i64) -> i64:
        return on_tables(m)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.become(ClaimFor(seat, answer), bit(seat))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-claim")

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-claim", None, "TROIKA-R-A17")


class ClaimFor(Step[Table, Hands]):
    """Name the candidate who gets the Votes of ``card`` (TROIKA-ADV-CARD-4).

    They are those that it has on its owner's table; a later claim overrides, and Consensuses stay
    as they are (TROIKA-R-A17).
    """

    seat: i64
    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__()
        self.seat = seat
        self.card = card

    def rule(self) -> str:
        return "TROIKA-ADV-CARD-4"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(range(int(m.seats)))

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-candidate", None, "TROIKA-ADV-CARD-4")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        number = value(rules_of(m), m.table, m.table.owner(self.card), self.card, VOTES)
        m.table.claim(self.card, answer, number)
        m.tell(events.CLAIMED, self.card, answer, number)

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-candidate", {"card": group_ref(rules_of(m), int(self.card))})

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        text = Text("troika-answer-candidate", {"seat": seat_ref(answer)})
        return Option(text, (f"seat:{answer}",))


def swappable(m: At, seat: i64, cards: i64) -> i64:
    """Those of ``cards`` of whose colour another table has a Group."""
    others = on_tables(m) & ~get(m.table.controlled, seat)
    found: i64 = 0
    for family in rules_of(m).families:
        if others & family:
            found |= cards & family
    return found


class SwapOwn(Pick):
    """Choose a Group you control, to be swapped (TROIKA-ADV-CARD-5). Used by Opus Day."""

    def rule(self) -> str:
        return "TROIKA-ADV-CARD-5"

    def pool(self, m: At, seat: i64) -> i64:
        return swappable(m, seat, get(m.table.controlled, seat))

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.become(SwapOther(seat, answer), bit(seat))

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-swap-own")


class SwapOther(Pick):
    """Choose an opponent's Group of the same colour; each takes the other's place.

    No attack, so nobody defends and nobody draws (TROIKA-ADV-CARD-5, TROIKA-R-A20).
    """

    card: i64

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    def rule(self) -> str:
        return "TROIKA-ADV-CARD-5"

    def pool(self, m: At, seat: i64) -> i64:
        return on_tables(m) & ~get(m.table.controlled, seat) & family_of(m, self.card)

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        m.tell(events.SWAPPED, seat, self.card, m.table.owner(answer), answer)
        m.table.exchange(seat, self.card, answer)

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-swap-other", {"card": group_ref(rules_of(m), int(self.card))})


class ReturnTitle(Step[Table, Hands]):
    """Return a Title of your choice to its place in the pile (TROIKA-ADV-CARD-7, TROIKA-R-A22).

    An answer is its points. Used by Judges.
    """

    seat: i64

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def rule(self) -> str:
        return "TROIKA-ADV-CARD-7"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        owned = get(m.table.owned, seat)
        return tuple([points for points in (4, 5, 6) if lane(owned, points - 4) > 0])

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-title", None, "TROIKA-ADV-CARD-7")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        m.table.give_title(seat, answer)
        m.tell(events.TITLE_RETURNED, seat, answer)

    def prompt(self, m: At, seat: i64) -> Text:
        return Text("troika-ask-title")

    def why(self, m: At, seat: i64) -> Text | None:
        return Text("troika-why-title", None, "TROIKA-R-A22")

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return Option(Text("troika-answer-title", {"points": answer}))
