"""Full collections come when they are called for, and then they find what there is."""

import asyncio
import gc
import weakref

import pytest
from tests.table.tools import LONG

from tertulia.web import memory


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture(autouse=True)
def _as_before():
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


class Knot:
    """Refers to itself."""

    def __init__(self):
        self.itself = self


@pytest.mark.anyio
async def test_memory_is_tidied_now_and_then_and_not_in_between(monkeypatch):
    full = []

    def note(phase, told):
        if phase == "stop" and told["generation"] == 2:
            full.append(told)

    memory.settle()
    gc.callbacks.append(note)
    try:
        knot = weakref.ref(Knot())
        heap: list[list[list[int]]] = [
            [[]] for _ in range(150_000)
        ]  # enough for several, by the usual thresholds
        assert not full
        monkeypatch.setattr(memory, "TIDY_EVERY", 0.01)
        tidying = asyncio.create_task(memory.tidy())
        async with asyncio.timeout(LONG):
            while not full:
                await asyncio.sleep(0.01)
        tidying.cancel()
        assert knot() is None
        assert heap
    finally:
        gc.callbacks.remove(note)
