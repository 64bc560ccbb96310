"""The colours and pens of the drawings: paper by day, the same table at night, and black on white for the printer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Theme = Literal["light", "dark", "print"]


@dataclass(frozen=True, slots=True)
class Palette:
    """Named colours; every text colour reaches a contrast of 4.5:1 on `sheet`."""

    sheet: str
    middle: str
    ink: str
    ink_2: str
    ink_3: str
    grid: str
    printed: str
    bad: str
    lava: str
    lava_fill: str
    tree: str
    trail: str
    crater: str
    crater_fill: str
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
        return self.networks[min(index, len(self.networks) - 1)]


LIGHT = Palette(
    sheet="#fcf8ee",
    middle="#f7f0e0",
    ink="#1c2431",
    ink_2="#4d4f52",
    ink_3="#69655c",
    grid="#ddd2bb",
    printed="#8d846f",
    bad="#b3261e",
    lava="#b5371b",
    lava_fill="#f3c7b0",
    tree="#2f6b43",
    trail="#7a5320",
    crater="#6a6258",
    crater_fill="#e5dbc7",
    players=("#0b5fa5", "#b04a00", "#00704f", "#8c3a78", "#7d5c00", "#3d4a57"),
    washes=("#dfe8ee", "#f9eadd", "#dcebe0", "#efe0e6", "#efe6c9", "#e6e6e3"),
    networks=("#2f7fc4", "#d09a12", "#3c9a78", "#b0688f", "#7d8793"),
    trace_road="#b04a00",
    trace_rail="#7d2f6c",
)

DARK = Palette(
    sheet="#1d2128",
    middle="#242932",
    ink="#f0e8d8",
    ink_2="#c3bcae",
    ink_3="#a49c8d",
    grid="#343a44",
    printed="#7f7b72",
    bad="#ff8a78",
    lava="#ff8f66",
    lava_fill="#5b2c1f",
    tree="#76c08a",
    trail="#d6a25e",
    crater="#a79d8d",
    crater_fill="#2e2f33",
    players=("#6db3f2", "#f5985a", "#57c79b", "#dd94cb", "#e0b94a", "#b4c0cc"),
    washes=("#21303f", "#3a2c22", "#20352f", "#372b37", "#373122", "#2d323a"),
    networks=("#3f8ed6", "#c9961a", "#3fa582", "#b878a0", "#8793a0"),
    trace_road="#f5985a",
    trace_rail="#e3a0d3",
)

PRINT = Palette(
    sheet="#ffffff",
    middle="#f4f4f4",
    ink="#000000",
    ink_2="#333333",
    ink_3="#555555",
    grid="#cccccc",
    printed="#808080",
    bad="#b3261e",
    lava="#b5371b",
    lava_fill="#f6d3c2",
    tree="#2f6b43",
    trail="#6b481b",
    crater="#555555",
    crater_fill="#e8e8e8",
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
    frame: float = 3.2


PENS = Pens()
SMALL_PENS = Pens(edge=6, dash=5, rail=7, tie=5, frame=7)


def style_sheet(scope: str, colours: Palette, pens: Pens, player: int) -> str:
    """The embedded style of one drawing; `scope` keeps two drawings on one page apart."""
    c, mine = colours, colours.player(player)
    round_cap = "stroke-linecap:round"
    rules = {
        "": f"color:{c.ink};fill:none;stroke-linejoin:round",
        ".piece": "stroke:currentColor",
        ".wet": f"color:{mine}",
        ".ghost": f"color:{mine};opacity:.62",
        ".ghost .edge": "stroke-dasharray:5 3.2",
        ".ghost .rail": "stroke-dasharray:5 3.2",
        ".spent": f"color:{c.ink_3};opacity:.38",
        ".ground": f"fill:{c.sheet}",
        ".middle": f"fill:{c.middle}",
        ".grid": f"stroke:{c.grid};stroke-width:1",
        ".centre": f"stroke:{c.printed};stroke-width:2",
        ".frame": f"stroke:{c.ink};stroke-width:{pens.frame};stroke-linecap:square",
        ".bed": f"stroke:{c.sheet};stroke-width:26",
        ".edge": f"stroke-width:{pens.edge}",
        ".dash": f"stroke-width:{pens.dash};stroke-dasharray:10;stroke-dashoffset:-5",
        ".bend": "stroke-dasharray:9.82;stroke-dashoffset:-4.91",
        ".rail": f"stroke-width:{pens.rail}",
        ".tie": f"stroke-width:{pens.tie}",
        ".wall": f"stroke-width:4.6;{round_cap}",
        ".station": f"fill:currentColor;stroke:{c.sheet};stroke-width:3;paint-order:stroke",
        ".lava": f"fill:{c.lava_fill};stroke:none",
        ".bank": f"stroke:{c.lava};stroke-width:{pens.edge}",
        ".flow": f"stroke:{c.lava};stroke-width:1.8;{round_cap};opacity:.55",
        ".vent": f"fill:{c.lava};stroke:{c.lava};stroke-width:3",
        ".tree": f"fill:{c.tree};stroke:none",
        ".trunk": f"stroke:{c.tree};stroke-width:2.6;{round_cap}",
        ".casing": f"stroke:{c.sheet};stroke-width:9;opacity:.9",
        ".trail": f"stroke:{c.trail};stroke-width:5.4;{round_cap};stroke-dasharray:.1 8.6",
        ".pit": f"fill:{c.crater_fill};stroke:{c.crater};stroke-width:3.4",
        ".stone": f"stroke:{c.crater};stroke-width:2.8;{round_cap}",
        ".meteor": f"stroke:{c.ink_2};stroke-width:3;{round_cap}",
        ".wash": f"fill:{c.wash(player)}",
        ".tick": f"stroke:{mine};stroke-width:2.4;{round_cap}",
        ".sign": f"color:{c.printed};stroke:currentColor;stroke-width:2.6;{round_cap}",
        ".done": f"color:{c.ink_2}",
        ".fresh": f"color:{mine}",
        ".solid": "fill:currentColor;stroke:none",
        ".band": "stroke-width:48",
        ".trace": f"stroke-width:8;{round_cap}",
        ".under": f"stroke:{c.sheet};stroke-width:13;{round_cap}",
        ".open": f"fill:{c.sheet};stroke:{c.bad};stroke-width:2.6",
        ".cross": f"stroke:{c.bad};stroke-width:3.6;{round_cap}",
        ".box": f"stroke:{c.printed};stroke-width:1.6",
        ".full": f"fill:{c.ink};stroke:{c.ink}",
        "text": f"font:15px {SANS};fill:{c.ink_3};stroke:none;text-anchor:middle",
        ".coord": "font-weight:500",
        ".round": f"font:italic 17px {SERIF};stroke:{c.sheet};stroke-width:3;paint-order:stroke",
        ".mine": f"fill:{mine}",
        ".value": f"font:17px {SERIF};fill:{c.ink_2}",
        ".filled": f"font:17px {SERIF};fill:{c.sheet}",
        ".say": f"font-size:17px;fill:{c.ink_2};text-anchor:start",
    }
    return "".join(f".{scope} {name}{{{body}}}" if name else f".{scope}{{{body}}}" for name, body in rules.items())
