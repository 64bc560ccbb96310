"""What an analysis needs compiled, and the visible wait for it at the first one."""

from __future__ import annotations

from pathlib import Path

import railwright.insight
from railwright.bots.readiness import get_ready as get_bots_ready
from railwright.core.progress import compiling, is_compiled

TITLE = "Compiling the analysis"
_PACKAGE = Path(railwright.insight.__file__).resolve().parent


def get_ready() -> None:
    """Compile visibly what is not compiled yet; nothing happens at later starts."""
    get_bots_ready("ink", ["master"])
    get_bots_ready("line", ["master"])
    compiling(TITLE, _PACKAGE, [("a few seconds", prepare), ("a few seconds", prepare_line)])


def is_ready() -> bool:
    """Whether everything is compiled."""
    return is_compiled(TITLE, _PACKAGE)


def prepare() -> None:
    """Call everything once, on an empty sheet and with two rolls."""
    from railwright.bots.ink.aims import no_aims
    from railwright.ink.options import Options
    from railwright.ink.sheet import Sheet
    from railwright.insight.depth import DEPTHS
    from railwright.insight.ink.calibration import stand_in
    from railwright.insight.ink.valuing import Position, Valuer
    from railwright.insight.watching import Watch, never, unheard

    options = Options()
    valuer = Valuer(options, DEPTHS["quick"], stand_in(options.rounds), Watch(1, unheard, never))
    start = Position(Sheet.new().words, no_aims(), 0.0)
    valuer.tried(start, 2)
    valuer.parts(start, [valuer.rolls.slots[:1]])


def prepare_line() -> None:
    """The first decision of a game of Rail Line."""
    from railwright.core.chance import SeededChance
    from railwright.insight.depth import DEPTHS
    from railwright.insight.line.analysis import try_first
    from railwright.line.match import Match, Options, SetUp

    try_first(Match(Options(2), SetUp.drawn(2, SeededChance(0))), DEPTHS["quick"])
