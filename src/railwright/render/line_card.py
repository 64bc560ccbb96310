"""The parts that a table of Rail Line is drawn from: cards, plates with signs, curves, empty places, engines."""

from __future__ import annotations

import math

from railwright.render.line_geometry import HEIGHT, LANES, STATION, WIDTH, Spot, arc, station_spot
from railwright.render.line_picture import Lanes, Station
from railwright.render.line_signs import sign
from railwright.render.pens import path, short

PAIR_SCALE = 0.74
"""How small two engines are that share a card."""
SIGN_SHIFT = 13
"""How far two signs on one plate stand from its middle."""
ENGINE = (
    '<path class="body" d="M-19 7V-11h13v5H7V-12h5v6h4l4 7v6Z"/><path class="window" d="M-15.5-7.5h6V-2h-6Z"/>'
    '<circle cx="-12" cy="8" r="4"/><circle cx="-1" cy="8" r="4"/><circle cx="10" cy="8" r="4"/>'
)
"""From the side, nose to the right."""
SLOT = f'<rect x="3" y="3" width="{WIDTH - 6}" height="{HEIGHT - 6}" rx="3"/>'
"""Where no card lies yet."""
TRACK_NUMBERS = "".join(
    f'<text class="track-number" aria-hidden="true" x="-12" y="{y}">{track}</text>' for track, y in enumerate(LANES, 1)
)
"""Beside the start card."""
_TIE = 11.5


def _frame(width: float, corner: float) -> str:
    return f'<rect x="{-width / 2:g}" y="-15.5" width="{width}" height="31" rx="{corner}"/>'


FRAMES = {"one": _frame(31, 2.5), "two": _frame(56, 2.5), "slow": _frame(31, 15.5)}
"""Plates about their middle: with one sign, with two, and that of a free move."""


def _straight(y: float) -> str:
    ties = "".join(f"M{short(_TIE * (step + 0.5))} {y - 6:g}v12" for step in range(round(WIDTH / _TIE)))
    return path("rail-line", f"M0 {y}H{WIDTH}") + path("rail-ties", ties)


FACE = f'<rect class="card" width="{WIDTH}" height="{HEIGHT}"/>{"".join(_straight(y) for y in LANES)}'
"""A card without its stations."""


def plate(station: Station, x: float, y: float) -> str:
    """The symbols of a station on their plate."""
    if not station:
        return ""
    two, slow = len(station) == 2, station == ("move_slow",)
    frame = FRAMES["two" if two else "slow" if slow else "one"]
    signs = "".join(sign(symbol, SIGN_SHIFT * (2 * which - 1) if two else 0) for which, symbol in enumerate(station))
    kind = "plate slow" if slow else "plate"
    named = f'class="{kind}" data-symbols="{" ".join(station)}"'
    return f'<g {named} transform="translate({short(x)} {short(y)})">{frame}{signs}</g>'


def card(lanes: Lanes) -> str:
    """A card as it lies anywhere: it is never turned (RL-1.1)."""
    return FACE + "".join(plate(station, STATION, y) for y, station in zip(LANES, lanes, strict=True))


def curve_tracks(position: int) -> str:
    """The three tracks of a curve."""
    return "".join(_half_circle(position, lane) for lane in range(3))


def _half_circle(position: int, lane: int) -> str:
    bend = arc(position, lane)
    count = round(math.pi * bend.radius / _TIE)
    ties = []
    for step in range(count):
        angle = -math.pi / 2 + math.pi * (step + 0.5) / count
        across, down = math.cos(angle) * bend.outward, math.sin(angle)
        near, far = bend.radius - 6, bend.radius + 6
        ties.append(
            f"M{short(bend.x + across * near)} {short(bend.y + down * near)}"
            f"L{short(bend.x + across * far)} {short(bend.y + down * far)}"
        )
    x, y, r = bend.x, bend.y, bend.radius
    sweep = 1 if bend.outward > 0 else 0
    return path("rail-line", f"M{x:g} {y - r:g}A{r:g} {r:g} 0 0 {sweep} {x:g} {y + r:g}") + path(
        "rail-ties", "".join(ties)
    )


def curve_plates(position: int, lanes: Lanes) -> str:
    """The stations of a curve."""
    spots = (station_spot(position, lane) for lane in range(3))
    return "".join(plate(station, spot.x, spot.y) for station, spot in zip(lanes, spots, strict=True))


def engine(spot: Spot, kind: str, scale: float = 1) -> str:
    """An engine where it stands; `kind` says whether it is the fast or the slow one and whose it is."""
    sized = "" if scale == 1 else f" scale({scale:g})"
    turned = ' transform="scale(-1 1)"' if spot.left else ""
    return (
        f'<g class="engine" transform="translate({short(spot.x)} {short(spot.y)}){sized}">'
        f'<g class="loco {kind}"{turned}>{ENGINE}</g></g>'
    )
