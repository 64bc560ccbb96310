"""A Railroad Ink sheet, or one piece, as lines of characters for a terminal, in colour or plain."""

from __future__ import annotations

from railwright.render.art import ends_of, line_of, mark_of, merged
from railwright.render.art.stand_in import PLAIN_ROWS
from railwright.render.ink_letters import arm, free_places, junction, letters_of, outermost
from railwright.render.ink_text_notes import building_ink, line_ink, network_ground, notes
from railwright.render.letters import COLS, CORNER_PLACES, MIDDLE, ROWS, Letter
from railwright.render.picture import CORNERS, SIDES, Band, Building, Cell, Glyph, GridPath, Line, Picture, Sign, Space
from railwright.render.terminal import Canvas, Depth, Style
from railwright.render.theme import PALETTES, Palette, Theme

_LEFT, _TOP = 5, 2
"""Columns and rows before the frame: coordinates and the ends of the exits."""
_SMALL_DIGITS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_STEP = ((-1, 0), (0, 1), (1, 0), (0, -1))
_OPEN = "×"
_POINT = "●"


def sheet_text(
    picture: Picture,
    *,
    colour: bool,
    true_colour: bool = False,
    theme: Theme = "dark",
    player: int = 1,
    width: int = 80,
    compact: bool = False,
    points: tuple[Space, ...] = (),
) -> str:
    """A sheet for a terminal: 65 columns by 32 rows and notes, or 59 by 26 when `compact` or when `width` is less.

    In colour the paper is painted, too, so that it is legible on any terminal; `true_colour` is for those that show
    more than 256 colours. Without colour, networks and traced lines are named by their spaces below the sheet.
    `points`: grid points to be marked.
    """
    colours, depth = PALETTES[theme], _depth(colour, true_colour)
    sheet = _Sheet(picture, colours, player, gap=1, points=points)
    if compact or width < sheet.width:
        sheet = _Sheet(picture, colours, player, gap=0, points=points)
    return "\n".join([*sheet.draw().lines(depth), *notes(picture, colours, sheet.width, depth)]) + "\n"


def glyph_text(
    glyph: Glyph,
    *,
    colour: bool,
    true_colour: bool = False,
    theme: Theme = "dark",
    player: int = 1,
    wet: bool = False,
) -> list[str]:
    """The three lines of one piece, seven columns each, to be set side by side."""
    colours, depth = PALETTES[theme], _depth(colour, true_colour)
    canvas = Canvas(ROWS, COLS, Style(colours.ink, colours.sheet))
    for (row, col), letter in letters_of(glyph).items():
        canvas.put(row, col, letter.char, _ink_of(letter, colours, colours.player(player) if wet else colours.ink))
    return [line if colour else line.ljust(COLS) for line in canvas.lines(depth)]


def steps_text(steps: str, name: str) -> list[str]:
    """The three lines of something that runs along the lines between spaces, as a die shows it: two columns a step."""
    path = GridPath(name, 1, 1, steps)
    taken = {place for row, col, down in path.lines for place in _along(row - 1, 2 * (col - 1), down)}
    lines = ["".join(line_of(name).char if (row, col) in taken else " " for col in range(COLS)) for row in range(ROWS)]
    return ["".ljust(COLS), *lines[:-1]] if not any(row == ROWS - 1 for row, _ in taken) else lines


def _along(row: int, col: int, down: bool) -> list[tuple[int, int]]:
    return [(row, col), (row + 1, col)] if down else [(row, col), (row, col + 1), (row, col + 2)]


def _depth(colour: bool, true_colour: bool) -> Depth:
    if not colour:
        return "plain"
    return "true" if true_colour else "256"


def _ink_of(letter: Letter, colours: Palette, ink: str) -> str:
    return _own(letter.role, colours, ink)


def _own(role: str, colours: Palette, ink: str) -> str:
    """The colour that an expansion has for something, else that of the pen."""
    return colours.own(role) if role in merged("colours") else ink


