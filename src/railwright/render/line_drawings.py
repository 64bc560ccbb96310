"""Everything of Rail Line that the page puts in place itself, drawn and measured once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from railwright.render import line_card as parts
from railwright.render import line_geometry as at
from railwright.render.line_picture import FIRST_CURVE, GOAL, LAST, SECOND_CURVE, card_number, place
from railwright.render.line_signs import LEFT_ROWS, RIGHT_ROWS, SIGNS


def line_drawings(lane_of: Callable[[int, int], int]) -> dict[str, Any]:
    """Parts and places; `lane_of` says for a position on which lane a track runs there."""
    return {
        "card": {
            "width": at.WIDTH,
            "height": at.HEIGHT,
            "face": parts.FACE,
            "stations": [(at.STATION, y) for y in at.LANES],
        },
        "row_height": at.PITCH,
        "positions": [
            _position(position, [int(lane_of(position, track)) for track in range(3)]) for position in range(LAST + 1)
        ],
        "goal": at.corner(GOAL),
        "track_numbers": parts.TRACK_NUMBERS,
        "slot": parts.SLOT,
        "plates": parts.FRAMES,
        "sign_shift": parts.SIGN_SHIFT,
        "signs": SIGNS,
        "columns": (LEFT_ROWS, RIGHT_ROWS),
        "engine": parts.ENGINE,
        "pair_scale": parts.PAIR_SCALE,
    }


def _position(position: int, lanes: list[int]) -> dict[str, Any]:
    curve = (FIRST_CURVE, SECOND_CURVE).index(position) + 1 if at.is_curve(position) else 0
    row, column = place(position)
    return {
        "row": row,
        "column": column,
        "corner": at.corner(position),
        "curve": curve,
        "tracks": parts.curve_tracks(position) if curve else "",
        "number": card_number(position),
        "lanes": lanes,
        "stations": [_told(at.station_spot(position, lane)) for lane in range(3)],
        "engines": [_told(at.engine_spot(position, lane)) for lane in range(3)],
        "pairs": [[_told(at.pair_spot(position, lane, fast=fast)) for fast in (False, True)] for lane in range(3)],
        "through": [[_told(spot) for spot in at.through_curve(position, lane)] for lane in range(3)] if curve else [],
    }


def _told(spot: at.Spot) -> dict[str, Any]:
    return {"x": round(spot.x, 1), "y": round(spot.y, 1), "left": spot.left}
