"""Means, intervals and quantiles: just what honest comparisons of bots need."""

from __future__ import annotations

import math
from collections.abc import Sequence
from statistics import NormalDist

import msgspec
import numpy as np

CONFIDENCE = 0.95
_TAIL = (1 + CONFIDENCE) / 2
_Z = NormalDist().inv_cdf(_TAIL)


class Estimate(msgspec.Struct, frozen=True):
    """A mean over independent values, with its standard error and 95% confidence interval (None from one value)."""

    mean: float
    error: float | None
    low: float | None
    high: float | None
    count: int


class Rate(msgspec.Struct, frozen=True):
    """A win rate with its 95% Wilson interval."""

    rate: float
    low: float
    high: float
    games: int


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values; the interval is Student's."""
    count = len(values)
    mean = float(np.mean(values))
    if count < 2:
        return Estimate(mean, None, None, None, count)
    error = float(np.std(values, ddof=1)) / math.sqrt(count)
    margin = student(count - 1) * error
    return Estimate(mean, error, mean - margin, mean + margin, count)


def student(freedom: int) -> float:
    """The factor of a two-sided 95% interval with so many degrees of freedom.

    Exact for 1 and 2, else the expansion of Cornish and Fisher around the normal quantile: within 0.2% from 3 on.
    """
    if freedom == 1:
        return math.tan(math.pi * (_TAIL - 0.5))
    if freedom == 2:
        spread = 2 * _TAIL - 1
        return spread * math.sqrt(2 / (1 - spread * spread))
    z = _Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    correction: float = sum(term / freedom**power for power, term in enumerate(terms, 1))
    return z + correction


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Wilson's 95% interval for a rate; it stays within 0 and 1 and is honest near them."""
    rate = wins / games
    scale = 1 + _Z * _Z / games
    middle = (rate + _Z * _Z / (2 * games)) / scale
    margin = _Z / scale * math.sqrt(rate * (1 - rate) / games + _Z * _Z / (4 * games * games))
    return max(0.0, middle - margin), min(1.0, middle + margin)


def win_rate(by_deal: Sequence[Sequence[float]]) -> Rate:
    """The rate of wins, given the shares of each deal's games.

    Games of the same deal are not independent. So the interval is that of as many independent games as would give
    the spread seen between deals, and never of more games than were played.
    """
    shares = [share for deal in by_deal for share in deal]
    games, wins = len(shares), sum(shares)
    rate = wins / games
    spread = estimate([float(np.mean(deal)) for deal in by_deal]).error
    if spread:
        independent = min(games, max(1.0, rate * (1 - rate) / spread**2))
    else:
        independent = len(by_deal)
    return Rate(rate, *wilson(rate * independent, independent), games)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return float(np.quantile(values, share))
