"""The drawings and their style that the page takes from the server: made once, the same strokes as in every picture."""

from __future__ import annotations

import functools

import msgspec

from railwright.ink.picture import blank_sheet, glyphs_by_piece, paths_by_piece
from railwright.line.rules.tracks import lane_of
from railwright.render import ink_drawings
from railwright.render.emotes import EMOTES
from railwright.render.ink_style import page_style
from railwright.render.line_drawings import line_drawings
from railwright.render.line_style import line_page_style


@functools.cache
def drawings() -> bytes:
    """All drawings as JSON."""
    ink = ink_drawings(glyphs_by_piece(), paths_by_piece(), blank_sheet())
    return msgspec.json.encode({"ink": ink, "line": line_drawings(lane_of), "emotes": EMOTES})


@functools.cache
def style() -> bytes:
    """How they look, as CSS."""
    return (page_style() + line_page_style()).encode()
