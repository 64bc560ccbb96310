"""The printed sheet as bit masks: bit 7 * row + column stands for a space (RI-1.1)."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from railwright.ink.rules.pieces import EAST, KIND_OF, NORTH, SIDES, SOUTH, WEST, load

BuildingKind = Literal["factory", "village", "university"]

SIZE = 7
SPACES = SIZE * SIZE
ALL = (1 << SPACES) - 1
LEFT_COLUMN = sum(1 << (SIZE * row) for row in range(SIZE))
RIGHT_COLUMN = LEFT_COLUMN << (SIZE - 1)
TOP_ROW = (1 << SIZE) - 1
BOTTOM_ROW = TOP_ROW << (SIZE * (SIZE - 1))
CORNER_SPACES = 1 | 1 << (SIZE - 1) | 1 << (SPACES - SIZE) | 1 << (SPACES - 1)

STEP = np.array([-SIZE, 1, SIZE, -1], dtype=np.int64)
"""From a space to its neighbour on each side."""
OUTER = np.array([TOP_ROW, RIGHT_COLUMN, BOTTOM_ROW, LEFT_COLUMN], dtype=np.int64)
"""The spaces whose side lies on the outer edge."""

assert (NORTH, EAST, SOUTH, WEST) == (0, 1, 2, 3)

_BOARD: dict[str, Any] = load("board.json")


def mask_of(spaces: list[list[int]]) -> int:
    """The mask of a list of [row, column]."""
    return sum(1 << (SIZE * row + col) for row, col in spaces)


EXITS = tuple((e["row"], e["col"], e["side"], e["kind"]) for e in _BOARD["exits"])
EXIT_SPACE = np.array([SIZE * row + col for row, col, _, _ in EXITS], dtype=np.int64)
EXIT_SIDE = np.array([SIDES.index(side) for _, _, side, _ in EXITS], dtype=np.int64)
EXIT_KIND = np.array([KIND_OF[kind] for _, _, _, kind in EXITS], dtype=np.int64)
EXIT_SPACES = mask_of([[row, col] for row, col, _, _ in EXITS])

_ROWS, _COLS = _BOARD["centre"]
CENTRE = mask_of([[r, c] for r in range(_ROWS[0], _ROWS[1] + 1) for c in range(_COLS[0], _COLS[1] + 1)])
MIDDLE = SPACES // 2

BUILDINGS: dict[BuildingKind, list[list[int]]] = _BOARD["buildings"]
FACTORIES = mask_of(BUILDINGS["factory"])
VILLAGES = mask_of(BUILDINGS["village"])
UNIVERSITIES = mask_of(BUILDINGS["university"])
UNIVERSITY_BOXES: int = _BOARD["university_boxes"]

NETWORK_POINTS = np.array(_BOARD["network_points"], dtype=np.int64)
JOIN_POINTS = int(NETWORK_POINTS[2] - NETWORK_POINTS[1])
"""What two networks bring when they become one, an exit alone counted as one; the twelfth exit brings more (RI-4.1)."""
VILLAGE_POINTS = np.array(_BOARD["village_points"], dtype=np.int64)
ROUNDS: int = _BOARD["rounds"]
"""Of a game without an expansion (RI-2.1)."""
