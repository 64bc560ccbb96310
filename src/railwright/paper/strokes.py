"""What pages are put together from, as SVG in millimetres: words, boxes, lines, tiles, and the style of it all."""

from __future__ import annotations

import functools
from dataclasses import replace
from xml.sax.saxutils import escape

from railwright.paper import fonts
from railwright.render.ink_style import picture_style
from railwright.render.line_style import line_style
from railwright.render.pens import number
from railwright.render.picture import plain_text
from railwright.render.theme import PRINT, Pens

FACES: dict[str, tuple[fonts.Face, float]] = {
    "title": ("serif", 8.4),
    "heading": ("serif", 4.8),
    "label": ("sans-bold", 3.0),
    "words": ("sans", 2.55),
    "faint": ("sans", 2.2),
    "part": ("sans", 3.4),
    "number": ("serif", 4.1),
    "small": ("serif", 3.3),
    "italic": ("serif-italic", 4.1),
}
"""The kinds of text by name: face and size."""
_FAMILIES: dict[fonts.Face, str] = {
    "serif": "400 {}px serif",
    "serif-italic": "italic 400 {}px serif",
    "sans": "400 {}px sans-serif",
    "sans-bold": "600 {}px sans-serif",
}
_TEXT = "".join(
    f".page .p-{kind} {{ font: {_FAMILIES[face].format(size)}; }}\n" for kind, (face, size) in FACES.items()
)
_OWN = """
.page text { fill: #000; }
.page .p-words { fill: #333; }
.page .p-box { fill: #fff; stroke: #000; stroke-width: .38; }
.page .p-heavy { fill: #fff; stroke: #000; stroke-width: .8; }
.page .p-thin { fill: none; stroke: #888; stroke-width: .22; }
.page .p-fine { fill: none; stroke: #000; stroke-width: .28; }
.page .p-rule { fill: none; stroke: #000; stroke-width: .5; }
.page .p-bar { fill: none; stroke: #000; stroke-width: .95; }
.page .p-coin { fill: #fff; stroke: #000; stroke-width: .36; }
.page .p-cut { fill: none; stroke: #777; stroke-width: .18; }
.page .p-between { fill: none; stroke: #c4c4c4; stroke-width: .15; }
.page .p-thin.p-box { stroke: #000; }
.page .p-slim { stroke-width: .26; }
.page .p-dash { stroke-dasharray: 1 1; }
.page .p-fold { fill: none; stroke: #999; stroke-width: .2; stroke-dasharray: 2 1.4; }
.page .p-faint { fill: #777; }
.page .p-pip, .page .p-full { fill: #000; stroke: none; }
.page .p-buffer { fill: none; stroke: #000; stroke-width: 1.6; stroke-linecap: round; }
.page .rw-line .paper { fill: none; }
.page .p-gap { fill: #fff; stroke: none; }
"""
ART = "paper-art"
"""The class that strokes of Railroad Ink lie in."""
LINE_ART = "rw-line"
"""The class that strokes of Rail Line lie in."""
_MORE = """
.face path { fill: none; stroke: var(--ink); stroke-width: 6; stroke-linecap: round; stroke-linejoin: round; }
.face-number { font: 400 64px serif; fill: var(--ink); text-anchor: middle; }
.p-round { fill: #fff; stroke: var(--grid); stroke-width: .9; }
"""
_PENS = Pens(grid=1.3)
_COLOURS = replace(PRINT, grid="#a8a8a8")
"""On paper the grid is what one draws by."""


@functools.cache
def style() -> str:
    """The style sheet of all pages."""
    return _TEXT + _OWN + picture_style(ART, _COLOURS, _PENS, 1, _MORE) + line_style(_COLOURS)


def _classes(kinds: str) -> str:
    """The classes of kinds of our own, which nothing in a drawing has."""
    return " ".join(f"p-{kind}" for kind in kinds.split())


