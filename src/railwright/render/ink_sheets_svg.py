"""Several Railroad Ink sheets in one SVG document, side by side."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from xml.sax.saxutils import escape

from railwright.render.ink_svg import sheet_svg
from railwright.render.pens import number
from railwright.render.picture import Picture
from railwright.render.theme import PALETTES, Theme

_SIZE = re.compile(r' width="([\d.]+)(mm)?" height="([\d.]+)(mm)?"')
"""Of a document; one that lies inside another has no unit."""


def sheets_svg(sheets: Sequence[tuple[int, Picture]], *, theme: Theme = "light", title: str = "Sheets") -> str:
    """Sheets with the numbers of their players, in about as many rows as columns; one alone is just itself."""
    drawn = [sheet_svg(picture, theme=theme, player=player, title=title) for player, picture in sheets]
    if len(drawn) == 1:
        return drawn[0]
    sizes = [found for one in drawn if (found := _SIZE.search(one))]
    width, height = max(float(size[1]) for size in sizes), max(float(size[3]) for size in sizes)
    unit = sizes[0][2] or ""
    columns = math.ceil(math.sqrt(len(drawn)))
    wide, high = number(width * columns), number(height * math.ceil(len(drawn) / columns))
    body = "".join(_moved(one, place % columns * width, place // columns * height) for place, one in enumerate(drawn))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}{unit}"'
        f' height="{high}{unit}" role="img"><title>{escape(title)}</title>'
        f'<rect width="100%" height="100%" fill="{PALETTES[theme].sheet}"/>{body}</svg>\n'
    )


def _moved(document: str, x: float, y: float) -> str:
    inside = _SIZE.sub(r' width="\1" height="\3"', document, count=1)
    return inside.replace("<svg ", f'<svg x="{number(x)}" y="{number(y)}" ', 1)
