"""Path data of SVG as absolute moves, lines and cubic curves, which is all that a PDF knows."""

from __future__ import annotations

import functools
import itertools
import math
import re
from collections.abc import Iterator

Point = tuple[float, float]
Segment = tuple[Point, ...]
"""One point: begin there. Two points: a line to the second. Four: a curve to the fourth. None: close."""

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_ARGUMENTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
_STEPS = 12
"""Into so many lines a curve is cut to measure it."""


@functools.lru_cache(2048)
def segments(data: str) -> tuple[Segment, ...]:
    """What the path consists of."""
    return tuple(_Reader(data).read())


class _Reader:
    """Reads one path: where the pen is, where the part began, and the last control point."""

    def __init__(self, data: str) -> None:
        self._commands = _commands(_TOKEN.findall(data))
        self._at: Point = (0.0, 0.0)
        self._start: Point = (0.0, 0.0)
        self._control: Point | None = None
        self._before = ""

    def read(self) -> Iterator[Segment]:
        for name, relative, numbers in self._commands:
            yield from self._segments(name, relative, numbers)
            self._before = name

    def _segments(self, name: str, relative: bool, numbers: list[float]) -> Iterator[Segment]:
        x, y = self._at
        dx, dy = (x, y) if relative else (0.0, 0.0)
        if name == "Z":
            self._at = self._start
            yield ()
            return
        if name == "A":
            end = (numbers[5] + dx, numbers[6] + dy)
            yield from _arc((x, y), numbers[0], numbers[1], numbers[2], numbers[3] != 0, numbers[4] != 0, end)
            self._at = end
            return
        if name == "H":
            points = [(numbers[0] + dx, y)]
        elif name == "V":
            points = [(x, numbers[0] + dy)]
        else:
            points = [(numbers[k] + dx, numbers[k + 1] + dy) for k in range(0, len(numbers), 2)]
        if name in "ST":
            points.insert(0, self._mirrored("CS" if name == "S" else "QT"))
        if name == "M":
            self._start = points[0]
            yield (points[0],)
        elif name in "LHV":
            yield (x, y), points[0]
        elif name in "CS":
            self._control = points[1]
            yield (x, y), points[0], points[1], points[2]
        else:
            self._control = (cx, cy) = points[0]
            ex, ey = points[1]
            one, two = (x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3), (ex + (cx - ex) * 2 / 3, ey + (cy - ey) * 2 / 3)
            yield (x, y), one, two, (ex, ey)
        self._at = points[-1]

    def _mirrored(self, of: str) -> Point:
        """The control point of a curve that goes on smoothly."""
        if self._before not in of or self._before == "" or self._control is None:
            return self._at
        return 2 * self._at[0] - self._control[0], 2 * self._at[1] - self._control[1]


def _commands(tokens: list[str]) -> Iterator[tuple[str, bool, list[float]]]:
    at, name, relative = 0, "M", False
    while at < len(tokens):
        if tokens[at].isalpha():
            name, relative = tokens[at].upper(), tokens[at].islower()
            at += 1
        count = _ARGUMENTS[name]
        yield name, relative, [float(token) for token in tokens[at : at + count]]
        at += count
        if name == "M":
            name = "L"  # further points of a move are lines


def _arc(
    start: Point, rx: float, ry: float, turned: float, large: bool, clockwise: bool, end: Point
) -> Iterator[Segment]:
    """An elliptic arc as curves of at most a quarter each (the formulas of the SVG standard, F.6.5)."""
    if start == end or not rx or not ry:
        yield start, end
        return
    cos, sin = math.cos(math.radians(turned)), math.sin(math.radians(turned))
    hx, hy = (start[0] - end[0]) / 2, (start[1] - end[1]) / 2
    x, y = cos * hx + sin * hy, -sin * hx + cos * hy
    rx, ry = abs(rx), abs(ry)
    if (grow := math.sqrt((x / rx) ** 2 + (y / ry) ** 2)) > 1:
        rx, ry = rx * grow, ry * grow
    below = (rx * y) ** 2 + (ry * x) ** 2
    factor = math.sqrt(max(0.0, ((rx * ry) ** 2 - below) / below)) * (-1 if large == clockwise else 1)
    mx, my = factor * rx * y / ry, -factor * ry * x / rx
    cx, cy = cos * mx - sin * my + (start[0] + end[0]) / 2, sin * mx + cos * my + (start[1] + end[1]) / 2
    first = math.atan2((y - my) / ry, (x - mx) / rx)
    sweep = math.atan2((-y - my) / ry, (-x - mx) / rx) - first
    if clockwise and sweep < 0:
        sweep += 2 * math.pi
    elif not clockwise and sweep > 0:
        sweep -= 2 * math.pi
    parts = max(1, math.ceil(abs(sweep) / (math.pi / 2) - 1e-9))
    step = sweep / parts
    reach = 4 / 3 * math.tan(step / 4)

    def on(angle: float, ahead: float) -> Point:
        px = rx * (math.cos(angle) - ahead * math.sin(angle))
        py = ry * (math.sin(angle) + ahead * math.cos(angle))
        return cx + cos * px - sin * py, cy + sin * px + cos * py

    for part in range(parts):
        one, two = first + part * step, first + (part + 1) * step
        yield on(one, 0), on(one, reach), on(two, -reach), end if part == parts - 1 else on(two, 0)


def length(data: str) -> float:
    """How long the path is."""
    return sum(_length(segment) for segment in segments(data))


def _length(segment: Segment) -> float:
    if len(segment) == 2:
        return math.dist(*segment)
    if len(segment) < 2:
        return 0.0
    points = [_on_curve(segment, step / _STEPS) for step in range(_STEPS + 1)]
    return sum(math.dist(one, two) for one, two in itertools.pairwise(points))


def _on_curve(segment: Segment, t: float) -> Point:
    weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
    return (
        sum(weight * point[0] for weight, point in zip(weights, segment, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, segment, strict=True)),
    )
