"""Forks servers from a process that has loaded all they need, so that each starts at once.

Run as a module it is that process: it reads a command a line, and answers each with a line.
"""

import os
import shlex
import signal
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import tertulia
from tertulia.table.stewards import Pace
from tertulia.web.server import serve
from tertulia.web.settings import Rate, Settings

ROOT = Path(__file__).resolve().parents[2]
FAST = Rate(100_000, 100_000)


class Child:
    """A server, handled as if it were a child of this process."""

    def __init__(self, log, port, db, workers):
        self.pid = int(_tell("fork", log, port, db, workers))
        self.code = None

    def poll(self):
        if self.code is None:
            ended = _tell("poll", self.pid)
            self.code = int(ended) if ended else None
        return self.code

    def wait(self):
        if self.code is None:
            self.code = int(_tell("wait", self.pid))
        return self.code

    def send_signal(self, number):
        if self.code is None:
            os.kill(self.pid, number)

    def kill(self):
        self.send_signal(signal.SIGKILL)


@cache
def _nursery():
    command = [sys.executable, "-m", "tests.web.nursery"]
    return subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def _tell(*words):
    nursery = _nursery()
    print(shlex.join(str(word) for word in words), file=nursery.stdin, flush=True)
    return nursery.stdout.readline().strip()


def fork(log, port, db, workers):
    pid = os.fork()
    if pid:
        return pid
    os.setsid()  # so that what it starts is found by its group
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for stream in (1, 2):
        os.dup2(written, stream)
    os.close(0)
    serve(Settings(db, Pace(0, 0), int(workers), messages=FAST), "127.0.0.1", int(port))
    os._exit(0)


def wait(pid, options=0):
    ended, status = os.waitpid(int(pid), options)
    return os.waitstatus_to_exitcode(status) if ended else ""


def poll(pid):
    return wait(pid, os.WNOHANG)


if __name__ == "__main__":
    tertulia.games()
    commands: dict[str, Any] = {"fork": fork, "wait": wait, "poll": poll}
    for line in sys.stdin:
        name, *words = shlex.split(line)
        print(commands[name](*words), flush=True)
