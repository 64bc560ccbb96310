"""What is printed on a sheet before play: grid, central spaces, exits, coordinates and the frame."""

from __future__ import annotations

from railwright.render.art.routes import exit_stub
from railwright.render.ink_marks import placed
from railwright.render.pens import path
from railwright.render.picture import SIDES, Picture

_MARGIN, _SMALL_MARGIN = 36, 16
_EXIT, _SMALL_EXIT = 24, 14
_EXIT_GAP = 17
_CORNER = 22


def margin(small: bool) -> int:
    """The paper around the frame."""
    return _SMALL_MARGIN if small else _MARGIN


def middle(picture: Picture) -> str:
    """The tint of the central spaces."""
    if not picture.centre:
        return ""
    left, top, right, bottom = _centre(picture)
    return f'<rect class="middle" x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"/>'


def grid(picture: Picture) -> str:
    """The borders of the spaces and the corners of the central ones."""
    side = picture.size * 100
    lines = path("grid", "".join(f"M{k * 100} 0V{side}M0 {k * 100}H{side}" for k in range(1, picture.size)))
    if not picture.centre:
        return lines
    left, top, right, bottom = _centre(picture)
    corners = f"M{left} {top + _CORNER}V{top}H{left + _CORNER}M{right - _CORNER} {top}H{right}V{top + _CORNER}"
    corners += (
        f"M{right} {bottom - _CORNER}V{bottom}H{right - _CORNER}M{left + _CORNER} {bottom}H{left}V{bottom - _CORNER}"
    )
    return lines + path("centre-mark", corners)


def _centre(picture: Picture) -> tuple[int, int, int, int]:
    assert picture.centre is not None
    top, left, bottom, right = picture.centre
    return left * 100, top * 100, right * 100 + 100, bottom * 100 + 100


def exits(picture: Picture, small: bool) -> str:
    """The printed ends outside the frame."""
    length = _SMALL_EXIT if small else _EXIT
    return "".join(
        placed(gate.row, gate.col, exit_stub(SIDES.index(gate.side), gate.kind, length), "piece")
        for gate in picture.exits
    )


def coordinates(picture: Picture) -> str:
    """Numbers above and letters to the left."""
    return "".join(
        f'<text class="coord" x="{k * 100 + 13}" y="-15">{k + 1}</text>'
        f'<text class="coord" x="-16" y="{k * 100 + 14}">{chr(ord("A") + k)}</text>'
        for k in range(picture.size)
    )


def frame(picture: Picture) -> str:
    """The frame lies over the pieces and is open only where a route leaves the sheet."""
    side, data = picture.size * 100, []
    for name in SIDES:
        gaps = sorted(
            (gate.col if name in "NS" else gate.row) * 100 + 50 for gate in picture.exits if gate.side == name
        )
        starts, ends = [0, *(gap + _EXIT_GAP for gap in gaps)], [*(gap - _EXIT_GAP for gap in gaps), side]
        across = side if name in "ES" else 0
        for a, b in zip(starts, ends, strict=True):
            data.append(f"M{a} {across}H{b}" if name in "NS" else f"M{across} {a}V{b}")
    return path("frame", "".join(data))
