"""Plain drawings for a kind of end or a mark that nobody has drawn yet."""

from __future__ import annotations

from collections.abc import Sequence

from railwright.render.art.record import Art, Ends, Mark, OnLine
from railwright.render.letters import MIDDLE, Letter, Letters
from railwright.render.pens import LAP, Hand, path, pt, ring
from railwright.render.picture import Glyph

_CHAR = "?"


def _ends(sides: Sequence[int], _: Glyph, __: Hand) -> str:
    return path("plain", "".join(f"M{pt(side, -LAP)}L50 50" for side in sides))


def _mark(_: Sequence[str], __: Glyph, ___: Hand) -> str:
    return plain_space(Hand())


def plain_space(_: Hand) -> str:
    """What lies in a space."""
    return path("plain-mark", ring(24, Hand(), 14, 0))


def _letters(_: Sequence[str], letters: Letters) -> None:
    letters.setdefault(MIDDLE, Letter(_CHAR, "mark"))


PLAIN_ENDS = Ends(half=9, draw=_ends, shade="░")
PLAIN_MARK = Mark(_mark, _letters, "mark", _CHAR)
PLAIN_LINE = OnLine(lambda _: ("", path("plain", "M0 0H100")), char="░")
PLAIN_ROWS = (_CHAR,)
"""What lies in a space, in a terminal."""

ART = Art(
    style="""
.piece .plain { stroke-width: 18; opacity: .5; }
.piece .plain-mark { stroke-width: 3; stroke-dasharray: 6 5; }
"""
)
