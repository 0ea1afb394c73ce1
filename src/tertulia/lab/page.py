"""The designer's report as one page that needs nothing else."""

from __future__ import annotations

from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined

from tertulia import texts
from tertulia.lab import svg
from tertulia.lab.designer import Change, Study, compare
from tertulia.lab.measure import FEW
from tertulia.lab.sections import single
from tertulia.lab.wording import FIGURES, Row, Section, Table, Words, axis, interval, number


def render(one: Study, other: Study | None, lang: str, again: str) -> str:
    """The page; with two studies, what changed from the one to the other comes first."""
    words = Words(lang)
    loader = PackageLoader("tertulia.lab")
    environment = Environment(loader=loader, autoescape=True, undefined=StrictUndefined)
    parts: list[dict[str, Any]] = []
    if other is None:
        parts.append({"title": "", "sections": single(one, words)})
    else:
        parts.append({"title": "", "sections": changed(one, other, words)})
        for study, key in ((one, "lab-single-one"), (other, "lab-single-other")):
            parts.append({"title": words.say(key), "sections": single(study, words, f"{key}-")})
    plan = one.plan
    title = "lab-title" if other is None else "lab-versus-title"
    return environment.get_template("report.html").render(
        lang=lang,
        title=words.say(title, game=texts.say(lang, f"{plan.game}-name")),
        made=[made(study, words) for study in (one, other) if study is not None],
        parts=parts,
        contents=words.say("lab-contents"),
        say=words.say,
        few=FEW,
        again=again,
    )


def made(study: Study, words: Words) -> str:
    """What a study consists of."""
    plan = study.plan
    said = words.say(
        "lab-made",
        games=len(study.stories),
        bots=", ".join(dict.fromkeys(plan.bots)),
        seats=plan.seats,
    )
    what = [f"{name} = {value}" for name, value in plan.options.items()]
    if plan.deck is not None:
        what.insert(0, str(plan.deck.get("name")))
    said += f" ({'; '.join(what)})." if what else "."
    return f"{said} {words.say('lab-cut-off', games=study.cut_off)}" if study.cut_off else said


def changed(one: Study, other: Study, words: Words) -> list[Section]:
    """What is certain to have changed, and every difference."""
    changes = compare(one, other)
    certain = [each for each in changes if each.certain]
    certain.sort(key=lambda each: -_clear(each))
    first = Section("changed", words.say("lab-changed"))
    counts = {"certain": len(certain), "count": len(changes), "noise": len(changes) - len(certain)}
    first.note = words.say("lab-changed-note", **counts)
    first.sentences = [_sentence(each, words) for each in certain]
    if not certain:
        first.sentences.append(words.say("lab-changed-none"))
    alone = dict.fromkeys(
        words.figure(id)
        for id in [*one.figures, *other.figures]
        if (id in one.figures) != (id in other.figures)
    )
    if alone:
        first.sentences.append(words.say("lab-only", names=words.listed(list(alone))))
    every = Section("differences", words.say("lab-differences"), words.say("lab-differences-note"))
    groups: dict[str, list[Change]] = {}
    for each in changes:
        groups.setdefault("other" if each.id.group in FIGURES else each.id.group, []).append(each)
    for group, members in groups.items():
        every.tables.append(_differences(group, members, words))
    return [first, every]


def _differences(group: str, changes: list[Change], words: Words) -> Table:
    keys = ("one", "other", "difference")
    title = words.say(f"lab-group-{group}")
    table = Table(
        [words.say(f"lab-column-{key}") for key in keys] + [words.say("lab-interval")], []
    )
    scale = svg.scale_of([each.by for each in changes], 0.0)
    for each in sorted(changes, key=lambda each: (not each.certain, -_clear(each))):
        cells = [number(each.id, value) for value in (each.one, each.other)]
        cells += [number(each.id, each.by.value, True), interval(each.id, each.by, True)]
        # Figures of different kinds share no scale.
        own = svg.scale_of([each.by], 0.0) if group == "other" else scale
        plot = svg.strip(own, each.by, each.certain)
        table.rows.append(Row(words.figure(each.id), cells, plot, each.certain))
    if group != "other":
        table.axis = axis(scale, changes[0].id, signed=True)
    table.plot = title
    return table


def _sentence(change: Change, words: Words) -> str:
    name = words.figure(change.id)
    if change.id.group not in FIGURES:
        name = f"{words.say(f'lab-group-{change.id.group}')}, {name}"
    return words.say(
        "lab-changed-line",
        name=name,
        one=number(change.id, change.one),
        other=number(change.id, change.other),
        difference=number(change.id, change.by.value, True),
        low=number(change.id, change.by.low, True),
        high=number(change.id, change.by.high, True),
    )


def _clear(change: Change) -> float:
    """How clear a change is: its size in half widths of its interval."""
    half = (change.by.high - change.by.low) / 2
    return abs(change.by.value) / half if half > 0 else 1e9 * (change.by.value != 0)
