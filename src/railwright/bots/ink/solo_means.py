"""What the players make alone on average, as `benchmarks/ink_strength.py` measured it (reading `sections`, without goals)."""

from __future__ import annotations

import functools
from importlib.resources import files

import msgspec


@functools.cache
def _measured() -> dict[str, dict[str, dict[str, float]]]:
    measured = (files("railwright.bots.ink") / "data" / "solo-means.json").read_bytes()
    return msgspec.json.decode(measured, type=dict[str, dict[str, dict[str, float]]])


def solo_means(edition: str, expansion: str | None) -> dict[str, float]:
    """The mean of each player in a game, the weakest first; empty where nobody has been measured."""
    return _measured()[edition].get(expansion or "none", {})
