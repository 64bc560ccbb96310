"""Why a box of a score sheet brings nothing as the sheet stands: its condition, and what is missing (RL-6, RL-7)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from railwright.line.deck import GOODS, Goods, Sheet

Reason = Literal["column", "partner", "chain", "locked", "coins", "support"]
Box = tuple[str, int]


@dataclass(frozen=True, slots=True)
class Idle:
    """A box, 1 the leftmost, that is marked in vain, or the next one, which would be.

    `column`: boxes above it are missing. `partner`: the other row of a product is empty. `chain`: a link before it is
    missing. `locked`: it may not be marked yet, and its symbol is lost. `coins`: it raises coins, and there are none.
    `support`: it is worth nothing itself, and of those below it none is marked. `boxes`: those that are missing, or
    stand below.
    """

    row: Goods
    box: int
    reason: Reason
    boxes: tuple[Box, ...] = ()


def idle_boxes(sheet: Sheet, marked: Mapping[str, int], coins: int) -> list[Idle]:
    """All boxes that are marked in vain, and the next boxes that would be, row by row from left to right."""
    return [
        idle for row in GOODS for box in _asked(sheet, marked, row) if (idle := _idle(sheet, marked, coins, row, box))
    ]


def _asked(sheet: Sheet, marked: Mapping[str, int], row: Goods) -> Iterator[int]:
    """Marked boxes and the next one."""
    count = marked.get(row, 0)
    yield from range(1, min(count + 1, len(sheet.rows[row].boxes)) + 1)


def _idle(sheet: Sheet, marked: Mapping[str, int], coins: int, row: Goods, box: int) -> Idle | None:
    is_last = box >= marked.get(row, 0)  # of what only the rightmost box brings, those before it need no reason
    above = _above(sheet, marked, row, box)
    if above:
        return Idle(row, box, "column", above)
    if row in ("wood", "sawmill"):
        return _in_pair(sheet, marked, row, box)
    if row == "sugar_beet" and (gates := sheet.beet_gates()):
        factories = gates[box - 1]
        locked = box > marked.get(row, 0) and marked.get("sugar_factory", 0) < factories
        return Idle(row, box, "locked", (("sugar_factory", factories),)) if locked else None
    if row == "factory" and sheet.coin_rates:
        return Idle(row, box, "coins") if is_last and not coins else None
    below = _below(sheet, row)
    in_use = any(marked.get(name, 0) for name, _ in below)
    if is_last and below and not in_use and not sheet.rows[row].boxes[box - 1]:
        return Idle(row, box, "support", below)
    return None


def _above(sheet: Sheet, marked: Mapping[str, int], row: Goods, box: int) -> tuple[Box, ...]:
    """Boxes of the same column in the rows above that are missing (RL-6.4, RL-6.6, RL-7.1, RL-7.2)."""
    column = sheet.rows[row].column(box - 1)
    needs = ((above, sheet.rows[above].boxes_up_to(column)) for above in sheet.rows[row].below)
    return tuple((above, least) for above, least in needs if marked.get(above, 0) < least)


def _below(sheet: Sheet, row: Goods) -> tuple[Box, ...]:
    """The boxes that count only through this row."""
    rows = (name for name in GOODS if row in sheet.rows[name].below)
    return tuple((name, box) for name in rows for box in range(1, len(sheet.rows[name].boxes) + 1))


def _in_pair(sheet: Sheet, marked: Mapping[str, int], row: Goods, box: int) -> Idle | None:
    """Wood and sawmill: a product (RL-6.5), or a chain that begins with wood (RL-7.3)."""
    other: Goods = "sawmill" if row == "wood" else "wood"
    if sheet.wood_sawmill == "zigzag":
        least = box - 1 if row == "wood" else box
        return Idle(row, box, "chain", ((other, least),)) if marked.get(other, 0) < least else None
    if marked.get(other, 0) or box < marked.get(row, 0):
        return None
    return Idle(row, box, "partner", ((other, 1),))
