"""Renew requirements/*.txt: every package with its version and hashes, for every platform.

Each file stands alone: `build` runs and builds the table, `test` and `bench` add to it. The latter
two keep to the versions of the first, so that they install into one environment in any order.
"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILES = {"build": [], "test": ["--extra", "test"], "bench": ["--extra", "bench"]}
HEADER = "# Made by `make lock` from pyproject.toml; edit that instead.\n"


def lock(name: str, extras: list[str]) -> None:
    """Write one file. Nothing in it says where packages came from; that is the reader's matter."""
    target = f"requirements/{name}.txt"
    command = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml"]
    command += ["--group", "build", *extras, "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-emit-index-url", "--no-emit-find-links"]
    command += ["--upgrade", "--quiet", "--output-file", target]
    if name != "build":
        command += ["--constraints", "requirements/build.txt"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    path = ROOT / target
    path.write_text(HEADER + path.read_text(encoding="utf-8"), encoding="utf-8")


if __name__ == "__main__":
    (ROOT / "requirements").mkdir(exist_ok=True)
    for name, extras in FILES.items():
        lock(name, extras)