def text(x: float, y: float, words: str, kind: str, *, anchor: str = "start", size: float = 0, most: float = 0) -> str:
    """A line of text on its baseline; one that is wider than `most` is set smaller."""
    face, usual = FACES[kind]
    size, words = size or usual, plain_text(words)
    wide = fonts.width(words, face, size)
    if most and wide > most:
        size *= most / wide
    styled = [f"font-size:{number(size)}"] if size != usual else []
    styled += [f"text-anchor:{anchor}"] if anchor != "start" else []
    named = f' style="{";".join(styled)}"' if styled else ""
    return f'<text class="{_classes(kind)}" x="{number(x)}" y="{number(y)}"{named}>{escape(words)}</text>'


def width(words: str, kind: str, size: float = 0) -> float:
    """How wide a text is in its usual size, or in another."""
    face, usual = FACES[kind]
    return fonts.width(plain_text(words), face, size or usual)


def wrapped(words: str, kind: str, most: float, size: float = 0) -> list[str]:
    """The words in lines of at most this width; a word that is longer stands alone."""
    lines: list[str] = []
    for word in plain_text(words).split():
        if lines and width(f"{lines[-1]} {word}", kind, size) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def stacked(x: float, y: float, words: str, kind: str, *, anchor: str = "start", size: float, most: float) -> str:
    """A text over a narrow column: in two lines where it is too wide, the last on the baseline, smaller if need be."""
    wide = most
    while len(lines := wrapped(words, kind, wide, size)) > 2:
        wide *= 1.05
    size *= min(1, most / max(width(part, kind, size) for part in lines))
    return "".join(
        text(x, y - (len(lines) - 1 - k) * 1.12 * size, part, kind, anchor=anchor, size=size)
        for k, part in enumerate(lines)
    )


def box(x: float, y: float, wide: float, high: float = 0, kind: str = "box") -> str:
    """A rectangle; a square where no height is given."""
    return _rect(kind, x, y, wide, high or wide)


def _rect(kind: str, x: float, y: float, wide: float, high: float) -> str:
    placed = f'x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"'
    return f'<rect class="{_classes(kind)}" {placed}/>'


def line(x: float, y: float, to_x: float, to_y: float, kind: str = "thin") -> str:
    """A straight line."""
    return f'<path class="{_classes(kind)}" d="M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}"/>'


def coin(x: float, y: float, radius: float, words: str = "", size: float = 0) -> str:
    """A circle with a number in it, if any."""
    ring = f'<circle class="p-coin" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>'
    size = size or radius * 0.94
    said = text(x, y + 0.34 * size, words, "small", anchor="middle", size=size, most=1.8 * radius)
    return ring + (said if words else "")


def boxed(x: float, y: float, side: float, words: str = "", kind: str = "box", size: float = 0) -> str:
    """A square with something in its middle."""
    size = size or side * 0.52
    said = text(x + side / 2, y + side / 2 + 0.33 * size, words, "number", anchor="middle", size=size, most=side * 0.86)
    return box(x, y, side, kind=kind if side > 5 else f"{kind} slim") + (said if words else "")


def placed(x: float, y: float, body: str, scale: float = 1, kind: str = "") -> str:
    """Something drawn about 0,0, moved to its place."""
    named = f' class="{kind}"' if kind else ""
    sized = f" scale({scale:.5f})" if scale != 1 else ""
    return f'<g{named} transform="translate({number(x)} {number(y)}){sized}">{body}</g>'


def framed(name: str, x: float, y: float, side: float, body: str) -> str:
    """A die of 100 by 100 with round corners; what is drawn stays inside."""
    clip = f'<clipPath id="{name}"><rect width="100" height="100" rx="10"/></clipPath>'
    inside = f'{clip}<g class="{ART}" clip-path="url(#{name})">{body}</g>'
    kind = "box" if side > 6 else "thin box"
    border = f'<rect class="{_classes(kind)}" width="{number(side)}" height="{number(side)}" rx="{number(side / 10)}"'
    return placed(x, y, inside, side / 100) + placed(x, y, f'{border} style="fill:none"/>')


def capital(words: str) -> str:
    """The words with a capital first letter."""
    return words[:1].upper() + words[1:]
