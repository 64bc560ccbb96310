"""The colours and pens of the drawings: paper by day, the same table at night, and black on white for the printer."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Literal

from railwright.render.art import Colour, merged

Theme = Literal["light", "dark", "print"]


@dataclass(frozen=True, slots=True)
class Palette:
    """Named colours; every text colour reaches a contrast of 4.5:1 on `sheet`. Expansions bring their own."""

    theme: Theme
    sheet: str
    middle: str
    ink: str
    ink_2: str
    ink_3: str
    rule: str
    grid: str
    printed: str
    bad: str
    players: tuple[str, ...]
    washes: tuple[str, ...]
    networks: tuple[str, ...]
    trace_road: str
    trace_rail: str

    def player(self, number: int) -> str:
        """The colour of player 1, 2, ..."""
        return self.players[(number - 1) % len(self.players)]

    def wash(self, number: int) -> str:
        """The ground of a space that player 1, 2, ... may draw in."""
        return self.washes[(number - 1) % len(self.washes)]

    def network(self, index: int) -> str:
        """The highlighter of the network with this index, the largest first."""
        return self.networks[index % len(self.networks)]

    def own(self, name: str) -> str:
        """A colour that an expansion brings with its drawings."""
        colour: Colour = merged("colours")[name]
        return colour.on(self.theme)

    def by_name(self, player: int) -> dict[str, str]:
        """The colours by the names that the page has for them, `me` being a player."""
        return {
            "sheet": self.sheet,
            "sheet-2": self.middle,
            "bed": self.sheet,
            "ink": self.ink,
            "ink-2": self.ink_2,
            "ink-3": self.ink_3,
            "rule": self.rule,
            "grid": self.grid,
            "printed": self.printed,
            "bad": self.bad,
            "me": self.player(player),
            "me-wash": self.wash(player),
            "trace-road": self.trace_road,
            "trace-rail": self.trace_rail,
        }


LIGHT = Palette(
    theme="light",
    sheet="#fcf8ee",
    middle="#f7f0e0",
    ink="#1c2431",
    ink_2="#4d4f52",
    ink_3="#656157",
    rule="#cfc4ac",
    grid="#ddd2bb",
    printed="#8d846f",
    bad="#b3261e",
    players=(
        "#0b5fa5",
        "#b04a00",
        "#00704f",
        "#8c3a78",
        "#7d5c00",
        "#3d4a57",
        "#a3123f",
        "#00697a",
        "#4f6a00",
        "#5a43c0",
        "#6b4226",
        "#b01f86",
    ),
    washes=(
        "#dfe8ee",
        "#f9eadd",
        "#dcebe0",
        "#efe0e6",
        "#efe6c9",
        "#e6e6e3",
        "#f1dcd9",
        "#dee7e0",
        "#e7e7d1",
        "#e9e2e8",
        "#ebe2d6",
        "#f3dee2",
    ),
    networks=("#2f7fc4", "#d09a12", "#3c9a78", "#7d8793", "#a8629a", "#b9643a"),
    trace_road="#b04a00",
    trace_rail="#7d2f6c",
)

DARK = Palette(
    theme="dark",
    sheet="#1d2128",
    middle="#242932",
    ink="#f0e8d8",
    ink_2="#c3bcae",
    ink_3="#a49c8d",
    rule="#3b4049",
    grid="#343a44",
    printed="#7f7b72",
    bad="#ff8a78",
    players=(
        "#6db3f2",
        "#f5985a",
        "#57c79b",
        "#dd94cb",
        "#e0b94a",
        "#b4c0cc",
        "#ff8fa6",
        "#45cbdc",
        "#a8d14d",
        "#ab9cff",
        "#d3a27c",
        "#ff86d0",
    ),
    washes=(
        "#21303f",
        "#3a2c22",
        "#20352f",
        "#372b37",
        "#373122",
        "#2d323a",
        "#3d303a",
        "#233941",
        "#303a2d",
        "#313246",
        "#363334",
        "#3d2f40",
    ),
    networks=("#3f8ed6", "#c9961a", "#3fa582", "#8793a0", "#b678a8", "#c07a50"),
    trace_road="#f5985a",
    trace_rail="#e3a0d3",
)

PRINT = Palette(
    theme="print",
    sheet="#ffffff",
    middle="#f4f4f4",
    ink="#000000",
    ink_2="#333333",
    ink_3="#555555",
    rule="#bbbbbb",
    grid="#cccccc",
    printed="#808080",
    bad="#b3261e",
    players=LIGHT.players,
    washes=("#ffffff",),
    networks=LIGHT.networks,
    trace_road=LIGHT.trace_road,
    trace_rail=LIGHT.trace_rail,
)


PALETTES: dict[Theme, Palette] = {"light": LIGHT, "dark": DARK, "print": PRINT}

SERIF = "'Iowan Old Style','Palatino Linotype',P052,'URW Palladio L',Palatino,'Book Antiqua',Georgia,serif"
SANS = "ui-sans-serif,-apple-system,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',sans-serif"


@dataclass(frozen=True, slots=True)
class Pens:
    """Widths of the strokes where a space is 100 wide."""

    edge: float = 3.6
    dash: float = 2.6
    rail: float = 4.6
    tie: float = 3.8
    grid: float = 1
    frame: float = 3.2
    trace: float = 8
    band: float = 48

    @property
    def by_name(self) -> dict[str, float]:
        """The widths by the names that the page has for them."""
        return {f"w-{name}": width for name, width in asdict(self).items()}


PENS = Pens()
SMALL_PENS = Pens(edge=6, dash=4, rail=7, tie=5, grid=2, frame=7)
TINY_PENS = Pens(edge=9, dash=0, rail=10, tie=7, grid=0, frame=10)
"""For sheets of less than 200 and of less than about 80 pixels."""
