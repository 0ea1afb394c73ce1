"""The bot of the documentation plays at a table of a real server."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from tests.web.browsing import form
from tests.web.serving import Server

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "socket_bot.py"

pytestmark = pytest.mark.timeout(100)


def test_a_bot_by_socket_plays_a_game_to_its_end(tmp_path):
    server = Server(tmp_path).start()
    try:
        with httpx.Client(base_url=server.url) as host:
            fields = form("trunfos", 3, **{"seat-1": "friend"})
            table = host.post("/tables", data=fields).headers["location"]
            (link,) = host.get(f"{table}/seats").json()["links"].values()
            ours = host.cookies["tertulia_seat"]
        code = (
            f"import sys; sys.path.insert(0, {str(EXAMPLE.parent)!r}); import socket_bot as bot; "
            f"table, token = bot.sit({server.url + link!r}, 'Robot'); "
            "from concurrent.futures import ThreadPoolExecutor as Pool; "
            f"seats = [token, 'tertulia_seat={ours}']; "
            "print(*Pool(2).map(lambda held: bot.play(table, held)['winners'], seats), sep='|')"
        )
        done = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, timeout=90
        )
        assert done.returncode == 0, done.stderr
        one, other = done.stdout.strip().split("|")
        assert one == other
        assert re.fullmatch(r"\[\d(, \d)*\]", one)
    finally:
        server.stop()


def test_the_example_is_as_short_as_its_documentation_says():
    code = EXAMPLE.read_text("utf-8").split('"""', 2)[2]
    assert sum(bool(line.strip()) for line in code.splitlines()) <= 30
