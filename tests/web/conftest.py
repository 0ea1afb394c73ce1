"""The application, served within the test's process."""

import json

import pytest
from starlette.testclient import TestClient

from tertulia.table import thinking
from tertulia.table.stewards import Pace
from tertulia.web import assets
from tertulia.web.app import make_app
from tertulia.web.settings import Rate, Settings

MANIFEST = {
    "src/main.tsx": {
        "file": "assets/table-1.js",
        "name": "table",
        "isEntry": True,
        "css": ["assets/table-1.css"],
        "imports": ["_shared.js"],
    },
    "_shared.js": {"file": "assets/shared-1.js", "css": ["assets/shared-1.css"]},
    "src/pages.ts": {
        "file": "assets/pages-1.js",
        "name": "pages",
        "isEntry": True,
        "css": ["assets/pages-1.css"],
    },
}


@pytest.fixture
def dist(tmp_path):
    """A client that has been built, as far as a manifest tells."""
    dist = tmp_path / "dist"
    (dist / ".vite").mkdir(parents=True)
    (dist / ".vite" / "manifest.json").write_text(json.dumps(MANIFEST))
    return dist


@pytest.fixture
def rate():
    return Rate(10_000, 10_000)


@pytest.fixture
def web(tmp_path, dist, rate, monkeypatch):
    monkeypatch.setattr(thinking, "PATIENCE", 60.0)  # the machine may be busy
    monkeypatch.setattr(assets, "MANIFEST", dist / ".vite" / "manifest.json")
    settings = Settings(f"sqlite:///{tmp_path / 'tables.sqlite3'}", Pace(0, 0), messages=rate)
    with TestClient(make_app(settings), follow_redirects=False) as client:
        yield client
