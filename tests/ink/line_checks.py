"""Whether a longest line, as the score tells it, can be walked on the sheet."""

from __future__ import annotations

from tests.ink.oracle import ACROSS, Paper, beyond

from railwright.ink.options import Longest
from railwright.ink.score import LongestLine


def check_walk(paper: Paper, line: LongestLine, reading: Longest) -> None:
    """Each route leads to the next by ends of the kind that meet, nothing is passed twice, and the length is right."""
    kind = "H" if line.kind == "highway" else "R"
    assert len(line.routes) == line.length
    if not line.routes:
        assert not any(shape.has(kind) for shape in paper.pieces.values())
        return
    for row, col, sides in line.routes:
        shape = paper.pieces[row, col]
        assert all(shape.end(side) == kind for side in sides)
        assert any(set(sides) <= join for join in shape.joins)
    if line.length == 1:
        return
    closed = len(line.routes[0][2]) == 2 and len(line.routes) > 2
    steps = list(zip(line.routes, line.routes[1:], strict=False))
    if closed:
        steps.append((line.routes[-1], line.routes[0]))
    else:
        assert len(line.routes[0][2]) == len(line.routes[-1][2]) == 1
    passed = set()
    for (row, col, out), (next_row, next_col, into) in steps:
        assert beyond((row, col), out[-1]) == (next_row, next_col)
        assert into[0] == ACROSS[out[-1]]
        passed.add(frozenset([(row, col), (next_row, next_col)]))
    assert len(passed) == len(steps)
    if reading == "spaces":
        assert len({(row, col) for row, col, _ in line.routes}) == line.length
