"""How far an analysis looks. A sheet has the same value at every depth; what it is compared with grows."""

from __future__ import annotations

from dataclasses import dataclass

from railwright.bots.ink.players import Beam
from railwright.core.errors import MalformedError


@dataclass(frozen=True, slots=True)
class Depth:
    """What an analysis spends, in units of work, never of time."""

    name: str
    beam: Beam
    """How wide the drawings of a round are searched."""
    stages: tuple[tuple[int, int], ...]
    """How many of the finished sheets are compared, and with how many rolls of the next round each, stage by stage."""
    last: Beam
    prove: int
    """Positions to visit in the last round in search of a better sheet, until none is left."""
    futures: int
    """How often the rest of the game is played to find out in which part of the score a loss lies."""
    games: int
    """In Rail Line: possible games in which every action is tried."""


DEPTHS = {
    depth.name: depth
    for depth in (
        Depth("quick", Beam(10, 50), ((8, 12), (2, 24)), Beam(20, 80), 1_500, 8, 24),
        Depth("standard", Beam(30, 150), ((32, 12), (12, 48), (4, 168)), Beam(60, 240), 30_000, 24, 128),
        Depth("deep", Beam(60, 300), ((96, 24), (32, 84), (12, 252)), Beam(150, 600), 100_000, 96, 1_024),
    )
}
DEFAULT_DEPTH = "standard"


def depth_named(name: str) -> Depth:
    """A depth by its name; another name is refused with those that there are."""
    if name not in DEPTHS:
        raise MalformedError("insight_depth", name=repr(name[:40]), depths=list(DEPTHS))
    return DEPTHS[name]
