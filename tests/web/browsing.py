"""What a browser would do: fill in the form, follow, open the socket."""

import json
from contextlib import contextmanager

from tests.table.tools import BRIEF, GAMES, Client

import tertulia

PROTOCOL = ["tertulia.v1"]


def form(name=GAMES[0], seats=None, bot="greedy", **more):
    seats = seats or max(tertulia.game(name).seats)
    bots = {f"seat-{n}": bot for n in range(1, seats)}
    limits = {f"option-{option}": str(value) for option, value in BRIEF[name].items()}
    return {"game": name, "name": "Ana", **bots, **limits, **more}


def start(web, **fields):
    """Found a table and return its address; the seat's cookie is in the jar."""
    answer = web.post("/tables", data=form(**fields))
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


class Socket(Client):
    """A client at an open socket."""

    def __init__(self, socket):
        super().__init__()
        self.socket = socket

    def next(self):
        return self.take(self.socket.receive_text().encode())

    def until(self, done):
        while not done(self):
            self.next()

    def until_closed(self):
        """Read what still comes; raises the disconnect that follows."""
        while True:
            self.next()

    def asked(self):
        """Wait until we alone are asked, so that nothing moves but by us, and return the ask."""
        self.until(lambda me: me.held and (alone(me) or me.held["over"]))
        return self.ask

    def say(self, **message):
        self.socket.send_text(json.dumps(message))

    def nack(self, data):
        """Send what should be refused, and return the refusal."""
        if isinstance(data, bytes):
            self.socket.send_bytes(data)
        else:
            self.socket.send_text(data if isinstance(data, str) else json.dumps(data))
        while True:
            kind, told = self.next()
            if kind in ("ack", "nack"):
                assert kind == "nack"
                return told

    def do(self, cid, ask, answer):
        self.say(t="do", cid=cid, ask=ask, answer=answer)
        self.until(lambda me: cid in me.answers)
        return self.answers[cid]


def alone(me):
    """Whether nothing moves but by us; who still thinks in a window is told as a number alone."""
    thinking = me.held["thinking"]
    return me.held["waiting"] == [0] if thinking is None else thinking == 1 and me.ask


@contextmanager
def sit(web, table, held=None, **options):
    """An open socket to a table."""
    address = f"{table}/ws" + ("" if held is None else f"?from={held}")
    with web.websocket_connect(address, subprotocols=PROTOCOL, **options) as socket:
        yield Socket(socket)
