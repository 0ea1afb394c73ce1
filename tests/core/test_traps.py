"""Python that is right when interpreted and wrong once mypyc has compiled it."""

import ast
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent.parent / "src" / "tertulia"
COMPILED = [path for part in ("core", "games", "bots") for path in (SOURCES / part).rglob("*.py")]


def functions(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def test_there_is_something_to_look_at():
    assert sum(len(functions(path)) for path in COMPILED) > 200


def test_except_clauses_of_a_function_bind_a_name_to_one_type():
    # The compiled name has the type of the first clause; another one raises TypeError.
    for path in COMPILED:
        for function in functions(path):
            types: dict[str, str] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.ExceptHandler) and node.name and node.type:
                    found = ast.unparse(node.type)
                    first = types.setdefault(node.name, found)
                    assert found == first, f"{path.name}:{node.lineno}: name it otherwise"
