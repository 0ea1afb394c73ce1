"""Whoever made what is shipped is named, on the terms that they ask for."""

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "src" / "tertulia" / "web" / "static" / "dist"
CREDITS = (ROOT / "ui" / "CREDITS.md").read_text(encoding="utf-8")
ICONS = json.loads((ROOT / "ui" / "icons.json").read_text(encoding="utf-8"))


def test_every_icon_is_credited_to_its_author():
    lines = re.findall(r"Icons made by (\w+): (.*)", CREDITS)
    credited = {icon: author for author, icons in lines for icon in icons.split(", ")}
    assert credited == {one["icon"]: one["author"] for one in ICONS.values()}
    assert "CC BY 3.0" in CREDITS


@pytest.mark.skipif(not DIST.exists(), reason="no client here; make client builds one")
def test_the_client_comes_with_credits_and_licences():
    credits = json.loads((DIST / "credits.json").read_text(encoding="utf-8"))
    assert {one["icon"]: one["author"] for one in credits} == {
        one["icon"]: one["author"] for one in ICONS.values()
    }
    sprite = next((DIST / "assets").glob("sprite-*.svg")).read_text(encoding="utf-8")
    assert set(re.findall(r'symbol id="([^"]+)"', sprite)) == {one["name"] for one in credits}
    package = json.loads((ROOT / "ui" / "package.json").read_text(encoding="utf-8"))
    licences = (DIST / "licences.txt").read_text(encoding="utf-8")
    for name in [*package["dependencies"], "Lucide icons"]:
        assert name in licences
    assert "SIL OPEN FONT LICENSE Version 1.1" in (DIST / "OFL.txt").read_text(encoding="utf-8")


def test_the_licence_is_there_and_named_wherever_a_package_names_one():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    package = json.loads((ROOT / "ui" / "package.json").read_text(encoding="utf-8"))
    assert (
        (ROOT / "LICENSE").read_text(encoding="utf-8").startswith(f"{project['license']} License")
    )
    assert package["license"] == project["license"]
    assert all((ROOT / file).is_file() for file in project["license-files"])
