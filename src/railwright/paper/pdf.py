"""Pages of SVG become a PDF: strokes stay strokes, letters stay letters, and only the letters used go in."""

from __future__ import annotations

import io
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from reportlab.pdfgen.canvas import Canvas

from railwright.paper import fonts
from railwright.paper.cascade import Cascade, Step, Style
from railwright.paper.inks import Ink
from railwright.paper.path_data import Segment, length, segments

_POINTS = 72 / 25.4
"""In a millimetre."""
_CALL = re.compile(r"(\w+)\(([^)]*)\)")
_CAPS, _JOINS = {"butt": 0, "round": 1, "square": 2}, {"miter": 0, "round": 1, "bevel": 2}
_ROUND = 0.5523
"""How far the control points of a quarter circle stand out."""
_MIDDLE = 0.35
"""How far below the middle of its letters a line of text stands, in its size."""
_FIRST: Style = {
    "color": "#000000",
    "fill": "#000000",
    "stroke": "none",
    "stroke-width": "1",
    "font-size": "4",
    "font-family": "sans-serif",
    "font-weight": "400",
}


@dataclass(frozen=True, slots=True)
class Page:
    """One side of paper in millimetres, and what is drawn on it, as SVG from its top left corner."""

    width: float
    height: float
    body: str


def pdf(pages: Sequence[Page], style: str, ink: Ink, title: str, language: str) -> bytes:
    """The pages as one document; the same pages make the same bytes."""
    out = io.BytesIO()
    # begun in a face of ours: otherwise the library names one of its own, which is not embedded
    canvas = Canvas(out, pageCompression=1, invariant=1, lang=language, initialFontName=fonts.registered("sans"))
    canvas.setTitle(title)
    canvas.setAuthor("Railwright")
    canvas.setCreator("Railwright")
    canvas.setViewerPreference("PrintScaling", "None")  # a card is as large as it says
    for page in pages:
        canvas.setPageSize((page.width * _POINTS, page.height * _POINTS))
        canvas.transform(_POINTS, 0, 0, -_POINTS, 0, page.height * _POINTS)
        _Painter(canvas, f"<g>{page.body}</g>", style, ink).paint()
        canvas.showPage()
    canvas.save()
    return out.getvalue()


class _Painter:
    """Draws one page: walks through its elements and keeps what each inherits."""

    def __init__(self, canvas: Any, body: str, style: str, ink: Ink) -> None:
        self._canvas = canvas
        self._ink = ink
        self._root = ElementTree.fromstring(body)  # noqa: S314 - we have written it
        for element in self._root.iter():
            element.tag = element.tag.rpartition("}")[2]
        embedded = dict.fromkeys(element.text or "" for element in self._root.iter("style"))
        self._cascade = Cascade(style + "".join(embedded))
        self._clips = {clip.get("id", ""): clip[0] for clip in self._root.iter("clipPath")}

    def paint(self) -> None:
        self._draw(self._root, (), _FIRST, 1.0)

    def _draw(self, element: Element, way: tuple[Step, ...], above: Style, alpha: float) -> None:
        if element.tag in ("style", "title", "clipPath"):
            return
        way = (*way, (element.tag, frozenset(element.get("class", "").split())))
        style = self._cascade.style(element, way, above)
        alpha *= float(style.get("opacity", "1"))
        moved = _transforms(element)
        clip = style.get("clip-path", "none")
        if moved or clip != "none":
            self._canvas.saveState()
        for matrix in moved:
            self._canvas.transform(*matrix)
        if clip != "none":
            self._canvas.clipPath(self._path(_outline(self._clips[clip[5:-1]])), stroke=0, fill=0)
        if element.tag == "text":
            self._text(element, way, style, alpha)
        elif element.tag in ("g", "svg"):
            for child in element:
                self._draw(child, way, style, alpha)
        else:
            self._shape(element, style, alpha)
        if moved or clip != "none":
            self._canvas.restoreState()

    def _colour(self, style: Style, name: str, *, text: bool = False) -> tuple[float, float, float] | None:
        colour = style[name]
        if colour == "currentColor":
            colour = style["color"]
        return None if colour == "none" else self._ink.of(colour, text=text)

    def _shape(self, element: Element, style: Style, alpha: float) -> None:
        fill = self._fill(style, alpha)
        stroke = self._pen(style, alpha, element)
        path = self._path(_outline(element))
        if style.get("paint-order", "normal").startswith("stroke") and fill and stroke:
            self._canvas.drawPath(path, stroke=1, fill=0)
            self._canvas.drawPath(path, stroke=0, fill=1, fillMode=1)
        elif fill or stroke:
            self._canvas.drawPath(path, stroke=int(stroke), fill=int(fill), fillMode=1)

    def _fill(self, style: Style, alpha: float, *, text: bool = False) -> bool:
        colour = self._colour(style, "fill", text=text)
        if colour is None:
            return False
        self._canvas.setFillColorRGB(*colour)
        self._canvas.setFillAlpha(alpha)
        return True

    def _pen(self, style: Style, alpha: float, element: Element) -> bool:
        colour, width = self._colour(style, "stroke"), _number(style["stroke-width"])
        if colour is None or not width:
            return False
        self._canvas.setStrokeColorRGB(*colour)
        self._canvas.setStrokeAlpha(alpha)
        # A white line is a gap, which stays as wide as it is.
        self._canvas.setLineWidth(width if min(colour) == 1 else width * self._ink.pen)
        self._canvas.setLineCap(_CAPS[style.get("stroke-linecap", "butt")])
        self._canvas.setLineJoin(_JOINS[style.get("stroke-linejoin", "miter")])
        dashes = style.get("stroke-dasharray", "none")
        if dashes == "none":
            self._canvas.setDash()
            return True
        told = element.get("pathLength")
        unit = length(element.get("d", "")) / float(told) if told else 1.0
        array = [_number(dash) * unit for dash in dashes.split()]
        offset = _number(style.get("stroke-dashoffset", "0")) * unit
        self._canvas.setDash(array, offset % (sum(array) * (1 + len(array) % 2)))
        return True

    def _path(self, outline: Sequence[Segment]) -> Any:
        path = self._canvas.beginPath()
        for segment in outline:
            if not segment:
                path.close()
            elif len(segment) == 1:
                path.moveTo(*segment[0])
            elif len(segment) == 2:
                path.lineTo(*segment[1])
            else:
                path.curveTo(*segment[1], *segment[2], *segment[3])
        return path

    def _text(self, element: Element, way: tuple[Step, ...], style: Style, alpha: float) -> None:
        """A line of text; parts of it may have a style of their own."""
        parts: list[tuple[str, float, dict[str, str]]] = [(element.text or "", 0.0, dict(style))]
        for part in element:
            named = (*way, (part.tag, frozenset(part.get("class", "").split())))
            own = self._cascade.style(part, named, style)
            parts += [(part.text or "", _number(part.get("dx", "0")), own), (part.tail or "", 0.0, dict(style))]
        widths = [fonts.width(words, _face(own), _number(own["font-size"])) + dx for words, dx, own in parts]
        anchor = {"middle": 0.5, "end": 1.0}.get(style.get("text-anchor", "start"), 0.0)
        x, y = _number(element.get("x", "0")), _number(element.get("y", "0"))
        if style.get("dominant-baseline") == "central":
            y += _MIDDLE * _number(style["font-size"])
        self._canvas.saveState()
        self._canvas.transform(1, 0, 0, -1, x - anchor * sum(widths), y)
        at = 0.0
        for (words, dx, own), wide in zip(parts, widths, strict=True):
            face = _face(own)
            self._canvas.setFont(fonts.registered(face), _number(own["font-size"]))
            if self._pen(own, alpha, element):
                self._canvas.drawString(at + dx, 0, fonts.printable(words, face), mode=1)
            if self._fill(own, alpha, text=True):
                self._canvas.drawString(at + dx, 0, fonts.printable(words, face), mode=0)
            at += wide
        self._canvas.restoreState()


