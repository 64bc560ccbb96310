"""A bell for bots with a limit of time: when it rings, a search ends with the best that it has."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np
import numpy.typing as npt

Bell = npt.NDArray[np.int64]
"""One number: 0 until it rings. Kernels run beside Python's lock, so it can ring while they search."""


def silent_bell() -> Bell:
    """A bell that never rings."""
    return np.zeros(1, dtype=np.int64)


@contextmanager
def ringing_after(seconds: float | None) -> Iterator[Bell]:
    """A bell that rings after so many seconds unless the body ends before; without a limit it never does."""
    bell = silent_bell()
    if seconds is None:
        yield bell
        return
    timer = threading.Timer(min(seconds, threading.TIMEOUT_MAX), bell.fill, (1,))
    timer.daemon = True
    timer.start()
    try:
        yield bell
    finally:
        timer.cancel()
