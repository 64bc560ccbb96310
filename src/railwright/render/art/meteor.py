"""The meteor: craters, the mark of its last hit, and the faces of its dice."""

from __future__ import annotations

from railwright.render.art.goals import blocks, strokes
from railwright.render.art.record import Art, Colour, Lit
from railwright.render.pens import Hand, path, ring, spokes

_STONES = "M20 22l5 3M80 27l3-5M76 82l5 2M17 72l4 4M50 11l1 4"
_ARROWS = {
    "N": "M50 82V18M30 40 50 18 70 40",
    "E": "M18 50H82M60 30 82 50 60 70",
    "S": "M50 18V82M30 60 50 82 70 60",
    "W": "M82 50H18M40 30 18 50 40 70",
    "choose": "M50 14v72M14 50h72M40 25l10-11 10 11M40 75l10 11 10-11M25 40 14 50l11 10M75 40l11 10-11 10",
}


def _crater(hand: Hand) -> str:
    rim = ring(25, hand, 14, 1.4)
    slopes = path("hachure", spokes(25, 16, 17, hand))
    return path("crater-fill", rim) + path("crater", rim) + slopes + path("stones", _STONES)


def _last_hit(_: Hand) -> str:
    return path("meteor-mark", "M86 8l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1Z")


_STONES = "".join(f"M{x - 6} {y}h12M{x} {y - 6}v12" for y in (15, 50, 85) for x in (15, 50, 85))

ART = Art(
    areas={"routes at craters": Lit("crater", _STONES)},
    spaces={"crater": _crater, "meteor": _last_hit},
    rows={"crater": ("╭╌╌╌╮", "╎   ╎", "╰╌╌╌╯"), "meteor": ("*",)},
    goals={
        "MA": strokes("M18 12A6 6 0 1 1 17.9 12Z") + blocks((15, 2), (28, 15), (15, 28), (2, 15)),
        "MB": strokes("M8 3A5 5 0 1 1 7.9 3ZM28 23A5 5 0 1 1 27.9 23Z") + strokes("M12 12L24 24"),
        "MC": strokes("M2 30H12M24 30H34")
        + strokes("M18 21l2 5 5 1-4 3 1 5-4-3-4 3 1-5-4-3 5-1Z", "f")
        + strokes("M8 4l6 10M16 2l3 10M26 4l-3 9", "thin"),
    },
    faces={name: f'<path d="{data}"/>' for name, data in _ARROWS.items()},
    colours={
        "crater": Colour("#6a6258", "#a79d8d", "#555555"),
        "crater-fill": Colour("#e5dbc7", "#2e2f33", "#e8e8e8"),
    },
    style="""
.piece .crater-fill { fill: var(--crater-fill); stroke: none; }
.piece .crater, .piece .stones { stroke: var(--crater); stroke-width: 3.4; stroke-linecap: round; }
.piece .hachure { stroke: var(--crater); stroke-width: 2.6; stroke-linecap: round; }
.board .meteor-mark { fill: var(--lava); stroke: var(--sheet); stroke-width: 3; }
""",
)
