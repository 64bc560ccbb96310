"""Links as picture codes that a phone reads."""

from __future__ import annotations

import functools

import segno

from railwright.render.theme import LIGHT

_QUIET = 4
"""Blank modules around the code, as readers need them."""


@functools.lru_cache(maxsize=256)
def picture_code(origin: str, room: str) -> str:
    """The code of a room's link as SVG."""
    return code_of(f"{origin}/r/{room}")


def code_of(link: str) -> str:
    """A link as SVG, dark on whatever is light below it."""
    code = segno.make(link, error="m", micro=False)
    drawn: str = code.svg_inline(omitsize=True, dark=LIGHT.ink, border=_QUIET, svgclass=None, lineclass=None)
    return drawn
