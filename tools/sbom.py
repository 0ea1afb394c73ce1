"""Write what this program is made of, for whoever has to know: ``build/sbom.json``, in CycloneDX.

It lists what the lock files hold, with versions, and says nothing that they do not; the hashes of
each file are there. What only tests or measures it has the scope ``excluded``.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from msgspec import json

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "sbom.json"
PINNED = re.compile(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==(\S+)", re.MULTILINE)


def pinned(path: Path) -> set[tuple[str, str]]:
    """The packages of a lock file of Python with their versions, which may differ by platform."""
    return set(PINNED.findall(path.read_text(encoding="utf-8")))


def python_components() -> list[dict[str, Any]]:
    """All that Python installs; ``build`` is what runs and builds the program."""
    folder = ROOT / "requirements"
    runs = pinned(folder / "build.txt")
    locked = set().union(*map(pinned, folder.glob("*.txt")))
    return [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{name}@{version}",
            "name": name,
            "version": version,
            "purl": f"pkg:pypi/{name}@{version}",
            "scope": "required" if (name, version) in runs else "excluded",
        }
        for name, version in sorted(locked)
    ]


def client_components() -> list[dict[str, Any]]:
    """All that npm installs, as it says itself."""
    command = [sys.executable, str(ROOT / "tools" / "npm.py"), "sbom"]
    command += ["--sbom-format", "cyclonedx", "--package-lock-only"]
    told = subprocess.run(command, capture_output=True, check=True).stdout
    found: list[dict[str, Any]] = json.decode(told)["components"]
    return found


def bill() -> dict[str, Any]:
    """All of it, as CycloneDX has it."""
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "tertulia"}},
        "components": [*python_components(), *client_components()],
    }


if __name__ == "__main__":
    TARGET.parent.mkdir(exist_ok=True)
    made = bill()
    TARGET.write_bytes(json.format(json.encode(made), indent=1) + b"\n")
    print(f"{len(made['components'])} packages in {TARGET.relative_to(ROOT)}")
