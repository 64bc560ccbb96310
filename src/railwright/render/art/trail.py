"""The trail: dotted paths through the corners of a space."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.core.errors import MalformedError
from railwright.render.art.goals import squares
from railwright.render.art.record import Art, Colour, Lit, Mark
from railwright.render.letters import Letter, Letters
from railwright.render.pens import CORNER_AT, Hand, Point, path, xy
from railwright.render.picture import Glyph

_LETTER = Letter("•", "trail")


def _hub(points: Sequence[Point]) -> Point | None:
    """The corner that lies beside all others."""
    return next((p for p in points if all(p[0] == q[0] or p[1] == q[1] for q in points)), None)


def _inward(point: Point, share: float) -> Point:
    return point[0] + (50 - point[0]) * share, point[1] + (50 - point[1]) * share


def _trail(corners: Sequence[str], _: Glyph, __: Hand) -> str:
    points = [CORNER_AT[corner] for corner in corners if corner in CORNER_AT]
    if len(points) < 2 or len(set(points)) != len(corners):
        raise MalformedError("picture_trail", corners=repr(tuple(corners)))
    hub, (a, b) = _hub(points), points[:2]
    if len(points) == 2 and hub is not None:
        middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
        data = f"M{xy(a)}Q{xy(_inward(middle, 0.62))} {xy(b)}"
    elif len(points) == 2:
        dx, dy = (b[0] - a[0]) * 0.42, (b[1] - a[1]) * 0.14
        data = f"M{xy(a)}C{xy((a[0] + dx, a[1] + dy))} {xy((b[0] - dx, b[1] - dy))} {xy(b)}"
    elif hub is not None:
        # Three corners meet at a fork beside the one between the two others.
        fork, (nx, ny) = _inward(hub, 0.52), _inward(hub, 0.06)
        pull = (nx - hub[0], ny - hub[1])
        bends = (fork if p == hub else ((p[0] + fork[0]) / 2 + pull[0], (p[1] + fork[1]) / 2 + pull[1]) for p in points)
        data = "".join(f"M{xy(p)}Q{xy(bend)} {xy(fork)}" for p, bend in zip(points, bends, strict=True))
    else:
        data = "".join(f"M{xy(p)}L50 50" for p in points)
    return path("trail-casing", data) + path("trail", data)


def _letters(corners: Sequence[str], letters: Letters) -> None:
    """Dots on a lattice whose corners are the corners of the space: 8 across, 4 down, the inner places 1-7 and 1-3."""
    ends = [(8 * ("E" in corner), 4 * ("S" in corner)) for corner in corners]
    hub = next((p for p in ends if all(p[0] == q[0] or p[1] == q[1] for q in ends)), None)
    if hub is None:
        meet = (4, 2)
    elif len(ends) == 2:
        x, y = (ends[0][0] + ends[1][0]) // 2, (ends[0][1] + ends[1][1]) // 2
        meet = (x, 1 if y == 0 else 3) if y != 2 else (2 if x == 0 else 6, y)
    else:
        meet = (2 if hub[0] == 0 else 6, 1 if hub[1] == 0 else 3)
    for x, y in ends:
        steps = max(abs(meet[0] - x) // 2, abs(meet[1] - y))
        for step in range(1, steps + 1):
            col = round(x + (meet[0] - x) * step / steps)
            row = min(3, max(1, round(y + (meet[1] - y) * step / steps)))
            letters.setdefault((row - 1, col - 1), _LETTER)


def _dots(data: str) -> str:
    return f'<path class="dotted" d="{data}"/>'


_DOTS = "".join(f"M{x} {y}h.1" for y in (10, 30, 50, 70, 90) for x in (10, 30, 50, 70, 90))

ART = Art(
    areas={"trail network": Lit("trail", _DOTS)},
    marks={"trail": Mark(_trail, _letters, _LETTER.role, _LETTER.char)},
    goals={
        "TA": _dots("M3 22c8-12 8 12 15 0s8 12 15 0"),
        "TB": f'<rect class="f" x="13" y="13" width="10" height="10"/>{_dots("M4 5l9 8M32 5l-9 8M18 33V24")}',
        "TC": squares(3) + _dots("M4 30C12 6 24 30 32 6"),
    },
    colours={"trail": Colour("#7a5320", "#d6a25e", "#6b481b")},
    style="""
.piece .trail-casing { stroke: var(--bed); stroke-width: 9; opacity: .9; }
.piece .trail { stroke: var(--trail); stroke-width: 5.4; stroke-linecap: round; stroke-dasharray: .1 8.6; }
.goals .pic .dotted { stroke: var(--trail); stroke-width: 3; stroke-linecap: round; stroke-dasharray: .1 5; }
""",
)
