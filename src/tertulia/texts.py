"""Texts in the reader's language: where keys become sentences.

Messages are Fluent files, ``locales/<language>/*.ftl``, here and beside the module of each
installed game. English stands in for what a language lacks. The browser's client renders alike;
``docs/protocol.md`` says how arguments are passed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tertulia.core.game import GROUP, Game
from tertulia.core.rules import Choice, Value
from tertulia.core.text import Text

FALLBACK = "en"

# The Portuguese is that of Portugal, where nought is plural.
_REGIONS = {"pt": "pt-PT"}
HERE = Path(__file__).parent / "locales"

# Stands before the reader's own name until it is known whether it begins the sentence.
_MINE = "\ue000"


@dataclass(frozen=True)
class OptionText:
    """An option for people: ``values`` are its named values with what they mean."""

    name: str
    label: str
    explanation: str
    default: str
    values: tuple[tuple[str, str], ...]
    rule: str
    guess: bool


@dataclass(frozen=True)
class Clause:
    """A clause or ruling of a rules page; ``options`` are those that switch it."""

    id: str
    text: str
    options: tuple[OptionText, ...]


@dataclass(frozen=True)
class Section:
    """A part of a rules page."""

    id: str
    title: str
    clauses: tuple[Clause, ...]


def languages() -> dict[str, str]:
    """The languages of the table by code, each under its own name; English comes first."""
    codes = sorted(path.parent.name for path in HERE.glob("*/common.ftl"))
    codes.sort(key=lambda code: code != FALLBACK)
    return {code: say(code, "language-name") for code in codes}


def tag(lang: str) -> str:
    """The language tag of BCP 47 for ``lang``: its region, too, where the texts are of one."""
    return _REGIONS.get(lang, lang)


def spoken(wanted: Iterable[str]) -> str | None:
    """The first of the languages ``wanted`` that the table speaks, whatever their regions."""
    codes, known = (re.split("[-_.@]", code.strip().lower())[0] for code in wanted), languages()
    return next((code for code in codes if code in known), None)


def render(lang: str, text: Text, names: Sequence[str] = (), me: int | None = None) -> str:
    """``text`` as a sentence of ``lang`` for the reader at seat ``me``; a lacking message's key.

    ``names`` are the players' by seat.
    """
    args: dict[str, int | str] = {}
    for name, value in text.args.items():
        kind, _, rest = value.partition(":") if isinstance(value, str) else ("", "", "")
        if kind == "seat":
            mine = int(rest) == me
            args[name] = _MINE + say(lang, "you") if mine else _name(lang, int(rest), names)
            args[f"{name}_is"] = "you" if mine else "other"
        else:
            args[name] = say(lang, rest) if kind in ("key", "card") else value
    said = say(lang, text.key, args)
    if said.startswith(_MINE):
        said = said[1:2].upper() + said[2:]
    return said.replace(_MINE, "")


def say(lang: str, key: str, args: dict[str, int | str] | None = None) -> str:
    """The message ``key``, or ``key.attribute``, with plain arguments; the key if it is lacking."""
    said = find(lang, key, args)
    return key if said is None else said


def find(lang: str, key: str, args: dict[str, int | str] | None = None) -> str | None:
    """As :func:`say`, but ``None`` if neither ``lang`` nor English has the message."""
    name, _, attribute = key.partition(".")
    for bundle in (_bundle(lang), _bundle(FALLBACK)):
        if bundle.has_message(name):
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern:
                return str(bundle.format_pattern(pattern, args or {})[0])
    return None


def source(lang: str, domain: str) -> str | None:
    """The file ``domain`` of ``lang``, for a client that renders by itself; ``None`` if lacking."""
    for root in _roots():
        path = root / lang / f"{domain}.ftl"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return None


def options(game: Game[Any, Any], lang: str) -> list[OptionText]:
    """The options of ``game``."""
    return [_option(game.name, choice, lang) for choice in game.options]


def rulebook(game: Game[Any, Any], lang: str) -> list[Section]:
    """The rules of ``game`` in the order of its English file, ``rules-<game>.ftl``.

    There ``section-<id>`` is a title and ``rule-<id>`` a clause, with a low line where the
    clause's id has a dot.
    """
    switches = options(game, lang)
    sections: list[tuple[str, list[Clause]]] = []
    for key in _rule_keys(game.name):
        kind, _, name = key.partition("-")
        if kind == "section":
            sections.append((name, []))
        else:
            clause = name.replace("_", ".")
            mine = tuple(option for option in switches if option.rule == clause)
            sections[-1][1].append(Clause(clause, say(lang, key), mine))
    return [
        Section(name, say(lang, f"section-{name}"), tuple(clauses)) for name, clauses in sections
    ]


def clause_key(rule: str) -> str:
    """The key of the message that tells the clause or ruling with the id ``rule``."""
    return f"rule-{rule.replace('.', '_')}"


def _name(lang: str, seat: int, names: Sequence[str]) -> str:
    return names[seat] if seat < len(names) else say(lang, "seat-name", {"number": seat + 1})


def _option(game: str, choice: Choice, lang: str) -> OptionText:
    key = f"{game}-option-{choice.name}"

    def label(value: Value) -> str:
        named = isinstance(value, str) and value in choice.values
        return say(lang, f"{key}-{value}") if named else str(value)

    return OptionText(
        choice.name,
        say(lang, key),
        say(lang, f"{key}.text"),
        label(choice.default),
        tuple((value, label(value)) for value in choice.values),
        choice.rule,
        choice.guess,
    )


@cache
def _roots() -> tuple[Path, ...]:
    found = [HERE]
    for point in entry_points(group=GROUP):
        spec = find_spec(point.module)
        if spec is not None and spec.origin is not None:
            beside = Path(spec.origin).parent / "locales"
            if beside.is_dir() and beside not in found:
                found.append(beside)
    return tuple(found)


@cache
def _bundle(lang: str) -> FluentBundle:
    # Isolation marks would be copied along with names and trip screen readers.
    bundle = FluentBundle([tag(lang)], use_isolating=False)
    for root in _roots():
        for path in sorted((root / lang).glob("*.ftl")):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@cache
def _rule_keys(game: str) -> tuple[str, ...]:
    entries = FluentParser().parse(source(FALLBACK, f"rules-{game}") or "").body
    return tuple(entry.id.name for entry in entries if isinstance(entry, Message))
