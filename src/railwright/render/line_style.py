"""How Rail Line's drawings look, as CSS: the parts that the page has, too, and what only a picture has."""

from __future__ import annotations

from railwright.render.style import filled_in, scoped
from railwright.render.theme import Palette

_PARTS = """
.card { fill: var(--sheet); stroke: var(--grid); stroke-width: 1; }
.rail-line { stroke: var(--ink); stroke-width: 2.6; fill: none; }
.rail-ties { stroke: var(--ink); stroke-width: 2; fill: none; }
.plate rect { fill: var(--sheet); stroke: var(--ink); stroke-width: 1.8; }
.plate.slow rect { fill: var(--ink); }
.good { fill: none; stroke: var(--ink); stroke-width: 1.6; stroke-linejoin: round; stroke-linecap: round; }
.good .f { fill: var(--ink); stroke: none; }
.plate.slow .good { stroke: var(--sheet); stroke-width: 2.2; }
.track-number { font: 600 13px var(--sans); fill: var(--ink-2); text-anchor: middle; dominant-baseline: central; }
.slot rect { fill: none; stroke: var(--rule); stroke-width: 1.4; stroke-dasharray: 5 5; }
.slot text { font: 400 19px var(--serif); fill: var(--ink-3); text-anchor: middle; dominant-baseline: central; }
.future .rail-line, .future .rail-ties { stroke: var(--rule); }
.ghost-card { opacity: .74; }
.ghost-card .card { fill: var(--me-wash); stroke: var(--me); stroke-width: 3; }
.ghost-card .rail-line, .ghost-card .rail-ties, .ghost-card .plate rect, .ghost-card .good { stroke: var(--me); }
.ghost-card .good .f, .ghost-card .plate.slow rect { fill: var(--me); }
.ghost-card .plate.slow .good { stroke: var(--sheet); }
.loco { color: var(--me); }
.loco .body { fill: currentColor; stroke: var(--sheet); stroke-width: 3; paint-order: stroke; stroke-linejoin: round; }
.loco circle { fill: var(--sheet); stroke: currentColor; stroke-width: 2.4; }
.loco .window { fill: var(--sheet); }
.loco.slow .body { fill: var(--sheet); stroke: currentColor; stroke-width: 2.4; paint-order: normal; }
.loco.slow .window { fill: currentColor; }
"""
_ON_THE_PAGE = ":where(.line-drawing, .line-poster, .card-picture, .goods)"

_PICTURE = """
.paper { fill: var(--sheet-2); }
text { font: 13px var(--sans); fill: var(--ink-2); }
.label { font-weight: 600; fill: var(--ink); }
.frame { fill: none; stroke: var(--ink); stroke-width: 1.5; }
.chosen .frame { stroke: var(--me); stroke-width: 4; }
.back { fill: var(--sheet-2); stroke: var(--printed); stroke-width: 1.5; }
.stack { font: 22px var(--serif); text-anchor: middle; }
.bar { stroke: currentColor; stroke-width: 3; }
.mark { fill: currentColor; }
.name { font-size: 16px; font-weight: 600; fill: var(--ink); }
.note { font-size: 14px; font-weight: 400; fill: var(--ink-3); }
.points { font: 26px var(--serif); fill: var(--ink); text-anchor: end; }
.box rect { fill: var(--sheet); stroke: var(--printed); stroke-width: 1.2; }
.box text { font: 14px var(--serif); text-anchor: middle; }
.box .small { font-size: 10.5px; }
.section { stroke: var(--bad); stroke-width: 2; }
.box.marked rect { fill: var(--ink); stroke: var(--ink); }
.box.marked text { fill: var(--sheet); }
.box.next rect { stroke: currentColor; stroke-width: 2; }
.box.next text { fill: currentColor; }
.box.scores rect { fill: currentColor; stroke: currentColor; }
.box.scores text { fill: var(--sheet); }
.coin { fill: none; stroke: var(--printed); stroke-width: 1.3; }
.caption { font-size: 15px; fill: var(--ink-2); }
"""


def line_style(colours: Palette) -> str:
    """The embedded style of a picture, each rule under its class so that it does not touch a page around it."""
    players = "".join(
        f".p{player} {{ color: {colours.player(player)}; }}\n" for player in range(1, len(colours.players) + 1)
    )
    return scoped("rw-line", filled_in(_PICTURE + _PARTS + players, colours.by_name(1)))


def line_page_style() -> str:
    """The same parts for the page, inside the pictures of Rail Line only."""
    return f"{_ON_THE_PAGE} {{{_PARTS}}}\n"
