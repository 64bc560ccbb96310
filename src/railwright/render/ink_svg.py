"""A Railroad Ink sheet, or one piece as on a die, as a complete SVG document for screen and print."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Literal
from xml.sax.saxutils import escape

from railwright.render import ink_marks as marks
from railwright.render.ink_piece import corner_spot, crater, free_corners, path, piece, room_at, station
from railwright.render.pens import Hand, number
from railwright.render.picture import SIDES, Cell, Glyph, Picture, Track, plain_text
from railwright.render.theme import PALETTES, PENS, SMALL_PENS, Palette, Theme, style_sheet

DieState = Literal["ink", "wet", "ghost", "spent"]

_SMALL, _SMALL_DIE = 200, 40
"""Below these widths the pens grow and the small print goes."""
_CAPTION_WIDTH = 84


@dataclass(frozen=True, slots=True)
class _Look:
    """How one document is drawn."""

    theme: Theme
    small: bool
    labels: bool
    player: int

    @property
    def colours(self) -> Palette:
        return PALETTES[self.theme]

    @property
    def scope(self) -> str:
        """A class name of its own for each look, so that several drawings can lie on one page."""
        return f"rw-{self.theme}{'-s' if self.small else ''}-{self.player}"

    @property
    def margin(self) -> int:
        return 16 if self.small else 36


def sheet_svg(
    picture: Picture,
    *,
    theme: Theme = "light",
    size: float | None = None,
    labels: bool = True,
    player: int = 1,
    title: str = "Sheet",
) -> str:
    """A standalone SVG document of a sheet.

    `size` is the width, in pixels on screen (720) and in millimetres with the theme "print" (180). `labels` shows
    coordinates and round numbers. Wet ink and legal spaces have the colour of `player` (1-6). `title` is
    read aloud for a sheet without a caption.
    """
    width = size if size is not None else (180.0 if theme == "print" else 720.0)
    small = theme != "print" and width < _SMALL
    look = _Look(theme, small, labels and not small, player)
    side = picture.size * 100
    footer, footer_height = _footer(picture, look) if not small else ("", 0.0)
    body = [
        _ground(picture, look, footer_height),
        _bands(picture, look),
        _printed(picture, look),
        _pieces(picture, look),
        f'<path class="frame" d="{_frame(picture)}"/>',
        _notes(picture, look),
        _lines(picture, look),
        "".join(marks.open_end(row, col, end) for row, col, end in picture.open_ends),
        footer,
    ]
    m = look.margin
    named = plain_text(picture.caption or "") or title
    return _document(look, width, (-m, -m, side + 2 * m, side + 2 * m + footer_height), named, "".join(body))


def glyph_svg(
    glyph: Glyph,
    *,
    theme: Theme = "light",
    size: float | None = None,
    state: DieState = "ink",
    player: int = 1,
    border: bool = True,
) -> str:
    """A standalone SVG document of one piece, 96 pixels or 24 printed millimetres wide, bordered like a die."""
    width = size if size is not None else (24.0 if theme == "print" else 96.0)
    small = theme != "print" and width < _SMALL_DIE
    look = _Look(theme, small, False, player)
    named = "piece" if state == "ink" else f"piece {state}"
    drawn = f'<g class="{named}">{piece(glyph, Hand(4))}</g>'
    if not border:
        return _document(look, width, (0, 0, 100, 100), "Piece", drawn)
    line = look.colours.player(player) if state in ("wet", "ghost") else look.colours.ink
    dashed = ' stroke-dasharray="6 5"' if state == "spent" else ""
    # The clip keeps ink that laps over a border from crossing the die's own rounded line.
    body = (
        f'<clipPath id="{look.scope}-die"><rect width="100" height="100" rx="13"/></clipPath>'
        f'<rect class="ground" width="100" height="100" rx="13"/><g clip-path="url(#{look.scope}-die)">{drawn}</g>'
        f'<rect width="100" height="100" rx="13" stroke="{line}" stroke-width="2"{dashed}/>'
    )
    return _document(look, width, (-2, -2, 104, 104), "Piece", body)


def _document(look: _Look, width: float, box: tuple[float, float, float, float], title: str, body: str) -> str:
    unit = "mm" if look.theme == "print" else ""
    height = width * box[3] / box[2]
    style = style_sheet(look.scope, look.colours, SMALL_PENS if look.small else PENS, look.player)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{look.scope}" viewBox="{" ".join(number(v) for v in box)}"'
        f' width="{number(width)}{unit}" height="{number(height)}{unit}" role="img">'
        f"<title>{escape(title)}</title><style>{style}</style>{body}</svg>\n"
    )


def _ground(picture: Picture, look: _Look, footer: float) -> str:
    m, side = look.margin, picture.size * 100
    out = [f'<rect class="ground" x="{-m}" y="{-m}" width="{side + 2 * m}" height="{number(side + 2 * m + footer)}"/>']
    if picture.centre:
        top, left, bottom, right = (100 * v for v in picture.centre)
        right, bottom = right + 100, bottom + 100
        out.append(f'<rect class="middle" x="{left}" y="{top}" width="{right - left}" height="{bottom - top}"/>')
    out += [
        f'<rect class="wash" x="{col * 100}" y="{row * 100}" width="100" height="100"/>' for row, col in picture.legal
    ]
    lines = "".join(f"M{k * 100} 0V{side}M0 {k * 100}H{side}" for k in range(1, picture.size))
    out.append(path("grid", lines))
    if picture.centre:
        corners = f"M{left} {top + 22}V{top}H{left + 22}M{right - 22} {top}H{right}V{top + 22}"
        corners += f"M{right} {bottom - 22}V{bottom}H{right - 22}M{left + 22} {bottom}H{left}V{bottom - 22}"
        out.append(path("centre", corners))
    out += [marks.placed(row, col, path("tick", marks.TICKS)) for row, col in picture.legal]
    return "".join(out)


def _bands(picture: Picture, look: _Look) -> str:
    cells = picture.by_space
    return "".join(marks.band(net, cells, look.colours.network(k)) for k, net in enumerate(picture.networks))


def _printed(picture: Picture, look: _Look) -> str:
    taken = {*picture.by_space, *picture.craters}
    out = [
        marks.sign(b.kind, (b.col * 100 + 50, b.row * 100 + 50), 1.15 if look.small else 1)
        for b in picture.buildings
        if (b.row, b.col) not in taken
    ]
    length = 14 if look.small else 24
    out += [
        marks.placed(e.row, e.col, marks.exit_stub(SIDES.index(e.side), e.kind, length), "piece") for e in picture.exits
    ]
    if look.labels:
        for k in range(picture.size):
            out.append(f'<text class="coord" x="{k * 100 + 13}" y="-10">{k + 1}</text>')
            out.append(f'<text class="coord" x="-17" y="{k * 100 + 19}">{chr(ord("A") + k)}</text>')
    return "".join(out)


def _frame(picture: Picture) -> str:
    """The frame lies over the pieces and is open only where a route leaves the sheet."""
    side, data = picture.size * 100, []
    for index, name in enumerate(SIDES):
        gaps = sorted((e.col if name in "NS" else e.row) * 100 + 50 for e in picture.exits if e.side == name)
        starts, ends = [0, *(gap + 17 for gap in gaps)], [*(gap - 17 for gap in gaps), side]
        for a, b in zip(starts, ends, strict=True):
            across = side if name in "ES" else 0
            data.append(f"M{a} {across}H{b}" if index % 2 == 0 else f"M{across} {a}V{b}")
    return "".join(data)


def _hand(row: int, col: int) -> Hand:
    return Hand(row * 7 + col * 13 + 4)


def _number_spot(cell: Cell) -> tuple[float, float]:
    """Lava leaves the number only the very corner."""
    return corner_spot(free_corners(cell.glyph)[0], 10 if "L" in cell.glyph.edges else 15)


def _sign_spot(cell: Cell) -> tuple[float, float]:
    return corner_spot(free_corners(cell.glyph)[1], 18)


def _pieces(picture: Picture, look: _Look) -> str:
    built = {(b.row, b.col) for b in picture.buildings}
    out = [marks.placed(row, col, crater(_hand(row, col)), "piece") for row, col in picture.craters]
    for cell in picture.cells:
        clear = [_number_spot(cell)] if look.labels and cell.round else []
        clear += [_sign_spot(cell)] if (cell.row, cell.col) in built and not look.small else []
        strokes = piece(cell.glyph, _hand(cell.row, cell.col), clear)
        out.append(marks.placed(cell.row, cell.col, strokes, "piece wet" if cell.wet else "piece"))
    if picture.meteor:
        out.append(marks.placed(*picture.meteor, marks.meteor_mark()))
    return "".join(out)


def _notes(picture: Picture, look: _Look) -> str:
    """Round numbers, and the small sign of a building that lies under a piece."""
    if look.small:
        return ""
    out, cells = [], picture.by_space
    for cell in picture.cells if look.labels else ():
        if cell.round:
            x, y = _number_spot(cell)
            mine = " mine" if cell.wet else ""
            x, y = x + cell.col * 100, y + cell.row * 100 + 6
            out.append(f'<text class="round{mine}" x="{number(x)}" y="{number(y)}">{cell.round}</text>')
    for b in picture.buildings:
        here = cells.get((b.row, b.col))
        if here:
            x, y = _sign_spot(here)
            x, y = b.col * 100 + x, b.row * 100 + y
            if room_at(here.glyph, free_corners(here.glyph)[1]) < 10:
                out.append(f'<circle class="ground" cx="{number(x)}" cy="{number(y)}" r="14"/>')
            out.append(marks.sign(b.kind, (x, y), 0.58, " fresh" if here.wet else " done"))
        elif (b.row, b.col) in picture.craters:
            out.append(marks.sign(b.kind, (b.col * 100 + 82, b.row * 100 + 82), 0.58))
    return "".join(out)


def _lines(picture: Picture, look: _Look) -> str:
    """Railways first: at an overpass the road runs above. Stations stay visible on top."""
    cells, out = picture.by_space, []
    for line in sorted(picture.lines, key=lambda line: line.kind, reverse=True):
        data = marks.trace(line, cells)
        colour = look.colours.trace_road if line.kind == "H" else look.colours.trace_rail
        out.append(f'{path("under", data)}<path class="trace" stroke="{colour}" d="{data}"/>')
    for row, col in dict.fromkeys((row, col) for line in picture.lines for row, col, _ in line.path):
        cell = cells.get((row, col))
        if cell and cell.glyph.station:
            out.append(marks.placed(row, col, station(Hand()), "piece wet" if cell.wet else "piece"))
    return "".join(out)


def _track(kind: str, track: Track, x: float, y: float) -> tuple[str, float]:
    """A sign and its boxes from x on; also where the next thing may begin."""
    out = [marks.sign(kind, (x + 13, y), 0.68)]
    for k, label in enumerate(track.boxes):
        left, full = x + 36 + 34 * k, k < track.marked
        out.append(
            f'<rect class="box{" full" if full else ""}" x="{number(left)}" y="{y - 13}" width="26" height="26"/>'
        )
        said = escape(plain_text(label))
        out.append(f'<text class="{"filled" if full else "value"}" x="{number(left + 13)}" y="{y + 6}">{said}</text>')
    return "".join(out), x + 36 + 34 * len(track.boxes) + 28


def _legend(picture: Picture, look: _Look) -> list[tuple[str, str]]:
    """Samples of 26 by 12 about 13,0 with the words that belong to them."""
    c, entries = look.colours, []
    for k, label in enumerate(picture.network_labels):
        entries.append((f'<rect width="26" height="12" y="-6" fill="{c.network(k)}" opacity=".34"/>', label))
    for line in picture.lines:
        colour = c.trace_road if line.kind == "H" else c.trace_rail
        entries.append((f'<path class="trace" style="stroke-width:5" stroke="{colour}" d="M2 0H24"/>', line.label))
    if picture.open_ends:
        disc = f'<g transform="translate(15 0) scale(.8)">{marks.OPEN_END}</g>'
        entries.append((disc, picture.open_ends_label))
    return [(sample, plain_text(words)) for sample, words in entries if words]


def _footer(picture: Picture, look: _Look) -> tuple[str, float]:
    """What stands below the frame, and its height: tracks, legend, caption."""
    out, y, right = [], picture.size * 100 + look.margin + 24, picture.size * 100
    if picture.villages or picture.universities:
        x = 0.0
        for kind, track in (("village", picture.villages), ("university", picture.universities)):
            if track:
                drawn, x = _track(kind, track, x, y)
                out.append(drawn)
        y += 40
    x = 0.0
    entries = _legend(picture, look)
    for sample, words in entries:
        needed = 36 + 8.4 * len(words)
        if x and x + needed > right:
            x, y = 0.0, y + 30
        out.append(f'<g transform="translate({number(x)} {y})">{sample}</g>')
        out.append(f'<text class="say" x="{number(x + 34)}" y="{y + 6}">{escape(words)}</text>')
        x += needed + 22
    y += 36 if entries else 0
    for row in textwrap.wrap(plain_text(picture.caption or ""), _CAPTION_WIDTH):
        out.append(f'<text class="say" x="0" y="{y + 6}">{escape(row)}</text>')
        y += 26
    used = y - (picture.size * 100 + look.margin + 24)
    return "".join(out), float(used + 14 if used else 0)
