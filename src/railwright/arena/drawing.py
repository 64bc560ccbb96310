"""A drawing of boxes and short texts, written as SVG or as PNG.

The PNG is painted by hand: boxes are slices of an array and letters are five by seven dots, so that no plotting library
has to be installed for a picture of bars.
"""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass, field
from html import escape

import numpy as np
from numpy.typing import NDArray

from railwright.arena.letters import LETTER_HEIGHT, LETTER_WIDTH, letters
from railwright.render.theme import SANS

TEXT_SIZE = 15
SCALE = 2
"""Pixels of the PNG for each unit of the drawing."""
DOT = 3
"""Pixels for each dot of a letter."""


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
    """The same as a PNG file."""
    pixels = np.empty((SCALE * drawing.height, SCALE * drawing.width, 3), dtype=np.uint8)
    pixels[:] = _rgb(drawing.ground)
    for box in drawing.boxes:
        left, top = round(SCALE * box.x), round(SCALE * box.y)
        right, bottom = round(SCALE * (box.x + box.width)), round(SCALE * (box.y + box.height))
        pixels[max(0, top) : max(bottom, top + 1), max(0, left) : max(right, left + 1)] = _rgb(box.colour)
    for text in drawing.texts:
        _write(pixels, text)
    return _png(pixels)


def _write(pixels: NDArray[np.uint8], text: Text) -> None:
    advance = (LETTER_WIDTH + 1) * DOT
    x = round(SCALE * text.x) - (len(text.words) * advance // 2 if text.centred else 0)
    y = round(SCALE * text.y) - LETTER_HEIGHT * DOT
    for letter in text.words.upper():
        dots = letters().get(letter, letters()["?"])
        mask = np.kron(dots, np.ones((DOT, DOT), dtype=np.uint8)).astype(bool)
        part = pixels[y : y + mask.shape[0], x : x + mask.shape[1]]
        part[mask[: part.shape[0], : part.shape[1]]] = _rgb(text.colour)
        x += advance


def _rgb(colour: str) -> tuple[int, int, int]:
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red, green, blue


def _png(pixels: NDArray[np.uint8]) -> bytes:
    """Eight bits a channel, no filter."""
    height, width, _ = pixels.shape
    rows = np.zeros((height, 1 + 3 * width), dtype=np.uint8)
    rows[:, 1:] = pixels.reshape(height, 3 * width)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(rows.tobytes(), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, content) for name, content in parts)


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
