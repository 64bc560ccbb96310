"""Where things lie on Rail Line's serpentine: cards, stations, engines and curves, by position and lane."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from railwright.render.line_picture import FIRST_CURVE, SECOND_CURVE, place

WIDTH, HEIGHT = 138, 116
"""A card."""
PITCH = 124
"""From one row to the next."""
LANES = (22, 58, 94)
STATION = 48
"""How far a station stands from the left edge of its card."""
_ENGINE = 110
_RISE = 5
"""How much higher than its rail the middle of an engine is."""
_RADII = (98, 62, 26)
"""Of each lane in a curve: the top lane of the upper row runs outside."""
_CURVE_MIDDLE = 120
_PAIR = (-15.0, 13.0)
"""How far the slow and the fast engine of a player stand from the middle when they are on the same card."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A point, and whether one travels to the left there."""

    x: float
    y: float
    left: bool


@dataclass(frozen=True, slots=True)
class Arc:
    """A half circle: middle, radius, and 1 where it bulges to the right, -1 to the left."""

    x: float
    y: float
    radius: float
    outward: int


def is_curve(position: int) -> bool:
    """Whether a curve card lies there."""
    return position in (FIRST_CURVE, SECOND_CURVE)


def corner(position: int) -> tuple[float, float]:
    """The top left corner of a card."""
    row, column = place(position)
    return column * WIDTH, row * PITCH


def arc(position: int, lane: int) -> Arc:
    """The track of a curve that begins on this lane."""
    if position == FIRST_CURVE:
        return Arc(9 * WIDTH, _CURVE_MIDDLE, _RADII[lane], 1)
    return Arc(WIDTH, PITCH + _CURVE_MIDDLE, _RADII[lane], -1)


def on_curve(position: int, lane: int, angle: float) -> Spot:
    """A point on a curve; angle 0 is its outermost point, negative before it."""
    bend = arc(position, lane)
    x, y = bend.x + bend.outward * bend.radius * math.cos(angle), bend.y + bend.radius * math.sin(angle)
    return Spot(x, y, angle > 0 if bend.outward > 0 else angle < 0)


def station_spot(position: int, lane: int) -> Spot:
    """The middle of a station."""
    if is_curve(position):
        return on_curve(position, lane, 0 if lane == 2 else -0.5)
    x, y = corner(position)
    return Spot(x + STATION, y + LANES[lane], place(position)[0] == 1)


def engine_spot(position: int, lane: int, onward: float = 0) -> Spot:
    """Where an engine stands beside the station of its card, moved on (or back) along its way."""
    if is_curve(position):
        angle = (1.25 if lane == 2 else 0.5) + onward / max(arc(position, lane).radius, 45)
        spot = on_curve(position, lane, angle)
        return replace(spot, y=spot.y - _RISE)
    (x, y), left = corner(position), place(position)[0] == 1
    return Spot(x + _ENGINE + (-onward if left else onward), y + LANES[lane] - _RISE, left)


def pair_spot(position: int, lane: int, *, fast: bool) -> Spot:
    """Where one of two engines of a player stands that are on the same card: a little lower, one behind the other."""
    spot = engine_spot(position, lane, _PAIR[fast])
    return replace(spot, y=spot.y + 2)


def through_curve(position: int, lane: int) -> list[Spot]:
    """Points that an engine passes in a curve without stopping there."""
    return [on_curve(position, lane, angle) for angle in (-0.9, 0, 0.9)]
