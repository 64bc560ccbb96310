"""How a solo result compares with what our players make alone on average."""

from __future__ import annotations

import functools
from importlib.resources import files

import msgspec


class Usual(msgspec.Struct, frozen=True):
    """A player and what it makes here on average."""

    bot: str
    points: int


class SoloJudged(msgspec.Struct, frozen=True):
    """Between which players a result lies: the best that makes no more on average, and the weakest that makes more."""

    reached: Usual | None
    ahead: Usual | None


@functools.cache
def _measured(file: str) -> dict[str, dict[str, dict[str, float]]]:
    measured = (files("railwright.server") / file).read_bytes()
    return msgspec.toml.decode(measured, type=dict[str, dict[str, dict[str, float]]])


def solo_means(edition: str, expansion: str | None) -> dict[str, float]:
    """The mean of each player in a game, the weakest first; empty where nobody has been measured."""
    return _measured("solo-means.toml")[edition].get(expansion or "none", {})


def master_parts(edition: str, expansion: str | None) -> dict[str, float]:
    """What Master's sheets are made of on average; empty where that was not measured."""
    found = _measured("solo-parts.toml").get(edition, {}).get(expansion or "none", {})
    return {part: mean for part, mean in found.items() if part != "games"}


def judged(edition: str, expansion: str | None, points: int) -> SoloJudged | None:
    """How a result without its goals compares; None where nobody has been measured."""
    means = solo_means(edition, expansion)
    if not means:
        return None
    usual = [Usual(bot, round(mean)) for bot, mean in sorted(means.items(), key=lambda one: one[1])]
    return SoloJudged(
        max((one for one in usual if one.points <= points), key=lambda one: one.points, default=None),
        next((one for one in usual if one.points > points), None),
    )
