"""The neutral data refuses what no sheet can show, in sentences."""

from __future__ import annotations

import pytest

from railwright.core.errors import MalformedError
from railwright.render import Cell, Exit, Glyph, Picture, Sign
from railwright.render.picture import plain_text, space_name

STRAIGHT = Glyph("H_H_", ("NS",))


@pytest.mark.parametrize(
    ("edges", "joins", "marks"),
    [
        ("H_H", ("NS",), ()),
        ("HxH_", ("NS",), ()),
        ("H_H_", ("NE",), ()),
        ("H_H_", ("N",), ()),
        ("HRHR", ("NS", "NEW"), ()),
        ("H_H_", ("NS",), ((),)),
        ("H_H_", ("NS",), (("",),)),
    ],
)
def test_broken_glyph(edges: str, joins: tuple[str, ...], marks: tuple[tuple[str, ...], ...]) -> None:
    """A glyph joins every end exactly once and its marks have names."""
    with pytest.raises(MalformedError, match=r"\.$"):
        Glyph(edges, joins, marks=marks)


def test_groups_are_clockwise_side_numbers() -> None:
    """Joins become sorted side numbers, and a side knows whom it is joined with."""
    double = Glyph("HHHH", ("WN", "SE"))
    assert double.groups == ((0, 3), (1, 2))
    assert double.group_of(2) == (1, 2)
    assert STRAIGHT.group_of(1) == ()


@pytest.mark.parametrize(
    "broken",
    [
        {"cells": (Cell(7, 0, STRAIGHT),)},
        {"cells": (Cell(0, 0, STRAIGHT), Cell(0, 0, STRAIGHT))},
        {"exits": (Exit(0, 9, "N", "H"),)},
        {"signs": (Sign("crater", -1, 0),)},
        {"signs": (Sign("meteor", 3, 7, fills=False),)},
        {"networks": (((0, 8, "N"),),)},
        {"open_ends": ((8, 0, "N"),)},
    ],
)
def test_picture_off_the_sheet(broken: dict[str, object]) -> None:
    """Nothing lies outside the sheet and no space holds two pieces."""
    with pytest.raises(MalformedError):
        Picture(**broken)  # type: ignore[arg-type]  # the values are wrong on purpose


def test_space_name() -> None:
    """A space is named by the letter of its row and the number of its column."""
    assert (space_name(0, 0), space_name(3, 6)) == ("A1", "D7")


def test_plain_text() -> None:
    """Foreign text loses escape codes, surrogates and direction overrides and keeps letters, dashes and emoji."""
    assert plain_text("a\x1b[31mb\x00\u202ec\ud800\n\t– é\u00a0漢 👩\u200d🚀") == "a[31mbc  – é 漢 👩\u200d🚀"
