"""What runs along the lines between spaces: canyons without a seam, bridges over them, faces of dice."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from railwright.core.errors import MalformedError
from railwright.render import Cell, Glyph, GridPath, Picture, Track, along_lines, sheet_svg
from railwright.render.ink_drawings import ink_drawings
from railwright.render.ink_lines import face, on_line

CANYON = GridPath("canyon", 2, 3, "EES")
ROAD = Cell(1, 3, Glyph("H_H_", ("NS",)))


def test_a_path_knows_its_lines() -> None:
    """Each line is told by its point that comes first, whichever way the path walks along it."""
    assert CANYON.lines == ((2, 3, False), (2, 4, False), (2, 5, True))
    assert set(GridPath("canyon", 3, 5, "NWW").lines) == set(CANYON.lines)
    assert along_lines(CANYON) == "M300 200h100h100v100"


def test_lines_that_meet_have_no_seam() -> None:
    """All rims are drawn before all floors, so that no rim lies over the floor beside it."""
    drawn = sheet_svg(Picture(paths=(CANYON, GridPath("canyon", 3, 5, "S"))))
    assert drawn.count('class="canyon-rim run"') == drawn.count('class="canyon-floor run"') == 4
    assert drawn.rindex('class="canyon-rim run"') < drawn.index('class="canyon-floor run"')


def test_a_route_leads_over_a_canyon_by_a_bridge() -> None:
    """The canyon and the deck of the bridge lie under the route, the walls of the bridge over it."""
    drawn = sheet_svg(Picture(cells=(ROAD,), paths=(GridPath("bridge", 2, 3, "E"), CANYON)))
    order = [drawn.index(f'class="{part}"') for part in ("canyon-floor run", "canyon-deck", "edge", "parapet")]
    assert order == sorted(order)


def test_boxes_of_what_pays_for_drawings() -> None:
    """Below the sheet stand as many boxes as there are points, those that are spent filled."""
    drawn = ElementTree.fromstring(sheet_svg(Picture(budget=("bridge points", Track(("",) * 12, 5)))))
    boxes = [box.get("class", "") for box in drawn.iter() if box.get("class", "").startswith("box")]
    assert boxes == ["box full"] * 5 + ["box"] * 7


@pytest.mark.parametrize("steps", ["E", "EEE", "ES", "EES", "ESE"])
def test_a_face_shows_the_path_in_the_middle_of_the_die(steps: str) -> None:
    """A path on a die has one rim and one floor for each step, and is well-formed."""
    drawn = ElementTree.fromstring(face("canyon", steps))
    named = [part.get("class") for part in drawn.iter()]
    assert named.count("canyon-rim run") == named.count("canyon-floor run") == len(steps)


def test_a_path_outside_the_sheet_is_refused() -> None:
    """A line must lie between two grid points of the sheet."""
    with pytest.raises(MalformedError):
        Picture(paths=(GridPath("canyon", 2, 6, "EE"),))


def test_the_page_gets_every_line_by_each_hand() -> None:
    """The drawings have the strokes of a line, and what nobody has drawn yet is drawn plainly."""
    told = ink_drawings({}, {"ditch-1": ("ditch", "E")}, Picture())
    assert len(told["lines"]["canyon"]["strokes"]) == 5
    assert told["hands"]["77"] == (2 * 7 + 7) % 5
    assert 'class="plain"' in told["paths"]["ditch-1"]["face"]
    assert on_line((1, 2, True), "x") == '<g class="piece" transform="translate(200 100) rotate(90)">x</g>'
