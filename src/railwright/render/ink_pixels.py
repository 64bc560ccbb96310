"""A Railroad Ink sheet as pixels, painted plainly: for programs that look at pictures, and for films of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from railwright.render.art import merged
from railwright.render.pens import Point, at
from railwright.render.picture import SIDES, Cell, Picture
from railwright.render.theme import PALETTES, Palette

if TYPE_CHECKING:
    from PIL.ImageDraw import ImageDraw as Draw

MARGIN = 40
_FINER = 2
"""It is painted so many times larger and then made smaller, for smooth edges."""
_STEPS = 12


def sheet_pixels(picture: Picture, *, width: int = 420) -> npt.NDArray[np.uint8]:
    """An array of height x width x 3, as wide as it is high."""
    side = 100 * picture.size + 2 * MARGIN
    scale = _FINER * width / side
    image = Image.new("RGB", (_FINER * width, _FINER * width), PALETTES["light"].sheet)
    _Painter(ImageDraw.Draw(image), scale, PALETTES["light"]).sheet(picture)
    small = image.resize((width, width), Image.Resampling.LANCZOS)
    return np.asarray(small, dtype=np.uint8).copy()


class _Painter:
    def __init__(self, draw: Draw, scale: float, colours: Palette) -> None:
        self.draw, self.scale, self.colours = draw, scale, colours
        self.font = ImageFont.load_default(24 * scale)

    def sheet(self, picture: Picture) -> None:
        edge = 100 * picture.size
        if picture.centre:
            top, left, bottom, right = (100 * line for line in picture.centre)
            self.box((left, top), (right + 100, bottom + 100), self.colours.middle)
        for line in range(picture.size + 1):
            self.line([(0, 100 * line), (edge, 100 * line)], 2, self.colours.grid)
            self.line([(100 * line, 0), (100 * line, edge)], 2, self.colours.grid)
        for exit_ in picture.exits:
            leads = SIDES.index(exit_.side)
            self.route(exit_.kind, [self.on(exit_.row, exit_.col, at(leads, inward)) for inward in (-30, 0)])
        for building in picture.buildings:
            self.word(building.row, building.col, building.kind[0].upper())
        for sign in picture.signs:
            self.round(sign.row, sign.col, 34)
            self.word(sign.row, sign.col, sign.name[0].upper())
        for cell in picture.cells:
            self.cell(cell)
        for path in picture.paths:
            for row, col, down in path.lines:
                end = (100 * col, 100 * row + 100) if down else (100 * col + 100, 100 * row)
                self.line([(100 * col, 100 * row), end], 14, self.colours.ink_2)
        for row, col, side in picture.open_ends:
            x, y = self.on(row, col, at(SIDES.index(side), 8))
            self.draw.ellipse([*self.pixel((x - 9, y - 9)), *self.pixel((x + 9, y + 9))], fill=self.colours.bad)

    def cell(self, cell: Cell) -> None:
        ink = self.colours.player(1) if cell.wet else self.colours.ink
        for group in cell.glyph.groups:
            for way in _ways(group):
                kinds = {cell.glyph.edges[side] for side in group}
                halves = [way] if len(kinds) == 1 else [way[: len(way) // 2 + 1], way[len(way) // 2 :][::-1]]
                for half in halves:
                    kind = self._kind_at(cell, half[0])
                    self.route(kind, [self.on(cell.row, cell.col, point) for point in half], ink)
        if cell.glyph.station:
            x, y = self.on(cell.row, cell.col, (50, 50))
            self.box((x - 15, y - 15), (x + 15, y + 15), ink)
        for number, mark in enumerate(cell.glyph.marks):
            x, y = self.on(cell.row, cell.col, (16, 10 + 24 * number))
            self.draw.text(self.pixel((x, y)), mark[0][0].upper(), fill=ink, font=self.font)

    def _kind_at(self, cell: Cell, point: Point) -> str:
        for side, kind in enumerate(cell.glyph.edges):
            if at(side, 0) == point:
                return kind
        return next(kind for kind in cell.glyph.edges if kind != "_")

    def route(self, kind: str, points: list[Point], ink: str | None = None) -> None:
        ink = ink or self.colours.ink
        if kind == "H":
            self.line(points, 26, ink)
            self.line(points, 18, self.colours.sheet)
            self.line(points, 2, ink)
        elif kind == "R":
            self.line(points, 5, ink)
            for one, other in zip(points[::2], points[1::2], strict=False):
                across = (other[1] - one[1], one[0] - other[0])
                length = max(1e-9, float(np.hypot(*across)))
                dx, dy = 11 * across[0] / length, 11 * across[1] / length
                x, y = (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
                self.line([(x - dx, y - dy), (x + dx, y + dy)], 4, ink)
        else:
            ends = merged("ends").get(kind)
            role = ends.role if ends else ""
            self.line(points, 44, self.colours.own(role) if role in merged("colours") else self.colours.ink_3)

    def line(self, points: list[Point], width: float, colour: str) -> None:
        self.draw.line(
            [self.pixel(point) for point in points], fill=colour, width=max(1, round(width * self.scale)), joint="curve"
        )

    def box(self, one: Point, other: Point, colour: str) -> None:
        self.draw.rectangle([*self.pixel(one), *self.pixel(other)], fill=colour)

    def round(self, row: int, col: int, radius: float) -> None:
        x, y = self.on(row, col, (50, 50))
        lies = [*self.pixel((x - radius, y - radius)), *self.pixel((x + radius, y + radius))]
        self.draw.ellipse(lies, outline=self.colours.ink_2, width=max(1, round(4 * self.scale)))

    def word(self, row: int, col: int, letter: str) -> None:
        place = self.pixel(self.on(row, col, (50, 50)))
        self.draw.text(place, letter, fill=self.colours.printed, font=self.font, anchor="mm")

    def on(self, row: int, col: int, point: Point) -> Point:
        return 100 * col + point[0], 100 * row + point[1]

    def pixel(self, point: Point) -> Point:
        return (point[0] + MARGIN) * self.scale, (point[1] + MARGIN) * self.scale


def _ways(group: tuple[int, ...]) -> list[list[Point]]:
    """The strokes of a route between its sides, as points of a space of 100 by 100."""
    if len(group) == 2:
        one, other = at(group[0], 0), at(group[1], 0)
        bend = (50.0, 50.0)
        return [[_between(one, bend, other, step / _STEPS) for step in range(_STEPS + 1)]]
    return [[at(side, 50 * step / (_STEPS // 2)) for step in range(_STEPS // 2 + 1)] for side in group]


def _between(one: Point, bend: Point, other: Point, share: float) -> Point:
    """A point of the curve from one point to another that bends towards a third."""
    weights = ((1 - share) ** 2, 2 * share * (1 - share), share**2)
    x, y = (sum(w * p[axis] for w, p in zip(weights, (one, bend, other), strict=True)) for axis in range(2))
    return x, y
