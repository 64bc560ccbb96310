"""A thread that does one thing after the other for the loop: a lean executor, because every commit goes through it."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")


class Hand:
    """Begins with the first thing to do; ends when it is dismissed."""

    def __init__(self, name: str) -> None:
        self._work: queue.SimpleQueue[tuple[Callable[..., Any], tuple[Any, ...], asyncio.Future[Any]] | None]
        self._work = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)

    def do(self, work: Callable[..., T], *arguments: object) -> asyncio.Future[T]:
        """What will come of it."""
        if self._thread.ident is None:
            self._thread.start()
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._work.put((work, arguments, future))
        return future

    def dismiss(self) -> None:
        """Nothing comes any more."""
        self._work.put(None)

    def _run(self) -> None:
        while (task := self._work.get()) is not None:
            work, arguments, future = task
            try:
                result = work(*arguments)
            except BaseException as error:
                self._tell(future, _fail, error)
            else:
                self._tell(future, _succeed, result)

    def _tell(self, future: asyncio.Future[Any], how: Callable[..., None], outcome: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            future.get_loop().call_soon_threadsafe(how, future, outcome)


def _succeed(future: asyncio.Future[Any], result: object) -> None:
    if not future.done():
        future.set_result(result)


def _fail(future: asyncio.Future[Any], error: BaseException) -> None:
    if not future.done():
        future.set_exception(error)
