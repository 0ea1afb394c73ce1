"""A bot at a table of a server: `python examples/socket_bot.py INVITATION-LINK`.

In a tournament: `python examples/socket_bot.py ADDRESS TOKEN`, as `tertulia tournament` says. Needs
httpx and websockets from the package index.
"""

import json
import random
import sys

import httpx
from websockets.sync.client import connect
from websockets.typing import Subprotocol


def sit(link: str, name: str) -> tuple[str, str]:
    """Take the seat that an invitation opens: the table's address, and the token as a cookie."""
    answer = httpx.post(link, data={"name": name})
    return link.partition("/join/")[0], answer.headers["set-cookie"].partition(";")[0]


def play(table: str, token: str) -> dict[str, list[int]]:
    """Answer at random until the game is over; its result, or nothing after a tournament."""
    address, answered, v1 = table.replace("http", "ws", 1) + "/ws", -1, Subprotocol("tertulia.v1")
    with connect(address, subprotocols=[v1], additional_headers={"Cookie": token}) as socket:
        for frame in map(json.loads, socket):
            if frame.get("over"):
                return dict(frame["over"])
            if (ask := frame.get("ask")) and ask["id"] != answered:
                answered, answer = ask["id"], random.choice(ask["answers"])["a"]
                told = {"t": "do", "cid": str(answered), "ask": answered, "answer": answer}
                socket.send(json.dumps(told))
    return {}


if __name__ == "__main__":
    print(play(*(sys.argv[1:] if len(sys.argv) > 2 else sit(sys.argv[1], "Robot"))))
