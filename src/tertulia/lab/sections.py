"""The sections of a report on one study."""

from __future__ import annotations

from collections.abc import Iterable

from tertulia.lab import svg
from tertulia.lab.designer import Study
from tertulia.lab.figures import Id
from tertulia.lab.measure import FEW, Estimate, holm
from tertulia.lab.watch import Asks
from tertulia.lab.wording import FIGURES, Row, Section, Table, Words, axis, interval, number

DEAD = 0.2
"""A card is dead if those who draw it surely play it less often."""


def single(study: Study, words: Words, prefix: str = "") -> list[Section]:
    """The sections on one study."""
    fair = 1 / study.plan.seats
    sections = [
        shares(study, words, "seat", fair),
        shares(study, words, "choice", fair),
        cards(study, words),
        dead(study, words),
        points(study, words),
        course(study, words, fair),
        asking(study, words),
    ]
    summary = Section("short", words.say("lab-short"))
    summary.sentences = [each for section in sections for each in section.sentences]
    for section in sections:
        section.sentences = []
    found = [summary, *(each for each in sections if each.tables or each.plots)]
    for section in found:
        section.id = prefix + section.id
    return found


def shares(study: Study, words: Words, group: str, fair: float) -> Section:
    """Shares of wins: by seat, or by first choice."""
    found = study.group(group, fair)
    strong = holm({id: estimate.p for id, estimate in found.items()})
    scale = svg.scale_of(list(found.values()), fair)
    heads = ["share"] if group == "seat" else ["chosen", "share"]
    table = Table(
        [words.say(f"lab-column-{head}") for head in heads] + [words.say("lab-interval")], []
    )
    order = list(found) if group == "seat" else sorted(found, key=lambda id: -found[id].value)
    for id in order:
        estimate = found[id]
        cells = [number(id, estimate.value), interval(id, estimate)]
        if group == "choice":
            chosen = Id("chosen", id.name)
            cells.insert(0, number(chosen, study.figures[chosen].value))
        plot = svg.strip(scale, estimate, id in strong)
        table.rows.append(Row(words.figure(id), cells, plot, id in strong))
    section = Section(f"{group}s", words.say(f"lab-{group}s"), words.say(f"lab-{group}s-note"))
    if found:
        table.axis = axis(scale, Id(group))
        section.tables.append(table)
        most = max(found, key=lambda id: abs(found[id].value - fair))
        gap = number(most, found[most].value - fair, signed=True)
        usual, names = number(Id(group), fair), words.listed(_described(words, found, strong))
        key = f"lab-short-{group}s" if strong else f"lab-short-{group}s-even"
        section.sentences.append(words.say(key, names=names, usual=usual, most=gap))
    return section


def cards(study: Study, words: Words) -> Section:
    """How often each card was drawn and played, and what playing it is worth."""
    effects = study.group("effect")
    strong = holm({id: estimate.p for id, estimate in effects.items()})
    enough = [each for id, each in effects.items() if len(study.figures[id].sums) >= FEW]
    scale = svg.scale_of(enough, 0.0, 0.6)
    names = dict.fromkeys(id.name for id in study.figures if id.group == "drawn")
    rows = {name: Id("effect", name) for name in names}
    order = sorted(rows, key=lambda name: -_value(effects, rows[name]))
    table = Table(
        [words.say(f"lab-column-{head}") for head in ("drawn", "played", "held", "effect")], []
    )
    table.heads.append(words.say("lab-interval"))
    for name in order:
        drawn, played = Id("drawn", name), Id("played", name)
        id = rows[name]
        rate = study.figures[played].value
        cells = [number(drawn, study.figures[drawn].value), number(played, rate)]
        cells.append(number(played, 1 - rate))
        estimate = effects.get(id)
        if estimate is None or len(study.figures[id].sums) < FEW:
            table.rows.append(Row(words.name(name), [*cells, "–", words.say("lab-few")]))
            continue
        cells += [number(id, estimate.value, signed=True), interval(id, estimate, signed=True)]
        plot = svg.strip(scale, estimate, id in strong)
        table.rows.append(Row(words.name(name), cells, plot, id in strong))
    table.axis = axis(scale, Id("effect"), signed=True)
    section = Section("cards", words.say("lab-cards"), words.say("lab-cards-note"))
    if table.rows:
        section.tables.append(table)
    for key, sign in (("lab-short-strong", 1), ("lab-short-weak", -1)):
        found = {id: effects[id] for id in strong if effects[id].value * sign > 0}
        if found:
            ranked = sorted(found, key=lambda id: -abs(found[id].value))
            said = [f"{words.name(id.name)} ({number(id, found[id].value, True)})" for id in ranked]
            section.sentences.append(words.say(key, names=words.listed(said)))
    if effects and not strong:
        section.sentences.append(words.say("lab-short-cards-even", count=len(effects)))
    return section


