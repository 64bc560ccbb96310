"""The first start of what plays both games: compiled on two cores, with a visible line of progress."""

from __future__ import annotations

import contextlib
import subprocess
import sys
from collections.abc import Iterator

from railwright.cli import ink_warm_up, line_warm_up


def warm_up() -> None:
    """Compile what is not compiled yet; nothing happens at later starts."""
    with _other_half_beside():
        ink_warm_up.warm_up()
    line_warm_up.warm_up()


@contextlib.contextmanager
def _other_half_beside() -> Iterator[None]:
    """Compile in a process of its own, on another core, while the body runs; a start that is warm starts none."""
    if ink_warm_up.is_warm() and line_warm_up.is_warm():
        yield
        return
    command = [sys.executable, "-m", __name__]  # our own module, nothing from outside
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL):  # noqa: S603
        yield


if __name__ == "__main__":
    ink_warm_up.longest_lines()  # the process that warms up Railroad Ink comes to them late, and finds them on disk
    line_warm_up.warm_up()
