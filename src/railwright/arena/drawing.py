"""A drawing of boxes and short texts, written as SVG or as PNG."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from html import escape

from PIL import Image, ImageDraw, ImageFont

from railwright.render.theme import SANS

TEXT_SIZE = 15
SCALE = 2
"""Pixels of the PNG for each unit of the drawing."""


@dataclass(frozen=True, slots=True)
class Box:
    """A filled rectangle."""

    x: float
    y: float
    width: float
    height: float
    colour: str


@dataclass(frozen=True, slots=True)
class Text:
    """Words on a base line."""

    x: float
    y: float
    words: str
    colour: str
    centred: bool


@dataclass(slots=True)
class Drawing:
    """Boxes first, texts over them."""

    width: int
    height: int
    ground: str
    boxes: list[Box] = field(default_factory=list)
    texts: list[Text] = field(default_factory=list)

    def box(self, x: float, y: float, width: float, height: float, colour: str, *, behind: bool = False) -> None:
        """Add a rectangle, on top of the others or behind them."""
        self.boxes.insert(0 if behind else len(self.boxes), Box(x, y, width, height, colour))

    def text(self, x: float, y: float, words: str, colour: str, *, centred: bool = False) -> None:
        """Add words that begin, or have their middle, at x."""
        self.texts.append(Text(x, y, words, colour, centred))


def to_svg(drawing: Drawing) -> str:
    """A standalone SVG."""
    size = f'width="{drawing.width}" height="{drawing.height}" viewBox="0 0 {drawing.width} {drawing.height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{escape(SANS)}" font-size="{TEXT_SIZE}">',
        f'<rect width="100%" height="100%" fill="{drawing.ground}"/>',
    ]
    lines += [
        f'<rect x="{box.x:.1f}" y="{box.y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" fill="{box.colour}"/>'
        for box in drawing.boxes
    ]
    for text in drawing.texts:
        anchor = ' text-anchor="middle"' if text.centred else ""
        lines.append(
            f'<text x="{text.x:.1f}" y="{text.y:.1f}" fill="{text.colour}"{anchor}>{escape(text.words)}</text>'
        )
    return "\n".join([*lines, "</svg>"]) + "\n"


def to_png(drawing: Drawing) -> bytes:
    """The same as a PNG file, in letters that come with the painter: no font of the machine is needed."""
    image = Image.new("RGB", (SCALE * drawing.width, SCALE * drawing.height), drawing.ground)
    pen = ImageDraw.Draw(image)
    for box in drawing.boxes:
        left, top = round(SCALE * box.x), round(SCALE * box.y)
        right, bottom = round(SCALE * (box.x + box.width)) - 1, round(SCALE * (box.y + box.height)) - 1
        pen.rectangle((left, top, max(left, right), max(top, bottom)), fill=box.colour)
    font = ImageFont.load_default(SCALE * TEXT_SIZE)
    for text in drawing.texts:
        where = (SCALE * text.x, SCALE * text.y)
        pen.text(where, text.words, fill=text.colour, font=font, anchor="ms" if text.centred else "ls")
    file = io.BytesIO()
    image.save(file, "PNG", optimize=True)
    return file.getvalue()
