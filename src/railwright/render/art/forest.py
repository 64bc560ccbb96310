"""The forest: trees wherever a piece leaves room for them."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.render.art.record import Art, Colour, Lit, Mark
from railwright.render.letters import COLS, ROWS, Letter, Letters
from railwright.render.pens import Hand, Point, distance, path, short
from railwright.render.picture import Glyph

_SPOTS: tuple[Point, ...] = (
    *((16, 20), (36, 15), (66, 14), (84, 18), (30, 36), (50, 27), (70, 38), (14, 50), (50, 50)),
    *((86, 52), (31, 66), (69, 67), (50, 74), (18, 84), (38, 88), (64, 87), (84, 86)),
)
_CLEARANCE = 25
_LETTER = Letter("▲", "tree")


def _trees(_: Sequence[str], glyph: Glyph, hand: Hand) -> str:
    crowns, trunks = "", ""
    for spot in _SPOTS:
        if any(distance(spot, group, glyph.station) <= _CLEARANCE for group in glyph.groups):
            continue
        size = 1 + hand.wobble(0.12)
        x, y = spot[0] + hand.wobble(1.6), spot[1] + hand.wobble(1.6)
        crowns += f"M{short(x)} {short(y - 11 * size)}l{short(7 * size)} {short(16 * size)}h{short(-14 * size)}Z"
        trunks += f"M{short(x)} {short(y + 5)}v5"
    return path("tree", crowns) + path("trunk", trunks)


def _letters(_: Sequence[str], letters: Letters) -> None:
    drawn = set(letters)
    for row in range(ROWS):
        for col in range(1 - row % 2, COLS, 2):
            if not {(row, col - 1), (row, col), (row, col + 1)} & drawn:
                letters[row, col] = _LETTER


def _goal(*spots: tuple[int, int]) -> str:
    return "".join(f'<path class="f tree" d="M{x} {y - 6}l4.5 9h-9Z"/>' for x, y in spots)


_TREES = "".join(f"M{x} {y}l8 -18l8 18ZM{x + 8} {y}v8" for y in (26, 60, 94) for x in (8, 42, 76))

ART = Art(
    areas={"forest": Lit("tree", _TREES)},
    marks={"trees": Mark(_trees, _letters, _LETTER.role, _LETTER.char)},
    goals={
        "FA": _goal((8, 12), (28, 10), (18, 19), (8, 30), (28, 30)),
        "FB": _goal((6, 10), (14, 17), (22, 24), (30, 31)),
        "FC": _goal((18, 12), (18, 30), (7, 21), (29, 21)),
    },
    colours={"tree": Colour("#2f6b43", "#76c08a", distinct=("#0a5c5a", "#58c9c4"))},
    style="""
.piece .tree { fill: var(--tree); stroke: none; }
.goals .pic .f.tree { fill: var(--tree); }
.piece .trunk { stroke: var(--tree); stroke-width: 2.6; stroke-linecap: round; }
""",
)
