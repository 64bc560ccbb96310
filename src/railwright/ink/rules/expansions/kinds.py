"""The kind of end that each expansion brings, as flags by the expansion's number (RI-3.2, RI-4.1, RI-4.4)."""

from __future__ import annotations

import numpy as np

from railwright.ink.rules.expansions import DATA


def _flag(name: str) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    return np.array([False, *(data.get("kind", {}).get(name, False) for data in DATA)], dtype=np.int64)


ERROR_WHEN_OPEN = _flag("error_when_open")
CLASHES_WITH_ROUTES = _flag("clashes_with_routes")
"""Whether it may touch neither routes nor exits."""
JOINS_NETWORKS = _flag("joins_networks")
"""Whether its connections make networks one."""
