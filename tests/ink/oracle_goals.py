"""The naive reading of the rules: the further goal cards (RI-17), their lines tried out one by one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from tests.ink import oracle_score
from tests.ink.oracle import EXITS, Paper, Side, Space, beyond, neighbours
from tests.ink.oracle_score import Arc, TooLong, components, longest, steps_from

MIDDLES = {((0, 3), "N"), ((3, 6), "E"), ((6, 3), "S"), ((3, 0), "W")}
Walk = tuple[Arc, ...]


def exits_of(paper: Paper, arcs: Iterable[Arc]) -> set[tuple[Space, Side]]:
    """The exits that these routes reach."""
    return {
        (space, side)
        for space, join in arcs
        for side in join
        if (space, side) in EXITS and paper.end_at(space, side) == EXITS[space, side]
    }


def walks(paper: Paper, start: Arc, limit: int, lakes: list[set[Arc]] | None = None) -> Iterator[tuple[Walk, bool]]:
    """Every way along joined routes from here that takes no connection twice, and whether it has been over water.

    Over each of the lakes, if any are given, it may pass once, from a pier to another one (RI-17.2, RI-17.7).
    """
    stack: list[tuple[Walk, frozenset[object]]] = [((start,), frozenset())]
    steps = 0
    while stack:
        walk, used = stack.pop()
        steps += 1
        if steps > limit:
            raise TooLong
        yield walk, any(isinstance(mark, int) for mark in used)
        ways: list[tuple[Arc, object]] = list(steps_from(paper, walk[-1], "HR"))
        for number, lake in enumerate(lakes or []):
            if walk[-1] in lake:
                ways += [(pier, number) for pier in lake if pier != walk[-1] and paper.pieces[pier[0]].station]
        stack += [((*walk, other), used | {mark}) for other, mark in ways if mark not in used]


def from_exit_to_exit(paper: Paper, limit: int, lakes: list[set[Arc]] | None = None) -> Iterator[tuple[Walk, bool]]:
    """Every line that leads from one exit to another."""
    routes = [arc for group in components(paper, "HR") for arc in group]
    for start in routes:
        for begin in exits_of(paper, [start]):
            for walk, wet in walks(paper, start, limit, lakes):
                if exits_of(paper, [walk[-1]]) - {begin}:
                    yield walk, wet


def over_two_bridges(paper: Paper, limit: int) -> bool:
    """Goal RA: some line has two bridges of one river on it."""
    rivers = [{space for space, _ in group} for group in components(paper, "V")]
    bridges = [arc for group in components(paper, "HR") for arc in group if paper.pieces[arc[0]].has("V")]
    return any(
        any(len(river & {arc[0] for arc in walk if arc in bridges}) >= 2 for river in rivers)
        for start in bridges
        for walk, _ in walks(paper, start, limit)
    )


def around(walk: Walk, space: Space) -> bool:
    """Whether a space lies inside a closed walk: a ray from it crosses the walk oddly often."""
    corners = [at for at, _ in walk]
    inside = False
    for (row, col), (next_row, _) in pairwise(corners):
        crosses = (row > space[0]) != (next_row > space[0])
        if crosses and space[1] < col:  # it does so straight up or down
            inside = not inside
    return inside


def around_a_volcano(paper: Paper, limit: int) -> bool:
    """Goal VA: some closed line has a volcano inside."""
    volcanoes = [space for space, shape in paper.pieces.items() if shape.name == "volcano"]
    routes = [arc for group in components(paper, "HR") for arc in group]
    return any(
        len(walk) > 1 and walk[-1] == start and any(around(walk, space) for space in volcanoes)
        for start in routes
        for walk, _ in walks(paper, start, limit)
    )


def networks(paper: Paper) -> list[set[Arc]]:
    """RI-14.7: the networks, joined by water, too."""
    return components(paper, "HRK")


def has_route(paper: Paper, space: Space) -> bool:
    """Whether a highway or a railway lies there."""
    return space in paper.pieces and paper.pieces[space].has("HR")


def faces_craters(paper: Paper, group: set[Arc]) -> set[Space]:
    """The craters that the ends of a network face."""
    return {
        other
        for space, join in group
        for side in join
        if paper.end_at(space, side) in "HR" and (other := beyond(space, side)) in paper.craters
    }


def meets(paper: Paper, goal: str, villages: int, reading: str, limit: int) -> bool:
    """RI-5.4, RI-17: whether the sheet meets a goal now, what happened before apart."""
    exits = [exits_of(paper, group) for group in networks(paper)]
    stations = [{space for space, _ in group if paper.pieces[space].station} for group in networks(paper)]
    water = {space for space, shape in paper.pieces.items() if shape.has("V")}
    lake = [space for space, shape in paper.pieces.items() if shape.has("K")]
    if goal in ("I", "J"):
        return longest(paper, "H" if goal == "I" else "R", reading, limit) >= 6
    if goal == "RA":
        return over_two_bridges(paper, limit)
    if goal == "RC":
        bridges = {arc for group in components(paper, "HR") for arc in group if arc[0] in water}
        return any(bridges & set(walk) for walk, _ in from_exit_to_exit(paper, limit))
    if goal == "LA":
        return any(wet for _, wet in from_exit_to_exit(paper, limit, components(paper, "K")))
    if goal == "VA":
        return around_a_volcano(paper, limit)
    if goal == "VB":
        return any(
            any(paper.pieces[space].has("L") for space, _ in walk) for walk, _ in from_exit_to_exit(paper, limit)
        )
    if goal in ("VC", "MC"):
        return False
    simple = {
        "G": any(len(found) >= 3 for found in exits),
        "H": any(len(found) >= 4 for found in stations),
        "K": any(
            {"N", "S"} <= {side for _, side in found} or {"E", "W"} <= {side for _, side in found} for found in exits
        ),
        "L": any(len(found & MIDDLES) >= 2 for found in exits),
        "LB": any(sum(space[axis] == line for space in lake) >= 4 for axis in (0, 1) for line in range(7)),
        "LC": any(
            all(
                paper.seen(space, side) == "K"
                for space, _ in group
                for side, kind in paper.pieces[space].ends
                if kind == "K"
            )
            for group in components(paper, "K")
        ),
        "RB": sum(shape.station and bool(water & set(neighbours(space))) for space, shape in paper.pieces.items()) >= 3,
        "MA": any(
            len(neighbours(hole)) == 4 and all(has_route(paper, other) for other in neighbours(hole))
            for hole in paper.craters
        ),
        "MB": any(len(faces_craters(paper, group)) >= 2 for group in components(paper, "HR")),
    }
    return simple[goal] if goal in simple else oracle_score.meets(paper, goal, villages)
