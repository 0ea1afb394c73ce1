"""The bill of what the program is made of leaves out nothing that is locked."""

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from tools.sbom import bill

ROOT = Path(__file__).resolve().parent.parent

pytestmark = pytest.mark.once


def locked_for_python():
    for path in (ROOT / "requirements").glob("*.txt"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith((" ", "#")):
                name, version = line.split(" ")[0].split("==")
                yield f"pkg:pypi/{name.partition('[')[0]}@{version}"


def locked_for_the_client():
    lock = json.loads((ROOT / "ui" / "package-lock.json").read_text(encoding="utf-8"))
    for place, package in lock["packages"].items():
        if place:
            name = package.get("name") or place.rpartition("node_modules/")[2]
            yield f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"


def test_the_bill_lists_all_locked_packages_and_nothing_else():
    found = bill()
    assert (found["bomFormat"], found["specVersion"]) == ("CycloneDX", "1.5")
    listed = Counter(one["purl"] for one in found["components"])
    python, client = set(locked_for_python()), set(locked_for_the_client())
    assert len(python) > 50
    assert len(client) > 20
    assert set(listed) == python | client
    references = [one["bom-ref"] for one in found["components"]]
    assert len(references) == len(set(references))


def test_what_is_shipped_is_marked():
    scopes = {one["name"]: one.get("scope", "required") for one in bill()["components"]}
    assert scopes["starlette"] == scopes["preact"] == "required"
    assert scopes["pytest"] == "excluded"
    assert all(re.fullmatch("required|optional|excluded", scope) for scope in scopes.values())
