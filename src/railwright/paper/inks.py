"""How much of a printer's ink and colour a page takes."""

from __future__ import annotations

from dataclasses import dataclass

from railwright.paper.choices import InkName

Rgb = tuple[float, float, float]


@dataclass(frozen=True, slots=True)
class Ink:
    """What becomes of the colours and pens of a drawing."""

    grey: bool = True
    """Black on white: colours become greys that are as dark."""
    lightest: float = 0.0
    """How light black becomes: 0 stays black, 1 would be white."""
    lightest_text: float = 0.0
    """The same for letters, which must stay readable."""
    pen: float = 1.0
    """How much thinner lines are."""

    def of(self, colour: str, *, text: bool = False) -> Rgb:
        """The colour that is printed for one like `#aabbcc`."""
        digits = colour.removeprefix("#")
        if len(digits) == 3:
            digits = "".join(2 * digit for digit in digits)
        red, green, blue = (int(digits[k : k + 2], 16) / 255 for k in (0, 2, 4))
        if self.grey:
            red = green = blue = 0.299 * red + 0.587 * green + 0.114 * blue
        lift = self.lightest_text if text else self.lightest
        red, green, blue = (lift + (1 - lift) * part for part in (red, green, blue))
        return red, green, blue


INKS: dict[InkName, Ink] = {
    "black": Ink(),
    "light": Ink(lightest=0.5, lightest_text=0.3, pen=0.72),
    "colour": Ink(grey=False),
}
