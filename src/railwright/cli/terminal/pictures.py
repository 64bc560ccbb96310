"""Sheets and pieces as blocks of lines that fit the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from railwright.cli.terminal.screen import GAP, PANEL_GAP, Block, Screen, side_by_side
from railwright.ink.actions import Space
from railwright.ink.picture import glyph_of, glyph_of_piece, paths_by_piece, picture_of
from railwright.ink.rules.pieces import Variant
from railwright.ink.score import Score
from railwright.ink.sheet import Sheet
from railwright.render import glyph_text, sheet_text, steps_text

LARGE_WIDTH, LARGE_ROWS = 65, 32
SMALL_WIDTH, SMALL_ROWS = 59, 26
PANEL = 34
"""Four pieces side by side."""
TALK_ROWS = 5
"""Messages and the prompt below the sheet."""
GLYPH_WIDTH = 7
USED = "✓"
_FIRST_COLUMN, _TOP_FRAME, _BOTTOM_FRAME = 6, 2, 24
"""Where the small sheet has its first space, and the rows of its frame."""


@dataclass(frozen=True, slots=True)
class Labelled:
    """A piece with the key that chooses it; what is used up is dimmed, and without colour not drawn at all."""

    label: str
    piece: str | Variant
    used: bool = False


def sheet_block(
    screen: Screen,
    sheet: Sheet,
    *,
    player: int,
    score: Score | None = None,
    wet_round: int | None = None,
    legal: tuple[Space, ...] = (),
    points: tuple[Space, ...] = (),
    small: bool = False,
) -> Block:
    """The sheet as large as the terminal allows; in a terminal of 24 rows without the ends outside the frame."""
    room_for_large = screen.width >= LARGE_WIDTH + PANEL_GAP + PANEL and screen.height >= LARGE_ROWS + TALK_ROWS
    large = room_for_large and not small
    drawn = sheet_text(
        picture_of(sheet, score=score, wet_round=wet_round, legal=legal),
        colour=screen.colour,
        true_colour=screen.true_colour,
        theme=screen.theme,
        player=player,
        compact=not large,
        points=points,
    ).split("\n")
    lines = [Text.from_ansi(line) for line in drawn[: LARGE_ROWS if large else SMALL_ROWS]]
    if screen.clears and not large and screen.height < SMALL_ROWS + TALK_ROWS - 2:
        return [_numbered(lines[_TOP_FRAME]), *lines[_TOP_FRAME + 1 : _BOTTOM_FRAME + 1]]
    return lines


def _numbered(frame: Text) -> Text:
    """The upper frame with the numbers of the columns in it, where their own row has no place."""
    line = Text("")
    start = 0
    for col in range(7):
        place = _FIRST_COLUMN + GLYPH_WIDTH * col
        line.append_text(frame[start:place])
        digit = frame[place]
        digit.plain = str(col + 1)
        line.append_text(digit)
        start = place + 1
    return line.append_text(frame[start:])


def glyph_block(
    screen: Screen, piece: str | Variant, *, used: bool = False, wet: bool = False, player: int = 1
) -> Block:
    """The three lines of one piece."""
    on_lines = paths_by_piece()
    if isinstance(piece, str) and piece in on_lines:
        name, steps = on_lines[piece]
        drawn = steps_text(steps, name)
    else:
        glyph = glyph_of_piece(piece) if isinstance(piece, str) else glyph_of(piece)
        drawn = glyph_text(
            glyph, colour=screen.colour, true_colour=screen.true_colour, theme=screen.theme, player=player, wet=wet
        )
    lines = [Text.from_ansi(line) for line in drawn]
    for line in lines:
        line.pad_right(GLYPH_WIDTH - line.cell_len)
        if used:
            line.stylize("dim")
            if not screen.colour:
                line.plain = "·" * GLYPH_WIDTH
    return lines


def glyph_rows(screen: Screen, pieces: Sequence[Labelled], width: int, *, player: int = 1, wet: bool = False) -> Block:
    """Pieces side by side under their labels, in as many rows as the width asks for."""
    fitting = max((width + GAP) // (GLYPH_WIDTH + GAP), 1)
    rows = max(-(-len(pieces) // fitting), 1)
    each_row = max(-(-len(pieces) // rows), 1)
    block: Block = []
    for start in range(0, len(pieces), each_row):
        columns = []
        for one in pieces[start : start + each_row]:
            label = Text(f"{one.label} {USED}" if one.used else one.label, style="dim" if one.used else "bold")
            label.align("center", GLYPH_WIDTH)
            columns.append([label, *glyph_block(screen, one.piece, used=one.used, wet=wet, player=player)])
        block += side_by_side(columns)
    return block
