"""Glicko-2: how strong a player is, how sure that is, and how steady; after Mark Glickman's paper of 2013."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

START, WIDEST, STEADY = 1500.0, 350.0, 0.06
SCALE = 173.7178
"""Points of a rating in one unit of the paper's formulas."""
_TAU = 0.5
"""How much the steadiness may change."""
_CLOSE = 1e-6


class Rating(msgspec.Struct, frozen=True):
    """A rating with its deviation and volatility, in points as people read them."""

    rating: float = START
    deviation: float = WIDEST
    volatility: float = STEADY


def expected(own: Rating, other: Rating) -> float:
    """The result to expect against another, from 0 to 1."""
    return _expected(_unit(own.rating), _unit(other.rating), other.deviation / SCALE)


def rated(own: Rating, results: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after a period with these results, each from 0 (lost) to 1 (won)."""
    mu, phi = _unit(own.rating), own.deviation / SCALE
    information, surplus = 0.0, 0.0
    for other, result in results:
        weight, chance = (
            _weight(other.deviation / SCALE),
            _expected(mu, _unit(other.rating), other.deviation / SCALE),
        )
        information += weight * weight * chance * (1.0 - chance)
        surplus += weight * (result - chance)
    if information == 0.0:
        return _told(mu, math.hypot(phi, own.volatility), own.volatility)
    variance = 1.0 / information
    volatility = _volatility(own.volatility, phi, variance, variance * surplus)
    wider = math.hypot(phi, volatility)
    phi = 1.0 / math.sqrt(1.0 / (wider * wider) + information)
    return _told(mu + phi * phi * surplus, phi, volatility)


def _unit(rating: float) -> float:
    return (rating - START) / SCALE


def _told(mu: float, phi: float, volatility: float) -> Rating:
    return Rating(START + SCALE * mu, min(SCALE * phi, WIDEST), volatility)


def _weight(phi: float) -> float:
    return 1.0 / math.sqrt(1.0 + 3.0 * phi * phi / (math.pi * math.pi))


def _expected(mu: float, other: float, phi: float) -> float:
    return 1.0 / (1.0 + math.exp(-_weight(phi) * (mu - other)))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """The new volatility: where the paper's function is zero, by the Illinois method."""
    start = math.log(sigma * sigma)

    def slope(x: float) -> float:
        grown = phi * phi + variance + math.exp(x)
        return math.exp(x) * (delta * delta - grown) / (2.0 * grown * grown) - (x - start) / (_TAU * _TAU)

    low = start
    if delta * delta > phi * phi + variance:
        high = math.log(delta * delta - phi * phi - variance)
    else:
        steps = 1
        while slope(start - steps * _TAU) < 0.0:
            steps += 1
        high = start - steps * _TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > _CLOSE:
        between = low + (low - high) * at_low / (at_high - at_low)
        at_between = slope(between)
        if at_between * at_high <= 0.0:
            low, at_low = high, at_high
        else:
            at_low /= 2.0
        high, at_high = between, at_between
    return math.exp(low / 2.0)