def dead(study: Study, words: Words) -> Section:
    """Cards that are drawn and not played, or not drawn at all."""
    found = {id: each for id, each in study.group("played").items() if each.high < DEAD}
    section = Section("dead", words.say("lab-dead"), words.say("lab-dead-note"))
    if found:
        heads = [
            words.say("lab-column-drawn"),
            words.say("lab-column-played"),
            words.say("lab-interval"),
        ]
        table = Table(heads, [])
        scale = svg.Scale(0, DEAD)
        for id in sorted(found, key=lambda id: found[id].value):
            drawn = Id("drawn", id.name)
            cells = [number(drawn, study.figures[drawn].value), number(id, found[id].value)]
            cells.append(interval(id, found[id]))
            plot = svg.strip(scale, found[id], False)
            table.rows.append(Row(words.name(id.name), cells, plot))
        table.axis = axis(scale, Id("played"))
        section.tables.append(table)
        names = [row.name for row in table.rows]
        section.sentences.append(words.say("lab-short-dead", names=words.listed(names)))
    if study.undrawn:
        names = [words.name((key, 0)) for key in study.undrawn]
        section.sentences.append(words.say("lab-never", names=words.listed(names)))
    return section


def points(study: Study, words: Words) -> Section:
    """Points by source, of all seats and of winners."""
    everyone, winners = study.group("points"), study.group("points-winners")
    both = [*everyone.values(), *winners.values()]
    values = [each.value for each in both]
    scale = svg.Scale(min([0.0, *values]), max([0.0, *values]))
    table = Table([words.say("lab-column-all"), words.say("lab-column-winners")], [])
    for id in sorted(everyone, key=lambda id: -everyone[id].value):
        won = winners[Id("points-winners", id.name)].value
        cells = [number(id, everyone[id].value), number(id, won)]
        plot = svg.bars(scale, [everyone[id].value, won])
        table.rows.append(Row(words.name(id.name), cells, plot))
    table.axis = axis(scale, Id("points"))
    section = Section("points", words.say("lab-points"), words.say("lab-points-note"))
    if table.rows:
        section.tables.append(table)
    return section


def course(study: Study, words: Words, fair: float) -> Section:
    """How long games are, and how they turn."""
    section = Section("course", words.say("lab-course"), words.say("lab-course-note"))
    section.tables.append(_plain(study, words, FIGURES[:4]))
    for key in ("rounds", "decisions"):
        values = [getattr(story, key) for story in study.stories]
        if min(values) == max(values):
            continue
        plot, low, high = svg.histogram(values)
        section.plots.append((words.say(f"lab-{key}-plot"), plot, str(low), str(high)))
    leaders = study.group("leader")
    if leaders:
        plot = svg.curve(list(leaders.values()), fair)
        section.plots.append((words.say("lab-leader-plot"), plot, "10 %", "90 %"))
    changes, comebacks = Id("lead-changes"), Id("comeback")
    section.sentences.append(
        words.say(
            "lab-short-lead",
            changes=number(changes, study.figures[changes].value),
            comebacks=number(comebacks, study.figures[comebacks].value),
        )
    )
    return section


def asking(study: Study, words: Words) -> Section:
    """What players are asked."""
    section = Section("asking", words.say("lab-asking"), words.say("lab-asking-note"))
    section.tables.append(_plain(study, words, FIGURES[4:]))
    steps: dict[str, Asks] = {}
    for story in study.stories:
        for step, asks in story.asks.items():
            steps.setdefault(step, Asks()).add(asks)
    keys = ("times", "answers", "forced", "passed", "idle")
    table = Table([words.say(f"lab-column-{key}") for key in keys], [])
    for step, asks in sorted(steps.items(), key=lambda item: -item[1].times):
        parts = [
            f"{100 * part / asks.times:.0f} %" for part in (asks.forced, asks.passed, asks.idle)
        ]
        games = asks.times / len(study.stories)
        table.rows.append(Row(step, [f"{games:.1f}", f"{asks.answers / asks.times:.1f}", *parts]))
    section.tables.append(table)
    idle, asked, forced = Id("idle"), Id("asked"), Id("forced")
    values = {id.group: number(id, study.figures[id].value) for id in (idle, asked, forced)}
    section.sentences.append(words.say("lab-short-forced", **values))
    if study.figures[idle].value > 0.005:
        section.sentences.append(words.say("lab-short-idle", **values))
    return section


def _plain(study: Study, words: Words, groups: Iterable[str]) -> Table:
    table = Table([words.say("lab-column-value"), words.say("lab-interval")], [])
    for id in map(Id, groups):
        if id not in study.figures:
            continue
        estimate = study.figures[id].estimate()
        cells = [number(id, estimate.value), interval(id, estimate)]
        table.rows.append(Row(words.figure(id), cells))
    return table


def _described(words: Words, found: dict[Id, Estimate], strong: set[Id]) -> list[str]:
    ranked = sorted(strong, key=lambda id: -found[id].value)
    return [f"{words.figure(id)} ({number(id, found[id].value)})" for id in ranked]


def _value(effects: dict[Id, Estimate], id: Id) -> float:
    return effects[id].value if id in effects else float("-inf")
