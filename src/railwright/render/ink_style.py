"""How the drawings of Railroad Ink look, as CSS: one text for the page and, with its colours put in, for a picture."""

from __future__ import annotations

from collections.abc import Mapping

from railwright.render.art import Colour, Lit, drawings, merged
from railwright.render.style import filled_in, scoped
from railwright.render.theme import PENS, SMALL_PENS, TINY_PENS, Palette, Pens

_SHEET = """
.board .ground { fill: var(--sheet); }
.board .middle { fill: var(--sheet-2); }
.board .grid { stroke: var(--grid); stroke-width: var(--w-grid); fill: none; }
.board .centre-mark { stroke: var(--printed); stroke-width: 2; fill: none; }
.board .frame { stroke: var(--ink); stroke-width: var(--w-frame); fill: none; stroke-linecap: square; }
.board .coord { font: 500 15px var(--sans); fill: var(--ink-3); text-anchor: middle; dominant-baseline: central; }
.board .round { font: italic 400 17px var(--serif); fill: var(--ink-3); text-anchor: middle; dominant-baseline: central; paint-order: stroke; stroke: var(--sheet); stroke-width: 5px; stroke-linejoin: round; }
.board .round.wet { fill: var(--me); }
.board .legal .wash { fill: var(--me-wash); }
.board .legal .ticks { stroke: var(--me); stroke-width: 2.4; fill: none; stroke-linecap: round; }
.board .building { color: var(--printed); fill: none; stroke: currentColor; stroke-width: 2.6; stroke-linejoin: round; stroke-linecap: round; }
.board .building .solid { fill: currentColor; stroke: none; }
.board .building .chip { fill: var(--sheet); stroke: none; opacity: .85; }
.board .building.done { color: var(--ink-2); }
.board .building.fresh { color: var(--me); }
.board .band { fill: none; stroke-width: var(--w-band); }
.board .bands { opacity: .3; }
.board .trace { fill: none; stroke-width: var(--w-trace); stroke-linejoin: round; stroke-linecap: round; }
.board .trace-casing { fill: none; stroke: var(--sheet); stroke-width: 13; stroke-linejoin: round; stroke-linecap: round; }
.board .trace.road { stroke: var(--trace-road); }
.board .trace.rail { stroke: var(--trace-rail); }
.board .error circle { fill: var(--sheet); stroke: var(--bad); stroke-width: 2.6; }
.board .error path { stroke: var(--bad); stroke-width: 3.6; stroke-linecap: round; }
"""  # noqa: E501  # a rule is a line


def _rules() -> str:
    return "".join(art.style.lstrip("\n") for art in drawings()) + _SHEET.lstrip("\n")


def page_style() -> str:
    """The style sheet of the page: the pens, the colours that expansions bring, and all rules."""
    own: Mapping[str, Colour] = merged("colours")
    plain = "".join(f"--{name}:light-dark({c.light},{c.dark});" for name, c in own.items())
    distinct = "".join(
        f"--{name}:light-dark({c.distinct[0]},{c.distinct[1]});" for name, c in own.items() if c.distinct
    )
    areas: Mapping[str, Lit] = merged("areas")
    lit = "".join(f".area-{name.replace(' ', '-')}{{--area:var(--{one.colour})}}\n" for name, one in areas.items())
    return (
        f":root{{{_pens(PENS)}{plain}}}\n"
        f':root[data-palette="distinct"]{{{distinct}}}\n'
        f".board.small{{{_pens(SMALL_PENS)}}}\n.board.tiny{{{_pens(TINY_PENS)}}}\n{lit}{_rules()}"
    )


def _pens(pens: Pens) -> str:
    return "".join(f"--{name}:{width};" for name, width in pens.by_name.items())


def picture_style(scope: str, colours: Palette, pens: Pens, player: int, more: str = "") -> str:
    """The embedded style of one picture; `scope` is its class and keeps two pictures on one page apart."""
    own = {name: colours.own(name) for name in merged("colours")}
    values: dict[str, str | float] = {**colours.by_name(player), **pens.by_name, **own}
    return scoped(scope, filled_in(_rules() + more, values))
