"""An expansion's drawing is one module that is found by lying in the folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from railwright.ink.rules.expansions import NAMES
from railwright.render import Glyph, art, glyph_svg, glyph_text, sheet_text
from railwright.render.art import drawings, ends_of, mark_of, merged
from railwright.render.ink_style import page_style
from railwright.render.picture import Cell, Picture

DUNES = """
from railwright.render.art.record import Art, Colour, Ends, Mark
from railwright.render.letters import MIDDLE, Letter
from railwright.render.pens import path

ART = Art(
    ends={"D": Ends(20, lambda sides, glyph, hand: path("dune", "M0 0"), shade=":", role="dune")},
    marks={"grass": Mark(lambda details, glyph, hand: path("grass", "M1 1"),
                          lambda details, letters: letters.update({MIDDLE: Letter("Y", "dune")}), "dune", "Y")},
    colours={"dune": Colour("#c0a060", "#e0c080")},
    style=".piece .dune { fill: var(--dune); }",
)
"""


@pytest.fixture
def dunes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A made-up expansion's drawing, in a folder of its own."""
    (tmp_path / "dunes.py").write_text(DUNES)
    monkeypatch.setattr(art, "__path__", [*art.__path__, str(tmp_path)])
    for cached in (drawings, merged):
        cached.cache_clear()
    yield
    for cached in (drawings, merged):
        cached.cache_clear()


@pytest.mark.usefixtures("dunes")
def test_a_new_module_draws_everywhere() -> None:
    """Its ends, marks, colours and style are in pictures, in a terminal and on the page, and nothing lists it."""
    glyph = Glyph("D___", ("N",), marks=(("grass", "NE"),))
    drawn = glyph_svg(glyph)
    assert 'class="dune"' in drawn
    assert 'class="grass"' in drawn
    assert ".piece .dune{fill:#c0a060}" in drawn
    assert "".join(glyph_text(glyph, colour=False)).count(":") == 5
    assert "Y" in sheet_text(Picture(cells=(Cell(3, 3, glyph),)), colour=True)
    assert "--dune:light-dark(#c0a060,#e0c080)" in page_style()


def test_every_name_is_drawn_once() -> None:
    """No two modules draw the same kind, mark, face, goal or colour."""
    for what in ("ends", "marks", "spaces", "faces", "goals", "areas", "colours"):
        names = [name for one in drawings() for name in getattr(one, what)]
        assert sorted(names) == sorted(merged(what))


def test_areas_of_expansions_differ_in_colour_and_strokes() -> None:
    """What counts for one expansion is lit up in a colour of its own, and in strokes that tell it without colour."""
    looks = [{(lit.colour, lit.strokes) for lit in one.areas.values()} for one in drawings() if one.areas]
    assert len(looks) == len(NAMES)
    for number, own in enumerate(looks):
        for other in looks[:number]:
            for at in (0, 1):
                assert not {look[at] for look in own} & {look[at] for look in other}
    assert all(lit.colour in merged("colours") for lit in merged("areas").values())
    assert ".area-closed-lake{--area:var(--lava)}" in page_style()


def test_what_nobody_draws_has_a_plain_look() -> None:
    """An unknown kind and an unknown mark get the stand-ins."""
    assert ends_of("Q").shade == "░"
    assert mark_of("grass").char == "?"


def test_areas_of_each_expansion_have_a_colour_and_a_pattern_of_their_own() -> None:
    """What lights up at the end tells one expansion from another with and without colour."""
    lit = [one.areas.values() for one in drawings() if one.areas]
    for looks in (
        [{area.colour for area in areas} for areas in lit],
        [{area.strokes for area in areas} for areas in lit],
    ):
        assert len(looks) == len(NAMES)
        assert sum(len(own) for own in looks) == len(set().union(*looks))
