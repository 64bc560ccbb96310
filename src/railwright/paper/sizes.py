"""Sizes of paper, and where several sheets lie on one."""

from __future__ import annotations

from dataclasses import dataclass

from railwright.paper.choices import SizeName
from railwright.paper.pdf import Page
from railwright.paper.strokes import line, placed

_SIZES: dict[SizeName, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
_TICK = 9.0
"""As far as a tick at the edge reaches: most printers leave 4 mm and more white."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, standing or lying."""

    width: float
    height: float

    @classmethod
    def named(cls, name: SizeName, *, lying: bool = False) -> Paper:
        """A usual size."""
        width, height = _SIZES[name]
        return cls(height, width) if lying else cls(width, height)

    def page(self, body: str) -> Page:
        """A page of it with this on it."""
        return Page(self.width, self.height, f'<g class="page">{body}</g>')

    def fitted(self, body: str, width: float, height: float) -> Page:
        """A page with one drawing of this size, as large as it fits, in the middle."""
        return self.page(_fitted(body, width, height, (0, 0, self.width, self.height)))

    def several(self, bodies: list[str], columns: int, rows: int, width: float, height: float) -> Page:
        """A page with several drawings of one size, and ticks at its edge where it is to be cut."""
        wide, high = self.width / columns, self.height / rows
        out = [
            _fitted(body, width, height, (k % columns * wide, k // columns * high, wide, high))
            for k, body in enumerate(bodies)
        ]
        for column in range(1, columns):
            x = column * wide
            out += [line(x, 0, x, _TICK, "cut"), line(x, self.height - _TICK, x, self.height, "cut")]
        for row in range(1, rows):
            y = row * high
            out += [line(0, y, _TICK, y, "cut"), line(self.width - _TICK, y, self.width, y, "cut")]
        return self.page("".join(out))


def _fitted(body: str, width: float, height: float, room: tuple[float, float, float, float]) -> str:
    x, y, wide, high = room
    scale = min(wide / width, high / height)
    return placed(x + (wide - width * scale) / 2, y + (high - height * scale) / 2, body, scale)
