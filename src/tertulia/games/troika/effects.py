"""The vocabulary of Hand Actions and Table Actions (TROIKA-ADV-HAND, TROIKA-ADV-LEADERS)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tertulia.core.bits import bit, count, members
from tertulia.core.four import get
from tertulia.core.position import Step
from tertulia.core.text import Option, Text, seat_ref
from tertulia.games.troika import events
from tertulia.games.troika.cards import Effect
from tertulia.games.troika.choices import (
    ClaimGroup,
    Retrieve,
    ReturnTitle,
    SwapOwn,
    on_tables,
    swappable,
)
from tertulia.games.troika.drawing import draw_groups
from tertulia.games.troika.greek import Borrow, Extort, ShiftFrom, others_of
from tertulia.games.troika.hands import Hands
from tertulia.games.troika.payment import Discard, Pay, receive
from tertulia.games.troika.ransom import Ransom
from tertulia.games.troika.table import (
    DISABLE,
    DOUBLE,
    EXTRA_INCOME,
    EXTRA_MOVES,
    EXTRA_POWER,
    NOBODY,
    OUST,
    PRICE,
    SCATTER,
    SWAY,
    VOTE,
    Table,
)
from tertulia.games.troika.types import At, Play, rules_of

AGAINST: Final = (
    "take_money",
    "force_pay",
    "fine",
    "force_discard",
    "disable_leader",
    "oust_leader",
    "remove_votes",
    "seize",
)
"""Effects that name an opponent first."""

CHANGING: Final[dict[str, int]] = {
    "add_power": EXTRA_POWER,
    "add_power_if": EXTRA_POWER,
    "scatter": SCATTER,
    "extra_moves": EXTRA_MOVES,
    "extra_income": EXTRA_INCOME,
    "cheap_titles": PRICE,
    "add_votes": SWAY,
}
"""Effects that change a number of the own seat for a while, and which."""

NAMING: Final = frozenset(
    ("borrow_votes", "bring_down", "extort", "oust_leader", "retrieve", "seize", "swap")
)
"""Effects on something that may be lacking."""


def apply_effect(m: Play, seat: i64, effect: Effect, card: i64 = NOBODY) -> None:
    """Carry out ``effect`` for ``seat``; ``card`` is the Group that was played for it.

    - ``add_power``: the attack has that much more Power; ``discard_only`` in an attack to discard
      alone (TROIKA-ADV-CARD-9, TROIKA-R-A26). Men in Aprons, Football & Company, Faceless People.
    - ``add_power_if``: likewise against a Group of ``colour``. Seaside Condominium.
    - ``double_colour``: Groups of ``colour`` in the attack count twice. Contrary Dockers.
    - ``scatter``: the column of the attacked Group does not help it; first card of the attack
      (TROIKA-ADV-CARD-3, TROIKA-R-A19). Public (Dis)servants.
    - ``extra_moves``: that many more moves of Organization. Local Power, Union of Public Holidays,
      Unending Roadworks; The Parish Chairman.
    - ``cheap_titles``: a Title costs ``price`` to the end of the turn (TROIKA-ADV-CARD-2,
      TROIKA-R-A24). Banks + or - Honest.
    - ``extra_income``: that much more Income this turn. The Engineer.
    - ``add_votes``: that many more Votes in these Elections. Commission of Endless Studies,
      Indignant Unemployed, Pensioners, Sponsored Festivals; Comrade Carnation.
    - ``draw``: draw that many Groups. Repeated Institutes, Live Clairvoyants; The Lady of the
      Condominium.
    - ``receive``: that many M€ from the Treasury. Absent-Minded Regulators, Nobody's Companies,
      Angry Ducks, Clandestine Taverns; Aunt Canteen, The Visitor from Abroad.
    - ``receive_each``: that many for each Group of a type on any table (TROIKA-ADV-SYMBOLS-EX-2).
      Perpetual Partnerships, Luxury Colleges, Review.
    - ``nothing``: no effect (TROIKA-ADV-SYMBOLS-EX-1). Doctor Ledger.
    - ``settle``: the card comes to the own table, and that many M€ from the Treasury
      (TROIKA-EL-HAND-EX-1). Subsidised Farmers.
    - ``claim_votes``, ``borrow_votes``, ``retrieve``, ``swap``, ``bring_down``, ``extort``,
      ``shift_vote``: see the steps they push.
    - Those of :data:`AGAINST` name an opponent first: :class:`ChooseRival`.
    """
    rules = rules_of(m)
    name = effect.name
    if name in AGAINST:
        m.push(ChooseRival(seat, effect))
    elif effect.symbol == "campaign" and name == "add_votes":
        change(m, seat, VOTE, effect.amount)
    elif name in CHANGING:
        change(m, seat, CHANGING[name], effect.amount)
    elif name == "double_colour":
        change(m, seat, DOUBLE, rules.families[effect.colour])
    elif name == "draw":
        draw_groups(m, seat, effect.amount)
    elif name == "receive":
        receive(m, seat, effect.amount)
    elif name == "receive_each":
        a, b, c, d = m.table.controlled
        receive(m, seat, effect.amount * count((a | b | c | d) & rules.kinds[effect.type]))
    elif name == "settle":
        m.table.settle_down(seat, card)
        m.tell(events.SETTLED_DOWN, seat, card)
        receive(m, seat, effect.amount)
    elif name == "extort":
        m.push(Extort(seat, effect.amount, others_of(m, seat)))
    elif name == "shift_vote":
        m.push(ShiftFrom(seat))
    elif name == "borrow_votes":
        m.push(Borrow(seat))
    elif name == "claim_votes":
        m.push(ClaimGroup(seat))
    elif name == "retrieve":
        m.push(Retrieve(seat))
    elif name == "swap":
        m.push(SwapOwn(seat))
    elif name == "bring_down":
        m.push(Ransom(seat, effect.amount))
    else:
        assert name == "nothing"


def has_object(m: At, seat: i64, effect: Effect) -> bool:
    """Whether there is something that ``effect`` of ``seat`` can be about, as far as all can see.

    A card whose condition is not met can't be played (TROIKA-EL-CARD-4, TROIKA-R-A21).
    """
    name = effect.name
    if name not in NAMING:
        return True
    table = m.table
    own = get(table.controlled, seat)
    if name == "bring_down":
        return table.government not in (NOBODY, seat)
    if name == "retrieve":
        return table.discards & ~rules_of(m).retrievers != 0
    if name == "swap":
        return swappable(m, seat, own) != 0
    if name in ("borrow_votes", "extort"):
        return on_tables(m) & ~own != 0
    return ChooseRival(seat, effect).rivals(m) != 0


def change(m: Play, seat: i64, what: i64, number: i64) -> None:
    """Something of ``seat`` changes for a while."""
    m.table.change(seat, what, number)
    m.tell(events.CHANGED, seat, what, number)


class ChooseRival(Step[Table, Hands]):
    """Name the opponent whom an effect strikes (TROIKA-ADV-HAND-1).

    - ``take_money``: takes that many M€, or what there is (TROIKA-R-A25). Bank of Portugalândia,
      Bank of Shady Deals, Consultants' Club, Neighbourhood Smugglers.
    - ``force_pay``: the opponent pays, as for any debt. Bankrupt Co-operative.
    - ``fine``: pays the Treasury or, short of money, returns a Title; no Groups
      (TROIKA-ADV-CARD-7, TROIKA-R-A22). Judges.
    - ``force_discard``: discards that many Groups. Environmentalists.
    - ``disable_leader``: the Leader counts 0 Power, Votes and Income and has no Table Action, to
      the end of the round (TROIKA-ADV-CARD-8, TROIKA-R-A23). Good Girls, Annoying TV.
    - ``oust_leader``: likewise, with the colour, to the end of the game (TROIKA-EL-CARD-1,
      TROIKA-R-G13). Channel Owners.
    - ``seize``: takes the single Group of ``colour`` on the opponent's table (TROIKA-EL-CARD-4,
      TROIKA-R-G14). Highest Judges.
    - ``remove_votes``: has that many Votes less in these Elections. Expesso, Pirate Radios; The
      Presenter.
    """

    seat: i64
    effect: Effect

    def __init__(self, seat: i64, effect: Effect) -> None:
        super().__init__()
        self.seat = seat
        self.effect = effect

    def rule(self) -> str:
        return "TROIKA-ADV-HAND-1"

    def answers(self, m: At, seat: i64) -> tuple[int, ...]:
        return tuple(members(self.rivals(m)))

    def rivals(self, m: At) -> i64:
        """The opponents who can be struck: any, but to be seized from, with a single Group."""
        found = others_of(m, self.seat)
        if self.effect.name == "seize":
            for other in range(m.seats):
                if count(single(m, other, self.effect)) != 1:
                    found &= ~bit(other)
        elif self.effect.name == "oust_leader":
            found &= ~m.table.ousted
        return found

    def run(self, m: Play) -> None:
        if self.rivals(m) != 0:
            m.ask(bit(self.seat))
        else:
            m.pop()

    def refusal(self, m: At, seat: i64, answer: int) -> Text:
        return Text("troika-refusal-rival", None, "TROIKA-ADV-HAND-1")

    def take(self, m: Play, seat: i64, answer: i64) -> None:
        m.pop()
        m.tell(events.NAMED, seat, answer)
        strike_rival(m, seat, answer, self.effect)

    def prompt(self, m: At, seat: i64) -> Text:
        return Text(f"troika-ask-rival-{self.effect.name}", {"number": int(self.effect.amount)})

    def describe(self, m: At, seat: i64, answer: int) -> Option:
        return Option(Text("troika-answer-rival", {"seat": seat_ref(answer)}), (f"seat:{answer}",))


def strike_rival(m: Play, seat: i64, other: i64, effect: Effect) -> None:
    """The effect on ``other``."""
    name = effect.name
    money = get(m.table.money, other)
    if name == "take_money":
        taken = min(money, effect.amount)
        m.table.hand_over(other, seat, taken)
        m.tell(events.HANDED, other, seat, taken)
    elif name == "force_pay":
        m.push(Pay(other, effect.amount, seat))
    elif name == "fine":
        if money >= effect.amount:
            m.push(Pay(other, effect.amount, NOBODY))
        elif m.table.titles_of(other) > 0:
            m.push(ReturnTitle(other), bit(other))
    elif name == "force_discard":
        m.push(Discard(other, effect.amount, False))
    elif name == "disable_leader":
        change(m, other, DISABLE, 1)
    elif name == "oust_leader":
        change(m, other, OUST, 1)
    elif name == "seize":
        card = members(single(m, other, effect))[0]
        m.tell(events.SEIZED, seat, card, other)
        m.table.lose(other, card)
        m.table.gain(seat, card)
    elif effect.symbol == "campaign":
        change(m, other, VOTE, -effect.amount)
    else:
        change(m, other, SWAY, -effect.amount)


def single(m: At, seat: i64, effect: Effect) -> i64:
    """The Groups of the colour that ``effect`` names on the table of ``seat``."""
    return get(m.table.controlled, seat) & rules_of(m).families[effect.colour]
