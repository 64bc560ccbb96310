"""A practised hand at the score pad: a sheet as a few long strokes of the pen, each kind of route in one go."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Page

from railwright.ink.rules.pieces import SIDES, variant_of

Placement = tuple[int, int, str, int]
Spot = tuple[float, float]
_STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_INSIDE = 0.42
"""How far from the middle a stroke begins or ends that should reach a side."""


@dataclass(frozen=True)
class Line:
    """A line in a space between two sides, or from a side to the middle."""

    row: int
    col: int
    ends: tuple[str, str]

    @property
    def middle(self) -> Spot:
        return self.col + 0.5, self.row + 0.5

    def spot(self, side: str, far: float = 0.5) -> Spot:
        x, y = self.middle
        across, down = _STEPS.get(side, (0, 0))
        return x + far * across, y + far * down

    def turned(self) -> Line:
        return Line(self.row, self.col, self.ends[::-1])


class Finger:
    """A finger on the glass, which the browser takes for what it is: a tap, a stroke, the flick at its end."""

    def __init__(self, page: Page) -> None:
        self._devtools = page.context.new_cdp_session(page)

    def _send(self, kind: str, *spots: Spot) -> None:
        self._devtools.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in spots]}
        )

    def draw(self, spots: list[Spot]) -> None:
        """A stroke through these points of the screen."""
        self._send("touchStart", spots[0])
        for (x, y), (to_x, to_y) in itertools.pairwise(spots):
            steps = max(2, round(math.hypot(to_x - x, to_y - y) / 12))
            for step in range(1, steps + 1):
                self._send("touchMove", (x + (to_x - x) * step / steps, y + (to_y - y) * step / steps))
        self._send("touchEnd")

    def tap(self, spot: Spot) -> None:
        """Down and up at one point."""
        self._send("touchStart", spot)
        self._send("touchEnd")


def opposite(side: str) -> str:
    return SIDES[(SIDES.index(side) + 2) % 4]


def lines_of(placement: Placement, kind: str) -> list[Line]:
    """The lines of one kind in a piece, as a hand would draw them."""
    row, col, piece, orientation = placement
    variant = variant_of(piece, orientation)
    found = []
    for join in variant.joins:
        sides = [side for side in join if variant.edges[SIDES.index(side)] == kind]
        straight = [side for side in sides if opposite(side) in sides]
        rest = [side for side in sides if side not in straight]
        pairs = [(side, opposite(side)) for side in straight if side in "NE"]
        if len(rest) == 2:
            pairs.append((rest[0], rest[1]))
        else:
            pairs += [(side, "") for side in rest]
        found += [Line(row, col, pair) for pair in pairs]
    return found


def strokes_of(board: Iterable[Placement], kind: str) -> list[list[Spot]]:
    """All lines of a kind in as few strokes as going on wherever a line goes on gives."""
    left = [line for placement in board for line in lines_of(placement, kind)]
    strokes = []
    while left:
        chain = [left.pop(0)]
        while follower := _beyond(chain[-1], left):
            chain.append(follower)
        chain = [line.turned() for line in reversed(chain)]
        while follower := _beyond(chain[-1], left):
            chain.append(follower)
        strokes.append(_way(chain))
    return strokes


def _beyond(line: Line, left: list[Line]) -> Line | None:
    """The line that goes on where this one ends, taken out of those that are left."""
    side = line.ends[1]
    if not side:
        return None
    across, down = _STEPS[side]
    for other in left:
        if (other.row, other.col) == (line.row + down, line.col + across) and opposite(side) in other.ends:
            left.remove(other)
            return other if other.ends[0] == opposite(side) else other.turned()
    return None


def beside(stroke: list[Spot], hand: Random) -> list[Spot]:
    """The stroke as a quick hand draws it: every point somewhere within a tenth of a space of where it should be."""
    return [(x + hand.uniform(-0.1, 0.1), y + hand.uniform(-0.1, 0.1)) for x, y in stroke]


def _way(chain: list[Line]) -> list[Spot]:
    """Where the pen goes: from near the first side over the sides between to near the last."""
    way = [chain[0].spot(chain[0].ends[0], _INSIDE)]
    for line in chain:
        if set(line.ends) in ({"N", "S"}, {"E", "W"}):
            way.append(line.middle)
        way.append(line.spot(line.ends[1], _INSIDE if line is chain[-1] else 0.5))
    return way
