"""Small plots as SVG that stands in a page by itself.

Each is drawn in a box of 100 by some height that the page stretches to the room there is: lines
keep their width, and words stay outside, in the page, where they can be read and copied.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from tertulia.lab.measure import Estimate

ROW = 20
TALL = 40


@dataclass(frozen=True)
class Scale:
    """The range that a column of plots shares; ``usual`` is where its line of reference stands."""

    low: float
    high: float
    usual: float | None = None

    def x(self, value: float) -> float:
        """Where a value stands, 0 to 100; what lies outside stands at the edge."""
        if self.high <= self.low:
            return 50.0
        return round(min(100.0, max(0.0, 100 * (value - self.low) / (self.high - self.low))), 2)


def scale_of(estimates: Sequence[Estimate], usual: float | None, most: float = 1e9) -> Scale:
    """A scale that all intervals fit in, none wider than ``most`` from the usual."""
    around = [] if usual is None else [usual]
    low = min([each.low for each in estimates] + around)
    high = max([each.high for each in estimates] + around)
    if usual is not None:
        low, high = max(low, usual - most), min(high, usual + most)
    if high <= low:
        low, high = low - 0.01, high + 0.01
    return Scale(low, high, usual)


def strip(scale: Scale, estimate: Estimate, strong: bool) -> Markup:
    """An interval as a line, its figure as a dot, and the usual value as a thin line."""
    middle = ROW / 2
    kind = "strong" if strong else "weak"
    parts = []
    if scale.usual is not None:
        parts.append(_line("usual", scale.x(scale.usual), 0, scale.x(scale.usual), ROW))
    parts.append(_line(kind, scale.x(estimate.low), middle, scale.x(estimate.high), middle))
    at = scale.x(estimate.value)
    parts.append(_line(f"{kind} dot", at, middle, at, middle))
    return _svg(ROW, parts)


def bars(scale: Scale, values: Sequence[float]) -> Markup:
    """Bars from 0, one under the other."""
    thick = ROW / len(values)
    zero = scale.x(0)
    parts = [_line("usual", zero, 0, zero, ROW)]
    for place, value in enumerate(values):
        left, right = sorted((zero, scale.x(value)))
        parts.append(_box(f"bar{place}", left, place * thick + 1, right - left, thick - 2))
    return _svg(ROW, parts)


def histogram(values: Sequence[int], most: int = 40) -> tuple[Markup, int, int]:
    """How often each value is found, in at most so many columns; with the lowest and highest."""
    low, high = min(values, default=0), max(values, default=0)
    wide = max(1, -(-(high - low + 1) // most))
    counts = Counter((value - low) // wide for value in values)
    columns = (high - low) // wide + 1
    tallest = max(counts.values(), default=1)
    parts = [
        _box("bar0", 100 * place / columns, TALL - tall, 100 / columns * 0.9, tall)
        for place, count in sorted(counts.items())
        for tall in [TALL * count / tallest]
    ]
    return _svg(TALL, parts), low, low + columns * wide - 1


def curve(points: Sequence[Estimate], usual: float) -> Markup:
    """Shares from left to right, with their intervals as a band; ``usual`` is a level line."""
    step = 100 / (len(points) + 1)
    places = [step * (place + 1) for place in range(len(points))]
    lows = [(x, TALL * (1 - point.low)) for x, point in zip(places, points, strict=True)]
    highs = [(x, TALL * (1 - point.high)) for x, point in zip(places, points, strict=True)]
    line = [(x, TALL * (1 - point.value)) for x, point in zip(places, points, strict=True)]
    level = TALL * (1 - usual)
    parts = [
        f'<polygon class="band" points="{_points([*lows, *reversed(highs)])}"/>',
        _line("usual", 0, level, 100, level),
        f'<polyline class="strong" points="{_points(line)}"/>',
    ]
    return _svg(TALL, parts)


def _svg(height: float, parts: Sequence[str]) -> Markup:
    box = f'viewBox="0 0 100 {height}" preserveAspectRatio="none" aria-hidden="true"'
    return Markup(f"<svg {box}>{''.join(parts)}</svg>")


def _line(kind: str, x1: float, y1: float, x2: float, y2: float) -> str:
    return f'<path class="{kind}" d="M{x1:g} {y1:g}L{x2:g} {y2:g}"/>'


def _box(kind: str, x: float, y: float, width: float, height: float) -> str:
    size = f'width="{width:.2f}" height="{max(height, 0.4):.2f}"'
    return f'<rect class="{kind}" x="{x:.2f}" y="{y:.2f}" {size}/>'


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
