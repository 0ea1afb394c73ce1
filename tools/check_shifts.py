"""Find the places where mypyc wrote 32-bit arithmetic for a 64-bit result.

mypyc writes an i64 literal that fits in 32 bits as a plain C int. `1 << n` with n an i64 is then
an int shift: bits above 31 are lost, with no error and often no warning. The same holds for the
product or sum of two literals. In Python the cure is a table, a right shift of a large literal, or
a plain int; this check sees to it that nobody needs to remember.

    python tools/check_shifts.py build/mypyc
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

WIDE = re.compile(r"\b(?:u?int64_t|Py_ssize_t|CPyTagged) (cpy_r_\w+)\b")
FUNCTION = re.compile(r"^\S.*\b(?:CPyDef|CPyPy)_(\w+)\(.*\{$")
SUM = re.compile(r"\b(cpy_r_\w+) = (-?\d+) (<<|\*|\+|-) (-?\d+|cpy_r_\w+);")
INT_BITS = 31


def defects(code: str) -> Iterator[tuple[int, str, str]]:
    """Yield line number, function and statement for each 64-bit result of 32-bit operands."""
    function, wide = "", set[str]()
    for number, line in enumerate(code.splitlines(), 1):
        if start := FUNCTION.match(line):
            function, wide = start[1], set()
        wide.update(WIDE.findall(line))
        if (found := SUM.search(line)) and found[1] in wide and narrow(*found.groups()[1:]):
            yield number, function, found[0]


def narrow(left: str, operator: str, right: str) -> bool:
    """Whether C computes this in an int and an int may be too small for it."""
    if right.startswith("cpy_r_"):
        # A shift has the type of its left side alone; the others widen to the variable's.
        return operator == "<<"
    a, b = int(left), int(right)
    result = {"<<": lambda: a << max(b, 0), "*": lambda: a * b, "+": lambda: a + b}
    value = result.get(operator, lambda: a - b)()
    return value.bit_length() > INT_BITS


def main(folders: list[str]) -> int:
    """Check every C file below the folders; an empty folder is a mistake, not a pass."""
    files = [path for folder in folders for path in sorted(Path(folder).rglob("*.c"))]
    if not files:
        print(f"check_shifts: no C files below {', '.join(folders) or 'nothing'}")
        return 2
    count = 0
    for path in files:
        for number, function, statement in defects(path.read_text(encoding="utf-8")):
            print(f"{path}:{number}: in {function}: {statement} is computed in 32 bits")
            count += 1
    if count:
        print(f"check_shifts: {count} miscompiled; use a table, a wide literal or a plain int")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
