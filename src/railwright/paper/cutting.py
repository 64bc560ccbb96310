"""Cards on pages, edge to edge, with marks where to cut."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from railwright.paper.pdf import Page
from railwright.paper.sizes import Paper
from railwright.paper.strokes import line, placed

_MARGIN = 8.0
"""What printers leave white, and room for the marks."""
_MARK = 4.5


@dataclass(frozen=True, slots=True)
class CardSize:
    """A card in millimetres."""

    width: float
    height: float

    def grid(self, paper: Paper) -> tuple[int, int]:
        """How many fit beside and below each other."""
        return int((paper.width - 2 * _MARGIN) // self.width), int((paper.height - 2 * _MARGIN) // self.height)


def cut_out(paper: Paper, cards: Sequence[str], size: CardSize) -> list[Page]:
    """As many pages as it takes; only what lies on a page has marks there."""
    columns, rows = size.grid(paper)
    some = columns * rows
    return [_page(paper, cards[first : first + some], size, columns) for first in range(0, len(cards), some)]


def _page(paper: Paper, cards: Sequence[str], size: CardSize, columns: int) -> Page:
    rows = -(-len(cards) // columns)
    wide, high = columns * size.width, size.grid(paper)[1] * size.height
    left, top = (paper.width - wide) / 2, (paper.height - high) / 2
    out = [
        placed(left + k % columns * size.width, top + k // columns * size.height, card) for k, card in enumerate(cards)
    ]
    right, bottom = left + wide, top + rows * size.height
    for k in range(min(columns, len(cards)) + 1):
        x = left + k * size.width
        out += [line(x, top - _MARK, x, top - 0.8, "cut"), line(x, bottom + 0.8, x, bottom + _MARK, "cut")]
    for k in range(rows + 1):
        y = top + k * size.height
        out += [line(left - _MARK, y, left - 0.8, y, "cut"), line(right + 0.8, y, right + _MARK, y, "cut")]
    # Between the cards a pale line, so that scissors find their way without a ruler.
    out += [line(left + k * size.width, top, left + k * size.width, bottom, "between") for k in range(columns + 1)]
    out += [line(left, top + k * size.height, right, top + k * size.height, "between") for k in range(rows + 1)]
    return paper.page("".join(out))
