"""A room's public link as a picture code that a phone reads."""

from __future__ import annotations

import functools

import segno

from railwright.render.theme import LIGHT

_QUIET = 4
"""Blank modules around the code, as readers need them."""


@functools.lru_cache(maxsize=256)
def picture_code(origin: str, room: str) -> str:
    """The code as SVG, dark on whatever is light below it."""
    code = segno.make(f"{origin}/r/{room}", error="m", micro=False)
    drawn: str = code.svg_inline(omitsize=True, dark=LIGHT.ink, border=_QUIET, svgclass=None, lineclass=None)
    return drawn
