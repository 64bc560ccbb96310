"""Pen strokes of one space of 100 by 100 units: every stroke starts from a side number and is turned by arithmetic."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

Point = tuple[float, float]

LAP = 0.6
"""Ink runs this far over a border, so that two pieces never show a seam."""


CORNER_AT: dict[str, Point] = {"NW": (0, 0), "NE": (100, 0), "SE": (100, 100), "SW": (0, 100)}
"""The corners of a space."""


class Hand:
    """The unsteadiness of a hand, the same for the same seed; without a seed every stroke is exact."""

    __slots__ = ("_state",)

    def __init__(self, seed: int | None = None) -> None:
        self._state = None if seed is None else (seed * 2654435761 + 12345) & 0xFFFFFFFF

    def wobble(self, amount: float) -> float:
        """A number between -amount and amount."""
        if self._state is None:
            return 0.0
        self._state = (self._state * 1664525 + 1013904223) & 0xFFFFFFFF
        return (self._state / 2**31 - 1) * amount


def number(value: float) -> str:
    """A coordinate in as few characters as two decimals need."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def short(value: float) -> str:
    """A coordinate of a stroke that wavers anyway, with one decimal."""
    return number(round(value, 1))


def path(kind: str, data: str, length: float | None = None) -> str:
    """One path of a class; `length` is what its dashes are measured by."""
    measured = "" if length is None else f' pathLength="{number(length)}"'
    return f'<path class="{kind}"{measured} d="{data}"/>'


def xy(point: Point) -> str:
    """A point as path data."""
    return f"{number(point[0])} {number(point[1])}"


def at(side: int, inward: float, off: float = 0.0) -> Point:
    """The point `inward` units in from the middle of a side and `off` units to its clockwise hand."""
    x, y = 50 + off, inward
    for _ in range(side):
        x, y = 100 - y, x
    return x, y


def pt(side: int, inward: float, off: float = 0.0) -> str:
    """`at` as path data."""
    return xy(at(side, inward, off))


def opposite(a: int, b: int) -> bool:
    """Whether two sides face each other."""
    return (a + 2) % 4 == b


def clockwise(a: int, b: int) -> tuple[int, int]:
    """Two neighbouring sides, the earlier one clockwise first."""
    return (a, b) if (a + 1) % 4 == b else (b, a)


def shared_corner(a: int, b: int) -> Point:
    """The corner of the space between two neighbouring sides."""
    first, _ = clockwise(a, b)
    return at(first, 0, 50)


def straight(side: int, off: float = 0.0, bow: float = 0.0, lap: float = LAP) -> str:
    """From a side to the one that faces it."""
    if bow:
        bent = f"Q{pt(side, 50, off + bow)} {pt(side, 100, off)}"
        return f"M{pt(side, -lap, off)}L{pt(side, 0, off)}{bent}L{pt(side, 100 + lap, off)}"
    return f"M{pt(side, -lap, off)}L{pt(side, 100 + lap, off)}"


def curve(a: int, b: int, off: float = 0.0, lap: float = LAP) -> str:
    """A quarter circle about the shared corner; `off` above 0 is nearer to the corner."""
    a, b = clockwise(a, b)
    radius = number(50 - off)
    start, end = (f"M{pt(a, -lap, off)}L{pt(a, 0, off)}", f"L{pt(b, -lap, -off)}") if lap else (f"M{pt(a, 0, off)}", "")
    return f"{start}A{radius} {radius} 0 0 0 {pt(b, 0, -off)}{end}"


def outline(sides: Sequence[int], half: float, fillet: float, wave: float = 0.0) -> list[str]:
    """The edge lines of a junction, clockwise, one stroke from each arm to the next; `wave` lets the long ones flow."""
    strokes = []
    for index, a in enumerate(sides):
        b = sides[(index + 1) % len(sides)]
        start, end = f"M{pt(a, -LAP, half)}L", f"L{pt(b, -LAP, -half)}"
        gap = (b - a) % 4
        if gap in (1, 3):
            # Between neighbours the stroke turns before the middle, around a blank side behind it.
            turn = 50 - half if gap == 1 else 50 + half
            ease = fillet if gap == 1 else half + 10 if wave else 6
            strokes.append(f"{start}{pt(a, turn - ease, half)}Q{pt(a, turn, half)} {pt(b, turn - ease, -half)}{end}")
        elif wave:
            strokes.append(
                f"{start}{pt(a, 0, half)}C{pt(a, 14, half)} {pt(a, 30, half + wave)} {pt(a, 50, half)}"
                f"C{pt(a, 70, half - wave)} {pt(a, 86, half)} {pt(a, 100, half)}{end}"
            )
        else:
            strokes.append(f"M{pt(a, -LAP, half)}{end}")
    return strokes


