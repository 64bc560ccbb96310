"""What lies on the lines between spaces, as the server tells it: drawings, prices, reasons, pictures, the pad."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.server.tables import ME, run, serving

from railwright.core.errors import MalformedError
from railwright.ink.picture import picture_of
from railwright.ink.sheet import Sheet
from railwright.render import sheet_svg
from railwright.server.http_messages import Canyon, InkSheet, Piece
from railwright.server.ink_messages import Budget, InkScore
from railwright.server.pad import picture, score

HOOK = Canyon(0, 2, "SEE")
CROSSED = InkSheet(expansion="canyon", drawn=[Piece(0, 1, "highway-curve", 0)], canyons=[HOOK])


def test_drawings_prices_and_reasons_at_the_table(folder: Path) -> None:
    """A view lists drawings on lines, what lies there, what is left to pay, and what each drawing costs (RI-16.6)."""

    async def story() -> None:
        async with serving(folder) as server:
            options = {"expansion": "canyon"}
            room, tokens = await server.open(game="ink", options=options, seats=[ME], seed="canyon1")
            async with server.page(room, tokens[0]) as page:
                view = await page.view(0)
                assert {"piece": "canyon-hook", "kind": "expansion", "used": False, "copy": False} in view["dice"]
                assert view["events"] == []
                assert "canyon-hook@02/SEE" in view["actions"]
                assert view["prices"] == {}
                await page.do(0, "canyon-hook@14/WWN")
                view = page.views[0]
                assert view["sheets"][0]["lines"] == [{"name": "canyon", "row": 0, "col": 2, "path": "SEE"}]
                assert view["sheets"][0]["budget"] == {"name": "bridge points", "left": 12, "of": 12}
                assert view["prices"]["highway-curve@A2/0"] == 1
                assert (await page.ask("why", 0, piece="canyon-corner", space="33"))["code"] == "canyon_not_connected"
                assert (await page.ask("why", 0, piece="canyon-corner", space="00"))["code"] == "malformed"
                assert (await page.ask("why", 0, piece="canyon-corner", space="14"))["code"] == "allowed"

    run(story)


def test_pad_counts_canyons_and_their_bridges() -> None:
    """The pad sends lines; bridges, points and the way that lights up follow from the rules (RI-16.6, RI-16.8)."""
    scored = score(CROSSED)
    assert isinstance(scored, InkScore)
    expansion = scored.expansion
    assert expansion.points == 3
    assert [line.name for line in expansion.lines] == ["canyon", "bridge"]
    assert expansion.budget == Budget("bridge points", 11, 12)
    assert expansion.areas[0].path == "M200 0v100h100h100"


def test_pad_refuses_canyons_that_branch() -> None:
    """A third line at a grid point is refused in words (RI-16.4)."""
    with pytest.raises(MalformedError, match="branch"):
        score(InkSheet(expansion="canyon", canyons=[HOOK, Canyon(1, 3, "S")]))


def test_pictures_show_canyons_bridges_and_boxes() -> None:
    """A picture of a sheet has its canyons, a bridge and twelve boxes, one of them filled; others have none."""
    drawn = picture(CROSSED, "light", "en")
    assert drawn.count('class="canyon-floor run"') == 3
    assert drawn.count('class="canyon-deck"') == 1
    assert drawn.count('class="box full"') == 1
    assert drawn.count('class="box"') == 11
    assert 'class="box' not in sheet_svg(picture_of(Sheet.new()))
