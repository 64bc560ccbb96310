"""In how many ways a whole roll can be drawn: pinned numbers, for each edition with each expansion.

The positions are corners of the sheet (the rest is full of trees), so that every rule of the round is at work:
special routes, buildings, rivers against routes, lava that makes trees give way, the meteor's four ways, dice that no
longer fit.
"""

from __future__ import annotations

import pytest
from tests.ink.counting import corner, naive_ways, ways
from tests.ink.sheets import EDITIONS

from railwright.core.compiled import INTERPRETED
from railwright.ink.options import Edition
from railwright.ink.rules.expansions import KEYS

pytestmark = pytest.mark.rules

FOUR_SPACES = "A1 A2 B1 B2"
FIVE_SPACES = "A1 A2 A3 B1 B2"
Kind = tuple[Edition, str | None]

WITHOUT_SPECIALS: dict[Kind, tuple[int, int]] = {
    ("base", None): (80, 271),
    ("base", "lava"): (4903, 81555),
    ("base", "meteor"): (320, 1084),
    ("base", "forest"): (832, 7085),
    ("base", "trail"): (2152, 9898),
    ("base", "river"): (843, 7749),
    ("base", "lake"): (7398, 80047),
    ("base", "desert"): (1490, 13174),
    ("base", "canyon"): (320, 3892),
    ("challenge", None): (163, 538),
    ("challenge", "lava"): (5445, 89225),
    ("challenge", "meteor"): (652, 2152),
    ("challenge", "forest"): (878, 6372),
    ("challenge", "trail"): (2102, 9253),
    ("challenge", "river"): (654, 4714),
    ("challenge", "lake"): (6001, 57928),
    ("challenge", "desert"): (1514, 11798),
    ("challenge", "canyon"): (652, 8443),
}
"""Different sheets, and sequences of actions, in four spaces with three specials spent."""
WITH_A_SPECIAL: dict[Kind, tuple[int, int]] = {
    ("base", None): (3027, 25069),
    ("base", "lava"): (160070, 10742831),
    ("base", "meteor"): (12204, 102700),
    ("base", "forest"): (28918, 737803),
    ("base", "trail"): (79308, 1063528),
    ("base", "river"): (27531, 718675),
    ("base", "lake"): (248551, 8104729),
    ("base", "canyon"): (12108, 436594),
    ("base", "desert"): (49788, 1342527),
    ("challenge", None): (6277, 51649),
    ("challenge", "lava"): (209103, 12232993),
    ("challenge", "meteor"): (25356, 212980),
    ("challenge", "forest"): (34930, 714073),
    ("challenge", "trail"): (85383, 1090018),
    ("challenge", "river"): (28261, 548449),
    ("challenge", "lake"): (224141, 6347855),
    ("challenge", "canyon"): (25108, 951856),
    ("challenge", "desert"): (56207, 1248458),
}
"""The same in five spaces with one special left."""


@pytest.mark.parametrize("expansion", KEYS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_ways_to_draw_a_roll(edition: Edition, expansion: str | None) -> None:
    """RI-3.3: in four free spaces a roll leads to so many sheets, by so many sequences of actions."""
    match, _ = corner(edition, expansion, FOUR_SPACES, spent=3)
    assert ways(match.sheets[0]) == WITHOUT_SPECIALS[edition, expansion]


@pytest.mark.parametrize("expansion", (None, "meteor") if INTERPRETED else KEYS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_ways_with_a_special(edition: Edition, expansion: str | None) -> None:
    """RI-3.4: in five free spaces and with one special left there are so many."""
    match, _ = corner(edition, expansion, FIVE_SPACES, spent=2)
    assert ways(match.sheets[0]) == WITH_A_SPECIAL[edition, expansion]


@pytest.mark.parametrize(
    ("edition", "expansion", "free", "spent"),
    [
        *((edition, expansion, "A2 B1 B2", 3) for edition in EDITIONS for expansion in KEYS if expansion != "lava"),
        *((edition, "lava", "A2 B1", 3) for edition in EDITIONS),
        *((edition, None, FOUR_SPACES, 3) for edition in EDITIONS),
        *(
            (edition, expansion, "A1 B1", 2)
            for edition in EDITIONS
            for expansion in (None, "meteor", "forest", "trail", "river")
        ),
        *(("challenge", expansion, "A1 A2", 2) for expansion in (None, "forest", "trail")),
    ],
)
def test_the_naive_reading_counts_the_same(edition: Edition, expansion: str | None, free: str, spent: int) -> None:
    """RI-3.3, RI-5.1, RI-6.4: where it is small enough the naive reading of the rules, sequence by sequence, agrees."""
    match, player = corner(edition, expansion, free, spent)
    assert ways(match.sheets[0]) == naive_ways(player)
