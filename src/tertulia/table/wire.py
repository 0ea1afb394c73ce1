"""The frames that go to a client, as ``docs/protocol.md`` describes them field by field."""

from __future__ import annotations

from msgspec import Raw, Struct
from msgspec.json import Encoder

from tertulia.core.scene import Card
from tertulia.core.text import Text


def _plain(value: object) -> object:
    if isinstance(value, Text):
        text: dict[str, object] = {"key": value.key, "args": value.args}
        if value.rule:
            text["rule"] = value.rule
        return text
    raise TypeError(f"{type(value)} has no place in a frame")


encode = Encoder(enc_hook=_plain).encode
"""Anything that has a place in a frame as it goes over the wire."""


class Told(Struct):
    """An event as a seat sees it."""

    seq: int
    kind: str
    text: Text
    rule: str


class Answer(Struct):
    """A legal answer, and what on the table stands for it."""

    a: int
    text: Text
    targets: tuple[str, ...]
    parts: tuple[int, ...] | None
    style: str


class Refusal(Struct):
    """Why something on the table is no legal answer, said before it is tried."""

    targets: tuple[str, ...]
    text: Text


class Part(Struct):
    """A column over which an amount is split."""

    id: str
    family: str
    icon: str
    label: Text
    max: int


class Ask(Struct, omit_defaults=True):
    """What a seat is asked."""

    id: int
    seat: int
    kind: str
    rule: str
    prompt: Text
    why: Text | None
    answers: list[Answer]
    refused: list[Refusal]
    deadline: int | None
    columns: list[Part] | None = None
    total: int | None = None


class Turn(Struct):
    """A step that decided a game: how many inputs led to it, the event that tells of it, the seat
    whose score it changed, from and to what, and who took the lead by it.
    """

    at: int
    event: int
    seat: int
    before: int
    after: int
    lead: int | None


class Result(Struct):
    """How the game ended, what decided it, and the seed of its deal, promised before it began.

    The seed would show every hand; it is ``None`` if the table keeps them to itself.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    text: Text
    seed: str | None
    turns: list[Turn]


class Person(Struct):
    """Who sits at a seat, whether they are here now, or who waits or plays
    for whom: ``open`` for a guest, ``stand_in`` a bot for somebody who has been away for long.
    Their time lasts ``times`` times as long as agreed; ``rest`` if they wish for a pause; ``votes``
    are the seats that would have a bot in their place.
    """

    seat: int
    name: str | Text
    kind: str
    bot: str | None
    here: bool
    open: bool
    stand_in: bool
    times: int
    rest: bool
    votes: list[int]


class Now(Struct):
    """What every frame that tells of a change says of the moment after it.

    ``progress`` is how far the game is, in per cent; ``topic`` the key of what the open window is
    about. How the reader wants to be asked: ``wake``, but by topic as ``orders`` say, and never for
    the sake of the ``muted``.
    """

    progress: int
    ask: Ask | None
    waiting: tuple[int, ...]
    thinking: int | None
    topic: str | None
    wake: str | None
    orders: dict[str, str] | None
    muted: list[str] | None
    over: Result | None
    undo: bool


class Heard(Struct):
    """What a seat has said, when event ``after`` was the newest."""

    n: int
    seat: int
    text: Text
    after: int


class Hello(Now, tag_field="t", tag="hello"):
    """The whole of what a seat may see."""

    v: int
    game: str
    table: str
    seat: int | None
    seq: int
    people: list[Person]
    host: int
    next: bool
    resting: bool
    talk: bool
    said: list[Heard]
    scene: dict[str, Raw | list[Raw]]
    cards: dict[str, Card]
    log: list[Told]
    promise: str


class Ev(Now, tag_field="t", tag="ev"):
    """What happened, and what has changed for a seat."""

    seq: int
    events: list[Told]
    headline: Raw
    players: Raw
    zones: dict[str, Raw | None]
    order: list[str]


class Weighed(Struct):
    """An answer as a hint names it, and the per cent of the thought that went into it."""

    text: Text
    share: int


class Noted(Struct):
    """A step of a lesson that the learner makes: the wanted answer, also in words, and a note."""

    at: int
    answer: int
    said: Text
    note: Text


class Lesson(Struct):
    """A lesson: its frames, the steps that the learner makes, and what closes it."""

    frames: list[Raw]
    steps: list[Noted]
    end: Text


class Ack(Struct, tag_field="t", tag="ack"):
    """A command is done, and safe on disk."""

    cid: str
    seq: int


class Nack(Struct, tag_field="t", tag="nack"):
    """A command was not done; nothing has changed."""

    cid: str
    text: Text


class People(Struct, tag_field="t", tag="people"):
    """Somebody came, went, was replaced or wishes something, or the people play on elsewhere
    (``next``); whether the table is ``resting``, and whether they may ``talk``.
    """

    people: list[Person]
    next: bool
    resting: bool
    talk: bool


class SaidFrame(Struct, tag_field="t", tag="said"):
    """Somebody says something."""

    said: Heard


class Note(Struct, tag_field="t", tag="note"):
    """Something that whoever sits at the table should know."""

    text: Text


class Ping(Struct, tag_field="t", tag="ping"):
    """The number of the newest entry."""

    seq: int
