"""The desert: cacti, a palm at its water, the sun of the dice, and where it has burnt."""

from __future__ import annotations

import math
from collections.abc import Sequence

from railwright.render.art.record import Art, Colour, Lit, Mark
from railwright.render.letters import MIDDLE, Letter, Letters, Place
from railwright.render.pens import Hand, Point, distance, path, short
from railwright.render.picture import Glyph

_SPOTS: tuple[Point, ...] = ((19, 53), (50, 17.5), (27, 72), (73, 72), (73, 27), (27, 27))
"""Where something can stand beside a route."""
_LOW_ROOF = 20
"""Above a route from side to side there is less room."""
_PAIR: tuple[tuple[Point, float], ...] = (((34, 50), 1.5), ((70, 57), 1.15))
_PLACES: tuple[Place, ...] = ((1, 1), (0, 1), (2, 1), (2, 5), (0, 5))
_CACTUS, _PALM = Letter("Ψ", "cactus"), Letter("♣", "palm")


def _beside(glyph: Glyph) -> Point:
    """The spot that has most room."""
    if not glyph.groups:
        return 50, 50
    return max(_SPOTS, key=lambda spot: min(distance(spot, group, glyph.station) for group in glyph.groups))


def _lines(where: Point, size: float, *strokes: str) -> str:
    """Relative strokes (`x y command`) from points about a spot, all of one size."""
    x, y = where
    out = ""
    for stroke in strokes:
        start, _, rest = stroke.partition("|")
        dx, dy = (float(part) for part in start.split())
        moves = "".join(part if part.isalpha() else f"{short(float(part) * size)} " for part in rest.split())
        out += f"M{short(x + dx * size)} {short(y + dy * size)}{moves}"
    return out


def _cactus(where: Point, size: float, hand: Hand) -> str:
    x, y = where[0] + hand.wobble(1.2), where[1] + hand.wobble(1.2)
    lean = hand.wobble(1.5)
    body = _lines((x, y), size, f"0 15|l {lean} -28", "0 6|h -5 q -4.5 0 -4.5 -5 v -4", "0 1|h 4.5 q 4.5 0 4.5 -5 v -3")
    ribs = _lines((x, y), size, f"0 12|l {lean} -23")
    sand = _lines((x, y), size, "-11 17|q 5.5 -3 11 0 t 11 0")
    return path("sand", sand) + path("cactus", body) + path("rib", ribs)


def _one(_: Sequence[str], glyph: Glyph, hand: Hand) -> str:
    where = _beside(glyph)
    return _cactus(where, 0.94 if where[1] > _LOW_ROOF else 0.84, hand)


def _two(_: Sequence[str], __: Glyph, hand: Hand) -> str:
    return "".join(_cactus(spot, size, hand) for spot, size in _PAIR)


def _oasis(_: Sequence[str], glyph: Glyph, hand: Hand) -> str:
    x, y = _beside(glyph)
    x, y = x + hand.wobble(1), y + hand.wobble(1)
    pool = _lines((x, y), 1, "-17 11|q 3 -6 14 -6 t 18 4 q 2 6 -10 7.5 t -22 -5.5 Z")
    ripple = _lines((x, y), 1, "-8 11|q 3 -2 6 0 t 6 0")
    trunk = _lines((x, y), 1, "-1 8|q 4.5 -8 1.5 -18")
    fronds = _lines((x + 0.5, y - 10), 1, *_FRONDS)
    return path("pool", pool) + path("pool-line", ripple) + path("palm-trunk", trunk) + path("palm", fronds)


_FRONDS = (
    *("0 0|q -8 -7 -14 1", "0 0|q -9 0 -10 9", "0 0|q 8 -7 14 0"),
    *("0 0|q 9 0 11 8", "0 0|q -1 -7 -7 -8", "0 0|q 2 -7 8 -8"),
)


def _first_free(letters: Letters) -> Place:
    """The place of seven times three that stands clear of what is drawn."""
    return next(
        (row, col)
        for row, col in (*_PLACES, MIDDLE)
        if not {(row, col - 1), (row, col), (row, col + 1)} & set(letters) or (row, col) == MIDDLE
    )


def _cactus_letter(_: Sequence[str], letters: Letters) -> None:
    letters[_first_free(letters)] = _CACTUS


def _cacti_letters(_: Sequence[str], letters: Letters) -> None:
    letters[1, 2] = letters[1, 4] = _CACTUS


def _palm_letter(_: Sequence[str], letters: Letters) -> None:
    letters[_first_free(letters)] = _PALM


def _sun(where: Point, radius: float) -> tuple[str, str]:
    """Its disc and its rays, as path data."""
    x, y = where
    r = short(radius)
    disc = f"M{short(x - radius)} {short(y)}a{r} {r} 0 1 1 {short(2 * radius)} 0a{r} {r} 0 1 1 {short(-2 * radius)} 0Z"
    rays = ""
    for k in range(8):
        c, s = math.cos(k * math.pi / 4), math.sin(k * math.pi / 4)
        near, far = radius * 1.45, radius * (2.1 if k % 2 else 2.35)
        rays += f"M{short(x + near * c)} {short(y + near * s)}L{short(x + far * c)} {short(y + far * s)}"
    return disc, rays