class _Sheet:
    """One drawing: where things stand on the canvas, and what is put there."""

    def __init__(
        self, picture: Picture, colours: Palette, player: int, *, gap: int, points: tuple[Space, ...] = ()
    ) -> None:
        self.picture, self.colours, self.gap, self.points = picture, colours, gap, points
        self.mine, self.wash = colours.player(player), colours.wash(player)
        self.cells = picture.by_space
        self.letters = {space: letters_of(cell.glyph) for space, cell in self.cells.items()}
        self.right, self.bottom = self.x(picture.size) - gap, self.y(picture.size) - gap
        self.width = self.right + 4
        self.canvas = Canvas(self.bottom + 2, self.width, Style(colours.ink, colours.sheet))

    def x(self, col: int) -> int:
        """The first column of a space."""
        return _LEFT + 1 + col * (COLS + self.gap)

    def y(self, row: int) -> int:
        """The first row of a space."""
        return _TOP + 1 + row * (ROWS + self.gap)

    def draw(self) -> Canvas:
        self._ground()
        self._frame()
        for space in self.picture.legal:
            self._legal(*space)
        for sign in self.picture.signs:
            if sign.fills:
                self._sign(sign)
        for building in self.picture.buildings:
            self._building(building)
        if self.gap:
            for path in self.picture.paths:
                self._path(path)
        for cell in self.picture.cells:
            self._cell(cell)
        if not self.gap:
            for path in self.picture.paths:
                self._thin_path(path)
        for point in self.points:
            self.canvas.put(*self._point(*point), _POINT, self.mine, bold=True)
        for sign in self.picture.signs:
            if not sign.fills:
                self._sign_on_top(sign)
        for index, network in enumerate(self.picture.networks):
            for band in network:
                self._tint(band, network_ground(index, self.colours))
        for line in self.picture.lines:
            self._trace(line)
        for row, col, side in self.picture.open_ends:
            self._open_end(row, col, SIDES.index(side))
        return self.canvas

    def _ground(self) -> None:
        c, size = self.colours, self.picture.size
        if self.picture.centre:
            top, left, bottom, right = self.picture.centre
            first_row, first_col = self.y(top) - self.gap, self.x(left) - self.gap
            rows, cols = self.y(bottom + 1) - first_row, self.x(right + 1) - first_col
            self.canvas.fill(first_row, first_col, rows, cols, c.middle)
        for row in range(1, size) if self.gap else ():
            for col in range(1, size):
                self.canvas.put(self.y(row) - 1, self.x(col) - 1, "·", c.printed)
        if self.picture.centre and self.gap:
            marks = ((top, left, "┌"), (top, right + 1, "┐"), (bottom + 1, left, "└"), (bottom + 1, right + 1, "┘"))
            for row, col, mark in marks:
                self.canvas.put(self.y(row) - 1, self.x(col) - 1, mark, c.printed)
        for k in range(size):
            self.canvas.put(0, self.x(k) + 3, str(k + 1), c.ink_3)
            self.canvas.put(self.y(k) + 1, 1, chr(ord("A") + k), c.ink_3)

    def _frame(self) -> None:
        across = "━" * (self.right - _LEFT - 1)
        self.canvas.put(_TOP, _LEFT, f"┏{across}┓")
        self.canvas.put(self.bottom, _LEFT, f"┗{across}┛")
        for row in range(_TOP + 1, self.bottom):
            self.canvas.put(row, _LEFT, "┃")
            self.canvas.put(row, self.right, "┃")
        for gate in self.picture.exits:
            side = SIDES.index(gate.side)
            through = junction(gate.kind, [side, (side + 2) % 4])
            if side % 2 == 0:
                row, col = (_TOP if side == 0 else self.bottom), self.x(gate.col) + 3
                self.canvas.put(row, col - 1, f"╸{through}╺")
                self.canvas.put(row + _STEP[side][0], col, arm(gate.kind, side, col))
            else:
                row, col = self.y(gate.row) + 1, (self.right if side == 1 else _LEFT)
                self.canvas.put(row, col, through)
                for out in (1, 2):
                    self.canvas.put(row, col + out * _STEP[side][1], arm(gate.kind, side, out + 1))

    def _point(self, row: int, col: int) -> tuple[int, int]:
        """The place of a grid point, on the frame at the edge; without gaps the first place of the space beyond it."""
        last = self.picture.size
        y = _TOP if row == 0 else self.bottom if row == last else self.y(row) - self.gap
        return y, _LEFT if col == 0 else self.right if col == last else self.x(col) - self.gap

    def _path(self, path: GridPath) -> None:
        """Along the gaps between spaces; what has no character of its own opens the middle of a line."""
        look = line_of(path.name)
        ink = _own(look.role, self.colours, self.colours.ink)
        for row, col, down in path.lines:
            if not look.char:
                y, x = (self.y(row) + 1, self.x(col) - 1) if down else (self.y(row) - 1, self.x(col) + 2)
                self.canvas.put(y, x, " " if down else "▐ ▌", self.colours.ink)
                continue
            for offset in range(-1, ROWS + 1 if down else COLS + 1):
                y, x = (self.y(row) + offset, self.x(col) - 1) if down else (self.y(row) - 1, self.x(col) + offset)
                if _TOP < y < self.bottom and _LEFT < x < self.right:
                    self.canvas.put(y, x, look.char, ink)

    def _thin_path(self, path: GridPath) -> None:
        """Where there are no gaps: along the inner side of the spaces below or to the right, around what is drawn."""
        look = line_of(path.name)
        ink = _own(look.role, self.colours, self.colours.ink)
        for row, col, down in path.lines if look.char else ():
            for offset in range(ROWS if down else COLS):
                y, x = (self.y(row) + offset, self.x(col)) if down else (self.y(row), self.x(col) + offset)
                if self.canvas.at(y, x) in " ▔▏":
                    self.canvas.put(y, x, "▏" if down else "▔", ink)

    def _legal(self, row: int, col: int) -> None:
        self.canvas.fill(self.y(row), self.x(col), ROWS, COLS, self.wash)
        for corner, mark in zip(("NW", "NE", "SE", "SW"), "┌┐┘└", strict=True):
            r, c = CORNER_PLACES[corner]
            self.canvas.put(self.y(row) + r, self.x(col) + c, mark, self.mine)

    def _sign(self, sign: Sign) -> None:
        ink = self.colours.own(sign.name) if sign.name in merged("colours") else self.colours.ink
        for offset, text in enumerate(merged("rows").get(sign.name, PLAIN_ROWS)):
            self.canvas.put(self.y(sign.row) + offset, self.x(sign.col) + 1, text, ink)

    def _sign_on_top(self, sign: Sign) -> None:
        """In the middle of its space, or in the last blank corner of a piece drawn there (RI-7.3)."""
        space = (sign.row, sign.col)
        row, col = [MIDDLE, *free_places(self.letters[space])][-1] if space in self.cells else MIDDLE
        char = merged("rows").get(sign.name, PLAIN_ROWS)[0]
        self.canvas.put(self.y(sign.row) + row, self.x(sign.col) + col, char, self.colours.bad, bold=True)

    def _building(self, building: Building) -> None:
        space = (building.row, building.col)
        row, col = MIDDLE
        if space in self.cells:
            # The first blank corner is the round number's.
            row, col = [*free_places(self.letters[space]), CORNER_PLACES["SE"]][1]
        elif space in self.picture.filled:
            row, col = CORNER_PLACES["NE"]
        ink = building_ink(building.kind, self.colours)
        self.canvas.put(
            self.y(building.row) + row, self.x(building.col) + col, building.kind[0].upper(), ink, bold=True
        )

    def _cell(self, cell: Cell) -> None:
        top, left, ink = self.y(cell.row), self.x(cell.col), self.mine if cell.wet else self.colours.ink
        letters = self.letters[cell.row, cell.col]
        for (row, col), letter in letters.items():
            self.canvas.put(top + row, left + col, letter.char, _ink_of(letter, self.colours, ink))
        free = free_places(letters)
        if cell.round and free:
            row, col = free[0]
            # A full-sized number tells wet ink apart where there is no colour.
            number = str(cell.round)[-1] if cell.wet else str(cell.round)[-1].translate(_SMALL_DIGITS)
            self.canvas.put(top + row, left + col, number, self.mine if cell.wet else self.colours.ink_3)
        if self.gap:
            for side in (1, 2):
                self._connection(cell, side, ink)
            for name, *details in cell.glyph.marks:
                mark = mark_of(name)
                for corner in CORNERS:
                    row, col = top + (ROWS if "S" in corner else -1), left + (COLS if "E" in corner else -1)
                    if corner in details and _TOP < row < self.bottom and _LEFT < col < self.right:
                        self.canvas.put(row, col, mark.char, _own(mark.role, self.colours, ink))

    def _connection(self, cell: Cell, side: int, ink: str) -> None:
        """Between two spaces a line is drawn only where two ends of a kind meet: an open end stays short."""
        beyond = self.cells.get((cell.row + _STEP[side][0], cell.col + _STEP[side][1]))
        kind = cell.glyph.edges[side]
        if beyond is None or kind == "_" or beyond.glyph.edges[(side + 2) % 4] != kind:
            return
        row, col = self._border(cell.row, cell.col, side)
        ends = ends_of(kind)
        if ends.shade:
            text = ends.shade * (5 if side == 2 else 1)
            self.canvas.put(row, col - len(text) // 2, text, _own(ends.role, self.colours, ink))
        else:
            self.canvas.put(row, col, junction(kind, [side, (side + 2) % 4]), ink)

    def _border(self, row: int, col: int, side: int) -> tuple[int, int]:
        """The place between two spaces in the middle of a side, on the canvas; without gaps the last place inside."""
        r, c = outermost(side)
        return self.y(row) + r + self.gap * _STEP[side][0], self.x(col) + c + self.gap * _STEP[side][1]

    def _places(self, band: Band) -> list[tuple[int, int]]:
        """The places on the canvas of what serves these sides, with the connections that leave through them."""
        row, col, named = band
        sides = {SIDES.index(side) for side in named}
        cell = self.cells.get((row, col))
        if cell is None:
            return []
        inside = [
            (self.y(row) + r, self.x(col) + c)
            for (r, c), letter in self.letters[row, col].items()
            if letter.sides & sides and (len(letter.sides) > 1 or letter.sides <= sides)
        ]
        borders = [self._border(row, col, side) for side in sides] if self.gap else []
        shades = "".join(ends_of(kind).shade for kind in cell.glyph.edges if kind != "_")
        return inside + [(r, c) for r, c in borders if self.canvas.at(r, c) in "║═│─" + shades]

    def _tint(self, band: Band, ground: str) -> None:
        for row, col in self._places(band):
            self.canvas.fill(row, col, 1, 1, ground)

    def _trace(self, line: Line) -> None:
        for band in line.path:
            for row, col in self._places(band):
                self.canvas.put(row, col, self.canvas.at(row, col), line_ink(line.kind, self.colours), bold=True)

    def _open_end(self, row: int, col: int, side: int) -> None:
        self.canvas.put(*self._border(row, col, side), _OPEN, self.colours.bad, bold=True)
