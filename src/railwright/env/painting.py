"""A sheet as the environments show it: pixels, text or SVG."""

from __future__ import annotations

from typing import Any

import numpy as np

from railwright.ink.picture import picture_of
from railwright.ink.sheet import Sheet
from railwright.render import sheet_svg, sheet_text
from railwright.render.ink_pixels import sheet_pixels

MODES = ("rgb_array", "ansi", "svg")
_WIDTH, _HEIGHT = 720, 900
"""Of a sheet in a row of them."""


def paint_sheet(sheet: Sheet, mode: str) -> Any:
    """The sheet in one of the modes."""
    picture = picture_of(sheet, wet_round=sheet.round)
    if mode == "ansi":
        return sheet_text(picture, colour=False)
    return sheet_svg(picture) if mode == "svg" else sheet_pixels(picture)


def side_by_side(pictures: list[Any], mode: str) -> Any:
    """Several pictures of the same mode as one."""
    if mode == "rgb_array":
        return np.concatenate(pictures, axis=1)
    if mode == "ansi":
        return "\n".join(pictures)
    inside = [picture.replace("<svg ", f'<svg x="{_WIDTH * n}" ', 1) for n, picture in enumerate(pictures)]
    size = f'width="{_WIDTH * len(pictures)}" height="{_HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(inside)}</svg>\n'
