"""The server with a clock that a test turns: the moment stands in a file."""

from __future__ import annotations

import os
import time
from functools import partial
from pathlib import Path

from railwright.server import run
from railwright.server.__main__ import main

FILE = "RAILWRIGHT_TEST_CLOCK"


def now() -> float:
    """The moment in the file; the real one where it is not there."""
    file = Path(os.environ[FILE])
    return float(file.read_text()) if file.exists() else time.time()


if __name__ == "__main__":
    run.application = partial(run.application, now=now)  # type: ignore[attr-defined]
    main()
