"""The grid lines between spaces (RI-16.2): masks of lines and points, and all the ways in which a pattern fits on them.

A grid point (row, col) counts from 0 to 7. A line is known by the space below it or to its right: bit 7 * row + col of
the *across* mask is the line along the top side of space (row, col), of the *down* mask the one along its left side. A
point inside the sheet has the bit of the space that it is the top left corner of. Nothing lies on the outer edge.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise

from railwright.ink.rules.board import ALL, LEFT_COLUMN, SIZE, TOP_ROW
from railwright.ink.rules.pieces import SIDES

Point = tuple[int, int]

ACROSS_LINES = ALL & ~TOP_ROW
DOWN_LINES = ALL & ~LEFT_COLUMN
INNER_POINTS = ACROSS_LINES & DOWN_LINES
STEPS = dict(zip(SIDES, ((-1, 0), (0, 1), (1, 0), (0, -1)), strict=True))
_OPPOSITE = str.maketrans("NESW", "SWNE")


@dataclass(frozen=True, slots=True)
class Traced:
    """What a way along grid lines touches, as masks."""

    across: int
    down: int
    inside: int
    """The points between its ends."""
    tips: int
    """Its ends, if they are no points of the outer edge."""
    reaches_edge: bool


def points_of(row: int, col: int, path: str) -> list[Point]:
    """The points that a way passes, from its start."""
    points = [(row, col)]
    for step in path:
        rows, cols = STEPS[step]
        row, col = row + rows, col + cols
        points.append((row, col))
    return points


def backwards(row: int, col: int, path: str) -> tuple[int, int, str]:
    """The same way from its other end."""
    return (*points_of(row, col, path)[-1], path[::-1].translate(_OPPOSITE))


def from_smaller_end(row: int, col: int, path: str) -> tuple[int, int, str]:
    """The same way from its smaller end point, by row and then by column."""
    return min((row, col, path), backwards(row, col, path), key=lambda way: way[:2])


def traced(row: int, col: int, path: str) -> Traced | None:
    """What a way touches; None if it is none, leaves the lines that can be drawn on, or takes one of them twice."""
    if not path or not STEPS.keys() >= set(path):
        return None
    across = down = 0
    points = points_of(row, col, path)
    if not all(0 <= value <= SIZE for point in points for value in point):
        return None
    for one, other in pairwise(points):
        (top, left), is_across = min(one, other), one[0] == other[0]
        bit = 1 << (SIZE * top + left)
        if not bit & (ACROSS_LINES if is_across else DOWN_LINES) or left == SIZE or top == SIZE:
            return None
        if bit & (across if is_across else down):
            return None
        across, down = (across | bit, down) if is_across else (across, down | bit)
    ends = {points[0], points[-1]}
    inside = sum(1 << (SIZE * r + c) for r, c in set(points) - ends)
    tips = sum(1 << (SIZE * r + c) for r, c in ends if not _on_edge(r, c))
    return Traced(across, down, inside, tips, any(_on_edge(*point) for point in ends))


def branching(across: int, down: int) -> bool:
    """Whether at some point more than two of these lines meet."""
    meeting = (across, across << 1, down, down << SIZE)
    return any(one & other & third & INNER_POINTS for one, other, third in combinations(meeting, 3))


def _on_edge(row: int, col: int) -> bool:
    return not (0 < row < SIZE and 0 < col < SIZE)


def ways_of(pattern: str) -> list[tuple[int, int, str]]:
    """Every different way to lay a pattern, turned and mirrored, from its smaller end point, in order (RI-16.3)."""
    turned = {pattern.translate(str.maketrans(SIDES, SIDES[turns:] + SIDES[:turns])) for turns in range(4)}
    paths = turned | {path.translate(str.maketrans("EW", "WE")) for path in turned}
    found = {
        from_smaller_end(row, col, path)
        for path in paths
        for row in range(SIZE + 1)
        for col in range(SIZE + 1)
        if traced(row, col, path)
    }
    return sorted(found)
