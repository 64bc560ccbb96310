"""What our players make alone on average, measured: the scale by which a solo result is judged.

The figures are those of docs/bots.md (reading `sections`, without goals); a test sees to it that they are the same.
"""

from __future__ import annotations

import msgspec

MEANS: dict[tuple[str, str | None], dict[str, float]] = {
    ("base", None): {"beginner": 29.95, "casual": 49.86, "strong": 63.17, "master": 64.56},
    ("base", "lava"): {"beginner": 35.53, "casual": 58.72, "strong": 73.39, "master": 76.09},
    ("base", "meteor"): {"beginner": 34.39, "casual": 50.03, "strong": 62.28, "master": 64.19},
    ("base", "forest"): {"beginner": 51.15, "casual": 73.93, "strong": 88.64, "master": 91.48},
    ("base", "trail"): {"beginner": 45.79, "casual": 67.58, "strong": 82.18, "master": 84.99},
    ("base", "river"): {"beginner": 31.47, "casual": 56.07, "strong": 70.07, "master": 73.11},
    ("base", "lake"): {"beginner": 37.20, "casual": 59.22, "strong": 74.36, "master": 77.69},
    ("base", "desert"): {"beginner": 35.31, "casual": 57.92, "strong": 73.43, "master": 75.77},
    ("base", "canyon"): {"beginner": 51.16, "casual": 73.34, "strong": 88.00, "master": 91.66},
    ("challenge", None): {"beginner": 32.44, "casual": 56.25, "strong": 71.20, "master": 73.74},
    ("challenge", "lava"): {"beginner": 37.50, "casual": 65.44, "strong": 82.62, "master": 86.15},
    ("challenge", "meteor"): {"beginner": 38.26, "casual": 59.00, "strong": 74.73, "master": 77.57},
    ("challenge", "forest"): {"beginner": 55.32, "casual": 81.73, "strong": 98.79, "master": 102.44},
    ("challenge", "trail"): {"beginner": 55.95, "casual": 81.77, "strong": 101.20, "master": 105.27},
    ("challenge", "river"): {"beginner": 35.39, "casual": 62.95, "strong": 80.91, "master": 84.02},
    ("challenge", "lake"): {"beginner": 37.79, "casual": 73.34, "strong": 88.86},
    ("challenge", "desert"): {"beginner": 40.26, "casual": 67.18, "strong": 81.89, "master": 85.17},
    ("challenge", "canyon"): {"beginner": 52.20, "casual": 80.59, "strong": 98.62},
}


class Usual(msgspec.Struct, frozen=True):
    """A player and what it makes here on average."""

    bot: str
    points: int


class SoloJudged(msgspec.Struct, frozen=True):
    """Between which players a result lies: the best that makes no more on average, and the weakest that makes more."""

    reached: Usual | None
    ahead: Usual | None


def judged(edition: str, expansion: str | None, points: int) -> SoloJudged | None:
    """How a result without its goals compares; None where nobody has been measured."""
    means = MEANS.get((edition, expansion))
    if means is None:
        return None
    usual = [Usual(bot, round(mean)) for bot, mean in sorted(means.items(), key=lambda one: one[1])]
    return SoloJudged(
        max((one for one in usual if one.points <= points), key=lambda one: one.points, default=None),
        next((one for one in usual if one.points > points), None),
    )
