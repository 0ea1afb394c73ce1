"""What a deck consists of: Groups, Leaders, Events, and the effects they print."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

COLOURS: Final = ("gold", "blue", "red", "grey")
TYPES: Final = (
    "marginal",
    "spiritual",
    "financial",
    "infrastructure",
    "justice",
    "media",
    "professional",
    "social",
    "public",
)
POWER: Final = 0
VOTES: Final = 1
INCOME: Final = 2
VALUES: Final = ("power", "votes", "income")

MEASURES: Final = (*VALUES, "groups", "money", "titles", "consensuses", *COLOURS, *TYPES)
"""What an effect may compare or count: a seat's totals, or its Groups of a colour or type."""

GROUPS: Final = 3
MONEY: Final = 4
TITLES: Final = 5
CONSENSUSES: Final = 6
FIRST_COLOUR: Final = 7
FIRST_TYPE: Final = 11

EVERYONE: Final = 0
GOVERNMENT: Final = 1
OPPOSITION: Final = 2
MOST: Final = 3
FEWEST: Final = 4
WHO: Final = ("everyone", "government", "opposition", "most", "fewest")

TO: Final = ("treasury", "government", "others")
TO_TREASURY: Final = 0
TO_GOVERNMENT: Final = 1
TO_OTHERS: Final = 2

FORMS: Final = ("type", "one card", "two cards", "three cards", "name")


@mypyc_attr(acyclic=True)
class Effect:
    """What a card does: the ``name`` of a step in the vocabulary, and its parameters.

    ``symbol`` says when a Hand Action or Table Action works. ``who`` is one of :data:`WHO`, with
    ``measure`` one of :data:`MEASURES`. ``amount`` counts once, or once for each of ``per``
    (a measure, -1: none). ``to`` is one of :data:`TO`. ``colour`` and ``type`` are -1 if none.
    """

    name: str
    symbol: str
    amount: i64
    cost: i64
    who: i64
    measure: i64
    per: i64
    to: i64
    colour: i64
    type: i64
    table_only: bool
    discard_only: bool
    first: bool

    def __init__(self, name: str, symbol: str = "") -> None:
        self.name = name
        self.symbol = symbol
        self.amount = 0
        self.cost = 0
        self.who = EVERYONE
        self.measure = -1
        self.per = -1
        self.to = TO_TREASURY
        self.colour = -1
        self.type = -1
        self.table_only = False
        self.discard_only = False
        self.first = False


@mypyc_attr(acyclic=True)
class Variable:
    """A variable value: 1 more ``of`` it for each ``form`` of ``name`` (TROIKA-ADV-GROUPS-1)."""

    of: i64
    form: i64
    name: str

    def __init__(self, of: i64, form: i64, name: str) -> None:
        self.of = of
        self.form = form
        self.name = name


class Face:
    """A Group, a Leader or an Event as printed. ``values`` are Power, Votes and Income.

    ``guessed`` names the fields whose value is a reconstruction.
    """

    id: str
    name: str
    english: str
    colour: i64
    type: i64
    values: tuple[int, ...]
    variables: list[Variable]
    effect: Effect
    copies: int
    bonus: bool
    guessed: tuple[str, ...]

    def __init__(self, id: str, name: str, english: str, effect: Effect) -> None:
        self.id = id
        self.name = name
        self.english = english
        self.effect = effect
        self.colour = -1
        self.type = -1
        self.values = (0, 0, 0)
        self.variables = []
        self.copies = 1
        self.bonus = False
        self.guessed = ()
