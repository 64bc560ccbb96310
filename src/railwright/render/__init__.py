"""Pictures of sheets from neutral data: SVG for screen and print, text for a terminal."""

from __future__ import annotations

from railwright.render.ink_drawings import ink_drawings
from railwright.render.ink_lines import along_lines
from railwright.render.ink_marks import band, trace
from railwright.render.ink_sheets_svg import sheets_svg
from railwright.render.ink_svg import glyph_svg, sheet_svg
from railwright.render.ink_text import glyph_text, sheet_text, steps_text
from railwright.render.picture import Building, Cell, Exit, Glyph, GridPath, Line, Picture, Sign, Track

__all__ = [
    "Building",
    "Cell",
    "Exit",
    "Glyph",
    "GridPath",
    "Line",
    "Picture",
    "Sign",
    "Track",
    "along_lines",
    "band",
    "glyph_svg",
    "glyph_text",
    "ink_drawings",
    "sheet_svg",
    "sheet_text",
    "sheets_svg",
    "steps_text",
    "trace",
]
