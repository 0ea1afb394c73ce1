"""The table in a terminal: scenes drawn as text. It knows the kinds of zones, and no game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Line

from tertulia import texts
from tertulia.core.position import View
from tertulia.core.scene import Card, Column, Item, Lot, Player, Space, Zone
from tertulia.core.text import Text

FAMILIES: Final = {
    "gules": "bold #ffffff on #981120",
    "azure": "bold #ffffff on #1f4269",
    "vert": "bold #ffffff on #208363",
    "purpure": "bold #ffffff on #a035ba",
    "sable": "bold #ffffff on #1c1e23",
    "or": "bold #1c1917 on #e3a72b",
    "argent": "bold #1c1917 on #efe7d6",
}

MOST_COLUMNS: Final = 5
"""With more facts than this a player is a column, so that 80 characters hold the table."""

# Marks that change a card's frame, which a terminal does not draw; others are emblems.
FRAMES: Final = {"inverted"}


class Voice:
    """Who reads: the language, the names at the table, and the own seat."""

    def __init__(self, lang: str, game: str, names: Sequence[str], me: int | None) -> None:
        self.lang = lang
        self.game = game
        self.names = names
        self.me = me

    def say(self, text: Text | None) -> str:
        """``text`` as a sentence; nothing for ``None``."""
        return "" if text is None else texts.render(self.lang, text, self.names, self.me)

    def word(self, key: str, **args: int | str) -> str:
        """The message ``key``."""
        return texts.say(self.lang, key, args)

    def name(self, seat: int) -> str:
        """What the player at ``seat`` is called."""
        return self.word("you") if seat == self.me else self.names[seat]


def short(card: Card) -> str:
    """A name by which a card is typed in every language: the last part of its key."""
    return card.key.rpartition("-")[2].upper()


def called(card: Card, voice: Voice) -> str:
    """What is drawn for a card: its name, or its short name where that is a code such as P12."""
    code = short(card)
    is_code = len(code) < 3 or any(sign.isdigit() for sign in code)
    return code if is_code else voice.word(card.key)


def draw(view: View[Any, Any], voice: Voice) -> RenderableType:
    """The whole of what a seat sees, under how far the game is."""
    scene = view.game.scene(view)
    title = f"{voice.say(scene.headline)} · {view.game.progress(view)} %"
    parts: list[RenderableType] = [Rule(title), _players(scene.players, voice)]
    for zone in scene.zones:
        if zone.kind == "hand" and not zone.items:
            continue
        if zone.title is not None:
            parts.append(Line(voice.say(zone.title), "bold"))
        parts.append(_ZONES[zone.kind](zone, voice))
        parts.append(_legend(zone, voice))
    return Group(*[part for part in parts if part != ""])


def _players(players: list[Player], voice: Voice) -> RenderableType:
    if len(players[0].facts) > MOST_COLUMNS:
        return _players_in_columns(players, voice)
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(voice.word("cli-name"))
    for fact in players[0].facts:
        table.add_column(voice.say(fact.label), justify="right", max_width=12)
    for column in players[0].columns:
        table.add_column(_stamp(column.id.upper(), column.family), justify="right", no_wrap=True)
    if any(player.tags for player in players):
        table.add_column()
    for player in players:
        cells = [_named(player, voice)]
        cells += [str(fact.value) for fact in player.facts]
        cells += [_count(column) for column in player.columns]
        cells.append(_tags(player, voice))
        table.add_row(*cells[: len(table.columns)])
    return Group(table, *_column_legend(players[0].columns, voice))


def _players_in_columns(players: list[Player], voice: Voice) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(voice.word("cli-name"))
    for player in players:
        table.add_column(_named(player, voice), justify="right")
    for number, fact in enumerate(players[0].facts):
        table.add_row(
            voice.say(fact.label), *(str(player.facts[number].value) for player in players)
        )
    for number, column in enumerate(players[0].columns):
        stamp = _stamp(column.id.upper(), column.family)
        table.add_row(stamp, *(_count(player.columns[number]) for player in players))
    if any(player.tags for player in players):
        table.add_row("", *(_tags(player, voice) for player in players))
    return Group(table, *_column_legend(players[0].columns, voice))


def _named(player: Player, voice: Voice) -> str:
    return ("▶ " if player.active else "  ") + voice.name(player.seat)


def _tags(player: Player, voice: Voice) -> str:
    return " · ".join(voice.say(tag) for tag in player.tags)


def _count(column: Column) -> str:
    return str(column.value) if column.note is None else f"{column.value}/{column.note}"


def _column_legend(columns: list[Column], voice: Voice) -> list[RenderableType]:
    if not columns:
        return []
    first = columns[0]
    key = "cli-plain-legend" if first.note is None else "cli-legend"
    label, note = voice.say(first.label), voice.say(first.note_label)
    return [Line(voice.word(key, column=first.id.upper(), label=label, note=note), "dim")]


def _stamp(words: str, family: str | None) -> Line:
    return Line(f" {words} ", FAMILIES.get(family or "", "bold"))


def _card(item: Item, voice: Voice) -> Line:
    if item.card is None:
        line = Line(f"[{voice.word('cli-hidden-card')}]", "dim")
    else:
        emblems = "*" if set(item.card.marks) - FRAMES else ""
        line = _stamp(called(item.card, voice) + emblems, item.card.family)
    if item.count > 1:
        line = Line.assemble(line, f"×{item.count}")
    return line


def _cards(items: Iterable[Item], voice: Voice) -> Line:
    return Line(" ").join(_card(item, voice) for item in items)


def _legend(zone: Zone, voice: Voice) -> RenderableType:
    """What the star on a card of the own hand stands for."""
    if zone.kind != "hand":
        return ""
    marks = {mark for item in zone.items if item.card for mark in item.card.marks} - FRAMES
    found = [texts.find(voice.lang, f"{voice.game}-mark-{mark}") or mark for mark in sorted(marks)]
    return Line("* " + ", ".join(found), "dim") if found else ""


class _Row:
    """Cards side by side; lines break between cards, never within a name."""

    def __init__(self, items: Iterable[Item], voice: Voice) -> None:
        self.cards = [_card(item, voice) for item in items]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterable[Line]:
        line = Line()
        for card in self.cards:
            if line and line.cell_len + 1 + card.cell_len > options.max_width:
                yield line
                line = Line()
            line = Line.assemble(line, " " if line else "", card)
        yield line


def _row(zone: Zone, voice: Voice) -> RenderableType:
    return _Row(zone.items, voice)


def _stack(zone: Zone, voice: Voice) -> RenderableType:
    count = len(zone.items) if zone.count is None else zone.count
    return Line.assemble(_cards(zone.items[-1:] if count else (), voice), f" ×{count}")


def _trick(zone: Zone, voice: Voice) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for item in zone.items:
        tags = ", ".join(texts.say(voice.lang, f"ui-tag-{tag}") for tag in item.tags)
        owner = "" if item.seat is None else voice.name(item.seat)
        grid.add_row(owner, _card(item, voice), tags)
    return grid


def _tableau(zone: Zone, voice: Voice) -> RenderableType:
    columns = sorted({item.column for item in zone.items})
    return Group(*[_Row([item for item in zone.items if item.column == n], voice) for n in columns])


def _duel(zone: Zone, voice: Voice) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for number, side in enumerate(zone.sides):
        mine = [item for item in zone.items if item.side == number]
        grid.add_row(voice.say(side.title), str(side.total), _cards(mine, voice))
    return grid


def _lots(zone: Zone, voice: Voice) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for lot in zone.lots:
        grid.add_row(voice.say(lot.title), _cards(lot.cards, voice), _track(lot, voice))
    return grid


def _track(lot: Lot, voice: Voice) -> Line:
    def mark(space: Space) -> Line:
        if space.seat is not None:
            return Line(f"[{space.value} {voice.name(space.seat)}]", "bold reverse")
        return Line("–", "dim") if space.closed else Line(str(space.value))

    return Line(" ").join(mark(space) for space in lot.spaces)


def _meter(zone: Zone, voice: Voice) -> RenderableType:
    scale = " ".join(f"[{n}]" if n == zone.value else str(n) for n in zone.values)
    return Line.assemble(scale, "  ", _stamp(voice.say(zone.label), zone.family))


def _sheet(zone: Zone, voice: Voice) -> RenderableType:
    heads = [voice.say(column) for column in zone.columns] + [voice.word("cli-total")]
    names = [voice.name(row.seat) for row in zone.rows]
    lines = [[*row.cells, row.total] for row in zone.rows]
    cells = [["–" if cell is None else str(cell) for cell in line] for line in lines]
    if len(zone.columns) > MOST_COLUMNS:
        heads, names, cells = names, heads, [list(line) for line in zip(*cells, strict=True)]
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(voice.word("cli-name"))
    for head in heads:
        table.add_column(head, justify="right")
    for name, line in zip(names, cells, strict=True):
        table.add_row(name, *line)
    return table


_ZONES: Final[dict[str, Callable[[Zone, Voice], RenderableType]]] = {
    "hand": _row,
    "row": _row,
    "stack": _stack,
    "trick": _trick,
    "tableau": _tableau,
    "duel": _duel,
    "lots": _lots,
    "meter": _meter,
    "sheet": _sheet,
}
