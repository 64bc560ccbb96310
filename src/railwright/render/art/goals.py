"""The goal cards of the Challenge edition as small pictures, our own."""

from __future__ import annotations

from collections.abc import Callable

from railwright.render.art.record import Art


def squares(size: int, filled: Callable[[int, int], bool] = lambda _, __: False) -> str:
    """A small sheet with some spaces filled."""
    step, out = 32 / size, []
    for row in range(size):
        for col in range(size):
            named = ' class="f"' if filled(row, col) else ""
            x, y, side = f"{2 + col * step:.1f}", f"{2 + row * step:.1f}", f"{step - 1.3:.1f}"
            out.append(f'<rect{named} x="{x}" y="{y}" width="{side}" height="{side}"/>')
    return "".join(out)


def strokes(data: str, kind: str = "") -> str:
    """Pen strokes: `f` filled, `thin` with the thin pen."""
    named = f' class="{kind}"' if kind else ""
    return f'<path{named} d="{data}"/>'


def blocks(*corners: tuple[float, float], side: float = 6) -> str:
    """Filled squares, as stations are."""
    return "".join(f'<rect class="f" x="{x:g}" y="{y:g}" width="{side:g}" height="{side:g}"/>' for x, y in corners)


NORTHWARD, EASTWARD = "M14 7l4-5 4 5", "M29 14l5 4-5 4"
SOUTHWARD, WESTWARD = "M14 29l4 5 4-5", "M7 14l-5 4 5 4"
"""The heads of arrows that leave the card in the middle of its sides."""
ACROSS = f"M2 18H34{EASTWARD}{WESTWARD}"
"""A line from side to side."""

_LOOP = '<path d="M11 6h14a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H11a5 5 0 0 1-5-5V11a5 5 0 0 1 5-5Z"/>'
_LOOP_TIES = "M13 2v8M18 2v8M23 2v8M13 26v8M18 26v8M23 26v8M2 13h8M2 18h8M2 23h8M26 13h8M26 18h8M26 23h8"

ART = Art(
    goals={
        "A": squares(3, lambda row, col: row * 3 + col in (0, 1, 4, 5, 7)),
        "B": "".join(f'<path d="M{x - 5} 25v-8l5-4 5 4v8Z"/>' for x in (8, 18, 28)),
        "C": squares(5, lambda row, _: row == 2),
        "D": squares(5, lambda row, col: row in (0, 4) and col in (0, 4) and (row, col) != (4, 0)),
        "E": squares(5, lambda row, col: 0 < row < 4 and 0 < col < 4),
        "F": f'{_LOOP}<path class="thin" d="{_LOOP_TIES}"/>',
        "G": strokes(f"M18 18V2M2 18H34{NORTHWARD}{EASTWARD}{WESTWARD}"),
        "H": strokes("M2 18H34") + blocks((2, 15), (11, 15), (20, 15), (29, 15), side=5),
        "I": strokes("M2 12H34M2 24H34") + strokes("M4 18h4M12 18h4M20 18h4M28 18h4", "thin"),
        "J": strokes("M2 18H34") + strokes("M5 12v12M11 12v12M18 12v12M25 12v12M31 12v12", "thin"),
        "K": strokes(ACROSS) + strokes("M2 4H34M2 32H34", "thin"),
        "L": strokes("M18 5V13Q18 18 13 18H5") + strokes("M5 5H31V31H5Z", "thin") + blocks((15, 2), (2, 15)),
    },
    style="""
.goals .pic rect { fill: none; stroke: var(--printed); stroke-width: 1; }
.goals .pic .f { fill: var(--ink-2); stroke: none; }
.goals .pic path { fill: none; stroke: var(--ink-2); stroke-width: 2.4; stroke-linejoin: round; }
.goals .pic .thin { stroke-width: 2; }
""",
)
