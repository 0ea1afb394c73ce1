"""When memory is tidied: a full collection looks at every object of every table.

Nobody is answered meanwhile, for a quarter of a second with 300 tables. Left alone, Python would do
it every few seconds while tables come and go, to find almost nothing.
"""

from __future__ import annotations

import asyncio
import gc

NEVER = 1_000_000
TIDY_EVERY = 120.0


def settle() -> None:
    """Leave what has been loaded out of every collection, and all full ones to :func:`tidy`."""
    gc.collect()
    gc.freeze()
    often, seldom, _ = gc.get_threshold()
    gc.set_threshold(often, seldom, NEVER)


async def tidy() -> None:
    """Collect everything now and then, for ever."""
    while True:
        await asyncio.sleep(TIDY_EVERY)
        gc.collect()
