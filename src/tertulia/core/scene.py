"""What a table looks like from one seat, as data: the form that every client draws.

``docs/protocol.md`` describes each field. Zones are few and general, so a game needs no client
code of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tertulia.core.text import Text


@dataclass
class Pip:
    """A small number with an icon on a card."""

    icon: str
    value: int


@dataclass
class Card:
    """A card's face. ``key`` is the message id of its name.

    ``terms`` say what its numbers depend on, ``text`` what it does.
    """

    key: str
    family: str
    numeral: str = ""
    icon: str = ""
    type: Text | None = None
    text: Text | None = None
    flavour: Text | None = None
    pips: list[Pip] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    pattern: str = "guilloche"
    terms: list[Text] = field(default_factory=list)


@dataclass
class Item:
    """A card or token in a zone; ``card`` is ``None`` when it lies face down."""

    id: str
    card: Card | None = None
    seat: int | None = None
    tags: list[str] = field(default_factory=list)
    count: int = 1
    column: int = 0
    side: int = 0


@dataclass
class Space:
    """A place on a number track, and whose marker stands on it."""

    id: str
    value: int
    seat: int | None = None
    closed: bool = False


@dataclass
class Lot:
    """Cards that are bid for on a track."""

    id: str
    title: Text
    cards: list[Item]
    spaces: list[Space]


@dataclass
class Side:
    """One side of a duel."""

    title: Text
    total: int


@dataclass
class Row:
    """One player's line in a sheet of numbers."""

    seat: int
    cells: list[int | None]
    total: int


@dataclass
class Zone:
    """A part of the table; ``kind`` says how it is drawn and which fields it uses."""

    id: str
    kind: str
    title: Text | None = None
    rule: str | None = None
    seat: int | None = None
    items: list[Item] = field(default_factory=list)
    count: int | None = None
    lead: str | None = None
    lots: list[Lot] = field(default_factory=list)
    sides: list[Side] = field(default_factory=list)
    values: list[int] = field(default_factory=list)
    value: int | None = None
    family: str | None = None
    icon: str | None = None
    label: Text | None = None
    columns: list[Text] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)


@dataclass
class Fact:
    """A number that belongs to a player."""

    id: str
    icon: str
    label: Text
    value: int


@dataclass
class Column:
    """One of a player's parallel counts, such as a prediction by suit.

    ``max`` bounds it where it is asked for; ``note`` is a second, smaller number.
    """

    id: str
    family: str
    icon: str
    label: Text
    value: int = 0
    note: int | None = None
    note_label: Text | None = None
    max: int | None = None


@dataclass
class Player:
    """What is public about a seat."""

    seat: int
    active: bool = False
    facts: list[Fact] = field(default_factory=list)
    columns: list[Column] = field(default_factory=list)
    tags: list[Text] = field(default_factory=list)


@dataclass
class Scene:
    """The whole of what a seat sees."""

    headline: Text
    players: list[Player] = field(default_factory=list)
    zones: list[Zone] = field(default_factory=list)
