"""A look at an order before it is printed: its first page as SVG, with its ink and with its typefaces inside."""

from __future__ import annotations

import base64
import functools
import re

from railwright.paper.fonts import FILES, FOLDER, Face
from railwright.paper.inks import INKS, Ink
from railwright.paper.orders import Order
from railwright.paper.prints import pages_of
from railwright.paper.strokes import style

_COLOUR = re.compile(r"(?<!\()#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{3})\b")
"""A colour, and not a reference such as url(#name)."""
_WIDTH = re.compile(r"(stroke-width:\s*)([\d.]+)")
_TRAITS: dict[Face, str] = {
    "serif": "font-family:serif-face;font-weight:400",
    "serif-italic": "font-family:serif-face;font-style:italic",
    "sans": "font-family:sans-face;font-weight:400",
    "sans-bold": "font-family:sans-face;font-weight:600",
}
_FAMILIES = re.compile(r"(?:'[^']*',|[\w-]+,)*(sans-)?serif")


def preview(order: Order) -> tuple[int, str]:
    """How many pages there are, and the first."""
    pages = pages_of(order)
    page, ink = pages[0], INKS[order.ink]
    sized = f'viewBox="0 0 {page.width:g} {page.height:g}" width="{page.width:g}mm" height="{page.height:g}mm"'
    drawn = f"<style>{_in_our_faces(style())}</style>{_in_our_faces(page.body)}"
    first = f'<svg xmlns="http://www.w3.org/2000/svg" {sized}><style>{_faces()}</style>{_inked(drawn, ink)}</svg>'
    return len(pages), first


def _inked(drawn: str, ink: Ink) -> str:
    """The colours and pens as the ink has them."""

    def colour(found: re.Match[str]) -> str:
        return "#" + "".join(f"{round(255 * part):02x}" for part in ink.of(found[0]))

    coloured = _COLOUR.sub(colour, drawn)
    return _WIDTH.sub(lambda found: f"{found[1]}{float(found[2]) * ink.pen:g}", coloured)


def _in_our_faces(drawn: str) -> str:
    return _FAMILIES.sub(lambda found: "sans-face" if found[1] else "serif-face", drawn)


@functools.cache
def _faces() -> str:
    """The typefaces as part of the style sheet: a picture may not fetch any."""
    written = {face: base64.b64encode((FOLDER / file).read_bytes()).decode() for face, file in FILES.items()}
    return "".join(
        f"@font-face{{{_TRAITS[face]};src:url(data:font/ttf;base64,{data})}}" for face, data in written.items()
    )
