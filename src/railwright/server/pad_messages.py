"""Messages of the score pad besides the sheets themselves: what fits in a space, what was typed, who has won."""

from __future__ import annotations

from typing import Annotated

import msgspec

from railwright.ink.options import MOST_PLAYERS
from railwright.ink.rules.board import SIZE
from railwright.server.http_messages import Body, Canyon, InkSheet, Piece, Reply, Sheet

Along = Annotated[int, msgspec.Meta(ge=0, lt=SIZE)]


class SpaceOnSheet(Body, frozen=True):
    """A sheet and one of its spaces."""

    sheet: InkSheet
    row: Along
    col: Along


class Likely(Reply, frozen=True):
    """What fits in a space, the likeliest first: piece and orientation."""

    fits: list[tuple[str, int]]


class Typed(Body, frozen=True):
    """Drawings in one line, for a sheet of which only edition and expansion matter."""

    sheet: InkSheet
    text: Annotated[str, msgspec.Meta(max_length=4000)]


class ReadLine(Reply, frozen=True):
    """What somebody has typed, as it goes onto a sheet."""

    drawn: list[Piece]
    canyons: list[Canyon]


class Sheets(Body, frozen=True):
    """The sheets of all players of a game; `star`: who held it at the end of a draft."""

    sheets: Annotated[list[Sheet], msgspec.Meta(min_length=1, max_length=MOST_PLAYERS)]
    star: Annotated[int, msgspec.Meta(ge=0, lt=MOST_PLAYERS)] | None = None


class PaperPlace(Reply, frozen=True):
    """A sheet in the result; equal places share it. `decides`: what decides between equal totals, errors or coins.

    `most_travellers`: whether a sheet of Rail Line has strictly the most of all that were told; null elsewhere.
    """

    place: int
    sheet: int
    total: int
    decides: int
    most_travellers: bool | None = None


class Result(Reply, frozen=True):
    """The sheets of a game from the first to the last."""

    places: list[PaperPlace]
