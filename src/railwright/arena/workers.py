"""All cores of this machine: processes of our own that play games until none is left."""

from __future__ import annotations

import functools
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, TypeVar

from railwright.arena.contest import Contest, Task
from railwright.arena.player import Playing, play, warm_up
from railwright.core.errors import RailwrightError

QUEUED_EACH = 4
"""Games handed out ahead for each worker, so that none waits for this process."""

Item = TypeVar("Item")
T = TypeVar("T")

_playing: Callable[[Task], object] | None = None


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_here(contest: Contest, tasks: Iterable[Task], playing: Playing[Any] = play) -> Iterator[Any]:
    """One game after the other in this process."""
    warm_up(contest)
    for task in tasks:
        yield playing(contest, task)


def play_in_processes(
    contest: Contest, tasks: Iterable[Task], workers: int, playing: Playing[Any] = play
) -> Iterator[Any]:
    """Games as they end, from so many processes; to leave the loop early ends the processes."""
    warm_up(contest)  # compiled here once, and only loaded by the workers
    waiting = iter(tasks)
    with _pool(workers, _begin, (contest, playing)) as pool:
        with _unheard_interrupts():
            running: set[Future[Any]] = {pool.submit(_play, task) for task in islice(waiting, QUEUED_EACH * workers)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(_play, task) for task in islice(waiting, len(done))}
            for future in done:
                yield future.result()


def spread(work: Callable[[Item], T], items: Sequence[Item], workers: int | None) -> Iterator[T]:
    """What comes of every item, in their order: from so many processes or one for each core, or here if that is one.

    To leave the loop early ends the processes.
    """
    most = min(workers or cores(), len(items))
    if most <= 1:
        yield from map(work, items)
        return
    with _pool(most) as pool:
        with _unheard_interrupts():
            running = [pool.submit(work, item) for item in items]
        for future in running:
            yield future.result()


@contextmanager
def _pool(
    workers: int, begin: Callable[..., None] | None = None, given: tuple[Any, ...] = ()
) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with the block, whatever they do."""
    others = multiprocessing.active_children()
    # Spawned, because a forked copy of a process with compiled code and threads is not safe.
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), begin, given)
    try:
        yield pool
    except BrokenProcessPool as error:
        raise RailwrightError("arena_worker_lost") from error
    finally:
        processes = [process for process in multiprocessing.active_children() if process not in others]
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()


@contextmanager
def _unheard_interrupts() -> Iterator[None]:
    """Workers started in here never hear Ctrl-C: it is for the process that started them, which then ends them."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(contest: Contest, playing: Playing[object]) -> None:
    """Get a worker ready."""
    global _playing
    warm_up(contest)
    _playing = functools.partial(playing, contest)


def _play(task: Task) -> Any:
    assert _playing is not None, "a worker begins before it plays"
    return _playing(task)
