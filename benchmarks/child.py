"""The other process: reads a line such as ``0.1 trunfos: copy`` and answers with the rate.

``digest`` asks for :func:`benchmarks.trunfos.digest`.
"""

from __future__ import annotations

import sys

import tertulia
from benchmarks.trunfos import digest, tasks


def main() -> None:
    """Answer until there is nothing more to read."""
    if tertulia.compiled:
        sys.exit("benchmarks: src holds compiled modules; remove them to measure the sources")
    known = {task.name: task for task in tasks()}
    for line in sys.stdin:
        if line.strip() == "digest":
            print(digest(), flush=True)
        else:
            seconds, name = line.strip().split(" ", 1)
            print(known[name].rate(float(seconds)), flush=True)


if __name__ == "__main__":
    main()
