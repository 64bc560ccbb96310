"""Everything of Railroad Ink that the page puts in place itself, drawn once: the strokes are those of the pictures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from railwright.render import ink_marks as marks
from railwright.render import ink_printed as printed
from railwright.render.art import merged
from railwright.render.art.routes import station_square
from railwright.render.ink_lines import face, strokes
from railwright.render.ink_piece import HANDS, hand_in, number_spot, piece, sign_spot
from railwright.render.pens import Hand
from railwright.render.picture import SIDES, Glyph, Picture, space_name


def ink_drawings(
    pieces: Mapping[str, Sequence[Glyph]], paths: Mapping[str, tuple[str, str]], sheet: Picture
) -> dict[str, Any]:
    """The drawings of all pieces, by name and orientation, and of what lies on the given empty sheet.

    `paths` are the pieces that lie on lines between spaces: the name of their drawing and their steps.
    """
    glyphs = list(dict.fromkeys(glyph for turned in pieces.values() for glyph in turned))
    return {
        "shapes": [_shape(glyph) for glyph in glyphs],
        "pieces": {name: [glyphs.index(glyph) for glyph in turned] for name, turned in pieces.items()},
        "hands": {
            **{space_name(row, col): hand_in(row, col) for row in range(sheet.size) for col in range(sheet.size)},
            **{f"{row}{col}": hand_in(row, col) for row in range(sheet.size + 1) for col in range(sheet.size + 1)},
        },
        "lines": {
            name: {"strokes": [strokes(name, hand) for hand in range(HANDS)], "above": art.above, "depth": art.depth}
            for name, art in merged("lines").items()
        },
        "paths": {piece: {"name": name, "face": face(name, steps)} for piece, (name, steps) in paths.items()},
        "spaces": {name: [marks.space_art(name, hand) for hand in range(HANDS)] for name in merged("spaces")},
        "faces": merged("faces"),
        "goals": merged("goals"),
        "areas": {name: lit.strokes for name, lit in merged("areas").items()},
        "signs": marks.SIGNS,
        "chip": marks.CHIP,
        "beside_a_crater": marks.BESIDE_A_CRATER,
        "station": station_square(Hand()),
        "open_end": marks.OPEN_END,
        "open_ends": {side: marks.open_end(side) for side in SIDES},
        **marks.SPACE_MARKS,
        "sheet": {
            "middle": printed.middle(sheet),
            "grid": printed.grid(sheet),
            "coordinates": printed.coordinates(sheet),
            "frame": printed.frame(sheet),
            "full": {"margin": printed.margin(False), "exits": printed.exits(sheet, False)},
            "small": {"margin": printed.margin(True), "exits": printed.exits(sheet, True)},
        },
    }


def _shape(glyph: Glyph) -> dict[str, Any]:
    return {
        "strokes": [piece(glyph, hand) for hand in range(HANDS)],
        "number": number_spot(glyph),
        "sign": sign_spot(glyph),
        "station": glyph.station,
    }
