"""The naive reading of the rules, second part: what a sheet scores and which goals it meets (RI-4 to RI-9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tests.ink import oracle_canyon
from tests.ink.oracle import ACROSS, CENTRE, CORNERS, EXITS, SIDES, Paper, Side, Space, beyond, corner_point, neighbours

NETWORK_VALUE = (0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45)
Arc = tuple[Space, frozenset[Side]]
Graph = dict[Arc, list[tuple[Arc, frozenset[Space]]]]


def arcs(paper: Paper, kinds: str = "HR") -> list[Arc]:
    """The separate routes of all spaces that have an end of these kinds."""
    return [
        (space, join)
        for space, shape in sorted(paper.pieces.items())
        for join in sorted(shape.joins, key=sorted)
        if any(shape.end(side) in kinds for side in join)
    ]


def steps_from(paper: Paper, arc: Arc, kinds: str) -> Iterator[tuple[Arc, frozenset[Space]]]:
    """The arcs that meet this one in an end of these kinds, each with the two spaces of the connection."""
    space, join = arc
    for side in sorted(join):
        other = beyond(space, side)
        kind = paper.end_at(space, side)
        if other is not None and kind in kinds and paper.seen(space, side) == kind:
            there = next(j for j in paper.pieces[other].joins if ACROSS[side] in j)
            yield (other, there), frozenset((space, other))


def components(paper: Paper, kinds: str) -> list[set[Arc]]:
    """Groups of joined arcs."""
    left = set(arcs(paper, kinds))
    groups = []
    while left:
        group, edge = set(), [min(left, key=lambda arc: (arc[0], sorted(arc[1])))]
        while edge:
            arc = edge.pop()
            if arc not in group:
                group.add(arc)
                edge += [other for other, _ in steps_from(paper, arc, kinds)]
        groups.append(group)
        left -= group
    return groups


def network_exits(paper: Paper) -> list[int]:
    """RI-4.1, RI-14.7: the number of exits of each network that has two or more, largest first; water joins them."""
    counts = []
    for group in components(paper, "HRK"):
        exits = sum(
            side in join and paper.end_at(space, side) == EXITS[space, side]
            for space, join in group
            for side in SIDES
            if (space, side) in EXITS
        )
        counts.append(exits)
    return sorted((count for count in counts if count > 1), reverse=True)


class TooLong(Exception):  # noqa: N818 - it is no error but a limit of the naive search
    """The naive search for the longest line would take too long."""


def longest(paper: Paper, kind: str, reading: str, limit: int = 200_000) -> int:
    """RI-4.2: try every walk from every arc."""
    graph: Graph = {arc: list(steps_from(paper, arc, kind)) for arc in arcs(paper, kind)}
    best, steps = 0, 0
    for start in graph:
        stack: list[tuple[Arc, int, frozenset[object]]] = [(start, 0, frozenset([start[0]]))]
        while stack:
            arc, used, passed = stack.pop()
            steps += 1
            if steps > limit:
                raise TooLong
            closed = reading == "sections" and used > 0 and arc == start
            best = max(best, used + (not closed or any(_left_over(paper, graph, kind, one, passed) for one in graph)))
            for other, connection in graph[arc]:
                mark: object = connection if reading == "sections" else other[0]
                if mark not in passed:
                    stack.append((other, used + 1, passed | {mark}))
    return best


def _left_over(paper: Paper, graph: Graph, kind: str, arc: Arc, passed: frozenset[object]) -> bool:
    """Whether a walk comes along this arc and leaves one of its ends unused."""
    used = sum(connection in passed for _, connection in graph[arc])
    space, join = arc
    return 0 < used < sum(paper.end_at(space, side) == kind for side in join)


def centre(paper: Paper) -> int:
    """RI-4.3: central spaces with anything drawn in them."""
    return sum(space in paper.pieces or space in paper.craters for space in CENTRE)


def errors(paper: Paper) -> set[tuple[int, int, Side]]:
    """RI-4.4, RI-6.5, RI-7.4, RI-13.6, RI-14.6: ends inside the sheet, lakes apart, that meet none of their kind."""
    found = set()
    for space, shape in paper.pieces.items():
        for side, kind in shape.ends:
            other = beyond(space, side)
            if kind != "K" and other is not None and other not in paper.craters and paper.seen(space, side) != kind:
                found.add((*space, side))
    return found


def lakes(paper: Paper) -> list[tuple[int, bool]]:
    """RI-6.5: the size of each lake, and whether it is closed."""
    found = []
    for group in components(paper, "L"):
        spaces = {space for space, _ in group}
        is_open = any(
            beyond(space, side) is not None and paper.end_at(space, side) == "L" and paper.seen(space, side) != "L"
            for space in spaces
            for side in SIDES
        )
        found.append((len(spaces), not is_open))
    return found


def rivers(paper: Paper) -> list[int]:
    """RI-13.7: what each river is worth, walked from piece to piece: its spaces, and 3 if it runs from edge to edge."""
    found = []
    for group in components(paper, "V"):
        spaces = {space for space, _ in group}
        at_edge = [
            (space, side)
            for space in spaces
            for side in SIDES
            if paper.end_at(space, side) == "V" and beyond(space, side) is None
        ]
        found.append(len(spaces) + 3 * (len(at_edge) == 2))
    return found


def forests(paper: Paper) -> list[int]:
    """RI-8.2: the sizes of the groups of orthogonally adjacent spaces with trees, largest first."""
    left = {space for space, shape in paper.pieces.items() if shape.trees}
    sizes = []
    while left:
        edge, size = [left.pop()], 0
        while edge:
            space = edge.pop()
            size += 1
            found = left & set(neighbours(space))
            left -= found
            edge += found
        sizes.append(size)
    return sorted(sizes, reverse=True)


def trail_networks(paper: Paper) -> list[int]:
    """RI-9.2: how many stations each trail network joins."""
    members = {
        space: {corner_point(space, corner) for corner in shape.trail}
        for space, shape in paper.pieces.items()
        if shape.trail
    }
    points = set().union(*members.values()) if members else set()
    for space, shape in paper.pieces.items():
        if shape.station:
            members[space] = {corner_point(space, corner) for corner in CORNERS} & points
    groups: list[tuple[set[Space], set[Space]]] = []
    for space, touched in members.items():
        spaces, reach = {space}, set(touched)
        for group in [group for group in groups if group[1] & touched]:
            groups.remove(group)
            spaces |= group[0]
            reach |= group[1]
        groups.append((spaces, reach))
    return sorted((sum(paper.pieces[space].station for space in spaces) for spaces, _ in groups), reverse=True)


def expansion_points(paper: Paper, expansion: str | None) -> int:
    """RI-6.5, RI-7.4, RI-8.2, RI-9.3, RI-13.7, RI-14.8: the expansion's own points, errors apart."""
    if expansion == "lava":
        found = lakes(paper)
        return 5 * sum(closed for _, closed in found) + max((size for size, _ in found), default=0)
    if expansion == "meteor":
        return 2 * sum(
            any(beyond(space, side) in paper.craters for side, kind in shape.ends if kind in "HR")
            for space, shape in paper.pieces.items()
        )
    if expansion == "forest":
        sizes = [*forests(paper), 0, 0]
        return 2 * sizes[0] + sizes[1]
    if expansion == "river":
        return max(rivers(paper), default=0)
    if expansion == "trail":
        return sum(NETWORK_VALUE[min(stations, 12)] // 2 for stations in trail_networks(paper))
    if expansion == "canyon":
        return oracle_canyon.points(paper)
    if expansion == "lake":
        return min((len(group) for group in components(paper, "K")), default=0)
    if expansion == "desert":
        return sum(shape.cacti for shape in paper.pieces.values())
    return 0


def has_loop(paper: Paper) -> bool:
    """Goal F: some connection lies on a cycle, that is, a network has as many connections as arcs or more."""
    for group in components(paper, "HR"):
        ends = sum(len(list(steps_from(paper, arc, "HR"))) for arc in group)
        if ends // 2 >= len(group):
            return True
    return False


def crosses_a_canyon(paper: Paper, times: int) -> bool:
    """Goal CB: some walk that uses no connection twice passes over the same canyon so often (RI-17.2)."""
    for group in oracle_canyon.canyons(paper):
        for start in arcs(paper):
            walks: list[tuple[Arc, frozenset[frozenset[Space]], int]] = [(start, frozenset(), 0)]
            while walks:
                arc, used, crossed = walks.pop()
                if crossed == times:
                    return True
                for other, connection in steps_from(paper, arc, "HR"):
                    if connection not in used:
                        over = oracle_canyon.line_between(*connection) in group
                        walks.append((other, used | {connection}, crossed + over))
    return False


def _runs(spaces: set[Space], steps: Iterable[tuple[int, int]], length: int) -> bool:
    return any(
        all((row + index * down, col + index * right) in spaces for index in range(length))
        for row, col in spaces
        for down, right in steps
    )


def meets(paper: Paper, goal: str, villages: int = 0) -> bool:
    """RI-5.4: whether the sheet meets a goal now."""
    drawn = set(paper.pieces) | paper.craters
    trees = {space for space, shape in paper.pieces.items() if shape.trees}
    trails = {space: shape for space, shape in paper.pieces.items() if shape.trail}
    straight, diagonal = ((0, 1), (1, 0)), ((1, 1), (1, -1))
    cacti = {space for space, shape in paper.pieces.items() if shape.cacti}
    oases = {space for space, shape in paper.pieces.items() if shape.oasis}
    if goal == "TB":
        stations = [space for space, shape in paper.pieces.items() if shape.station]
        touched = [{corner_point(space, corner) for corner in CORNERS} for space in stations]
        return any(
            sum(any(corner_point(at, corner) in points for corner in shape.trail) for at, shape in trails.items()) >= 3
            for points in touched
        )
    return {
        "A": len(drawn & set(CENTRE)) >= 5,
        "B": villages >= 3,
        "C": _runs(drawn, straight, 7),
        "D": len(drawn & {(0, 0), (0, 6), (6, 0), (6, 6)}) >= 3,
        "E": any(all((r + i, c + j) in drawn for i in range(3) for j in range(3)) for r in range(5) for c in range(5)),
        "F": has_loop(paper),
        "CA": oracle_canyon.spent(paper) >= 6,
        "CB": crosses_a_canyon(paper, 3),
        "CC": oracle_canyon.through_centre(paper),
        "FA": len(forests(paper)) >= 5,
        "FB": _runs(trees, diagonal, 4),
        "FC": len(trees & {space for space, _ in EXITS}) >= 4,
        "TA": _runs(set(trails), straight, 4),
        "TC": len(set(trails) & set(CENTRE)) >= 5,
        "DA": any({(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)} <= cacti for r in range(6) for c in range(6)),
        "DB": _runs(cacti, straight, 4),
        "DC": any(len(oases & {space for space, _ in group}) >= 3 for group in components(paper, "HR")),
    }[goal]
