"""The typefaces of what is printed: those of the page, as TrueType files that a PDF can embed in part."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Literal

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

Face = Literal["serif", "serif-italic", "sans", "sans-bold"]

FOLDER = Path(__file__).resolve().parent / "fonts"
FILES: dict[Face, str] = {
    "serif": "spectral-400.ttf",
    "serif-italic": "spectral-400-italic.ttf",
    "sans": "fira-sans-400.ttf",
    "sans-bold": "fira-sans-600.ttf",
}
_UNKNOWN = "?"
_BOLD = 600


@functools.cache
def registered(face: Face) -> str:
    """The name by which the PDF library knows a face, made known to it when it is first needed."""
    name = f"railwright-{face}"
    pdfmetrics.registerFont(TTFont(name, str(FOLDER / FILES[face])))
    return name


def face_for(family: str, *, italic: bool, weight: int) -> Face:
    """The face for what a style asks for."""
    if not family.rstrip().endswith("sans-serif"):
        return "serif-italic" if italic else "serif"
    return "sans-bold" if weight >= _BOLD else "sans"


def printable(text: str, face: Face) -> str:
    """The text with a question mark for each letter that the face does not have."""
    known = pdfmetrics.getFont(registered(face)).face.charToGlyph
    return "".join(letter if ord(letter) in known else _UNKNOWN for letter in text)


def width(text: str, face: Face, size: float) -> float:
    """How wide a text is."""
    return float(pdfmetrics.stringWidth(printable(text, face), registered(face), size))
