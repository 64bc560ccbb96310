"""The characters of a piece in a terminal: three rows of seven, each with what it stands for."""

from __future__ import annotations

from dataclasses import dataclass

ROWS, COLS = 3, 7
MIDDLE = (1, 3)

Place = tuple[int, int]

CORNER_PLACES: dict[str, Place] = {"NW": (0, 0), "NE": (0, 6), "SE": (2, 6), "SW": (2, 0)}


@dataclass(frozen=True, slots=True)
class Letter:
    """One character of a piece, what it stands for (its colour has the same name) and the sides that it serves."""

    char: str
    role: str
    sides: frozenset[int] = frozenset()


Letters = dict[Place, Letter]