def sleepers(spots: Iterable[tuple[Point, float]], hand: Hand, inner: float = -10.5, outer: float = 10.5) -> str:
    """Short strokes across a rail; a spot is a point of the rail and the direction of the rail there."""
    strokes = []
    for (x, y), direction in spots:
        across = direction + math.pi / 2 + hand.wobble(0.035)
        one, two = inner + hand.wobble(0.7), outer + hand.wobble(0.7)
        x_way, y_way = math.cos(across), math.sin(across)
        strokes.append(
            f"M{short(x + x_way * one)} {short(y + y_way * one)}L{short(x + x_way * two)} {short(y + y_way * two)}"
        )
    return "".join(strokes)


def arm_spots(side: int, distances: Iterable[float]) -> list[tuple[Point, float]]:
    """Spots for sleepers on the straight line in from a side."""
    return [(at(side, distance), math.pi / 2 * (side + 1)) for distance in distances]


def curve_spots(a: int, b: int, count: int) -> list[tuple[Point, float]]:
    """Spots for sleepers on the quarter circle between two neighbouring sides."""
    a, b = clockwise(a, b)
    cx, cy = shared_corner(a, b)
    ax, ay = at(a, 0)
    start = math.atan2(ay - cy, ax - cx)
    angles = [start - math.pi / 2 * (k + 0.5) / count for k in range(count)]
    return [((cx + 50 * math.cos(t), cy + 50 * math.sin(t)), t + math.pi / 2) for t in angles]


def ring(radius: float, hand: Hand, points: int, unevenness: float) -> str:
    """A closed, slightly uneven circle about the middle of the space."""
    around = []
    for k in range(points):
        angle, r = k / points * 2 * math.pi, radius + hand.wobble(unevenness)
        around.append((50 + r * math.cos(angle), 50 + r * math.sin(angle)))
    halves = [
        ((x + around[(k + 1) % points][0]) / 2, (y + around[(k + 1) % points][1]) / 2)
        for k, (x, y) in enumerate(around)
    ]
    round_points = [(short(x), short(y)) for x, y in halves]
    start = " ".join(round_points[-1])
    steps = (f"Q{short(x)} {short(y)} {' '.join(half)}" for (x, y), half in zip(around, round_points, strict=True))
    return f"M{start}{''.join(steps)}Z"


def ripple(x: float, y: float, hand: Hand) -> str:
    """A small wave as one draws water: up and down once."""
    x, y, long = x + hand.wobble(2), y + hand.wobble(2), 7 + hand.wobble(1)
    crest, trough = y - 0.62 * long, y + 0.62 * long
    return (
        f"M{short(x - long)} {short(y)}Q{short(x - long / 2)} {short(crest)} {short(x)} {short(y)}"
        f"Q{short(x + long / 2)} {short(trough)} {short(x + long)} {short(y)}"
    )


def spokes(start: float, end: float, count: int, hand: Hand) -> str:
    """Short strokes that point at the middle of the space."""
    strokes = []
    for k in range(count):
        angle = (k + hand.wobble(0.2)) / count * 2 * math.pi
        one, two = start + hand.wobble(1), end + hand.wobble(2)
        x, y = math.cos(angle), math.sin(angle)
        strokes.append(f"M{short(50 + one * x)} {short(50 + one * y)}L{short(50 + two * x)} {short(50 + two * y)}")
    return "".join(strokes)


def distance(spot: Point, sides: Sequence[int], through_centre: bool) -> float:
    """How far a spot lies from the middle line of joined sides."""
    x, y = spot
    if len(sides) == 2 and not through_centre and not opposite(*sides):
        cx, cy = shared_corner(*sides)
        return abs(math.hypot(x - cx, y - cy) - 50)
    nearest = math.hypot(x - 50, y - 50)
    for side in sides:
        for _ in range(side):
            x, y = y, 100 - x
        nearest = min(nearest, math.hypot(x - 50, max(0.0, y - 50)))
        x, y = spot
    return nearest
