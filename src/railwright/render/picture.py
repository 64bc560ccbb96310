"""The neutral data a Railroad Ink sheet is drawn from: turned pieces, spaces and marks, and not one rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from railwright.core.errors import MalformedError

Side = Literal["N", "E", "S", "W"]
Space = tuple[int, int]
Band = tuple[int, int, str]
GridLine = tuple[int, int, bool]
"""A line between two spaces: its first grid point, and whether it runs down from there."""

SIDES = "NESW"
_STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
CORNERS = ("NW", "NE", "SE", "SW")


@dataclass(frozen=True, slots=True)
class Glyph:
    """One piece, already turned.

    `edges` are its ends clockwise N, E, S, W as a letter for their kind (H and R are roads and rails) or _; `joins` say
    which sides meet inside; `marks` are what else is drawn on it, each a name with its details, such as
    ("trail", "NW", "SE") for corners. What a kind or a mark looks like is found by its name in `render.art`.
    """

    edges: str
    joins: tuple[str, ...]
    station: bool = False
    marks: tuple[tuple[str, ...], ...] = ()

    def __post_init__(self) -> None:
        if len(self.edges) != 4 or not all("A" <= kind <= "Z" or kind == "_" for kind in self.edges):
            raise MalformedError("picture_edges", edges=repr(self.edges))
        joined = "".join(self.joins)
        if sorted(joined) != sorted(side for side, kind in zip(SIDES, self.edges, strict=True) if kind != "_"):
            raise MalformedError("picture_joins", joins=repr(self.joins), edges=repr(self.edges))
        if not all(mark and mark[0] for mark in self.marks):
            raise MalformedError("picture_marks", marks=repr(self.marks))

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The joins as side numbers 0-3 (N, E, S, W), each in clockwise order."""
        return tuple(tuple(sorted(SIDES.index(side) for side in join)) for join in self.joins)

    def group_of(self, side: int) -> tuple[int, ...]:
        """The sides that are joined with this one; empty where the side has no end."""
        return next((group for group in self.groups if side in group), ())


@dataclass(frozen=True, slots=True)
class Cell:
    """A piece in its space; `round` 0 shows no number, `wet` shows the player's colour."""

    row: int
    col: int
    glyph: Glyph
    round: int = 0
    wet: bool = False


@dataclass(frozen=True, slots=True)
class Exit:
    """A printed end outside the frame at one side of a border space."""

    row: int
    col: int
    side: Side
    kind: Literal["H", "R"]


@dataclass(frozen=True, slots=True)
class Building:
    """A sign printed in a space."""

    row: int
    col: int
    kind: Literal["factory", "village", "university"]


@dataclass(frozen=True, slots=True)
class Line:
    """A traced line: spaces in order with the entering and the leaving side; its two ends may name one side or none."""

    kind: Literal["H", "R"]
    path: tuple[Band, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Track:
    """Boxes printed below the sheet with what they say, the first `marked` of them filled."""

    boxes: tuple[str, ...]
    marked: int = 0


@dataclass(frozen=True, slots=True)
class Sign:
    """Something in a space that is no piece, such as a crater; its drawing is found by its name in `render.art`.

    `fills`: it lies where a piece would lie; otherwise it is put on top of what is there.
    """

    name: str
    row: int
    col: int
    fills: bool = True


@dataclass(frozen=True, slots=True)
class GridPath:
    """Something along the lines between spaces: from a grid point (0-7 from the top left) in unit steps N, E, S, W.

    How it looks is found by its name in `render.art`.
    """

    name: str
    row: int
    col: int
    steps: str

    @property
    def lines(self) -> tuple[GridLine, ...]:
        """The lines that it runs along, each as its point that comes first and whether it runs down."""
        row, col, found = self.row, self.col, []
        for step in self.steps:
            down, right = _STEPS[step]
            found.append((min(row, row + down), min(col, col + right), down != 0))
            row, col = row + down, col + right
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Picture:
    """Everything that one drawing of a sheet shows."""

    cells: tuple[Cell, ...] = ()
    exits: tuple[Exit, ...] = ()
    buildings: tuple[Building, ...] = ()
    signs: tuple[Sign, ...] = ()
    paths: tuple[GridPath, ...] = ()
    legal: tuple[Space, ...] = ()
    networks: tuple[tuple[Band, ...], ...] = ()
    network_labels: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    open_ends: tuple[tuple[int, int, Side], ...] = ()
    open_ends_label: str = ""
    villages: Track | None = None
    universities: Track | None = None
    budget: tuple[str, Track] | None = None
    """What pays for drawings: the name of its sign, and its boxes."""
    caption: str | None = None
    size: int = 7
    centre: tuple[int, int, int, int] | None = (2, 2, 4, 4)
    """First row, first column, last row, last column of the tinted middle."""

    def __post_init__(self) -> None:
        places = [(cell.row, cell.col) for cell in self.cells]
        if len(set(places)) != len(places):
            raise MalformedError("picture_twice")
        places += [(gate.row, gate.col) for gate in self.exits]
        places += [(building.row, building.col) for building in self.buildings]
        places += [*self.legal, *((sign.row, sign.col) for sign in self.signs)]
        places += [(row, col) for row, col, _ in self.bands]
        for row, col in places:
            if not (0 <= row < self.size and 0 <= col < self.size):
                raise MalformedError("picture_off", row=row, column=col, size=self.size)
        for row, col, down in (line for path in self.paths for line in path.lines):
            if not (0 <= row <= self.size - down and 0 <= col <= self.size - (not down)):
                raise MalformedError("picture_off", row=row, column=col, size=self.size)

    @property
    def bands(self) -> tuple[Band, ...]:
        """Every (row, col, sides) of networks, lines and open ends."""
        return (
            *(band for net in self.networks for band in net),
            *(b for line in self.lines for b in line.path),
            *self.open_ends,
        )

    @property
    def filled(self) -> set[Space]:
        """The spaces in which something lies that is no piece."""
        return {(sign.row, sign.col) for sign in self.signs if sign.fills}

    @property
    def by_space(self) -> dict[Space, Cell]:
        """The drawn cells by row and column."""
        return {(cell.row, cell.col): cell for cell in self.cells}

    @property
    def glyphs(self) -> dict[Space, Glyph]:
        """The drawn pieces by row and column."""
        return {(cell.row, cell.col): cell.glyph for cell in self.cells}


def space_name(row: int, col: int) -> str:
    """What a player calls a space: the letter of the row and the number of the column."""
    return f"{chr(ord('A') + row)}{col + 1}"


def printed(number: int | str) -> str:
    """A number as it is printed: with a minus, which is as wide as a plus, and no hyphen."""
    return str(number).replace("-", "−")


def plain_text(text: str) -> str:
    """Foreign text made safe for a terminal and for XML: no control characters, surrogates, direction overrides."""
    spaced = (" " if ch.isspace() else ch for ch in text)
    return "".join(ch for ch in spaced if ch.isprintable() or ch == "\u200d").strip()
