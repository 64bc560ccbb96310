"""The canyon: a gorge along the lines between spaces, and the bridges over it."""

from __future__ import annotations

from railwright.render.art.goals import squares
from railwright.render.art.record import Art, Colour, Lit, OnLine
from railwright.render.pens import Hand, path, short

HALF = 8.4
_BANK = (9, 21, 33, 45, 57, 69, 80, 91)
"""Where a bank has its corners, along a line of 100."""
_CLIFFS = (4, 13, 25, 37, 50, 62, 74, 86, 96)


def _gorge(hand: Hand) -> tuple[str, str]:
    """One line of 100: its dark rim, which the floors of all its neighbours cover, and its floor with cliffs."""
    north = [(x + hand.wobble(2), -HALF + hand.wobble(2.1)) for x in _BANK]
    south = [(x + hand.wobble(2), HALF + hand.wobble(2.1)) for x in reversed(_BANK)]
    near, far = HALF * 0.72, HALF * 0.98
    west = [(-near, near), (-far, 0.0), (-near, -near)]
    east = [(100 + near, -near), (100 + far, 0.0), (100 + near, near)]
    shape = "L".join(f"{short(x)} {short(y)}" for x, y in (*west, *north, *east, *south))
    cliffs = "".join(f"M{short(x + hand.wobble(1.5))} {short(-HALF)}v{short(5 + hand.wobble(1.6))}" for x in _CLIFFS)
    return path("canyon-rim run", f"M{shape}Z"), path("canyon-floor run", f"M{shape}Z") + path("canyon-cliff", cliffs)


def _deck(_: Hand) -> tuple[str, str]:
    return "", path("canyon-deck", "M50-13V13")


_WALLS = path("parapet", "M29-17 34.5-10.5V10.5L29 17M71-17 65.5-10.5V10.5L71 17")
"""Of a bridge that leads over the middle of the line."""


def _goal(data: str) -> str:
    return f'<path class="gorge" d="{data}"/>'


_COUNTED = ("longest canyon", "longest canyon from edge to edge", "canyon from edge to edge")

ART = Art(
    areas={name: Lit("canyon", "") for name in _COUNTED},
    lines={"canyon": OnLine(_gorge, char="▒", role="canyon"), "bridge": OnLine(_deck, _WALLS, depth=1)},
    signs={
        "bridge points": '<path d="M-18-3H18M-14-3v12M14-3v12M-14 9C-12 0 12 0 14 9M-9-3v6M0-3v4M9-3v6"/>',
    },
    goals={
        "CA": _goal("M4 18H32") + '<path class="thin" d="M8 9v18M14 9v18M20 9v18M26 9v18M11 9v18M29 9v18"/>',
        "CB": _goal("M18 3V33") + '<path class="thin" d="M4 9H26a5 5 0 0 1 0 9H10a5 5 0 0 0 0 9H32"/>',
        "CC": squares(3) + _goal("M12.6 2V23.2H34"),
    },
    colours={
        "canyon": Colour("#c8713c", "#b9612c", "#d58a55", distinct=("#c99a1e", "#a87400")),
        "canyon-cliff": Colour("#6d3413", "#3a1a08", "#6d3413"),
    },
    style="""
.piece .canyon-rim { fill: currentColor; stroke: currentColor; stroke-width: 4.4; stroke-linejoin: round; }
.piece .canyon-floor { fill: var(--canyon); stroke: none; }
.piece .canyon-cliff { stroke: var(--canyon-cliff); stroke-width: 2; stroke-linecap: round; opacity: .75; }
.piece .face-grid { stroke: var(--grid); stroke-width: 6; }
.piece .canyon-deck { stroke: var(--bed); stroke-width: 31; }
.goals .pic .gorge { stroke: var(--canyon); stroke-width: 5; stroke-linecap: round; }
""",
)
