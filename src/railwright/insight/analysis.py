"""One call for every game: a record goes in, a report comes out."""

from __future__ import annotations

from railwright.insight.depth import DEFAULT_DEPTH, depth_named
from railwright.insight.records import game_of
from railwright.insight.report import Report
from railwright.insight.watching import Cancelled, Progress, never, unheard


def analyse(
    record: str, *, depth: str = DEFAULT_DEPTH, progress: Progress = unheard, cancelled: Cancelled = never
) -> Report:
    """What a finished game tells its players. The same record and depth give the same report, bit for bit.

    record: the game as text, in the notation of either game; one that cannot be replayed, or is not over, is refused.
    depth: how far to look (depth.py). progress: told from time to time how much of the work is done, from 0 to 1.
    cancelled: asked every few hundredths of a second; once it says yes, CancelledError ends the analysis.
    """
    looking = depth_named(depth)
    if game_of(record) == "line":
        from railwright.insight.line.analysis import analyse_match as analyse_line
        from railwright.line.record import read_record as read_line

        return analyse_line(read_line(record), looking, progress, cancelled)
    from railwright.ink.record import read_record
    from railwright.insight.ink.analysis import analyse_match

    return analyse_match(read_record(record), looking, progress, cancelled)
