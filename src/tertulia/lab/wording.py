"""What a report is made of, and how it says names and numbers in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from markupsafe import Markup

from tertulia import texts
from tertulia.lab import svg
from tertulia.lab.figures import SHARES, Id
from tertulia.lab.measure import Estimate
from tertulia.lab.watch import Name

NAMED = 6
"""So many are named in a sentence; the rest are counted."""

FIGURES = (
    "rounds",
    "decisions",
    "lead-changes",
    "comeback",
    "branching",
    "forced",
    "asked",
    "passed",
    "idle",
    "reactions",
    "reactions-passed",
    "reactions-idle",
)
PERCENT = {*SHARES, "effect"}


@dataclass
class Row:
    """A line of a table: its name, its cells, a plot, and whether it stands out."""

    name: str
    cells: list[str]
    plot: Markup | None = None
    strong: bool = False


@dataclass
class Table:
    """A table; ``heads`` name its cells, ``axis`` the ends of its plots."""

    heads: list[str]
    rows: list[Row]
    axis: tuple[str, str] = ("", "")
    plot: str = ""


@dataclass
class Section:
    """A part of the page: words, plots with a caption, tables, and a list of plain sentences."""

    id: str
    title: str
    note: str = ""
    sentences: list[str] = field(default_factory=list)
    plots: list[tuple[str, Markup, str, str]] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)


class Words:
    """The language of a page, and how it writes numbers."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, key: str, **args: str | int) -> str:
        """A message of the laboratory."""
        return texts.say(self.lang, key, dict(args))

    def name(self, name: Name) -> str:
        """A card, a choice or a source of points."""
        return texts.say(self.lang, name[0], {"number": name[1]})

    def figure(self, id: Id) -> str:
        """What a figure is, in its group."""
        if id.group == "seat":
            return self.say("lab-seat", number=id.name[1] + 1)
        if id.group in FIGURES or id.group == "leader":
            return self.say(f"lab-figure-{id.group}", number=id.name[1])
        return self.name(id.name)

    def listed(self, names: Sequence[str]) -> str:
        """Some names in a row; the rest are counted."""
        rest = len(names) - NAMED
        shown = [*names[:NAMED], self.say("lab-more", count=rest)] if rest > 0 else list(names)
        return ", ".join(shown)


def number(id: Id, value: float, signed: bool = False) -> str:
    """A figure as people read it: shares in percent."""
    sign = "+" if signed else ""
    said = f"{100 * value:{sign}.1f} %" if id.group in PERCENT else f"{value:{sign}.2f}"
    return said.replace("-", "\N{MINUS SIGN}")


def interval(id: Id, estimate: Estimate, signed: bool = False) -> str:
    """Its interval likewise."""
    low, high = (
        number(id, each, signed).removesuffix(" %") for each in (estimate.low, estimate.high)
    )
    return f"{low} – {high}"


def axis(scale: svg.Scale, id: Id, signed: bool = False) -> tuple[str, str]:
    """The ends of a column of plots."""
    return number(id, scale.low, signed), number(id, scale.high, signed)
