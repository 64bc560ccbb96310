"""The naive reading of the rules, fourth part: canyons as sets of unit lines between grid points (RI-16).

Nothing of the engine is needed: a line is the pair of its two points, a canyon a group of lines that share points.
"""

from __future__ import annotations

import functools
from collections.abc import Set as AbstractSet

from tests.ink.oracle import ACROSS, ALL_SPACES, CENTRE, CLOCKWISE, MIRROR, SIDES, STEPS, Paper, Shape, Space, beyond

Line = frozenset[Space]

PATTERNS = {
    "canyon-1": "E",
    "canyon-2": "EE",
    "canyon-3": "EEE",
    "canyon-corner": "ES",
    "canyon-hook": "EES",
    "canyon-zigzag": "ESE",
}
CORNERS_OF_SIDE = {"N": ((0, 0), (0, 1)), "E": ((0, 1), (1, 1)), "S": ((1, 0), (1, 1)), "W": ((0, 0), (1, 0))}


def line_of(space: Space, side: str) -> Line:
    """The line along a side of a space."""
    return frozenset((space[0] + down, space[1] + right) for down, right in CORNERS_OF_SIDE[side])


def line_between(space: Space, other: Space) -> Line:
    """The line between two neighbours."""
    return next(line_of(space, side) for side in SIDES if beyond(space, side) == other)


INNER_LINES = {line_of(space, side) for space in ALL_SPACES for side in SIDES if beyond(space, side) is not None}


@functools.cache
def walked(row: int, col: int, path: str) -> tuple[Space, ...]:
    """The points of a path."""
    points = [(row, col)]
    for step in path:
        points.append((points[-1][0] + STEPS[step][0], points[-1][1] + STEPS[step][1]))
    return tuple(points)


@functools.cache
def lines_along(points: tuple[Space, ...]) -> frozenset[Line]:
    """The lines between consecutive points."""
    return frozenset(frozenset(points[at : at + 2]) for at in range(len(points) - 1))


def on_edge(point: Space) -> bool:
    """Whether a grid point lies on the outer edge."""
    return point[0] in (0, 7) or point[1] in (0, 7)


def degree(lines: AbstractSet[Line], point: Space) -> int:
    """How many of the lines end at a point."""
    return sum(point in line for line in lines)


def needing_bridges(paper: Paper, lines: AbstractSet[Line]) -> set[Line]:
    """RI-16.6: the lines on which a highway or railway end lies, from either side."""
    return {
        line_of(space, side)
        for space, shape in paper.pieces.items()
        for side, kind in shape.ends
        if kind in "HR" and line_of(space, side) in lines
    }


def spent(paper: Paper) -> int:
    """The bridge points that are spent."""
    return len(needing_bridges(paper, paper.canyons))


def payable(paper: Paper, shape: Shape, space: Space) -> bool:
    """RI-16.6: whether the sheet with this piece has no more than 12 bridges."""
    return spent(Paper({**paper.pieces, space: shape}, canyons=paper.canyons)) <= 12


def paths_of(piece: str) -> set[str]:
    """The pattern turned, mirrored and walked from either end (RI-16.3)."""
    paths, path = set(), PATTERNS[piece]
    for _ in range(4):
        path = "".join(CLOCKWISE[step] for step in path)
        mirrored = "".join(MIRROR[step] for step in path)
        for one in (path, mirrored):
            paths |= {one, "".join(ACROSS[step] for step in reversed(one))}
    return paths


@functools.cache
def drawings(piece: str) -> list[tuple[int, int, str]]:
    """Every way to draw a pattern on the sheet, written from its smaller end point."""
    found = []
    for path in paths_of(piece):
        for row in range(8):
            for col in range(8):
                points = walked(row, col, path)
                if lines_along(points) <= INNER_LINES and points[0] < points[-1]:
                    found.append((row, col, path))
    return sorted(found)


def fits(paper: Paper, row: int, col: int, path: str) -> bool:
    """RI-16.4, RI-16.6: connected, without branching or crossing, and payable."""
    points = walked(row, col, path)
    new = lines_along(points)
    if new & paper.canyons:
        return False
    if not any(on_edge(end) or degree(paper.canyons, end) == 1 for end in (points[0], points[-1])):
        return False
    after = new | paper.canyons
    if any(degree(after, point) > 2 for point in points):
        return False
    return len(needing_bridges(paper, after)) <= 12


def placements(paper: Paper, piece: str) -> list[tuple[int, int, str]]:
    """Where a pattern may be drawn, sorted."""
    return [way for way in drawings(piece) if fits(paper, *way)]


def canyons(paper: Paper) -> list[set[Line]]:
    """RI-16.5: the groups of lines that share points."""
    left, groups = set(paper.canyons), []
    while left:
        edge, group = [left.pop()], set()
        while edge:
            line = edge.pop()
            group.add(line)
            found = {other for other in left if other & line}
            left -= found
            edge += found
        groups.append(group)
    return groups


def ends_on_edge(group: set[Line]) -> int:
    """How many of a canyon's ends lie on the outer edge."""
    return sum(on_edge(point) for line in group for point in line if degree(group, point) == 1)


def points(paper: Paper) -> int:
    """RI-16.8: 1 per segment of the longest canyon, 2 for each with both ends on the outer edge."""
    groups = canyons(paper)
    return max((len(group) for group in groups), default=0) + 2 * sum(ends_on_edge(group) == 2 for group in groups)


def through_centre(paper: Paper) -> bool:
    """Goal CC: a canyon from edge to edge has a line between two central spaces."""
    inner = {line_of(space, side) for space in CENTRE for side in SIDES if beyond(space, side) in CENTRE}
    return any(ends_on_edge(group) == 2 and group & inner for group in canyons(paper))
