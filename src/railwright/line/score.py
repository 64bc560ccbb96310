"""The score of a sheet in words a page can show: points of each part and the boxes they come from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from railwright.core.errors import MalformedError
from railwright.line.rules import layout as at
from railwright.line.rules.marking import block
from railwright.line.rules.scoring import has_most_travellers, score_seat, score_sheet

Ints = NDArray[np.int64]
Box = tuple[str, int]
_ROWS_OF = {"wood_sawmill": ("wood", "sawmill"), "coins": ("factory",)}


@dataclass(frozen=True, slots=True)
class Score:
    """Points by part, and where they come from: (row, box), box 1 the leftmost."""

    points: dict[str, int]
    boxes: dict[str, tuple[Box, ...]]
    total: int


def sheet_score(
    tables: Ints, boxes: Mapping[str, int], coins: int, *, most_travellers: bool = False, glass_first: bool = False
) -> Score:
    """The score of any marked sheet, however it came about."""
    marked = np.zeros(at.GOODS, dtype=np.int64)
    for name, count in boxes.items():
        if name not in at.SYMBOLS[: at.GOODS]:
            raise MalformedError("line_row_unknown", row=name, rows=at.SYMBOLS[: at.GOODS])
        row = at.SYMBOLS.index(name)
        if not 0 <= count <= tables[at.ROW_BOXES + row]:
            raise MalformedError("line_row_boxes", row=name, boxes=int(tables[at.ROW_BOXES + row]), number=count)
        marked[row] = count
    if not 0 <= coins < 2**31:
        raise MalformedError("line_coins", coins=coins)
    out = np.zeros(at.SCORE_SIZE, dtype=np.int64)
    score_sheet(marked, coins, most_travellers, glass_first, tables, out)
    return _friendly(tables, out)


def with_most_travellers(marked: Sequence[int]) -> list[bool]:
    """Which of several sheets has strictly the most marked traveller boxes (RL-6.1)."""

    def ahead(own: int, other: int) -> bool:
        state = np.zeros(at.STATE_SIZE, dtype=np.int64)
        state[at.PLAYERS] = 2
        for seat, boxes in enumerate((own, other)):
            state[block(seat) + at.BOXES + at.TRAVELLERS] = boxes
        return bool(has_most_travellers(state, 0))

    return [all(ahead(own, other) for j, other in enumerate(marked) if j != k) for k, own in enumerate(marked)]


def seat_score(state: Ints, tables: Ints, seat: int) -> Score:
    """The score of a seat as the table stands."""
    out = np.zeros(at.SCORE_SIZE, dtype=np.int64)
    score_seat(state, tables, seat, out)
    return _friendly(tables, out)


def _friendly(tables: Ints, out: Ints) -> Score:
    points = {part: int(out[at.POINTS + number]) for number, part in enumerate(at.PARTS)}
    boxes: dict[str, tuple[Box, ...]] = {}
    for part in at.PARTS:
        rows = _ROWS_OF.get(part, (part,))
        found = [(row, int(out[at.SCORING_BOX + at.SYMBOLS.index(row)])) for row in rows]
        if part in ("coins", "factory") and (part == "coins") != bool(tables[at.RATED]):
            found = []  # a factory box scores by itself or sets the worth of coins (RL-7), never both
        boxes[part] = tuple((row, box) for row, box in found if box)
    return Score(points, boxes, int(out[at.TOTAL]))