def _number(text: str) -> float:
    return float(text.removesuffix("px").removesuffix("mm"))


def _face(style: Style) -> fonts.Face:
    italic = style.get("font-style") == "italic"
    return fonts.face_for(style["font-family"], italic=italic, weight=int(style["font-weight"]))


def _transforms(element: Element) -> list[tuple[float, float, float, float, float, float]]:
    """The matrices of an element, the outermost first; a drawing inside a drawing is fitted into its place."""
    found: list[tuple[float, float, float, float, float, float]] = []
    for name, written in _CALL.findall(element.get("transform", "")):
        numbers = [float(part) for part in written.replace(",", " ").split()]
        if name == "translate":
            found.append((1, 0, 0, 1, numbers[0], numbers[1] if len(numbers) > 1 else 0))
        elif name == "scale":
            found.append((numbers[0], 0, 0, numbers[-1], 0, 0))
        else:
            found += _rotation(*numbers)
    if element.tag == "svg":
        x, y, wide, high = (float(part) for part in element.get("viewBox", "").split())
        across, down = _number(element.get("width", "")) / wide, _number(element.get("height", "")) / high
        found.append((1, 0, 0, 1, float(element.get("x", "0")), float(element.get("y", "0"))))
        found += [(across, 0, 0, down, 0, 0), (1, 0, 0, 1, -x, -y)]
    return found


def _rotation(degrees: float, x: float = 0, y: float = 0) -> list[tuple[float, float, float, float, float, float]]:
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return [(1, 0, 0, 1, x, y), (c, s, -s, c, 0, 0), (1, 0, 0, 1, -x, -y)]


def _outline(element: Element) -> Sequence[Segment]:
    """Any shape as a path."""

    def value(name: str) -> float:
        return float(element.get(name, "0"))

    if element.tag == "path":
        return segments(element.get("d", ""))
    if element.tag in ("circle", "ellipse"):
        across = value("r") if element.tag == "circle" else value("rx")
        down = value("r") if element.tag == "circle" else value("ry")
        return _rounded(value("cx") - across, value("cy") - down, 2 * across, 2 * down, across, down)
    assert element.tag == "rect", f"nobody has said how a {element.tag} is printed"
    corner = value("rx")
    return _rounded(value("x"), value("y"), value("width"), value("height"), corner, corner)


def _rounded(x: float, y: float, wide: float, high: float, rx: float, ry: float) -> list[Segment]:
    """A rectangle with round corners, clockwise from the top."""
    right, bottom = x + wide, y + high
    if not rx:
        return [((x, y),), ((x, y), (right, y)), ((right, y), (right, bottom)), ((right, bottom), (x, bottom)), ()]
    k, j = rx * (1 - _ROUND), ry * (1 - _ROUND)
    ends = [
        ((right - rx, y), (right - k, y), (right, y + j), (right, y + ry)),
        ((right, bottom - ry), (right, bottom - j), (right - k, bottom), (right - rx, bottom)),
        ((x + rx, bottom), (x + k, bottom), (x, bottom - j), (x, bottom - ry)),
        ((x, y + ry), (x, y + j), (x + k, y), (x + rx, y)),
    ]
    found: list[Segment] = [(ends[3][3],)]
    for corner in ends:
        found += [(found[-1][-1], corner[0]), corner]
    return [*found, ()]
