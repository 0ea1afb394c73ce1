"""Work that is shared: in this process, by many of them, or by a Ray cluster.

The work is a picklable call on numbers of games. What it gives depends on the numbers alone, so
the result is the same wherever it is done, and in whatever order it comes back.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Any, Protocol, TypeVar

from tertulia.bots.playing import Stop
from tertulia.core.errors import BadOption

MOST_IN_BATCH = 200
AHEAD = 4
"""So many batches wait for each worker, so that none is ever idle."""

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class Work(Protocol[R_co]):
    """What is done for numbers of games, one after the other, until told to stop."""

    def __call__(self, numbers: range, stop: Stop) -> Iterator[R_co]: ...


Crew = tuple[Executor, int, Callable[[], None]]
"""Who works: an executor, how many it has, and how to tell them to give up what they have."""


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def batches(numbers: list[int], workers: int) -> list[range]:
    """The numbers in batches of neighbours, small enough to show progress and share the work."""
    size = max(1, min(MOST_IN_BATCH, len(numbers) // (workers * 20)))
    found: list[range] = []
    for number in numbers:
        if found and found[-1].stop == number and len(found[-1]) < size:
            found[-1] = range(found[-1].start, number + 1)
        else:
            found.append(range(number, number + 1))
    return found


def spread(
    work: Work[R], numbers: list[int], take: Callable[[list[R]], None], crew: Crew | None
) -> None:
    """Do the work for all ``numbers``, and hand over results as they come; alone without a crew.

    :class:`KeyboardInterrupt` is passed on when the crew has given up what it has done.
    """
    if crew is None:
        for batch in batches(numbers, 1):
            for result in work(batch, _never):
                take([result])
        return
    executor, workers, stop = crew
    todo = iter(batches(numbers, workers))
    waiting: set[Future[list[R]]] = set()
    try:
        while True:
            for batch in islice(todo, workers * AHEAD - len(waiting)):
                waiting.add(executor.submit(_do, work, batch))
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                waiting.remove(future)
                take(future.result())
    except KeyboardInterrupt:
        stop()
        executor.shutdown(cancel_futures=True)
        for future in waiting:
            # A worker that died, of the interruption or otherwise, has lost its games.
            if not future.cancelled() and future.exception() is None:
                take(future.result())
        raise


def _never() -> bool:
    return False


# Processes of this machine.


@contextmanager
def pool(workers: int) -> Iterator[Crew | None]:
    """``workers`` processes; nobody but this one if there is but one."""
    if workers <= 1:
        yield None
        return
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, _begin, (stop,)) as executor:
        hiring = Thread(target=_hire, args=(executor, workers))
        hiring.start()
        try:
            hiring.join()
        finally:
            hiring.join()  # an interruption must leave no worker half begun
        yield executor, workers, stop.set


_stop: Event | None = None


def _hire(executor: Executor, workers: int) -> None:
    """Begin all workers; those that a thread begins which is deaf to Ctrl-C are deaf, too."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    for _ in range(workers):
        executor.submit(_never)


def _begin(stop: Event) -> None:
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent is told, and asks workers to stop


def _do(work: Work[R], numbers: range) -> list[R]:
    return list(work(numbers, _never if _stop is None else _stop.is_set))


# A cluster.


@contextmanager
def cluster(address: str) -> Iterator[Crew]:
    """The processors of a Ray cluster; ``local`` begins one on this machine.

    ``address`` is as Ray takes it: ``auto``, ``ray://host:10001``, ``host:6379``. Raises
    :class:`BadOption` if Ray is not installed or no cluster answers.
    """
    try:
        import ray
    except ImportError:
        raise BadOption("ray", address, "an installed Ray: pip install tertulia[ray]") from None
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error")
    except (ConnectionError, ValueError) as error:
        raise BadOption("ray", address, f"a running Ray cluster, or local ({error})") from None
    try:
        yield RayExecutor(ray), int(ray.cluster_resources().get("CPU", 1)), lambda: None
    finally:
        ray.shutdown()


class RayExecutor(Executor):
    """Ray behind the interface of the standard library's executors."""

    def __init__(self, ray: Any) -> None:
        self._ray = ray
        self._call = ray.remote(_call)
        self._refs: dict[Future[Any], Any] = {}

    def submit(self, call: Callable[..., R], /, *args: Any, **named: Any) -> Future[R]:
        """Have ``call`` done by some process of the cluster."""
        ref = self._call.remote(call, args, named)
        future: Future[R] = ref.future()
        self._refs[future] = ref
        future.add_done_callback(self._refs.pop)
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End; with ``cancel_futures``, what is not done is given up."""
        for ref in list(self._refs.values()) if cancel_futures else []:
            self._ray.cancel(ref, force=True)


def _call(call: Callable[..., R], args: tuple[Any, ...], named: dict[str, Any]) -> R:
    return call(*args, **named)
