"""A Railroad Ink sheet, or one piece as on a die, as a complete SVG document for screen and print."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import Literal
from xml.sax.saxutils import escape

from railwright.render import ink_marks as marks
from railwright.render import ink_printed as printed
from railwright.render.art.routes import station_square
from railwright.render.ink_lines import above, along
from railwright.render.ink_piece import hand_in, number_spot, piece, sign_spot
from railwright.render.ink_style import picture_style
from railwright.render.pens import Hand, number, path
from railwright.render.picture import Glyph, Picture, Sign, Track, plain_text
from railwright.render.theme import PALETTES, PENS, SMALL_PENS, Palette, Theme

DieState = Literal["ink", "wet", "ghost", "spent"]

_SMALL, _SMALL_DIE = 200, 40
"""Below these widths the pens grow and the small print goes."""
_CAPTION_WIDTH = 84
_FOOTER = """
.board .box { fill: none; stroke: var(--printed); stroke-width: 1.6; }
.board .full { fill: var(--ink); stroke: var(--ink); }
.board .value { font: 17px var(--serif); fill: var(--ink-2); text-anchor: middle; }
.board .filled { font: 17px var(--serif); fill: var(--sheet); text-anchor: middle; }
.board .say { font: 17px var(--sans); fill: var(--ink-2); text-anchor: start; }
.board .piece.spent { color: var(--ink-3); opacity: .38; }
"""
"""What only a picture has: tracks, legend and caption below the sheet."""


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
        return printed.margin(self.small)


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
        _pieces(picture),
        printed.frame(picture),
        _notes(picture, look),
        _lines(picture),
        "".join(marks.placed(row, col, marks.open_end(end)) for row, col, end in picture.open_ends),
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
    drawn = f'<g class="{named}">{piece(glyph, 0)}</g>'
    if not border:
        return _document(look, width, (0, 0, 100, 100), "Piece", drawn)
    line = look.colours.player(player) if state in ("wet", "ghost") else look.colours.ink
    dashed = ' stroke-dasharray="6 5"' if state == "spent" else ""
    # The clip keeps ink that laps over a border from crossing the die's own rounded line.
    body = (
        f'<clipPath id="{look.scope}-die"><rect width="100" height="100" rx="13"/></clipPath>'
        f'<rect class="ground" width="100" height="100" rx="13"/><g clip-path="url(#{look.scope}-die)">{drawn}</g>'
        f'<rect width="100" height="100" rx="13" fill="none" stroke="{line}" stroke-width="2"{dashed}/>'
    )
    return _document(look, width, (-2, -2, 104, 104), "Piece", body)


def _document(look: _Look, width: float, box: tuple[float, float, float, float], title: str, body: str) -> str:
    unit = "mm" if look.theme == "print" else ""
    height = width * box[3] / box[2]
    pens = SMALL_PENS if look.small else PENS
    style = picture_style(look.scope, look.colours, pens, look.player, _FOOTER)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{look.scope}" viewBox="{" ".join(number(v) for v in box)}"'
        f' width="{number(width)}{unit}" height="{number(height)}{unit}" role="img">'
        f"<title>{escape(title)}</title><style>{style}</style>{body}</svg>\n"
    )


def _ground(picture: Picture, look: _Look, footer: float) -> str:
    m, side = look.margin, picture.size * 100
    ground = f'<rect class="ground" x="{-m}" y="{-m}" width="{side + 2 * m}" height="{number(side + 2 * m + footer)}"/>'
    allowed = marks.SPACE_MARKS["wash"] + marks.SPACE_MARKS["ticks"]
    legal = "".join(marks.placed(row, col, allowed, "legal") for row, col in picture.legal)
    return ground + printed.middle(picture) + legal + printed.grid(picture)


def _bands(picture: Picture, look: _Look) -> str:
    """Networks as highlighter bands; overlaps inside one network do not darken."""
    return "".join(
        f'<g class="bands" stroke="{look.colours.network(k)}">{path("band", marks.band(net, picture.glyphs))}</g>'
        for k, net in enumerate(picture.networks)
    )


def _printed(picture: Picture, look: _Look) -> str:
    taken = {*picture.by_space, *picture.filled}
    signs = "".join(
        marks.sign(b.kind, (b.col * 100 + 50, b.row * 100 + 50), 1.15 if look.small else 1)
        for b in picture.buildings
        if (b.row, b.col) not in taken
    )
    return signs + printed.exits(picture, look.small) + (printed.coordinates(picture) if look.labels else "")


def _pieces(picture: Picture) -> str:
    out = [_sign(sign) for sign in picture.signs if sign.fills]
    out.append(along(picture.paths))
    for cell in picture.cells:
        strokes = piece(cell.glyph, hand_in(cell.row, cell.col))
        out.append(marks.placed(cell.row, cell.col, strokes, "piece wet" if cell.wet else "piece"))
    out.append(above(picture.paths))
    return "".join(out)


def _sign(sign: Sign) -> str:
    return marks.placed(sign.row, sign.col, marks.space_art(sign.name, hand_in(sign.row, sign.col)), "piece")


def _notes(picture: Picture, look: _Look) -> str:
    """Round numbers, the small sign of a building that lies under a piece, and signs on top."""
    out, cells = [_sign(sign) for sign in picture.signs if not sign.fills], picture.by_space
    for cell in picture.cells if look.labels else ():
        if cell.round:
            x, y = number_spot(cell.glyph)
            at = f'x="{number(cell.col * 100 + x)}" y="{number(cell.row * 100 + y)}"'
            out.append(f'<text class="round{" wet" if cell.wet else ""}" {at}>{cell.round}</text>')
    for b in picture.buildings if not look.small else ():
        here = cells.get((b.row, b.col))
        if here or (b.row, b.col) in picture.filled:
            x, y = sign_spot(here.glyph) if here else marks.BESIDE_A_CRATER
            state = " done fresh" if here and here.wet else " done"
            out.append(marks.sign(b.kind, (b.col * 100 + x, b.row * 100 + y), 0.58, state, marks.CHIP))
    return "".join(out)


def _lines(picture: Picture) -> str:
    """Railways first: at an overpass the road runs above. Stations stay visible on top."""
    cells, out = picture.by_space, []
    for line in sorted(picture.lines, key=lambda line: line.kind, reverse=True):
        data = marks.trace(line, picture.glyphs)
        out.append(path("trace-casing", data) + path("trace road" if line.kind == "H" else "trace rail", data))
    for row, col in dict.fromkeys((row, col) for line in picture.lines for row, col, _ in line.path):
        cell = cells.get((row, col))
        if cell and cell.glyph.station:
            out.append(marks.placed(row, col, station_square(Hand()), "piece wet" if cell.wet else "piece"))
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
        kind = "road" if line.kind == "H" else "rail"
        entries.append((f'<path class="trace {kind}" style="stroke-width:5" d="M2 0H24"/>', line.label))
    if picture.open_ends:
        disc = f'<g class="error" transform="translate(15 0) scale(.8)">{marks.OPEN_END}</g>'
        entries.append((disc, picture.open_ends_label))
    return [(sample, plain_text(words)) for sample, words in entries if words]


def _footer(picture: Picture, look: _Look) -> tuple[str, float]:
    """What stands below the frame, and its height: tracks, legend, caption."""
    out, y, right = [], picture.size * 100 + look.margin + 24, picture.size * 100
    buildings = [("village", picture.villages), ("university", picture.universities)]
    for tracks in ([(kind, track) for kind, track in buildings if track], [picture.budget] if picture.budget else []):
        x = 0.0
        for kind, track in tracks:
            drawn, x = _track(kind, track, x, y)
            out.append(drawn)
        y += 40 if tracks else 0
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
