"""How long decisions take, in CPU time: what the thread that decides spends, whoever else is using the machine."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager


class Stopwatch:
    """The decisions of one seat by kind, in whole microseconds."""

    def __init__(self) -> None:
        self.spent: dict[str, list[int]] = {}

    @contextmanager
    def timing(self, kind: str) -> Iterator[None]:
        """Time one decision."""
        began = time.thread_time_ns()
        yield
        self.spent.setdefault(kind, []).append((time.thread_time_ns() - began) // 1000)
