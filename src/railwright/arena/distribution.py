"""The picture of how points are distributed: for each bot a histogram, a box plot and the mean."""

from __future__ import annotations

import math
import textwrap

import numpy as np

from railwright.arena.drawing import Drawing
from railwright.arena.summary import Standing, Summary
from railwright.arena.tables import describe, plus_minus
from railwright.render.theme import LIGHT, PRINT

WIDTH = 900
LEFT, RIGHT, TOP, BOTTOM = 24, 24, 44, 40
BAND = 124
LETTERS = 96
"""In a line of the title."""
BARS = 60
MOST_BINS = 60
NICE_STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)


def distribution(summary: Summary) -> Drawing:
    """One band for each bot on a common scale."""
    standings = summary.standings
    drawing = Drawing(WIDTH, TOP + BAND * len(standings) + BOTTOM, PRINT.sheet)
    for number, line in enumerate(textwrap.wrap(describe(summary.terms), LETTERS)):
        drawing.text(LEFT, 18 + 18 * number, line, PRINT.ink)
    if standings:
        scale = _Scale(min(one.totals[0] for one in standings), max(one.totals[-1] for one in standings))
        for number, standing in enumerate(standings):
            _band(drawing, scale, TOP + BAND * number, standing, LIGHT.player(number + 1))
        _axis(drawing, scale, TOP + BAND * len(standings))
    return drawing


class _Scale:
    """From points to places on the picture; a bin is as many whole points wide as keeps the bins few."""

    def __init__(self, least: int, most: int) -> None:
        self.bin = next((step for step in NICE_STEPS if (most - least) / step < MOST_BINS), NICE_STEPS[-1])
        self.first = math.floor(least / self.bin) * self.bin
        self.end = (math.floor(most / self.bin) + 1) * self.bin

    def x(self, points: float) -> float:
        """A bin's points stand at the middle of their part of the bin."""
        return LEFT + (points - self.first) / (self.end - self.first) * (WIDTH - LEFT - RIGHT)

    def middle(self, points: float) -> float:
        """The place of a whole number of points or of a mean of such."""
        return self.x(points + 0.5)


def _band(drawing: Drawing, scale: _Scale, top: float, standing: Standing, colour: str) -> None:
    drawing.text(LEFT, top + 16, f"{standing.bot}  {plus_minus(standing.points)}", colour)
    floor = top + 28 + BARS
    bins = np.arange(scale.first, scale.end + 1, scale.bin)
    counts, _ = np.histogram(standing.totals, bins=bins)
    for start, count in zip(bins.tolist(), counts.tolist(), strict=False):
        height = BARS * count / counts.max()
        if count:
            left, right = scale.x(start) + 1, scale.x(start + scale.bin) - 1
            drawing.box(left, floor - height, right - left, height, colour)
    drawing.box(LEFT, floor, WIDTH - LEFT - RIGHT, 1, PRINT.grid)
    _box_plot(drawing, scale, floor + 14, standing, colour)


def _box_plot(drawing: Drawing, scale: _Scale, y: float, standing: Standing, colour: str) -> None:
    """Whiskers to the least and the most, a box between the quartiles, its gap the median, a tall mark the mean."""
    spread = standing.spread
    places = [scale.middle(value) for value in (spread.least, spread.lower, spread.median, spread.upper, spread.most)]
    least, lower, median, upper, most = places
    drawing.box(least, y - 1, most - least, 2, colour)
    for end in (least, most):
        drawing.box(end - 1, y - 5, 2, 10, colour)
    drawing.box(lower, y - 6, max(2.0, upper - lower), 12, colour)
    drawing.box(median - 1.5, y - 6, 3, 12, PRINT.sheet)
    drawing.box(scale.middle(standing.points.mean) - 1, y - 9, 2, 18, PRINT.ink)


def _axis(drawing: Drawing, scale: _Scale, y: float) -> None:
    step = next((step for step in NICE_STEPS if (scale.end - scale.first) / step <= 16), NICE_STEPS[-1])
    for points in range(math.ceil(scale.first / step) * step, scale.end, step):
        drawing.box(scale.middle(points), TOP, 1, y - TOP + 4, PRINT.grid, behind=True)
        drawing.text(scale.middle(points), y + 22, str(points), PRINT.ink_2, centred=True)
