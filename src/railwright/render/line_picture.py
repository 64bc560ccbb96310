"""The neutral data that a table of Rail Line is drawn from: cards, engines, boxes, and not one rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from railwright.core.language import Speaker, speaker

Station = tuple[str, ...]
Lanes = tuple[Station, Station, Station]
BoxState = Literal["free", "next", "marked", "scores"]

FIRST_CURVE, SECOND_CURVE, LAST = 9, 18, 26
GOAL = LAST + 1
"""Positions along the line: 0 the start card, then cards, with a curve after the first and the second eight."""


@dataclass(frozen=True, slots=True)
class CardPicture:
    """A card with its name and its stations on the top, middle and bottom lane; `chosen` lifts it out."""

    name: str
    lanes: Lanes
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class EnginePicture:
    """The two engines of a player: position and lane of each; `player` is the number of the colour, 1 the first."""

    player: int
    slow: int
    slow_lane: int
    fast: int
    fast_lane: int


@dataclass(frozen=True, slots=True)
class BoxPicture:
    """A box of a score sheet in its column (from 1)."""

    text: str
    column: int
    state: BoxState = "free"


@dataclass(frozen=True, slots=True)
class RowPicture:
    """A row of a score sheet with the coins at its end; a bar stands after each of the columns `bars`."""

    symbol: str
    boxes: tuple[BoxPicture, ...]
    coins: int
    bars: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetPicture:
    """The score sheet of one player with the points it has now."""

    player: int
    name: str
    note: str
    points: int
    rows: tuple[RowPicture, ...]


@dataclass(frozen=True, slots=True)
class TablePicture:
    """Everything that one drawing of the table shows; `line` begins with the start card and includes the curves."""

    line: tuple[Lanes, ...]
    engines: tuple[EnginePicture, ...] = ()
    hand: tuple[CardPicture, ...] = ()
    display: tuple[CardPicture, ...] = ()
    stack: int | None = None
    sheets: tuple[SheetPicture, ...] = ()
    ghost: Lanes | None = None
    caption: str = ""
    say: Speaker = field(default_factory=speaker)
    """Who speaks in the drawing; English unless it is told otherwise."""


def place(position: int) -> tuple[int, int]:
    """Row 0-2 and column 0-9 of a position; curves stand in the outermost columns."""
    if position <= FIRST_CURVE:
        return 0, position
    if position <= SECOND_CURVE:
        return 1, SECOND_CURVE - position
    return 2, position - SECOND_CURVE


def card_number(position: int) -> int:
    """How many track cards lie when this position is laid."""
    return position - (position > FIRST_CURVE) - (position > SECOND_CURVE)
