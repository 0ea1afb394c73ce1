"""Which clauses of a rulebook a test covers, and which ids a game's code mentions."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parent.parent.parent
F = TypeVar("F", bound=Callable[..., object])


def clause(*ids: str) -> Callable[[F], F]:
    """Say that a test covers the clauses ``ids``. Write each in full, as a literal."""

    def mark(test: F) -> F:
        test.__dict__["clauses"] = (*ids, *test.__dict__.get("clauses", ()))
        return test

    return mark


def listed(path: Path) -> tuple[set[str], set[str]]:
    """All ids in a list, one a line, and those that need a test: not marked ``(info)``."""
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    known = {line.split()[0] for line in lines}
    return known, known - {line.split()[0] for line in lines if line.endswith("(info)")}


def covered(folder: Path) -> dict[str, list[str]]:
    """By id, the tests in ``folder`` that cover it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for name in _ids(node):
                    found.setdefault(name, []).append(f"{path.name}::{node.name}")
    return found


def _ids(test: ast.FunctionDef) -> Iterator[str]:
    for call in test.decorator_list:
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "clause":
            yield from (str(ast.literal_eval(argument)) for argument in call.args)


def mentioned(folder: Path, prefix: str) -> dict[str, list[str]]:
    """By id, the places in the sources below ``folder`` that mention it."""
    pattern = re.compile(prefix + r"(?:-[A-Z0-9]+)+(?:\.[a-z]\b|[a-z]\b)?")
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".py", ".toml"):
            lines = path.read_text(encoding="utf-8").splitlines()
            for number, line in enumerate(lines, 1):
                for name in pattern.findall(line):
                    found.setdefault(name, []).append(f"{path.name}:{number}")
    return found


def names_one(name: str, known: set[str]) -> bool:
    """Whether ``name`` is a known id, a printed item (``X-4`` for ``X-4.a``) or a section."""
    return any(one == name or re.match(re.escape(name) + r"[-.a-z]", one) for one in known)