def _burnt(_: Hand) -> str:
    disc, rays = _sun((85, 15), 4.6)
    return path("sun-disc", disc) + path("sun-rays", rays)


def _small_cacti(arm: float, *spots: tuple[float, float]) -> str:
    """Cacti on a goal card, with arms of this reach."""
    left, right = f"h{-arm / 2:g}q{-arm / 2:g} 0{-arm / 2:g}-2.4v-2.4", f"h{arm / 2:g}q{arm / 2:g} 0 {arm / 2:g}-2.4v-2"
    arms = f"v-13m0 9{left}m{arm:g} 2.6{right}"
    return f'<path class="stem" d="{"".join(f"M{x:g} {y + 6.5:g}{arms}" for x, y in spots)}"/>'


def _small_palms(*spots: tuple[float, float]) -> str:
    """Palms on a goal card, each at its water."""
    crown = "m0 0q-3-3-6 .5m6-.5q3-3 6 .5m-6-.5q-3.4.4-4 3.4m4-3.4q3.4.4 4 3.4"
    palms = "".join(f"M{x:g} {y + 5:g}q1.4-5 0-9{crown}" for x, y in spots)
    pools = "".join(f"M{x - 4:g} {y + 6:g}h8" for x, y in spots)
    return f'<path class="pool-line" d="{pools}"/><path class="leaf" d="{palms}"/>'


_SUN_FACE = "".join(f'<path d="{data}"/>' for data in _sun((50, 50), 17))

_PRICKLES = "".join(f"M{x} {y}v-16M{x} {y}l-9 -11M{x} {y}l9 -11" for y in (28, 62, 96) for x in (17, 50, 83))

ART = Art(
    areas={"cacti": Lit("cactus", _PRICKLES)},
    marks={
        "cactus": Mark(_one, _cactus_letter, _CACTUS.role, _CACTUS.char),
        "two cacti": Mark(_two, _cacti_letters, _CACTUS.role, _CACTUS.char),
        "oasis": Mark(_oasis, _palm_letter, _PALM.role, _PALM.char),
    },
    spaces={"dried": _burnt},
    rows={"dried": ("☼",)},
    faces={"arid": _SUN_FACE},
    goals={
        "DA": '<rect x="1" y="1" width="17" height="17"/><rect x="18" y="1" width="17" height="17"/>'
        '<rect x="1" y="18" width="17" height="17"/><rect x="18" y="18" width="17" height="17"/>'
        + _small_cacti(4, (9.5, 9.5), (26.5, 9.5), (9.5, 26.5), (26.5, 26.5)),
        "DB": "".join(f'<rect x="{9 * k:g}" y="10" width="9" height="16"/>' for k in range(4))
        + _small_cacti(2.6, *((4.5 + 9 * k, 18) for k in range(4))),
        "DC": '<path d="M2 31Q8 22 18 22T34 11"/>' + _small_palms((7, 12), (22, 8), (28, 27)),
    },
    colours={
        "cactus": Colour("#4f7d2a", "#9dce6b", distinct=("#00664f", "#6fd6b4")),
        "palm": Colour("#2c7a5b", "#6cc9a1"),
        "palm-trunk": Colour("#7d5527", "#c99a5d"),
        "oasis": Colour("#2a7ea6", "#6bbbe0"),
        "oasis-fill": Colour("#cde7ef", "#1c4258", "#dcecf2"),
        "sand": Colour("#b98f4d", "#c9a468"),
        "sun": Colour("#d9831f", "#f0ad4e", "#c8741a"),
    },
    style="""
.piece .cactus { stroke: var(--cactus); stroke-width: 7.4; stroke-linecap: round; stroke-linejoin: round; }
.piece .rib { stroke: var(--sheet); stroke-width: 1.5; stroke-linecap: round; opacity: .75; }
.piece .sand { stroke: var(--sand); stroke-width: 2.2; stroke-linecap: round; }
.piece .pool { fill: var(--oasis-fill); stroke: var(--oasis); stroke-width: 2.4; stroke-linejoin: round; }
.piece .pool-line { stroke: var(--oasis); stroke-width: 1.8; stroke-linecap: round; }
.piece .palm-trunk { stroke: var(--palm-trunk); stroke-width: 3.6; stroke-linecap: round; }
.piece .palm { stroke: var(--palm); stroke-width: 3.6; stroke-linecap: round; }
.goals .pic .stem { stroke: var(--cactus); stroke-width: 1.9; stroke-linecap: round; }
.goals .pic .leaf { stroke: var(--palm); stroke-width: 1.7; stroke-linecap: round; }
.goals .pic .pool-line { stroke: var(--oasis); stroke-width: 2.4; stroke-linecap: round; }
.board .sun-disc { fill: var(--sun); stroke: none; }
.board .sun-rays { stroke: var(--sun); stroke-width: 2.6; stroke-linecap: round; fill: none; }
""",
)
